/// The rule by which declarations on one item replace, suspend and restore each other.
///
/// Each declaration lays a claim to its slot. Claims stand in the order of their strength: one
/// becomes the strongest (is *raised*) when it is declared, and again whenever its condition comes
/// true. A claim *stands*, which means that it has its slot, if it holds and no stronger one that
/// stands excludes it.
struct SlotClaims {
  /// The weakest claim first.
  var claims: [SlotClaim] = []
  /// The serial of the next declaration.
  private(set) var nextSerial = 0

  /// Whether any declaration has a condition.
  var areConditional: Bool { claims.contains { $0.declaration.isConditional } }

  /// The same claims as they are now, which later changes of these leave alone.
  func copy() -> SlotClaims {
    var copy = self
    copy.claims = claims.map { $0.copy() }
    return copy
  }

  /// Has the claims be what they were at another time; no serial is given twice.
  mutating func recall(_ former: SlotClaims) {
    claims = former.claims
    nextSerial = max(nextSerial, former.nextSerial)
  }

  /// Raises the claims of one call, given what their conditions say; nil if there are none.
  ///
  /// - What they replace is forgotten; see ``SlotClaim/isReplaced(by:of:)``.
  /// - A conditional one forgets nothing; what it pushes out is suspended while it holds. It goes
  ///   on top of the unconditional ones of its call, where it would be raised to at any later time.
  mutating func raise(_ declarations: [SlotDeclaration], holding answers: [Bool]?) {
    let call = nextSerial
    claims.reserveCapacity(claims.count + declarations.count)
    for (place, wanted) in declarations.enumerated() {
      let declaration = wanted.decidedIfPossible
      let holds = answers?[place] ?? true
      if claims.contains(where: { $0.isReplaced(by: declaration, of: call) }) {
        claims.removeAll { $0.isReplaced(by: declaration, of: call) }
      }
      claims.append(SlotClaim(declaration, serial: nextSerial, call: call, holds: holds))
      nextSerial += 1
    }
    guard declarations.contains(where: \.isConditional) else { return }
    let goesOnTop = { (claim: SlotClaim) in claim.call == call && claim.declaration.isConditional }
    claims = claims.filter { !goesOnTop($0) } + claims.filter(goesOnTop)
  }

  /// Forgets claims that hand their constraints to another owner, whatever their conditions say.
  ///
  /// Each counts as an unconditional one that is declared where it stands: what it pushed out is
  /// forgotten as well, so that nothing returns to its slot.
  mutating func giveAway(where isGiven: (SlotClaim) -> Bool) {
    guard claims.contains(where: isGiven) else { return }
    var given: [SlotClaim] = []
    var kept: [SlotClaim] = []
    // The strongest first, as it may have pushed out weaker ones.
    for claim in claims.reversed() {
      if isGiven(claim) {
        given.append(claim)
      } else if !claim.holds || !given.contains(where: { $0.excludes(claim) }) {
        kept.append(claim)
      }
    }
    claims = kept.reversed()
  }

  /// Adds a claim with a constraint that is in layout, and that pushes nothing out.
  mutating func adopt(_ declaration: SlotDeclaration, _ constraint: LayoutConstraint) {
    for claim in claims { claim.letGo(of: constraint) }
    claims.append(
      SlotClaim(declaration, serial: nextSerial, call: nextSerial, adopting: constraint)
    )
    nextSerial += 1
  }

  /// Takes new answers of the conditions, by serial.
  ///
  /// What came true is raised over all others; several at once in the order of declaration.
  mutating func update(_ answers: [Int: Bool]) {
    var raised: [SlotClaim] = []
    var others: [SlotClaim] = []
    for claim in claims {
      let holds = answers[claim.serial] ?? claim.holds
      if holds && !claim.holds { raised.append(claim) } else { others.append(claim) }
      claim.holds = holds
    }
    claims = others + raised.sorted { $0.serial < $1.serial }
    checkInvariants(areCompared: false)
  }

  /// Checks that serials are unique and, of claims that were compared with each other since, that
  /// nothing that stands excludes anything that stands.
  @inline(__always)
  func checkInvariants(areCompared: Bool) {
    #if CHECK_INVARIANTS
    var serials: Set<Int> = []
    for (index, claim) in claims.enumerated() {
      let text = claim.declaration.description
      precondition(serials.insert(claim.serial).inserted, "two claims have serial \(claim.serial)")
      precondition(claim.serial < nextSerial, "serial \(claim.serial) is still to come")
      guard areCompared, claim.hasSlot else { continue }
      precondition(claim.holds, "\(text) stands and does not hold")
      for weaker in claims[..<index] where weaker.hasSlot {
        precondition(!claim.excludes(weaker), "\(text) excludes \(weaker.declaration.description)")
      }
    }
    #endif
  }
}
