extension LayoutView {
  /// Adds a view at a place among the subviews, 0 being the back; places beyond the end mean front.
  ///
  /// See ``addSubview(_:)``.
  /// - Complexity: O(*n*) in the subviews, and in what the view holds if it comes from elsewhere.
  public func insertSubview(_ view: LayoutView, at index: Int) { insert(view, at: index) }

  /// Adds a view right behind another subview; behind all if the other is none.
  ///
  /// - Complexity: that of ``insertSubview(_:at:)``.
  public func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a view right in front of another subview; in front of all if the other is none.
  ///
  /// - Complexity: that of ``insertSubview(_:at:)``.
  public func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Puts a subview in front of all others; a view that is none stays where it is.
  ///
  /// - Complexity: O(*n*) in the subviews.
  public func bringSubviewToFront(_ view: LayoutView) {
    if view.superview === self { reorder(view, to: subviews.count - 1) }
  }

  /// Puts a subview behind all others; a view that is none stays where it is.
  ///
  /// - Complexity: O(*n*) in the subviews.
  public func sendSubviewToBack(_ view: LayoutView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Lets two subviews change places, counted from 0 at the back.
  ///
  /// Places that do not exist are reported and change nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else {
      return record.report(.invalidUse("there is no subview at that place"))
    }
    changeSubviews { $0.swapAt(index1, index2) }
  }

  /// The first view with a tag: the view itself, or one inside it, depth first; nil if none has it.
  ///
  /// - Complexity: O(*n*) in the views of the subtree.
  public func viewWithTag(_ tag: Int) -> LayoutView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  /// Whether the view is `other` or lies inside it.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of other: LayoutView) -> Bool { record.isInside(other.record) }

  /// Puts a view at a place among the subviews.
  ///
  /// What is called on the way may change the tree, so that the check for circles comes after it.
  final func insert(_ view: LayoutView, at index: Int) {
    guard !record.flags.contains(.isDying) else { return record.report(.itemWasFreed) }
    guard !view.holds(self) else { return record.report(.cyclicHierarchy) }
    if view.superview === self {
      return reorder(view, to: index)
    }
    if record.hasCallbacks { refreshSafeArea() }
    if view.record.hasCallbacks { view.willMove(toSuperview: self) }
    view.takeOut()
    guard view.superview == nil, !view.holds(self) else {
      if view.superview == nil { view.record.parentDidChange(to: nil) }
      return record.report(.cyclicHierarchy)
    }
    enter(view, at: index)
    view.superview = self
    view.record.parentDidChange(to: record)
    view.refreshSurroundings()
    if view.record.hasCallbacks { view.didMoveToSuperview() }
    if record.hasCallbacks {
      record.mark(.layout)
      didAddSubview(view)
    }
  }

  final func leaveSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    takeOut()
    guard superview == nil else { return }
    record.parentDidChange(to: nil)
    refreshSurroundings()
    didMoveToSuperview()
  }

  private func reorder(_ view: LayoutView, to index: Int) {
    drop(view)
    enter(view, at: index)
  }

  /// Puts a view into the list of subviews, at a place as near to the one given as there is.
  private func enter(_ view: LayoutView, at index: Int) {
    changeSubviews { views in
      if index >= views.count { views.append(view) } else { views.insert(view, at: max(index, 0)) }
    }
  }

  /// Whether `view` is this view or lies inside it; cheap for a view without subviews.
  private func holds(_ view: LayoutView) -> Bool {
    subviews.isEmpty ? view === self : view.isDescendant(of: self)
  }

  private func takeOut() {
    guard let superview else { return }
    if superview.record.hasCallbacks {
      superview.record.mark(.layout)
      superview.willRemoveSubview(self)
      superview.subviewDidLeave(self)
    }
    self.superview?.drop(self)
    self.superview = nil
  }

  /// Takes a view out of the list of subviews; those added last are found first.
  private func drop(_ view: LayoutView) {
    guard let index = subviews.lastIndex(where: { $0 === view }) else { return }
    _ = changeSubviews { $0.remove(at: index) }
  }
}

extension LayoutView {
  /// Whether ``updateConstraints()`` will be called in the next pass.
  public func needsUpdateConstraints() -> Bool { record.marks.needs.contains(.updateConstraints) }

  /// Brings constraints up to date.
  ///
  /// The engine does that and hands out frames in one pass, so this is ``layoutIfNeeded()``.
  public func updateConstraintsIfNeeded() { layoutIfNeeded() }

  /// Installs constraints on this view, all or none; see ``addConstraint(_:)``.
  ///
  /// - Complexity: O(depth) per constraint.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    constraints.refreshAncestry()
    if let definition = ConstraintScope.definition {
      definition.collect(constraints)
      return
    }
    var transaction = ConstraintTransaction(arriving: constraints)
    transaction.host = record
    transaction.commit()
  }

  /// Installs a constraint on this view, in whose coordinate space it is read.
  ///
  /// Its items have to be this view or lie inside it; others are reported and nothing happens. A
  /// constraint that is active already stays where it is.
  /// - Complexity: O(depth).
  public func addConstraint(_ constraint: LayoutConstraint) { addConstraints([constraint]) }

  /// Deactivates constraints that are installed on this view; others stay.
  ///
  /// - Complexity: O(*n*) in the constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Deactivates a constraint that is installed on this view; another one stays.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if let definition = ConstraintScope.definition { return definition.leaveOut([constraint]) }
    if constraint.host === record { constraint.uninstall() }
  }

  /// A point of this view in the coordinate space of another view of the hierarchy.
  ///
  /// Nil means the hierarchy's root. Between hierarchies each root counts as the origin.
  /// - Complexity: O(depth).
  public func convert(_ point: LayoutPoint, to view: LayoutView?) -> LayoutPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return LayoutPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A rectangle of this view in the coordinate space of another view of the hierarchy; nil means
  /// the root.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: LayoutRect, to view: LayoutView?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A point of another view of the hierarchy in this view's coordinate space; nil means the root.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: LayoutPoint, from view: LayoutView?) -> LayoutPoint {
    let there = view?.originInRoot ?? .zero
    let here = originInRoot
    return LayoutPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A rectangle of another view of the hierarchy in this view's coordinate space; nil means the
  /// root.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: LayoutRect, from view: LayoutView?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view's own origin lies in the root's coordinate space.
  private var originInRoot: LayoutPoint {
    record.refreshAncestry()
    var point = LayoutPoint.zero
    var inner = record
    while let above = inner.parent {
      let scrolled = above.view?.boundsOrigin ?? .zero
      let frame = inner.readFrame() ?? .zero
      point.x += frame.minX - scrolled.x
      point.y += frame.minY - scrolled.y
      inner = above
    }
    return point
  }
}
