import ConstraintSolver
import Testing

/// A random system with constants that meet in no point by accident.
private struct GenericSystem {
  let rows: [RowModel]
  let views: Int

  init(seed: Int) {
    var numbers = SeededNumbers(seed: seed &+ 77)
    let random = RandomSystem(seed: seed)
    views = random.views
    rows = random.rows.map { row in
      var row = row
      row.constant += Double(numbers.below(1 << 20)) / Double(1 << 20)
      return row
    }
  }

  /// A solver with the rows that `keeps` says, at their places.
  func pose(_ keeps: (Int) -> Bool = { _ in true }) throws -> (Solver, [Row?]) {
    let solver = Solver()
    for _ in 0..<views { _ = solver.addVariables(count: 4, nonnegative: 0b1100) }
    let handles = try rows.enumerated().map { try keeps($0) ? $1.add(to: solver) : nil }
    solver.solve()
    return (solver, handles)
  }
}

/// `LAYOUT_SWEEP=1` takes 4,000 systems.
@Suite("Laws of reasons")
struct ReasonSweepTests {
  private let seeds = Sweep.isOn ? 0..<4_000 : 0..<60

  /// Calls `body` with each variable's reason.
  private func forEachReason(
    _ body: (GenericSystem, Solver, [Row?], Variable, Reason, String) throws -> Void
  ) throws -> Int {
    var asked = 0
    for seed in seeds {
      let system = GenericSystem(seed: seed)
      let (solver, handles) = try system.pose()
      for index in 0..<(system.views * 4) {
        let variable = Variable(index: Int32(index))
        guard let reason = solver.reason(of: [Term(variable, 1)]) else { continue }
        asked += 1
        try body(system, solver, handles, variable, reason, "seed \(seed), x\(index)")
      }
    }
    return asked
  }

  @Test("The shares add up to the value")
  func sum() throws {
    let asked = try forEachReason { system, solver, _, variable, reason, place in
      let sum = reason.shares.reduce(0.0) { sum, share in
        guard case .row(let row) = share.source else { return sum }
        return sum + share.rate * solver.constant(of: row)
      }
      #expect(abs(sum - reason.value) < 1e-6, "\(place): \(sum), not \(reason.value)")
      #expect(reason.value == solver.value(of: variable), "\(place)")
    }
    #expect(asked == seeds.reduce(0) { $0 + GenericSystem(seed: $1).views * 4 })
  }

  @Test("Without the rows that a reason does not name, a unique value stays")
  func removal() throws {
    var unique = 0
    _ = try forEachReason { system, _, handles, variable, reason, place in
      guard reason.freedom == .unique else { return }
      unique += 1
      var named = Set(reason.losses)
      for source in reason.shares.map(\.source) + reason.support {
        if case .row(let row) = source { named.insert(row) }
      }
      let (rest, _) = try system.pose { handles[$0].map(named.contains) ?? false }
      let value = rest.value(of: variable)
      #expect(abs(value - reason.value) < 1e-6, "\(place): \(value), not \(reason.value)")
    }
    #expect(unique > seeds.count)
  }

