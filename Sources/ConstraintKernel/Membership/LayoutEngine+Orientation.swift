/// From which edge of its parent an item's start is measured; see ``FrameVariables``.
struct Orientation {
  /// Its parent reads right to left, so that ``FrameVariables/x`` is measured from the right.
  fileprivate(set) var startsAtRight = false
  /// What lies in it and has variables starts at the right.
  fileprivate(set) var hasStartsAtRight = false
}

extension LayoutEngine {
  /// Has an item start where reading does in its parent; none of its rows says otherwise yet.
  func orient(_ item: ItemRecord) {
    let isRight = item.parent.map { direction(of: $0) == .rightToLeft } ?? false
    if isRight != item.startsAtRight { item.orientation.startsAtRight = isRight }
    guard let parent = item.parent, isRight != parent.hasStartsAtRight else { return }
    parent.orientation.hasStartsAtRight = isRight
  }

  /// An item with variables has another parent; no row tied it to the former one any more.
  func memberDidMove(_ item: ItemRecord) {
    let wasRight = item.startsAtRight
    orient(item)
    // The same distance is measured from another edge, or from that of another parent.
    if wasRight || item.startsAtRight { noteMoved(item) }
  }

  /// Measures what lies in an item, and deeper, from where reading starts by now, and has the rows
  /// lowered again that say it otherwise.
  ///
  /// - Complexity: O(1) for each child where all starts are right; else O(*n*) in what lies in the
  ///   item, and in its constraints times the levels they reach over.
  func turnStarts(in top: ItemRecord) {
    let isRight = direction(of: top) == .rightToLeft
    guard top.children.contains(where: { holds($0) && $0.startsAtRight != isRight }) else { return }
    var turned: Set<ItemRecord> = []
    top.forEachInSubtree { record in
      guard record !== top, holds(record) else { return }
      let wasRight = record.startsAtRight
      orient(record)
      guard record.startsAtRight != wasRight else { return }
      turned.insert(record)
      noteMoved(record)
      if record.mayBePlaced { record.mark(.placement) }
    }
    top.forEachInSubtree { record in
      for constraint in record.constraintsOfBothSides
      where constraint.row >= 0 && constraint.reaches(through: turned) {
        removeRow(of: constraint)
        constraint.waitForRow()
      }
    }
  }
}

extension LayoutConstraint {
  /// Whether a horizontal position is measured through the start of one of these items.
  fileprivate func reaches(through items: Set<ItemRecord>) -> Bool {
    reaches(from: first, firstAttribute, through: items)
      || second.map { reaches(from: $0, secondAttribute, through: items) } ?? false
  }

  private func reaches(
    from item: ItemRecord,
    _ attribute: Attribute,
    through items: Set<ItemRecord>
  ) -> Bool {
    guard attribute.axis == .horizontal, attribute.kind == .location, let host else { return false }
    // Seen from inside, an edge of what scrolls is one of its content.
    if item === host { return item.extras?.scrollContent.map(items.contains) ?? false }
    return sequence(first: item, next: { $0.parent }).prefix { $0 !== host }.contains {
      items.contains($0)
    }
  }
}

extension ItemRecord {
  /// Whether ``FrameVariables/x`` is the distance of the right edge from the parent's right edge.
  var startsAtRight: Bool { orientation.startsAtRight }
  /// Whether what lies in it and has variables starts at the right.
  var hasStartsAtRight: Bool { orientation.hasStartsAtRight }

  /// Calls `body` for each child that starts at the right and has variables.
  func forEachFromRight(_ body: (ItemRecord) -> Void) {
    for child in children where child.startsAtRight && child.variables != nil { body(child) }
  }

  /// The frame, by which they are measured as it takes no part, is another one.
  func childrenAreMeasuredAnew() {
    forEachFromRight { child in
      child.engine?.noteMoved(child)
      // A pass that is running looks at what moved after the next solution.
      child.engine?.rows.noteEdit()
    }
  }
}
