public import ConstraintKernel

/// What `equalTo` and its siblings take: an item, an item's attributes, a number, a size, a
/// point or insets.
///
/// Write helpers of your own against it. A class of your own that adopts `LayoutItem` can be
/// passed to `equalTo` as it is; adopt this protocol, without a member, to pass it to such helpers.
public protocol ConstraintRelatableTarget {
  /// What is related to.
  var constraintTarget: ConstraintTarget { get }
}

/// What a constraint is related to, in a form that needs no casts.
public struct ConstraintTarget {
  enum Kind {
    /// The superview, attribute by attribute.
    case superview
    /// An item; no attributes mean: each attribute to its own kind.
    case item(ItemRecord, ConstraintAttributes)
    /// A bare value: sizes take it alone, positions relative to the superview.
    case constant(ConstraintAmount)
    /// Constraints that were described as a whole, but for their priority and their label.
    case described([ConstraintDescription])
    /// Something that could not be found.
    indirect case refused(LayoutIssue.Kind)

    /// Asks the items for their parents, which may be foreign code.
    func refreshAncestry() {
      switch self {
      case .item(let target, _): target.refreshAncestry()
      case .described(let all): for description in all { description.refreshAncestry() }
      case .superview, .constant, .refused: break
      }
    }

    /// The constant that a bare value begins with; 0 for anything else.
    var amount: ConstraintAmount {
      if case .constant(let amount) = self { amount } else { .number(0) }
    }
  }

  let kind: Kind
}

extension ConstraintRelatableTarget where Self: LayoutItem {
  /// Each attribute to the item's own of the same kind.
  public var constraintTarget: ConstraintTarget { ConstraintTarget(kind: .item(record, [])) }
}

extension LayoutView: ConstraintRelatableTarget {}
extension LayoutGuide: ConstraintRelatableTarget {}
