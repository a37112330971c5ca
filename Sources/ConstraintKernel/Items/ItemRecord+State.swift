/// The state as seen from a record: items are records again, and each can be kept.
extension ItemRecord {
  /// The item itself, nothing before it is bound and after it has died.
  package internal(set) var item: (any LayoutItem)? {
    get { state.item }
    set {
      state.item = newValue
      state.isBound = newValue != nil
    }
  }
  /// The item, if it is one of the kernel's own views.
  var view: LayoutView? {
    get { state.view?.takeUnretainedValue() }
    set { state.view = newValue.map(Unmanaged.passUnretained) }
  }
  /// The engine that holds the item's variables.
  var home: LayoutEngine? {
    get { state.home?.takeUnretainedValue() }
    set { state.home = newValue.map(Unmanaged.passUnretained) }
  }
  /// Whether the own frame takes part as constraints.
  package internal(set) var isPlacedByFrame: Bool {
    get { state.isPlacedByFrame }
    set { state.isPlacedByFrame = newValue }
  }
  var parent: ItemRecord? {
    get { state.parent?.record }
    set { state.parent = newValue?.pointer }
  }
  var firstChild: ItemRecord? { state.firstChild?.record }
  var lastChild: ItemRecord? { state.lastChild?.record }
  var nextSibling: ItemRecord? { state.nextSibling?.record }
  var previousSibling: ItemRecord? { state.previousSibling?.record }
}

extension ItemRecord {
  var engine: LayoutEngine? {
    get { state.engine }
    set { state.engine = newValue }
  }
  /// A copy of the rows that do not come from constraints.
  var systemRows: SystemRows? { home?.systemRows(of: pointer) }
  var extras: ItemExtras? {
    get { state.extras }
    set { state.extras = newValue }
  }
  var base: Int32 {
    get { state.base }
    set { state.base = newValue }
  }
  var needs: Needs {
    get { state.needs }
    set { state.needs = newValue }
  }
  var dialects: UInt8 {
    get { state.dialects }
    set { state.dialects = newValue }
  }
  var isQueued: Bool {
    get { state.isQueued }
    set { state.isQueued = newValue }
  }
  var hasQueuedBelow: Bool {
    get { state.hasQueuedBelow }
    set { state.hasQueuedBelow = newValue }
  }
  var tracksParent: Bool {
    get { state.tracksParent }
    set { state.tracksParent = newValue }
  }
  var isGuide: Bool {
    get { state.isGuide }
    set { state.isGuide = newValue }
  }
  var hasCallbacks: Bool {
    get { state.hasCallbacks }
    set { state.hasCallbacks = newValue }
  }
  var awaitsLayout: Bool {
    get { state.awaitsLayout }
    set { state.awaitsLayout = newValue }
  }
  var hasDied: Bool {
    get { state.hasDied }
    set { state.hasDied = newValue }
  }
  var followsWidth: Bool {
    get { state.followsWidth }
    set { state.followsWidth = newValue }
  }
  package internal(set) var isCollapsed: Bool {
    get { state.isCollapsed }
    set { state.isCollapsed = newValue }
  }
  package internal(set) var isInsideGone: Bool {
    get { state.isInsideGone }
    set { state.isInsideGone = newValue }
  }
  var isMoved: Bool {
    get { state.isMoved }
    set { state.isMoved = newValue }
  }
  var measuredWidth: Double {
    get { state.measuredWidth }
    set { state.measuredWidth = newValue }
  }
}
