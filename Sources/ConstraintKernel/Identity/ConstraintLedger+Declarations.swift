/// The declarations on the item, and the constraints that follow from them.
///
/// A batch of declarations is taken in sequence by the rule of ``SlotClaims``; then the difference
/// between what stood and what stands is installed as one transaction. A declaration relative to
/// something the item is not attached to yet keeps its slot and waits.
extension ConstraintLedger {
  /// Declares a batch: all or, if one constraint could never hold, none.
  ///
  /// - Parameter batch: What is declared; it is used up.
  /// - Returns: The constraints of this batch that are active afterwards, in the order of
  ///   declaration; nothing if the batch was refused, which is reported.
  package func declare(_ batch: inout SlotBatch) -> [LayoutConstraint]? {
    item.refreshAncestry()
    listPlainDeclarations()
    forgetWhatIsGone()
    if batch.claims.count == 1 {
      if let constraint = declareInPlace(batch.claims[0].declaration) { return [constraint] }
    } else if let constraints = declareBeside(&batch) {
      return constraints
    }
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

  /// Declares something that another constant or one constraint more comes to.
  ///
  /// - Returns: The constraint; nothing, and nothing happened, if this is not such a case.
  package func declareAlone(_ declaration: consuming SlotDeclaration) -> LayoutConstraint? {
    item.refreshAncestry()
    listPlainDeclarations()
    forgetWhatIsGone()
    return declareInPlace(declaration)
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
    if slots.claims.isEmpty { return }
    item.refreshAncestry()
    askConditions()
    settle()
  }

  /// Forgets every declaration and takes out whatever this dialect has on the item.
  package func clear() {
    listPlainDeclarations()
    for constraint in record.incident.live where constraint.first === record {
      let isForeign = constraint.owner != nil && !constraint.belongs(to: self)
      if constraint.dialect == .attribute, !isForeign { constraint.uninstall() }
    }
    letGoOfDeclared()
    slots = SlotClaims()
    reported = [:]
  }

  /// Owns nothing any more that was declared; nothing else becomes of it.
  func letGoOfDeclared() {
    if slots.claims.isEmpty { return }
    let declarer = declarer
    slots.claims.withUnsafeBufferPointer { claims in
      guard let first = claims.baseAddress else { return }
      for index in claims.indices {
        SlotClaims.Claim.constraint(of: first + index)?._withUnsafeGuaranteedRef {
          $0.leave(declarer)
        }
      }
    }
  }

  // MARK: Surroundings

  /// The item has another parent, or none.
  ///
  /// What tied the item to its old surroundings is made again for the new ones.
  func itemDidMove() {
    if slots.claims.isEmpty { return }
    slots.letGoOfDropped(declarer) { if !reported.isEmpty { reported[$0] = nil } }
    // Without a parent everything waits in its slot, and conditions have no surroundings to ask of.
    guard item.pointee.parent != nil else { return }
    askConditionsIfEnvironmentChanged()
    settle(isFinal: false)
    record.mark(.declarations)
  }

  /// Direction, size classes or another part of the environment changed; conditions are asked again.
  func environmentDidChange() {
    if !slots.claims.isEmpty { reload() }
  }

  /// A layout pass begins, and something was left to do or an ancestor moved.
  ///
  /// Conditions are asked again if one did, and what could not be installed yet is tried.
  func layoutPassWillSolve() {
    if slots.claims.isEmpty { return }
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
