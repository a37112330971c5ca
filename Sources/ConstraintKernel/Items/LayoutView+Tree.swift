extension LayoutView {
  /// Adds a view in front of all others, taking it out of where it was.
  ///
  /// Adding a view to itself or to a view inside it is reported and changes nothing.
  public func addSubview(_ view: LayoutView) {
    insert(view, at: subviews.count)
  }

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

  /// Takes the view out of its superview, and drops the constraints that tied it to the outside.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    takeOut()
    layoutNode.storage.parentDidChange(to: nil)
    if preservesSuperviewLayoutMargins { refreshMargins() }
  }

  /// Whether the view is `other` or lies inside it.
  public func isDescendant(of other: LayoutView) -> Bool {
    layoutNode.storage.isInside(other.layoutNode.storage)
  }

  private func insert(_ view: LayoutView, at index: Int) {
    guard !view.holds(self) else { return layoutNode.storage.report(.cyclicHierarchy) }
    if let superview = view.superview {
      if superview === self {
        subviews.removeAll { $0 === view }
      } else {
        view.takeOut()
      }
    }
    if index >= subviews.count {
      subviews.append(view)
    } else {
      subviews.insert(view, at: max(index, 0))
    }
    view.superview = self
    if view.preservesSuperviewLayoutMargins { hasMarginFollowers = true }
    view.layoutNode.storage.parentDidChange(to: layoutNode.storage)
    if view.preservesSuperviewLayoutMargins { view.refreshMargins() }
  }

  /// Whether `view` is this view or lies inside it; cheap for a view without subviews.
  private func holds(_ view: LayoutView) -> Bool {
    view === self || (!subviews.isEmpty && view.isDescendant(of: self))
  }

  private func takeOut() {
    superview?.subviewDidLeave(self)
    if superview?.subviews.last === self {
      superview?.subviews.removeLast()
    } else {
      superview?.subviews.removeAll { $0 === self }
    }
    superview = nil
  }

  /// Lets go of everything below without recursion, so that deep trees need no deep stack.
  func tearDown() {
    guard !subviews.isEmpty || !layoutGuides.isEmpty else { return layoutNode.storage.itemDidDie() }
    layoutNode.storage.engine?.isDissolving = true
    var waiting = takeSubviews()
    var next = 0
    while next < waiting.count {
      if isKnownUniquelyReferenced(&waiting[next]) { waiting += waiting[next].takeSubviews() }
      next += 1
    }
    while waiting.popLast() != nil {}
    for guide in layoutGuides { guide.owningView = nil }
    layoutNode.storage.itemDidDie()
  }

  private func takeSubviews() -> [LayoutView] {
    for view in subviews { view.superview = nil }
    defer { subviews = [] }
    return subviews
  }
}

extension LayoutView {
  /// Asks for ``layoutSubviews()`` in the next pass.
  public func setNeedsLayout() {
    layoutNode.storage.mark(.layout)
  }

  /// Asks for ``updateConstraints()`` in the next pass.
  public func setNeedsUpdateConstraints() {
    layoutNode.storage.mark(.updateConstraints)
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
    if constraint.host === layoutNode.storage { constraint.uninstall() }
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
    var view = self
    while let above = view.superview {
      point.x += view.storedFrame.minX - above.boundsOrigin.x
      point.y += view.storedFrame.minY - above.boundsOrigin.y
      view = above
    }
    return point
  }
}
