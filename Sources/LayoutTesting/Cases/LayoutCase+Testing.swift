#if canImport(Testing)
public import Testing

extension LayoutCase: CustomTestStringConvertible {
  /// What differs from one case to the next, for the names of test cases.
  public var testDescription: String { description }
}
#endif
