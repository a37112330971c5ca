/// One row's or bound's multiplier on one level.
struct Multiplier: BitwiseCopyable {
  /// Whose multiplier it is.
  var bearer: RowOrBound
  /// The level's position from the top.
  var level: Int32
  var value: Double
}
