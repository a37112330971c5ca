/// The state a layout is in, as the operations change it.
struct Variation {
  /// The root's width in chains and feeds.
  var width = 375.0
  /// The height of the middle view of a chain, or of the actions in the middle cell of a feed.
  var middleHeight: Double
  /// By how much the body of the middle cell is taller than at first.
  var extraBody = 0.0
  /// Whether the extra element stands in the middle.
  var isExtended = false

  /// The state right after the build.
  init(of workload: Workload) {
    middleHeight = Self.middleHeight(of: workload)
  }

  /// The height of the middle element right after the build.
  static func middleHeight(of workload: Workload) -> Double { workload.isFeed ? 32 : 44 }
  /// The two widths of the root.
  static let widths = (375.0, 414.0)
}
