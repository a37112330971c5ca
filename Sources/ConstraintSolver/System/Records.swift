/// A row as it is stored; its terms lie side by side elsewhere.
struct RowRecord: BitwiseCopyable {
  var head: RowHead
  var constant: Double
  var rank: UInt64
  /// The order of adding, which decides between equal ranks; see ``nextVacant`` for vacant rows.
  var sequence: UInt32
  /// Written by ``LinearSystem/setDetermination(of:to:)`` and its neighbors alone.
  fileprivate(set) var role: RowRole
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
  /// Written by ``LinearSystem/setDetermination(of:to:)`` alone.
  fileprivate(set) var determination: Determination
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

// The edges of the method graph: nothing else changes who determines whom.
extension LinearSystem {
  /// Sets what determines a variable, and what its row does in the graph if that is one.
  ///
  /// A row that determined it before stays what it was: it gets another variable, or is put beside.
  @inline(__always)
  mutating func setDetermination(of variable: VariableID, to determination: Determination) {
    variables[variable].determination = determination
    if let row = determination.row { rows[row].role = .determines(variable) }
  }

  /// Lets a row hold with others in a simultaneous block.
  mutating func put(_ row: RowID, inBlock block: Int) { rows[row].role = .block(block) }

  /// Takes a row out of the graph.
  @inline(__always)
  mutating func putBeside(_ row: RowID) { rows[row].role = .beside }
}
