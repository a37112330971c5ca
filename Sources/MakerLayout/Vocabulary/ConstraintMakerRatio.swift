public import ConstraintKernel

extension ConstraintMaker {
  /// Begins a chain with the ratio of width to height: `make.ratio.equalTo(16.0 / 9)`.
  public var ratio: ConstraintMakerRatio { ConstraintMakerRatio(maker: self, number: begin()) }
}

/// The ratio of the item's width to its height, to be compared with a number.
///
/// `make.ratio.equalTo(2)` makes what `make.width.equalTo(item.snp.height).multipliedBy(2)` makes.
/// A number that is not finite, or not above 0, is reported, and the block changes nothing. As a
/// multiplier does, the number tells chains apart: an update does not change it, remake does.
public struct ConstraintMakerRatio {
  fileprivate let maker: ConstraintMaker
  fileprivate let number: Int

  private func relate(
    _ relation: LayoutConstraint.Relation,
    _ ratio: Double,
    _ source: LayoutSource
  ) -> ConstraintMakerPrioritizable {
    maker.leadOn(from: number)
    let refusal = LayoutRatio.issue(with: ratio).map(ConstraintTarget.Kind.refused)
    let height = ConstraintTarget.Kind.item(maker.record, .height)
    return maker.relate(.width, relation, refusal ?? height, source).multipliedBy(ratio)
  }
}

/// `16 / 9` means 1.78 in each of these.
extension ConstraintMakerRatio {
  /// The width is exactly so many times the height.
  @discardableResult
  public func equalTo(
    _ ratio: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    relate(.equal, ratio, LayoutSource(file: file, line: line))
  }

  /// The width is at most so many times the height.
  @discardableResult
  public func lessThanOrEqualTo(
    _ ratio: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    relate(.lessThanOrEqual, ratio, LayoutSource(file: file, line: line))
  }

  /// The width is at least so many times the height.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ ratio: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    relate(.greaterThanOrEqual, ratio, LayoutSource(file: file, line: line))
  }

  /// The width is exactly so many times the height.
  @_disfavoredOverload
  @discardableResult
  public func equalTo(
    _ ratio: some LayoutNumber,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    equalTo(ratio.layoutValue, file: file, line: line)
  }

  /// The width is at most so many times the height.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualTo(
    _ ratio: some LayoutNumber,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    lessThanOrEqualTo(ratio.layoutValue, file: file, line: line)
  }

  /// The width is at least so many times the height.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualTo(
    _ ratio: some LayoutNumber,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerPrioritizable {
    greaterThanOrEqualTo(ratio.layoutValue, file: file, line: line)
  }
}
