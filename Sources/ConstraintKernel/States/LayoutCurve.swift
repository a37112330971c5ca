/// How far a transition has come at each share of its time.
public enum LayoutCurve: Sendable {
  /// As far as time has come.
  case linear
  /// Slow at first.
  case easeIn
  /// Slow at last.
  case easeOut
  /// Slow at first and at last.
  case easeInOut
  /// A Bézier curve from (0, 0) to (1, 1) with two points between: time is x, and how far it is is y.
  ///
  /// The `cubic-bezier()` of CSS. Both x count from 0 to 1, and are taken to the nearer end beyond.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Whatever a function of time says; below 0 and above 1 it overshoots.
  case custom(@Sendable (Double) -> Double)

  /// How far it is at a share of time from 0 to 1, which is the nearer end beyond.
  ///
  /// At 0 it is 0, and at 1 it is 1, whatever the curve. Where a curve says a number that is not finite,
  /// it counts as linear. Ease in, out and both are the curves of CSS Easing Functions Level 1, section
  /// 2.2, which are those of UIKit.
  /// - Complexity: O(1); a Bézier curve is met to the last bit of time in 60 halvings.
  public func progress(at share: Double) -> Double {
    // A share that is no number compares with nothing.
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    let found =
      switch self {
      case .linear: share
      case .easeIn: Self.bezier(share, 0.42, 0, 1, 1)
      case .easeOut: Self.bezier(share, 0, 0, 0.58, 1)
      case .easeInOut: Self.bezier(share, 0.42, 0, 0.58, 1)
      case .cubicBezier(let x1, let y1, let x2, let y2): Self.bezier(share, x1, y1, x2, y2)
      case .custom(let function): function(share)
      }
    return found.isFinite ? found : share
  }

  /// The y of the curve where its x is a share.
  ///
  /// With both x between 0 and 1, x never falls along the curve, so that halving finds its parameter.
  private static func bezier(
    _ share: Double,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> Double {
    let (x1, x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var (below, above) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (below + above) / 2
      let x = coordinate(middle, x1, x2)
      if x == share { return coordinate(middle, y1, y2) }
      if x < share { below = middle } else { above = middle }
    }
    return coordinate((below + above) / 2, y1, y2)
  }

  /// `3(1-t)²t·a + 3(1-t)t²·b + t³`: a coordinate of the curve at a parameter.
  private static func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }
}
