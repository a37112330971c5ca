/// The ratio of an item's width to its height, to be tied to a number.
///
/// A number that is not finite, or not above 0, is reported at once; the constraint then handed
/// back can never become active.
public struct LayoutRatioAnchor {
  fileprivate let record: ItemRecord

  /// The width is exactly `ratio` times the height.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalToConstant ratio: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, ratio, LayoutSource(file: file, line: line))
  }

  /// The width is at most `ratio` times the height.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualToConstant ratio: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, ratio, LayoutSource(file: file, line: line))
  }

  /// The width is at least `ratio` times the height.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualToConstant ratio: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, ratio, LayoutSource(file: file, line: line))
  }

  private func relate(
    _ relation: LayoutConstraint.Relation,
    _ number: Double,
    _ source: LayoutSource
  ) -> LayoutConstraint {
    let ratio = LayoutRatio(of: record, relation, number, dialect: .kernel, source: source)
    do throws(LayoutIssue) {
      return LayoutConstraint(try ratio.description(), second: record)
    } catch {
      record.refreshAncestry()
      record.refuse(error)
      return ratio.makeRefusedConstraint()
    }
  }
}

extension LayoutItem {
  /// The ratio of width to height: `view.ratioAnchor.constraint(equalToConstant: 16 / 9)`.
  public var ratioAnchor: LayoutRatioAnchor { LayoutRatioAnchor(record: record) }
}
