import ConstraintSolver

extension Solver {
  /// The values of the first variables.
  func values(_ count: Int) -> [Double] {
    (0..<count).map { value(of: Variable(index: Int32($0))) }
  }

  /// The indices of the variables that the last solve gave another value.
  var changedVariables: [Int32] {
    (0..<changedCount).map { changedVariable(at: $0).index }
  }
}