  @Test("Moving a constant moves the value as the rate says, up to the next corner")
  func rates() throws {
    var (moved, corners) = (0, 0)
    let step = 1e-5
    _ = try forEachReason { system, solver, handles, variable, reason, place in
      guard reason.freedom == .unique else { return }
      for share in reason.shares {
        guard case .row(let row) = share.source else { continue }
        let constant = solver.constant(of: row)
        let slopes = try [step, -step].map { step in
          try solver.setConstant(row, constant + step)
          solver.solve()
          return (solver.value(of: variable) - reason.value) / step
        }
        try solver.setConstant(row, constant)
        solver.solve()
        if abs(slopes[0] - slopes[1]) > 1e-4 {
          corners += 1
          continue
        }
        moved += 1
        #expect(
          abs(slopes[0] - share.rate) < 1e-4,
          "\(place), \(row): \(slopes), not \(share.rate)"
        )
      }
    }
    #expect(moved > 10 * corners, "\(moved) moved, \(corners) at corners")
  }

  @Test("What is called unique or free agrees with the variables that could be otherwise")
  func freedom() throws {
    var ranges = 0
    for seed in seeds {
      let system = GenericSystem(seed: seed)
      let (solver, _) = try system.pose()
      let open = Set(solver.ambiguousVariables().variables)
      for index in 0..<(system.views * 4) {
        let variable = Variable(index: Int32(index))
        switch solver.reason(of: [Term(variable, 1)])?.freedom {
        case .unique: #expect(!open.contains(variable), "seed \(seed), x\(index)")
        case .range(let range):
          ranges += 1
          #expect(open.contains(variable), "seed \(seed), x\(index)")
          #expect(range.contains(solver.value(of: variable)), "seed \(seed), x\(index)")
        case .unproved, nil: break
        }
      }
    }
    #expect(ranges > seeds.count)
  }

  @Test("Both ends of a range are as good as the value, and what lies beyond is not")
  func ends() throws {
    var (ends, infinite) = (0, 0)
    _ = try forEachReason { system, solver, _, variable, reason, place in
      guard case .range(let range) = reason.freedom else { return }
      let rejected = solver.conflicts.map(\.rejected)
      let before = losses(of: system, solver)
      func isAsGood(_ value: Double) throws -> Bool {
        let pin = try solver.addRow([Term(variable, 1)], .equal, value, priority: 1000, rank: .max)
        solver.solve()
        let isPossible = solver.conflicts.map(\.rejected) == rejected
        let after = losses(of: system, solver)
        try solver.removeRow(pin)
        solver.solve()
        return isPossible && before.allSatisfy { abs((after[$0] ?? 0) - $1) < 1e-5 }
      }
      for (end, outward) in [(range.lowerBound, -1.0), (range.upperBound, 1.0)] {
        if end.isFinite {
          ends += 1
          let (inside, outside) = (try isAsGood(end), try isAsGood(end + outward * 0.01))
          #expect(inside, "\(place), \(end)")
          #expect(!outside, "\(place), beyond \(end)")
        } else {
          infinite += 1
          let farAway = try isAsGood(outward * 1e5)
          #expect(farAway, "\(place), \(end)")
        }
      }
    }
    #expect(ends > seeds.count)
    #expect(infinite > seeds.count / 8)
  }

  private func losses(of system: GenericSystem, _ solver: Solver) -> [Double: Double] {
    let values = solver.values(system.views * 4)
    var sums: [Double: Double] = [:]
    for row in system.rows where row.priority < 1000 {
      sums[row.priority, default: 0] += row.violation(at: values)
    }
    return sums
  }

  @Test("Asking changes neither a value nor what comes of later edits")
  func asking() throws {
    for seed in seeds {
      let system = GenericSystem(seed: seed)
      let (asked, handles) = try system.pose()
      let (silent, others) = try system.pose()
      for index in 0..<(system.views * 4) {
        _ = asked.reason(of: [Term(Variable(index: Int32(index)), 1)])
      }
      #expect(asked.dump() == silent.dump(), "seed \(seed)")
      for (solver, rows) in [(asked, handles), (silent, others)] {
        guard let row = rows[seed % rows.count] else { continue }
        try solver.setConstant(row, 17.5)
        solver.solve()
      }
      #expect(asked.dump() == silent.dump(), "seed \(seed)")
    }
  }

  @Test("The multipliers of every conflict cancel its variables and leave less than nothing")
  func multipliers() throws {
    var conflicts = 0
    for seed in seeds {
      let (solver, _) = try GenericSystem(seed: seed).pose()
      for conflict in solver.conflicts {
        conflicts += 1
        let multipliers = try #require(solver.multipliers(of: conflict), "seed \(seed)")
        var sums: [Int32: Double] = [:]
        var rest = 0.0
        for (row, multiplier) in zip(conflict.rows, multipliers) {
          for term in solver.terms(of: row) {
            sums[term.variable.index, default: 0] += multiplier * term.coefficient
          }
          rest += multiplier * solver.constant(of: row)
          let sense = Double(solver.relation(of: row).rawValue)
          #expect(sense * multiplier <= 0, "seed \(seed): the wrong side of \(row)")
        }
        for (bound, multiplier) in zip(conflict.bounds, multipliers.dropFirst(conflict.rows.count))
        {
          sums[bound.index, default: 0] += multiplier
          #expect(multiplier <= 0, "seed \(seed): the wrong side of \(bound)")
        }
        #expect(sums.values.allSatisfy { abs($0) < 1e-9 }, "seed \(seed): \(sums)")
        #expect(rest < 0, "seed \(seed)")
      }
    }
    #expect(conflicts > seeds.count / 8)
  }

  @Test("A copy of what hangs together has the same values and conflicts")
  func copies() throws {
    for seed in seeds {
      let system = GenericSystem(seed: seed)
      let (solver, handles) = try system.pose()
      guard let start = handles.compactMap({ $0 }).first,
        let copy = solver.copy(around: handles.compactMap { $0 })
      else { continue }
      copy.solver.solve()
      let rejected = Set(solver.conflicts.compactMap { copy.rows[$0.rejected] })
      #expect(Set(copy.solver.conflicts.map(\.rejected)) == rejected, "seed \(seed)")
      for row in handles.compactMap({ $0 }) {
        let twin = try #require(copy.rows[row], "seed \(seed)")
        #expect(abs(copy.solver.error(of: twin) - solver.error(of: row)) < 1e-6, "seed \(seed)")
      }
      #expect(solver.copy(around: [start], limit: 0) == nil)
    }
  }
}
