import ConstraintKernel

/// The scenes in the kernel's own words: anchors, constraints, activation.
///
/// What the other dialects write is compared with this.
enum KernelDialect: SceneDialect {
  /// The kernel's module.
  static let name = "ConstraintKernel"

  /// Activates constraints, whose first items are then placed by constraints.
  static func activate(_ constraints: LayoutConstraint...) {
    activate(constraints)
  }

  /// Activates the constraints of a word.
  static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      constraint.firstItem?.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate(constraints)
  }

  /// Activates constraints in place of those that were last activated this way in the scene.
  static func replace(in scene: SceneModel, with constraints: LayoutConstraint...) {
    replace(in: scene, with: constraints)
  }

  /// Activates the constraints of a word in place of those that were last activated this way.
  static func replace(in scene: SceneModel, with constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(kept(in: scene))
    activate(constraints)
    scene.handles = constraints
  }

  /// The constraints that were last activated by ``replace(in:with:)``.
  static func kept(in scene: SceneModel) -> [LayoutConstraint] {
    scene.handles as? [LayoutConstraint] ?? []
  }

  /// Deactivates the constraints on `host` that have `view` as their first item.
  static func deactivateConstraints(of view: LayoutView, in host: LayoutView) {
    LayoutConstraint.deactivate(host.constraints.filter { $0.firstItem === view })
  }
}

extension LayoutConstraint {
  /// The same constraint, meant less strongly.
  func at(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }
}
