public import ConstraintKernel

extension Collection where Element: LayoutItem {
  /// Lays the items one after the other along an axis of the first one's superview.
  ///
  /// `[back, title, more].autoChain(.spreadInside, along: .horizontal)` gives the same room to both
  /// gaps, and answers with a constraint for each item. Items that are gone drop out with their
  /// gaps. Items with a weight above 0 share the room by their weights, whatever the style. `lead`
  /// and `tail` are points that stay free at both ends. No items, one that stands twice and numbers
  /// that are none are reported, and the answer is empty.
  @discardableResult
  public func autoChain(
    _ style: LayoutChainStyle = .spread,
    along axis: LayoutAxis,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItems(map { $0 }, file, line)
      .layChain(style, spacing, weights, along: axis, (lead, tail))
  }

  /// Lays the items one after the other between edges of two others.
  @discardableResult
  public func autoChain(
    _ style: LayoutChainStyle = .spread,
    fromEdge startEdge: ALEdge,
    of start: any LayoutItem,
    toEdge endEdge: ALEdge,
    of end: any LayoutItem,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let room = LayoutRoom(from: startEdge, of: start, to: endEdge, of: end)
      .inset(lead: lead, tail: tail)
    return PinnedItems(map { $0 }, file, line).layChain(style, spacing, weights, in: room)
  }
}

/// The same for items of several types, such as `[view, guide]`.
extension ALItemArray {
  /// Lays the items one after the other along an axis of the first one's superview.
  @discardableResult
  public func autoChain(
    _ style: LayoutChainStyle = .spread,
    along axis: LayoutAxis,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    PinnedItems(layoutItems, file, line)
      .layChain(style, spacing, weights, along: axis, (lead, tail))
  }

  /// Lays the items one after the other between edges of two others.
  @discardableResult
  public func autoChain(
    _ style: LayoutChainStyle = .spread,
    fromEdge startEdge: ALEdge,
    of start: any LayoutItem,
    toEdge endEdge: ALEdge,
    of end: any LayoutItem,
    spacing: Double = 0,
    weights: [Double] = [],
    lead: Double = 0,
    tail: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let room = LayoutRoom(from: startEdge, of: start, to: endEdge, of: end)
      .inset(lead: lead, tail: tail)
    return PinnedItems(layoutItems, file, line).layChain(style, spacing, weights, in: room)
  }
}
