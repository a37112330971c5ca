public import ConstraintKernel

/// Stands for an item inside the block of a `constrain` call.
///
/// Its properties are not numbers but names of numbers, and the operators on them write
/// constraints down instead of comparing. A proxy serves until its block ends; a relation made on
/// it later is reported and not installed.
public class LayoutProxy {
  /// The item's record, which the proxy keeps.
  @exclusivity(unchecked)
  private(set) final var recordReference: Unmanaged<ItemRecord>
  @exclusivity(unchecked)
  private final var mention: RecordMention?
  /// Why there is no such item; ``record`` is then the one that was asked for it.
  @exclusivity(unchecked)
  private(set) final var absence: Absence?
  /// The context, which uses the proxy again while nobody else holds it.
  private final let contextReference: Unmanaged<ConstrainContext>
  /// The context, once it may go away before the proxy does.
  @exclusivity(unchecked)
  private final var keptContext: ConstrainContext?

  /// Makes a proxy that its context keeps.
  init(_ context: ConstrainContext, _ record: Unmanaged<ItemRecord>, _ absence: Absence?) {
    contextReference = .passUnretained(context)
    recordReference = record
    mention = RecordMention(record)
    self.absence = absence
  }

  /// Makes a proxy that keeps its context.
  convenience init(
    keeping context: ConstrainContext,
    _ record: Unmanaged<ItemRecord>,
    _ absence: Absence?
  ) {
    self.init(context, record, absence)
    keepContext()
  }

  /// Stands for an item, when nobody holds the proxy as that of another one.
  final func begin(_ record: Unmanaged<ItemRecord>, _ absence: Absence?) {
    recordReference = record
    mention = RecordMention(record)
    self.absence = absence
  }

  /// Lets go of the item, as nobody holds the proxy any more.
  ///
  /// A weak reference may still lead here; the record it finds is one that is there.
  final func clear(_ keeper: Unmanaged<ItemRecord>) {
    recordReference = keeper
    absence = .parent
    mention = nil
  }

  /// Somebody holds the proxy, and may do so when the context has gone.
  final func keepContext() {
    keptContext = contextReference.takeUnretainedValue()
  }

  /// Calls `body` with the context, which somebody keeps meanwhile, without counting a reference.
  @inline(__always)
  final func withContext<Result>(_ body: (ConstrainContext) -> Result) -> Result {
    contextReference._withUnsafeGuaranteedRef(body)
  }

  /// The item's record.
  final var record: ItemRecord { recordReference.takeUnretainedValue() }

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
    super.init(context, .record(of: item), nil)
    keepContext()
  }
}

/// The name under which code written for views knows a proxy.
public typealias ViewProxy = LayoutProxy

/// The name under which code written for guides knows a proxy.
public typealias LayoutGuideProxy = LayoutProxy
