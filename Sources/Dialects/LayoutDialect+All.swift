public import ConstraintKernel

extension LayoutDialect {
  /// The kernel's own and the four dialects of this package, in the order documentation names them.
  public static var allCases: [LayoutDialect] {
    [.kernel, .operators, .maker, .attribute, .autoPin]
  }
}
