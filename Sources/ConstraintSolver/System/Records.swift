/// A row as it is stored; its terms lie side by side elsewhere.
struct RowRecord: BitwiseCopyable {
  var head: RowHead
  var constant: Double
  var rank: UInt64
  /// The order of adding, which decides between equal ranks; in vacant rows the next vacant one.
  var sequence: UInt32
  var role: RowRole
  /// The walk that met the row last.
  var mark: Int32
  /// The position of the first term.
  var firstTerm: Int32
}

/// One term of a row, in the list of all terms of its variable.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  /// The next term of the variable, or -1.
  var next: Int32
  /// The one before, or -1.
  var previous: Int32
  var row: Int32
}

/// What is known of a variable besides its value.
struct VariableRecord: BitwiseCopyable {
  var determination: Determination
  /// The first term in the list of the variable's terms, or -1; in vacant blocks the next block.
  var firstTerm: Int32
  /// The walk that met the variable last.
  var mark: Int32
  var flags: VariableFlags
  var verdict: Verdict

  /// A variable without rows that no solve has seen.
  static var new: VariableRecord {
    VariableRecord(determination: .unknown, firstTerm: -1, mark: 0, flags: .new, verdict: .open)
  }
}

/// Consecutive variables.
struct VariableBlock: BitwiseCopyable {
  var start: Int
  var end: Int
}
