import LayoutStatements

/// Whether what was printed says what was meant.
extension UnitPrinter {
  /// Reads what was printed, and says why it is not what was meant; nil if it is.
  func judge(_ lines: [String], _ rows: [LayoutRow], _ group: UnitGroup) -> LeftReason? {
    let scope = group.scope
    guard let piece = try? SwiftSource(Array(lines.joined(separator: "\n").utf8)) else {
      return .readsDifferently
    }
    var reading = Reading(source: piece, facts: reading.facts)
    reading.inner = reading.facts.scopes.scopes(in: group.tokens)
    let isOrdered = isKept && ListOrder(self.reading).matters(to: group.units[0])
    // What a call of attributes gives is in no order that the dialect promises.
    if isOrdered, conversion.target == .attribute { return Self.otherOrder }
    let readers: [any DialectReader] =
      [AnchorReader()] + (conversion.target.leavesFlags ? [] : [conversion.target.reader])
    let units = readers.flatMap { $0.units(ofPiece: reading, in: scope) }
    if units.contains(where: { $0.reason != nil || $0.rows.contains { !$0.reasons.isEmpty } }) {
      return .readsDifferently
    }
    let normal = NormalForm(facts: reading.facts, scope: scope)
    let printed = units.flatMap(\.statements).flatMap(normal.texts)
    let meant = rows.flatMap(\.statements).filter(\.changed.isEmpty).flatMap(normal.texts)
    if printed.sorted() != meant.sorted() { return .readsDifferently }
    return isOrdered && printed != meant ? Self.otherOrder : nil
  }

  private static let otherOrder = LeftReason.noWords(
    "its list would hold the constraints in another order, and code may ask for one by its place"
  )
}

extension SourceDialect {
  /// The reader of this dialect.
  fileprivate var reader: any DialectReader {
    switch self {
    case .operators: OperatorReader()
    case .maker: MakerReader()
    case .attribute: AttributeReader()
    case .autoPin: AutoPinReader()
    case .anchors, .constraint, .scene: AnchorReader()
    }
  }
}
