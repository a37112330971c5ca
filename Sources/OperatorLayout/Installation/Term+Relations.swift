internal import ConstraintKernel

/// Relations as constraints.
///
/// A constraint has no factor and no constant on its first side. With `m` and `c` standing there,
/// `m·x + c  ⋈  n·y + d` becomes `x  ⋈  (n/m)·y + (d - c)/m`, the relation turned round if `m` is
/// negative. For a bare number, `m` = 1 and `c` = 0, nothing is rounded. An `m` of 0 leaves numbers
/// that are not finite, which installation reports.
///
/// A constraint with an absent item on one side lacks an attribute or an item by its form, so that
/// nobody can activate it later either.
extension LayoutProxy.Term {
  func related(
    _ relation: LayoutConstraint.Relation,
    to other: LayoutProxy.Term
  ) -> LayoutConstraint {
    let isComplete = proxy.absence == nil && other.proxy.absence == nil
    let constraint = LayoutConstraint(
      kept: proxy.recordReference,
      proxy.absence == nil ? attribute : .notAnAttribute,
      multiplier < 0 ? relation.flipped : relation,
      second: other.proxy.absence == nil ? other.proxy.recordReference : nil,
      other.attribute,
      multiplier: other.multiplier / multiplier,
      constant: (other.constant - constant) / multiplier,
      priority: .required,
      dialect: .operators,
      source: proxy.withContext { $0.source }
    )
    proxy.withContext {
      if !isComplete { $0.refuse(self, other) }
      $0.admit(constraint)
    }
    return constraint
  }

  func related(_ relation: LayoutConstraint.Relation, to number: Double) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      kept: proxy.recordReference,
      proxy.absence == nil ? attribute : .notAnAttribute,
      multiplier < 0 ? relation.flipped : relation,
      second: nil,
      .notAnAttribute,
      multiplier: 1,
      constant: (number - constant) / multiplier,
      priority: .required,
      dialect: .operators,
      source: proxy.withContext { $0.source }
    )
    proxy.withContext {
      if proxy.absence != nil { $0.refuse(self) }
      $0.admit(constraint)
    }
    return constraint
  }
}
