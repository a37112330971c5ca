/// The two usual kinds of declaration, without working out from scratch what stands.
///
/// Both come to what ``SlotLedger/settle(_:batch:isFinal:)`` would come to; where anything is
/// unusual they do nothing and say so.
extension SlotLedger {
  /// Adds declarations beside those there are, if none takes another one's slot.
  ///
  /// - Returns: The new constraints; nothing if this is not such a case.
  func declareBeside(_ declarations: [SlotDeclaration]) -> [LayoutConstraint]? {
    guard areBeside(declarations) else { return nil }
    var made: [LayoutConstraint] = []
    made.reserveCapacity(declarations.count)
    let parent = record.parent
    for index in declarations.indices {
      guard let constraint = declarations[index].make(record, parent) else { return nil }
      made.append(constraint)
    }
    let isInstalled = ConstraintTransaction.installQuietly(made) {
      if slots.claims.isEmpty { slots.claims.reserveCapacity(made.count) }
      for index in made.indices {
        slots.claims.append(
          SlotClaims.Claim(
            declarations[index],
            serial: slots.nextSerial,
            installedWith: made[index]
          )
        )
        slots.nextSerial += 1
      }
      owned.own(made)
    }
    return isInstalled ? made : nil
  }

  /// Whether everything stands and is installed, and goes on to beside the declarations.
  private func areBeside(_ declarations: [SlotDeclaration]) -> Bool {
    for index in slots.claims.indices
    where !slots.claims[index].isInstalled || slots.claims[index].declaration.isConditional {
      return false
    }
    for index in declarations.indices {
      if declarations[index].isConditional { return false }
      let slot = declarations[index].slot
      let instance = declarations[index].instance
      for other in 0..<index where declarations[other].slot.excludes(slot) { return false }
      for other in slots.claims.indices {
        let earlier = slots.claims[other].declaration.instance
        if slot.excludes(slots.claims[other].declaration.slot) { return false }
        if instance != 0, instance == earlier { return false }
      }
    }
    return true
  }

  /// Gives the constraint of a declaration another constant, if that is all a new one changes.
  ///
  /// - Returns: The constraint; nothing if this is not such a case.
  func redeclare(_ declaration: SlotDeclaration) -> LayoutConstraint? {
    guard !declaration.isConditional, declaration.constant.isFinite else { return nil }
    var place: Int?
    for index in slots.claims.indices {
      guard slots.claims[index].isInstalled, !slots.claims[index].declaration.isConditional
      else { return nil }
      let isSame =
        declaration.instance != 0
        && slots.claims[index].declaration.instance == declaration.instance
      if isSame || declaration.slot.excludes(slots.claims[index].declaration.slot) {
        guard place == nil else { return nil }
        place = index
      }
    }
    guard let place, let constraint = slots.claims[place].constraint, constraint.isActive,
      declaration.remakes(constraint, parent: record.parent)
    else { return nil }
    slots.claims.remove(at: place)
    slots.claims.append(
      SlotClaims.Claim(declaration, serial: slots.nextSerial, installedWith: constraint)
    )
    slots.nextSerial += 1
    constraint.constant = declaration.constant
    return constraint
  }
}
