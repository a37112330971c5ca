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
    case constant(ConstraintConstant)
    /// Something that could not be found.
    indirect case refused(LayoutIssue.Kind)
  }

  let kind: Kind
}

extension ConstraintRelatableTarget where Self: LayoutItem {
  /// Each attribute to the item's own of the same kind.
  public var constraintTarget: ConstraintTarget { ConstraintTarget(kind: .item(record, [])) }
}

extension ConstraintRelatableTarget where Self: LayoutNumber {
  /// A number of points.
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(kind: .constant(.number(layoutValue)))
  }
}

extension LayoutView: ConstraintRelatableTarget {}
extension LayoutGuide: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension Float: ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension UInt: ConstraintRelatableTarget {}

extension LayoutSize: ConstraintRelatableTarget {
  /// Its extents for width and height; 0 for positions.
  public var constraintTarget: ConstraintTarget { ConstraintTarget(kind: .constant(.size(self))) }
}

extension LayoutPoint: ConstraintRelatableTarget {
  /// Its coordinates for positions, measured from the superview's origin; 0 for sizes.
  public var constraintTarget: ConstraintTarget { ConstraintTarget(kind: .constant(.point(self))) }
}

extension LayoutInsets: ConstraintRelatableTarget {
  /// Distances inside the superview's edges.
  public var constraintTarget: ConstraintTarget { ConstraintTarget(kind: .constant(.insets(self))) }
}

extension LayoutDirectionalInsets: ConstraintRelatableTarget {
  /// Distances inside the superview's edges, in reading direction.
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(kind: .constant(.directionalInsets(self)))
  }
}
