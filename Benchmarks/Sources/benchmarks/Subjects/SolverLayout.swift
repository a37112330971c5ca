import ConstraintSolver

/// A linear system in the solver, with the handles that changes need.
///
/// A value rather than a class, so that its members are reached without run-time checks of
/// exclusive access, which would be timed with the solver.
struct SolverLayout: ~Copyable {
  /// The system.
  let solver: Solver
  /// The first unknown of each view.
  private(set) var bases: [Variable] = []
  private var rows: [Row] = []
  private var nextRank: UInt64 = 0

  /// Builds and solves the system.
  init(_ system: borrowing LinearSystem) {
    let count = system.rows.count
    solver = Solver(
      variableCapacity: system.views * 4,
      rowCapacity: count,
      termCapacity: system.terms.count
    )
    bases.reserveCapacity(system.views + system.extraViews)
    addViews(system.views)
    addRows(of: system)
    solver.solve()
  }

  /// Gives a row another constant, and solves.
  func change(_ row: Int, to constant: Double) {
    set(row, constant)
    solver.solve()
  }

  /// Gives two rows another constant, and solves.
  func change(_ first: Int, _ second: Int, to constant: Double) {
    set(first, constant)
    set(second, constant)
    solver.solve()
  }

  /// The top of the last view.
  var last: Double { solver.value(of: bases[bases.count - 1].advanced(by: 1)) }

  /// Adds the extra element before the middle one.
  mutating func insertExtra(_ system: borrowing LinearSystem) {
    guard let link = system.extraLink else { return }
    remove(rows[system.link])
    addViews(system.extraViews)
    for row in system.extraRows { _ = add(row) }
    rows[system.link] = add(link)
    solver.solve()
  }

  /// Takes it out again, with all rows that mention it.
  mutating func removeExtra(_ system: borrowing LinearSystem) {
    let count = system.extraViews
    let leaving = Array(bases.suffix(count))
    expect { () throws(SolverError) in
      try solver.removeVariablesAndRows(blocks: leaving, count: 4)
    }
    bases.removeLast(count)
    rows[system.link] = add(system.rows[system.link])
    solver.solve()
  }
}

extension SolverLayout {
  private mutating func addViews(_ count: Int) {
    for _ in 0..<count {
      bases.append(solver.addVariables(count: 4, nonnegative: 0b1100))
    }
  }

  /// Adds the rows of a new layout, whose left-hand sides stand ready.
  private mutating func addRows(of system: borrowing LinearSystem) {
    rows.reserveCapacity(system.rows.count)
    var terms: [Term] = []
    var next = 0
    for row in system.rows {
      terms.removeAll(keepingCapacity: true)
      for position in next..<(next + row.count) { terms.append(system.terms[position]) }
      rows.append(add(terms, row.relation, row.constant, row.priority))
      next += row.count
    }
  }

  @inline(__always)
  private mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double
  ) -> Row {
    nextRank += 1
    do throws(SolverError) {
      return try solver.addRow(terms, relation, constant, priority: priority, rank: nextRank)
    } catch {
      preconditionFailure("a workload's row was refused: \(error)")
    }
  }

  /// Adds a row to a layout that has changed, in which unknowns may be anywhere.
  private mutating func add(_ row: LinearRow) -> Row {
    let terms = (0..<row.count).map { position in
      let product = row.products[position]
      let base = bases[Int(product.unknown >> 2)]
      return Term(base.advanced(by: Int(product.unknown & 3)), product.coefficient)
    }
    return add(terms, row.relation, row.constant, row.priority)
  }

  private func set(_ row: Int, _ constant: Double) {
    expect { () throws(SolverError) in try solver.setConstant(rows[row], constant) }
  }

  private func remove(_ row: Row) {
    expect { () throws(SolverError) in try solver.removeRow(row) }
  }

  @inline(__always)
  private func expect(_ edit: () throws(SolverError) -> Void) {
    do throws(SolverError) {
      try edit()
    } catch {
      preconditionFailure("a workload's edit was refused: \(error)")
    }
  }
}
