/// The constant of a constraint: one number of points, or one for each reading direction.
///
/// This is the one place that knows which edge counts inwards and how insets are mirrored.
package struct DirectedConstant: Hashable, Sendable {
  /// The constant where reading goes from left to right.
  package var leftToRight: Double
  /// The constant where reading goes from right to left.
  package var rightToLeft: Double
  /// How many usual gaps are added, whose length the environment says; see ``LayoutGap``.
  package var gaps = 0.0
  /// Whether these are gaps between siblings even where one item lies in the other.
  package var isBetweenSiblings = false

  /// The same number in both directions.
  package init(_ number: Double) {
    leftToRight = number
    rightToLeft = number
  }

  /// A number for each direction.
  package init(leftToRight: Double, rightToLeft: Double) {
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
  }

  /// What insets leave inside another rectangle, as seen from an attribute.
  ///
  /// Inwards for an edge, half the difference for a middle, what is taken away for a size. Leading
  /// and trailing edges take the distance of the physical edge they lie on, and count inwards in
  /// reading direction.
  package init(_ insets: LayoutInsets, on attribute: LayoutConstraint.Attribute) {
    leftToRight = insets.constant(on: attribute, in: .leftToRight)
    rightToLeft = insets.constant(on: attribute, in: .rightToLeft)
  }

  /// What insets in reading direction leave inside another rectangle, as seen from an attribute.
  package init(_ insets: LayoutDirectionalInsets, on attribute: LayoutConstraint.Attribute) {
    leftToRight = insets.resolved(in: .leftToRight).constant(on: attribute, in: .leftToRight)
    rightToLeft = insets.resolved(in: .rightToLeft).constant(on: attribute, in: .rightToLeft)
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
  package subscript(direction: LayoutReadingDirection) -> Double {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  /// Whether the two directions have different constants; two that are no number are the same.
  package var followsDirection: Bool {
    leftToRight != rightToLeft && !(leftToRight.isNaN && rightToLeft.isNaN)
  }
}

extension LayoutInsets {
  /// What is added to an attribute so that it lies inside by these distances.
  package func constant(
    on attribute: LayoutConstraint.Attribute,
    in direction: LayoutReadingDirection
  ) -> Double {
    switch attribute.physical(in: direction) {
    case .centerX, .centerXWithinMargins: return (left - right) / 2
    case .centerY, .centerYWithinMargins: return (top - bottom) / 2
    case .width: return 0 - left - right
    case .height: return 0 - top - bottom
    case .notAnAttribute: return 0
    case let edge:
      let distance = self.distance(at: edge)
      return attribute.isFarEdge ? 0 - distance : distance
    }
  }

  /// The distance inwards from a physical edge, margin or baseline.
  private func distance(at edge: LayoutConstraint.Attribute) -> Double {
    let isHorizontal = edge.axis == .horizontal
    if edge.isFarEdge { return isHorizontal ? right : bottom }
    return isHorizontal ? left : top
  }
}
