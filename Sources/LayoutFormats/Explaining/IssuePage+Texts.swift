import ConstraintKernel

// The pages themselves, a switch without a default so that no code goes without one.
extension IssuePage {
  static func text(of code: LayoutIssue.Code) -> (title: String, meaning: String, remedy: String) {
    switch code {
    case .unsatisfiable, .solutionIsIncomplete, .tooLargeToProve: ofSolutions(code)
    case .noCommonAncestor, .itemWasFreed, .cyclicHierarchy, .missingSuperview: ofTrees(code)
    case .updateMatchesNothing, .updateMeetsAnotherOwner, .slotIsShared, .invalidUse:
      ofOwners(code)
    default: ofForms(code)
    }
  }

  private static func ofSolutions(
    _ code: LayoutIssue.Code
  ) -> (title: String, meaning: String, remedy: String) {
    switch code {
    case .solutionIsIncomplete:
      (
        "Too much hangs together here to be solved to the end, or numbers lie too far apart.",
        "Thousands of constraints compete for the same space, and solving them "
          + "reached the limit on work; or numbers lie so far apart that rounding decides, or a "
          + "length is beyond all numbers. Items get the best frames that were found, or keep "
          + "theirs if none were found that keep what is required.",
        "Give the parts sizes of their own, so that fewer constraints hang together, and keep "
          + "multipliers near one."
      )
    case .tooLargeToProve:
      (
        "Whether lengths are ambiguous is too large to prove.",
        "So many lengths depend on each other that the limit on work was reached "
          + "before it was proved whether another frame would be as good.",
        "Ask about a part as a hierarchy of its own, or explain single values."
      )
    default:
      (
        "Required constraints cannot hold together.",
        "The set is irreducible: without any one of its constraints the others hold. "
          + "The constraint that was activated last is broken, and all others hold. What "
          + "items require by themselves, such as the root's size, is older than every "
          + "constraint. As soon as a member of the set goes, the broken constraint is "
          + "tried again. The line of arithmetic says what the broken constraint asks "
          + "for, and what the others leave.",
        "Take the first suggestion: each was tried by solving, and leads to no other "
          + "conflict. Or lower the priority of what may give way to 999, loosen an "
          + "equality to an inequality, or change a constant by the amount that the "
          + "arithmetic is short of."
      )
    }
  }

  private static func ofTrees(
    _ code: LayoutIssue.Code
  ) -> (title: String, meaning: String, remedy: String) {
    switch code {
    case .itemWasFreed:
      (
        "An item of this constraint was freed.",
        "Constraints do not retain their items, and one of the two has been freed.",
        "Keep the item alive by its superview or a property, and make the constraint anew."
      )
    case .cyclicHierarchy:
      (
        "An item cannot lie inside itself.",
        "A view was added to one of its own descendants, or a foreign item names a parent that lies "
          + "inside it. The tree stays as it was.",
        "Take the view out of its superview before its descendant takes it in."
      )
    case .missingSuperview:
      (
        "The item has no superview yet.",
        "A constraint relative to the superview was asked for on an item that has none.",
        "Add the item to its superview before it is constrained."
      )
    default:
      (
        "The two items have no common ancestor.",
        "A constraint is read in the coordinate space of the nearest item that holds both of its "
          + "items, and there is none. It stays inactive, and with it all of its batch.",
        "Add both items to one hierarchy before the constraint is activated."
      )
    }
  }

  private static func ofOwners(
    _ code: LayoutIssue.Code
  ) -> (title: String, meaning: String, remedy: String) {
    switch code {
    case .updateMatchesNothing:
      (
        "No installed constraint matches this update.",
        "An update changes constants and priorities of constraints that agree in items, attributes, "
          + "relation and multiplier. None does, so nothing of the block was changed.",
        "Make the constraint first, or remake all of the item's."
      )
    case .updateMeetsAnotherOwner:
      (
        "Another dialect owns the constraint that this update agrees with.",
        "A dialect never touches what another one installed. Nothing of the block was changed.",
        "Hand the item's constraints over once with `label.adoptConstraints(by: .maker)`, called on the item "
          + "with the dialect of the update: `.maker`, `.operators`, `.attribute`, `.autoPin` or, for anchors, "
          + "`.kernel`. From then on this dialect finds, updates and removes them."
      )
    case .slotIsShared:
      (
        "Two dialects hold a constraint in the same place of one item.",
        "Each dialect replaces only what it installed itself, so both constraints are in layout.",
        "Remove one of the two, or hand what the item has over to one dialect with "
          + "`label.adoptConstraints(by: .attribute)`: `.maker`, `.operators`, `.attribute`, `.autoPin` or, for "
          + "anchors, `.kernel`."
      )
    default:
      (
        "This use has no meaning.",
        "The message says in the dialect's own words what was asked for in vain.",
        "Write what the message says instead."
      )
    }
  }

  private static func ofForms(
    _ code: LayoutIssue.Code
  ) -> (title: String, meaning: String, remedy: String) {
    switch code {
    case .incompatibleAttributes:
      (
        "These two attributes cannot be compared.",
        "Sizes go with sizes, and positions with positions; left and right do not go with leading and "
          + "trailing, because only the latter change sides with the reading direction.",
        "Name two attributes of one kind."
      )
    case .locationNeedsPartner:
      (
        "A location needs a second location, and a multiplier that is not 0.",
        "Where an edge lies means nothing without something that it is measured from.",
        "Name the superview's edge as the second side, and the distance as the constant."
      )
    case .missingAttribute:
      (
        "The first side names no attribute.",
        "A constraint speaks of an attribute of its first item.",
        "Name one: a width, an edge, a baseline."
      )
    case .missingItem:
      (
        "The second side names an attribute but no item.",
        "An attribute is read off an item.",
        "Name the item, or leave the attribute out for a constraint on a size alone."
      )
    case .notFinite:
      (
        "A number is not finite.",
        "A constant, a frame, a margin or a natural size is infinite or not a number. What stood "
          + "before still stands.",
        "Look for a division by a size that is 0 before the first layout."
      )
    case .multiplierOutOfRange:
      (
        "The multiplier is out of range.",
        "Multipliers go up to 10¹² in magnitude and, but for 0, down to 10⁻¹².",
        "Look for a division by a very small number."
      )
    case .incompleteDescription:
      (
        "A constraint was begun but never related to anything.",
        "A chain such as `make.width` names an attribute and stops.",
        "Finish it with a relation: `make.width.equalTo(44)`."
      )
    default:
      (
        "A priority is outside (0, 1000].",
        "1000 is required, everything below is a level that gives way to those above.",
        "Use a level above 0 and up to 1000."
      )
    }
  }
}
