internal import ConstraintKernel

/// Relations as constraints.
///
/// A constraint has no factor and no constant on its first side. With `m` and `c` standing there,
/// `m·x + c  ⋈  n·y + d` becomes `x  ⋈  (n/m)·y + (d - c)/m`, the relation turned round if `m` is
/// negative. For a bare number, `m` = 1 and `c` = 0, nothing is rounded. An `m` of 0 leaves numbers
/// that are not finite, which installation reports.
extension LayoutProxy.Term {
  func related(
    _ relation: LayoutConstraint.Relation,
    to other: LayoutProxy.Term
  ) -> LayoutConstraint {
    context.admit(
      LayoutConstraint(
        first: record,
        absence == nil ? attribute : .notAnAttribute,
        multiplier < 0 ? relation.flipped : relation,
        second: other.absence == nil ? other.record : nil,
        other.attribute,
        multiplier: other.multiplier / multiplier,
        constant: (other.constant - constant) / multiplier,
        dialect: .operators,
        source: context.source
      ),
      between: self,
      and: other
    )
  }

  func related(_ relation: LayoutConstraint.Relation, to number: Double) -> LayoutConstraint {
    context.admit(
      LayoutConstraint(
        first: record,
        absence == nil ? attribute : .notAnAttribute,
        multiplier < 0 ? relation.flipped : relation,
        second: nil,
        .notAnAttribute,
        constant: (number - constant) / multiplier,
        dialect: .operators,
        source: context.source
      ),
      between: self,
      and: nil
    )
  }
}
