/// A row, or the bound of a variable that must not be negative: what can be violated, hold a choice, or bear
/// a multiplier.
struct RowOrBound: BitwiseCopyable, Hashable {
  /// The number of the row, or the complement of that of the variable.
  private let code: Int32

  @inline(__always)
  private init(code: Int32) { self.code = code }

  @inline(__always)
  static func row(_ row: RowID) -> Self { Self(code: row.number) }

  /// The bound of a variable: that it is not negative.
  @inline(__always)
  static func bound(_ variable: VariableID) -> Self { Self(code: ~variable.number) }

  @inline(__always) var isBound: Bool { code < 0 }

  /// The row; nil for a bound.
  @inline(__always) var row: RowID? { code >= 0 ? RowID(code) : nil }

  /// The variable that has the bound; nil for a row.
  @inline(__always) var boundedVariable: VariableID? { code < 0 ? VariableID(~code) : nil }

  /// Orders bounds before rows, those of the last variables first.
  @inline(__always) var place: Int32 { code }
}
