/// Codes for how a variable gets its value, where that is not the number of a row.
enum Determination {
  /// Not yet decided.
  static let unknown: Int32 = -1
  /// Nothing pins it: it has the canonical value zero.
  static let canonical: Int32 = -2
  /// Decided together with others by the dense general path.
  static let joint: Int32 = -3
  /// Not in use.
  static let removed: Int32 = -9
}

/// Bits of `Solver.variableFlags`.
enum VariableFlag {
  static let nonnegative: UInt8 = 1
  static let touched: UInt8 = 2
}
