public import ConstraintKernel
internal import Dialects

extension LayoutProxy {
  /// The ratio of width to height, which is related to a number: `view.ratio == 16 / 9`.
  public final var ratio: Ratio { Ratio(proxy: self) }

  /// The ratio of an item's width to its height.
  ///
  /// `view.ratio == 16 / 9` says what `view.width == view.height * (16 / 9)` says with all numbers
  /// in `Double`. A number that is not finite, or not above 0, is reported, and the whole block is
  /// refused.
  public struct Ratio {
    let proxy: LayoutProxy

    /// The width is exactly so many times the height.
    @discardableResult
    public static func == (lhs: Self, rhs: Double) -> LayoutConstraint {
      lhs.related(.equal, to: rhs)
    }

    /// The width is at most so many times the height.
    @discardableResult
    public static func <= (lhs: Self, rhs: Double) -> LayoutConstraint {
      lhs.related(.lessThanOrEqual, to: rhs)
    }

    /// The width is at least so many times the height.
    @discardableResult
    public static func >= (lhs: Self, rhs: Double) -> LayoutConstraint {
      lhs.related(.greaterThanOrEqual, to: rhs)
    }

    /// The width is exactly so many times the height.
    @_disfavoredOverload
    @discardableResult
    public static func == (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
      lhs == rhs.layoutValue
    }

    /// The width is at most so many times the height.
    @_disfavoredOverload
    @discardableResult
    public static func <= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
      lhs <= rhs.layoutValue
    }

    /// The width is at least so many times the height.
    @_disfavoredOverload
    @discardableResult
    public static func >= (lhs: Self, rhs: some LayoutNumber) -> LayoutConstraint {
      lhs >= rhs.layoutValue
    }

    private func related(
      _ relation: LayoutConstraint.Relation,
      to number: Double
    ) -> LayoutConstraint {
      let block = proxy.block
      let ratio = LayoutRatio(
        of: proxy.record,
        relation,
        number,
        dialect: .operators,
        source: block.source
      )
      if proxy.absence != nil {
        block.refuseIfAbsent(proxy)
        return ratio.makeRefusedConstraint()
      }
      do throws(LayoutIssue) {
        return block.write(try ratio.description())
      } catch {
        block.refuse(error, on: proxy.record)
        return ratio.makeRefusedConstraint()
      }
    }
  }
}
