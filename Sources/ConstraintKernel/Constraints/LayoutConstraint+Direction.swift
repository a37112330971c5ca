/// Constants that depend on the reading direction, such as a left inset of a leading edge.
extension LayoutConstraint {
  /// Sets the constant to one of two, by the direction in which the constraint is read.
  ///
  /// It follows that direction from then on, until ``constant`` is set. Numbers that are not
  /// finite are reported and change nothing.
  package func setConstant(leftToRight: Double, rightToLeft: Double) {
    guard leftToRight != rightToLeft else {
      constant = leftToRight
      return
    }
    guard leftToRight.isFinite else { return report(.notFinite(leftToRight)) }
    guard rightToLeft.isFinite else { return report(.notFinite(rightToLeft)) }
    let isMirrored = (host ?? first.parent ?? first).effectiveDirection == .rightToLeft
    constant = isMirrored ? rightToLeft : leftToRight
    otherConstant = isMirrored ? leftToRight : rightToLeft
    if isMirrored {
      state.insert(.holdsMirroredConstant)
    } else {
      state.remove(.holdsMirroredConstant)
    }
  }

  /// Whether the row depends on the reading direction.
  var followsDirection: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional || hasOtherConstant
  }

  /// Takes the constant of a direction, if there are two.
  func turnConstant(to direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    guard hasOtherConstant, isMirrored != state.contains(.holdsMirroredConstant) else { return }
    (constantValue, otherConstant) = (otherConstant, constantValue)
    state.formSymmetricDifference(.holdsMirroredConstant)
  }
}
