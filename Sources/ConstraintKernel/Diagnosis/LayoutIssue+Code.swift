extension LayoutIssue {
  /// A name of a kind of issue that never changes its meaning.
  ///
  /// `layout explain CK001` prints the page of one.
  public enum Code: String, Hashable, Sendable, CaseIterable, Codable {
    /// Required constraints that cannot hold together.
    case unsatisfiable = "CK001"
    /// Too much hangs together to be solved to the end, or numbers lie too far apart.
    case solutionIsIncomplete = "CK002"
    /// Too much hangs together to prove whether lengths are ambiguous.
    case tooLargeToProve = "CK003"
    /// Two items of different hierarchies.
    case noCommonAncestor = "CK010"
    /// Two attributes that cannot be compared.
    case incompatibleAttributes = "CK011"
    /// A location without a partner, or times 0.
    case locationNeedsPartner = "CK012"
    /// A first side without an attribute.
    case missingAttribute = "CK013"
    /// A second attribute without an item.
    case missingItem = "CK014"
    /// A number that is not finite.
    case notFinite = "CK015"
    /// A multiplier out of range.
    case multiplierOutOfRange = "CK016"
    /// A priority out of range.
    case priorityOutOfRange = "CK017"
    /// A description without a relation.
    case incompleteDescription = "CK018"
    /// An item that was freed.
    case itemWasFreed = "CK020"
    /// An item inside itself.
    case cyclicHierarchy = "CK021"
    /// A superview that is asked for and missing.
    case missingSuperview = "CK022"
    /// An update that agrees with nothing.
    case updateMatchesNothing = "CK030"
    /// An update of what another dialect owns.
    case updateMeetsAnotherOwner = "CK031"
    /// Two dialects in one slot.
    case slotIsShared = "CK032"
    /// A use without a meaning.
    case invalidUse = "CK040"

    /// How the first line of what is reported ends: `[CK001]`.
    package var mark: String { "[\(rawValue)]" }
  }

  /// The stable name of the issue's kind.
  public var code: Code { kind.code }
}

extension LayoutIssue.Kind {
  /// The stable name of the kind.
  package var code: LayoutIssue.Code {
    switch self {
    case .unsatisfiable: .unsatisfiable
    case .solutionIsIncomplete: .solutionIsIncomplete
    case .tooLargeToProve: .tooLargeToProve
    case .noCommonAncestor: .noCommonAncestor
    case .incompatibleAttributes: .incompatibleAttributes
    case .locationNeedsPartner: .locationNeedsPartner
    case .missingAttribute: .missingAttribute
    case .missingItem: .missingItem
    case .notFinite: .notFinite
    case .multiplierOutOfRange: .multiplierOutOfRange
    case .priorityOutOfRange: .priorityOutOfRange
    case .incompleteDescription: .incompleteDescription
    case .itemWasFreed: .itemWasFreed
    case .cyclicHierarchy: .cyclicHierarchy
    case .missingSuperview: .missingSuperview
    case .updateMatchesNothing: .updateMatchesNothing
    case .updateMeetsAnotherOwner: .updateMeetsAnotherOwner
    case .slotIsShared: .slotIsShared
    case .invalidUse: .invalidUse
    }
  }
}
