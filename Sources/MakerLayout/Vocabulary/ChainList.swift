/// The chains of a maker's block in order; behind them those of earlier blocks, to be used again.
///
/// Nothing stands where somebody holds what was there. The list has its own memory, so that going
/// through it counts no references: between blocks, and while a block's chains are settled, it is
/// never replaced.
struct ChainList: ~Copyable {
  /// More chains than most blocks have are let go of.
  private static var mostSpares: Int { 8 }

  private var room: UnsafeMutableBufferPointer<ConstraintMakerEditable?>
  /// How many chains the block has.
  private(set) var count = 0

  init() {
    room = Self.emptyRoom(4)
  }

  deinit {
    room.deinitialize()
    room.deallocate()
  }

  private static func emptyRoom(
    _ capacity: Int
  ) -> UnsafeMutableBufferPointer<ConstraintMakerEditable?> {
    let room = UnsafeMutableBufferPointer<ConstraintMakerEditable?>.allocate(capacity: capacity)
    room.initialize(repeating: nil)
    return room
  }

  /// A chain that nobody uses any more, in the place of the next one; nothing if there is none.
  @inline(__always)
  var spare: ConstraintMakerEditable? { count < room.count ? room[count] : nil }

  /// The spare chain is the next one of the block.
  @inline(__always)
  mutating func takeSpare() {
    count += 1
  }

  /// Adds a chain to the block.
  mutating func append(_ chain: ConstraintMakerEditable) {
    if count == room.count { grow() }
    room[count] = chain
    count += 1
  }

  private mutating func grow() {
    let larger = Self.emptyRoom(2 * room.count)
    for index in room.indices { swap(&room[index], &larger[index]) }
    room.deinitialize()
    room.deallocate()
    room = larger
  }

  /// The chains as they are kept by ``room``.
  @inline(__always)
  private var kept: UnsafeBufferPointer<Unmanaged<ConstraintMakerEditable>?> {
    UnsafeRawBufferPointer(room).assumingMemoryBound(
      to: Unmanaged<ConstraintMakerEditable>?.self
    )
  }

  /// Calls `body` with each chain of the block in order, without counting references.
  @inline(__always)
  func forEach(_ body: (ConstraintMakerEditable) -> Void) {
    for index in 0..<count { kept[index]?._withUnsafeGuaranteedRef(body) }
  }

  /// Calls `body` with each chain of the block that somebody else holds.
  @inline(__always)
  func forEachHeld(_ body: (ConstraintMakerEditable) -> Void) {
    for index in 0..<count where !isKnownUniquelyReferenced(&room[index]) {
      if let chain = room[index] { body(chain) }
    }
  }

  /// Ends the block: keeps the chains that `isFree` says so of for the next one.
  @inline(__always)
  mutating func clear(keeping isFree: (ConstraintMakerEditable) -> Bool) {
    for index in 0..<count {
      let isSpare = kept[index]?._withUnsafeGuaranteedRef(isFree) == true
      if !isSpare || index >= Self.mostSpares { room[index] = nil }
    }
    count = 0
  }
}
