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
      guard let owner = record.parent else { throw wanted[0].issue(.missingSuperview) }
      for description in wanted { relate(description, in: owner) }
    } catch {
      _ = relate(.leading, .equal, .refused(error.kind), source)
    }
  }

  private func relate(_ wanted: ConstraintDescription, in owner: ItemRecord) {
    let target: ConstraintTarget.Kind =
      wanted.target == .nothing
      ? .constant(.number(0)) : .item(owner, ConstraintAttributes(wanted.targetAttribute))
    _ = relate(ConstraintAttributes(wanted.attribute), .equal, target, wanted.source)
      .multipliedBy(wanted.multiplier)
      .offset(wanted.constant.leftToRight)
  }
}

extension ConstraintAttributes {
  /// The set of one attribute of a guideline.
  fileprivate init(_ attribute: LayoutConstraint.Attribute) {
    switch attribute {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .top: self = .top
    case .bottom: self = .bottom
    case .width: self = .width
    case .height: self = .height
    default: self = []
    }
  }
}
