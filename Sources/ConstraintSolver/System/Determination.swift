/// How a variable gets its value.
struct Determination: Equatable, BitwiseCopyable {
  // A row's index, or one of the negative codes below, so that the record of a variable is 16 bytes.
  private let code: Int32

  @inline(__always)
  private init(code: Int32) {
    self.code = code
  }

  /// Not decided yet.
  static var unknown: Self { Self(code: -1) }
  /// By nothing: the variable is a free choice, and zero.
  static var zero: Self { Self(code: -2) }
  /// The variable is not in use.
  static var removed: Self { Self(code: -3) }

  /// By a row that is solved for the variable.
  @inline(__always)
  static func row(_ row: Int32) -> Self { Self(code: row) }

  /// By a simultaneous block, together with other variables.
  @inline(__always)
  static func block(_ block: Int) -> Self { Self(code: -16 &- Int32(truncatingIfNeeded: block)) }

  /// The row that is solved for the variable.
  @inline(__always) var row: Int32? { code >= 0 ? code : nil }
  @inline(__always) var isRow: Bool { code >= 0 }

  /// The simultaneous block that the variable belongs to.
  @inline(__always) var block: Int? { code <= -16 ? Int(-16 &- code) : nil }
  @inline(__always) var isBlock: Bool { code <= -16 }
}

/// What a row does in the method graph.
struct RowRole: Equatable, BitwiseCopyable {
  private let code: Int32

  @inline(__always)
  private init(code: Int32) {
    self.code = code
  }

  /// It stands beside the graph: compared with the values, not used to compute them.
  static var beside: Self { Self(code: -1) }

  /// It is solved for a variable.
  @inline(__always)
  static func determines(_ variable: Int32) -> Self { Self(code: variable) }

  /// A simultaneous block holds it with equality.
  @inline(__always)
  static func block(_ block: Int) -> Self { Self(code: -16 &- Int32(truncatingIfNeeded: block)) }

  /// The variable the row is solved for.
  @inline(__always) var variable: Int32? { code >= 0 ? code : nil }
  /// Whether the row is solved for a variable; those of blocks are not.
  @inline(__always) var isSolved: Bool { code >= 0 }

  /// The simultaneous block that holds the row.
  @inline(__always) var block: Int? { code <= -16 ? Int(-16 &- code) : nil }
  @inline(__always) var isBlock: Bool { code <= -16 }
}
