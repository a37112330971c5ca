import Testing

@testable import ConstraintSolver

/// Expects a condition that asks something of a value that cannot be copied, or changes it; `#expect` would
/// copy what it shows.
func expect(
  _ condition: Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(condition, comment(), sourceLocation: sourceLocation)
}

/// In tests, numbers of rows and variables are written as they are.
extension Identifier: ExpressibleByIntegerLiteral {
  init(integerLiteral number: Int32) { self.init(number) }
}
