/// Codes for how a variable gets its value, where that is not the number of a row.
enum Determination {
  /// Not yet decided.
  static let unknown: Int32 = -1
  /// Nothing pins it: it has the canonical value zero.
  static let canonical: Int32 = -2
  /// Not in use.
  static let removed: Int32 = -3
  /// Codes from here down name the joint group, counted from zero, that decides the variable; the
  /// same codes stand in `determined` for the rows a group holds tight.
  static let firstJoint: Int32 = -16

  @inline(__always)
  static func joint(_ group: Int) -> Int32 { firstJoint - Int32(group) }

  @inline(__always)
  static func group(_ code: Int32) -> Int { Int(firstJoint - code) }
}

/// Bits of `Solver.variableFlags`.
enum VariableFlag {
  static let nonnegative: UInt8 = 1
  /// Listed in `unknowns`.
  static let listed: UInt8 = 2
  /// Depends on more than required equalities; may be set where that is no longer so.
  static let soft: UInt8 = 4
  /// Had a value that others were computed from, and lost its determining row.
  static let loose: UInt8 = 8
  /// Listed in `changed`.
  static let changed: UInt8 = 16
  /// Was settled before during the present solve.
  static let settled: UInt8 = 32
  /// Holds a joint group by being as near to zero as possible.
  static let pinned: UInt8 = 64
}
