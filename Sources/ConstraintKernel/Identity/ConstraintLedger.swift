/// What one owner holds: the constraints that an item's maker blocks made, or those of a group.
///
/// A ledger turns a batch and a verb into a final state, and installs the difference as one
/// transaction, by the links of the tree as they are. The verbs are *add*, *replace* what this owner holds, and *update* what agrees; for
/// *declare into slots* see ``SlotLedger``, for *collect* see ``ConstraintScope``.
///
/// A constraint has one owner at most. It stays in the ledger when it is taken out of layout, until
/// the owner lets go of it or another owner takes it over.
package final class ConstraintLedger {
  /// Whose words constraints are that are held here; nil leaves each with its own.
  let dialect: LayoutDialect?
  /// The states whose constraints are held here; nil for any other owner.
  weak var states: StateBook?
  /// What is held, in the order it was made.
  private var entries: [LayoutConstraint] = []

  /// Makes an empty ledger of a dialect.
  package init(_ dialect: LayoutDialect) {
    self.dialect = dialect
  }

  /// Makes an empty ledger of no dialect.
  init() {
    dialect = nil
  }

  /// What the owner holds, active or not, in the order it was made.
  package var constraints: [LayoutConstraint] { entries }

  /// Whether anything that the owner holds takes part in layout.
  package var holdsActive: Bool { entries.contains(where: \.isActive) }

  // MARK: Verbs

  /// Installs constraints beside those there are, all or none, and lets go of inactive ones.
  ///
  /// - Returns: Whether they were installed; if not, that is reported.
  @discardableResult
  package func add(_ made: [LayoutConstraint]) -> Bool {
    if let definition = ConstraintScope.definition { return definition.collect(made) }
    return ConstraintTransaction(arriving: made).commit {
      releaseInactive()
      hold(made)
    }
  }

  /// Puts constraints in place of all that are held, or changes nothing if one cannot be installed.
  ///
  /// - Returns: Whether they were installed; if not, that is reported.
  @discardableResult
  package func replace(with made: [LayoutConstraint]) -> Bool {
    let leaving = constraints
    if let definition = ConstraintScope.definition {
      return definition.collect(made, replacing: leaving)
    }
    return ConstraintTransaction(leaving: leaving, arriving: made).commit {
      release(leaving)
      hold(made)
    }
  }

  /// Gives the constraints that agree with descriptions but for constant and priority the constant,
  /// priority and name of these, all or none.
  ///
  /// No constraint is found twice; one of the wanted priority goes before others, the older before
  /// the younger. Where nothing that is held is active, the descriptions are added instead.
  /// - Returns: The constraints, in the order of the descriptions; nil if one was refused, or not
  ///   found, which is reported.
  /// - Complexity: O(*n* · *m*) in the descriptions and the constraints that are held.
  package func update(_ wanted: [ConstraintDescription]) -> [LayoutConstraint]? {
    if let definition = ConstraintScope.definition, let first = wanted.first {
      definition.refuseChange(of: first.item, source: first.source)
      return nil
    }
    guard holdsActive else { return addMade(of: wanted) }
    guard let update = plannedUpdate(wanted) else { return nil }
    update.carryOut()
    return update.constraints
  }

  /// What an update of descriptions is to change, of which nothing has changed yet.
  ///
  /// - Returns: The change; nil if one was refused, or not found, which is reported.
  /// - Complexity: O(*n* · *m*) in the descriptions and the constraints that are held.
  package func plannedUpdate(_ wanted: [ConstraintDescription]) -> Update? {
    let found = match(wanted)
    guard !found.contains(nil) else {
      for description in wanted { description.item.noteRefusal() }
      for (description, found) in zip(wanted, found) where found == nil {
        report(missing: description)
      }
      return nil
    }
    for description in wanted {
      guard let kind = description.formIssue else { continue }
      description.item.refuse(description.issue(kind))
      return nil
    }
    return Update(wanted: wanted, constraints: found.compactMap { $0 })
  }

  /// An update that was checked: constraints, and what each is to say.
  package struct Update {
    fileprivate let wanted: [ConstraintDescription]
    /// The constraints, in the order of the descriptions.
    package let constraints: [LayoutConstraint]

    /// Gives each constraint the constant, the priority and the name of its description.
    package func carryOut() {
      for (description, constraint) in zip(wanted, constraints) {
        constraint.setConstant(description.constant)
        if let priority = description.priority { constraint.priority = priority }
        if let identifier = description.identifier { constraint.identifier = identifier }
      }
    }
  }

  // MARK: Holding

  /// Holds constraints from now on; their former owners let go.
  package func hold(_ constraints: [LayoutConstraint]) {
    if entries.isEmpty { change { $0.reserveCapacity(constraints.count) } }
    for constraint in constraints {
      let owner = constraint.owner
      if owner === self { continue }
      owner?.release(constraint)
      constraint.owner = self
      if let dialect { constraint.dialect = dialect }
      change { $0.append(constraint) }
    }
    checkInvariants()
  }

  /// Lets go of constraints; those that are active stay in layout.
  package func release(_ constraints: [LayoutConstraint]) {
    if constraints.isEmpty { return }
    for constraint in constraints where constraint.owner === self { constraint.owner = nil }
    change { $0 = $0.filter { $0.owner === self } }
    checkInvariants()
  }

  /// Lets go of a constraint; one that is active stays in layout.
  func release(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    change { entries in
      if let place = entries.lastIndex(where: { $0 === constraint }) { entries.remove(at: place) }
    }
    checkInvariants()
  }

  /// Lets go of all constraints; those that are active stay in layout.
  func releaseAll() {
    for constraint in entries { constraint.owner = nil }
    entries = []
    checkInvariants()
  }

  /// Lets go of the constraints that take no part in layout.
  func releaseInactive() {
    if entries.allSatisfy(\.isActive) { return }
    release(entries.filter { !$0.isActive })
  }

  /// Changes what is held, which nothing else looks at meanwhile.
  ///
  /// In a variable of its own, as a list that changes where it is stored has Swift check each access to it while
  /// the program runs.
  private func change(_ body: (inout [LayoutConstraint]) -> Void) {
    var held = entries
    entries = []
    body(&held)
    entries = held
  }

  /// Holds constraints again that it held once, in the order they were held in.
  func takeBack(_ constraints: [LayoutConstraint], orderedAs order: [LayoutConstraint]) {
    hold(constraints)
    let known = Set(order)
    let since = entries.filter { !known.contains($0) }
    entries = order.filter { $0.owner === self } + since
    checkInvariants()
  }

  private func addMade(of wanted: [ConstraintDescription]) -> [LayoutConstraint]? {
    let made = ConstraintDescription.makeConstraints(of: wanted)
    guard let made, add(made) else { return nil }
    return made
  }

  // MARK: Finding what agrees

  /// What an update of descriptions would change at present: the active constraint that agrees with
  /// each, nil where there is none.
  ///
  /// One that holds an arrangement agrees with none, as an update does not change what is held.
  ///
  /// - Complexity: O(*n* · *m*) in the descriptions and the constraints that are held.
  package func match(_ wanted: [ConstraintDescription]) -> [LayoutConstraint?] {
    var found = [LayoutConstraint?](repeating: nil, count: wanted.count)
    for isExact in [true, false] {
      for (index, description) in wanted.enumerated() where found[index] == nil {
        let priority = description.priority ?? .required
        found[index] = entries.first { entry in
          description.agrees(with: entry) && entry.isActive
            && description.arrangement === entry.arrangement
            && (!isExact || entry.priority == priority) && !found.contains { $0 === entry }
        }
      }
    }
    return found
  }

  private func report(missing description: ConstraintDescription) {
    let constraint: LayoutConstraint
    do throws(LayoutIssue) {
      constraint = try description.makeConstraint()
    } catch {
      return description.item.report(error)
    }
    if let kind = constraint.formIssue { return constraint.report(kind) }
    let stranger = description.item.constraints(as: .first).first {
      $0.owner !== self && description.agrees(with: $0)
    }
    if let stranger {
      constraint.report(.updateMeetsAnotherOwner(stranger.dialect.moduleName))
    } else {
      constraint.report(.updateMatchesNothing)
    }
  }

  private func checkInvariants() {
    #if CHECK_INVARIANTS
    var seen: Set<LayoutConstraint> = []
    for constraint in entries {
      precondition(constraint.owner === self, "\(constraint) is held and belongs to another owner")
      precondition(seen.insert(constraint).inserted, "\(constraint) is held twice")
    }
    #endif
  }
}
