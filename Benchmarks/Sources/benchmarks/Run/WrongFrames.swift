/// A contender whose frames are not the hand-written ones; its time does not count.
struct WrongFrames: Error, CustomStringConvertible {
  /// Workload, operation, size and contender.
  var place: String
  /// The view that is off most, or the first that is not finite.
  var view: Int
  /// Where the contender put it.
  var found: Frame?
  /// Where it belongs.
  var expected: Frame?

  /// Frames may differ by this many points.
  ///
  /// Frames reach 1e6 points in the largest layouts; sums of that size carry rounding of 1e-10,
  /// and the kernel hands out multiples of 2⁻²⁰ points, half of which is 5e-7.
  static let tolerance = 1e-6

  var description: String {
    func text(_ frame: Frame?) -> String {
      frame.map { "(\($0.x), \($0.y), \($0.width), \($0.height))" } ?? "no frame"
    }
    return "\(place): view \(view) is \(text(found)), not \(text(expected))"
  }
}

extension Operation {
  /// Changes a state the way the operation does on its way there.
  func apply(to variation: inout Variation) {
    switch self {
    case .build: break
    case .resize: variation.width = Variation.widths.1
    case .constant, .declared: variation.middleHeight += 1
    case .natural: variation.extraBody = 20
    case .insert: variation.isExtended = true
    }
  }
}
