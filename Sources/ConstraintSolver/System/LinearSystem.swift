/// The rows and variables of a solver, and the values of the last solve.
///
/// Which row determines which variable stands with the records, because it is asked together with
/// them; ``MethodGraph`` holds what else belongs to the graph.
struct LinearSystem: ~Copyable {
  /// The value of each variable.
  var values = Table<VariableRecord, Double>()
  var variables = Table<VariableRecord, VariableRecord>()
  /// Where each variable stands in the order of the canonical choice; see ``precedes(_:_:)``.
  ///
  /// The highest bit is that of positions, which come after all other variables.
  var orders = Table<VariableRecord, UInt64>()
  var rows = Table<RowRecord, RowRecord>()
  /// The terms of a row are consecutive; those of a variable are a list by ``TermRecord/next``.
  var terms = Table<TermRecord, TermRecord>()
  var levels = LevelTable()
  var nextSequence: UInt32 = 0
  /// The walk whose number what was met last bears as its mark.
  var walk = WalkNumber()
  var magnitudes = MagnitudeBound()
  /// What passes for zero where values follow from rows one by one.
  var accuracy = Accuracy()
  /// The first vacant block of variables of each length, or none.
  var vacantBlocks = List<VariableID>()
  /// The first vacant row of each size class of terms, or none.
  var vacantRows = List<RowID>()
  var vacantRowCount = 0

  /// Where the terms of a row lie.
  @inline(__always)
  func terms(of row: RowID) -> IdentifierRange<TermRecord> {
    let first = rows[row].firstTerm
    return IdentifierRange(from: first, to: first.advanced(by: rows[row].head.count))
  }

  /// The row of a term in the list of a variable's terms, and the place moved on to the next one.
  ///
  /// - Parameter place: A term of the list; none behind the last one.
  /// - Returns: The row; nil behind the last term.
  @inline(__always)
  func takeRow(_ place: inout TermID) -> RowID? {
    if place.isNone { return nil }
    let row = terms[place].row
    place = terms[place].next
    return row
  }

  @inline(__always)
  func isLive(_ variable: VariableID) -> Bool {
    variables.contains(variable) && variables[variable].determination != .removed
  }

  /// The row that a handle from outside names, if it is in use.
  @inline(__always)
  func checked(_ row: Row) throws(SolverError) -> RowID {
    guard rows.contains(row.id) && rows[row.id].head.isLive else { throw .unknownRow(row) }
    return row.id
  }

  @inline(__always)
  func priority(of row: RowID) -> Double { levels.priority(of: rows[row].head.level) }

  /// The position of a row's level from the top.
  @inline(__always)
  func rank(of row: RowID) -> Int32 { levels.rank(of: rows[row].head.level) }

  /// The bit of ``orders`` that makes a variable a position.
  static var positionBit: UInt64 { 1 &<< 63 }

  /// Whether the canonical choice takes the least value of the variable, not the one nearest to zero.
  @inline(__always)
  func isPosition(_ variable: VariableID) -> Bool { orders[variable] >= Self.positionBit }

  /// Whether the canonical choice decides a variable before another one.
  @inline(__always)
  func precedes(_ variable: VariableID, _ other: VariableID) -> Bool {
    orders[variable] != orders[other] ? orders[variable] < orders[other] : variable < other
  }

  /// The place of a row among those of its level that yield, the last of which yields the least: that of the first
  /// variable it mentions.
  func yieldingOrder(of row: RowID) -> UInt64 {
    orders[terms[rows[row].firstTerm].variable] & ~Self.positionBit
  }

  /// Whether `row` comes before `other` when required rows are accepted one by one.
  @inline(__always)
  func isOlder(_ row: RowID, _ other: RowID) -> Bool {
    rows[row].rank != rows[other].rank
      ? rows[row].rank < rows[other].rank : rows[row].sequence < rows[other].sequence
  }

  /// Whether the variable's value is a choice rather than a consequence of required equalities.
  @inline(__always)
  func isChoice(_ variable: VariableID) -> Bool {
    let determination = variables[variable].determination
    guard let row = determination.row else { return determination != .unknown }
    return !rows[row].head.isRequiredEquality
  }

  /// Puts a term of a row at the head of the list of its variable's terms, which began with `next`.
  @inline(__always)
  mutating func link(_ term: Term, at position: TermID, of row: RowID, before next: TermID) {
    terms[position] = TermRecord(
      coefficient: term.coefficient,
      variable: term.variable.id,
      next: next,
      previous: .none,
      row: row
    )
    if !next.isNone { terms[next].previous = position }
    variables[term.variable.id].firstTerm = position
  }

  /// Takes a term out of the list of its variable's terms.
  @inline(__always)
  mutating func unlink(_ position: TermID) {
    let term = terms[position]
    if !term.previous.isNone {
      terms[term.previous].next = term.next
    } else {
      variables[term.variable].firstTerm = term.next
    }
    if !term.next.isNone { terms[term.next].previous = term.previous }
  }
}

/// An upper bound on the magnitude of every constant in use, against which rounding is judged.
///
/// When the largest constant goes or shrinks, the bound is stale, which costs time and nothing else:
/// more violations are then compared with all they were computed from. It is computed anew once as many
/// constants came, went and changed as there are rows, so that this takes a few steps for each.
struct MagnitudeBound: BitwiseCopyable {
  private(set) var bound = 0.0
  private var isStale = false
  private var edits = 0

  /// Whether enough happened since a constant of that size left.
  @inline(__always)
  func isDue(rows: Int) -> Bool { isStale && edits >= rows }

  /// Counts a constant in.
  @inline(__always)
  mutating func include(_ constant: Double) {
    if abs(constant) > bound { bound = abs(constant) }
  }

  /// Counts a constant out.
  @inline(__always)
  mutating func exclude(_ constant: Double) {
    edits &+= 1
    if abs(constant) >= bound { isStale = true }
  }
}

extension LinearSystem {
  /// Computes the bound on magnitudes anew if that is due.
  @inline(__always)
  mutating func refreshMagnitudes() {
    if magnitudes.isDue(rows: rows.count) { recomputeMagnitudes() }
  }

  @inline(never)
  private mutating func recomputeMagnitudes() {
    magnitudes = MagnitudeBound()
    for row in rows.ids where rows[row].head.isLive {
      magnitudes.include(rows[row].constant)
    }
  }
}
