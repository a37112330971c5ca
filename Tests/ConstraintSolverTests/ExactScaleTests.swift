import ConstraintSolver
import Testing

/// Systems whose coefficients reach from 0.001 to 1,000, some with pairs of rows that are parallel to a
/// millionth, judged by a program in whole numbers: see ``ScaledSystem``.
@Suite("Coefficients of any size, judged by exact arithmetic")
struct ExactScaleTests {
  /// What one way to pose a system leads to.
  private struct Outcome {
    var values: [Double]
    var rejected: Set<Int>
    var isComplete: Bool
  }

  /// How many solves there were, and which came to something else than the exact program.
  private struct Tally {
    var solves = 0
    /// Those in doubt, whether the system is or not.
    var incomplete = 0
    var wrong: [String] = []
  }

  private func outcome(of solver: Solver, _ system: ScaledSystem, _ rows: [Int: Row]) -> Outcome {
    let report = solver.solve()
    return Outcome(
      values: solver.values(system.variables),
      rejected: Set(rows.filter { solver.isRejected($0.value) }.keys),
      isComplete: report.isComplete
    )
  }

  private func posed(_ system: ScaledSystem, order: [Int], generally: Bool) throws -> Outcome {
    let solver = Solver()
    solver.forcesGeneralPath = generally
    system.addVariables(to: solver)
    var rows: [Int: Row] = [:]
    for number in order { rows[number] = try system.add(number, to: solver) }
    return outcome(of: solver, system, rows)
  }

  /// The system at the end of edits, with solves between.
  private func edited(_ system: ScaledSystem, seed: Int) throws -> Outcome {
    var numbers = SeededNumbers(seed: seed + 77)
    let solver = Solver()
    system.addVariables(to: solver)
    var rows: [Int: Row] = [:]
    var changed: [(number: Int, row: Row)] = []
    for number in system.rows.indices where numbers.below(3) > 0 {
      let row = try system.add(number, to: solver)
      rows[number] = row
      if numbers.below(3) > 0 { continue }
      try solver.setConstant(row, Double(numbers.below(40) - 10))
      changed.append((number, row))
    }
    solver.solve()
    for (number, row) in rows.sorted(by: { $0.key < $1.key }) where numbers.below(4) == 0 {
      try solver.removeRow(row)
      rows[number] = nil
      changed.removeAll { $0.number == number }
    }
    if numbers.below(2) == 0 { solver.solve() }
    for number in system.rows.indices where rows[number] == nil {
      rows[number] = try system.add(number, to: solver)
      if numbers.below(3) == 0 { solver.solve() }
    }
    for (number, row) in changed {
      try solver.setConstant(row, ScaledSystem.number(system.rows[number].constant))
      if numbers.below(2) == 0 { solver.solve() }
    }
    return outcome(of: solver, system, rows)
  }

  /// What is wrong with an outcome: required rows, the rows set aside, the sums of the levels, the choice.
  private func fault(
    of outcome: Outcome,
    _ system: ScaledSystem,
    _ answer: ScaledSystem.Answer
  ) -> String? {
    if outcome.rejected != answer.rejected { return "sets aside \(outcome.rejected.sorted())" }
    let largest = answer.values.reduce(1) { max($0, abs($1)) }
    for variable in system.nonnegative where outcome.values[variable] < -1e-7 * largest {
      return "variable \(variable) is \(outcome.values[variable])"
    }
    var missed: [Double: (sum: Double, size: Double)] = [:]
    for number in system.rows.indices where !answer.rejected.contains(number) {
      let found = system.violation(of: number, at: outcome.values)
      let size = max(1, found.size, system.violation(of: number, at: answer.values).size)
      let priority = system.rows[number].priority
      if priority == 1000 {
        if found.rest > 1e-8 * size { return "row \(number) is missed by \(found.rest)" }
      } else {
        missed[priority, default: (0, 0)].sum += found.rest
        missed[priority, default: (0, 0)].size += size
      }
    }
    for (priority, sum) in answer.sums {
      let (found, size) = missed[priority] ?? (0, 0)
      if abs(found - sum) > 1e-8 * size { return "level \(priority) misses \(found), not \(sum)" }
    }
    for (variable, value) in answer.values.enumerated()
    where abs(outcome.values[variable] - value) > 1e-6 * largest {
      return "variable \(variable) is \(outcome.values[variable]), not \(value)"
    }
    return nil
  }

