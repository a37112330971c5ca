/// Several attributes under one name; what is set on it is set on all of them.
public class CompoundAttribute: Attribute {
  /// The attributes it stands for, in the order in which their constraints are returned.
  public internal(set) final var attributes: [Attribute] = []

  override init(_ constant: Constant, source: LayoutSource) {
    super.init(constant, source: source)
    attributes = makeAttributes(constant, source: source)
  }

  /// Makes the attributes, each with the same number.
  func makeAttributes(_ constant: Constant, source: LayoutSource) -> [Attribute] { [] }

  override func setPriority(_ priority: Priority) {
    super.setPriority(priority)
    for attribute in attributes { attribute.setPriority(priority) }
  }

  override func setExtras(_ extras: SlotDeclaration.Extras?) {
    super.setExtras(extras)
    for attribute in attributes { attribute.setExtras(extras) }
  }

  /// Relates every attribute to the same attribute of another item.
  func refer(to item: any LayoutItem) {
    reference = item.record
    for attribute in attributes {
      attribute.reference = item.record
      attribute.referenceAttribute = attribute.createAttribute
    }
  }

  override var leafCount: Int { attributes.reduce(0) { $0 + $1.leafCount } }

  override var firstLeaf: Attribute? { attributes.lazy.compactMap(\.firstLeaf).first }

  override func declare(in batch: inout SlotBatch, on record: ItemRecord) -> Bool {
    var areSound = true
    attributes.forEachKept { areSound = $0.declare(in: &batch, on: record) && areSound }
    return areSound
  }
}
