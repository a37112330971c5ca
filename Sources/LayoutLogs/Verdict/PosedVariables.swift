import ConstraintSolver

/// The variables of a report as those of a solver, made as rows mention them.
struct PosedVariables {
  private let solver: Solver
  private let system: ReportSystem
  private var variables: [Int: Variable] = [:]
  private var numbers: [Variable: Int] = [:]

  init(_ solver: Solver, _ system: ReportSystem) {
    self.solver = solver
    self.system = system
  }

  mutating func variable(_ number: Int) -> Variable {
    if let variable = variables[number] { return variable }
    let variable = solver.addVariables(
      count: 1,
      nonnegative: system.isNonnegative(number) ? 1 : 0,
      order: UInt64(number)
    )
    variables[number] = variable
    numbers[variable] = number
    return variable
  }

  func number(of variable: Variable) -> Int? { numbers[variable] }

  mutating func terms(_ row: LinearRow) -> [Term] {
    row.terms.map { Term(variable($0.variable), $0.coefficient) }
  }
}
