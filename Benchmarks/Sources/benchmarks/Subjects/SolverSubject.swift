import ConstraintSolver

/// The solver alone: rows in, values out.
final class SolverSubject: Subject {
  private let system: LinearSystem
  private var layout: SolverLayout

  static func describe(_ workload: Workload, _ size: Int) -> LinearSystem {
    LinearSystem(workload, size)
  }

  init(_ description: LinearSystem) {
    system = description
    layout = SolverLayout(description)
  }

  func resize(_ width: Double) {
    layout.change(system.rootWidth, to: width)
  }

  func setMiddleHeight(_ height: Double) {
    layout.change(system.middleHeight, to: height)
  }

  func setExtraBody(_ extra: Double) {
    let (hugging, resistance) = system.middleBody
    layout.change(hugging, resistance, to: system.rows[hugging].constant + extra)
  }

  func insertExtra() {
    layout.insertExtra(system)
  }

  func removeExtra() {
    layout.removeExtra(system)
  }

  func frames() -> [Frame] {
    layout.bases.map { base in
      let values = (0..<4).map { layout.solver.value(of: base.advanced(by: $0)) }
      return Frame(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }

  var sample: Double { layout.last }
}
