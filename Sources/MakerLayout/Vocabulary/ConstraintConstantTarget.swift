public import ConstraintKernel

/// The constant of a chain as it is written, before it is laid out on attributes.
public enum ConstraintAmount: Hashable, Sendable {
  /// The same number of points for every attribute.
  case number(Double)
  /// A width for widths and a height for heights; 0 for positions.
  case size(LayoutSize)
  /// Coordinates for positions; 0 for sizes.
  case point(LayoutPoint)
  /// Distances inside physical edges.
  case insets(LayoutInsets)
  /// Distances inside edges in reading direction.
  case directionalInsets(LayoutDirectionalInsets)
  /// Usual gaps inwards from edges.
  case gap(LayoutGap)

  /// The same, with a number meaning that distance inside every edge.
  var inwards: ConstraintAmount {
    guard case .number(let number) = self else { return self }
    return .insets(LayoutInsets(top: number, left: number, bottom: number, right: number))
  }

  /// Whether it speaks of distances inside another rectangle.
  var isInset: Bool {
    switch self {
    case .insets, .directionalInsets: true
    case .number, .size, .point, .gap: false
    }
  }

  /// Whether it speaks of usual gaps.
  var isGap: Bool {
    if case .gap = self { true } else { false }
  }

  /// What it adds to the second attribute, if there is one, for the first.
  ///
  /// Insets go inwards from the second side, as they always have; gaps from the first.
  func constant(
    for first: LayoutConstraint.Attribute,
    on second: LayoutConstraint.Attribute
  ) -> DirectedConstant {
    let attribute = second == .notAnAttribute ? first : second
    switch self {
    case .gap(let gap): return DirectedConstant(inwards: gap, from: first)
    case .number(let number): return DirectedConstant(number)
    case .size(let size): return DirectedConstant(size, on: attribute)
    case .point(let point): return DirectedConstant(point, on: attribute)
    case .insets(let insets): return DirectedConstant(insets, on: attribute)
    case .directionalInsets(let insets): return DirectedConstant(insets, on: attribute)
    }
  }
}

/// What a constant may be given in: a number, a point, a size or insets.
public protocol ConstraintConstantTarget: ConstraintRelatableTarget {
  /// The constant as it is written.
  var constraintConstant: ConstraintAmount { get }
}

/// What `inset` takes: a number, or physical insets.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// What `inset` takes in reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// What a priority may be given in: a number, or a priority of the kernel's.
public protocol ConstraintPriorityTarget {
  /// The level, above 0 and up to 1000.
  var constraintPriorityTargetValue: Float { get }
}

extension ConstraintConstantTarget {
  /// A bare value: sizes take it alone, positions relative to the superview.
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(kind: .constant(constraintConstant))
  }
}

extension ConstraintConstantTarget where Self: LayoutNumber {
  /// A number of points.
  public var constraintConstant: ConstraintAmount { .number(layoutValue) }
}

extension ConstraintPriorityTarget where Self: LayoutNumber {
  /// The number.
  public var constraintPriorityTargetValue: Float { Float(layoutValue) }
}

extension Double: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension Float: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension Int: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension Int8: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension Int16: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension Int32: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension Int64: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension UInt: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension UInt8: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension UInt16: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension UInt32: ConstraintInsetTarget, ConstraintPriorityTarget {}
extension UInt64: ConstraintInsetTarget, ConstraintPriorityTarget {}

extension LayoutSize: ConstraintConstantTarget {
  /// Its extents for width and height; 0 for positions.
  public var constraintConstant: ConstraintAmount { .size(self) }
}

extension LayoutPoint: ConstraintConstantTarget {
  /// Its coordinates for positions, measured from the superview's origin; 0 for sizes.
  public var constraintConstant: ConstraintAmount { .point(self) }
}

extension LayoutInsets: ConstraintInsetTarget {
  /// Distances inside the superview's edges.
  public var constraintConstant: ConstraintAmount { .insets(self) }
}

extension ConstraintInsetTarget where Self == LayoutInsets {
  /// No distance on any side.
  public static var zero: LayoutInsets { LayoutInsets(top: 0, left: 0, bottom: 0, right: 0) }
}

extension LayoutDirectionalInsets: ConstraintDirectionalInsetTarget {
  /// Distances inside the superview's edges, in reading direction.
  public var constraintConstant: ConstraintAmount { .directionalInsets(self) }
}

extension LayoutPriority: ConstraintPriorityTarget {
  /// Its level.
  public var constraintPriorityTargetValue: Float { rawValue }
}
