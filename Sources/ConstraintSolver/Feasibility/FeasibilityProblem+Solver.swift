// Whether rows of any kind can hold together: a solver finds sets that cannot, of which those that errors explain
// are loosened.
extension FeasibilityProblem {
  /// The most times rows are loosened by what their errors hide before the rest is believed to hold.
  private static var mostRounds: Int { 64 }

  /// How many rows are looked at first; then as many again, and so on.
  private static var firstRows: Int { 32 }

  /// An irreducible set, found by a solver; nil if all rows can hold.
  ///
  /// A set that fails by no more than errors can hide is no contradiction: the youngest of its rows is
  /// loosened by that much, and the rest looked at again.
  func contradictionBySolver(
    among numbers: [Int],
    assuming values: [(variable: Variable, value: Double)] = []
  ) -> [Int]? {
    var slack: [Int: Double] = [:]
    for _ in 0..<Self.mostRounds {
      let conflicts = conflicts(numbers, values, slack)
      if conflicts.isEmpty { return nil }
      for conflict in conflicts {
        if conflict.rows.isEmpty || conflict.hasAssumption { return conflict.rows }
        let proof = FarkasProof(of: conflict.rows, in: self)
        if proof.isConvincing {
          return slack.isEmpty ? conflict.rows : thinned(conflict.rows, values)
        }
        let share = proof.shares.first { $0.row == conflict.rejected }
        let needed = proof.violation / max(abs(share?.multiplier ?? 1), 0x1p-20)
        let known = slack[conflict.rejected] ?? 0
        slack[conflict.rejected] = max(2 * known, needed * (1 + 0x1p-20) + 1e-6)
      }
    }
    return nil
  }

  private struct Found {
    var rows: [Int]
    var rejected: Int
    /// Whether an assumed value takes part.
    var hasAssumption: Bool
  }

  private func conflicts(
    _ numbers: [Int],
    _ values: [(variable: Variable, value: Double)],
    _ slack: [Int: Double]
  ) -> [Found] {
    let count = numbers.count
    let solver = Solver(variableCapacity: count * 2, rowCapacity: count + values.count)
    var posed = PosedVariables(solver, kinds)
    var sources: [Int32: Int] = [:]
    func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ source: Int) {
      let rank = UInt64(source + 1)
      if let row = try? solver.addRow(terms, relation, constant, rank: rank) {
        sources[row.index] = source
      }
    }
    for (variable, value) in values { add([Term(posed.variable(variable), 1)], .equal, value, -1) }
    var next = Self.firstRows
    for (position, number) in numbers.enumerated() {
      // Where few rows conflict already, the others are not needed to say so.
      if position == next {
        next *= 2
        solver.solve()
        if !solver.conflicts.isEmpty { break }
      }
      let row = rows[number]
      let terms = posed.terms(row.terms)
      guard let slack = slack[number] else {
        add(terms, row.relation, row.constant, number)
        continue
      }
      if row.relation != .greaterThanOrEqual {
        add(terms, .lessThanOrEqual, row.constant + slack, number)
      }
      if row.relation != .lessThanOrEqual {
        add(terms, .greaterThanOrEqual, row.constant - slack, number)
      }
    }
    solver.solve()
    return solver.conflicts.map { conflict in
      let all = conflict.rows.compactMap { sources[$0.index] }
      return Found(
        rows: Array(Set(all.filter { $0 >= 0 })).sorted(),
        rejected: sources[conflict.rejected.index] ?? -1,
        hasAssumption: all.contains(-1)
      )
    }
  }

  /// A set with loosened rows, without those that can be left out.
  private func thinned(
    _ rows: [Int],
    _ values: [(variable: Variable, value: Double)]
  ) -> [Int] {
    var kept = rows
    for row in rows where kept.count > 1 {
      let rest = kept.filter { $0 != row }
      if contradiction(among: rest, assuming: values) != nil { kept = rest }
    }
    return kept
  }
}

/// The variables of a problem as those of a solver, made as rows mention them.
struct PosedVariables {
  private let solver: Solver
  private let kinds: [FeasibilityProblem.Kind]
  private var variables: [Variable: Variable] = [:]
  private var originals: [Variable: Variable] = [:]

  init(_ solver: Solver, _ kinds: [FeasibilityProblem.Kind]) {
    self.solver = solver
    self.kinds = kinds
  }

  mutating func variable(_ original: Variable) -> Variable {
    if let variable = variables[original] { return variable }
    let number = Int(original.index)
    let variable = solver.addVariables(
      count: 1,
      nonnegative: kinds[number] == .free ? 0 : 1,
      order: UInt64(number)
    )
    variables[original] = variable
    originals[variable] = original
    return variable
  }

  /// The variable of the problem that one of the solver stands for.
  func original(of variable: Variable) -> Variable? { originals[variable] }

  mutating func terms(_ terms: [Term]) -> [Term] {
    terms.map { Term(variable($0.variable), $0.coefficient) }
  }
}
