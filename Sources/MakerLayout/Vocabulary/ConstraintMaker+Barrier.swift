public import ConstraintKernel
import Dialects

extension ConstraintMaker {
  /// Makes the item a line at the furthest edge of others.
  ///
  /// `make.barrier(at: .trailing, of: [name, street], margin: 8)` ends 8 points after whichever of
  /// both reaches further, and moves as they do. The item is mostly a guide. Items that are gone do
  /// not count, unless `includingGone`. No items, one that stands twice, a margin that is not finite
  /// and a missing superview are reported, and the block changes nothing.
  @discardableResult
  public func barrier(
    at edge: LayoutEdge,
    of items: [any LayoutItem],
    margin: Double = 0,
    includingGone: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    let source = LayoutSource(file: file, line: line)
    let barrier = LayoutBarrier(
      record,
      at: edge.attribute,
      of: items.map(\.record),
      margin: margin,
      includingGone: includingGone,
      dialect: .maker,
      source: source
    )
    do throws(LayoutIssue) {
      return relate([], .equal, .described(try barrier.descriptions()), source)
    } catch {
      return relate([], .equal, .refused(error.kind), source)
    }
  }
}
