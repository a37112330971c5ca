public import ConstraintKernel
internal import Dialects

/// Makes an item a line at the furthest edge of others, and answers with its three constraints.
///
/// `barrier(line, at: .trailing, of: [name, street], margin: 8)` ends 8 points after whichever of
/// both reaches further, and moves as they do. The item is mostly a guide. Items that are gone do
/// not count, unless `includingGone`. No items, one that stands twice and a margin that is not
/// finite are reported, the whole block is refused, and the answer is empty.
@discardableResult
public func barrier(
  _ item: LayoutProxy,
  at edge: LayoutEdge,
  of items: [LayoutProxy],
  margin: Double = 0,
  includingGone: Bool = false
) -> [LayoutConstraint] {
  let block = item.block
  for proxy in [item] + items {
    guard proxy.absence == nil else {
      block.refuseIfAbsent(proxy)
      return []
    }
  }
  let barrier = LayoutBarrier(
    item.record,
    at: edge.attribute,
    of: items.map(\.record),
    margin: margin,
    includingGone: includingGone,
    dialect: .operators,
    source: block.source
  )
  do throws(LayoutIssue) {
    return try barrier.descriptions().map(block.write)
  } catch {
    block.refuse(error, on: item.record)
    return []
  }
}
