/// The constant of a constraint: one number of points, or one for each reading direction.
///
/// This is the one place that knows which edge counts inwards and how insets are mirrored.
package struct DirectedConstant: Hashable, Sendable {
  /// The constant where reading goes from left to right.
  package var leftToRight: Double
  /// The constant where reading goes from right to left.
  package var rightToLeft: Double

  /// The same number in both directions.
  package init(_ number: Double) {
    leftToRight = number
    rightToLeft = number
  }

  /// What insets leave inside another rectangle, as seen from an attribute.
  ///
  /// Inwards for an edge, half the difference for a middle, what is taken away for a size. Leading
  /// and trailing edges take the distance of the physical edge they lie on.
  package init(_ insets: LayoutInsets, on attribute: LayoutConstraint.Attribute) {
    leftToRight = insets.constant(on: attribute.physical(in: .leftToRight))
    rightToLeft = insets.constant(on: attribute.physical(in: .rightToLeft))
  }

  /// What insets in reading direction leave inside another rectangle, as seen from an attribute.
  package init(_ insets: LayoutDirectionalInsets, on attribute: LayoutConstraint.Attribute) {
    let (left, right) = (insets.resolved(in: .leftToRight), insets.resolved(in: .rightToLeft))
    leftToRight = left.constant(on: attribute.physical(in: .leftToRight))
    rightToLeft = right.constant(on: attribute.physical(in: .rightToLeft))
  }

  /// A width for a width, a height for a height, 0 for anything else.
  package init(_ size: LayoutSize, on attribute: LayoutConstraint.Attribute) {
    switch attribute {
    case .width: self.init(size.width)
    case .height: self.init(size.height)
    default: self.init(0)
    }
  }

  /// The coordinate along the axis of a position, 0 for a size.
  package init(_ point: LayoutPoint, on attribute: LayoutConstraint.Attribute) {
    let isLocation = attribute.kind == .location
    self.init(isLocation ? (attribute.axis == .horizontal ? point.x : point.y) : 0)
  }

  /// The constant in one direction.
  package subscript(direction: LayoutDirection) -> Double {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  /// Whether the two directions have different constants.
  package var followsDirection: Bool { leftToRight != rightToLeft }

  /// The first of the two numbers that is not finite; nil if both are.
  package var firstNonFinite: Double? {
    [leftToRight, rightToLeft].first { !$0.isFinite }
  }
}

extension LayoutInsets {
  /// What is added to a physical attribute so that it lies inside by these distances.
  fileprivate func constant(on attribute: LayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .left, .leftMargin, .leading, .leadingMargin: left
    case .right, .rightMargin, .trailing, .trailingMargin: 0 - right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: 0 - bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: 0 - left - right
    case .height: 0 - top - bottom
    case .notAnAttribute: 0
    }
  }
}
