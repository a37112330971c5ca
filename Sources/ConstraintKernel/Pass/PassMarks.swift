/// What an item waits for in the next pass, and how the pass finds it.
struct PassMarks {
  /// What is to be done for an item in the next pass.
  struct Needs: OptionSet {
    let rawValue: UInt8
    /// Some of its constraints wait for a row.
    static let constraints = Needs(rawValue: 1)
    /// The natural size, or its priorities, may be others.
    static let naturalSize = Needs(rawValue: 2)
    /// Margins, baselines or alignment insets may be others.
    static let metrics = Needs(rawValue: 4)
    /// What places it beside constraints may be another.
    static let placement = Needs(rawValue: 8)
    /// Reading goes in another direction.
    static let direction = Needs(rawValue: 16)
    /// It asked for `updateConstraints`.
    static let updateConstraints = Needs(rawValue: 32)
    /// It asked for `layoutSubviews`, or has another size.
    static let layout = Needs(rawValue: 64)
    /// Declarations in slots may lead to other constraints.
    static let declarations = Needs(rawValue: 128)
  }

  private struct State: OptionSet {
    let rawValue: UInt8
    static let isQueued = State(rawValue: 1)
    static let hasQueuedBelow = State(rawValue: 2)
    static let awaitsLayout = State(rawValue: 4)
    static let awaitsTargets = State(rawValue: 8)
  }

  /// What is to be done for the item.
  private(set) var needs: Needs = []
  private var state: State = []

  /// Whether it waits in the queue of an engine, or of the path up to one; see ``ItemRecord/mark(_:)``.
  var isQueued: Bool { state.contains(.isQueued) }
  /// Whether something below is queued, and no engine knows of it.
  var hasQueuedBelow: Bool { state.contains(.hasQueuedBelow) }
  /// Whether a pass would find the item, or something below it, on its way down.
  var isOnTheWay: Bool { !state.isDisjoint(with: [.isQueued, .hasQueuedBelow]) }
  /// Whether it is listed at its engine, as declarations on it wait for items outside the hierarchy.
  var awaitsTargets: Bool { state.contains(.awaitsTargets) }

  /// Adds to what is to be done, without a place in a queue.
  mutating func require(_ more: Needs) { needs.formUnion(more) }

  /// Removes what was done.
  mutating func honor(_ done: Needs) { needs.subtract(done) }

  /// Removes and returns all that is to be done; the item is in no queue any more.
  mutating func take() -> Needs {
    let taken = needs
    needs = []
    state.subtract(.isQueued)
    return taken
  }

  /// Takes a place in a queue; says whether it had none.
  mutating func enqueue() -> Bool { take(.isQueued) }

  /// Leads the pass down to items below; says whether it did not before.
  mutating func leadDown() -> Bool { take(.hasQueuedBelow) }

  /// Leads the pass down no more; says whether it did.
  mutating func takeLeadDown() -> Bool { giveUp(.hasQueuedBelow) }

  /// Takes a place among those that are laid out in this pass; says whether it had none.
  mutating func awaitLayout() -> Bool { take(.awaitsLayout) }

  /// Gives up the place among those that are laid out in this pass.
  mutating func endAwaitingLayout() { state.subtract(.awaitsLayout) }

  /// Takes a place among those whose declarations wait; says whether it had none.
  mutating func awaitTargets() -> Bool { take(.awaitsTargets) }

  /// Gives up the place among those whose declarations wait; says whether it had one.
  mutating func endAwaitingTargets() -> Bool { giveUp(.awaitsTargets) }

  private mutating func take(_ place: State) -> Bool {
    if state.contains(place) { return false }
    state.formUnion(place)
    return true
  }

  private mutating func giveUp(_ place: State) -> Bool {
    guard state.contains(place) else { return false }
    state.subtract(place)
    return true
  }

  /// Gives up the place in the queue of an engine that ends.
  mutating func leaveQueue() { state.subtract(.isQueued) }

  /// Gives up every place but that among those laid out, as the item goes to another hierarchy.
  mutating func leaveHierarchy() {
    state.subtract([.isQueued, .hasQueuedBelow, .awaitsTargets])
  }
}

/// How a record gets into the next layout pass.
///
/// A record that has variables is queued at its engine at once. One that has none yet marks the
/// path above it until it meets a record that is marked already or has an engine. Each record of a
/// new tree is marked once, so that building it costs O(1) per constraint whatever its depth.
extension ItemRecord {
  /// Has something done for the item in the next pass.
  func mark(_ need: PassMarks.Needs) {
    marks.require(need)
    if marks.enqueue() { announce() }
  }

  /// Has the item queued again where it is now, if anything is to be done for it.
  func markAgain() {
    if !marks.needs.isEmpty { mark([]) }
  }

  /// Makes a queued item, or one with queued items below it, findable from its engine or root.
  func announce() {
    if let engine { return engine.agenda.enqueue(self) }
    var record = self
    while let above = record.parent {
      if let engine = above.engine { return engine.agenda.enqueue(record) }
      if !above.marks.leadDown() { return }
      record = above
    }
    record.ownedEngine?.agenda.enqueue(record)
  }
}
