/// The rows of a block that stay, in a block of their own as it was.
struct Residue {
  private let unit: LayoutUnit
  private let rows: [LayoutRow]
  private let remarks: Remarks
  private let style: SourceStyle

  init(_ unit: LayoutUnit, _ rows: [LayoutRow], _ remarks: Remarks, _ style: SourceStyle) {
    self.unit = unit
    self.rows = rows
    self.remarks = remarks
    self.style = style
  }

  /// Whether a unit's rows mean the same in two blocks, of which one has some of them.
  static func canDivide(
    _ unit: LayoutUnit,
    leaving rows: [LayoutRow],
    _ source: SwiftSource
  ) -> Bool {
    if unit.header != nil, unit.footer != nil { return !unit.hasFlow }
    guard let list = activation(in: unit, source), unit.keeps == nil, !unit.hasFlow else {
      return false
    }
    // What has a name or properties of its own is made in front of the list.
    return list.lowerBound == unit.tokens.lowerBound
      || rows.allSatisfy { $0.tokens.lowerBound >= list.upperBound }
  }

  /// `NSLayoutConstraint.activate([`, up to its bracket.
  private static func activation(in unit: LayoutUnit, _ source: SwiftSource) -> Range<Int>? {
    unit.tokens.first { index in
      source.isToken(index + 1, ".") && source.isToken(index + 2, "activate")
        && source.isToken(index + 3, "(") && source.isToken(index + 4, "[")
    }.map { $0..<$0 + 5 }
  }

  /// The lines of the block, behind a comment with the reasons.
  func lines(_ source: SwiftSource) -> [String] {
    var reasons: [String] = []
    for reason in rows.flatMap(\.reasons) where !reasons.contains(reason.text) {
      reasons.append(reason.text)
    }
    var lines = [SourceStyle.mark + reasons.joined(separator: "; ")]
    let isBlock = unit.header != nil && !unit.isList
    let header =
      unit.header ?? Self.activation(in: unit, source)
      ?? unit.tokens.lowerBound..<unit.tokens.lowerBound + 5
    lines += style.lines(of: header, source)
    for (index, row) in rows.enumerated() {
      let remark = remarks.byRow[row.tokens.lowerBound]
      if index > 0, remark?.isBlankBefore ?? false { lines.append("") }
      lines += (remark?.before ?? []).map { style.indentation + $0 }
      var own = style.lines(of: row.tokens, source)
      if !isBlock, unit.header == nil || index + 1 < rows.count { own[own.count - 1] += "," }
      if let behind = remark?.behind, !behind.isEmpty {
        own[own.count - 1] += "  " + behind.joined(separator: " ")
      }
      lines += own.map { style.indentation + $0 }
    }
    return lines + (unit.footer.map { style.lines(of: $0, source) } ?? ["])"])
  }
}
