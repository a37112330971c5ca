/// Something that could not be done, with the constraint, the items and the line that asked for it.
///
/// An issue never stops the program and never leaves a half-done change behind: what stood before
/// still stands. It goes to the hierarchy's ``LayoutIssueHandler``.
public struct LayoutIssue: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable, Codable {
    /// The two items do not belong to one hierarchy.
    case noCommonAncestor
    /// The two attributes cannot be compared: a size with a location, or a left-right edge with a
    /// leading-trailing one.
    case incompatibleAttributes
    /// A location needs a second item and a multiplier that is not 0.
    case locationNeedsPartner
    /// The first side names no attribute.
    case missingAttribute
    /// The second side names an attribute but no item.
    case missingItem
    /// One of the items was freed.
    case itemWasFreed
    /// A number that is not finite.
    case notFinite(Double)
    /// A multiplier beyond 10¹² in magnitude, or nearer to 0 than 10⁻¹² and not 0.
    case multiplierOutOfRange(Double)
    /// A priority outside (0, 1000].
    case priorityOutOfRange(LayoutPriority)
    /// An item would lie inside itself.
    case cyclicHierarchy
    /// A constraint relative to a superview was asked for on an item that has none.
    case missingSuperview
    /// An update agrees with no active constraint of its owner; nothing of the batch is changed.
    case updateMatchesNothing
    /// An update agrees with a constraint that another dialect's module owns.
    case updateMeetsAnotherOwner(String)
    /// A description that was begun and never related to anything.
    case incompleteDescription
    /// Two dialects hold a constraint in the same slot of one item: the formula of the one that was
    /// there with the line that wrote it, and its module. Both are in layout.
    ///
    /// It is reported once for each item and pair of dialects.
    case slotIsShared(with: String, of: String)
    /// A use that has no meaning, in the dialect's own words.
    case invalidUse(String)
    /// Too much hangs together to be solved to the end, or numbers lie too far apart: required constraints may not
    /// hold.
    case solutionIsIncomplete
    /// So many lengths hang together with too many others to prove whether they are ambiguous.
    case tooLargeToProve(Int)
    /// Required constraints that cannot hold together; taking any one away lifts the conflict.
    // Out of line: the question whether a constraint is sound is answered with a kind, or none.
    indirect case unsatisfiable(Conflict)
  }

  /// What went wrong.
  public let kind: Kind
  /// The constraint in question, as a formula; empty if there is none.
  public let constraint: String
  /// The names of the items in question.
  public let items: [String]
  /// The line that asked for it; nil if no line did.
  public let source: Location?

  /// Makes an issue about items.
  public init(_ kind: Kind, items: [String] = [], source: LayoutSource? = nil) {
    self.kind = kind
    constraint = ""
    self.items = items
    self.source = source.map(Location.init)
  }

  init(_ conflict: Conflict, items: [String]) {
    kind = .unsatisfiable(conflict)
    constraint = ""
    self.items = items
    source = conflict.broken.source
  }

  init(_ kind: Kind, constraint: LayoutConstraint) {
    self.kind = kind
    self.constraint = constraint.description + constraint.stateNote
    items = [constraint.first.name] + (constraint.second.map { [$0.name] } ?? [])
    source = Location(constraint.source)
  }
}
