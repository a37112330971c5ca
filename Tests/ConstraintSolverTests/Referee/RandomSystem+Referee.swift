@testable import ConstraintSolver

extension RandomSystem {
  /// The answer of the dense program alone: required rows one by one, oldest first, then level by
  /// level, then what yields from the last view to the first, then variable by variable, positions last.
  ///
  /// It shares no step with the solver but the idea of what is best.
  func refereed() -> (values: [Double], rejected: Set<Int>) {
    var dense = DenseProgram(columns: views * 4, rowCapacity: rows.count)
    for column in 0..<(views * 4) where column % 4 >= 2 { dense.under[column] = .barred }
    let numbers = rows.map { row in
      let number = dense.addRow(constant: row.constant, magnitude: abs(row.constant))
      for term in row.terms {
        dense.coefficients[number, Int(term.variable.index)] += term.coefficient
      }
      dense.finish(row: number)
      return number
    }
    let required = rows.indices.filter { rows[$0].priority == 1000 }
      .sorted { (rows[$0].rank, $0) < (rows[$1].rank, $1) }
    let rejected = required.filter { !dense.require(numbers[$0], rows[$0].relation) }
    for level in Set(rows.map(\.priority)).sorted(by: >) where level < 1000 {
      for index in rows.indices where rows[index].priority == level {
        dense.price(numbers[index], rows[index].relation)
      }
      dense.minimizeAndFix()
    }
    for level in Set(rows.map(\.priority)).sorted(by: >) where level < 1000 {
      for view in viewsInOrder.reversed() {
        let yielding = rows.indices.filter {
          rows[$0].yields && rows[$0].priority == level
            && Int(rows[$0].terms[0].variable.index) / 4 == view
        }
        dense.minimizeViolations(of: yielding.map { (numbers[$0], rows[$0].relation) })
      }
    }
    for column in columnsInOrder where dense.hasFreeEdge {
      if isPosition(column) { dense.place(column) } else { dense.pull(column) }
    }
    dense.refresh()
    return (dense.point.array, Set(rejected))
  }
}
