/// What the kernel keeps of one item, reached by address.
///
/// The links between items run from address to address, so that walking the tree, installing a
/// constraint and lowering it count no references: counting is atomic, and would cost more than
/// everything else. A state lives inside its ``ItemRecord`` and as long as that does, which is as
/// long as the item lives or a constraint names it. Nothing points to the state of a dead item but
/// its own constraints.
struct ItemState {
  // MARK: Tree

  /// The record this is the state of.
  var owner: Unmanaged<ItemRecord>?
  /// The item itself, nothing before it is bound and after it has died.
  unowned(unsafe) var item: (any LayoutItem)?
  /// The item, if it is one of the kernel's own views.
  var view: Unmanaged<LayoutView>?
  var parent: ItemPointer?
  var firstChild: ItemPointer?
  var lastChild: ItemPointer?
  var nextSibling: ItemPointer?
  var previousSibling: ItemPointer?

  // MARK: Engine

  /// The engine that holds the item's variables.
  var home: Unmanaged<LayoutEngine>?
  /// The engine of the hierarchy whose root this is.
  var engine: LayoutEngine?
  var extras: ItemExtras?
  /// What the dialects keep on the item.
  var ledger: ConstraintLedger?
  /// The first of four variables (left, top, width, height) in ``home``; -1 without one.
  var base: Int32 = -1
  /// Where ``home`` keeps the rows that do not come from constraints; -1 without any.
  var systemRows: Int32 = -1
  /// How many constraints name the item, active or not, and how often an engine has it in a list.
  var mentions: Int32 = 0
  /// How many active constraints are installed here.
  var hostedCount: Int32 = 0
  /// How strongly the item resists growing beyond its natural size.
  var hugging = PriorityPair(horizontal: .defaultLow, vertical: .defaultLow)
  /// How strongly the item resists shrinking below its natural size.
  var compressionResistance = PriorityPair(horizontal: .defaultHigh, vertical: .defaultHigh)

  // MARK: Flags

  var needs: ItemRecord.Needs = []
  /// One bit for each dialect that installed a constraint whose first item is this one.
  var dialects: UInt8 = 0
  /// The item was bound and has not died.
  var isBound = false
  /// The item is one of the kernel's own views, and has not died: so it tells of every new parent.
  var isLivingView = false
  /// Waits in a queue, or lies on a path whose top waits in one.
  var isQueued = false
  var hasQueuedBelow = false
  /// Whether the own frame takes part as constraints.
  var isPlacedByFrame = true
  /// The item tells of every new parent by itself, so that links need not be verified.
  var tracksParent = false
  /// The item is one of the kernel's guides.
  var isGuide = false
  /// The item's class may override `layoutSubviews`.
  var hasCallbacks = false
  /// Its turn for `layoutSubviews` comes in this pass.
  var awaitsLayout = false
  var hasDied = false
  /// The item has died, and those that mention it keep the record.
  var isKeptByMentions = false
  /// The natural height follows from the width.
  var followsWidth = false
  var oddities: Oddities = []
  /// Waits for its frame to be handed out.
  var isMoved = false
  // Caches of the engine, valid while the stamp is the engine's.
  var inheritedDirection = LayoutDirection.leftToRight
  var depth: Int32 = 0
  var directionStamp: UInt64 = 0
  var depthStamp: UInt64 = 0
  /// The width for which the natural height was last asked.
  var measuredWidth = Double.nan

  // MARK: Constraints

  var incidentList = ConstraintList()
  /// The first of those whose first item this is that wait for their first row; all of those behind
  /// it wait too.
  var fresh: Unmanaged<LayoutConstraint>?
}

/// The address of an item's state.
typealias ItemPointer = UnsafeMutablePointer<ItemState>

extension ItemPointer {
  /// The record whose state this is.
  @inline(__always)
  var record: ItemRecord { pointee.owner.unsafelyUnwrapped.takeUnretainedValue() }

  /// Calls `body` with the record, for a while in which something keeps the item alive.
  @inline(__always)
  func withRecord<Result>(_ body: (ItemRecord) -> Result) -> Result {
    pointee.owner.unsafelyUnwrapped._withUnsafeGuaranteedRef(body)
  }

  /// A constraint names the item from now on, so that its record stays.
  ///
  /// While the item lives it keeps its record. Mentions are counted here, where counting is not
  /// atomic (constraints belong to the isolation domain of their items), and the record is retained
  /// only when the item dies with mentions left, until the last one goes.
  @inline(__always)
  func retainMention() {
    pointee.mentions &+= 1
    if pointee.hasDied { keepForMentions() }
  }

  /// A constraint that named the item goes away; the record of a dead item may go with it.
  @inline(__always)
  func releaseMention() {
    pointee.mentions &-= 1
    if pointee.mentions == 0 { lastMentionDidEnd() }
  }

  @inline(never)
  private func lastMentionDidEnd() {
    guard pointee.isKeptByMentions else { return }
    pointee.isKeptByMentions = false
    pointee.owner.unsafelyUnwrapped.release()
  }

  /// Keeps the record of an item that is dying, or dead, for as long as it is mentioned.
  @inline(never)
  func keepForMentions() {
    guard pointee.mentions > 0, !pointee.isKeptByMentions else { return }
    pointee.isKeptByMentions = true
    _ = pointee.owner.unsafelyUnwrapped.retain()
  }
}
