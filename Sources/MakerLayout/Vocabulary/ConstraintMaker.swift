import ConstraintKernel

/// What a block is given to describe an item's constraints with: `make.left.equalTo(…)`.
///
/// It is of use only while its block runs. One block is one transaction: either every chain of it
/// comes into effect or, if one cannot, none does.
public final class ConstraintMaker: ConstraintAttributeNames {
  let record: ItemRecord
  @exclusivity(unchecked)
  private(set) var constraints: [Constraint] = []
  @exclusivity(unchecked)
  private(set) var isOpen = true
  /// Chains that were begun and lead nowhere yet.
  @exclusivity(unchecked)
  private(set) var incompleteChains = 0

  /// The piece begun last; let go of when the block ends.
  @exclusivity(unchecked)
  private var lastPiece: ConstraintMakerExtendable?

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
      piece.begin(attributes)
      return piece
    }
    let made = ConstraintMakerExtendable(self, attributes)
    if isOpen { lastPiece = made }
    return made
  }

  func chainGoesOn() {
    incompleteChains -= 1
  }

  func chainIsLengthened() {
    incompleteChains += 1
  }

  func relate(_ description: consuming ConstraintDescription) -> ConstraintMakerEditable {
    let source = description.source
    let made = ConstraintMakerEditable(description, isOpen: isOpen)
    if isOpen {
      if constraints.isEmpty { constraints.reserveCapacity(Self.usualCount) }
      constraints.append(made)
    } else {
      record.report(
        .invalidUse("a maker is of use only inside its block"),
        source: source
      )
    }
    return made
  }

  func close() {
    isOpen = false
    lastPiece = nil
    for constraint in constraints { constraint.isOpen = false }
  }
}
