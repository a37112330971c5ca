import ConstraintSolver

/// A linear system in the solver, with the handles that changes need.
///
/// A value rather than a class, so that its members are reached without run-time checks of
/// exclusive access, which would be timed with the solver.
struct SolverLayout: ~Copyable {
  /// The system.
  private(set) var solver: Solver
  /// The first unknown of each view.
  private(set) var bases: [Int32] = []
  private var rows: [Row] = []
  private var extraRows: [Row] = []
  private var nextRank: UInt64 = 0

  /// Builds and solves the system.
  init(_ system: borrowing LinearSystem) {
    let count = system.rows.count
    solver = Solver(variableCapacity: system.views * 4, rowCapacity: count)
    bases.reserveCapacity(system.views + system.extraViews)
    rows.reserveCapacity(count)
    addViews(system.views)
    for index in 0..<count { rows.append(add(system.rows[index])) }
    solver.solve()
  }

  /// Gives a row another constant, and solves.
  mutating func change(_ row: Int, to constant: Double) {
    set(row, constant)
    solver.solve()
  }

  /// Gives two rows another constant, and solves.
  mutating func change(_ first: Int, _ second: Int, to constant: Double) {
    set(first, constant)
    set(second, constant)
    solver.solve()
  }

  /// The top of the last view.
  var last: Double { solver.values[Int(bases[bases.count - 1]) + 1] }

  /// Adds the extra element before the middle one.
  mutating func insertExtra(_ system: borrowing LinearSystem) {
    guard let link = system.extraLink else { return }
    remove(rows[system.link])
    addViews(system.extraViews)
    for row in system.extraRows { extraRows.append(add(row)) }
    rows[system.link] = add(link)
    solver.solve()
  }

  /// Takes it out again.
  mutating func removeExtra(_ system: borrowing LinearSystem) {
    remove(rows[system.link])
    for row in extraRows { remove(row) }
    extraRows.removeAll(keepingCapacity: true)
    removeViews(system.extraViews)
    rows[system.link] = add(system.rows[system.link])
    solver.solve()
  }
}

extension SolverLayout {
  private mutating func addViews(_ count: Int) {
    for _ in 0..<count {
      bases.append(solver.addVariables(count: 4, nonnegative: 0b1100).index)
    }
  }

  private mutating func removeViews(_ count: Int) {
    for _ in 0..<count {
      let first = Variable(index: bases.removeLast())
      expect { solver throws(SolverError) in try solver.removeVariables(first: first, count: 4) }
    }
  }

  @inline(__always)
  private mutating func add(_ row: LinearRow) -> Row {
    nextRank += 1
    var terms = (Term.none, Term.none, Term.none, Term.none)
    return withUnsafeMutableBytes(of: &terms) { bytes in
      let terms = bytes.assumingMemoryBound(to: Term.self)
      for index in 0..<row.count {
        let product = row.products[index]
        let base = bases[Int(product.unknown >> 2)]
        terms[index] = Term(Variable(index: base + product.unknown & 3), product.coefficient)
      }
      do throws(SolverError) {
        return try solver.addRow(
          UnsafeBufferPointer(rebasing: terms[0..<row.count]),
          row.relation,
          row.constant,
          priority: row.priority,
          rank: nextRank
        )
      } catch {
        preconditionFailure("a workload's row was refused: \(error)")
      }
    }
  }

  private mutating func set(_ row: Int, _ constant: Double) {
    let row = rows[row]
    expect { solver throws(SolverError) in try solver.setConstant(row, constant) }
  }

  private mutating func remove(_ row: Row) {
    expect { solver throws(SolverError) in try solver.removeRow(row) }
  }

  @inline(__always)
  private mutating func expect(_ edit: (inout Solver) throws(SolverError) -> Void) {
    do throws(SolverError) {
      try edit(&solver)
    } catch {
      preconditionFailure("a workload's edit was refused: \(error)")
    }
  }
}

extension Term {
  fileprivate static let none = Term(Variable(index: 0), 0)
}
