/// The rule by which declarations on one item replace, suspend and restore each other.
///
/// Claims stand in the order in which they were raised: the last one has the strongest claim to
/// its slot. A claim is raised when it is declared, and again whenever its condition comes true.
/// What stands is read off from the end: each claim that holds and that nothing standing excludes.
struct SlotClaims {
  /// A declaration and what became of it.
  struct Claim {
    var declaration: SlotDeclaration
    /// The constraint it was last installed with.
    var constraint: LayoutConstraint?
    /// Counts declarations; the order in which they were written.
    var serial: Int32
    /// What the condition said when it was last asked; true without one.
    var holds: Bool
    /// Whether the ledger counts ``constraint`` among those in layout.
    var isInstalled = false
    // While that is being settled:
    var stands = false
    /// It cannot be installed, and leaves its slot to the next one.
    var isBlocked = false
    /// It cannot be installed yet, and keeps its slot.
    var waits = false

    @inline(__always)
    init(_ declaration: consuming SlotDeclaration, serial: Int32, holds: Bool) {
      self.declaration = declaration
      self.serial = serial
      self.holds = holds
    }

    /// A claim that stands, with a constraint that is in layout.
    @inline(__always)
    init(
      _ declaration: consuming SlotDeclaration,
      standingWith constraint: LayoutConstraint,
      serial: Int32
    ) {
      self.declaration = declaration
      self.constraint = constraint
      self.serial = serial
      holds = true
      isInstalled = true
      stands = true
    }

    /// From now on it stands, and its constraint is in layout.
    @inline(__always)
    mutating func stand(serial: Int32) {
      self.serial = serial
      isInstalled = true
      stands = true
    }

    /// The constraint without a reference counted, which copying the whole claim would.
    ///
    /// Nothing may take the constraint from the claim meanwhile.
    @inline(__always)
    static func constraint(of claim: UnsafePointer<Claim>) -> Unmanaged<LayoutConstraint>? {
      claim.pointee.constraint.map(Unmanaged.passUnretained)
    }
  }

  /// The weakest claim first.
  ///
  /// Looked at in place, by index: a copy of a claim counts three references.
  var claims: [Claim] = []
  /// The serial of the next declaration.
  var nextSerial: Int32 = 0

  /// Whether any declaration has a condition.
  var areConditional: Bool {
    for index in claims.indices where claims[index].declaration.isConditional { return true }
    return false
  }

  /// Raises the claim of a new declaration.
  ///
  /// - An unconditional one forgets what it pushes out, standing or suspended.
  /// - A conditional one forgets nothing; what it pushes out is suspended while it holds.
  /// - The same instance declared again moves to its new slot.
  /// - A conditional one that repeats a line of an earlier batch takes the earlier one's place.
  mutating func raise(_ declaration: SlotDeclaration, holds: Bool, batch: Int32) {
    for index in claims.indices.reversed()
    where isReplaced(at: index, by: declaration, batch: batch) {
      claims.remove(at: index)
    }
    claims.append(Claim(declaration, serial: nextSerial, holds: holds))
    nextSerial += 1
  }

  private func isReplaced(at index: Int, by declaration: SlotDeclaration, batch: Int32) -> Bool {
    if declaration.instance != 0, claims[index].declaration.instance == declaration.instance {
      return true
    }
    if !declaration.isConditional {
      return claims[index].holds && declaration.slot.excludes(claims[index].declaration.slot)
    }
    return claims[index].serial < batch && declaration.repeats(claims[index].declaration)
  }

  /// Takes new answers of the conditions, by serial.
  ///
  /// What came true is raised over all others; several at once in the order of declaration.
  mutating func update(_ answers: [Int32: Bool]) {
    var raised: [Claim] = []
    var others: [Claim] = []
    for var claim in claims {
      let hasHeld = claim.holds
      claim.holds = answers[claim.serial] ?? hasHeld
      if claim.holds && !hasHeld { raised.append(claim) } else { others.append(claim) }
    }
    claims = others + raised.sorted { $0.serial < $1.serial }
  }

  /// Counts nothing as installed that was dropped, as its items came apart.
  ///
  /// Each of those belongs to nobody any more; what another owner took over is left to that one.
  /// Calls `forget` with the serials.
  mutating func letGoOfDropped(
    _ declarer: Unmanaged<ConstraintLedger>,
    forget: (Int32) -> Void
  ) {
    claims.withUnsafeMutableBufferPointer { claims in
      for index in claims.indices {
        guard let claim = claims.baseAddress.map({ $0 + index }) else { return }
        let isDropped = Claim.constraint(of: claim)?._withUnsafeGuaranteedRef { constraint in
          guard constraint.secondPointer != nil, !constraint.isActive,
            constraint.belongs(to: declarer)
          else { return false }
          constraint.leave(declarer)
          return true
        }
        guard isDropped == true else { continue }
        claims[index].isInstalled = false
        forget(claims[index].serial)
      }
    }
  }

  /// Forgets claims.
  mutating func removeAll(where isGone: (Claim) -> Bool) {
    claims.removeAll(where: isGone)
  }

  /// Finds out what stands, leaving out what is blocked.
  /// - Complexity: O(*n*²) in the claims on the item.
  mutating func settleStanding() {
    for index in claims.indices.reversed() {
      var stands = claims[index].holds && !claims[index].isBlocked
      if stands {
        let slot = claims[index].declaration.slot
        for stronger in claims.index(after: index)..<claims.endIndex
        where claims[stronger].stands && claims[stronger].declaration.slot.excludes(slot) {
          stands = false
          break
        }
      }
      claims[index].stands = stands
    }
  }
}
