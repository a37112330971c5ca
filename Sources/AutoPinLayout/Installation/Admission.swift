import ConstraintKernel

/// How what a call made gets into layout, or into the block that collects it.
enum Admission {
  /// Collects or installs constraints, all or none; the answer is empty for none.
  ///
  /// Installed, they and not their frames place the items that calls were made on. Only the receiver
  /// of a call is concerned, never the other item.
  static func admit(_ made: [LayoutConstraint]) -> [LayoutConstraint] {
    ConstraintScope.admit(made, freeingItemsOf: { $0.dialect == .autoPin }) ? made : []
  }

  /// Collects or installs a constraint; one that could not be installed is not active.
  static func admit(_ made: LayoutConstraint) -> LayoutConstraint {
    ConstraintScope.admitOne(made)
    return made
  }

  /// From now on constraints place the items that calls were made on, not their frames.
  static func place(_ accepted: [LayoutConstraint]) {
    accepted.filter { $0.dialect == .autoPin }.freeFirstItems()
  }

  /// Reports what a call asked for in vain, and keeps the running block's batch from coming about.
  static func refuse(_ kind: LayoutIssue.Kind, of item: any LayoutItem, _ source: LayoutSource) {
    item.record.report(kind, source: source)
    ConstraintScope.refuse()
  }
}
