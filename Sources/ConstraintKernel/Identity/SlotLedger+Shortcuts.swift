/// The two usual kinds of declaration, without working out from scratch what stands.
///
/// Both come to what ``SlotLedger/settle(_:batch:isFinal:)`` would come to; where anything is
/// unusual they do nothing and say so.
extension SlotLedger {
  /// Adds declarations beside those there are, if none takes another one's slot.
  ///
  /// - Returns: The new constraints; nothing, and the batch is as it was, if this is not such a case.
  func declareBeside(_ batch: inout SlotBatch) -> [LayoutConstraint]? {
    guard areBeside(batch.claims) else { return nil }
    var made: [LayoutConstraint] = []
    made.reserveCapacity(batch.claims.count)
    let item = record.pointer
    let parent = item.pointee.parent
    let areMade = batch.claims.withUnsafeMutableBufferPointer { claims in
      for index in claims.indices {
        let next = withUnsafeMutablePointer(to: &claims[index].declaration) {
          SlotDeclaration.make(UnsafePointer($0), item, parent)
        }
        guard let constraint = next else { return false }
        made.append(constraint)
      }
      return true
    }
    guard areMade else { return nil }
    let isInstalled = ConstraintTransaction.installQuietly(made) {
      let serial = slots.nextSerial
      batch.claims.withUnsafeMutableBufferPointer { claims in
        made.forEachKept { index, constraint in
          claims[index].stand(with: constraint, serial: serial + Int32(index))
        }
      }
      slots.nextSerial += Int32(made.count)
      if slots.claims.isEmpty {
        swap(&slots.claims, &batch.claims)
      } else {
        slots.claims.append(contentsOf: batch.claims)
      }
      owned.own(made)
    }
    return isInstalled ? made : nil
  }

  /// Whether everything stands and is installed, and goes on to beside the new claims.
  private func areBeside(_ news: [SlotClaims.Claim]) -> Bool {
    slots.claims.withUnsafeBufferPointer { claims in
      news.withUnsafeBufferPointer { news in
        for index in claims.indices
        where !claims[index].isInstalled || claims[index].declaration.isConditional {
          return false
        }
        for index in news.indices {
          if news[index].declaration.isConditional { return false }
          let slot = news[index].declaration.slot
          let instance = news[index].declaration.instance
          for other in 0..<index where news[other].declaration.slot.excludes(slot) { return false }
          for other in claims.indices {
            let earlier = claims[other].declaration.instance
            if slot.excludes(claims[other].declaration.slot) { return false }
            if instance != 0, instance == earlier { return false }
          }
        }
        return true
      }
    }
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
    var claim = SlotClaims.Claim(declaration, serial: slots.nextSerial, holds: true)
    claim.stand(with: constraint, serial: slots.nextSerial)
    slots.claims.append(claim)
    slots.nextSerial += 1
    constraint.constant = declaration.constant
    return constraint
  }
}
