/// One thing to say about an item: an edge, a centre, a size, with a number, a priority, a condition.
///
/// Write its subclasses: ``Left``, ``Width``, ``Edges`` and the others. An attribute describes; it
/// is copied when it is applied, so that one instance may be applied to several items. Applied
/// again to the same item it takes the place of what it said before.
public class Attribute {
  /// The number, the relation and the factor.
  @exclusivity(unchecked)
  public internal(set) final var constant: Constant
  /// How strongly it is meant; required at first.
  @exclusivity(unchecked)
  public internal(set) final var priority: Priority = .required
  /// The attribute of the reference, if it was named.
  @exclusivity(unchecked)
  public internal(set) final var referenceAttribute: ReferenceAttribute?
  /// The line that wrote it.
  public final let source: LayoutSource

  /// The condition, if there is one.
  @exclusivity(unchecked)
  final var extras: SlotDeclaration.Extras?
  /// The item it refers to is mentioned, as the record of one that is gone has to stay too.
  @exclusivity(unchecked)
  private final var mention: RecordMention?
  /// The number by which items know this instance again; 0 before one had to.
  @exclusivity(unchecked)
  private final var drawnInstance: UInt64 = 0

  init(_ constant: Constant, source: LayoutSource) {
    self.constant = constant
    self.source = source
  }

  /// Exactly 0 points.
  public convenience init(file: StaticString = #fileID, line: UInt = #line) {
    self.init(==0, source: LayoutSource(file: file, line: line))
  }

  /// Exactly this many points.
  public convenience init(
    _ value: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(==value, source: LayoutSource(file: file, line: line))
  }

  /// Exactly this many points.
  @_disfavoredOverload
  public convenience init(
    _ value: some LayoutNumber,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(==value, source: LayoutSource(file: file, line: line))
  }

  /// A number with a relation or a factor: `Width(>=10)`, `Height(*0.5)`.
  public convenience init(
    _ constant: Constant,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(constant, source: LayoutSource(file: file, line: line))
  }

  /// The number by which items know this instance again.
  final var instance: UInt64 {
    if drawnInstance == 0 { drawnInstance = SlotDeclaration.nextInstance() }
    return drawnInstance
  }

  /// The attribute of the item that this speaks of; nothing for a compound.
  public var createAttribute: ReferenceAttribute? { nil }

  /// The item it refers to, if one was named and still exists.
  public var referenceItem: (any LayoutItem)? { referenceRecord?.item }

  /// Sets how strongly it is meant.
  @discardableResult
  public func with(_ priority: Priority) -> Self {
    setPriority(priority)
    return self
  }

  /// Sets when it is wanted: asked when applied and at every reload; nothing means always.
  ///
  /// The closure is kept as long as the item; capture weakly what owns the item.
  @discardableResult
  public func when(_ closure: Condition?) -> Self {
    setExtras(closure.map { closure in SlotDeclaration.Extras { _ in closure() } })
    return self
  }

  /// Sets in which surroundings it is wanted; they are watched by themselves.
  ///
  /// The closure is kept as long as the item; capture weakly what owns the item.
  @_disfavoredOverload
  @discardableResult
  public func when(_ closure: ContextualCondition?) -> Self {
    setExtras(closure.map { closure in SlotDeclaration.Extras { closure(Context($0)) } })
    return self
  }

  /// Refers to an item that exists for as long as the call takes.
  final func refer(to record: Unmanaged<ItemRecord>, _ attribute: ReferenceAttribute?) {
    mention = RecordMention(record)
    referenceAttribute = attribute
  }

  /// The record of the item it refers to, kept by the attribute.
  final var reference: Unmanaged<ItemRecord>? { mention?.reference }

  /// The record of the item it refers to, retained.
  final var referenceRecord: ItemRecord? { reference?.takeUnretainedValue() }

  func setPriority(_ priority: Priority) {
    self.priority = priority
  }

  func setExtras(_ extras: SlotDeclaration.Extras?) {
    self.extras = extras
  }

  /// How many attributes constraints are made of.
  var leafCount: Int { 1 }

  /// The first attribute of which a constraint is made.
  var firstLeaf: Attribute? { self }

  /// Adds plain declarations of the attributes of which constraints are made, in order.
  ///
  /// Nobody else holds this attribute. The answer is false for one that is more than plain.
  func declarePlainly(in batch: inout PlainBatch) -> Bool {
    plainDeclaration.map { batch.add($0) } ?? false
  }

  /// Adds the attributes of which constraints are made, in order, or reports what is wrong.
  func declare(in batch: inout SlotBatch, on record: ItemRecord) -> Bool {
    declareAlone(in: &batch, on: record)
  }
}
