/// What becomes of constraints while one of their items is gone.
extension LayoutConstraint {
  /// Whether one of the items takes no room.
  var mentionsGone: Bool { first.isCollapsed || second?.isCollapsed == true }

  /// Whether the constraint is out of layout because an item of it is gone.
  ///
  /// So are those about the size of an item that is gone, and all that reach into one.
  package var stepsAside: Bool {
    if first.isInsideGone || second?.isInsideGone == true { return true }
    return mentionsGone && firstAttribute.kind == .size
  }

  /// The constant that counts at present, in points.
  package var effectiveConstant: Double {
    guard mentionsGone else { return constant }
    return goneConstant ?? (first.isCollapsed ? 0 : constant)
  }

  /// The priority that counts at present.
  ///
  /// An item that is tied at both ends cannot collapse and hold both ties. Required ones that
  /// mention an item that is gone therefore count just below required: those of others, which name
  /// it second, before those of its own start, and these before the rest.
  package var effectivePriority: LayoutPriority {
    guard mentionsGone, priority.isRequired else { return priority }
    if !first.isCollapsed { return LayoutPriority(999.875) }
    return firstAttribute.slotPosition == .start ? LayoutPriority(999.75) : LayoutPriority(999.5)
  }
}
