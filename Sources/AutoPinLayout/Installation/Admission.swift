import ConstraintKernel

/// How what a call made gets into layout, or into the block that collects it.
enum Admission {
  /// Collects or installs constraints, all or none; the answer is empty for none.
  static func admit(_ made: [LayoutConstraint]) -> [LayoutConstraint] {
    guard ConstraintScope.admit(made) else { return [] }
    if !ConstraintScope.isCollecting { place(made) }
    return made
  }

  /// Collects or installs a constraint; one that could not be installed is not active.
  static func admit(_ made: LayoutConstraint) -> LayoutConstraint {
    if ConstraintScope.admit([made]), !ConstraintScope.isCollecting { place([made]) }
    return made
  }

  /// From now on constraints place the items that calls were made on, not their frames.
  ///
  /// Only the receiver of a call is concerned, never the other item.
  static func place(_ accepted: [LayoutConstraint]) {
    for constraint in accepted where constraint.dialect == .autoPin {
      constraint.firstItem?.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Reports what a call asked for in vain, and keeps the running block's batch from coming about.
  static func refuse(_ kind: LayoutIssue.Kind, of item: any LayoutItem, _ source: LayoutSource) {
    item.record.report(kind, source: source)
    ConstraintScope.refuse()
  }
}
