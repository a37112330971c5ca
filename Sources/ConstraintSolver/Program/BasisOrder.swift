/// The rows of a program's basis in an order in which each determines one column, as far as there is one.
///
/// Where there is none, columns of the next block of the ``BlockTriangularForm`` are torn: taken as known, until as
/// many rows are without unknowns as columns were torn. Those form a simultaneous block. What is computed from torn
/// columns carries their errors; where these would grow too much, another column is torn.
struct BasisOrder {
  /// A column, and the row that determines it; -1 where it was torn.
  struct Step: BitwiseCopyable {
    var column: Int32
    var row: Int32
  }

  /// Columns and rows of one simultaneous block.
  struct Block {
    var columns: [Int32] = []
    var rows: [Int32] = []
  }

  /// Everything a column is computed from comes before it.
  private(set) var steps: [Step] = []
  private(set) var blocks: [Block] = []
  /// Unknown columns of each position's row, or -1 once it has its place.
  private var unknown: [Int32]
  /// Rows without a place that mention a column, or -1 once it is known.
  private var mentions: [Int32]
  private var single: [Int32] = []
  private var open = Block()
  /// How many steps were made when the open block began.
  private var stepsBeforeBlock = 0
  /// How much larger each column's error may be than those of the open block's torn columns; zero for what
  /// does not depend on them.
  private var growth: [Double]

  /// Orders the basis; columns in `tearing` are torn rather than others, the first ones first.
  init(
    _ program: borrowing ProgramRows,
    _ basis: borrowing Basis,
    tearing: [Int32]
  ) {
    unknown = Array(repeating: 1, count: program.columns)
    mentions = Array(repeating: 0, count: program.columns)
    growth = Array(repeating: 0, count: program.columns)
    for position in 0..<program.columns {
      let row = Int(basis.rows[position])
      if row < program.columns {
        mentions[row] += 1
      } else {
        unknown[position] = Int32(truncatingIfNeeded: program.entries(of: row).count)
        for entry in program.entries(of: row) { mentions[Int(program.matrix.columns[entry])] += 1 }
      }
    }
    for position in (0..<program.columns).reversed() where unknown[position] == 1 {
      single.append(Int32(truncatingIfNeeded: position))
    }
    orderSingles(program, basis)
    let last = takeLast(program, basis)
    for column in candidates(tearing, program, basis) where mentions[Int(column)] >= 0 {
      tear(column, program, basis)
    }
    steps.append(contentsOf: last.reversed())
  }

  /// The columns without a place, block by block, those to be torn rather than others first in each.
  private func candidates(
    _ tearing: [Int32],
    _ program: borrowing ProgramRows,
    _ basis: borrowing Basis
  ) -> [Int32] {
    let positions = unknown.indices.filter { unknown[$0] > 0 }
    if positions.isEmpty { return [] }
    let form = BlockTriangularForm(program, basis, isOpen: { mentions[$0] >= 0 }, positions)
    var isListed = mentions.map { $0 < 0 }
    var candidates: [(block: Int32, place: Int, column: Int32)] = []
    let all = mentions.indices.map { Int32(truncatingIfNeeded: $0) }
    for column in tearing + all where !isListed[Int(column)] {
      isListed[Int(column)] = true
      candidates.append((form.block(of: column), candidates.count, column))
    }
    candidates.sort { ($0.block, $0.place) < ($1.block, $1.place) }
    return candidates.map { $0.column }
  }

  /// Lets rows with one unknown determine it.
  private mutating func orderSingles(_ program: borrowing ProgramRows, _ basis: borrowing Basis) {
    while let position = single.popLast() {
      if unknown[Int(position)] != 1 { continue }
      let row = basis.rows[position]
      guard let column = unknownColumn(of: Int(row), program) else { continue }
      if !open.columns.isEmpty {
        let growth = growth(of: column, determinedBy: Int(row), program)
        if growth > Self.mostGrowth {
          makeKnown(column, program, basis)
          continue
        }
        self.growth[Int(column)] = growth
      }
      unknown[Int(position)] = -1
      steps.append(Step(column: column, row: row))
      know(column, program, basis)
    }
  }

  /// Rounding that grows by no more than this stays within what passes for zero in the smallest systems:
  /// `2⁻⁵³ · 2³ < 2⁻⁴⁸`; see ``Accuracy``.
  private static var mostGrowth: Double { 0x1p3 }

