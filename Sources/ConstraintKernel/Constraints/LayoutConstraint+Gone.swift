/// What becomes of constraints while one of their items is gone.
extension LayoutConstraint {
  /// Whether one of the items takes no room.
  package var involvesGone: Bool { first.isCollapsed || second?.isCollapsed == true }

  /// Whether the constraint is out of layout because an item of it is gone.
  ///
  /// So are those about the size of an item that is gone, and all that reach into one.
  package var stepsAside: Bool {
    if first.isInsideGone || second?.isInsideGone == true { return true }
    return involvesGone && (firstAttribute.kind == .size || leavesWithGone)
  }

  /// The constant that counts at present, in points.
  package var effectiveConstant: Double {
    guard involvesGone else { return constant }
    return goneConstant ?? (first.isCollapsed ? 0 : constant)
  }

  /// The priority that counts at present.
  ///
  /// An item that is tied at both ends cannot collapse and hold both ties. Required constraints of
  /// an item that is gone therefore count just below required.
  package var effectivePriority: LayoutPriority {
    guard involvesGone, priority.isRequired else { return priority }
    if !first.isCollapsed { return .neighborOfGone }
    return firstAttribute.slotPosition == .start ? .startOfGone : .restOfGone
  }
}

extension LayoutPriority {
  /// What neighbours require of an item that is gone: they name it second.
  fileprivate static let neighborOfGone = LayoutPriority(999.875)
  /// What an item that is gone requires of its own leading or top edge.
  fileprivate static let startOfGone = LayoutPriority(999.75)
  /// Whatever else an item that is gone requires.
  fileprivate static let restOfGone = LayoutPriority(999.5)
}
