/// An index, a simultaneous block, or one of a few words, in 32 bits: a solver has one for each row and
/// each variable.
protocol GraphCode: Equatable, BitwiseCopyable {
  /// An index where it is not negative, a block from -16 down, a word between.
  var code: Int32 { get }

  init(code: Int32)
}

extension GraphCode {
  /// A simultaneous block.
  @inline(__always)
  static func block(_ block: Int) -> Self { Self(code: -16 &- Int32(truncatingIfNeeded: block)) }

  /// The simultaneous block that the variable or the row belongs to.
  @inline(__always) var block: Int? { code <= -16 ? Int(-16 &- code) : nil }
  @inline(__always) var isBlock: Bool { code <= -16 }
}

/// How a variable gets its value: by a row or a block, or as one of the words below.
struct Determination: GraphCode {
  let code: Int32

  /// Not decided yet.
  static var unknown: Self { Self(code: -1) }
  /// By nothing: the variable is a free choice, and zero.
  static var zero: Self { Self(code: -2) }
  /// The variable is not in use.
  static var removed: Self { Self(code: -3) }

  /// By a row that is solved for the variable.
  @inline(__always)
  static func row(_ row: RowID) -> Self { Self(code: row.number) }

  /// The row that is solved for the variable.
  @inline(__always) var row: RowID? { code >= 0 ? RowID(code) : nil }
  @inline(__always) var isRow: Bool { code >= 0 }
}

/// What a row does in the method graph: it gives a variable its value, or holds with others in a block.
struct RowRole: GraphCode {
  let code: Int32

  /// It stands beside the graph: compared with the values, not used to compute them.
  static var beside: Self { Self(code: -1) }

  /// It is solved for a variable.
  @inline(__always)
  static func determines(_ variable: VariableID) -> Self { Self(code: variable.number) }

  /// The variable the row is solved for.
  @inline(__always) var variable: VariableID? { code >= 0 ? VariableID(code) : nil }
  /// Whether the row is solved for a variable; those of blocks are not.
  @inline(__always) var isSolved: Bool { code >= 0 }
}
