public import ConstraintKernel

/// The door to this dialect for several items: `[name, street, city].snp`.
///
/// It does not retain the items. A block is run for each of them, in their order;
/// ``ConstraintMaker/item`` says for which. What it describes of all items comes into effect at the
/// end, as a whole or not at all. An item that stands twice among them is reported, and changes
/// nothing; of no items nothing is made.
public struct ConstraintArrayDSL {
  let records: [ItemRecord]

  /// Adds constraints to those that each item has.
  /// - Complexity: O(*n*) in the constraints that the items have from this dialect.
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    ConstraintVerb.make.run(closure, onEach: records, LayoutSource(file: file, line: line))
  }

  /// Puts constraints in place of all that the items have from this dialect.
  ///
  /// While the block runs the old ones are still there.
  /// - Complexity: O(*n*) in the old and new constraints.
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    ConstraintVerb.remake.run(closure, onEach: records, LayoutSource(file: file, line: line))
  }

  /// Changes constants, priorities and labels of constraints that agree with what the block describes.
  ///
  /// It says of each item what ``ConstraintViewDSL/updateConstraints(_:file:line:)`` would say of that one alone: an
  /// item without constraints gets them. Where one of all is not found, nothing changes.
  /// - Complexity: O(*n* · *m*) in the chains and the constraints of an item.
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    ConstraintVerb.update.run(closure, onEach: records, LayoutSource(file: file, line: line))
  }

  /// Describes constraints without activating them; ``Constraint/activate()`` does that later.
  ///
  /// Gives the handles item by item, and nothing if the block was refused for one of them.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    ConstraintVerb.prepare.run(closure, onEach: records, LayoutSource(file: file, line: line))
  }

  /// Takes away all constraints that the items have from this dialect.
  public func removeConstraints() {
    for record in records { record.makerLedger.replace(with: []) }
  }
}

extension Array where Element: LayoutItem {
  /// The items in the words of this dialect, all at once.
  public var snp: ConstraintArrayDSL { ConstraintArrayDSL(records: map(\.record)) }
}

extension Array where Element == any LayoutItem {
  /// The items in the words of this dialect, all at once.
  public var snp: ConstraintArrayDSL { ConstraintArrayDSL(records: map(\.record)) }
}
