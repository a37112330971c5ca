/// What the kernel knows of one item: its place in the tree, its constraints, its variables.
///
/// An item retains its record through its ``LayoutNode``, a constraint the records of its items, so
/// that a record outlives an item that was freed for as long as the constraint is held. A
/// record refers to its item weakly. Records of parents, children and siblings retain each other;
/// ``unlink()`` ends these cycles when an item leaves its parent, ``itemDidDie()`` when it goes.
package final class ItemRecord {
  /// What is true of an item or not.
  struct Flags: OptionSet {
    let rawValue: UInt32
    /// The item is known, from its first use on; it may have died since.
    static let isBound = Flags(rawValue: 1 << 0)
    /// The item has died: it has no constraints, variables or place in the tree any more.
    static let hasDied = Flags(rawValue: 1 << 1)
    /// The item's own frame takes part as required rows; see
    /// `translatesAutoresizingMaskIntoConstraints`.
    static let isPlacedByFrame = Flags(rawValue: 1 << 2)
    /// The item tells of every new parent by itself, so that ``parent`` need not be verified before
    /// use.
    static let tracksParent = Flags(rawValue: 1 << 3)
    /// The item is one of the kernel's guides.
    static let isGuide = Flags(rawValue: 1 << 4)
    /// The item is a view of a subclass, which may override what the kernel calls.
    static let hasCallbacks = Flags(rawValue: 1 << 5)
    /// Takes no room: gone, or left out by a stack.
    static let isCollapsed = Flags(rawValue: 1 << 6)
    /// Lies in something collapsed: its constraints have no rows.
    static let isInsideGone = Flags(rawValue: 1 << 7)
    /// Was found to be its own ancestor, which was reported.
    static let isInCycle = Flags(rawValue: 1 << 8)
    /// The item is in its deinit, so that nothing may refer to it any more.
    static let isDying = Flags(rawValue: 1 << 9)
    /// Is asked for its safe area by something below; see ``ItemRecord/inheritedSafeArea()``.
    static let isAskedFromBelow = Flags(rawValue: 1 << 10)
    /// Its frame could not be read the last time, which was reported.
    static let hasInvalidFrame = Flags(rawValue: 1 << 11)
    /// Is asked for its name, which may lead to the same question again.
    static let isAskedForName = Flags(rawValue: 1 << 12)
    /// Its view is asked for its safe area, which may lead to the same question again.
    static let isAskedForSafeArea = Flags(rawValue: 1 << 13)
    /// The item is a ``LayoutView``.
    static let isView = Flags(rawValue: 1 << 14)
    /// A batch runs that may be undone; see ``ConstraintJournal``.
    static let hasJournal = Flags(rawValue: 1 << 15)
    /// A readable area whose distances from its owner's edges are worked out when they are asked for.
    static let awaitsInsets = Flags(rawValue: 1 << 16)
    /// Its view lays out its subviews at present.
    static let isLayingOut = Flags(rawValue: 1 << 17)
    /// Its node is kept by ``AttachedNodes``, so that no call says when the item is freed.
    static let isAttached = Flags(rawValue: 1 << 18)
    /// The item tells of its moves, and of its end before it is freed; see ``LayoutNode/trust(_:)``.
    static let isTrusted = Flags(rawValue: 1 << 19)
  }

  // MARK: The item

  /// The item, if it is one of the kernel's own views; nil once it was freed.
  private(set) weak var view: LayoutView?
  /// The item, if it is anything else and not trusted; nil once it was freed.
  private weak var watchedItem: (any LayoutItem)?
  /// The item, as long as it is trusted to tell of its end; see ``LayoutNode/trust(_:)``.
  ///
  /// A weak reference takes memory beside the object, and makes every use of the object slower.
  private unowned var trustedItem: (any LayoutItem)?
  /// Counts records in the order they were made, which never changes.
  package let serial = LayoutRank.next()
  /// Where the item stands in the canonical choice among equally good frames: as it was made, among the
  /// arranged views of a stack as they are arranged.
  package var order: UInt64 { extras?.order ?? serial }
  /// Orders with this bit come after those of all items.
  static let lastOrder: UInt64 = 1 << 62

  /// Gives the item another place in the canonical choice; nil for the one in which it was made.
  package func setOrder(_ wanted: UInt64?) {
    let wanted = wanted ?? serial
    if wanted == order { return }
    makeExtras().order = wanted == serial ? nil : wanted
    engine?.orderDidChange(self)
  }
  /// What is true of the item.
  var flags: Flags = .isPlacedByFrame
  /// How many calls of foreign code that tell of this item are running, each within the one before.
  private var runningCalls: UInt32 = 0
  /// What few items have; nil for most.
  var extras: ItemExtras?

  // MARK: Parts

  /// Its place in the tree.
  var links = TreeLinks()
  /// The active constraints that concern it.
  var lists = ConstraintLists()
  /// The guides of arrangements that are gone while the item is.
  var followers: [ItemRecord] = []
  /// Where it has its variables.
  var seat = Seat()
  /// From which edge its start is measured.
  var orientation = Orientation()
  /// What it waits for in the next pass.
  var marks = PassMarks()
  /// Where it stands in the delivery of frames.
  var delivery = DeliveryMarks()
  /// How its natural height follows from its width.
  var measure = MeasuredHeight()

  /// An item above such that none between the two has an environment of its own; nil before it is asked for.
  var shortcut: ItemRecord?

  // MARK: Identity

  /// The dialects that ever installed a constraint on the item.
  var dialects = DialectTrace.none
  /// What dialects that own constraints by item hold on this one.
  var ledgers = ItemLedgers()

  // MARK: Engine

  /// The engine of the hierarchy whose root this is; nil before the first pass.
  var ownedEngine: LayoutEngine?
  /// How strongly the item resists growing beyond its natural size.
  var hugging = PriorityPair(horizontal: .defaultLow, vertical: .defaultLow)
  /// How strongly the item resists shrinking below its natural size.
  var compressionResistance = PriorityPair(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// What its engine remembers of those it lies in, until it moves or their environment changes.
  var pathCache: PathCache?

  package init() {}

  /// The item itself; nil before it is bound and after it was freed.
  package var item: (any LayoutItem)? { view ?? trustedItem ?? watchedItem }

  /// Whether the item is known and exists.
  ///
  /// The kernel's own classes and trusted items say when they go, items of other classes have to be asked.
  package var isPresent: Bool {
    !flags.contains(.hasDied)
      && (!flags.isDisjoint(with: [.isView, .isGuide, .isTrusted]) || watchedItem != nil)
  }

  /// Learns which item it belongs to.
  func bind(_ item: any LayoutItem) {
    watchedItem = item
    flags.insert(.isBound)
  }

  /// Learns which item it belongs to, and takes it at its word: it tells of every move, and of its end before it is
  /// freed.
  func trust(_ item: any LayoutItem) {
    trustedItem = item
    flags.formUnion([.isBound, .tracksParent, .isTrusted])
  }

  /// Trusts the item no longer.
  func watchItem() {
    watchedItem = trustedItem
    trustedItem = nil
    flags.remove(.isTrusted)
  }

  /// Learns which view it belongs to.
  func bind(_ view: LayoutView) {
    self.view = view
    flags.formUnion([.isBound, .isView, .tracksParent])
  }

  /// Whether the own frame takes part as constraints.
  package var isPlacedByFrame: Bool { flags.contains(.isPlacedByFrame) }
  /// Whether the item takes no room.
  package var isCollapsed: Bool { flags.contains(.isCollapsed) }
  /// Whether the item lies in something that takes no room.
  package var isInsideGone: Bool { flags.contains(.isInsideGone) }
  var isGuide: Bool { flags.contains(.isGuide) }
  var hasCallbacks: Bool { flags.contains(.hasCallbacks) }
  /// Whether the item is one of the kernel's views, perhaps of a subclass.
  var isView: Bool { flags.contains(.isView) }
  /// Whether reading the item's metrics calls foreign code: it is no view, or one of a subclass.
  var hasForeignMetrics: Bool { !isView || hasCallbacks }
  /// Whether a natural size would be required, so that even a frame may contradict it.
  var requiresNaturalSize: Bool {
    hugging.hasRequired || compressionResistance.hasRequired
  }

  func makeExtras() -> ItemExtras { extras.made(by: ItemExtras.init) }

  /// Tells foreign code of something, which may lead back here.
  ///
  /// One that answers each call with another change of the same item is notified of no more than
  /// ``LayoutPass/maximumRounds`` of them.
  func tell(_ call: () -> Void) {
    guard runningCalls < LayoutPass.maximumRounds else {
      return report(.invalidUse("a callback changes what it is told of without end"))
    }
    runningCalls += 1
    call()
    runningCalls -= 1
  }
}

/// A priority per axis.
struct PriorityPair: Equatable {
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  var hasRequired: Bool { horizontal.isRequired || vertical.isRequired }

  subscript(axis: LayoutAxis) -> LayoutPriority {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
