/// Where an item's environment comes from, and what follows when it changes.
extension ItemRecord {
  /// The item whose environment counts here: the nearest one that has one, or the root.
  ///
  /// Those between an item and its ``shortcut`` have none, and are left out.
  private var environmentSource: ItemRecord {
    var source = self
    while source.extras?.environment == nil, let above = source.shortcut ?? source.parent {
      source = above
    }
    return source
  }

  var effectiveEnvironment: LayoutEnvironment { namedEnvironment ?? LayoutEnvironment() }

  /// The environment that counts here; nil for the standard one, if none was set and no device is known.
  var namedEnvironment: LayoutEnvironment? {
    let source = environmentSource
    guard let extras = source.extras, extras.environment != nil || extras.deviceIdiom != nil else {
      return nil
    }
    return source.ownEnvironment
  }

  /// The environment that was set for this item, the standard one without; it is of the item's device where it
  /// names none.
  var ownEnvironment: LayoutEnvironment {
    guard let extras else { return LayoutEnvironment() }
    var environment = extras.environment ?? LayoutEnvironment()
    if environment.idiom == .unspecified, let idiom = extras.deviceIdiom {
      environment.idiom = idiom
    }
    return environment
  }

  /// Says what kind of device a hierarchy is shown on of which this is the top, where its environment does not.
  package func setDeviceIdiom(_ idiom: LayoutEnvironment.Idiom) {
    guard extras?.deviceIdiom != idiom else { return }
    let previous = effectiveEnvironment
    makeExtras().deviceIdiom = idiom
    environmentDidChange(from: previous)
  }

  /// The item that ``effectiveEnvironment`` is that of: the nearest one with an environment of its own,
  /// or the root.
  ///
  /// The way there is remembered at each item on it, so that many that lie in each other walk it once.
  /// - Complexity: O(levels that were not walked since one of them moved), amortized.
  func findEnvironment() -> ItemRecord {
    let source = environmentSource
    var record = self
    while record !== source, let next = record.shortcut ?? record.parent {
      record.shortcut = source
      record = next
    }
    return source
  }

  /// Forgets ways to an environment that lead through this item.
  ///
  /// Each of them was remembered here as well, so that there is nothing to do where none was.
  func forgetShortcuts() {
    if shortcut != nil { forEachInSubtree { $0.shortcut = nil } }
  }

  /// What lies here and below is in other surroundings than before, perhaps as it leaves a parent.
  func environmentDidChange(from previous: LayoutEnvironment, isLeaving: Bool = false) {
    forgetShortcuts()
    let effective = effectiveEnvironment
    let isAnother = previous != effective
    let isTurned = previous.layoutDirection != effective.layoutDirection
    let source = isAnother ? findEnvironment() : self
    let records = subtree
    for record in records {
      record.pathCache = nil
      if record.lists.newest[.host] != nil || isTurned && record.firstChild != nil {
        record.mark(.direction)
      }
      // Another text scale gives text another size.
      if record.systemRows?.hasContentSize == true { record.mark([.naturalSize, .metrics]) }
      // So it gives other baselines to what stands around text.
      if record.hasCallbacks, record.isConstrained { record.mark(.metrics) }
      // Another scale may round every frame anew.
      record.engine?.noteMoved(record)
    }
    ItemRecord.environmentDidChange(for: records, isLeaving: isLeaving)
    var listeners: [LayoutView] = []
    for record in records {
      record.turnMargins()
      guard let view = record.view else { continue }
      view.refreshReadableGuide()
      view.metricsDidChange()
      if isAnother, record.hasCallbacks, record.findEnvironment() === source {
        listeners.append(view)
      }
    }
    for view in listeners { view.record.tell { view.traitCollectionDidChange(previous) } }
  }
}
