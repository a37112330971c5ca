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
    case host(ItemRecord)
    case obstacle(LayoutIssue.Kind)
  }

  /// The item to install this constraint on.
  func place() -> Place {
    if let host { return .host(host) }
    if first.hasDied || second?.hasDied == true { return .obstacle(.itemIsGone) }
    if let kind = formIssue() { return .obstacle(kind) }
    return commonAncestor().map(Place.host) ?? .obstacle(.noCommonAncestor)
  }

  /// Why this constraint could never hold by its form.
  func formIssue() -> LayoutIssue.Kind? {
    if !constantValue.isFinite { return .notFinite(constantValue) }
    if !multiplier.isFinite { return .notFinite(multiplier) }
    if !priorityLevel.isValid { return .priorityOutOfRange(priorityLevel) }
    switch (firstAttribute.kind, second == nil ? .nothing : secondAttribute.kind) {
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
  func commonAncestor() -> ItemRecord? {
    first.refreshAncestry()
    guard let second, second !== first else {
      return first.isGuide ? first.parent ?? first : first
    }
    second.refreshAncestry()
    if first.parent === second { return second }
    if second.parent === first { return first }
    if let parent = first.parent, parent === second.parent { return parent }
    return first.nearestCommonAncestor(with: second)
  }

  /// Installs on `host`, which must be the common ancestor.
  func install(on host: ItemRecord, rank: UInt64) {
    guard self.host == nil else { return }
    _ = Unmanaged.passRetained(self)
    self.host = host
    self.rank = rank
    host.hostedList.append(self, of: host)
    first.incidentList.append(self, of: first)
    if let second, second !== first { second.incidentList.append(self, of: second) }
    first.dialects |= dialect.bit
    if host.fresh == nil { host.fresh = self }
    if !host.needs.contains(.constraints) { host.mark(.constraints) }
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
    guard let host else { return }
    if row >= 0 {
      host.home?.remove(self)
      row = -1
    }
    state.remove(.waits)
    if host.fresh === self { host.fresh = hostLinks.next }
    self.host = nil
    host.hostedList.remove(self, of: host)
    first.incidentList.remove(self, of: first)
    if let second, second !== first { second.incidentList.remove(self, of: second) }
    Unmanaged.passUnretained(self).release()
  }
}
