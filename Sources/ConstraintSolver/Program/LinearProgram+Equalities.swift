/// Inequalities that can hold only with equality, because others ask for the opposite.
struct ForcedEqualities {
  /// Inequalities to be taken for equalities, and their senses.
  var rows: [Int] = []
  var senses: [Int8] = []
  /// The one of `implied` that is a multiple of one of `rows`, and how many times as much it is.
  var opposites: [Int: (row: Int, share: Double)] = [:]
  /// Inequalities that hold wherever `rows` hold with equality.
  var implied: Set<Int> = []

  mutating func add(_ row: Int, _ sense: Int8) {
    rows.append(row)
    senses.append(sense)
  }

  /// The rows among `numbers` that are not implied.
  func remaining(of numbers: [Int]) -> [Int] {
    implied.isEmpty ? numbers : numbers.filter { !implied.contains($0) }
  }
}

extension LinearProgram {
  /// Finds the inequalities among `numbers` that can hold only with equality, and puts them into the
  /// basis where a column itself stands in their place.
  ///
  /// Two kinds are found: circles `a >= b >= … >= a`, however they cross each other, and pairs of rows that
  /// ask for the same from both sides.
  ///
  /// - Complexity: O(terms of the rows), and new factors where the basis changes.
  mutating func findForcedEqualities(among numbers: [Int]) {
    var found = ForcedEqualities()
    findCircles(among: numbers, &found)
    findOpposites(among: numbers, &found)
    if enterBasis(found.rows) {
      factor()
      refresh()
    }
    forced = found
  }

  /// The columns of an inequality `greater >= lesser`; nil for other rows.
  func comparison(_ row: Int) -> (greater: Int, lesser: Int)? {
    let entries = entries(of: row)
    if senses[row] == 0 || constant[row] != 0 || entries.count != 2 { return nil }
    let (left, right) = (entries.lowerBound, entries.lowerBound + 1)
    if matrix.factors[left] != -matrix.factors[right] { return nil }
    let (first, second) = (Int(matrix.columns[left]), Int(matrix.columns[right]))
    return (matrix.factors[left] > 0) == (senses[row] > 0) ? (first, second) : (second, first)
  }

  /// Finds rows that say of columns in a circle that none is less than the next.
  ///
  /// All columns that reach each other along such rows are equal. Of the rows between them, those of a tree
  /// say so, and the others follow.
  private func findCircles(among numbers: [Int], _ found: inout ForcedEqualities) {
    let comparisons = numbers.compactMap { row in comparison(row).map { (row: row, pair: $0) } }
    if comparisons.count < 2 { return }
    var greater = SparseMatrix()
    var lesser = List<Int32>()
    for (_, pair) in comparisons {
      greater.append(1, at: Int32(truncatingIfNeeded: pair.greater))
      greater.endRow()
      lesser.append(Int32(truncatingIfNeeded: pair.lesser))
    }
    var successors = SparseMatrix()
    successors.transpose(greater, columns: columns)
    successors.renumber(by: lesser)
    let components = StrongComponents(successors)
    var trees = DisjointSets(count: columns)
    // Rows of the basis are independent of each other and stay in it.
    for takesBasis in [true, false] {
      for (row, pair) in comparisons
      where (slotOfRow[row] >= 0) == takesBasis && components.areJoined(pair.greater, pair.lesser) {
        if trees.join(pair.greater, pair.lesser) {
          found.add(row, senses[row])
        } else {
          found.implied.insert(row)
        }
      }
    }
  }

  /// Finds inequalities that ask for the same from both sides.
  private func findOpposites(among numbers: [Int], _ found: inout ForcedEqualities) {
    let joined = Set(found.rows)
    var known: [Int: Int] = [:]
    for row in numbers where senses[row] != 0 {
      if joined.contains(row) || found.implied.contains(row) { continue }
      let hash = supportHash(of: row)
      guard let other = known[hash] else {
        known[hash] = row
        continue
      }
      guard let share = share(of: row, in: other), constant[row] == share * constant[other],
        (share > 0) == (senses[row] != senses[other])
      else { continue }
      // A row of the basis stays in it.
      let (kept, left) = slotOfRow[row] >= 0 ? (row, other) : (other, row)
      found.add(kept, senses[kept])
      found.implied.insert(left)
      found.opposites[kept] = (left, kept == other ? share : 1 / share)
      known[hash] = nil
    }
  }

  private func supportHash(of row: Int) -> Int {
    var hash = 0
    for entry in entries(of: row) { hash = hash &* 31 &+ Int(matrix.columns[entry]) }
    return hash
  }

  /// The multiple of another row that a row is, apart from its constant; nil if it is none.
  private func share(of row: Int, in other: Int) -> Double? {
    let (first, second) = (entries(of: row), entries(of: other))
    if first.count != second.count || first.isEmpty { return nil }
    let share = matrix.factors[first.lowerBound] / matrix.factors[second.lowerBound]
    for offset in 0..<first.count {
      let (left, right) = (first.lowerBound + offset, second.lowerBound + offset)
      if matrix.columns[left] != matrix.columns[right] { return nil }
      if matrix.factors[left] != share * matrix.factors[right] { return nil }
    }
    return share
  }

  /// Puts equalities into slots that columns themselves hold; returns whether there were any.
  private mutating func enterBasis(_ rows: [Int]) -> Bool {
    var isChanged = false
    for row in rows where slotOfRow[row] < 0 {
      for entry in entries(of: row) {
        let column = Int(matrix.columns[entry])
        if Int(basis[column]) != column { continue }
        setBasis(column, to: row)
        isChanged = true
        break
      }
    }
    return isChanged
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
