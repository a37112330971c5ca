public import ConstraintKernel

/// Stands for an item inside the block of a `constrain` call.
///
/// Its properties are not numbers but names of numbers, and the operators on them write
/// constraints down instead of comparing. A proxy never changes and keeps its item. It serves until
/// its block ends; a relation made on it later is reported and not installed.
public class LayoutProxy {
  /// The item; nil for a relative that is not there.
  public final let item: (any LayoutItem)?
  /// The item's record, or that of the item whose relative is not there.
  final let record: ItemRecord
  /// Why there is no such item; nil if there is.
  final let absence: LayoutIssue.Kind?
  /// Where relations with this proxy on the left are written down.
  final let block: ConstrainBlock

  init(_ item: any LayoutItem, in block: ConstrainBlock) {
    self.item = item
    record = item.record
    absence = nil
    self.block = block
  }

  /// Stands for a relative that an item does not have.
  init(absent absence: LayoutIssue.Kind, from proxy: LayoutProxy) {
    item = nil
    record = proxy.record
    self.absence = proxy.absence ?? absence
    block = proxy.block
  }

  /// Whether the item's own frame takes part as constraints.
  ///
  /// Setting it takes effect at once, also if the block's constraints are refused later.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { item?.translatesAutoresizingMaskIntoConstraints ?? false }
    set { item?.translatesAutoresizingMaskIntoConstraints = newValue }
  }
}

/// The proxy of the fifth item of a `constrain` call, and of those after it.
///
/// It names the item's class because a parameter pack demands it; use it like any other proxy.
public final class ItemProxy<Item: LayoutItem>: LayoutProxy {
  init(_ item: Item, _ block: ConstrainBlock) { super.init(item, in: block) }
}

/// The name under which code written for views knows a proxy.
public typealias ViewProxy = LayoutProxy

/// The name under which code written for guides knows a proxy.
public typealias LayoutGuideProxy = LayoutProxy

/// The name under which code written for the original knows an attribute.
public typealias LayoutAttribute = LayoutConstraint.Attribute

/// The name under which code written for the original knows a relation.
public typealias LayoutRelation = LayoutConstraint.Relation
