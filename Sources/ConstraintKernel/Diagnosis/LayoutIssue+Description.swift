extension LayoutIssue: CustomStringConvertible {
  /// One readable line that ends with the ``code`` in brackets; a conflict adds a line for each constraint,
  /// of a large set for the oldest, the youngest and the broken one.
  public var description: String {
    var text = source.map { "\($0): " } ?? ""
    text += sentence
    if !constraint.isEmpty { text += ": \(constraint)" }
    let names = constraint.isEmpty ? items.map(LayoutText.quoted).joined(separator: ", ") : ""
    if !names.isEmpty { text += " (\(names))" }
    text += " \(code.mark)"
    if let conflict {
      text += conflict.lines.map { "\n  \($0)" }.joined()
    }
    return text
  }

  private var sentence: String {
    switch kind {
    case .noCommonAncestor: "the two items have no common ancestor"
    case .incompatibleAttributes: "these two attributes cannot be compared"
    case .locationNeedsPartner:
      "a location needs a second location to compare with, and a multiplier that is not 0"
    case .missingAttribute: "the first side names no attribute"
    case .missingItem: "the second side names an attribute but no item"
    case .itemWasFreed: "an item of this constraint was freed"
    case .notFinite(let value): "\(value) is not a finite number"
    case .multiplierOutOfRange(let multiplier): "the multiplier \(multiplier) is out of range"
    case .priorityOutOfRange(let priority):
      "priority \(priority.rawValue) is outside (0, 1000]"
    case .cyclicHierarchy: "an item cannot lie inside itself"
    case .missingSuperview: "the item has no superview yet"
    case .updateMatchesNothing: "no installed constraint matches this update"
    case .updateMeetsAnotherOwner(let module):
      "\(module) owns the constraint that this update agrees with; "
        + "\(items.first.map(LayoutText.quoted) ?? "item").adoptConstraints(by:) hands it over"
    case .incompleteDescription: "a constraint was begun but never related to anything"
    case .slotIsShared(let other, let module):
      "\(module) already holds \(other) in this place; adoptConstraints(by:) hands it over"
    case .invalidUse(let words): words
    case .solutionIsIncomplete:
      "too much hangs together here to be solved to the end, or numbers lie too far apart"
    case .tooLargeToProve(let count):
      "whether \(count) lengths are ambiguous is too large to prove"
    case .unsatisfiable: "these required constraints cannot hold together"
    }
  }
}

extension LayoutIssue.Conflict {
  /// A line for each constraint that takes part, or for each word of several, of a large set for those at its
  /// ends and the one that was left out; `words` are those of a constraint.
  package func members(_ words: (LayoutIssue.Statement) -> String) -> [String] {
    let broken = broken.asRead
    return LayoutText.ends(of: statements.map(\.asRead).uniqued(), keeping: broken) { statement in
      words(statement) + (statement == broken ? "   <- broken" : "")
    }
  }

  /// The sum that cannot hold, or that it is not known; no line where nothing was asked for.
  package var sum: [String] {
    if let arithmetic { return [arithmetic] }
    return LayoutText.isLong(statements) ? ["by how much they miss is too large to prove"] : []
  }

  /// What else the same cause broke, and what would fix it, a line each; `line` are the words of where a
  /// constraint was written.
  package func remedies(
    _ words: (LayoutIssue.Statement) -> String,
    line: (LayoutIssue.Location) -> String = { "\($0)" }
  ) -> [String] {
    let others = alsoBroken.map(\.asRead).uniqued()
    return LayoutText.beginning(of: others) { "the same cause broke \(words($0))" }
      + (suggestions.first.map { ["to fix it, \($0.text(line))"] } ?? [])
  }

  /// All of these.
  package var lines: [String] { members(\.description) + sum + remedies(\.description) }
}
