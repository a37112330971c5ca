/// Claims for which it is being found out what stands.
struct SlotDraft {
  var slots: SlotClaims
  /// The constraints to install the claims with, one for each.
  var candidates: [LayoutConstraint?]

  init(_ slots: consuming SlotClaims) {
    candidates = Array(repeating: nil, count: slots.claims.count)
    self.slots = slots
  }
}

extension SlotDraft {
  /// Whether a claim stands with this constraint.
  func keeps(_ constraint: LayoutConstraint) -> Bool {
    for index in slots.claims.indices where slots.claims[index].stands {
      let isIt =
        slots.claims[index].isInstalled
        ? slots.claims[index].constraint === constraint : candidates[index] === constraint
      if isIt { return true }
    }
    return false
  }

  /// Whether there is a claim with this serial.
  func contains(_ serial: Int32) -> Bool {
    for index in slots.claims.indices where slots.claims[index].serial == serial { return true }
    return false
  }

  /// Whether a claim stands, and a constraint has still to be found for it.
  func needsCandidate(at index: Int) -> Bool {
    let isOpen =
      slots.claims[index].stands && !slots.claims[index].isInstalled && !slots.claims[index].waits
    return isOpen && candidates[index] == nil
  }

  /// Whether a claim stands with a constraint.
  func hasConstraint(at index: Int) -> Bool {
    slots.claims[index].stands && (slots.claims[index].isInstalled || candidates[index] != nil)
  }
}
