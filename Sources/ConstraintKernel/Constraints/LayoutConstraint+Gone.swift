/// What becomes of constraints while one of their items is gone.
extension LayoutConstraint {
  /// The constant that counts while one of the two items is gone, in points.
  ///
  /// Nothing at first, which means: 0 while the first item is gone, so that its own distances go
  /// with it, and ``constant`` while only the second one is. A number that is not finite is reported
  /// and changes nothing. See ``LayoutItem/isGone``.
  public var goneConstant: Double? {
    get { constantWhileGone.isNaN ? nil : constantWhileGone }
    set {
      if let newValue, !newValue.isFinite { return report(.notFinite(newValue)) }
      constantWhileGone = newValue ?? .nan
      if row >= 0, mentionsGone { engine?.constantDidChange(self) }
    }
  }

  /// Whether one of the items takes no room.
  @inline(__always)
  var mentionsGone: Bool { oddities.contains(.isCollapsed) }

  /// Whether the constraint is out of layout because an item of it is gone.
  ///
  /// So are those about the size of an item that is gone, and all that reach into one.
  @inline(__always)
  package var stepsAside: Bool {
    let oddities = oddities
    if oddities.isDisjoint(with: [.isCollapsed, .isInsideGone]) { return false }
    return oddities.contains(.isInsideGone) || firstAttribute.kind == .size
  }

  /// The constant that the row has at present.
  @inline(__always)
  package var loweredConstant: Double { mentionsGone ? constantBesideGone : constantValue }

  private var constantBesideGone: Double {
    if !constantWhileGone.isNaN { return constantWhileGone }
    return first.isCollapsed ? 0 : constantValue
  }

  /// The priority that the row has at present.
  ///
  /// What is tied at both ends cannot collapse and keep both ties, so those of an item that is gone
  /// are strong wishes: the start goes before the end, and what others want of it before both.
  @inline(__always)
  package var loweredPriority: LayoutPriority { mentionsGone ? priorityBesideGone : priorityLevel }

  private var priorityBesideGone: LayoutPriority {
    guard priorityLevel.isRequired else { return priorityLevel }
    if !first.isCollapsed { return LayoutPriority(999.875) }
    return firstAttribute.isStart ? LayoutPriority(999.75) : LayoutPriority(999.5)
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the position is an edge where an axis begins.
  fileprivate var isStart: Bool {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: true
    default: false
    }
  }
}
