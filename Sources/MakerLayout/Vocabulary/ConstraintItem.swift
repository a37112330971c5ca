public import ConstraintKernel

/// Attributes of one item, to relate to: `view.snp.left`, `view.snp.edges`.
///
/// It does not retain the item; relating to an item that was freed is reported.
public struct ConstraintItem: Equatable {
  let record: ItemRecord
  package let attributes: ConstraintAttributes

  /// The item; nil once it was freed.
  public var target: (any LayoutItem)? { record.item }
}

extension ConstraintItem: ConstraintRelatableTarget {
  /// Exactly these attributes.
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(kind: .item(record, attributes))
  }
}
