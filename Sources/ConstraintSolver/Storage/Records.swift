/// A row as it is stored; its terms lie side by side elsewhere.
struct RowRecord: BitwiseCopyable {
  var head: RowHead
  var constant: Double
  var rank: UInt64
  /// The order of adding, which decides between equal ranks.
  var sequence: UInt32
  /// The variable the row determines, -1, or the code of a joint group; in vacant places the next.
  var determined: Int32
  /// The round of marking the row was met in last.
  var mark: Int32
  /// The place of the first term.
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

/// A variable on the way of a walk, and the term at which the walk goes on from it.
struct PathStep: BitwiseCopyable {
  var variable: Int32
  var slot: Int32
}

/// Consecutive variables that were added since the last solve.
struct FreshBlock: BitwiseCopyable {
  var start: Int
  var end: Int
}

/// What is known of a variable besides its value.
struct VariableRecord: BitwiseCopyable {
  /// The row that determines the variable, or one of the codes in ``Determination``.
  var determiner: Int32
  /// The first term in the list of the variable's terms, or -1; in vacant blocks the next.
  var firstSlot: Int32
  /// The round of marking the variable was met in last.
  var mark: Int32
  var flags: UInt16
  /// One of ``Verdict``.
  var verdict: UInt16

  /// A variable without rows that no solve has seen.
  static var new: VariableRecord {
    VariableRecord(
      determiner: Determination.unknown,
      firstSlot: -1,
      mark: 0,
      flags: VariableFlag.new,
      verdict: 0
    )
  }
}
