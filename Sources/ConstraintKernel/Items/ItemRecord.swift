/// What the kernel knows of one item: its place in the tree, its constraints, its variables.
///
/// An item retains its record through its ``LayoutNode``, a constraint the records of its items, so
/// that a record outlives an item that has gone for as long as somebody holds the constraint. A
/// record refers to its item weakly. Records of parents, children and siblings retain each other;
/// ``unlink()`` ends these cycles when an item leaves its parent, ``itemDidDie()`` when it goes.
package final class ItemRecord {
  /// What is to be done for an item in the next pass.
  struct Needs: OptionSet {
    let rawValue: UInt8
    /// Some of its constraints wait for a row.
    static let constraints = Needs(rawValue: 1)
    /// The natural size, or its priorities, may be others.
    static let naturalSize = Needs(rawValue: 2)
    /// Margins, baselines or alignment insets may be others.
    static let metrics = Needs(rawValue: 4)
    /// What places it beside constraints may be another.
    static let placement = Needs(rawValue: 8)
    /// Reading goes in another direction.
    static let direction = Needs(rawValue: 16)
    /// It asked for `updateConstraints`.
    static let updateConstraints = Needs(rawValue: 32)
    /// It asked for `layoutSubviews`, or has another size.
    static let layout = Needs(rawValue: 64)
    /// Declarations in slots may lead to other constraints.
    static let declarations = Needs(rawValue: 128)
  }

  /// What is true of an item or not.
  struct Flags: OptionSet {
    let rawValue: UInt32
    /// The item is known, from its first use on; it may have died since.
    static let isBound = Flags(rawValue: 1)
    /// The item has died: it has no constraints, variables or place in the tree any more.
    static let hasDied = Flags(rawValue: 2)
    /// The item's own frame takes part as required rows; see
    /// `translatesAutoresizingMaskIntoConstraints`.
    static let isPlacedByFrame = Flags(rawValue: 4)
    /// The item tells of every new parent by itself, so that ``parent`` need not be verified before
    /// use.
    static let tracksParent = Flags(rawValue: 8)
    /// The item is one of the kernel's guides.
    static let isGuide = Flags(rawValue: 16)
    /// The item is a view of a subclass, which may override what the kernel calls.
    static let hasCallbacks = Flags(rawValue: 32)
    /// Waits in the queue of an engine, or of the path up to one; see ``ItemRecord/mark(_:)``.
    static let isQueued = Flags(rawValue: 64)
    /// Something below is queued, and no engine knows of it.
    static let hasQueuedBelow = Flags(rawValue: 128)
    /// Listed at its engine for `layoutSubviews` in this pass.
    static let awaitsLayout = Flags(rawValue: 256)
    /// Listed at its engine, as its solved frame may differ from the one it has.
    static let isMoved = Flags(rawValue: 512)
    /// The natural height follows from the width, so that it is measured when the width changes.
    static let followsWidth = Flags(rawValue: 1_024)
    /// Takes no room: gone, or left out by a stack.
    static let isCollapsed = Flags(rawValue: 2_048)
    /// Lies in something collapsed: its constraints have no rows.
    static let isInsideGone = Flags(rawValue: 4_096)
    /// Was found to be its own ancestor, which was reported.
    static let isInCycle = Flags(rawValue: 8_192)
    /// The item is in its deinit, so that nothing may refer to it any more.
    static let isDying = Flags(rawValue: 16_384)
    /// Is asked for its safe area by something below; see ``ItemRecord/inheritedSafeArea()``.
    static let isAskedFromBelow = Flags(rawValue: 32_768)
    /// Its frame could not be read the last time, which was reported.
    static let hasInvalidFrame = Flags(rawValue: 65_536)
    /// Is asked for its name, which may lead to the same question again.
    static let isAskedForName = Flags(rawValue: 131_072)
    /// Listed at its engine, as declarations on it wait for items that are not in the hierarchy.
    static let awaitsTargets = Flags(rawValue: 262_144)
    /// Its view is asked for its safe area, which may lead to the same question again.
    static let isAskedForSafeArea = Flags(rawValue: 524_288)
    /// The item is a ``LayoutView``.
    static let isView = Flags(rawValue: 1_048_576)
    /// A batch runs that may be undone; see ``ConstraintJournal``.
    static let hasJournal = Flags(rawValue: 2_097_152)
    /// A readable area whose distances from its owner's edges are worked out when they are asked for.
    static let awaitsInsets = Flags(rawValue: 4_194_304)
    /// Its view lays out its subviews at present.
    static let isLayingOut = Flags(rawValue: 8_388_608)
    /// Was given a frame from outside, and the solver has had no other values for it since.
    static let isMovedByHand = Flags(rawValue: 16_777_216)
    /// Its parent reads right to left, so that ``FrameVariables/x`` is measured from the right.
    static let startsAtRight = Flags(rawValue: 33_554_432)
    /// What lies in it and has variables starts at the right.
    static let hasStartsAtRight = Flags(rawValue: 67_108_864)
  }

  // MARK: The item

  /// The item, if it is one of the kernel's own views; nil once it has gone.
  private(set) weak var view: LayoutView?
  /// The item, if it is anything else; nil once it has gone.
  private weak var otherItem: (any LayoutItem)?
  /// Counts records in the order they were made, which never changes.
  let serial = LayoutRank.next()
  /// Where the item stands in the canonical choice among equally good frames: as it was made, among the
  /// arranged views of a stack as they are arranged.
  var order: UInt64 { extras?.order ?? serial }
  /// Orders with this bit come after those of all items.
  static let lastOrder: UInt64 = 1 << 62

  /// Gives the item another place in the canonical choice; nil for the one in which it was made.
  func setOrder(_ wanted: UInt64?) {
    let wanted = wanted ?? serial
    if wanted == order { return }
    makeExtras().order = wanted == serial ? nil : wanted
    engine?.orderDidChange(self)
  }
  /// What is true of the item.
  var flags: Flags = .isPlacedByFrame
  /// What few items have; nil for most.
  var extras: ItemExtras?

  // MARK: Tree

  /// What ``parent`` says.
  private var storedParent: ItemRecord?
  private(set) var firstChild: ItemRecord?
  private(set) var lastChild: ItemRecord?
  private(set) var nextSibling: ItemRecord?
  private(set) var previousSibling: ItemRecord?
  /// An item above such that none between the two has an environment of its own; nil where nobody asked.
  var shortcut: ItemRecord?

  // MARK: Constraints

  /// The newest active constraint in each role, at which the list of them begins.
  var newest = ConstraintLinks()
  /// How many active constraints have the item as their first one.
  var constraintCount = 0
  /// The oldest of these that may wait for a row; nil if none does.
  var oldestWaiting: LayoutConstraint?
  /// The dialects that ever installed a constraint on the item.
  var dialects: DialectSet = []
  /// The dialects of which it was reported that they hold constraints in one slot of the item.
  var mentionedDialects: DialectSet = []
  /// What dialects that own constraints by item hold on this one.
  var ledgers = ItemLedgers()

  // MARK: Engine

  /// The engine of the hierarchy whose root this is; nil before the first pass.
  var ownedEngine: LayoutEngine?
  /// The engine that holds the item's variables; nil without any.
  var engine: LayoutEngine?
  /// The variables of the item's frame in ``engine``; nil without any.
  var variables: FrameVariables?
  /// The rows that do not come from constraints; nil without any.
  var systemRows: SystemRows?
  /// What is to be done for the item in the next pass.
  var needs: Needs = []
  /// How many calls of foreign code that tell of this item are running, each within the one before.
  private var runningCalls = 0
  /// How strongly the item resists growing beyond its natural size.
  var hugging = PriorityPair(horizontal: .defaultLow, vertical: .defaultLow)
  /// How strongly the item resists shrinking below its natural size.
  var compressionResistance = PriorityPair(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The width for which the natural height was last asked; nil before, and when it has to be
  /// again.
  var measuredWidth: Double?
  /// What its engine remembers of those it lies in, until it moves or their environment changes.
  var pathCache: PathCache?

  package init() {}

  /// The item itself; nil before it is bound and after it has gone.
  package var item: (any LayoutItem)? { view ?? otherItem }

  /// The item in whose coordinate space this one lives, as last verified; nil for a root.
  package var parent: ItemRecord? { storedParent }

  /// Whether the item is known and exists.
  ///
  /// The kernel's own classes say when they go, items of other classes have to be asked.
  package var isPresent: Bool {
    !flags.contains(.hasDied)
      && (!flags.isDisjoint(with: [.isView, .isGuide]) || otherItem != nil)
  }

  /// Learns which item it belongs to.
  func bind(_ item: any LayoutItem) {
    otherItem = item
    flags.insert(.isBound)
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
  /// Whether ``FrameVariables/x`` is the distance of the right edge from the parent's right edge.
  var startsAtRight: Bool { flags.contains(.startsAtRight) }
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
  /// One that answers each call with another change of the same item is told of no more than
  /// ``LayoutPass/maximumRounds`` of them.
  func tell(_ call: () -> Void) {
    guard runningCalls < LayoutPass.maximumRounds else {
      return report(.invalidUse("a callback changes what it is told of without end"))
    }
    runningCalls += 1
    call()
    runningCalls -= 1
  }

  // MARK: Links between siblings

  /// Puts the item behind its new parent's other children.
  func link(to parent: ItemRecord) {
    let last = parent.lastChild
    storedParent = parent
    previousSibling = last
    nextSibling = nil
    if let last { last.nextSibling = self } else { parent.firstChild = self }
    parent.lastChild = self
    if !flags.isDisjoint(with: [.isQueued, .hasQueuedBelow]) { announce() }
  }

  /// Takes the item out from among its siblings.
  func unlink() {
    forgetShortcuts()
    let (previous, next) = (previousSibling, nextSibling)
    if let parent = parent {
      if previous == nil { parent.firstChild = next }
      if next == nil { parent.lastChild = previous }
    }
    previous?.nextSibling = next
    next?.previousSibling = previous
    storedParent = nil
    nextSibling = nil
    previousSibling = nil
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
