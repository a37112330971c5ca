/// A row, or the bound of a variable that must not be negative: what can be violated, hold a choice, or bear
/// a multiplier.
struct RowOrBound: BitwiseCopyable, Hashable {
  /// The number of the row, or the complement of that of the variable.
  private let code: Int32

  @inline(__always)
  private init(code: Int32) { self.code = code }

  @inline(__always)
  static func row(_ row: Int32) -> Self { Self(code: row) }

  /// The bound of a variable: that it is not negative.
  @inline(__always)
  static func bound(_ variable: Int32) -> Self { Self(code: ~variable) }

  @inline(__always) var isBound: Bool { code < 0 }

  /// The row; nil for a bound.
  @inline(__always) var row: Int32? { code >= 0 ? code : nil }

  /// The variable that has the bound; nil for a row.
  @inline(__always) var boundedVariable: Int32? { code < 0 ? ~code : nil }

  /// Orders bounds before rows, those of the last variables first.
  @inline(__always) var place: Int32 { code }
}
