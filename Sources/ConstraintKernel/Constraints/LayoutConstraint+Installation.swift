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
    guard isOfPlainKind, constantValue.isFinite, priorityLevel.isValid else {
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
  @inline(__always)
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
  @inline(__always)
  func install(on host: ItemPointer, rank: UInt64) {
    guard hostPointer == nil else { return }
    if state.contains(.isKept) { return installKept(on: host, rank: rank) }
    Unmanaged.passRetained(self)._withUnsafeGuaranteedRef { $0.link(on: host, rank: rank) }
  }

  /// Installs on `host` again what the first item has kept, and retains, all the time.
  private func installKept(on host: ItemPointer, rank: UInt64) {
    if isPlainDeclaration {
      listDeclaration()
      return install(on: host, rank: rank)
    }
    count(on: host, rank: rank)
    // Younger ones may have their rows, so it cannot wait in its place among them.
    wait(on: host.record)
  }

  /// Installs on `host` what somebody has retained for that.
  @inline(__always)
  func link(on host: ItemPointer, rank: UInt64) {
    let first = firstPointer
    first.pointee.incidentList.prepend(self, of: first)
    count(on: host, rank: rank)
    if first.pointee.fresh == nil { first.pointee.fresh = .passUnretained(self) }
    first.mark(.constraints)
  }

  @inline(__always)
  private func count(on host: ItemPointer, rank: UInt64) {
    hostPointer = host
    self.rank = rank
    let first = firstPointer
    host.pointee.hostedCount += 1
    if let second = secondPointer, second != first {
      second.pointee.incidentList.append(self, of: second)
    }
    first.pointee.dialects |= dialectBit
  }

  /// Waits for the next pass to get a row again.
  func wait(on host: ItemRecord) {
    guard !state.contains(.waits) else { return }
    state.insert(.waits)
    host.makeExtras().waiting.append(self)
    host.mark(.constraints)
  }

  /// Takes the constraint out of layout; nothing happens to one that is not in it.
  ///
  /// An item that keeps it goes on to do so unless it has died.
  package func uninstall() {
    guard let host = hostPointer else {
      if firstPointer.pointee.hasDied { letGoOfKept() }
      return
    }
    leave(host)
    if let second = secondPointer, second != firstPointer {
      second.pointee.incidentList.remove(self, of: second)
    }
    leaveFirstItem()
  }

  /// Goes the way of an item that is dying, out of whose list it was taken.
  func leave(dying item: ItemPointer) {
    let first = firstPointer
    guard first == item else {
      // As the second item does not keep it, it stood in that list because it is active.
      secondLinks = ConstraintList.Links()
      if let hostPointer { leave(hostPointer) }
      return leaveFirstItem()
    }
    firstLinks = ConstraintList.Links()
    if state.contains(.isKept) { state.subtract(.allOfKept) }
    if let hostPointer {
      leave(hostPointer)
      if let second = secondPointer, second != first {
        second.pointee.incidentList.remove(self, of: second)
      }
    }
    letGo()
  }

  /// The host, and the engine behind it, forget the constraint.
  @inline(__always)
  private func leave(_ host: ItemPointer) {
    if row >= 0 {
      host.pointee.home?._withUnsafeGuaranteedRef { $0.removeRow(row) }
      row = -1
    }
    state.remove(.waits)
    hostPointer = nil
    host.pointee.hostedCount -= 1
  }

  /// The first item, unless it keeps the constraint, forgets it.
  @inline(__always)
  private func leaveFirstItem() {
    let first = firstPointer
    if first.pointee.fresh?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
      first.pointee.fresh = ConstraintList.younger(than: self)
    }
    if state.contains(.isKept), outlastsLayout { return }
    first.pointee.incidentList.remove(self, of: first)
    letGo()
  }

  /// Gives up the reference that being in layout, or kept, is worth.
  @inline(__always)
  private func letGo() {
    if state.contains(.isBeingLowered), !state.contains(.leavesAfterLowering) {
      state.insert(.leavesAfterLowering)
    } else {
      Unmanaged.passUnretained(self).release()
    }
  }
}

extension LayoutConstraint {
  /// The item it is installed on, while active.
  package var hostItem: (any LayoutItem)? { host?.item }
}
