import ConstraintSolver

/// A linear system in the solver, with the handles that changes need.
///
/// A value rather than a class, so that its members are reached without run-time checks of
/// exclusive access, which would be timed with the solver.
struct SolverLayout: ~Copyable {
  /// The system.
  private(set) var solver: Solver
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
  ///
  /// Asked in the way that copies nothing: `values` of a solver inside an object copies the solver.
  var last: Double {
    mutating get { solver.solution().values[Int(bases[bases.count - 1].index) + 1] }
  }

  /// Adds the extra element before the middle one.
  mutating func insertExtra(_ system: borrowing LinearSystem) {
    guard let link = system.extraLink else { return }
    remove(rows[system.link])
    addViews(system.extraViews)
    system.extraRows.withUnsafeBufferPointer { extraRows in
      for index in extraRows.indices { _ = add(extraRows, index) }
    }
    rows[system.link] = add(link)
    solver.solve()
  }

  /// Takes it out again, with all rows that mention it.
  mutating func removeExtra(_ system: borrowing LinearSystem) {
    let count = system.extraViews
    bases.withUnsafeBufferPointer { bases in
      let leaving = UnsafeBufferPointer(rebasing: bases.suffix(count))
      expect { solver throws(SolverError) in
        try solver.removeVariablesAndRows(blocks: leaving, count: 4)
      }
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
    let number = system.rows.count
    rows = [Row](unsafeUninitializedCapacity: number) { handles, count in
      system.rows.withUnsafeBufferPointer { rows in
        system.terms.withUnsafeBufferPointer { terms in
          guard var left = terms.baseAddress else { return }
          for index in 0..<number {
            let row = add(
              UnsafeBufferPointer(start: left, count: rows[index].count),
              rows[index].relation,
              rows[index].constant,
              rows[index].priority
            )
            handles.initializeElement(at: index, to: row)
            left += rows[index].count
          }
        }
      }
      count = number
    }
  }

  @inline(__always)
  private mutating func add(
    _ terms: UnsafeBufferPointer<Term>,
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
    withUnsafePointer(to: row) { add(UnsafeBufferPointer(start: $0, count: 1), 0) }
  }

  @inline(__always)
  private mutating func add(_ rows: UnsafeBufferPointer<LinearRow>, _ index: Int) -> Row {
    let row = rows.baseAddress.unsafelyUnwrapped + index
    var terms = (Term.none, Term.none, Term.none, Term.none)
    return withUnsafeMutableBytes(of: &terms) { bytes in
      let terms = bytes.assumingMemoryBound(to: Term.self)
      bases.withUnsafeBufferPointer { bases in
        for position in 0..<row.pointee.count {
          let product = row.pointee.products[position]
          let base = bases[Int(product.unknown >> 2)].index
          terms[position] = Term(Variable(index: base + product.unknown & 3), product.coefficient)
        }
      }
      return add(
        UnsafeBufferPointer(rebasing: terms[0..<row.pointee.count]),
        row.pointee.relation,
        row.pointee.constant,
        row.pointee.priority
      )
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
