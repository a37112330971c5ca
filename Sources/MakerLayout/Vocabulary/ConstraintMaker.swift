import ConstraintKernel

/// What a block is given to describe an item's constraints with: `make.left.equalTo(…)`.
///
/// It is of use only while its block runs. One block is one transaction: either every chain of it
/// comes into effect or, if one cannot, none does.
public final class ConstraintMaker: ConstraintAttributeNames {
  /// The record of the item, retained by whoever runs the block.
  @exclusivity(unchecked)
  private var recordReference: Unmanaged<ItemRecord>
  /// The item's record, once the block has ended and somebody still holds the maker.
  @exclusivity(unchecked)
  private var keptRecord: ItemRecord?
  @exclusivity(unchecked)
  private var chains = ChainList()
  @exclusivity(unchecked)
  private(set) var isOpen = true
  /// Chains that were begun and lead nowhere yet.
  @exclusivity(unchecked)
  private(set) var incompleteChains = 0
  /// The pieces begun last, used again for the next unless somebody holds them.
  ///
  /// There are two, as a piece is still held while it is lengthened to another.
  @exclusivity(unchecked)
  private var pieces: (ConstraintMakerExtendable?, ConstraintMakerExtendable?)
  /// Somebody holds a chain of the block that has ended.
  @exclusivity(unchecked)
  private(set) var hasHandles = false
  /// How many constraints come of the chains.
  @exclusivity(unchecked)
  private(set) var attributeCount = 0

  init(_ record: ItemRecord) {
    recordReference = .passUnretained(record)
  }

  var record: ItemRecord { recordReference.takeUnretainedValue() }

  /// Begins a chain with some attributes of the item.
  public func describing(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    incompleteChains += 1
    return piece(attributes)
  }

  /// A piece of a chain: one of those before if nobody holds it any more, else a new one.
  func piece(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    if isKnownUniquelyReferenced(&pieces.0), let piece = pieces.0 {
      piece.begin(attributes)
      return piece
    }
    if isKnownUniquelyReferenced(&pieces.1), let piece = pieces.1 {
      piece.begin(attributes)
      return piece
    }
    let made = ConstraintMakerExtendable(self, attributes)
    if isOpen {
      pieces.1?.keepMaker()
      pieces = (made, pieces.0)
    } else {
      made.keepMaker()
    }
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
    let chain = begin(attributes, relation, source)
    chain.aim(at: target)
    if !isOpen { chain.settle() }
    return chain
  }

  func relate(
    _ attributes: ConstraintAttributes,
    _ relation: LayoutConstraint.Relation,
    _ record: Unmanaged<ItemRecord>,
    _ targetAttributes: ConstraintAttributes,
    _ source: LayoutSource
  ) -> ConstraintMakerEditable {
    let chain = begin(attributes, relation, source)
    chain.aim(at: record, targetAttributes)
    if !isOpen { chain.settle() }
    return chain
  }

  /// A chain of the block; one that comes to nothing and is reported if the block has ended.
  @inline(__always)
  private func begin(
    _ attributes: ConstraintAttributes,
    _ relation: LayoutConstraint.Relation,
    _ source: LayoutSource
  ) -> ConstraintMakerEditable {
    guard isOpen else { return beginTooLate(attributes, relation, source) }
    attributeCount += attributes.count
    if let chain = chains.spare {
      chains.takeSpare()
      chain.begin(recordReference, attributes, relation, source)
      return chain
    }
    let made = ConstraintMakerEditable(recordReference, attributes, relation, source)
    chains.append(made)
    return made
  }

  private func beginTooLate(
    _ attributes: ConstraintAttributes,
    _ relation: LayoutConstraint.Relation,
    _ source: LayoutSource
  ) -> ConstraintMakerEditable {
    record.report(.invalidUse("a maker is of use only inside its block"), source: source)
    let made = ConstraintMakerEditable(recordReference, attributes, relation, source)
    made.close()
    return made
  }
}

/// The life of a block.
extension ConstraintMaker {
  /// The block has ended: whatever somebody holds has to stand by itself.
  func close() {
    isOpen = false
    chains.forEachHeld {
      $0.close()
      hasHandles = true
    }
    giveAway(&pieces.0)
    giveAway(&pieces.1)
  }

  /// Somebody is to hold every chain.
  func closeAll() {
    hasHandles = true
    forEachChain { $0.close() }
  }

  /// Tells each chain that somebody holds what it made, of what all made one after another.
  func hand(_ made: [LayoutConstraint]) {
    guard hasHandles else { return }
    var start = 0
    forEachChain { chain in
      let end = start + chain.described.attributes.count
      if !chain.isOpen { chain.made = MadeConstraints(made[start..<end]) }
      start = end
    }
  }

  /// Takes away again what chains were given that somebody holds, as it comes to nothing.
  func takeBack() {
    guard hasHandles else { return }
    forEachChain { if !$0.isOpen { $0.made = .none } }
  }

  /// Whatever came of the block, handles on its chains stand by themselves.
  func settleHandles() {
    forEachChain { if !$0.isOpen { $0.settle() } }
  }

  /// Gives a piece up that somebody else holds.
  private func giveAway(_ piece: inout ConstraintMakerExtendable?) {
    if piece == nil || isKnownUniquelyReferenced(&piece) { return }
    piece?.keepMaker()
    piece = nil
  }

  /// Begins another block; nobody but the block holds the maker.
  func reopen(for record: ItemRecord) {
    recordReference = .passUnretained(record)
    incompleteChains = 0
    attributeCount = 0
    hasHandles = false
    isOpen = true
  }

  /// Lets go of what was described, and keeps the chains that nobody else holds for the next block.
  ///
  /// Until then, they and the maker name the record that keeps them.
  func clear(_ keeper: Unmanaged<ItemRecord>) {
    recordReference = keeper
    chains.clear(keeping: { chain in
      chain.isOpen ? chain.clear(keeper) : chain.settle()
      return chain.isOpen
    })
  }

  /// Somebody took the maker out of its block.
  func keepRecord() {
    keptRecord = record
  }
}

/// What came of a block that has ended.
extension ConstraintMaker {
  /// The chains of the block, in order.
  var described: [ConstraintMakerEditable] {
    var described: [ConstraintMakerEditable] = []
    forEachChain { described.append($0) }
    return described
  }

  /// Calls `body` with each chain in order, without counting references.
  @inline(__always)
  func forEachChain(_ body: (ConstraintMakerEditable) -> Void) {
    chains.forEach(body)
  }
}
