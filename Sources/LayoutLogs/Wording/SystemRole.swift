/// Who made a row that no author wrote.
package struct SystemRole: Sendable {
  /// The part of the system, in words.
  package let name: String
  /// Why the system probably removes the row a moment later; nil if it stays.
  package let transience: String?

  private init(_ name: String, _ transience: String? = nil) {
    self.name = name
    self.transience = transience
  }

  /// The part of the system that made a row; nil for rows of the author's.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isMasonry: Whether the report has rows of Masonry's, which hide identifiers.
  init?(_ row: LogRow, isMasonry: Bool) {
    let isZero = row.formula.map { $0.second == nil && $0.constant == 0 } ?? false
    let identifier = row.identifier ?? ""
    func has(_ words: String...) -> Bool {
      words.contains { contains(identifier, $0) }
    }
    if has("-Encapsulated-Layout-") {
      self.init(
        "the size its table, collection or hosting view gives it now",
        isZero
          ? "the view has no size yet"
          : has("-Height") && row.isOfCell
            ? "a cell gets this height before its own is measured" : nil
      )
    } else if has("UITemporaryLayout", "fittingSize") {
      self.init("a measuring pass", "it holds only while the system measures")
    } else if has("UISV-hiding") {
      self.init("a stack view, for a view that is hidden")
    } else if has("UISV-", "NSStackView") {
      self.init("a stack view")
    } else if has("argin-guide-constraint") {
      self.init("the layout margins")
    } else if has("SafeAreaLayoutGuide") {
      self.init("the safe area")
    } else if has("IB_Leading", "IB_Trailing", "TB_Leading", "TB_Trailing", "UIButtonBar.") {
      self.init("a bar with button items", "bars have no width before their first layout")
    } else if has(
      "accessoryView.",
      "assistantHeight",
      "assistantView.",
      "UIInputWindowController",
      "UIInputViewSetPlacement"
    ) {
      self.init("the keyboard, which is the system's own")
    } else if has("GridView.") {
      self.init("a grid view")
    } else {
      self.init(class: row, isZero: isZero, isMasonry: isMasonry)
    }
  }

  private init?(class row: LogRow, isZero: Bool, isMasonry: Bool) {
    func has(_ word: String) -> Bool { contains(row.className, word) }
    let zero = isZero ? "the view was first laid out at zero size" : nil
    if has("AutoresizingMaskLayoutConstraint") || row.mask != nil {
      self.init("an autoresizing mask (translatesAutoresizingMaskIntoConstraints)", zero)
    } else if has("UILayoutSupportConstraint") {
      self.init("the top or bottom layout guide")
    } else if has("UISystemBaselineConstraint") {
      self.init("system spacing between baselines")
    } else if has("NSIBPrototypingLayoutConstraint") {
      self.init("Interface Builder, for views without constraints")
    } else if has("NSContentSizeLayoutConstraint") {
      self.init("the view's natural size")
    } else if isMasonry, isZero, !has("MAS"), row.formula?.first.attribute.kind == .size {
      self.init("probably a cell's size or an autoresizing mask, whose names Masonry hides", zero)
    } else {
      return nil
    }
  }
}

/// Whether a word stands in a text, byte for byte.
private func contains(_ text: String, _ word: String) -> Bool {
  Array(text.utf8)[...].contains(words: word)
}

extension LogRow {
  /// Whether the row's first item is a cell or lies around a cell's content, as its class says.
  fileprivate var isOfCell: Bool {
    formula.map { contains($0.first.item.className, "Cell") } ?? false
  }
}
