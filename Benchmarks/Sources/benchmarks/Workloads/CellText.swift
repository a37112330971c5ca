/// The natural sizes of the texts in one cell of the feed, in points.
struct CellText {
  /// The width of the author's name.
  var name: Double
  /// The width of the author's handle, which gives way when the line is full.
  var handle: Double
  /// The width of the time stamp.
  var time: Double
  /// The height of the body.
  var body: Double

  /// The texts of the cell at `index`, drawn from a linear congruential generator.
  init(index: Int) {
    var state = Self.step(UInt32(truncatingIfNeeded: index) &* 2_654_435_761 &+ 12_345)
    func draw(_ range: ClosedRange<UInt32>) -> Double {
      state = Self.step(state)
      return Double(range.lowerBound + (state >> 16) % UInt32(range.count))
    }
    name = draw(80...200)
    handle = draw(40...120)
    time = draw(20...40)
    body = 20 * draw(1...6)
  }

  private static func step(_ state: UInt32) -> UInt32 {
    state &* 1_664_525 &+ 1_013_904_223
  }
}
