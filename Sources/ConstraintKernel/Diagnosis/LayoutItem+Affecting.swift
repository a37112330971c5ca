extension LayoutItem {
  /// The active constraints that have a say in where the item lies along an axis, or how long it is.
  ///
  /// Those are the constraints on the item along the axis, those on the items they name, and so on;
  /// what is placed by its own frame passes nothing on, so that the parts of a hierarchy that hang
  /// on a fixed superview stay apart. They come in the order of activation.
  ///
  /// Meant for people who look for the reason of a frame. Unlike the engine it does not know which
  /// of the constraints had an effect.
  /// - Complexity: O(*n* log *n*) in the constraints that are found.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(record)]
    var found: Set<LayoutConstraint> = []
    var waiting = [record]
    while let next = waiting.popLast() {
      for constraint in next.constraintsOfBothSides where constraint.concerns(axis) {
        guard found.insert(constraint).inserted else { continue }
        for other in [constraint.first, constraint.second].compactMap({ $0 })
        where !other.isPlacedByFrame && seen.insert(ObjectIdentifier(other)).inserted {
          waiting.append(other)
        }
      }
    }
    return found.sorted { $0.rank < $1.rank }
  }
}

extension LayoutConstraint {
  /// Whether one of the two sides lies on the axis.
  fileprivate func concerns(_ axis: LayoutAxis) -> Bool {
    firstAttribute.axis == axis || secondAttribute.axis == axis
  }
}
