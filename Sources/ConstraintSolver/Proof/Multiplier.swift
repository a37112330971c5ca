/// One row's or bound's multiplier on one level.
struct Multiplier: BitwiseCopyable {
  /// Whose multiplier it is.
  var bearer: RowOrBound
  /// The level's position from the top.
  var level: Int32
  var value: Double

  /// Orders multipliers by level, then by bearer.
  var key: Int64 { Int64(level) &<< 33 &+ Int64(bearer.place) }
}
