public import ConstraintKernel

/// Stands for an item inside the block of a `constrain` call.
///
/// Its properties are not numbers but names of numbers, and the operators on them write
/// constraints down instead of comparing. A proxy serves until its block ends; a relation made on
/// it later is reported and not installed.
public class LayoutProxy {
  private final let mention: RecordMention
  final let context: ConstrainContext
  /// Why there is no such item; ``record`` is then the one that was asked for it.
  final let absence: Absence?

  init(_ record: Unmanaged<ItemRecord>, _ context: ConstrainContext, absence: Absence? = nil) {
    mention = RecordMention(record)
    self.context = context
    self.absence = absence
  }

  /// The item's record.
  final var record: ItemRecord { mention.record }

  /// The item's record, which the proxy keeps.
  final var recordReference: Unmanaged<ItemRecord> { mention.reference }

  /// The item; nothing once it has gone.
  public final var item: (any LayoutItem)? { absence == nil ? record.item : nil }

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
  init(_ item: Item, _ context: ConstrainContext) {
    super.init(.record(of: item), context)
  }
}

/// The name under which code written for views knows a proxy.
public typealias ViewProxy = LayoutProxy

/// The name under which code written for guides knows a proxy.
public typealias LayoutGuideProxy = LayoutProxy
