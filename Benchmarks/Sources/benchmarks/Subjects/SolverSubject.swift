import ConstraintSolver

/// The solver alone: rows in, values out.
final class SolverSubject: Subject {
  private let system: LinearSystem
  private var solver: Solver
  private var bases: [Int32] = []
  private var rows: [Row] = []
  private var extraRows: [Row] = []
  private var nextRank: UInt64 = 0

  static func describe(_ workload: Workload, _ size: Int) -> LinearSystem {
    LinearSystem(workload, size)
  }

  init(_ description: LinearSystem) {
    system = description
    let count = description.rows.count
    solver = Solver(variableCapacity: description.views * 4, rowCapacity: count)
    bases.reserveCapacity(description.views + description.extraViews)
    rows.reserveCapacity(count)
    addViews(description.views)
    for row in description.rows { rows.append(add(row)) }
    solver.solve()
  }

  func resize(_ width: Double) {
    set(system.rootWidth, width)
    solver.solve()
  }

  func setMiddleHeight(_ height: Double) {
    set(system.middleHeight, height)
    solver.solve()
  }

  func setExtraBody(_ extra: Double) {
    let (hugging, resistance) = system.middleBody
    set(hugging, system.rows[hugging].constant + extra)
    set(resistance, system.rows[resistance].constant + extra)
    solver.solve()
  }

  func insertExtra() {
    guard let link = system.extraLink else { return }
    remove(rows[system.link])
    addViews(system.extraViews)
    for row in system.extraRows { extraRows.append(add(row)) }
    rows[system.link] = add(link)
    solver.solve()
  }

  func removeExtra() {
    remove(rows[system.link])
    for row in extraRows { remove(row) }
    extraRows.removeAll(keepingCapacity: true)
    removeViews(system.extraViews)
    rows[system.link] = add(system.rows[system.link])
    solver.solve()
  }

  func frames() -> [Frame] {
    bases.map { base in
      let values = solver.values + Int(base)
      return Frame(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }

  var sample: Double { solver.values[Int(bases[bases.count - 1]) + 1] }
}

extension SolverSubject {
  private func addViews(_ count: Int) {
    for _ in 0..<count {
      bases.append(solver.addVariables(count: 4, nonnegative: 0b1100).index)
    }
  }

  private func removeViews(_ count: Int) {
    for _ in 0..<count {
      let first = Variable(index: bases.removeLast())
      expect { () throws(SolverError) in try solver.removeVariables(first: first, count: 4) }
    }
  }

  @inline(__always)
  private func add(_ row: LinearRow) -> Row {
    nextRank += 1
    return withUnsafeTemporaryAllocation(of: Term.self, capacity: 4) { terms in
      for index in 0..<row.count {
        let unknown = row.unknowns[index]
        let variable = Variable(index: bases[Int(unknown >> 2)] + unknown & 3)
        terms[index] = Term(variable, row.coefficients[index])
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

  private func remove(_ row: Row) {
    expect { () throws(SolverError) in try solver.removeRow(row) }
  }

  private func set(_ row: Int, _ constant: Double) {
    expect { () throws(SolverError) in try solver.setConstant(rows[row], constant) }
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