  /// Whether one unit in the last place of its coefficients makes the system another one, or keeps a row from
  /// holding: then numbers of that precision do not say which answer is right.
  private func isIllPosed(_ system: ScaledSystem, _ answer: ScaledSystem.Answer) -> Bool {
    let missesByRounding = answer.rejected.contains { number in
      let (rest, size) = system.violation(of: number, at: answer.values)
      return rest <= size * 0x1p-52
    }
    return missesByRounding
      || (1...64).contains { seed in
        let other = system.answer(rounding: seed)
        let outcome = Outcome(values: other.values, rejected: other.rejected, isComplete: true)
        return fault(of: outcome, system, answer) != nil
      }
  }

  private func judge(_ seeds: Range<Int>, nearlyParallel: Bool) throws -> Tally {
    var tally = Tally()
    for seed in seeds {
      let system = ScaledSystem(seed: seed, nearlyParallel: nearlyParallel)
      let answer = system.answer()
      var order = Array(system.rows.indices)
      var numbers = SeededNumbers(seed: seed + 5)
      for place in order.indices.reversed() { order.swapAt(place, numbers.below(place + 1)) }
      let ways = [
        ("anew", try posed(system, order: order, generally: false)),
        ("by edits", try edited(system, seed: seed)),
        ("in general", try posed(system, order: order.reversed(), generally: true)),
      ]
      for (name, outcome) in ways {
        tally.solves += 1
        if !outcome.isComplete {
          tally.incomplete += 1
        } else if let fault = fault(of: outcome, system, answer), !isIllPosed(system, answer) {
          tally.wrong.append("seed \(seed), \(name): \(fault)")
        }
      }
    }
    return tally
  }

  private func x(_ index: Int32, _ factor: Double) -> Term {
    Term(Variable(index: index), factor)
  }

  @Test(
    "What is free in a millionth of a row still goes where its level is least",
    arguments: [false, true]
  )
  func millionth(generally: Bool) throws {
    let solver = Solver()
    solver.forcesGeneralPath = generally
    _ = solver.addVariables(count: 5, nonnegative: 0b11110)
    _ = try solver.addRow([x(2, -0.01)], .equal, 23, priority: 500, rank: 0)
    let sum = [x(1, 100), x(0, 1000), x(3, -0.001), x(2, -1)]
    _ = try solver.addRow(sum, .equal, 0, rank: 1)
    let bound = [x(2, 100), x(3, -1), x(4, -10), x(1, -1)]
    _ = try solver.addRow(bound, .lessThanOrEqual, 0, rank: 2)
    let impossible = try solver.addRow([x(4, 0.001), x(3, 1)], .equal, -4, rank: 3)
    _ = try solver.addRow([x(2, -0.1)], .equal, 0, priority: 250, rank: 4)
    let least = [x(1, 1000), x(2, -0.1), x(0, -0.001)]
    _ = try solver.addRow(least, .greaterThanOrEqual, 10, rank: 5)
    _ = try solver.addRow([x(1, 0.1), x(2, 1000), x(4, -10)], .equal, 17, priority: 500, rank: 6)
    _ = try solver.addRow([x(2, 1), x(4, -0.01), x(1, 0.1)], .lessThanOrEqual, 0, rank: 7)
    _ = try solver.addRow([x(3, -0.1), x(0, -0.01)], .lessThanOrEqual, 20, rank: 8)
    _ = try solver.addRow([x(1, -1000), x(0, -100)], .lessThanOrEqual, 4, priority: 500, rank: 9)
    #expect(solver.solve().isComplete)
    #expect(solver.conflicts.map(\.rejected) == [impossible])
    // With x2 = 0, 10 x4 >= 100 x1 makes the sum of the level 17 + 99.9 x1 + 23 at least. It is least where x3 = 0:
    // then x0 = -x1 / 10, and 1000 x1 + 0.0001 x1 = 10.
    let smallest = 10 / 1000.0001
    let expected = [-smallest / 10, smallest, 0, 0, 10 * smallest]
    #expect(distance(solver.values(5), expected) < 1e-13)
  }

  @Test(
    "A multiplier far below 1 moves a choice where it is no rounding",
    arguments: [false, true]
  )
  func smallMultiplier(generally: Bool) throws {
    let solver = Solver()
    solver.forcesGeneralPath = generally
    _ = solver.addVariables(count: 2, nonnegative: 0)
    let bound = try solver.addRow([x(0, -1000)], .greaterThanOrEqual, 13, priority: 500, rank: 0)
    _ = try solver.addRow([x(1, -0.1), x(0, 0.001)], .equal, 6, rank: 1)
    let steep = [x(1, -0.1), x(0, 0.0010000005)]
    let parallel = try solver.addRow(steep, .equal, 4, priority: 500, rank: 2)
    #expect(solver.solve().isComplete)
    #expect(solver.error(of: bound) == 0)
    // The difference of the equalities is 5e-10 x0 = -2; a bound that moves with x0 gets 5e-13 of what the row does.
    let (first, second) = (-4e9, 10 * (0.001 * -4e9 - 6))
    #expect(abs(solver.error(of: parallel)) <= 1e-8)
    for (value, right) in zip(solver.values(2), [first, second]) {
      #expect(abs(value - right) <= 1e-9 * abs(right))
    }
  }