  private func growth(
    of column: Int32,
    determinedBy row: Int,
    _ program: borrowing ProgramRows
  ) -> Double {
    if row < program.columns { return 0 }
    var largest = 0.0
    var own = 1.0
    for entry in program.entries(of: row) {
      let size = abs(program.matrix.factors[entry])
      if program.matrix.columns[entry] == column {
        own = size
      } else {
        largest = max(largest, size * growth[Int(program.matrix.columns[entry])])
      }
    }
    return largest / own
  }

  private func unknownColumn(of row: Int, _ program: borrowing ProgramRows) -> Int32? {
    if row < program.columns { return Int32(truncatingIfNeeded: row) }
    for entry in program.entries(of: row) where mentions[Int(program.matrix.columns[entry])] >= 0 {
      return program.matrix.columns[entry]
    }
    return nil
  }

  /// Counts one unknown less in the rows that mention a column.
  private mutating func know(
    _ column: Int32,
    _ program: borrowing ProgramRows,
    _ basis: borrowing Basis
  ) {
    mentions[Int(column)] = -1
    countKnown(in: Int(column), program, basis)
    for entry in program.byColumn.entries(of: Int(column)) {
      countKnown(in: Int(program.byColumn.columns[entry]) + program.columns, program, basis)
    }
  }

  private mutating func countKnown(
    in row: Int,
    _ program: borrowing ProgramRows,
    _ basis: borrowing Basis
  ) {
    let position = Int(basis.positions[row])
    if position < 0 || unknown[position] < 0 { return }
    unknown[position] -= 1
    if unknown[position] == 1 {
      single.append(Int32(truncatingIfNeeded: position))
    } else if unknown[position] == 0 {
      unknown[position] = -1
      open.rows.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Takes columns that one row without a place mentions, which determines them after all else; the first
  /// comes last.
  private mutating func takeLast(_ program: borrowing ProgramRows, _ basis: borrowing Basis)
    -> [Step]
  {
    var taken: [Step] = []
    var pending = mentions.indices.filter { mentions[$0] == 1 }
    // Rows that were determined do not count any more.
    for position in unknown.indices where unknown[position] < 0 {
      let row = Int(basis.rows[position])
      if row >= program.columns { pass(row, program, &pending) }
    }
    while let column = pending.popLast() {
      if mentions[column] != 1 { continue }
      for entry in program.byColumn.entries(of: column) {
        let row = Int(program.byColumn.columns[entry]) + program.columns
        let position = Int(basis.positions[row])
        if position < 0 || unknown[position] < 0 { continue }
        unknown[position] = -1
        mentions[column] = -1
        taken.append(
          Step(column: Int32(truncatingIfNeeded: column), row: Int32(truncatingIfNeeded: row))
        )
        pass(row, program, &pending)
        break
      }
    }
    return taken
  }

  /// Counts a row no more, and lists its columns that only one other row mentions now.
  private mutating func pass(
    _ row: Int,
    _ program: borrowing ProgramRows,
    _ pending: inout [Int]
  ) {
    for entry in program.entries(of: row) {
      let column = Int(program.matrix.columns[entry])
      if mentions[column] < 0 { continue }
      mentions[column] -= 1
      if mentions[column] == 1 { pending.append(column) }
    }
  }

  /// Takes a column as known, and all that follows.
  private mutating func tear(
    _ column: Int32,
    _ program: borrowing ProgramRows,
    _ basis: borrowing Basis
  ) {
    if open.columns.isEmpty { stepsBeforeBlock = steps.count }
    makeKnown(column, program, basis)
    orderSingles(program, basis)
    if open.columns.count == open.rows.count {
      blocks.append(open)
      open = Block()
      for step in steps[stepsBeforeBlock...] { growth[Int(step.column)] = 0 }
    }
  }

  private mutating func makeKnown(
    _ column: Int32,
    _ program: borrowing ProgramRows,
    _ basis: borrowing Basis
  ) {
    open.columns.append(column)
    growth[Int(column)] = 1
    steps.append(Step(column: column, row: -1))
    know(column, program, basis)
  }
}

extension ActiveSet {
  /// Orders the basis; columns in `tearing` are torn rather than others, the first ones first.
  func order(tearing: [Int32]) -> BasisOrder { BasisOrder(rows, basis, tearing: tearing) }
}
