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
    var statements = rows.flatMap(\.statements).filter(\.changed.isEmpty)
    if conversion.target == .maker {
      for index in statements.indices {
        statements[index].constraints = statements[index].constraints.map { $0.qualified ?? $0 }
      }
      let targets = statements.flatMap(\.constraints).compactMap(\.targetItem)
      reading.printedItems = Set(targets.compactMap(\.expression))
    }
    let isOrdered = isKept && ListOrder(self.reading).matters(to: group.units[0])
    // What a call of attributes gives is in no order that the dialect promises.
    if isOrdered, conversion.target == .attribute { return Self.otherOrder }
    let readers: [any DialectReader] =
      [AnchorReader()] + (conversion.target.leavesFlags ? [] : [conversion.target.reader])
    let units = readers.flatMap { $0.units(ofPiece: reading, in: scope) }
    let reasons = units.compactMap(\.reason) + units.flatMap(\.rows).flatMap(\.reasons)
    if !reasons.isEmpty {
      if let reason = reasons.first(where: \.namesUnknown) { return reason }
      return statements.flatMap(\.constraints).contains { $0.identifier != nil }
        ? .noWords("its identifier is set in words that are not read there") : .readsDifferently
    }
    let normal = NormalForm(facts: reading.facts, scope: scope)
    let printed = units.flatMap(\.statements).flatMap(normal.texts)
    let meant = statements.flatMap(normal.texts)
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
