import ConstraintKernel

/// The objects that blocks are described with, kept for the next block of the hierarchy.
///
/// Only what nobody else holds is kept. None of it refers to an item any more: where one has to be
/// named, a record stands that belongs to none.
final class MakerSpares {
  /// Stands where an item is named.
  let nobody = ItemRecord()
  /// Stands where a maker is named.
  private let nobodysMaker: ConstraintMaker
  @exclusivity(unchecked)
  private var chains: [ConstraintMakerEditable] = []
  @exclusivity(unchecked)
  private var piece: ConstraintMakerExtendable?

  /// More chains than most blocks have are let go of.
  private static let mostChains = 8

  init() {
    nobodysMaker = ConstraintMaker(nobody)
    nobodysMaker.close()
    chains.reserveCapacity(Self.mostChains)
  }

  func takeChain() -> ConstraintMakerEditable? { chains.popLast() }

  func takePiece() -> ConstraintMakerExtendable? {
    defer { piece = nil }
    return piece
  }

  func keep(_ chain: consuming ConstraintMakerEditable) {
    guard chains.count < Self.mostChains else { return }
    chain.clear()
    chains.append(chain)
  }

  func keep(_ piece: ConstraintMakerExtendable) {
    piece.begin([], by: nobodysMaker)
    self.piece = piece
  }
}
