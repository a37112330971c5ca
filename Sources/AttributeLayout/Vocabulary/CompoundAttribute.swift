import ConstraintKernel

/// Several attributes under one name; what is set on it is set on all of them.
public class CompoundAttribute: Attribute {
  /// The attributes it stands for, in the order in which their constraints are returned.
  public internal(set) final var attributes: [Attribute] {
    get {
      if let made { return made }
      let attributes = makeAttributes(constant, source: source)
      for (attribute, part) in zip(attributes, parts.all) {
        attribute.setPriority(priority)
        attribute.setExtras(extras)
        if let reference { attribute.refer(to: reference, part) }
      }
      made = attributes
      return attributes
    }
    set { made = newValue }
  }

  /// The attributes, once one of them has to differ from the others or somebody asks for them.
  @exclusivity(unchecked)
  private final var made: [Attribute]?

  /// What ``attributes`` speak of while they are not made, in order.
  var parts: CompoundParts { CompoundParts(.width, .height) }

  /// Makes the attributes, each with the same number.
  func makeAttributes(_ constant: Constant, source: LayoutSource) -> [Attribute] { [] }

  override func setPriority(_ priority: Priority) {
    super.setPriority(priority)
    made?.forEachKept { $0.setPriority(priority) }
  }

  override func setExtras(_ extras: SlotDeclaration.Extras?) {
    super.setExtras(extras)
    made?.forEachKept { $0.setExtras(extras) }
  }

  /// Relates every attribute to the same attribute of another item.
  func refer(to item: any LayoutItem) {
    let record = Unmanaged.record(of: item)
    refer(to: record, nil)
    made?.forEachKept { $0.refer(to: record, $0.createAttribute) }
  }

  override var leafCount: Int { attributes.reduce(0) { $0 + $1.leafCount } }

  override var firstLeaf: Attribute? { attributes.lazy.compactMap(\.firstLeaf).first }

  override func declarePlainly(in batch: inout PlainBatch) -> Bool {
    if made == nil {
      let parts = parts
      for index in 0..<parts.count {
        guard let declaration = plainDeclaration(of: parts[index]), batch.add(declaration) else {
          return false
        }
      }
      return true
    }
    // The list becomes this compound's own, so that an attribute of somebody else's is held twice.
    return made?.withUnsafeMutableBufferPointer { batch.add($0) } ?? false
  }

  override func declare(in batch: inout SlotBatch, on record: ItemRecord) -> Bool {
    var areSound = true
    attributes.forEachKept { areSound = $0.declare(in: &batch, on: record) && areSound }
    return areSound
  }
}

/// The two or four attributes of which a compound consists.
struct CompoundParts {
  private let first, second, third, fourth: ReferenceAttribute
  let count: Int

  init(_ first: ReferenceAttribute, _ second: ReferenceAttribute) {
    self.first = first
    self.second = second
    (third, fourth) = (second, second)
    count = 2
  }

  init(
    _ first: ReferenceAttribute,
    _ second: ReferenceAttribute,
    _ third: ReferenceAttribute,
    _ fourth: ReferenceAttribute
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
    count = 4
  }

  subscript(index: Int) -> ReferenceAttribute {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }

  var all: [ReferenceAttribute] { (0..<count).map { self[$0] } }
}
