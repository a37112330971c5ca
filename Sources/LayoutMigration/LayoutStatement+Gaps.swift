import ConstraintKernel
import LayoutStatements

/// Usual gaps, as dialects count them.
extension LayoutStatement {
  /// How many gaps are left free inwards from the subject's own edge.
  var gapsInwards: Amount { attribute.isFarEdge ? gaps.negated : gaps }

  /// What is noted where a dialect has no word for a gap; nil without one, and where it has.
  func gapDetour(_ hasWord: Bool) -> PrintedStatements.Detour? {
    guard !gaps.isZero, !hasWord || !constant.isZero || !factor.isOne else { return nil }
    return .init(self, "there is no word for this usual gap", isEquivalent: false)
  }

  /// Whether both sides are edges of frames, as those that pinning knows.
  var lieBetweenEdges: Bool {
    attribute.isPlainEdge && targetAttribute?.isPlainEdge == true
  }
}

extension ItemReference.Guide {
  /// The word for it as an area of the superview.
  var areaName: String {
    switch self {
    case .safeArea: "safeArea"
    case .layoutMargins: "margins"
    case .readableContent: "readableContent"
    }
  }
}
