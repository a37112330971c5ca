/// The usual kinds of declaration, without working out from scratch what stands.
///
/// They come to what ``ConstraintLedger/settle(_:batch:isFinal:)`` would come to; where anything is
/// unusual they do nothing and say so.
extension ConstraintLedger {
  /// Adds declarations beside those there are, if none takes another one's slot.
  ///
  /// - Returns: The new constraints; nothing if this is not such a case.
  func declareBeside(_ batch: inout SlotBatch) -> [LayoutConstraint]? {
    guard slots.claims.areBeside(batch.claims),
      let made = Self.makeConstraints(of: &batch, on: item)
    else { return nil }
    let isInstalled = ConstraintTransaction.installQuietly(made) {
      let serial = slots.nextSerial
      slots.nextSerial += Int32(made.count)
      let declarer = declarer
      batch.claims.withUnsafeMutableBufferPointer { claims in
        made.forEachKept { index, constraint in
          claims[index].stand(serial: serial + Int32(index))
          constraint.pass(to: declarer)
        }
      }
      if slots.claims.isEmpty {
        swap(&slots.claims, &batch.claims)
      } else {
        slots.claims.append(contentsOf: batch.claims)
      }
    }
    return isInstalled ? made : nil
  }

  /// Declares what takes no place, or only that of a declaration which it repeats.
  ///
  /// - Returns: The constraint; nothing if this is not such a case.
  func declareInPlace(_ declaration: consuming SlotDeclaration) -> LayoutConstraint? {
    if declaration.isConditional { return nil }
    let place = slots.claims.place(for: declaration.slot, declaration.instance)
    return switch place {
    case .free: declareBeside(declaration)
    case .taken(let place): redeclare(declaration, at: place)
    case .contested: nil
    }
  }

  @inline(__always)
  private func declareBeside(_ declaration: consuming SlotDeclaration) -> LayoutConstraint? {
    let (item, parent) = (item, item.pointee.parent)
    let made = withUnsafePointer(to: &declaration) { SlotDeclaration.make($0, item, parent) }
    guard let made, ConstraintTransaction.installUnreported(made) == nil else { return nil }
    made.pass(to: declarer)
    keep(declaration, made)
    made.reportAnySharing()
    return made
  }

  /// Gives a constraint another constant, if that is all a declaration changes.
  @inline(__always)
  private func redeclare(
    _ declaration: consuming SlotDeclaration,
    at place: Int
  ) -> LayoutConstraint? {
    let constant = declaration.constant
    guard constant.isFinite,
      let constraint = slots.claims[place].constraint, constraint.isActive,
      declaration.remakes(constraint, parent: item.pointee.parent)
    else { return nil }
    slots.claims.remove(at: place)
    keep(declaration, constraint)
    constraint.constant = constant
    return constraint
  }

  @inline(__always)
  private func keep(_ declaration: consuming SlotDeclaration, _ constraint: LayoutConstraint) {
    slots.claims.append(
      SlotClaims.Claim(declaration, standingWith: constraint, serial: slots.nextSerial)
    )
    slots.nextSerial += 1
  }

  /// Makes the constraints of a batch, also known to its claims; nothing if one cannot be made yet.
  private static func makeConstraints(
    of batch: inout SlotBatch,
    on item: ItemPointer
  ) -> [LayoutConstraint]? {
    let parent = item.pointee.parent
    let count = batch.claims.count
    let made = batch.claims.withUnsafeMutableBufferPointer { claims in
      [LayoutConstraint](unsafeUninitializedCapacity: count) { made, madeCount in
        for index in claims.indices {
          let next = withUnsafePointer(to: &claims[index].declaration) {
            SlotDeclaration.make($0, item, parent)
          }
          guard let next else { return }
          claims[index].constraint = next
          made.initializeElement(at: index, to: next)
          madeCount += 1
        }
      }
    }
    return made.count == count ? made : nil
  }
}

/// Claims are looked at in place: copying one counts references.
extension [SlotClaims.Claim] {
  /// Whether everything is installed for good, and goes on to be beside the new claims.
  fileprivate func areBeside(_ news: Self) -> Bool {
    withUnsafeBufferPointer { claims in
      guard claims.areInstalledForGood else { return false }
      return news.withUnsafeBufferPointer { news in
        for index in news.indices {
          if news[index].declaration.isConditional { return false }
          let slot = news[index].declaration.slot
          for other in 0..<index where news[other].declaration.slot.excludes(slot) { return false }
          if !claims.leaveFree(slot, news[index].declaration.instance) { return false }
        }
        return true
      }
    }
  }

  /// Where a new declaration comes.
  fileprivate enum Place {
    /// Beside all others.
    case free
    /// In the place of one other.
    case taken(Int)
    /// In the place of several, or not all others are installed for good.
    case contested
  }

  fileprivate func place(for slot: ConstraintSlot, _ instance: UInt64) -> Place {
    withUnsafeBufferPointer { claims in
      var place: Int?
      for index in claims.indices {
        guard claims[index].isInstalled, !claims[index].declaration.isConditional else {
          return .contested
        }
        let isSame = instance != 0 && claims[index].declaration.instance == instance
        guard isSame || slot.excludes(claims[index].declaration.slot) else { continue }
        if place != nil { return .contested }
        place = index
      }
      return place.map(Place.taken) ?? .free
    }
  }
}

extension UnsafeBufferPointer<SlotClaims.Claim> {
  /// Whether everything stands and is installed, without conditions.
  @inline(__always)
  fileprivate var areInstalledForGood: Bool {
    for index in indices where !self[index].isInstalled || self[index].declaration.isConditional {
      return false
    }
    return true
  }

  /// Whether nothing stands in the slot or was declared by the instance.
  @inline(__always)
  fileprivate func leaveFree(_ slot: ConstraintSlot, _ instance: UInt64) -> Bool {
    for index in indices {
      if slot.excludes(self[index].declaration.slot) { return false }
      if instance != 0, self[index].declaration.instance == instance { return false }
    }
    return true
  }
}
