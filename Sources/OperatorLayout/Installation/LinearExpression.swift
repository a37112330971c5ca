internal import ConstraintKernel
internal import Dialects

extension LayoutProxy {
  /// `multiplier · proxy.attribute + constant`: one side of a relation.
  struct LinearExpression {
    let proxy: LayoutProxy
    let attribute: LayoutConstraint.Attribute
    /// The factor on the item's number; 1 for the bare number.
    var multiplier = 1.0
    /// What is added after multiplying, in points.
    var constant = 0.0
    /// How many usual gaps are added to that.
    var gaps = 0.0

    func moved(by gap: LayoutGap) -> LinearExpression {
      var moved = self
      moved.gaps += gap.multiplier
      return moved
    }

    func moved(by distance: Double) -> LinearExpression {
      var moved = self
      moved.constant += distance
      return moved
    }

    func scaled(by factor: Double) -> LinearExpression {
      var scaled = self
      scaled.multiplier *= factor
      // 0 times infinity would hide a division by 0 behind a NaN.
      if constant != 0 { scaled.constant *= factor }
      if gaps != 0 { scaled.gaps *= factor }
      return scaled
    }
  }
}

/// Relations as constraints.
///
/// A constraint has no factor and no constant on its first side. With `m` and `c` standing there,
/// `m·x + c  ⋈  n·y + d` becomes `x  ⋈  (n/m)·y + (d - c)/m`, the relation turned round if `m` is
/// negative. For a bare number, `m` = 1 and `c` = 0, nothing is rounded. An `m` of 0 leaves numbers
/// that are not finite, which the kernel refuses.
///
/// A constraint with an absent item on one side lacks an attribute or an item by its form, so that
/// it cannot be activated later either.
extension LayoutProxy.LinearExpression {
  func related(
    _ relation: LayoutConstraint.Relation,
    to other: LayoutProxy.LinearExpression
  ) -> LayoutConstraint {
    var description = solved(relation, for: other.constant, gaps: other.gaps)
    description.target = other.proxy.absence == nil ? .item(other.proxy.record) : .nothing
    description.targetAttribute = other.attribute
    description.multiplier = other.multiplier / multiplier
    proxy.block.refuseIfAbsent(proxy)
    proxy.block.refuseIfAbsent(other.proxy)
    return proxy.block.write(description)
  }

  func related(_ relation: LayoutConstraint.Relation, to number: Double) -> LayoutConstraint {
    proxy.block.refuseIfAbsent(proxy)
    return proxy.block.write(solved(relation, for: number))
  }

  /// The bare attribute beside a number: `m·x + c  ⋈  number`, solved for `x`.
  private func solved(
    _ relation: LayoutConstraint.Relation,
    for number: Double,
    gaps others: Double = 0
  ) -> ConstraintDescription {
    var constant = DirectedConstant((number - self.constant) / multiplier)
    if others != gaps { constant.gaps = (others - gaps) / multiplier }
    return ConstraintDescription(
      proxy.record,
      proxy.absence == nil ? attribute : .notAnAttribute,
      multiplier < 0 ? relation.flipped : relation,
      constant: constant,
      dialect: .operators,
      source: proxy.block.source
    )
  }
}
