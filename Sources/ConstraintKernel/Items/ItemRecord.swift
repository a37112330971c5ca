/// What the kernel knows of one item.
///
/// It outlives the item only while somebody holds a constraint.
///
/// Records mirror the tree of items with links that retain nothing, so that the hot paths touch
/// neither weak references nor other people's classes. No access to a property lasts while another
/// one begins (values are read and written whole), so none of them is tracked at run time.
package final class ItemRecord {
  /// What is to be done for a record in the next pass.
  struct Needs: OptionSet {
    var rawValue: UInt8
    static let constraints = Needs(rawValue: 1)
    static let naturalSize = Needs(rawValue: 2)
    static let metrics = Needs(rawValue: 4)
    static let placement = Needs(rawValue: 8)
    static let direction = Needs(rawValue: 16)
    static let updateConstraints = Needs(rawValue: 32)
    static let layout = Needs(rawValue: 64)
    static let declarations = Needs(rawValue: 128)
  }

  // MARK: Tree

  /// The item itself, nothing before it is bound and after it has died.
  @exclusivity(unchecked)
  package internal(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The item, if it is one of the kernel's own views.
  @exclusivity(unchecked)
  unowned(unsafe) var view: LayoutView?
  @exclusivity(unchecked)
  unowned(unsafe) var parent: ItemRecord?
  @exclusivity(unchecked)
  unowned(unsafe) var firstChild: ItemRecord?
  @exclusivity(unchecked)
  unowned(unsafe) var lastChild: ItemRecord?
  @exclusivity(unchecked)
  unowned(unsafe) var nextSibling: ItemRecord?
  @exclusivity(unchecked)
  unowned(unsafe) var previousSibling: ItemRecord?

  // MARK: Engine

  /// The engine that holds this record's variables.
  @exclusivity(unchecked)
  unowned(unsafe) var home: LayoutEngine?
  /// The engine of the hierarchy whose root this is.
  @exclusivity(unchecked)
  var engine: LayoutEngine?
  /// The first of four variables (left, top, width, height) in ``home``; -1 without one.
  @exclusivity(unchecked)
  var base: Int32 = -1

  // MARK: State

  @exclusivity(unchecked)
  var needs: Needs = []
  /// Waits in a queue, or lies on a path whose top waits in one.
  @exclusivity(unchecked)
  var isQueued = false
  @exclusivity(unchecked)
  var hasQueuedBelow = false
  /// Whether the own frame takes part as constraints.
  @exclusivity(unchecked)
  package internal(set) var isPlacedByFrame = true
  /// The item tells of every new parent by itself, so that links need not be verified.
  @exclusivity(unchecked)
  var tracksParent = false
  /// The item is one of the kernel's guides.
  @exclusivity(unchecked)
  var isGuide = false
  /// The item's class may override `layoutSubviews`.
  @exclusivity(unchecked)
  var hasCallbacks = false
  /// Its turn for `layoutSubviews` comes in this pass.
  @exclusivity(unchecked)
  var awaitsLayout = false
  @exclusivity(unchecked)
  var hasDied = false
  /// One bit for each dialect that installed a constraint whose first item is this one.
  @exclusivity(unchecked)
  var dialects: UInt8 = 0
  /// Rows that do not come from constraints: placement and natural size.
  @exclusivity(unchecked)
  var systemRows: SystemRows?
  @exclusivity(unchecked)
  var extras: ItemExtras?
  /// The natural height follows from the width.
  @exclusivity(unchecked)
  var followsWidth = false
  @exclusivity(unchecked)
  var measuredWidth = Double.nan
  /// Takes no room: gone, or left out by a stack.
  var isCollapsed = false
  /// Lies in something collapsed, and so outside of layout.
  var isInsideGone = false
  /// Waits for its frame to be handed out.
  @exclusivity(unchecked)
  var isMoved = false
  // Caches of the engine, valid while the stamp is the engine's.
  @exclusivity(unchecked)
  var inheritedDirection = LayoutDirection.leftToRight
  @exclusivity(unchecked)
  var directionStamp: UInt64 = 0
  @exclusivity(unchecked)
  var depth: Int32 = 0
  @exclusivity(unchecked)
  var depthStamp: UInt64 = 0
  /// Where the exact origin lies in the root, while the stamp is the pass's.
  @exclusivity(unchecked)
  var originInRoot = LayoutPoint.zero
  @exclusivity(unchecked)
  var originStamp: UInt64 = 0

  // MARK: Constraints

  @exclusivity(unchecked)
  var hostedList = ConstraintList(slot: .host)
  @exclusivity(unchecked)
  var incidentList = ConstraintList(slot: .incident)
  /// The first of the hosted constraints that never had a row; all behind it have none either.
  @exclusivity(unchecked)
  unowned(unsafe) var fresh: LayoutConstraint?

  /// The active constraints installed here, in the order of installation.
  var hosted: LinkedConstraints { LinkedConstraints(hostedList, of: self) }
  /// The active constraints that mention this item.
  var incident: LinkedConstraints { LinkedConstraints(incidentList, of: self) }
  /// Whether constraints installed here wait for a row.
  var hasPending: Bool { fresh != nil || extras?.waiting.isEmpty == false }

  init() {}

  func bind(_ item: any LayoutItem) {
    self.item = item
    guard !tracksParent, let parent = item.layoutParent?.record else { return }
    link(to: parent)
  }

  /// The item's present frame.
  var frame: LayoutRect { view?.storedFrame ?? item?.layoutFrame ?? .zero }

  func makeExtras() -> ItemExtras {
    if let extras { return extras }
    let made = ItemExtras()
    extras = made
    return made
  }

  /// The constraints this item's dialects keep; made when first asked for.
  package var ledger: ConstraintLedger {
    let extras = makeExtras()
    if let ledger = extras.ledger { return ledger }
    let made = ConstraintLedger(record: self)
    extras.ledger = made
    return made
  }

  /// The ledger, if anything was ever written into it.
  package var existingLedger: ConstraintLedger? { extras?.ledger }
}

/// The rarer properties of an item, kept apart so that most records stay small.
final class ItemExtras {
  var environment: LayoutEnvironment?
  var semanticContent = SemanticContentAttribute.unspecified
  var issueHandler: LayoutIssueHandler?
  /// The margins that were set.
  var margins: LayoutInsets?
  /// The margins that count, of a view whose margins are not the standard ones.
  var effectiveMargins: LayoutInsets?
  var alignment: LayoutInsets?
  var hugging = PriorityPair(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = PriorityPair(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The guide that stands for the content, if the item scrolls.
  unowned(unsafe) var scrollContent: ItemRecord?
  /// Stands at the owner's origin, of a size that constraints give it.
  var isAtOwnersOrigin = false
  var isGone = false
  /// A stack leaves the item out of its row.
  var isLeftOut = false
  /// The frame that an item placed by its frame has when it comes back.
  var frameBeforeGone: LayoutRect?
  /// How a guide of the system lies in its owner.
  var ownerInsets: LayoutInsets?
  var autoresizingMask = LayoutAutoresizingMask()
  var ledger: ConstraintLedger?
  /// Active constraints installed here that had a row and wait for another.
  @exclusivity(unchecked)
  var waiting: [LayoutConstraint] = []
}

/// A priority per axis.
struct PriorityPair: Equatable {
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