  @Test("Rounding along a long way is not taken for a reason to stay off a lower level's optimum")
  func longWay() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 6, nonnegative: 0b101000)
    _ = try solver.addRow([x(2, -1), x(5, 10)], .greaterThanOrEqual, 26, rank: 0)
    let wish = try solver.addRow([x(4, 10)], .equal, 3, priority: 250, rank: 1)
    _ = try solver.addRow([x(4, -0.01), x(2, 0.1), x(0, -0.1)], .lessThanOrEqual, 0, rank: 2)
    _ = try solver.addRow([x(4, 10), x(5, 1000), x(0, 10)], .greaterThanOrEqual, 13, rank: 3)
    let slack = [x(3, 0.1), x(0, -1), x(2, 1)]
    _ = try solver.addRow(slack, .lessThanOrEqual, 1, priority: 500, rank: 4)
    _ = try solver.addRow([x(3, 1), x(5, 100), x(2, 0.01)], .equal, -1, rank: 5)
    let impossible = try solver.addRow([x(2, 100)], .equal, 11, rank: 6)
    _ = try solver.addRow([x(0, -100), x(4, -100)], .equal, 11, rank: 7)
    _ = try solver.addRow([x(2, 0.1), x(5, -1000)], .equal, 0, priority: 500, rank: 8)
    _ = try solver.addRow([x(2, 100), x(1, -0.01), x(0, 0.001)], .equal, 10, rank: 9)
    _ = try solver.addRow([x(3, 0.1), x(2, 0.01)], .lessThanOrEqual, 0, rank: 10)
    #expect(solver.solve().isComplete)
    // x2 > 0 leaves no room for x3 and x5, of which the row with -1 asks: so 100 x2 = 11 cannot hold. The sum of
    // x0 and x4 is -0.11. 1000 x5 - 1.1 >= 13 asks for x5 >= 0.0141, and with x3 = 0 then x2 = -241, so that
    // nothing keeps x4 from 0.3.
    #expect(solver.conflicts.map(\.rejected) == [impossible])
    #expect(abs(solver.error(of: wish)) < 1e-9)
    let expected = [-0.41, -2_411_000.041, -241, 0, 0.3, 0.0141]
    for (value, right) in zip(solver.values(6), expected) {
      #expect(abs(value - right) <= 1e-12 * max(1, abs(right)))
    }
  }

  @Test("Systems from a thousandth to a thousand have the exact optimum by each way to pose them")
  func decades() throws {
    let tally = try judge(Sweep.seeds(0..<600), nearlyParallel: false)
    #expect(tally.wrong == [])
    #expect(tally.incomplete == 0)
  }

  @Test(
    "Edits lead to the exact optimum, also from a nearly singular basis, or where a block holds what one variable has",
    arguments: [27_733, 35_017, 38_728, 46_806, 57_808, 66_055]
  )
  func edits(seed: Int) throws {
    let tally = try judge(seed..<seed + 1, nearlyParallel: false)
    #expect(tally.wrong == [])
  }

  @Test(
    "Slopes of a millionth beside those of a thousand decide, where the numbers given do",
    arguments: [
      3490, 4851, 5073, 5553, 7393, 8787, 12_344, 12_559, 14_809, 15_045, 18_918, 20_087, 27_350,
      30_342, 31_207, 33_791, 35_255, 39_580, 42_864, 120_545,
    ]
  )
  func slopes(seed: Int) throws {
    let tally = try judge(seed..<seed + 1, nearlyParallel: true)
    #expect(tally.wrong == [])
    #expect(tally.incomplete == 0)
  }

  @Test("What is called complete among rows parallel to a millionth has the exact optimum")
  func nearlyParallel() throws {
    let tally = try judge(Sweep.seeds(0..<600), nearlyParallel: true)
    #expect(tally.wrong == [])
    #expect(tally.incomplete == 0)
  }

  @Test(
    "Of so many systems no answer is wrong, and one in ten thousand at most in doubt",
    .enabled(if: Sweep.isOn),
    arguments: [false, true]
  )
  func sweep(nearlyParallel: Bool) throws {
    let seeds = nearlyParallel ? 1_000..<68_000 : 1_000..<101_000
    let tally = try judge(seeds, nearlyParallel: nearlyParallel)
    #expect(tally.wrong == [])
    #expect(tally.incomplete * 10_000 <= tally.solves)
  }
}
