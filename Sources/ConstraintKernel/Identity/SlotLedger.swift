/// The declarations on one item, and the constraints that follow from them.
///
/// The verb is *declare into slots*. A call is taken as a whole by the rule of ``SlotClaims``; then
/// the difference between what stood and what stands is installed as one transaction. A declaration
/// relative to something that is not in the item's hierarchy yet waits.
///
/// Conditions, parents and issue handlers are foreign code. Conditions and then parents are asked
/// before anything is decided, handlers are called after everything is changed, and each may declare,
/// move or free what it likes.
package final class SlotLedger {
  /// The item; its record owns the ledger.
  unowned let item: ItemRecord
  /// The claims that declarations lay, the weakest first.
  var slots = SlotClaims()
  /// Owns the constraints of claims, unless another owner took them over.
  let owned: ConstraintLedger
  /// The environment in which conditions were last asked; nil before.
  var environment: LayoutEnvironment?
  /// Whether conditions are being asked.
  var isAsking = false

  /// The dialect that declares here.
  let dialect: LayoutDialect

  init(_ item: ItemRecord, _ dialect: LayoutDialect) {
    self.item = item
    self.dialect = dialect
    owned = ConstraintLedger(dialect)
  }

  /// Declares what one call says: all or, if one constraint could never hold, none.
  ///
  /// - Returns: The constraints of this call that are active afterwards, in the order of
  ///   declaration; nil if the call was refused, which is reported.
  /// - Complexity: O(*n* · *m*) in the declarations and the claims on the item.
  package func declare(_ declarations: [SlotDeclaration]) -> [LayoutConstraint]? {
    item.refreshAncestry()
    if let definition = ConstraintScope.definition {
      return collect(declarations, in: definition)
    }
    let answers = answers(to: declarations)
    guard areSound(declarations) else {
      item.noteRefusal()
      return nil
    }
    askForParents(declarations)
    catchUp()
    var draft = slots
    let call = draft.nextSerial
    draft.raise(declarations, holding: answers)
    guard install(draft, on: .call(call)) else {
      item.noteRefusal()
      return nil
    }
    return installed(by: call, of: declarations.count)
  }

  /// The constraints in layout of a call that declared so many, in the order of declaration.
  private func installed(by call: Int, of count: Int) -> [LayoutConstraint] {
    var claims = slots.claims
    // Conditional ones are raised over others of their call.
    if slots.areConditional { claims.sort { $0.serial < $1.serial } }
    var installed: [LayoutConstraint] = []
    installed.reserveCapacity(count)
    for claim in claims where claim.call == call && claim.isInstalled {
      if let constraint = claim.constraint { installed.append(constraint) }
    }
    return installed
  }

  /// The descriptions of what is declared under a condition, whether it holds or not.
  package var conditionalDescriptions: [ConstraintDescription] {
    slots.claims.filter(\.declaration.isConditional).sorted { $0.serial < $1.serial }
      .map(\.declaration.description)
  }

  /// Asks all conditions again and installs the difference.
  package func reload() {
    if slots.claims.isEmpty { return }
    item.refreshAncestry()
    askConditions()
    refresh(on: .reload)
  }

  /// Forgets every declaration and takes out whatever this dialect has on the item.
  package func clear() {
    if item.refusesChangeInDefinition(nil) { return }
    let own = item.constraints(as: .first).filter {
      $0.dialect == dialect && ($0.owner == nil || $0.owner === owned)
    }
    forgetAll()
    LayoutConstraint.deactivate(own)
  }

  /// Has a definition collect what one call says: all or, if one constraint could never hold, none.
  private func collect(
    _ declarations: [SlotDeclaration],
    in definition: StateDefinition
  ) -> [LayoutConstraint]? {
    guard areSound(declarations), let made = definition.collect(declarations) else {
      item.noteRefusal()
      return nil
    }
    return made
  }

  /// Counts installed constraints among the declarations, where they push nothing out.
  func adopt(_ constraints: [LayoutConstraint]) {
    catchUp()
    owned.hold(constraints)
    for constraint in constraints {
      let declared = SlotDeclaration(
        ConstraintDescription(constraint),
        elsewhere: nil,
        at: constraint.slot?.position
      )
      if let declared { slots.adopt(declared, constraint) }
    }
    checkInvariants()
  }

  /// What is declared at one time, and what became of it.
  struct Memory {
    fileprivate let slots: SlotClaims
    fileprivate let environment: LayoutEnvironment?
  }

  /// What is declared now.
  var memory: Memory { Memory(slots: slots.copy(), environment: environment) }

  /// Has claims be what they were, as far as their constraints are in layout again; nil for none.
  func recall(_ memory: Memory?) {
    let former = slots
    slots.recall(memory?.slots ?? SlotClaims())
    environment = memory?.environment
    for claim in slots.claims where claim.isInstalled && claim.constraint?.host == nil {
      claim.state = .waiting
    }
    let held = slots.claims.filter(\.hasConstraint).compactMap(\.constraint)
    owned.release(owned.constraints.filter { !held.contains($0) })
    refresh(on: .change)
    withExtendedLifetime(former) {}
  }

  /// Lets go of every declaration.
  func forgetAll() {
    let former = slots
    owned.releaseAll()
    slots = SlotClaims()
    checkInvariants()
    withExtendedLifetime(former) {}
  }

  /// Reports declarations that could never hold, wherever in a call they stand.
  private func areSound(_ declarations: [SlotDeclaration]) -> Bool {
    let refused = declarations.compactMap { declaration in
      declaration.description.formIssue.map { (declaration: declaration, kind: $0) }
    }
    for (declaration, kind) in refused {
      if let constraint = declaration.makeConstraint() {
        constraint.report(kind)
      } else {
        item.report(declaration.description.issue(kind))
      }
    }
    return refused.isEmpty
  }

  /// Checks the rule, and that each installed claim's constraint is active and owned, and no other.
  ///
  /// What others did since is learnt by ``catchUp()``: before that other code may have deactivated a
  /// constraint, or taken it over.
  @inline(__always)
  func checkInvariants(isCaughtUp: Bool = true) {
    #if CHECK_INVARIANTS
    slots.checkInvariants(areCompared: isCaughtUp)
    for claim in slots.claims where claim.isInstalled && isCaughtUp {
      let text = claim.declaration.description
      // An item in its deinit is absent, and its constraints are still in layout.
      precondition(claim.constraint?.host != nil, "\(text) is installed and not in layout")
      precondition(claim.constraint?.owner === owned, "\(text) is installed and not owned")
    }
    for constraint in owned.constraints {
      let holders = slots.claims.filter { $0.hasConstraint && $0.constraint === constraint }
      precondition(holders.count == 1, "\(constraint) belongs to \(holders.count) claims")
    }
    #endif
  }
}
