/// One product of a coefficient and a variable on the left-hand side of a row.
public struct Term: BitwiseCopyable, Sendable {
  /// The variable the coefficient multiplies.
  public var variable: Variable
  /// The factor; terms with factor zero are dropped, repeated variables are summed.
  public var coefficient: Double

  /// Makes the product `coefficient · variable`.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
