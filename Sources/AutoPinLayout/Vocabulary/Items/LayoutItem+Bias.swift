public import ConstraintKernel

extension LayoutItem {
  /// Places the item along an axis of its superview, at a share of the room that it leaves.
  ///
  /// `badge.autoSetBias(0.3, along: .horizontal)` leaves 30 percent of the room before the badge
  /// and 70 behind it. A share outside of 0 to 1 and a missing superview are reported; the answer
  /// can never become active then.
  @discardableResult
  public func autoSetBias(
    _ share: Double,
    along axis: LayoutAxis,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let pinned = PinnedItem(self, file, line)
    return pinned.setBias(share) { () throws(LayoutIssue) in
      try LayoutRoom(around: record, along: axis, source: pinned.source)
    }
  }

  /// Places the item between edges of two others, at a share of the room that it leaves.
  ///
  /// `badge.autoSetBias(0.3, fromEdge: .trailing, of: icon, toEdge: .trailing, of: card)`. All else
  /// is as in the superview.
  @discardableResult
  public func autoSetBias(
    _ share: Double,
    fromEdge startEdge: ALEdge,
    of start: any LayoutItem,
    toEdge endEdge: ALEdge,
    of end: any LayoutItem,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    PinnedItem(self, file, line).setBias(share) { () throws(LayoutIssue) in
      LayoutRoom(from: startEdge, of: start, to: endEdge, of: end)
    }
  }
}
