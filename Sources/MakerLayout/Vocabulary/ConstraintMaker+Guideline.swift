public import ConstraintKernel
import Dialects

extension ConstraintMaker {
  /// Makes the item a line across its superview.
  ///
  /// `make.guideline(along: .horizontal, at: .fraction(0.3))` stands at 30 percent of the width.
  /// The item is mostly a guide. It makes what four chains would: the position, a length of 0, and
  /// both ends across, which have one priority, one label and one handle. Where no line can lie, or there is no superview, that is reported, and the
  /// block changes nothing.
  @discardableResult
  public func guideline(
    along axis: LayoutAxis,
    at position: LayoutGuidelinePosition,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    let source = LayoutSource(file: file, line: line)
    let line = LayoutGuideline(record, along: axis, at: position, dialect: .maker, source: source)
    do throws(LayoutIssue) {
      let wanted = try line.descriptions()
      guard record.parent != nil else { throw wanted[0].issue(.missingSuperview) }
      return relate([], .equal, .described(wanted), source)
    } catch {
      return relate(.leading, .equal, .refused(error.kind), source)
    }
  }
}
