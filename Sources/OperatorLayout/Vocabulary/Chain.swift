public import ConstraintKernel
internal import Dialects

/// Lays items one after the other between two positions, and answers with a constraint for each.
///
/// `chain([back, title, more], .spreadInside, from: bar.leading + 8, to: bar.trailing - 8)` gives the
/// same room to both gaps. Items that are gone drop out with their gaps. Items with a weight above 0
/// share the room by their weights, whatever the style. No items, one that stands twice and numbers
/// that are none are reported, the whole block is refused, and the answer is empty.
@discardableResult
public func chain<Axis: LayoutProxy.Position>(
  _ items: [LayoutProxy],
  _ style: LayoutChainStyle = .spread,
  from start: LayoutProxy.Property<Axis>,
  to end: LayoutProxy.Property<Axis>,
  spacing: Double = 0,
  weights: [Double] = []
) -> [LayoutConstraint] {
  let (first, block) = (start.expression.proxy, start.expression.proxy.block)
  for proxy in items + [first, end.expression.proxy] {
    guard proxy.absence == nil else {
      block.refuseIfAbsent(proxy)
      return []
    }
  }
  let chain = LayoutChain(
    items.map(\.record),
    style,
    in: LayoutRoom(from: LayoutEnd(start.expression), to: LayoutEnd(end.expression)),
    spacing: spacing,
    weights: weights,
    dialect: .operators,
    source: block.source
  )
  do throws(LayoutIssue) {
    return try chain.descriptions().map(block.write)
  } catch {
    block.refuse(error, on: (items.first ?? first).record)
    return []
  }
}
