import ConstraintKernel
import Dialects

extension PinnedItems {
  /// The constraints of a chain, installed or handed to the running block: all, or none.
  func layChain(
    _ style: LayoutChainStyle,
    _ spacing: Double,
    _ weights: [Double],
    in room: (ItemRecord) throws(LayoutIssue) -> LayoutRoom
  ) -> [LayoutConstraint] {
    guard let first = items.first?.record else {
      refuse(LayoutChain.noItems)
      return []
    }
    let scope = ConstraintScope.current
    do throws(LayoutIssue) {
      let chain = LayoutChain(
        items.map(\.record),
        style,
        in: try room(first),
        spacing: spacing,
        weights: weights,
        priority: scope?.priority,
        identifier: scope?.identifier,
        dialect: .autoPin,
        source: source
      )
      return try chain.descriptions().collect()
    } catch {
      first.refreshAncestry()
      for item in items { item.record.noteRefusal() }
      first.report(error)
      ConstraintScope.refuse()
      return []
    }
  }
}

extension PinnedItems {
  /// The constraints of a chain along an axis of the first item's superview.
  func layChain(
    _ style: LayoutChainStyle,
    _ spacing: Double,
    _ weights: [Double],
    along axis: LayoutAxis,
    _ margins: (lead: Double, tail: Double)
  ) -> [LayoutConstraint] {
    layChain(style, spacing, weights) { first throws(LayoutIssue) in
      try LayoutRoom(around: first, along: axis, source: source)
        .inset(lead: margins.lead, tail: margins.tail)
    }
  }

  /// The constraints of a chain between two positions.
  func layChain(
    _ style: LayoutChainStyle,
    _ spacing: Double,
    _ weights: [Double],
    in room: LayoutRoom
  ) -> [LayoutConstraint] {
    layChain(style, spacing, weights) { _ throws(LayoutIssue) in room }
  }
}

extension LayoutRoom {
  /// The room between edges of two items.
  init(from startEdge: ALEdge, of start: any LayoutItem, to endEdge: ALEdge, of end: any LayoutItem)
  {
    self.init(
      from: LayoutEnd(start.record, startEdge.attribute),
      to: LayoutEnd(end.record, endEdge.attribute)
    )
  }
}
