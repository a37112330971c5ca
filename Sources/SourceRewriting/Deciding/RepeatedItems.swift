import LayoutStatements

/// Whether code may lay out one item more than once.
struct RepeatedItems {
  let reading: Reading
  private let members: TypeMembers

  /// Looks in a file.
  init(_ reading: Reading) {
    self.reading = reading
    members = TypeMembers(reading)
  }

  /// Whether the same item may be laid out by a unit more than once: by a loop around it, or by a
  /// function that is not seen to run once.
  func mayRepeat(_ unit: LayoutUnit) -> Bool {
    let chained = unit.statements.compactMap(\.word).flatMap(\.placedItems)
    guard let subject = unit.subject else { return true }
    return (chained.count > 1 ? chained : [subject]).contains { mayRepeat($0, unit) }
  }

  private func mayRepeat(_ subject: String, _ unit: LayoutUnit) -> Bool {
    let facts = reading.facts
    let scopes = facts.scopes.scopes
    // Each object that does so once does it to the same item.
    if reading.isShared(subject, at: unit.scope) { return true }
    let own = facts.place(of: subject, at: unit.scope)
    let helpers = HelperCalls(reading, members)
    var current = unit.scope
    while current != 0 {
      let isDeclaredHere = own.scope == current && own.type.isEmpty
      if isDeclaredHere, let declared = facts.declaration(of: own.item, at: current),
        declared.scope == current, !declared.madeType.isEmpty
      {
        return false
      }
      switch scopes[current].kind {
      case .function: return !members.runsOnce(current)
      case .type, .file: return false
      case .block:
        if reading.isFirstValue(current) { return false }
        if isDeclaredHere, helpers.closureName(current) != nil {
          // Two calls may hand over one item.
          guard let calls = helpers.calls(of: current, for: own.item), calls.count == 1 else {
            return true
          }
          current = calls[0].scope
          continue
        }
        if isDeclaredHere ? reading.mayGetOneAgain(current) : !reading.isBranch(current) {
          return true
        }
      }
      current = scopes[current].parent
    }
    return false
  }
}
