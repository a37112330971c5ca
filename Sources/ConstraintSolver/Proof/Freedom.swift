/// Where a choice can go at no cost.
enum Freedom {
  case none
  case sideways
  /// To where the canonical choice would rather have it.
  case nearer
}

extension LinearSystem {
  /// Whether a choice at zero or at a row may be able to go anywhere at no cost: it is held by an inequality that
  /// need not hold it, and no other row on it alone forbids that direction.
  mutating func mayMove(_ choice: VariableID) -> Bool {
    guard let row = variables[choice].determination.row else { return true }
    if rows[row].head.isEquality || variables[choice].flags.contains(.unique) { return false }
    return !isLocked(choice, byRow: row)
  }

  /// Where a choice at a row goes that may move.
  mutating func freedom(of choice: VariableID, atRow row: RowID) -> Freedom {
    let rises = canRise(choice, from: row)
    if isPosition(choice) { return rises ? .sideways : .nearer }
    return (rises ? values[choice] < 0 : values[choice] > 0) ? .nearer : .sideways
  }

  /// Whether a variable is held against its inequality from the other side.
  mutating func isLocked(_ variable: VariableID, byRow row: RowID) -> Bool {
    isLocked(variable, upward: canRise(variable, from: row))
  }

  /// Whether the inequality that determines a variable lets it grow.
  func canRise(_ variable: VariableID, from row: RowID) -> Bool {
    (rows[row].head.sense > 0) == (coefficient(of: variable, in: row) > 0)
  }

  /// Whether a row on the variable alone forbids that direction, or makes it costly.
  ///
  /// Only rows without slack count: what violated rows cost is part of the proof's multipliers, which
  /// may cancel. A row that a block holds follows the variable.
  private mutating func isLocked(_ variable: VariableID, upward: Bool) -> Bool {
    var next = variables[variable].firstTerm
    while !next.isNone {
      let term = terms[next]
      next = term.next
      let record = rows[term.row]
      let head = record.head
      if head.count != 1 || record.role != .beside { continue }
      if head.isRejected || head.unknown > 0 { continue }
      let rest = term.coefficient * values[variable] - record.constant
      if abs(rest) > 2 * abs(record.constant) * accuracy.zero { continue }
      let grows = upward == (term.coefficient > 0)
      if grows ? head.sense <= 0 : head.sense >= 0 { return true }
    }
    return false
  }
}

extension MethodGraph {
  /// Whether anything beside the graph, or a bound, depends on a choice at zero, so that zero need not be where
  /// the canonical choice has a position.
  ///
  /// - Complexity: O(terms downstream).
  mutating func mayBeBounded(_ choice: VariableID, in system: inout LinearSystem) -> Bool {
    var starts = List<VariableID>()
    var beside = List<RowID>()
    starts.append(choice)
    _ = downstream.walk(from: &starts, in: &system, beside: &beside)
    var isFree = beside.isEmpty
    for index in downstream.variables.indices where isFree {
      isFree = !system.variables[downstream.variables[index]].flags.contains(.nonnegative)
    }
    downstream.removeAll()
    return !isFree
  }
}
