public import ConstraintKernel

extension ConstraintMakerExtendable {
  /// This side is the same as the other: `equalTo(view)`, `equalTo(view.snp.left)`, `equalTo(8)`.
  public var equalTo: ConstraintMakerRelation {
    ConstraintMakerRelation(chain: self, relation: .equal)
  }

  /// This side is at most the other.
  public var lessThanOrEqualTo: ConstraintMakerRelation {
    ConstraintMakerRelation(chain: self, relation: .lessThanOrEqual)
  }

  /// This side is at least the other.
  public var greaterThanOrEqualTo: ConstraintMakerRelation {
    ConstraintMakerRelation(chain: self, relation: .greaterThanOrEqual)
  }
}

/// A relation that is called with its second side.
///
/// An item means each attribute to its own kind; `other.snp.left` means that attribute. A bare
/// number is the value of a width or height, and the distance from the superview's own attribute
/// for a position; for a middle, from the superview's left or top.
public struct ConstraintMakerRelation {
  let chain: ConstraintMakerExtendable
  let relation: LayoutConstraint.Relation

  /// Relates the attributes to an item's own of the same kind.
  @discardableResult
  public func callAsFunction(
    _ other: any LayoutItem,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relate(relation, .item(other.record, []), LayoutSource(file: file, line: line))
  }

  /// Relates the attributes to a number of points; `10 / 3` means 3.33.
  @discardableResult
  public func callAsFunction(
    _ other: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relate(relation, .constant(.number(other)), LayoutSource(file: file, line: line))
  }

  /// Relates the attributes to attributes, a size, a point, insets, or a number of any type.
  @_disfavoredOverload
  @discardableResult
  public func callAsFunction(
    _ other: any ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relate(relation, other.constraintTarget.kind, LayoutSource(file: file, line: line))
  }
}
