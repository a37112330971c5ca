/// The finest blocks of a basis: columns that only several rows together determine, each after the blocks that it needs.
///
/// Each column is matched with a row that mentions it. Columns belong to one block where the row of each mentions the
/// next, all the way round: blocks are strong components, whichever matching was found (see I. Duff, A. Erisman and
/// J. Reid, "Direct methods for sparse matrices", 2017, chapter 6).
///
/// A column that was determined in an order across blocks would carry the rounding of values that it does not depend on.
struct BlockTriangularForm {
  private let components: StrongComponents

  /// Finds the blocks of the columns without a place, and of the rows without one.
  ///
  /// - Parameters:
  ///   - program: The rows.
  ///   - basis: Which of them are basic.
  ///   - isOpen: By columns, whether a column has no place yet.
  ///   - positions: The positions of the rows without a place, as many as such columns.
  /// - Complexity: O(columns · entries) at worst, and nearly O(entries) where most rows find a column at once.
  init(
    _ program: borrowing ProgramRows,
    _ basis: borrowing Basis,
    isOpen: (Int) -> Bool,
    _ positions: [Int]
  ) {
    var matching = Matching(columns: program.columns)
    for position in positions {
      matching.match(Int(basis.rows[position]), program, isOpen)
    }
    var successors = SparseMatrix()
    for column in 0..<program.columns {
      if let row = matching.row(of: column) {
        for entry in program.entries(of: row) {
          let other = program.matrix.columns[entry]
          if isOpen(Int(other)) { successors.append(1, at: other) }
        }
      }
      successors.endRow()
    }
    components = StrongComponents(successors)
  }

  /// The number of a column's block: none needs one with a larger number.
  func block(of column: Int32) -> Int32 { components.component(of: Int(column)) }
}

/// Rows and columns in pairs, found by augmenting paths.
///
/// See I. Duff, "On algorithms for obtaining a maximum transversal", 1981.
private struct Matching {
  /// The row of each column, -1 if it has none.
  private var rowOfColumn: [Int32]
  /// The row whose search came to each column last.
  private var visitor: [Int32]
  private var path: [Step] = []

  /// A row on the way, its entry that is looked at next, and the column that leads on.
  private struct Step {
    var row: Int
    var entry: Int
    var column: Int
  }

  init(columns: Int) {
    rowOfColumn = Array(repeating: -1, count: columns)
    visitor = rowOfColumn
  }

  func row(of column: Int) -> Int? { rowOfColumn[column] < 0 ? nil : Int(rowOfColumn[column]) }

  /// Finds a column for a row, where need be by giving other rows another column.
  mutating func match(
    _ row: Int,
    _ program: borrowing ProgramRows,
    _ isOpen: (Int) -> Bool
  ) {
    let searcher = Int32(truncatingIfNeeded: row)
    path.removeAll()
    var next = row
    while true {
      let entries = program.entries(of: next)
      path.append(Step(row: next, entry: entries.lowerBound, column: -1))
      if let column = freeColumn(entries, program, isOpen) {
        path[path.count - 1].column = column
        for step in path { rowOfColumn[step.column] = Int32(truncatingIfNeeded: step.row) }
        return
      }
      guard let column = leadingColumn(searcher, program, isOpen) else { return }
      next = Int(rowOfColumn[column])
    }
  }

  /// A taken column that the search has not come to, of the last row on the way that has one; rows behind it go.
  private mutating func leadingColumn(
    _ searcher: Int32,
    _ program: borrowing ProgramRows,
    _ isOpen: (Int) -> Bool
  ) -> Int? {
    while !path.isEmpty {
      if let column = nextColumn(searcher, program, isOpen) { return column }
      path.removeLast()
    }
    return nil
  }

  private func freeColumn(
    _ entries: Range<Int>,
    _ program: borrowing ProgramRows,
    _ isOpen: (Int) -> Bool
  ) -> Int? {
    for entry in entries {
      let column = Int(program.matrix.columns[entry])
      if isOpen(column) && rowOfColumn[column] < 0 { return column }
    }
    return nil
  }

  /// The next column of the last row on the way that the search has not come to; nil if there is none.
  private mutating func nextColumn(
    _ searcher: Int32,
    _ program: borrowing ProgramRows,
    _ isOpen: (Int) -> Bool
  ) -> Int? {
    let last = path.count - 1
    for entry in path[last].entry..<program.entries(of: path[last].row).upperBound {
      let column = Int(program.matrix.columns[entry])
      if !isOpen(column) || visitor[column] == searcher { continue }
      visitor[column] = searcher
      path[last].entry = entry + 1
      path[last].column = column
      return column
    }
    return nil
  }
}
