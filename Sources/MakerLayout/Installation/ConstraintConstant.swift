import ConstraintKernel

/// The one constant of a description, before it is laid out on attributes.
enum ConstraintConstant {
  case number(Double)
  case size(LayoutSize)
  case point(LayoutPoint)
  case insets(LayoutInsets)
  case directionalInsets(LayoutDirectionalInsets)

  /// The same distance inside every edge.
  static func inset(_ amount: Double) -> ConstraintConstant {
    .insets(LayoutInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// The first of its numbers that is not finite.
  @inline(__always)
  var firstNotFinite: Double? {
    if case .number(let number) = self, number.isFinite { return nil }
    return numbers.first { !$0.isFinite }
  }

  private var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .size(let size): [size.width, size.height]
    case .point(let point): [point.x, point.y]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .directionalInsets(let insets):
      [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
  }

  /// Whether it speaks of distances inside another rectangle.
  var isInset: Bool {
    switch self {
    case .insets, .directionalInsets: true
    case .number, .size, .point: false
    }
  }

  /// What is added to an attribute of the second side.
  func projected(
    on attribute: LayoutConstraint.Attribute,
    _ direction: LayoutDirection
  ) -> Double {
    switch self {
    case .number(let number): number
    case .size(let size): size.projected(on: attribute)
    case .point(let point): point.projected(on: attribute)
    case .insets(let insets): insets.projected(on: attribute, direction)
    case .directionalInsets(let insets):
      insets.resolved(in: direction).projected(on: attribute, direction)
    }
  }
}

extension LayoutSize {
  fileprivate func projected(on attribute: LayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .width: width
    case .height: height
    default: 0
    }
  }
}

extension LayoutPoint {
  fileprivate func projected(on attribute: LayoutConstraint.Attribute) -> Double {
    guard attribute.kind == .location else { return 0 }
    return attribute.axis == .horizontal ? x : y
  }
}

extension LayoutInsets {
  /// Inwards for an edge, half the difference for a middle, what is left for a size.
  ///
  /// Leading and trailing take the distance of the physical edge they lie on.
  fileprivate func projected(
    on attribute: LayoutConstraint.Attribute,
    _ direction: LayoutDirection
  ) -> Double {
    let isLeftToRight = direction == .leftToRight
    return switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: -right
    case .leading, .leadingMargin: isLeftToRight ? left : right
    case .trailing, .trailingMargin: isLeftToRight ? -right : -left
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .notAnAttribute: 0
    }
  }
}
