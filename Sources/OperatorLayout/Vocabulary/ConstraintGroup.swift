public import ConstraintKernel
import Dialects

/// The constraints that one `constrain` call installed, to be replaced, cleared or switched.
///
/// A group is a handle: letting go of it leaves its constraints in force. Two calls that name the
/// same group do not add up, the second replaces the first.
public final class ConstraintGroup {
  let ledger = ConstraintLedger(.operators)

  /// Makes a group of no constraints.
  public init() {}

  /// Makes a group of everything that an item's active constraints are, of every origin.
  ///
  /// From then on they are replaced, cleared and switched as the group's own. No frame changes; see
  /// `LayoutItem.adoptConstraints(by:)`.
  /// - Complexity: O(*n* log *n*) in the constraints whose first item it is.
  public convenience init(adopting item: any LayoutItem) {
    self.init()
    item.adoptConstraints(by: .operators)
    ledger.hold(item.constraints(of: .operators))
  }

  /// The constraints of the group, in the order in which the block wrote them.
  ///
  /// Those that another dialect adopted since are not of the group any more.
  public var constraints: [LayoutConstraint] { ledger.constraints }

  /// Whether all constraints of the group are active; true for an empty group.
  ///
  /// Setting it to false takes them out of layout and keeps them; setting it to true puts them
  /// back, all or, with the reasons reported, none.
  /// - Complexity: O(1) per constraint.
  public var active: Bool {
    get { constraints.allSatisfy(\.isActive) }
    set {
      if newValue {
        LayoutConstraint.activate(constraints)
      } else {
        LayoutConstraint.deactivate(constraints)
      }
    }
  }
}
