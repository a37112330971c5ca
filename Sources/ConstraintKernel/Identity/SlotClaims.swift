/// The rule by which declarations on one item replace, suspend and restore each other.
///
/// Claims stand in the order in which they were raised: the last one has the strongest claim to
/// its slot. A claim is raised when it is declared, and again whenever its condition comes true.
/// What stands is read off from the end: each claim that holds and that nothing standing excludes.
struct SlotClaims {
  /// A declaration and what became of it.
  struct Claim {
    let declaration: SlotDeclaration
    /// Counts declarations; the order in which they were written.
    let serial: Int
    /// What the condition said when it was last asked; true without one.
    var holds: Bool
    /// The constraint it was last installed with.
    var constraint: LayoutConstraint?
    /// Whether the ledger counts ``constraint`` among those in layout.
    var isInstalled = false
    /// What kept it from being installed, once reported.
    var reported: LayoutIssue.Kind?
  }

  /// The weakest claim first.
  var claims: [Claim] = []
  /// The serial of the next declaration.
  var nextSerial = 0

  /// Whether any declaration has a condition.
  var areConditional: Bool { claims.contains { $0.declaration.condition != nil } }

  subscript(index: Int) -> Claim {
    get { claims[index] }
    set { claims[index] = newValue }
  }

  /// Raises the claim of a new declaration.
  ///
  /// - An unconditional one forgets what it pushes out, standing or suspended.
  /// - A conditional one forgets nothing; what it pushes out is suspended while it holds.
  /// - The same instance declared again moves to its new slot.
  /// - A conditional one that repeats a line of an earlier batch takes the earlier one's place.
  mutating func raise(_ declaration: SlotDeclaration, holds: Bool, batch: Int) {
    claims.removeAll { claim in
      if let instance = declaration.instance, claim.declaration.instance === instance {
        return true
      }
      if declaration.condition == nil {
        return claim.holds && declaration.slot.excludes(claim.declaration.slot)
      }
      return claim.serial < batch && declaration.repeats(claim.declaration)
    }
    claims.append(Claim(declaration: declaration, serial: nextSerial, holds: holds))
    nextSerial += 1
  }

  /// Takes new answers of the conditions, by serial.
  ///
  /// What came true is raised over all others; several at once in the order of declaration.
  mutating func update(_ answers: [Int: Bool]) {
    var raised: [Claim] = []
    var others: [Claim] = []
    for var claim in claims {
      let hasHeld = claim.holds
      claim.holds = answers[claim.serial] ?? hasHeld
      if claim.holds && !hasHeld { raised.append(claim) } else { others.append(claim) }
    }
    claims = others + raised.sorted { $0.serial < $1.serial }
  }

  /// Forgets claims.
  mutating func removeAll(where isGone: (Claim) -> Bool) {
    claims.removeAll(where: isGone)
  }

  /// The indices of what stands, the weakest claim first, leaving out some serials.
  /// - Complexity: O(*n*²) in the claims on the item.
  func standing(without blocked: Set<Int>) -> [Int] {
    var standing: [Int] = []
    for index in claims.indices.reversed() {
      let claim = claims[index]
      guard claim.holds, !blocked.contains(claim.serial) else { continue }
      let slot = claim.declaration.slot
      if standing.contains(where: { claims[$0].declaration.slot.excludes(slot) }) { continue }
      standing.append(index)
    }
    return standing.reversed()
  }
}
