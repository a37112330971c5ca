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
    var serial: Int
    /// What the condition said when it was last asked; true without one.
    var holds: Bool
    /// Whether the ledger counts ``constraint`` among those in layout.
    var isInstalled = false
    /// Whether it has its slot; the answer of ``SlotClaims/findStanding(but:)``.
    var stands = false
  }

  /// The weakest claim first.
  var claims: [Claim] = []
  /// The serial of the next declaration.
  private(set) var nextSerial = 0

  /// Whether any declaration has a condition.
  var areConditional: Bool { claims.contains { $0.declaration.isConditional } }

  /// Raises the claim of a new declaration.
  ///
  /// - An unconditional one forgets what it pushes out, standing or suspended.
  /// - A conditional one forgets nothing; what it pushes out is suspended while it holds.
  /// - The same instance declared again moves to its new slot.
  /// - A conditional one that repeats a line of an earlier batch takes the earlier one's place.
  mutating func raise(_ declaration: SlotDeclaration, holds: Bool, batch: Int) {
    claims.removeAll { $0.isReplaced(by: declaration, batch: batch) }
    claims.append(Claim(declaration: declaration, serial: nextSerial, holds: holds))
    nextSerial += 1
  }

  /// Adds a claim that stands already, and pushes nothing out.
  mutating func adopt(_ declaration: SlotDeclaration, _ constraint: LayoutConstraint) {
    claims.append(
      Claim(
        declaration: declaration,
        constraint: constraint,
        serial: nextSerial,
        holds: true,
        isInstalled: true,
        stands: true
      )
    )
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

  /// Finds out what stands, leaving out the claims with some serials.
  ///
  /// - Complexity: O(*n*²) in the claims on the item.
  mutating func findStanding(but blocked: Set<Int>) {
    for index in claims.indices.reversed() {
      let slot = claims[index].declaration.slot
      let isPushedOut = claims[(index + 1)...].contains {
        $0.stands && $0.declaration.slot.excludes(slot)
      }
      claims[index].stands =
        claims[index].holds && !isPushedOut && !blocked.contains(claims[index].serial)
    }
  }
}

extension SlotClaims.Claim {
  fileprivate func isReplaced(by newer: SlotDeclaration, batch: Int) -> Bool {
    if let instance = newer.instance, declaration.instance === instance { return true }
    if !newer.isConditional { return holds && newer.slot.excludes(declaration.slot) }
    return serial < batch && newer.repeats(declaration)
  }
}
