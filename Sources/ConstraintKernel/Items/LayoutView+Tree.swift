extension LayoutView {
  /// Adds a view at a place among the subviews, 0 being the back; places beyond the end mean front.
  public func insertSubview(_ view: LayoutView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view right behind another subview; behind all if the other is none.
  public func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a view right in front of another subview; in front of all if the other is none.
  public func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Puts a subview in front of all others.
  public func bringSubviewToFront(_ view: LayoutView) {
    if view.superview === self { reorder(view, to: subviews.count - 1) }
  }

  /// Puts a subview behind all others.
  public func sendSubviewToBack(_ view: LayoutView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Lets two subviews change places; places that do not exist are reported and change nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else {
      return record.report(.invalidUse("there is no subview at that place"))
    }
    subviews.swapAt(index1, index2)
  }

  /// The first view with a tag: the view itself, or one inside it, depth first.
  public func viewWithTag(_ tag: Int) -> LayoutView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  /// Whether the view is `other` or lies inside it.
  public func isDescendant(of other: LayoutView) -> Bool {
    record.isInside(other.record)
  }

  final func insert(_ view: LayoutView, at index: Int) {
    guard !view.holds(self) else { return record.report(.cyclicHierarchy) }
    if view.isSubview(of: self) {
      drop(view)
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    if hasCallbacks { refreshSafeArea() }
    if view.hasCallbacks { view.willMove(toSuperview: self) }
    if view.superviewReference != nil { view.takeOut() }
    if subviews.isEmpty { subviews.reserveCapacity(Self.usualSubviewCount) }
    if index >= subviews.count {
      subviews.append(view)
    } else {
      subviews.insert(view, at: max(index, 0))
    }
    view.superviewReference = .passUnretained(self)
    if !view.pointer.takePlace(in: pointer) { view.record.parentDidChange(to: record) }
    view.refreshSurroundings()
    if view.hasCallbacks { view.didMoveToSuperview() }
    if hasCallbacks {
      pointer.mark(.layout)
      didAddSubview(view)
    }
  }

  /// Room for the subviews of most views that have any, so that the list need not grow bit by bit.
  private static var usualSubviewCount: Int { 4 }

  /// Whether the class may override what is called on the way.
  @inline(__always)
  final var hasCallbacks: Bool { pointer.pointee.hasCallbacks }

  /// Whether the view lies right in another one.
  @inline(__always)
  final func isSubview(of view: LayoutView) -> Bool {
    superviewReference?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }

  final func leaveSuperview() {
    guard superviewReference != nil else { return }
    willMove(toSuperview: nil)
    takeOut()
    record.parentDidChange(to: nil)
    refreshSurroundings()
    didMoveToSuperview()
  }

  private func reorder(_ view: LayoutView, to index: Int) {
    drop(view)
    subviews.insert(view, at: index)
  }

  /// Whether `view` is this view or lies inside it; cheap for a view without subviews.
  private func holds(_ view: LayoutView) -> Bool {
    if subviews.isEmpty || view.pointer.pointee.parent == nil { return view === self }
    return view.isDescendant(of: self)
  }

  private func takeOut() {
    if let superview, superview.hasCallbacks {
      superview.pointer.mark(.layout)
      superview.willRemoveSubview(self)
      superview.subviewDidLeave(self)
    }
    superviewReference?._withUnsafeGuaranteedRef { $0.drop(self) }
    superviewReference = nil
  }

  /// Takes a view out of the list of subviews.
  private func drop(_ view: LayoutView) {
    if let index = subviews.lastIndex(ofKept: view) { subviews.remove(at: index) }
  }

  /// Lets go of everything below without recursion, so that deep trees need no deep stack.
  func tearDown() {
    guard !subviews.isEmpty || extras != nil else { return record.itemDidDie() }
    pointer.pointee.engine?.isDissolving = true
    pointer.pointee.isLivingView = false
    var own = takeSubviews()
    // The subviews of views that die with this one, level by level; the deepest go first.
    var below: [[LayoutView]] = []
    own.surrender(to: &below)
    var next = 0
    while next < below.count {
      var level: [LayoutView] = []
      swap(&level, &below[next])
      level.surrender(to: &below)
      swap(&level, &below[next])
      next += 1
    }
    while below.popLast() != nil {}
    own.removeAll()
    for guide in layoutGuides { guide.owningView = nil }
    record.itemDidDie()
  }

  fileprivate func takeSubviews() -> [LayoutView] {
    var taken: [LayoutView] = []
    swap(&taken, &subviews)
    for index in taken.indices { taken[index].superviewReference = nil }
    return taken
  }
}

extension [LayoutView] {
  /// Hands over the subviews of those views that nobody else holds.
  fileprivate mutating func surrender(to below: inout [[LayoutView]]) {
    for index in indices where hasSubviews(at: index) && isKnownUniquelyReferenced(&self[index]) {
      below.append(self[index].takeSubviews())
    }
  }

  /// Where a view stands, sought from the end without counting references: the array keeps all.
  fileprivate func lastIndex(ofKept view: LayoutView) -> Int? {
    let sought = Unmanaged.passUnretained(view).toOpaque()
    return withUnsafeBytes { bytes in
      bytes.assumingMemoryBound(to: UnsafeMutableRawPointer.self).lastIndex(of: sought)
    }
  }

  /// Whether a view has subviews, without counting references: the array keeps it.
  private func hasSubviews(at index: Int) -> Bool {
    withUnsafeBytes { bytes in
      bytes.assumingMemoryBound(to: Unmanaged<LayoutView>.self)[index]
        ._withUnsafeGuaranteedRef { !$0.subviews.isEmpty }
    }
  }
}

extension LayoutView {
  /// Whether ``updateConstraints()`` will be called in the next pass.
  public func needsUpdateConstraints() -> Bool {
    record.needs.contains(.updateConstraints)
  }

  /// Brings constraints up to date.
  ///
  /// The engine does that and hands out frames in one pass, so this is ``layoutIfNeeded()``.
  public func updateConstraintsIfNeeded() {
    layoutIfNeeded()
  }

  /// Installs constraints; each must lie between items inside this view.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Installs a constraint on the nearest common ancestor of its items.
  public func addConstraint(_ constraint: LayoutConstraint) {
    LayoutConstraint.activate([constraint])
  }

  /// Deactivates constraints that are installed on this view; others stay.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Deactivates a constraint that is installed on this view; another one stays.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.host === record { constraint.uninstall() }
  }

  /// A point of this view in the coordinate space of another view of the hierarchy.
  ///
  /// Nothing means the hierarchy's root. Between hierarchies each root counts as the origin.
  public func convert(_ point: LayoutPoint, to view: LayoutView?) -> LayoutPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return LayoutPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A rectangle of this view in the coordinate space of another view of the hierarchy.
  public func convert(_ rect: LayoutRect, to view: LayoutView?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A point of another view of the hierarchy in this view's coordinate space.
  public func convert(_ point: LayoutPoint, from view: LayoutView?) -> LayoutPoint {
    let there = view?.originInRoot ?? .zero
    let here = originInRoot
    return LayoutPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A rectangle of another view of the hierarchy in this view's coordinate space.
  public func convert(_ rect: LayoutRect, from view: LayoutView?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view's own origin lies in the root's coordinate space.
  private var originInRoot: LayoutPoint {
    var point = LayoutPoint.zero
    var item: any LayoutItem = self
    while let above = item.layoutParent {
      let inner = (above as? LayoutView)?.boundsOrigin ?? .zero
      point.x += item.layoutFrame.minX - inner.x
      point.y += item.layoutFrame.minY - inner.y
      item = above
    }
    return point
  }
}
