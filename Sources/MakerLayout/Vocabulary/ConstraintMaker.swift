import ConstraintKernel

/// What a block is given to describe an item's constraints with: `make.left.equalTo(…)`.
///
/// It is of use only while its block runs. One block is one transaction: either every chain of it
/// comes into effect or, if one cannot, none does.
public final class ConstraintMaker: ConstraintAttributeNames {
  @exclusivity(unchecked)
  private(set) var record: ItemRecord
  @exclusivity(unchecked)
  var constraints: [ConstraintMakerEditable] = []
  @exclusivity(unchecked)
  private(set) var isOpen = true
  /// Chains that were begun and lead nowhere yet.
  @exclusivity(unchecked)
  private(set) var incompleteChains = 0

  /// The piece begun last; let go of when the block ends.
  @exclusivity(unchecked)
  private var lastPiece: ConstraintMakerExtendable?
  /// What earlier blocks left behind, once there was one.
  @exclusivity(unchecked)
  private var spares: MakerSpares?

  /// Room for what most blocks write, so that the list need not grow bit by bit.
  private static let usualCount = 4

  init(_ record: ItemRecord) {
    self.record = record
  }

  /// Begins a chain with some attributes of the item.
  public func describing(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    incompleteChains += 1
    return piece(attributes)
  }

  /// A piece of a chain: the one before if nobody holds it any more, else a new one.
  func piece(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    if isKnownUniquelyReferenced(&lastPiece), let piece = lastPiece {
      piece.begin(attributes, by: self)
      return piece
    }
    let made = spares?.takePiece() ?? ConstraintMakerExtendable(self)
    made.begin(attributes, by: self)
    if isOpen { lastPiece = made }
    return made
  }

  func chainGoesOn() {
    incompleteChains -= 1
  }

  func chainIsLengthened() {
    incompleteChains += 1
  }

  func relate(
    _ attributes: ConstraintAttributes,
    _ relation: LayoutConstraint.Relation,
    _ target: ConstraintTarget.Kind,
    _ source: LayoutSource
  ) -> ConstraintMakerEditable {
    guard isOpen else {
      record.report(.invalidUse("a maker is of use only inside its block"), source: source)
      let made = ConstraintMakerEditable(record, attributes, relation, target, source)
      made.close()
      return made
    }
    let made: ConstraintMakerEditable
    if let spare = spares?.takeChain() {
      made = spare
      made.begin(record, attributes, relation, target, source)
    } else {
      made = ConstraintMakerEditable(record, attributes, relation, target, source)
      if constraints.isEmpty { constraints.reserveCapacity(Self.usualCount) }
    }
    constraints.append(made)
    return made
  }

  func close() {
    isOpen = false
    for index in constraints.indices where !isKnownUniquelyReferenced(&constraints[index]) {
      constraints[index].close()
    }
    if let spares, isKnownUniquelyReferenced(&lastPiece), let piece = lastPiece {
      spares.keep(piece)
    }
    lastPiece = nil
  }

  /// Begins another block; nobody but the block holds the maker.
  func reopen(for record: ItemRecord) {
    self.record = record
    incompleteChains = 0
    isOpen = true
  }

  /// Lets go of what was described, and keeps the chains that nobody else holds for the next block.
  func clear() {
    let spares = spares ?? MakerSpares()
    if self.spares == nil { self.spares = spares }
    record = spares.nobody
    while var chain = constraints.popLast() {
      if isKnownUniquelyReferenced(&chain) { spares.keep(chain) }
    }
  }
}
