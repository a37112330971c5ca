/// What covers a view, and where that comes from.
final class SafeArea {
  /// How far the superview's reaches into the view.
  var inherited = LayoutInsets.zero
  /// What was added to that.
  var additional = LayoutInsets.zero
  /// What the view answered when it was last asked.
  var known = LayoutInsets.zero
}

/// How far something of the system reaches into views, and how that is handed down.
///
/// A bar or a rounded corner is reported to the view at the top, through
/// ``LayoutView/additionalSafeAreaInsets`` or by overriding ``LayoutView/safeAreaInsets``. Every
/// view below gets what reaches beyond its edges. The numbers follow the frames of a layout pass; guides
/// and margins that change with them are solved again before the pass ends.
extension LayoutView {
  /// What is added to the safe area that comes from the superview, in points.
  ///
  /// Zero at first. UIKit has this property at view controllers. Numbers that are not finite are
  /// reported and ignored.
  /// - Complexity: O(*n*) in the views whose safe area changes.
  public final var additionalSafeAreaInsets: LayoutInsets {
    get { safeArea?.additional ?? .zero }
    set {
      guard let usable = record.usable(newValue), usable != additionalSafeAreaInsets else { return }
      makeSafeArea().additional = usable
      refreshSafeArea()
    }
  }

  /// What a view answers that does not override ``safeAreaInsets``.
  final var ownSafeAreaInsets: LayoutInsets {
    guard let safeArea else { return .zero }
    return safeArea.inherited + safeArea.additional
  }

  /// What the view answered when it was last asked.
  final var knownSafeAreaInsets: LayoutInsets { safeArea?.known ?? .zero }

  /// Asks for the safe area anew; guides, margins and subviews follow a change.
  final func refreshSafeArea() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.updateSafeArea() { waiting += view.subviews.reversed() }
    }
  }

  /// Asks for the view's own safe area; says whether it is another one now.
  private func updateSafeArea() -> Bool {
    let outer = outerSafeAreaInsets
    if outer != .zero { isFrameWatched = true }
    let inherited = outer.reaching(into: storedFrame, in: outerBounds)
    if inherited != (safeArea?.inherited ?? .zero) { makeSafeArea().inherited = inherited }
    refreshSafeAreaGuide()
    guard !record.flags.contains(.isAskedForSafeArea) else { return false }
    record.flags.insert(.isAskedForSafeArea)
    let asked = safeAreaInsets
    record.flags.remove(.isAskedForSafeArea)
    guard let answer = record.usable(asked), answer != knownSafeAreaInsets else { return false }
    makeSafeArea().known = answer
    isFrameWatched = true
    refreshSafeAreaGuide()
    refreshMargins()
    record.tell { safeAreaInsetsDidChange() }
    return true
  }

  /// Lets the guide follow: what comes from the superview takes no more of it than there is.
  private func refreshSafeAreaGuide() {
    guidesOfSystem?.safeArea?.layoutNode.record.setOwnerInsets(safeAreaInsetsOfGuide)
  }

  /// How far inside the view the guide of its safe area lies, which is never turned inside out.
  final var safeAreaInsetsOfGuide: LayoutInsets {
    guard let safeArea else { return .zero }
    let excess = safeArea.inherited - safeArea.inherited.capped(to: storedFrame.size)
    return safeArea.known - excess
  }

  /// The view has another size or scrolls, so that its safe area reaches into its subviews elsewhere.
  final func refreshSafeAreaOfSubviews() {
    guard knownSafeAreaInsets != .zero else { return }
    for view in subviews { view.refreshSafeArea() }
  }

  private var outerSafeAreaInsets: LayoutInsets {
    if let superview { return superview.safeAreaInsetsForSubviews }
    guard let parent = layoutParent else { return .zero }
    return record.usable(parent.safeAreaInsets) ?? .zero
  }

  private var outerBounds: LayoutRect {
    if let superview {
      return LayoutRect(origin: superview.boundsOrigin, size: superview.storedFrame.size)
    }
    let frame = layoutParent?.record.readFrame() ?? .zero
    return LayoutRect(origin: .zero, size: frame.size)
  }

  private func makeSafeArea() -> SafeArea { makeExtras().safeArea.made(by: SafeArea.init) }
}

extension LayoutItem {
  /// How far the parent's safe area reaches beyond the edges of the frame, in points.
  ///
  /// - Complexity: O(depth).
  public var safeAreaInsets: LayoutInsets { record.inheritedSafeArea() }
}

extension ItemRecord {
  /// The safe area of an item whose class leaves the answer to the kernel.
  ///
  /// The ancestors are asked from the nearest up to the first whose class has an answer of its own.
  /// One that leaves it to the kernel as well comes back here while it is marked as asked from
  /// below, takes the mark away and says nothing; so the depth of the tree takes no stack, and a
  /// circle of parents ends where it closes.
  func inheritedSafeArea() -> LayoutInsets {
    if flags.contains(.isAskedFromBelow) {
      flags.remove(.isAskedFromBelow)
      return .zero
    }
    var path = [self]
    var seen: Set<ItemRecord> = [self]
    var insets = LayoutInsets.zero
    while let above = path.last?.item?.layoutParent {
      let record = above.record
      guard seen.insert(record).inserted else { return .zero }
      record.flags.insert(.isAskedFromBelow)
      let answer = above.safeAreaInsets
      let isOwnAnswer = record.flags.contains(.isAskedFromBelow)
      record.flags.remove(.isAskedFromBelow)
      path.append(record)
      if isOwnAnswer {
        insets = record.usable(answer) ?? .zero
        break
      }
    }
    for (inner, outer) in zip(path, path.dropFirst()).reversed() {
      let bounds = LayoutRect(origin: .zero, size: (outer.readFrame() ?? .zero).size)
      insets = insets.reaching(into: inner.readFrame() ?? .zero, in: bounds)
    }
    return insets
  }
}

extension LayoutInsets {
  /// How far insets of `bounds` reach beyond the edges of a frame that stands in them.
  ///
  /// No further than into the bounds, even where the frame sticks out of these. Where they cover the frame
  /// altogether they reach beyond its other edge; before the first layout, when there is no frame, they do not
  /// reach into it.
  fileprivate func reaching(into frame: LayoutRect, in bounds: LayoutRect) -> LayoutInsets {
    guard self != .zero, frame.size != .zero else { return .zero }
    func part(_ inset: Double, beyond distance: Double) -> Double {
      max(inset - max(distance, 0), 0)
    }
    return LayoutInsets(
      top: part(top, beyond: frame.minY - bounds.minY),
      left: part(left, beyond: frame.minX - bounds.minX),
      bottom: part(bottom, beyond: bounds.maxY - frame.maxY),
      right: part(right, beyond: bounds.maxX - frame.maxX)
    )
  }

  /// No more of each than there is of a size; where two meet, the upper or left one counts first.
  fileprivate func capped(to size: LayoutSize) -> LayoutInsets {
    let (top, left) = (min(top, size.height), min(left, size.width))
    return LayoutInsets(
      top: top,
      left: left,
      bottom: min(bottom, size.height - top),
      right: min(right, size.width - left)
    )
  }

  /// The differences of the distances on each side.
  static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, by: -) }

  /// The sums of the distances on each side.
  static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, by: +) }

  private func combined(with other: Self, by combine: (Double, Double) -> Double) -> Self {
    LayoutInsets(
      top: combine(top, other.top),
      left: combine(left, other.left),
      bottom: combine(bottom, other.bottom),
      right: combine(right, other.right)
    )
  }
}
