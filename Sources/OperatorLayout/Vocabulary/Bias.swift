public import ConstraintKernel
internal import Dialects

/// Places an item between two positions, at a share of the room that it leaves.
///
/// `place(badge, at: 0.3, from: icon.trailing + 8, to: card.trailing)` leaves 30 percent of the
/// room before the badge and 70 behind it. A share outside of 0 to 1 and multiples of a position
/// are reported, and the whole block is refused.
@discardableResult
public func place<Axis: LayoutProxy.Position>(
  _ item: LayoutProxy,
  at share: Double,
  from start: LayoutProxy.Property<Axis>,
  to end: LayoutProxy.Property<Axis>
) -> LayoutConstraint {
  let block = item.block
  for proxy in [item, start.expression.proxy, end.expression.proxy] {
    block.refuseIfAbsent(proxy)
    proxy.record.refreshAncestry()
  }
  let bias = LayoutBias(
    of: item.record,
    share,
    in: LayoutRoom(from: LayoutEnd(start.expression), to: LayoutEnd(end.expression)),
    dialect: .operators,
    source: block.source
  )
  do throws(LayoutIssue) {
    let isPresent = [item, start.expression.proxy, end.expression.proxy].allSatisfy {
      $0.absence == nil
    }
    guard isPresent else { return bias.makeRefusedConstraint() }
    return block.write(try bias.description())
  } catch {
    block.refuse(error, on: item.record)
    return bias.makeRefusedConstraint()
  }
}

extension LayoutEnd {
  /// The position of an expression; of a multiple of one no attribute, which is refused.
  init(_ expression: LayoutProxy.LinearExpression) {
    self.init(
      expression.proxy.record,
      expression.multiplier == 1 ? expression.attribute : .notAnAttribute,
      offset: expression.constant
    )
  }
}
