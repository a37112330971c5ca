/// How the left-hand side of a row compares with its constant.
public enum Relation: Int8, Sendable {
  /// The sum is at most the constant.
  case lessThanOrEqual = -1
  /// The sum is exactly the constant.
  case equal = 0
  /// The sum is at least the constant.
  case greaterThanOrEqual = 1
}
