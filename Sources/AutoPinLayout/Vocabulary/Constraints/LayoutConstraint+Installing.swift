public import ConstraintKernel

extension LayoutConstraint {
  /// Installs the constraint on the nearest common ancestor of its items.
  ///
  /// Priority and identifier of the running blocks apply; a block that does not install takes the
  /// constraint into its batch instead. What cannot be installed is reported and stays inactive.
  public func autoInstall() { [self].autoInstallConstraints() }

  /// Takes the constraint out of layout, whatever block is running.
  public func autoRemove() { isActive = false }

  /// Names the constraint for diagnoses.
  @discardableResult
  public func autoIdentify(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }
}

extension Collection where Element == LayoutConstraint {
  /// Installs the constraints, all or none.
  ///
  /// Priority and identifier of the running blocks apply; a block that does not install takes the
  /// constraints into its batch instead. If one cannot be installed, that is reported and all stay
  /// as they were.
  public func autoInstallConstraints() {
    let constraints = Array(self)
    constraints.refreshAncestry()
    ConstraintScope.admit(constraints)
  }

  /// Takes the constraints out of layout, whatever block is running.
  public func autoRemoveConstraints() {
    for constraint in self { constraint.isActive = false }
  }

  /// Names the constraints for diagnoses.
  @discardableResult
  public func autoIdentifyConstraints(_ identifier: String) -> Self {
    for constraint in self { constraint.identifier = identifier }
    return self
  }
}
