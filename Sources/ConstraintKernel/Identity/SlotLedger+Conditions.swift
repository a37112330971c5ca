/// When conditions are asked, and what becomes of the answers.
///
/// They are asked when declared, at every reload, when the environment of the item changes, and
/// before a pass over a hierarchy that the item came to. They are not asked while the item leaves a
/// hierarchy: whatever they look at may be going with it.
extension SlotLedger {
  /// What the conditions say at present, in the order of the declarations; nil if there are none.
  ///
  /// What a condition declares while it is asked could lead back to it without an end: conditions
  /// of that do not hold before they are asked together with the others.
  func answers(to declarations: [SlotDeclaration]) -> [Bool]? {
    guard declarations.contains(where: \.isConditional) else { return nil }
    let current = item.findEnvironment().ownEnvironment
    if !slots.areConditional { environment = current }
    return ask(declarations.map(\.description.condition), in: current)
      ?? declarations.map { !$0.isConditional }
  }

  /// Asks all conditions again, if there are any, unless they are being asked.
  ///
  /// Answers are collected before any is taken, as a condition may itself declare something.
  func askConditions() {
    let asked = slots.claims.filter(\.declaration.isConditional)
    if asked.isEmpty { return }
    let current = item.findEnvironment().ownEnvironment
    let conditions = asked.map(\.declaration.description.condition)
    guard let answers = ask(conditions, in: current) else { return }
    environment = current
    slots.update(Dictionary(uniqueKeysWithValues: zip(asked.map(\.serial), answers)))
    checkInvariants(isCaughtUp: false)
  }

  /// Asks all conditions again if the environment is another one than when they were last asked.
  func askConditionsIfEnvironmentChanged() {
    guard slots.areConditional, environment != item.findEnvironment().ownEnvironment else { return }
    askConditions()
  }

  /// Asks conditions in an environment; without one the answer is true.
  ///
  /// Nil if conditions of the item are being asked already.
  private func ask(
    _ conditions: [ConstraintDescription.Condition?],
    in surroundings: LayoutEnvironment
  ) -> [Bool]? {
    guard !isAsking else { return nil }
    isAsking = true
    defer { isAsking = false }
    return conditions.map { $0?(surroundings) ?? true }
  }
}
