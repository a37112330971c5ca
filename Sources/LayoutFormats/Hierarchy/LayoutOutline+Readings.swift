import ConstraintKernel

extension LayoutOutline {
  /// One side of a constraint: an attribute with left and right in place of leading and trailing.
  struct Side {
    let place: Int
    let attribute: LayoutConstraint.Attribute
  }

  /// An active constraint, as it is read off boxes.
  struct Reading {
    let first: Side
    let second: Side?
    let multiplier: Double
    let constant: Double
    /// The place of the item in whose coordinates it is read.
    fileprivate let host: Int
    /// Whether horizontal positions are measured from that item's right edge.
    fileprivate let isMirrored: Bool
  }

  /// How a constraint is read; nil for one that is not active, or reaches out of the hierarchy.
  ///
  /// Seen from inside, the edges of what scrolls are those of its content.
  func reading(of constraint: LayoutConstraint) -> Reading? {
    guard let host = constraint.hostItem, let place = place(of: host) else { return nil }
    let direction = host.effectiveLayoutDirection
    func side(_ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute) -> Side? {
      guard var item else { return nil }
      if item === host, attribute.isEdge, let content = item.record.contentOfScrolling?.item {
        item = content
      }
      return self.place(of: item).map {
        Side(place: $0, attribute: attribute.physical(in: direction))
      }
    }
    let second = side(constraint.secondItem, constraint.secondAttribute)
    guard let first = side(constraint.firstItem, constraint.firstAttribute),
      second != nil || constraint.secondAttribute == .notAnAttribute
    else { return nil }
    let followsReading =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    return Reading(
      first: first,
      second: second,
      multiplier: constraint.multiplier,
      constant: constraint.effectiveConstant,
      host: place,
      isMirrored: followsReading && direction == .rightToLeft
    )
  }

  /// The value of an attribute as seen from the root, in points.
  func value(of side: Side, in boxes: [LayoutRect]) -> Double {
    boxes[side.place].value(of: side.attribute)
      + items[side.place].record.offset(of: side.attribute)
  }

  /// Both sides of a constraint in the coordinates it is read in, the constant included in the
  /// second.
  func values(of reading: Reading, in boxes: [LayoutRect]) -> (first: Double, second: Double) {
    let second = reading.second.map { local($0, reading, boxes) } ?? 0
    return (local(reading.first, reading, boxes), reading.multiplier * second + reading.constant)
  }

  private func local(_ side: Side, _ reading: Reading, _ boxes: [LayoutRect]) -> Double {
    let value = value(of: side, in: boxes)
    guard side.attribute.kind == .location else { return value }
    let host = boxes[reading.host]
    let origin =
      side.place == reading.host ? host.origin : Self.space(of: items[reading.host], at: host)
    guard side.attribute.axis == .horizontal else { return value - origin.y }
    return reading.isMirrored ? host.width - value + origin.x : value - origin.x
  }
}

extension LayoutRect {
  /// An edge, a middle or a length; of a baseline or a margin the edge it is measured from.
  fileprivate func value(of attribute: LayoutConstraint.Attribute) -> Double {
    guard let axis = attribute.axis else { return 0 }
    let (start, length) = axis == .horizontal ? (minX, width) : (minY, height)
    if attribute.kind == .size { return length }
    return start + (attribute.isFarEdge ? length : attribute.isMiddle ? length / 2 : 0)
  }
}
