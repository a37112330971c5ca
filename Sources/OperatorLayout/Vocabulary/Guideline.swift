public import ConstraintKernel
internal import Dialects

/// Makes an item a line across its superview, and answers with its four constraints.
///
/// `guideline(column, along: .horizontal, at: .fraction(0.3))` stands at 30 percent of the width.
/// The item is mostly a guide. Where no line can lie, or there is no superview, that is reported,
/// the whole block is refused, and the answer is empty.
@discardableResult
public func guideline(
  _ item: LayoutProxy,
  along axis: LayoutAxis,
  at position: LayoutGuidelinePosition
) -> [LayoutConstraint] {
  let (block, record) = (item.block, item.record)
  guard item.absence == nil else {
    block.refuseIfAbsent(item)
    return []
  }
  let line = LayoutGuideline(
    record,
    along: axis,
    at: position,
    dialect: .operators,
    source: block.source
  )
  record.refreshAncestry()
  do throws(LayoutIssue) {
    let wanted = try line.descriptions()
    guard record.parent != nil else { throw wanted[0].issue(.missingSuperview) }
    return wanted.map(block.write)
  } catch {
    block.refuse(error, on: record)
    return []
  }
}
