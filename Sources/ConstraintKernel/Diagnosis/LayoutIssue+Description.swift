extension LayoutIssue: CustomStringConvertible {
  /// One readable line; a conflict adds a line for each constraint, of a large set for the oldest, the
  /// youngest and the one left out.
  public var description: String {
    var text = source.map { "\($0): " } ?? ""
    text += sentence
    if !constraint.isEmpty { text += ": \(constraint)" }
    if constraint.isEmpty, !items.isEmpty { text += " (\(items.joined(separator: ", ")))" }
    if case .unsatisfiable(let conflict) = kind {
      text += (lines(of: conflict) + advice(on: conflict)).map { "\n  \($0)" }.joined()
    }
    return text
  }

  private func lines(of conflict: Conflict) -> [String] {
    LayoutText.ends(of: conflict.statements, keeping: conflict.leftOut) { statement in
      "\(statement)" + (statement == conflict.leftOut ? "   <- left out" : "")
    }
  }

  private func advice(on conflict: Conflict) -> [String] {
    var lines = conflict.arithmetic.map { [$0] } ?? []
    if conflict.arithmetic == nil, LayoutText.isLong(conflict.statements) {
      lines.append("by how much they miss is too large to prove")
    }
    lines += LayoutText.beginning(of: conflict.alsoLeftOut) { "the same cause left out \($0)" }
    if let best = conflict.suggestions.first { lines.append("to mend it, \(best)") }
    return lines
  }

  private var sentence: String {
    switch kind {
    case .noCommonAncestor: "the two items have no common ancestor"
    case .incompatibleAttributes: "these two attributes cannot be compared"
    case .locationNeedsPartner:
      "a location needs a second location to compare with, and a multiplier that is not 0"
    case .missingAttribute: "the first side names no attribute"
    case .missingItem: "the second side names an attribute but no item"
    case .itemIsGone: "an item of this constraint has gone"
    case .notFinite(let value): "\(value) is not a finite number"
    case .multiplierOutOfRange(let multiplier): "the multiplier \(multiplier) is out of range"
    case .priorityOutOfRange(let priority):
      "priority \(priority.rawValue) is outside (0, 1000]"
    case .cyclicHierarchy: "an item cannot lie inside itself"
    case .missingSuperview: "the item has no superview yet"
    case .updateMatchesNothing: "no installed constraint matches this update"
    case .updateMeetsAnotherOwner(let module):
      "\(module) owns the constraint that this update agrees with; "
        + "\(items.first ?? "item").adoptConstraints(by:) hands it over"
    case .incompleteDescription: "a constraint was begun but never related to anything"
    case .slotIsShared(let other, let module):
      "\(module) already holds \(other) in this place; adoptConstraints(by:) hands it over"
    case .invalidUse(let words): words
    case .solutionIsIncomplete: "too much hangs together here to be solved to the end"
    case .tooLargeToProve(let count):
      "whether \(count) lengths are ambiguous is too large to prove"
    case .unsatisfiable: "these required constraints cannot hold together"
    }
  }
}
