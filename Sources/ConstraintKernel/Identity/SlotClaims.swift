/// The rule by which declarations on one item replace, suspend and restore each other.
///
/// Each declaration lays a claim to its slot. Claims stand in the order of their strength: one
/// becomes the strongest (is *raised*) when it is declared, and again whenever its condition comes
/// true. A claim *stands* if it holds and no stronger one that stands excludes it.
struct SlotClaims {
  /// The weakest claim first.
  var claims: [SlotClaim] = []
  /// The serial of the next declaration.
  private(set) var nextSerial = 0

  /// Whether any declaration has a condition.
  var areConditional: Bool { claims.contains { $0.declaration.isConditional } }

  /// Raises the claims of one call, given what their conditions say.
  ///
  /// - What they replace is forgotten; see ``SlotClaim/isReplaced(by:of:)``.
  /// - A conditional one forgets nothing; what it pushes out is suspended while it holds. It goes
  ///   on top of the unconditional ones of its call, where it would be raised to at any later time.
  mutating func raise(_ declarations: [SlotDeclaration], holding answers: [Bool]) {
    let call = nextSerial
    var conditional: [SlotClaim] = []
    for (declaration, holds) in zip(declarations, answers) {
      claims.removeAll { $0.isReplaced(by: declaration, of: call) }
      conditional.removeAll { $0.isReplaced(by: declaration, of: call) }
      let claim = SlotClaim(declaration: declaration, serial: nextSerial, call: call, holds: holds)
      if declaration.isConditional { conditional.append(claim) } else { claims.append(claim) }
      nextSerial += 1
    }
    claims += conditional
  }

  /// Adds a claim with a constraint that is in layout, and that pushes nothing out.
  mutating func adopt(_ declaration: SlotDeclaration, _ constraint: LayoutConstraint) {
    var claim = SlotClaim(
      declaration: declaration,
      serial: nextSerial,
      call: nextSerial,
      holds: true
    )
    claim.isAdopted = true
    claim.stands = true
    claim.state = .installed
    claim.constraint = constraint
    claims.append(claim)
    nextSerial += 1
  }

  /// Takes new answers of the conditions, by serial.
  ///
  /// What came true is raised over all others; several at once in the order of declaration.
  mutating func update(_ answers: [Int: Bool]) {
    var raised: [SlotClaim] = []
    var others: [SlotClaim] = []
    for var claim in claims {
      let hasHeld = claim.holds
      claim.holds = answers[claim.serial] ?? hasHeld
      if claim.holds && !hasHeld { raised.append(claim) } else { others.append(claim) }
    }
    claims = others + raised.sorted { $0.serial < $1.serial }
  }

  /// Finds out what stands, leaving out the claims with some serials.
  ///
  /// - Complexity: O(*n* · *m*) in the claims on the item and those that stand.
  mutating func findStanding(except blocked: Set<Int>) {
    var standing: [Int] = []
    for index in claims.indices.reversed() {
      let stands =
        claims[index].holds && !blocked.contains(claims[index].serial)
        && !standing.contains { claims[$0].excludes(claims[index]) }
      claims[index].stands = stands
      if stands { standing.append(index) }
    }
  }

  /// Checks that serials are unique, and that nothing that stands excludes anything that stands.
  func checkInvariants() {
    #if CHECK_INVARIANTS
    var serials: Set<Int> = []
    for (index, claim) in claims.enumerated() {
      let text = claim.declaration.description
      precondition(serials.insert(claim.serial).inserted, "two claims have serial \(claim.serial)")
      precondition(claim.serial < nextSerial, "serial \(claim.serial) is still to come")
      guard claim.stands else { continue }
      precondition(claim.holds, "\(text) stands and does not hold")
      for weaker in claims[..<index] where weaker.stands {
        precondition(!claim.excludes(weaker), "\(text) excludes \(weaker.declaration.description)")
      }
    }
    #endif
  }
}
