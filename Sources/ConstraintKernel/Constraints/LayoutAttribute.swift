extension LayoutConstraint {
  /// A number that can be read off an item: an edge, a centre, a size or a baseline.
  ///
  /// Raw values are those of UIKit. All of them speak of the item's alignment rectangle.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// No attribute; the second side of a constraint that names one item only.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal middle.
    case centerX = 9
    /// The vertical middle.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge moved inwards by the left margin.
    case leftMargin = 13
    /// The right edge moved inwards by the right margin.
    case rightMargin = 14
    /// The top edge moved inwards by the top margin.
    case topMargin = 15
    /// The bottom edge moved inwards by the bottom margin.
    case bottomMargin = 16
    /// The leading edge moved inwards by the leading margin.
    case leadingMargin = 17
    /// The trailing edge moved inwards by the trailing margin.
    case trailingMargin = 18
    /// The horizontal middle between the margins.
    case centerXWithinMargins = 19
    /// The vertical middle between the margins.
    case centerYWithinMargins = 20

    /// The older name of ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides of a constraint compare.
  ///
  /// Raw values are those of UIKit.
  public enum Relation: Int, Hashable, Sendable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1

    /// The relation that holds when both sides change their sign.
    package var flipped: Relation { Relation(rawValue: -rawValue) ?? self }
  }
}

extension LayoutConstraint.Attribute {
  /// What a number of this attribute measures.
  package enum Kind: Sendable {
    /// No attribute.
    case nothing
    /// A position along an axis.
    case location
    /// A length along an axis.
    case size
  }

  /// What a number of this attribute measures.
  package var kind: Kind {
    switch self {
    case .notAnAttribute: .nothing
    case .width, .height: .size
    default: .location
    }
  }

  /// The axis this attribute lies on; nil for ``notAnAttribute``.
  public var axis: LayoutAxis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute follows the reading direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a physical left or right edge.
  package var isPhysicalSide: Bool { isEdge && axis == .horizontal && !isDirectional }

  /// The edge across, or the margin: where a neighbour begins, this one ends.
  ///
  /// Middles, baselines and sizes are their own.
  package var opposite: LayoutConstraint.Attribute {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    default: isMargin ? edge.opposite.margin : self
    }
  }

  /// Whether the attribute is a middle, half a length away from the start of its axis.
  package var isMiddle: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// Whether the attribute is a location, but not a middle.
  package var isEdge: Bool { kind == .location && !isMiddle }

  /// Whether the attribute is a whole length away from the start of its axis.
  ///
  /// A distance inwards from such an edge is a negative constant.
  package var isFarEdge: Bool {
    switch self {
    case .right, .rightMargin, .trailing, .trailingMargin, .bottom, .bottomMargin, .lastBaseline:
      true
    default: false
    }
  }

  /// Whether the attribute is a margin, or the middle between margins.
  package var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The margin inside an edge; anything else is its own.
  package var margin: LayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }

  /// The edge outside a margin; anything else is its own.
  package var edge: LayoutConstraint.Attribute {
    Self.allCases.first { $0 != self && $0.margin == self } ?? self
  }

  /// Whether the attribute depends on data of the item beside its frame: margins or baselines.
  package var dependsOnMetrics: Bool { rawValue >= Self.lastBaseline.rawValue }

  /// The same attribute with left and right in place of leading and trailing.
  package func physical(in direction: LayoutReadingDirection) -> LayoutConstraint.Attribute {
    let rightToLeft = direction == .rightToLeft
    return switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}

extension LayoutConstraint.Attribute: CustomStringConvertible {
  /// The name as it is written in source code.
  public var description: String {
    isMargin ? "\(edge)\(isMiddle ? "WithinMargins" : "Margin")" : Self.names[rawValue]
  }

  /// The names of all that are no margins, by raw value.
  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerX", "centerY", "lastBaseline", "firstBaseline",
  ]
}

extension LayoutConstraint.Relation: CustomStringConvertible {
  /// The relation as an operator: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutConstraint.Relation {
  /// The name of the case, as source code has it.
  package var caseName: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}
