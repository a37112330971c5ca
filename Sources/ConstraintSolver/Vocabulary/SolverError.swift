/// Why the solver refused an operation; the system is exactly as it was before the call.
public enum SolverError: Error, Equatable, Sendable {
  /// A coefficient, or the sum of the coefficients of one variable, is infinite or not a number.
  case nonFiniteCoefficient
  /// A constant is infinite or not a number.
  case nonFiniteConstant
  /// A priority lies outside the half-open interval from 0 (excluded) to 1000 (included).
  case priorityOutOfRange(Double)
  /// A variable that was never added, or was removed.
  case unknownVariable(Variable)
  /// A row that was never added, or was removed.
  case unknownRow(Row)
  /// A variable to be removed that a row still mentions.
  case variableInUse(Variable)
  /// More optional priorities in use at once than the 2¹⁸ - 1 that have levels of their own.
  case tooManyPriorities
  /// A row with 2¹⁸ terms or more.
  case tooManyTerms(Int)
}
