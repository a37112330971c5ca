/// The place on an item that a constraint takes, and from which it pushes others out.
///
/// Two constraints compete when they sit on the same item with the same axis, relation and
/// priority, and their positions exclude each other: an edge with the same edge and with the
/// centre, the centre with both edges and itself, a dimension with itself only.
package struct ConstraintSlot: Hashable {
  /// The four places along an axis, as sets of bits: places that share one exclude each other.
  package enum Position: UInt8, Hashable, Sendable {
    /// Left, leading, top, first baseline, and their margins.
    case start = 0b001
    /// Right, trailing, bottom, last baseline, and their margins.
    case end = 0b010
    /// Either centre, with or without margins; it takes both ends.
    case center = 0b011
    /// Width or height.
    case dimension = 0b100

    @inline(__always)
    func excludes(_ other: Position) -> Bool {
      rawValue & other.rawValue != 0
    }
  }

  let axis: LayoutAxis
  let position: Position
  let relation: LayoutConstraint.Relation
  let priority: LayoutPriority

  /// A slot from its parts.
  init(
    axis: LayoutAxis,
    position: Position,
    relation: LayoutConstraint.Relation,
    priority: LayoutPriority
  ) {
    self.axis = axis
    self.position = position
    self.relation = relation
    self.priority = priority
  }

  /// The slot of an attribute; nothing for no attribute.
  init?(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ priority: LayoutPriority
  ) {
    guard let axis = attribute.axis, let position = attribute.slotPosition else { return nil }
    self.init(axis: axis, position: position, relation: relation, priority: priority)
  }

  /// Whether a constraint in this slot pushes out one in the other, both on the same item.
  @inline(__always)
  package func excludes(_ other: ConstraintSlot) -> Bool {
    axis == other.axis && position.excludes(other.position) && relation == other.relation
      && priority == other.priority
  }
}

extension LayoutConstraint.Attribute {
  /// Where on its axis the attribute sits; nothing for no attribute.
  package var slotPosition: ConstraintSlot.Position? {
    switch self {
    case .notAnAttribute: nil
    case .left, .leading, .leftMargin, .leadingMargin, .top, .firstBaseline, .topMargin: .start
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .lastBaseline, .bottomMargin:
      .end
    case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: .center
    case .width, .height: .dimension
    }
  }

  /// The place on both axes as a set of bits: attributes that share one exclude each other.
  var places: UInt8 {
    switch self {
    case .notAnAttribute: 0
    case .left, .leading, .leftMargin, .leadingMargin: 0b001
    case .right, .trailing, .rightMargin, .trailingMargin: 0b010
    case .centerX, .centerXWithinMargins: 0b011
    case .width: 0b100
    case .top, .firstBaseline, .topMargin: 0b001_000
    case .bottom, .lastBaseline, .bottomMargin: 0b010_000
    case .centerY, .centerYWithinMargins: 0b011_000
    case .height: 0b100_000
    }
  }
}

extension LayoutConstraint {
  /// The slot on the first item; nothing for a constraint without an attribute.
  package var slot: ConstraintSlot? {
    ConstraintSlot(firstAttribute, relation, priorityLevel)
  }
}
