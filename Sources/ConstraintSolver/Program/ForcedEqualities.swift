/// Inequalities that can hold only with equality, because others ask for the opposite.
struct ForcedEqualities {
  /// Inequalities to be taken for equalities, and their senses.
  private(set) var rows: [Int] = []
  private(set) var senses: [Int8] = []
  /// The one of `implied` that is a multiple of one of `rows`, and how many times as much it is.
  private(set) var opposites: [Int: (row: Int, share: Double)] = [:]
  /// Inequalities that hold wherever `rows` hold with equality.
  private(set) var implied: Set<Int> = []

  /// Makes none.
  init() {}

  /// Finds the inequalities among `numbers` that can hold only with equality.
  ///
  /// Two kinds are found: circles `a >= b >= … >= a`, however they cross each other, and pairs of rows that
  /// ask for the same from both sides. Rows of the basis are preferred.
  ///
  /// - Complexity: O(terms of the rows).
  init(among numbers: [Int], of program: borrowing ProgramRows, _ basis: borrowing Basis) {
    findCircles(among: numbers, program, basis)
    findOpposites(among: numbers, program, basis)
  }

  private mutating func add(_ row: Int, _ sense: Int8) {
    rows.append(row)
    senses.append(sense)
  }

  /// The rows among `numbers` that are not implied.
  func remaining(of numbers: [Int]) -> [Int] {
    implied.isEmpty ? numbers : numbers.filter { !implied.contains($0) }
  }

  /// Finds rows that say of columns in a circle that none is less than the next.
  ///
  /// All columns that reach each other along such rows are equal. Of the rows between them, those of a tree
  /// say so, and the others follow.
  private mutating func findCircles(
    among numbers: [Int],
    _ program: borrowing ProgramRows,
    _ basis: borrowing Basis
  ) {
    var comparisons: [(row: Int, pair: (greater: Int, lesser: Int))] = []
    for row in numbers {
      if let pair = program.comparison(row) { comparisons.append((row, pair)) }
    }
    if comparisons.count < 2 { return }
    var greater = SparseMatrix()
    var lesser = List<Int32>()
    for (_, pair) in comparisons {
      greater.append(1, at: Int32(truncatingIfNeeded: pair.greater))
      greater.endRow()
      lesser.append(Int32(truncatingIfNeeded: pair.lesser))
    }
    var successors = SparseMatrix()
    successors.transpose(greater, columns: program.columns)
    successors.renumber(by: lesser)
    let components = StrongComponents(successors)
    var trees = DisjointSets(count: program.columns)
    // Rows of the basis are independent of each other and stay in it.
    for takesBasis in [true, false] {
      for (row, pair) in comparisons
      where basis.contains(row) == takesBasis && components.areJoined(pair.greater, pair.lesser) {
        if trees.join(pair.greater, pair.lesser) {
          add(row, program.senses[row])
        } else {
          implied.insert(row)
        }
      }
    }
  }

  /// Finds inequalities that ask for the same from both sides.
  private mutating func findOpposites(
    among numbers: [Int],
    _ program: borrowing ProgramRows,
    _ basis: borrowing Basis
  ) {
    let joined = Set(rows)
    var known: [Int: Int] = [:]
    for row in numbers where program.senses[row] != 0 {
      if joined.contains(row) || implied.contains(row) { continue }
      let hash = Self.hash(of: row, program)
      guard let other = known[hash] else {
        known[hash] = row
        continue
      }
      guard let share = program.multiple(row, of: other),
        program.constants[row] == share * program.constants[other],
        (share > 0) == (program.senses[row] != program.senses[other])
      else { continue }
      // A row of the basis stays in it.
      let (kept, left) = basis.contains(row) ? (row, other) : (other, row)
      add(kept, program.senses[kept])
      implied.insert(left)
      opposites[kept] = (left, kept == other ? share : 1 / share)
      known[hash] = nil
    }
  }

  /// A number that is the same for rows of the same columns.
  private static func hash(of row: Int, _ program: borrowing ProgramRows) -> Int {
    var hash = 0
    for entry in program.entries(of: row) {
      hash = hash &* 31 &+ Int(program.matrix.columns[entry])
    }
    return hash
  }
}

extension ActiveSet {
  /// Puts rows into the basis in the place of columns that they mention, where one is left that stands at its
  /// own position.
  mutating func putBasicForColumns(_ rows: [Int]) {
    var isChanged = false
    for row in rows where !basis.contains(row) {
      for entry in self.rows.entries(of: row) {
        let column = Int(self.rows.matrix.columns[entry])
        if basis.row(at: column) != column { continue }
        putBasic(row, at: column)
        isChanged = true
        break
      }
    }
    if isChanged {
      factor()
      refresh()
    }
  }
}

/// Sets of numbers that grow together.
///
/// See R. Tarjan, "Efficiency of a good but not linear set union
/// algorithm", 1975.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  /// Joins the sets of two numbers; returns false where they share theirs.
  mutating func join(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (root(of: first), root(of: second))
    parents[one] = other
    return one != other
  }

  private mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }
}

extension ActiveSet {
  /// The inequalities among `numbers` that can hold only with equality.
  func forcedEqualities(among numbers: [Int]) -> ForcedEqualities {
    ForcedEqualities(among: numbers, of: rows, basis)
  }
}
