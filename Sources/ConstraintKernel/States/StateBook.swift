/// What ``LayoutStates`` and ``LayoutPlaces`` keep: which constraints there are, which of them each state has,
/// and which state is on.
///
/// It owns the constraints, as a ledger does. To take one over is to take it out of every state.
final class StateBook {
  /// The item whose places these are, and what it may not reach out of, nil for what is safe of the view at the top;
  /// nil for states.
  let placement: (item: ItemRecord, area: ItemRecord?)?
  private let owner = ConstraintLedger()
  private(set) var states: [DefinedState] = []
  private(set) var current: DefinedState?
  /// The state whose constraints are about to be installed.
  private(set) var arriving: DefinedState?
  /// What stood when the current state was last looked at.
  private var standing: [LayoutConstraint] = []
  /// Whether conditions are being asked.
  private var isAsking = false
  /// The conditions of the items that have any, in the order in which they came.
  private var conditions: [StateConditions] = []
  private var itemsWithConditions: Set<ItemRecord> = []

  init(placing placement: (item: ItemRecord, area: ItemRecord?)? = nil) {
    self.placement = placement
    owner.states = self
  }

  deinit {
    for conditions in conditions { conditions.item.remove(conditions) }
  }

  // MARK: Defining

  /// Runs a block and makes a state of what was made in it, beside what another one has.
  ///
  /// - Returns: The state; nil if anything in the block was refused, which is reported.
  /// - Complexity: O(*n*) in the constraints of all states, beside the block.
  func define(
    _ name: StateName,
    extending base: DefinedState?,
    _ block: () throws -> Void
  ) rethrows -> DefinedState? {
    let definition = StateDefinition()
    try ConstraintScope.defining(definition, block)
    let collected = definition.collector.collected
    var seen: Set<LayoutConstraint> = []
    let made = collected.constraints.filter { seen.insert($0).inserted }
    guard areSound(made), !definition.collector.isRefused else { return nil }
    let level = (base?.level ?? -1) + 1
    var pool = pool(without: base)
    var members = base?.members ?? []
    var added: [LayoutConstraint] = []
    for constraint in made {
      let known = StatedConstraint(constraint).flatMap { pool.take($0) }
      if known == nil, constraint.owner !== owner { added.append(constraint) }
      let declared = definition.declared[constraint]
      members.append(
        StateMember(
          constraint: known ?? constraint,
          slot: declared?.declaration.slot ?? constraint.slot,
          declared: declared,
          level: level
        )
      )
    }
    hold(added)
    let placed = (base?.placed ?? []) + collected.items
    let state = DefinedState(name, members, placing: placed, level: level)
    states.append(state)
    for member in members where member.condition != nil { lookAfter(member.constraint.first) }
    return state
  }

  /// Makes a state of constraints that were made already, which keep their places in the order of activation.
  ///
  /// - Returns: The state; nil if one of them could never hold, or is in layout by itself, which is reported.
  func define(_ name: StateName, holding constraints: [LayoutConstraint]) -> DefinedState? {
    guard areSound(constraints) else { return nil }
    let added = constraints.filter { $0.owner !== owner }
    owner.hold(added)
    for constraint in added { constraint.word?.speak(by: constraint) }
    let members = constraints.map {
      StateMember(constraint: $0, slot: $0.slot, declared: nil, level: 0)
    }
    let state = DefinedState(name, members, placing: [], level: 0)
    states.append(state)
    return state
  }

  /// Forgets a state, which goes out of layout if it is the current one.
  func remove(_ state: DefinedState) {
    if current === state {
      for constraint in owner.constraints { constraint.uninstall() }
      (current, standing) = (nil, [])
    }
    states.removeAll { $0 === state }
    let used = Set(states.lazy.flatMap { $0.members.map(\.constraint) })
    owner.release(owner.constraints.filter { !used.contains($0) })
    // Conditions die with their state, which is foreign code.
    withExtendedLifetime(state) {}
  }

  /// The constraints of a state that no other owner took over, in the order in which they were written.
  func constraints(of state: DefinedState) -> [LayoutConstraint] {
    state.members.map(\.constraint).filter { $0.owner === owner }
  }

  /// Reports what could never hold, and what is in layout already.
  private func areSound(_ made: [LayoutConstraint]) -> Bool {
    let obstacles = made.compactMap { constraint in
      issue(with: constraint).map { (constraint: constraint, kind: $0) }
    }
    for obstacle in obstacles { obstacle.constraint.report(obstacle.kind) }
    return obstacles.isEmpty
  }

  private func issue(with constraint: LayoutConstraint) -> LayoutIssue.Kind? {
    if !constraint.first.isPresent || constraint.second?.isPresent == false { return .itemWasFreed }
    if constraint.host != nil, constraint.owner !== owner { return .activeInDefinition }
    return constraint.formIssue
  }

  /// What another state may state as well: everything that there is, but what is in its base.
  private func pool(without base: DefinedState?) -> StatePool {
    let inherited = Set(base?.members.map(\.constraint) ?? [])
    return StatePool(owner.constraints.filter { !inherited.contains($0) })
  }

  /// Holds constraints, each of which gets a place in the order of activation for good, so that it
  /// does not matter which states were on before.
  private func hold(_ constraints: [LayoutConstraint]) {
    owner.hold(constraints)
    constraints.withScaffolds.takePlaces()
    for constraint in constraints where constraint.host == nil {
      constraint.word?.speak(by: constraint)
    }
  }

  /// What of a state takes part in layout while it is on, by what its conditions said last.
  func installable(in state: DefinedState) -> [LayoutConstraint] {
    state.standing.filter { $0.owner === owner }
  }

  // MARK: Switching

