import ConstraintKernel

/// A generator whose numbers are the same everywhere.
struct FuzzDraw {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func insets(below bound: Int) -> LayoutInsets {
    let four = (0..<4).map { _ in Double(below(bound)) }
    return LayoutInsets(top: four[0], left: four[1], bottom: four[2], right: four[3])
  }

  mutating func frame(below bound: Int) -> LayoutRect {
    let four = (0..<4).map { _ in Double(below(bound)) }
    return LayoutRect(x: four[0], y: four[1], width: four[2], height: four[3])
  }
}

/// What a random hierarchy has and what it does without.
struct FuzzProfile {
  /// Whether weak constraints of their own levels settle every view.
  let isUnique: Bool
  let hasEqualPriorities: Bool
  /// How many of a hundred constraints are required.
  let required: Int
  let hasGone, hasGuides, turns, wraps, hasFrames, hasMargins, hasAlignment: Bool
  let roots: Int

  init(_ draw: inout FuzzDraw) {
    let kind = draw.below(8)
    isUnique = kind < 5
    hasEqualPriorities = kind >= 3
    required = [10, 30, 50][draw.below(3)]
    hasGone = draw.chance(30)
    hasGuides = draw.chance(40)
    turns = draw.chance(50)
    wraps = draw.chance(25)
    hasFrames = draw.chance(25)
    hasMargins = draw.chance(40)
    hasAlignment = draw.chance(20)
    roots = draw.chance(25) ? 2 : 1
  }
}

/// A view with everything that constraints may depend on.
final class FuzzView: LayoutView {
  var size = LayoutSize.noIntrinsicSize
  /// What the content covers when it wraps; 0 when it does not.
  var area = 0.0
  var baselines = (first: 0.0, last: 0.0)
  var alignment = LayoutInsets.zero

  override var intrinsicContentSize: LayoutSize { size }
  override var contentHeightFollowsWidth: Bool { area > 0 }
  override func intrinsicContentHeight(forWidth width: Double) -> Double {
    width > 0 ? (area / width).rounded(.up) : 0
  }
  override var firstBaselineOffsetFromTop: Double { baselines.first }
  override var lastBaselineOffsetFromBottom: Double { baselines.last }
  override var alignmentRectInsets: LayoutInsets { alignment }

  /// The view and all below it.
  var subtree: [FuzzView] { [self] + subviews.compactMap { $0 as? FuzzView }.flatMap(\.subtree) }
}
