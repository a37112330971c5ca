/// The place on an item that a constraint takes, and from which it pushes others out.
///
/// Two constraints compete when they sit on the same item with the same axis, relation and
/// priority, and their positions exclude each other: an edge with the same edge and with the
/// centre, the centre with both edges and itself, a dimension and a ratio with themselves only.
package struct ConstraintSlot: Hashable {
  /// The five places along an axis, as sets of bits: places that share one exclude each other.
  package enum Position: UInt8, Hashable, Sendable {
    /// Left, leading, top, first baseline, and their margins.
    case start = 0b001
    /// Right, trailing, bottom, last baseline, and their margins.
    case end = 0b010
    /// Either centre, with or without margins; it takes both ends.
    case center = 0b011
    /// Width or height.
    case dimension = 0b100
    /// The width for the height, beside which either may have a size of its own.
    case ratio = 0b1000
  }

  let axis: LayoutAxis
  let position: Position
  let relation: LayoutConstraint.Relation
  let priority: LayoutPriority

  /// The slot of an attribute; nil for no attribute.
  ///
  /// A position that is given takes the place of the attribute's own.
  init?(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ priority: LayoutPriority,
    at position: Position? = nil
  ) {
    guard let axis = attribute.axis, let position = position ?? attribute.slotPosition else {
      return nil
    }
    self.axis = axis
    self.position = position
    self.relation = relation
    self.priority = priority
  }

  /// Whether a constraint in this slot pushes out one in the other, both on the same item.
  package func excludes(_ other: ConstraintSlot) -> Bool {
    axis == other.axis && position.rawValue & other.position.rawValue != 0
      && relation == other.relation && priority == other.priority
  }
}

extension LayoutConstraint.Attribute {
  /// Where on its axis the attribute sits; nil for no attribute.
  package var slotPosition: ConstraintSlot.Position? {
    switch kind {
    case .nothing: nil
    case .size: .dimension
    case .location: isMiddle ? .center : isFarEdge ? .end : .start
    }
  }
}

extension LayoutConstraint {
  /// The slot on the first item; nil for a constraint without an attribute.
  package var slot: ConstraintSlot? {
    ConstraintSlot(firstAttribute, relation, priority, at: isRatio ? .ratio : nil)
  }

  /// Whether it ties both sizes of one item to each other.
  private var isRatio: Bool {
    second === first && firstAttribute.kind == .size && secondAttribute.kind == .size
      && firstAttribute != secondAttribute
  }
}
