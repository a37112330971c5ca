extension LayoutConstraint {
  /// Why this constraint cannot be installed now; nothing if it can.
  func obstacle() -> LayoutIssue.Kind? {
    switch place() {
    case .host: nil
    case .obstacle(let kind): kind
    }
  }

  /// Where a constraint belongs, or why it belongs nowhere.
  enum Place {
    case host(ItemPointer)
    case obstacle(LayoutIssue.Kind)
  }

  /// The item to install this constraint on.
  func place() -> Place {
    if let hostPointer { return .host(hostPointer) }
    if firstPointer.pointee.hasDied { return .obstacle(.itemIsGone) }
    if let second = secondPointer, second.pointee.hasDied { return .obstacle(.itemIsGone) }
    if let kind = formIssue() { return .obstacle(kind) }
    return commonAncestor().map(Place.host) ?? .obstacle(.noCommonAncestor)
  }

  /// The item to install this constraint on where it is of the usual kind, lies between views near
  /// each other, and nothing is wrong with it; nothing decides nothing.
  @inline(__always)
  var plainHost: ItemPointer? {
    let first = firstPointer
    guard hostPointer == nil, isBare, isPlainlySound, first.pointee.isLivingView else { return nil }
    guard let second = secondPointer, second != first else { return first }
    let parent = first.pointee.parent
    if parent == second { return second.pointee.isLivingView ? second : nil }
    guard second.pointee.isLivingView else { return nil }
    let other = second.pointee.parent
    if other == first { return first }
    return parent == other ? parent : nil
  }

  /// Why this constraint could never hold by its form.
  func formIssue() -> LayoutIssue.Kind? {
    isPlainlySound ? nil : closerFormIssue()
  }

  /// Whether it is of the usual kind, and nothing is wrong with it; false decides nothing.
  @inline(__always)
  private var isPlainlySound: Bool {
    guard state.contains(.isPlain), constantValue.isFinite, priorityLevel.isValid else {
      return false
    }
    if secondPointer == nil, secondAttribute != .notAnAttribute { return false }
    return isBare || multiplier.isFinite && multiplier != 0
  }

  private func closerFormIssue() -> LayoutIssue.Kind? {
    if !constantValue.isFinite { return .notFinite(constantValue) }
    if !multiplier.isFinite { return .notFinite(multiplier) }
    if !priorityLevel.isValid { return .priorityOutOfRange(priorityLevel) }
    switch (firstAttribute.kind, secondPointer == nil ? .nothing : secondAttribute.kind) {
    case (.nothing, _): return .missingAttribute
    case (.size, .nothing): return secondAttribute == .notAnAttribute ? nil : .missingItem
    case (.location, .nothing): return .locationNeedsPartner
    case (.size, .size): return nil
    case (.location, .location):
      if firstAttribute.axis != secondAttribute.axis { return .incompatibleAttributes }
      if multiplier == 0 { return .locationNeedsPartner }
      let mixes =
        firstAttribute.isDirectional && secondAttribute.isPhysicalSide
        || firstAttribute.isPhysicalSide && secondAttribute.isDirectional
      return mixes && !state.contains(.ignoresDirectionPairing) ? .incompatibleAttributes : nil
    default: return .incompatibleAttributes
    }
  }

  /// The nearest item that holds both items, or is one of them; a guide's own is its owner's.
  func commonAncestor() -> ItemPointer? {
    let first = firstPointer
    first.refreshAncestry()
    guard let second = secondPointer, second != first else {
      return first.pointee.isGuide ? first.pointee.parent ?? first : first
    }
    second.refreshAncestry()
    if first.pointee.parent == second { return second }
    if second.pointee.parent == first { return first }
    if let parent = first.pointee.parent, parent == second.pointee.parent { return parent }
    return first.nearestCommonAncestor(with: second)
  }

  /// Installs on `host`, which must be the common ancestor.
  func install(on host: ItemPointer, rank: UInt64) {
    guard hostPointer == nil else { return }
    let retained = Unmanaged.passRetained(self)
    hostPointer = host
    self.rank = rank
    let first = firstPointer
    host.pointee.hostedCount += 1
    first.pointee.incidentList.append(self, of: first)
    if let second = secondPointer, second != first {
      second.pointee.incidentList.append(self, of: second)
    }
    first.pointee.dialects |= dialect.bit
    if first.pointee.fresh == nil { first.pointee.fresh = retained }
    first.mark(.constraints)
  }

  /// Waits for the next pass to get a row again.
  func wait(on host: ItemRecord) {
    guard !state.contains(.waits) else { return }
    state.insert(.waits)
    host.makeExtras().waiting.append(self)
    host.mark(.constraints)
  }

  /// Takes the constraint out of layout; nothing happens to one that is not in it.
  package func uninstall() {
    guard let host = hostPointer else { return }
    if row >= 0 {
      host.pointee.home?._withUnsafeGuaranteedRef { $0.removeRow(row) }
      row = -1
    }
    let retained = Unmanaged.passUnretained(self)
    state.remove(.waits)
    let first = firstPointer
    if let fresh = first.pointee.fresh, fresh.toOpaque() == retained.toOpaque() {
      first.pointee.fresh = ConstraintList.own(from: firstLinks.next, of: first)
    }
    hostPointer = nil
    host.pointee.hostedCount -= 1
    first.pointee.incidentList.remove(self, of: first)
    if let second = secondPointer, second != first {
      second.pointee.incidentList.remove(self, of: second)
    }
    if state.contains(.isBeingLowered), !state.contains(.leavesAfterLowering) {
      state.insert(.leavesAfterLowering)
    } else {
      retained.release()
    }
  }
}

extension LayoutConstraint {
  /// The item it is installed on, while active.
  package var hostItem: (any LayoutItem)? { host?.item }
}
