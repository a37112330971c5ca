/// A row as it is stored; its terms lie side by side elsewhere.
struct RowRecord: BitwiseCopyable {
  var head: RowHead
  var constant: Double
  var rank: UInt64
  /// The order of adding, which decides between equal ranks; see ``nextVacant`` for vacant rows.
  var sequence: UInt32
  var role: RowRole
  /// The walk that met the row last.
  var mark: Int32
  var firstTerm: TermID

  /// Of a vacant row the next one with as much room for terms, or none.
  var nextVacant: RowID {
    get { RowID(Int32(bitPattern: sequence)) }
    set { sequence = UInt32(bitPattern: newValue.number) }
  }
}

/// One term of a row, in the list of all terms of its variable.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var variable: VariableID
  /// The next term of the variable, or none.
  var next: TermID
  /// The one before, or none.
  var previous: TermID
  var row: RowID
}

/// What is known of a variable besides its value.
struct VariableRecord: BitwiseCopyable {
  var determination: Determination
  /// The first term in the list of the variable's terms, or none; see ``nextVacant`` for vacant variables.
  var firstTerm: TermID
  /// The walk that met the variable last.
  var mark: Int32
  var flags: VariableFlags
  var verdict: Verdict

  /// Of the first variable of a vacant block that of the next block with as many, or none.
  var nextVacant: VariableID {
    get { VariableID(firstTerm.number) }
    set { firstTerm = TermID(newValue.number) }
  }

  /// A variable without rows that no solve has seen.
  static var new: VariableRecord {
    VariableRecord(determination: .unknown, firstTerm: .none, mark: 0, flags: .new, verdict: .open)
  }
}

/// Consecutive variables.
struct VariableBlock: BitwiseCopyable {
  var start: VariableID
  /// The one behind the last.
  var end: VariableID

  var variables: IdentifierRange<VariableRecord> { IdentifierRange(from: start, to: end) }
}
