import Testing

@testable import ConstraintSolver

@Suite("Irreducible sets")
struct IrreducibleSetsTests {
  /// The sets, smallest first.
  private func sorted(_ sets: [[Int]]) -> [[Int]] {
    sets.sorted { $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1) }
  }

  @Test("All sets of differences are those that a search over all subsets finds")
  func differences() throws {
    for seed in 0..<(Sweep.isOn ? 3_000 : 150) {
      let random = try RandomDifferences(seed: seed, rows: 8)
      var sets = random.problem.irreducibleSets()
      let found = Array(AnySequence { sets })
      while sets.next() != nil {}
      #expect(sets.isComplete)
      let expected = irreducibleSets(ofRows: 8, random.canHold)
      #expect(sorted(found) == sorted(expected), "seed \(seed)")
    }
  }

  @Test("All sets of rows of any kind are those that enumerating vertices in fractions finds")
  func anyRows() throws {
    var count = 0
    for seed in 0..<(Sweep.isOn ? 600 : 60) {
      var numbers = SeededNumbers(seed: seed)
      var problem = FeasibilityProblem()
      let variables = [
        problem.addVariable(nonnegative: true), problem.addVariable(nonnegative: true),
      ]
      var models: [RowModel] = []
      for rank in 0..<6 {
        let terms = variables.compactMap { variable in
          let factor = [-2.0, -1, 0, 0.5, 1, 3][numbers.below(6)]
          return factor == 0 ? nil : Term(variable, factor)
        }
        let relation: Relation = [
          .equal, .lessThanOrEqual, .greaterThanOrEqual,
        ][numbers.below(3)]
        let constant = Double(numbers.below(13) - 4)
        _ = try problem.addRow(terms, relation, constant)
        models.append(
          RowModel(
            terms: terms,
            relation: relation,
            constant: constant,
            priority: 1000,
            rank: UInt64(rank)
          )
        )
      }
      let expected = irreducibleSets(ofRows: 6) { rows in
        let chosen = rows.map { models[$0] }
        let referee = VertexReferee(variables: 2, nonnegative: [0, 1], rows: chosen)
        return referee.answer().rejected.isEmpty
      }
      count += expected.count
      #expect(sorted(Array(problem.irreducibleSets())) == sorted(expected), "seed \(seed)")
    }
    #expect(count > 60)
  }

  @Test("Sets come one at a time: the first is there after one question, and no more is asked")
  func laziness() {
    var questions = 0
    var sets = IrreducibleSets(among: [0, 1, 2, 3]) { rows in
      questions += 1
      // Rows 0 and 1 exclude each other, and so do 2 and 3.
      if rows.contains(0) && rows.contains(1) { return [0, 1] }
      return rows.contains(2) && rows.contains(3) ? [2, 3] : nil
    }
    #expect(questions == 0)
    #expect(sets.next() == [0, 1])
    #expect(questions == 1)
    #expect(sets.next() == [2, 3])
    #expect(questions == 2)
    #expect(sets.next() == nil)
    #expect(sets.isComplete)
    // Without 0 or 1, and without 2 or 3: all four hold.
    #expect(questions == 6)
  }

  @Test("The limit ends the search, which says so", arguments: [true, false])
  func limits(ofWork: Bool) throws {
    // x = 0, …, x = 5: each two exclude each other.
    var problem = FeasibilityProblem()
    let x = problem.addVariable()
    for number in 0..<6 { _ = try problem.addRow([Term(x, 1)], .equal, Double(number)) }
    let limit =
      ofWork ? IrreducibleSets.Limit(work: 20) : IrreducibleSets.Limit(choices: 3)
    var few = problem.irreducibleSets(among: Array(0..<6), limit: limit)
    var found: [[Int]] = []
    while let set = few.next() { found.append(set) }
    #expect(!few.isComplete)
    #expect((1...3).contains(found.count))
    var all = problem.irreducibleSets()
    var count = 0
    while all.next() != nil { count += 1 }
    #expect(all.isComplete)
    #expect(count == 15)
    #expect(few.next() == nil)
  }
}
