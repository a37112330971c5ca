/// What sets an item apart from most: constraints on it then say more than the frames do.
struct Oddities: OptionSet {
  var rawValue: UInt8
  /// Takes no room: gone, or left out by a stack.
  static let isCollapsed = Oddities(rawValue: 1)
  /// Lies in something collapsed, and so outside of layout.
  static let isInsideGone = Oddities(rawValue: 2)
  /// Edges do not lie where the frame's do.
  static let hasAlignment = Oddities(rawValue: 4)
  /// Seen from inside, edges are those of a content that scrolls.
  static let scrolls = Oddities(rawValue: 8)
}

extension ItemState {
  var isCollapsed: Bool {
    @inline(__always) get { oddities.contains(.isCollapsed) }
    set { set(.isCollapsed, newValue) }
  }
  var isInsideGone: Bool {
    @inline(__always) get { oddities.contains(.isInsideGone) }
    set { set(.isInsideGone, newValue) }
  }
  var hasAlignment: Bool {
    @inline(__always) get { oddities.contains(.hasAlignment) }
    set { set(.hasAlignment, newValue) }
  }

  private mutating func set(_ oddity: Oddities, _ applies: Bool) {
    if applies { oddities.insert(oddity) } else { oddities.remove(oddity) }
  }
}

extension LayoutConstraint {
  /// What sets either of its items apart.
  @inline(__always)
  var oddities: Oddities {
    let own = firstPointer.pointee.oddities
    guard let second = secondPointer else { return own }
    return own.union(second.pointee.oddities)
  }
}
