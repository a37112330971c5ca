/// Items that are gone: there, but taking no room.
extension LayoutItem {
  /// Whether the item has collapsed to nothing without being taken out of its tree.
  ///
  /// While it is true the item's size is 0 by 0, its natural size and the constraints on its size
  /// step aside, and so does everything inside it. Its position still follows from constraints, at a
  /// level just below required so that nothing conflicts: what its neighbours want of it first, then
  /// its own leading or top edge, then the rest. Distances that its own constraints ask for become 0,
  /// or ``LayoutConstraint/goneConstant``, so that gaps close. Back again, all is as before.
  /// - Complexity: O(*n*) in the items and constraints of the subtree, on a change.
  public var isGone: Bool {
    get { record.extras?.isGone ?? false }
    set { record.setGone(newValue) }
  }
}

extension ItemRecord {
  func setGone(_ isGone: Bool) {
    guard isGone != (extras?.isGone ?? false) else { return }
    makeExtras().isGone = isGone
    refreshCollapse()
    if let view { view.superview?.subviewVisibilityDidChange(view) }
  }

  /// Leaves the item out of the row of a stack, or takes it back in.
  ///
  /// Left out it may keep a length along one axis, which constraints say.
  func setLeftOut(_ isLeftOut: Bool, keeping axis: LayoutAxis? = nil) {
    guard isLeftOut != (extras?.isLeftOut ?? false) || axis != extras?.keptAxis else { return }
    makeExtras().isLeftOut = isLeftOut
    extras?.keptAxis = axis
    refreshCollapse()
  }

  /// The axis along which a collapsed item has a length all the same; nil for one of no size.
  package var keptAxis: LayoutAxis? { extras?.isGone == true ? nil : extras?.keptAxis }

  /// Whether the item takes no room: it has collapsed, or lies in something that has.
  var takesNoRoom: Bool { !flags.isDisjoint(with: [.isCollapsed, .isInsideGone]) }

  private func refreshCollapse() {
    let collapses = extras?.isGone == true || extras?.isLeftOut == true
    mark(.placement)
    guard collapses != isCollapsed else { return }
    if collapses { flags.insert(.isCollapsed) } else { flags.remove(.isCollapsed) }
    mark([.naturalSize, .metrics])
    lowerAgain()
    refreshBelow()
    for follower in followers { follower.setLeftOut(collapses) }
  }

  /// Has a guide be gone whenever the item is.
  func takeOn(follower: ItemRecord) {
    followers.append(follower)
    follower.setLeftOut(isCollapsed)
  }

  /// Has a guide not follow the item any more.
  func letGo(follower: ItemRecord) { followers.removeAll { $0 === follower } }

  /// Finds out whether the item lies in something collapsed; what lies inside follows.
  func refreshInsideGone() {
    if refreshOwnInsideGone() { refreshBelow() }
  }

  private func refreshBelow() {
    let records = subtree
    for record in records.dropFirst() { record.refreshOwnInsideGone() }
    for record in records { record.comeBack() }
  }

  /// Finds out whether the item itself lies in something collapsed; says whether that is new.
  @discardableResult
  private func refreshOwnInsideGone() -> Bool {
    let isInside = parent?.takesNoRoom ?? false
    guard isInside != isInsideGone else { return false }
    if isInside { flags.insert(.isInsideGone) } else { flags.remove(.isInsideGone) }
    mark(.placement)
    lowerAgain()
    return true
  }

  /// Gives an item that takes room again the frame it is placed by.
  private func comeBack() {
    guard !takesNoRoom, let frame = extras?.frameBeforeGone else { return }
    extras?.frameBeforeGone = nil
    if isPlacedByFrame { item?.layoutFrame = frame }
    // It may go again before a pass, to which the solver has nothing new to say.
    engine?.noteMoved(self)
  }

  /// Has the rows of the item's constraints made again in the next pass.
  private func lowerAgain() {
    for constraint in constraintsOfBothSides {
      constraint.host?.engine?.removeRow(of: constraint)
      constraint.waitForRow()
    }
  }
}
