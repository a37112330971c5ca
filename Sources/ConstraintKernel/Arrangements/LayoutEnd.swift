/// One end of the room that an arrangement takes: a position of an item, and points beyond it.
package struct LayoutEnd {
  /// The item that the position belongs to.
  package var item: ItemRecord
  /// The position: an edge, a middle, a margin or a baseline.
  package var attribute: LayoutConstraint.Attribute
  /// Points after the position, in the direction that its axis is read.
  package var offset: Double

  /// Names a position.
  package init(_ item: ItemRecord, _ attribute: LayoutConstraint.Attribute, offset: Double = 0) {
    (self.item, self.attribute, self.offset) = (item, attribute, offset)
  }
}

/// The room between two ends, and the edges that whatever lies in it is placed by.
package struct LayoutRoom {
  /// Where it begins.
  package var start: LayoutEnd
  /// Where it ends.
  package var end: LayoutEnd

  /// Names both ends.
  package init(from start: LayoutEnd, to end: LayoutEnd) { (self.start, self.end) = (start, end) }

  /// The room between both edges of one item.
  package init(of item: ItemRecord, along axis: LayoutAxis) {
    self.init(from: LayoutEnd(item, axis.start), to: LayoutEnd(item, axis.end))
  }

  /// The room of the view that holds an item.
  ///
  /// - Throws: ``LayoutIssue/Kind/missingSuperview`` where none does.
  package init(
    around item: ItemRecord,
    along axis: LayoutAxis,
    source: LayoutSource
  ) throws(LayoutIssue) {
    item.refreshAncestry()
    guard let parent = item.parent else {
      throw LayoutIssue(.missingSuperview, items: [item.name], source: source)
    }
    self.init(of: parent, along: axis)
  }

  /// The room without so many points at its start and at its end.
  package func inset(lead: Double, tail: Double) -> LayoutRoom {
    var inner = self
    inner.start.offset += lead
    inner.end.offset -= tail
    return inner
  }

  /// Why nothing can be placed in it; nil if something can.
  package var issue: LayoutIssue.Kind? {
    for end in [start, end] {
      if !end.offset.isFinite { return .notFinite(end.offset) }
      if end.attribute == .notAnAttribute { return .missingAttribute }
      if end.attribute.kind != .location { return .incompatibleAttributes }
    }
    let (one, other) = (start.attribute, end.attribute)
    let mixesDirections =
      one.isDirectional && other.isPhysicalSide || one.isPhysicalSide && other.isDirectional
    return one.axis != other.axis || mixesDirections ? .incompatibleAttributes : nil
  }

  /// The axis it stretches along.
  var axis: LayoutAxis { start.attribute.axis ?? .horizontal }

  /// The edge of an item that lies towards the start.
  var near: LayoutConstraint.Attribute { isPhysical ? .left : axis.start }

  /// The edge of an item that lies towards the end.
  var far: LayoutConstraint.Attribute { near.opposite }

  /// The item of which both ends are the edges, but for their offsets; nil if there is none.
  var frame: ItemRecord? {
    start.item === end.item && start.attribute == near && end.attribute == far ? start.item : nil
  }

  private var isPhysical: Bool { start.attribute.isPhysicalSide || end.attribute.isPhysicalSide }
}
