import ConstraintKernel

/// Several items that one line of source code speaks about, in their order.
struct ItemRow {
  let items: [any LayoutItem]
  let source: LayoutSource

  init(_ items: some Collection<any LayoutItem>, _ file: StaticString, _ line: UInt) {
    self.items = Array(items)
    source = LayoutSource(file: file, line: line)
  }

  init(_ items: some Collection<some LayoutItem>, _ file: StaticString, _ line: UInt) {
    self.items = items.map { $0 }
    source = LayoutSource(file: file, line: line)
  }

  func phrase(_ item: any LayoutItem) -> Phrase { Phrase(item, source) }

  /// Whether there are enough items; too few are reported.
  func hasAtLeast(_ count: Int, for purpose: String) -> Bool {
    guard items.count < count else { return true }
    refuse(.invalidUse("\(purpose) takes at least \(count) item\(count == 1 ? "" : "s")"))
    return false
  }

  /// Reports what was asked for in vain; without any item nobody but standard error can hear it.
  func refuse(_ kind: LayoutIssue.Kind) {
    if let first = items.first {
      Admission.refuse(kind, of: first, source)
    } else {
      LayoutIssueHandler.standardError(LayoutIssue(kind, source: source))
      ConstraintScope.refuse()
    }
  }

  /// Ties an attribute of each item to that of the item before it.
  func chain(_ attribute: LayoutConstraint.Attribute, for purpose: String) -> [LayoutConstraint] {
    guard hasAtLeast(2, for: purpose) else { return [] }
    return Admission.admit(
      zip(items.dropFirst(), items).map { item, previous in
        phrase(item).constraint(attribute, to: attribute, of: previous)
      }
    )
  }

  /// Gives all items sizes in points: all of the first dimension, then all of the second.
  func setSizes(_ sizes: [(ALDimension, Double)]) -> [LayoutConstraint] {
    guard hasAtLeast(1, for: "setting sizes") else { return [] }
    return Admission.admit(
      sizes.flatMap { dimension, size in
        items.map { phrase($0).constraint(.init(dimension), to: size) }
      }
    )
  }
}
