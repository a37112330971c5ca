import Testing

/// Expects a condition that asks something of a value that cannot be copied, or changes it; `#expect` would
/// copy what it shows.
func expect(
  _ condition: Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(condition, comment(), sourceLocation: sourceLocation)
}
