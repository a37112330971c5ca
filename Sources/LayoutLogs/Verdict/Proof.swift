import ConstraintSolver

/// Why rows cannot hold together: multipliers under which everything cancels but the constants.
///
/// Found by letting each row give way and making the sum of what they give way by as small as can be;
/// the multipliers of that optimum are those of Farkas' lemma, the largest of them one.
struct Proof {
  /// A row's share: its multiplier times what its constant is above zero.
  struct Share {
    /// The index of the row in its report.
    let row: Int
    let multiplier: Double
    let constant: Double
    let relation: Relation
  }

  /// The shares in the order of the rows.
  private(set) var shares: [Share] = []
  /// The variables whose being at least zero takes part, with their multipliers.
  private(set) var bounds: [(variable: Int, multiplier: Double)] = []
  /// The least sum of what the rows would have to give way by, in points.
  private(set) var violation = 0.0
  /// What rounding in print can account for.
  private(set) var roundingError = 0.0

  /// Whether more is amiss than the print of the numbers explains.
  var isConvincing: Bool {
    violation > max(PrintedNumber.tolerance, roundingError) * (1 + 0x1p-20)
  }

  init(_ rows: [LinearRow], _ system: ReportSystem) {
    let solver = Solver(variableCapacity: rows.count * 4, rowCapacity: rows.count)
    var posed = PosedVariables(solver, system)
    var handles: [Int32: Int] = [:]
    for (position, row) in rows.enumerated() {
      let terms = posed.terms(row)
      // What the solver refuses takes no part: then the violation is zero, and nothing is claimed.
      if let handle = try? solver.addRow(terms, row.relation, row.constant, priority: 500) {
        handles[handle.index] = position
      }
    }
    solver.solve()
    guard let level = solver.certificate().levels.first(where: { $0.priority == 500 }) else {
      return
    }
    violation = level.violation
    for entry in level.multipliers {
      if let handle = entry.row, let position = handles[handle.index] {
        let row = rows[position]
        shares.append(
          Share(
            row: row.index,
            multiplier: entry.value,
            constant: row.constant,
            relation: row.relation
          )
        )
        roundingError += abs(entry.value) * error(of: row, at: solver, &posed)
      } else if let bound = entry.bound, let variable = posed.number(of: bound) {
        bounds.append((variable, entry.value))
      }
    }
    shares.sort { $0.row < $1.row }
    bounds.sort { $0.variable < $1.variable }
  }

  /// A proof by a cycle of differences whose lengths come to less than zero: all multipliers are one.
  init(_ cycle: [DifferenceGraph.Arc], _ rows: [LinearRow?]) {
    for arc in cycle {
      violation -= arc.length
      guard let index = arc.row, let row = rows[index] else {
        bounds.append((max(arc.from, arc.to), -1))
        continue
      }
      roundingError += PrintedNumber.error(of: row.constant)
      shares.append(
        Share(
          row: index,
          // As an upper limit a row enters with one, as a lower one with minus one.
          multiplier: arc.length == row.constant && row.relation != .greaterThanOrEqual ? 1 : -1,
          constant: row.constant,
          relation: row.relation
        )
      )
    }
    shares.sort { $0.row < $1.row }
    bounds.sort { $0.variable < $1.variable }
  }

  /// What print can hide in a row: of its constant, and of its factors times what they multiply.
  private func error(
    of row: LinearRow,
    at solver: Solver,
    _ posed: inout PosedVariables
  ) -> Double {
    var sum = PrintedNumber.error(of: row.constant)
    for term in row.terms {
      // Ones come from edges, halves from centres; sums of those are exact.
      if abs(term.coefficient) < 1e6, 2 * term.coefficient == Double(Int64(2 * term.coefficient)) {
        continue
      }
      let value = abs(solver.value(of: posed.variable(term.variable)))
      sum += PrintedNumber.error(of: term.coefficient) * value
    }
    return sum
  }
}
