/// The declarations on one item, and the constraints that follow from them.
///
/// A batch of declarations is taken in sequence by the rule of ``SlotClaims``; then the difference
/// between what stood and what stands is installed as one transaction. A declaration relative to
/// something the item is not attached to yet keeps its slot and waits.
package final class SlotLedger {
  unowned(unsafe) let record: ItemRecord
  @exclusivity(unchecked)
  var slots = SlotClaims()
  /// The environment in which conditions were last asked.
  @exclusivity(unchecked)
  private var environment: LayoutEnvironment?

  /// Makes an empty ledger for an item.
  init(record: ItemRecord) {
    self.record = record
  }

  /// What this dialect keeps on the item.
  var owned: OwnedConstraints { record.ledger.owned(by: .attribute) }

  /// Declares a batch: all or, if one constraint could never hold, none.
  ///
  /// - Parameter batch: What is declared; it is used up.
  /// - Returns: The constraints of this batch that are active afterwards, in the order of
  ///   declaration; nothing if the batch was refused, which is reported.
  package func declare(_ batch: inout SlotBatch) -> [LayoutConstraint]? {
    record.refreshAncestry()
    forgetWhatIsGone()
    if batch.claims.count == 1, let constraint = redeclare(batch.claims[0].declaration) {
      return [constraint]
    }
    if let constraints = declareBeside(&batch) { return constraints }
    return declareAmong(batch.declarations)
  }

  /// Declares a batch by working out from scratch what stands.
  private func declareAmong(_ declarations: [SlotDeclaration]) -> [LayoutConstraint]? {
    let answers = answers(to: declarations)
    var draft = slots
    let batch = draft.nextSerial
    draft.claims.reserveCapacity(draft.claims.count + declarations.count)
    for index in declarations.indices {
      let holds = answers.isEmpty || answers[index]
      draft.raise(declarations[index], holds: holds, batch: batch)
    }
    var surviving = 0
    for index in draft.claims.indices where draft.claims[index].serial >= batch { surviving += 1 }
    guard surviving == declarations.count || areSound(declarations),
      settle(consume draft, batch: batch)
    else { return nil }
    if slots.areConditional { record.mark(.declarations) }
    var installed: [LayoutConstraint] = []
    installed.reserveCapacity(declarations.count)
    for index in slots.claims.indices
    where slots.claims[index].serial >= batch && slots.claims[index].isInstalled {
      if let constraint = slots.claims[index].constraint { installed.append(constraint) }
    }
    return installed
  }

  /// Gives the constraint of a declaration another constant, if that is all a new one changes.
  ///
  /// - Returns: The constraint; nothing, and nothing happened, if this is not such a case.
  package func changeConstant(_ declaration: SlotDeclaration) -> LayoutConstraint? {
    record.refreshAncestry()
    forgetWhatIsGone()
    return redeclare(declaration)
  }

  /// What the conditions say at present, in the order of the declarations; nothing without any.
  private func answers(to declarations: [SlotDeclaration]) -> [Bool] {
    guard declarations.contains(where: { $0.isConditional }) else { return [] }
    let environment = record.effectiveEnvironment
    if !slots.areConditional { self.environment = environment }
    return declarations.map { $0.condition?(environment) ?? true }
  }

  /// Asks all conditions again and installs the difference.
  package func reload() {
    record.refreshAncestry()
    askConditions()
    settle()
  }

  /// Forgets every declaration and takes out whatever this dialect has on the item.
  package func clear() {
    slots = SlotClaims()
    let owned = owned
    for constraint in record.incident.live where constraint.first === record {
      let isForeign = constraint.owner != nil && !constraint.belongs(to: owned)
      if constraint.dialect == .attribute, !isForeign { constraint.uninstall() }
    }
    owned.removeAll()
  }

  // MARK: Surroundings

  /// The item has another parent, or none.
  ///
  /// What tied the item to its old surroundings is made again for the new ones.
  func itemDidMove() {
    for index in slots.claims.indices {
      guard let constraint = slots.claims[index].constraint, constraint.secondPointer != nil,
        !constraint.isActive
      else { continue }
      slots.claims[index].isInstalled = false
      if !slots.reported.isEmpty { slots.reported[slots.claims[index].serial] = nil }
    }
    // Without a parent everything waits in its slot, and conditions have no surroundings to ask of.
    guard record.parent != nil else { return }
    askConditionsIfEnvironmentChanged()
    settle(isFinal: false)
    record.mark(.declarations)
  }

  /// Direction, size classes or another part of the environment changed; conditions are asked again.
  func environmentDidChange() {
    reload()
  }

  /// A layout pass begins, and something was left to do or an ancestor moved.
  ///
  /// Conditions are asked again if one did, and what could not be installed yet is tried.
  func layoutPassWillSolve() {
    askConditionsIfEnvironmentChanged()
    settle()
  }

  /// Whether what is kept depends on more than the item's own parent.
  var dependsOnSurroundings: Bool { slots.areConditional }

  // MARK: Conditions

  private func askConditionsIfEnvironmentChanged() {
    guard slots.areConditional, environment != record.effectiveEnvironment else { return }
    askConditions()
  }

  /// Answers are collected before any is taken, as a condition may itself declare something.
  private func askConditions() {
    let environment = record.effectiveEnvironment
    self.environment = environment
    var answers: [Int32: Bool] = [:]
    for claim in slots.claims {
      if let condition = claim.declaration.condition {
        answers[claim.serial] = condition(environment)
      }
    }
    slots.update(answers)
  }
}

extension ConstraintLedger {
  /// The declarations on the item; made when first asked for.
  package var declarations: SlotLedger {
    if let slots { return slots }
    let made = SlotLedger(record: record)
    slots = made
    return made
  }

  /// The declarations on the item, if any were ever made.
  package var existingDeclarations: SlotLedger? { slots }
}
