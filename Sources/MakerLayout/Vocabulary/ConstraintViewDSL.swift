public import ConstraintKernel

/// The door to this dialect: `view.snp`, `guide.snp`, and `snp` of any other item.
///
/// It does not retain the item.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let record: ItemRecord

  /// The item; nil once it was freed.
  public var target: (any LayoutItem)? { record.item }

  /// Some attributes of the item, to relate to.
  public func describing(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(record: record, attributes: attributes)
  }
}

extension LayoutItem {
  /// The item in the words of this dialect.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(record: record) }
}

/// What a block describes comes into effect when it ends, as a whole or not at all.
///
/// Reasons against it are reported with the line they come from: no superview, no common ancestor,
/// attributes that cannot be compared, numbers that are not finite, a chain that was begun and
/// never related. A block that came into effect frees the item from its own frame.
extension ConstraintViewDSL {
  /// Adds constraints to those the item has.
  /// - Complexity: O(*n*) in the constraints that the item has from this dialect.
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    ConstraintVerb.make.run(closure, on: record, LayoutSource(file: file, line: line))
  }

  /// Puts constraints in place of all that the item has from this dialect.
  ///
  /// While the block runs the old ones are still there.
  /// - Complexity: O(*n*) in the old and new constraints.
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    ConstraintVerb.remake.run(closure, on: record, LayoutSource(file: file, line: line))
  }

  /// Changes constants and priorities of constraints that the item has from this dialect.
  ///
  /// A chain changes the active constraint that agrees with it in everything else: items,
  /// attributes, relation and multiplier; among several, one of the same priority first, then the
  /// oldest. A priority that the chain does not name stays. If one chain finds nothing to change,
  /// that is reported, with the owner of a constraint that agrees and is of another module, and
  /// nothing changes. On an item that has none yet it makes them.
  /// - Complexity: O(*n*) in the constraints that the item has from this dialect.
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    ConstraintVerb.update.run(closure, on: record, LayoutSource(file: file, line: line))
  }

  /// Describes constraints without activating them; ``Constraint/activate()`` does that later.
  ///
  /// Gives nothing if the block was refused.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    ConstraintVerb.prepare.run(closure, on: record, LayoutSource(file: file, line: line))
  }

  /// Takes away all constraints that the item has from this dialect.
  ///
  /// Those of other items that are related to it stay.
  public func removeConstraints() { record.makerLedger.replace(with: []) }
}
