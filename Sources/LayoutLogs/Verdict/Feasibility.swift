import ConstraintSolver

/// Whether rows of a report can hold together under one reading of it.
struct Feasibility {
  let system: ReportSystem
  let reading: Reading
  /// The usable rows by their indices.
  private let rows: [LinearRow?]
  /// Nil in tests that compare the two ways.
  private let graph: DifferenceGraph?

  /// The most times rows are loosened by what their print hides before the rest is believed to agree.
  private static let mostRounds = 64

  /// How many rows are looked at first; then as many again, and so on.
  private static let firstRows = 32

  /// Lowers the rows of a report under a reading.
  ///
  /// - Parameters:
  ///   - system: The report.
  ///   - reading: The reading.
  ///   - usesGraph: Whether differences of edges may be decided without the solver.
  init(_ system: ReportSystem, _ reading: Reading, usesGraph: Bool = true) {
    self.system = system
    self.reading = reading
    var rows = [LinearRow?](repeating: nil, count: system.rows.count)
    for index in system.usable { rows[index] = system.lowered(index, reading) }
    self.rows = rows
    graph = usesGraph ? DifferenceGraph(rows, system) : nil
  }

  /// The multipliers under which an irreducible set contradicts itself.
  func proof(_ core: [Int]) -> Proof { graph?.proof(core) ?? Proof(linear(core), system) }

  private func linear(_ indices: [Int]) -> [LinearRow] { indices.compactMap { rows[$0] } }

  /// Rows that cannot hold together, none of which can be left out; nil if all can hold.
  ///
  /// The solver finds the sets. One that fails by no more than print can hide is no conflict: the
  /// youngest of its rows is loosened by that much, and the rest looked at again.
  ///
  /// - Parameters:
  ///   - indices: The rows in question, ascending.
  ///   - pins: Values of variables to be assumed.
  /// - Returns: The set, ascending, or nil.
  func contradiction(_ indices: [Int], pins: [(variable: Int, value: Double)] = []) -> [Int]? {
    if pins.isEmpty, let graph {
      switch graph.answer(indices) {
      case .holds: return nil
      case .conflict(let core): return core
      case .unclear: break
      }
    }
    var slack: [Int: Double] = [:]
    for _ in 0..<Self.mostRounds {
      let conflicts = conflicts(indices, pins, slack)
      if conflicts.isEmpty { return nil }
      for conflict in conflicts {
        if conflict.rows.isEmpty || conflict.isPinned { return conflict.rows }
        let proof = Proof(linear(conflict.rows), system)
        if proof.isConvincing {
          return slack.isEmpty ? conflict.rows : thinned(conflict.rows, pins)
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
    var isPinned = false
  }

  private func conflicts(
    _ indices: [Int],
    _ pins: [(variable: Int, value: Double)],
    _ slack: [Int: Double]
  ) -> [Found] {
    let count = indices.count
    let solver = Solver(variableCapacity: count * 2, rowCapacity: count + pins.count)
    var posed = PosedVariables(solver, system)
    var sources: [Int32: Int] = [:]
    func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ source: Int) {
      let rank = UInt64(source + 1)
      if let row = try? solver.addRow(terms, relation, constant, rank: rank) {
        sources[row.index] = source
      }
    }
    for pin in pins { add([Term(posed.variable(pin.variable), 1)], .equal, pin.value, -1) }
    var next = Self.firstRows
    for (position, row) in linear(indices).enumerated() {
      // Where few rows conflict already, the others are not needed to say so.
      if position == next {
        next *= 2
        solver.solve()
        if !solver.conflicts.isEmpty { break }
      }
      let terms = posed.terms(row)
      guard let slack = slack[row.index] else {
        add(terms, row.relation, row.constant, row.index)
        continue
      }
      if row.relation != .greaterThanOrEqual {
        add(terms, .lessThanOrEqual, row.constant + slack, row.index)
      }
      if row.relation != .lessThanOrEqual {
        add(terms, .greaterThanOrEqual, row.constant - slack, row.index)
      }
    }
    solver.solve()
    return solver.conflicts.map { conflict in
      let all = conflict.rows.compactMap { sources[$0.index] }
      return Found(
        rows: Array(Set(all.filter { $0 >= 0 })).sorted(),
        rejected: sources[conflict.rejected.index] ?? -1,
        isPinned: all.contains(-1)
      )
    }
  }

  /// A set with loosened rows, without those that can be left out.
  private func thinned(_ rows: [Int], _ pins: [(variable: Int, value: Double)]) -> [Int] {
    var kept = rows
    for row in rows where kept.count > 1 {
      let rest = kept.filter { $0 != row }
      if contradiction(rest, pins: pins) != nil { kept = rest }
    }
    return kept
  }
}
