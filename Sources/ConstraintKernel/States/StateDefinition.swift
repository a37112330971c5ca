import CLayoutRank

/// The definition of a state, while its block runs: what every dialect's words inside are collected
/// in, instead of being installed.
///
/// What makes constraints is collected. What changes or removes those there are is reported, and
/// then nothing is defined, as there is nothing yet that it could speak of.
///
/// Unchecked: it is made, filled and read inside one synchronous call on one task, as
/// ``ConstraintCollector`` is.
final class StateDefinition: @unchecked Sendable {
  let collector = ConstraintCollector()
  /// What was declared into slots, by the constraint that was made of it.
  private(set) var declared: [LayoutConstraint: (declaration: SlotDeclaration, call: Int)] = [:]
  private var calls = 0

  /// Collects constraints; they are judged when the block ends.
  @discardableResult
  func collect(_ constraints: [LayoutConstraint], placing items: [ItemRecord] = []) -> Bool {
    collector.collect(constraints, placing: items)
    return true
  }

  /// Collects constraints unless they are to take the place of others, which is reported.
  func collect(_ constraints: [LayoutConstraint], replacing others: [LayoutConstraint]) -> Bool {
    guard let other = others.first else { return collect(constraints) }
    let item = constraints.first?.first ?? other.first
    refuseChange(of: item, source: constraints.first?.source)
    return false
  }

  /// Collects the constraints of what one call declares.
  ///
  /// - Returns: The constraints; nil if a superview is missing, which is reported.
  func collect(_ declarations: [SlotDeclaration]) -> [LayoutConstraint]? {
    var made: [LayoutConstraint] = []
    for declaration in declarations {
      declaration.namedTarget?.refreshAncestry()
      guard let constraint = declaration.makeConstraint() else {
        declaration.description.item.report(declaration.description.issue(.missingSuperview))
        return nil
      }
      made.append(constraint)
    }
    for (constraint, declaration) in zip(made, declarations) {
      declared[constraint] = (declaration, calls)
    }
    calls += 1
    collect(made)
    return made
  }

  /// Has an item leave its frame with the state.
  func place(_ item: ItemRecord) { collector.collect([], placing: [item]) }

  /// Leaves constraints out that were collected; to remove others is reported.
  func leaveOut(_ constraints: [LayoutConstraint]) {
    for constraint in constraints where !collector.leaveOut(constraint) && constraint.isActive {
      refuseChange(of: constraint.first, source: constraint.source)
    }
  }

  /// Notes that something inside was refused, and was reported by the refusal.
  func refuse() { collector.refuse() }

  /// Reports that a verb changes or removes constraints.
  func refuseChange(of item: ItemRecord, source: LayoutSource?) {
    item.refuse(.changeInDefinition, source: source)
  }
}

extension LayoutIssue.Kind {
  /// A verb is used in the definition of a state that has nothing there to change.
  fileprivate static let changeInDefinition = invalidUse(
    "the definition of a state makes constraints, and changes, replaces and removes none"
  )
}

extension ConstraintScope {
  /// The definition of a state that is running; nil outside of one.
  ///
  /// Where none is running on any thread, which is nearly always, the task is not asked.
  static var definition: StateDefinition? {
    isAnyDefinitionRunning() == 0 ? nil : current?.definition
  }
}

extension ItemRecord {
  /// Reports a verb that changes or removes constraints where a state is being defined; says whether
  /// one is.
  package func refusesChangeInDefinition(_ source: LayoutSource?) -> Bool {
    guard let definition = ConstraintScope.definition else { return false }
    definition.refuseChange(of: self, source: source)
    return true
  }
}