  /// Takes what does not stand in a state out of layout, and installs what does: all, or nothing.
  ///
  /// - Returns: Whether that was done; if not, the reasons were reported.
  @discardableResult
  func switchTo(_ state: DefinedState?) -> Bool {
    if isAsking {
      report(LayoutIssue(.invalidUse("a condition of a state switches between states")))
      return false
    }
    let wanted = wanted(in: state)
    let isWanted = Set(wanted)
    wanted.refreshAncestry()
    var transaction = ConstraintTransaction(
      leaving: owner.constraints.filter { $0.host != nil && !isWanted.contains($0) },
      arriving: wanted.filter { $0.host == nil }
    )
    transaction.keepsRanks = true
    arriving = state
    defer { arriving = nil }
    let isCommitted = transaction.commit {
      for item in state?.placed ?? [] { item.endPlacementByFrame() }
      (current, standing) = (state, wanted)
    }
    if isCommitted { for conditions in conditions { conditions.wereAsked() } }
    return isCommitted
  }

  /// What stands in a state once its conditions are asked.
  private func wanted(in state: DefinedState?) -> [LayoutConstraint] {
    isAsking = true
    state?.ask()
    isAsking = false
    return state.map(installable(in:)) ?? []
  }

  /// Why a state cannot be switched to, by the links of the tree once the items are asked for their parents.
  func obstacles(
    to state: DefinedState
  ) -> [LayoutConstraint.Obstacle] {
    let arriving = installable(in: state).filter { $0.host == nil }
    arriving.refreshAncestry()
    return arriving.withScaffolds.resolveAsLinked().obstacles
  }

  // MARK: Asking

  /// What frames there would be in each of some states if they were switched to now.
  ///
  /// - Returns: The frames in each; nil if one could not be switched to, which is reported.
  func frames(in states: [DefinedState?], _ source: LayoutSource) -> [StateFrames]? {
    if isAsking {
      let kind = LayoutIssue.Kind.invalidUse("a condition of a state asks for a transition")
      report(LayoutIssue(kind, source: source))
      return nil
    }
    var exchanges: [ConstraintExchange] = []
    for state in states {
      // Of the current one nothing is asked anew, as nothing is to be changed.
      let wanted =
        state === current ? standing.filter { $0.owner === owner } : wanted(in: state)
      let isWanted = Set(wanted)
      wanted.refreshAncestry()
      exchanges.append(
        ConstraintExchange(
          leaving: owner.constraints.filter { $0.host != nil && !isWanted.contains($0) },
          arriving: wanted.filter { $0.host == nil },
          placed: state?.placed ?? []
        )
      )
    }
    let obstacles = exchanges.flatMap(\.obstacles)
    for obstacle in obstacles { obstacle.constraint.report(obstacle.kind) }
    guard obstacles.isEmpty else { return nil }
    var table = RootTable()
    var seen: Set<ItemRecord> = []
    let roots = owner.constraints.filter { $0.first.isPresent }
      .map { table.root(of: $0.first) }.filter { seen.insert($0).inserted }
    // Foreign code that is asked on the way may move items; what is asked of whom is settled before.
    let parts = exchanges.map { exchange in roots.map { exchange.part(in: $0, &table) } }
    return parts.map { parts in
      var found = StateFrames()
      for (root, part) in zip(roots, parts) { ask(part, of: root, into: &found) }
      return found
    }
  }

  private func ask(
    _ exchange: ConstraintExchange,
    of root: ItemRecord,
    into found: inout StateFrames
  ) {
    let answer = LayoutPass.withEngine(of: root) { engine in
      engine.ask(updating: true) {
        isAsking = true
        defer { isAsking = false }
        return engine.frames(after: exchange)
      }
    }
    for (item, frame) in answer ?? [] where found.frames[item] == nil {
      found.items.append(item)
      found.frames[item] = frame
    }
  }

  // MARK: Conditions

  private func lookAfter(_ item: ItemRecord) {
    guard itemsWithConditions.insert(item).inserted else { return }
    let made = StateConditions(on: item, of: self)
    conditions.append(made)
    item.add(made)
  }

  /// Asks the conditions of an item that the current state has there.
  func askConditions(of item: ItemRecord) {
    if isAsking { return }
    isAsking = true
    defer { isAsking = false }
    current?.ask(of: item)
  }

  /// Installs what stands by now and did not before, and takes out what does not stand any more.
  ///
  /// What was deactivated meanwhile stays as it is.
  func refresh() {
    guard let current, !isAsking else { return }
    let wanted = installable(in: current)
    let (stood, stands) = (Set(standing), Set(wanted))
    let leaving = standing.filter { !stands.contains($0) && $0.owner === owner }
    let arriving = wanted.filter { !stood.contains($0) }
    if leaving.isEmpty, arriving.isEmpty { return }
    arriving.refreshAncestry()
    var transaction = ConstraintTransaction(leaving: leaving, arriving: arriving)
    transaction.keepsRanks = true
    transaction.commit { standing = wanted }
  }

  // MARK: Reporting

  /// Reports something about no constraint to the handler of the items' issues, or else on standard error.
  func report(_ issue: LayoutIssue) {
    if let item = owner.constraints.first(where: { $0.first.isPresent })?.first {
      item.refreshAncestry()
      item.report(issue)
    } else {
      LayoutIssueHandler.standardError(issue)
    }
  }
}

/// Where the items of a hierarchy would be in a state.
struct StateFrames {
  /// The items, those above before those in them.
  var items: [ItemRecord] = []
  var frames: [ItemRecord: LayoutRect] = [:]
}

extension LayoutIssue.Kind {
  /// A constraint is in layout already, and would leave it with a state.
  fileprivate static let activeInDefinition = invalidUse(
    "a constraint that is active already is no part of a state"
  )
}
