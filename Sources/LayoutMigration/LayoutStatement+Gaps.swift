import ConstraintKernel
import LayoutStatements

/// Usual gaps, as dialects count them.
extension LayoutStatement {
  /// Whether gaps stand alone, without points and factors, and are those that the items decide; also
  /// without gaps.
  var hasGapsAlone: Bool {
    gaps == nil || gapsInwards != nil && constant.isZero && factor.isOne
  }

  /// Whether both sides are edges of frames, as those that pinning knows.
  var lieBetweenEdges: Bool {
    attribute.isPlainEdge && targetAttribute?.isPlainEdge == true
  }
}
