/// Several attributes under one name; what is set on it is set on all of them.
public class CompoundAttribute: Attribute {
  /// The attributes it stands for, in the order in which their constraints are returned.
  public internal(set) final var attributes: [Attribute] = []

  /// The kinds of attributes it stands for, in order.
  class var kinds: [Attribute.Type] { [] }

  required init(_ constant: Constant, source: LayoutSource) {
    super.init(constant, source: source)
    attributes = Self.kinds.map { $0.init(constant, source: source) }
  }

  /// Gives each part a number of its own, in order.
  final func setNumbers(_ numbers: [Double]) {
    for (part, number) in zip(attributes, numbers) { part.ownConstant = ==number }
  }

  final override var parts: [Attribute] { attributes }

  /// Relates every part to the same attribute of another item.
  final func refer(to item: any LayoutItem) {
    refer(to: item, nil)
    for part in attributes { part.refer(to: item, part.createAttribute) }
  }
}

/// Several positions under one name.
public class CompoundPosition: CompoundAttribute {
  /// Relates every part to the same attribute of another item, and keeps all that was set before.
  ///
  /// The item is not retained.
  @discardableResult
  public final func to(_ item: any LayoutItem) -> Self {
    refer(to: item)
    return self
  }

  /// Relates every part to an area of the superview: `Edges(8).to(.margins)`.
  ///
  /// The superview is the one that the item has when the attribute is applied; none is reported.
  @discardableResult
  public final func to(_ area: LayoutArea) -> Self {
    refer(to: area)
    return self
  }
}
