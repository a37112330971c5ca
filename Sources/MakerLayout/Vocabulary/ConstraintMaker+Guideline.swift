public import ConstraintKernel
import Dialects

extension ConstraintMaker {
  /// Makes the item a line across its superview.
  ///
  /// `make.guideline(along: .horizontal, at: .fraction(0.3))` stands at 30 percent of the width.
  /// The item is mostly a guide. It makes what four chains would: the position, a length of 0, and
  /// both ends across. Where no line can lie, or there is no superview, that is reported, and the
  /// block changes nothing.
  public func guideline(
    along axis: LayoutAxis,
    at position: LayoutGuidelinePosition,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let source = LayoutSource(file: file, line: line)
    let line = LayoutGuideline(record, along: axis, at: position, dialect: .maker, source: source)
    do throws(LayoutIssue) {
      let wanted = try line.descriptions()
      guard record.parent != nil else { throw wanted[0].issue(.missingSuperview) }
      for description in wanted { _ = relate([], .equal, .described(description), source) }
    } catch {
      _ = relate(.leading, .equal, .refused(error.kind), source)
    }
  }
}
