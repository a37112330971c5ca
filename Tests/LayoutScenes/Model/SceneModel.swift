public import ConstraintKernel

/// A tree of views that waits for a dialect to write its constraints.
///
/// Each scene is a subclass whose documentation states the constraints it means, step by step, in
/// the form `item.attribute = multiplier · item.attribute + constant @ priority`. A priority that
/// is not stated is required. Step 0 starts from a bare tree; every further step starts from what
/// the step before left standing, and states only what changes.
///
/// The root keeps the viewport's size: no constraint has it as its first item. Every other view is
/// the first item of at least one constraint of the step that introduces it.
public class SceneModel {
  /// The view that has the viewport's size.
  public let root = LayoutView()

  /// What a dialect wants to find again in a later step: groups, handles, constraints.
  public var handles: Any?

  /// What was reported while the scene was built and laid out; empty if all went well.
  public private(set) var issues: [LayoutIssue] = []

  /// Builds the bare tree.
  public required init(viewport: SceneViewport, direction: LayoutReadingDirection) {
    root.layoutName = "root"
    root.frame = LayoutRect(origin: .zero, size: viewport.size)
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    root.layoutNode.issueHandler = LayoutIssueHandler { [weak self] in self?.issues.append($0) }
    build()
  }

  /// What people call the scene.
  public class var title: String { "" }

  /// How many steps the scene has, at least one.
  public class var steps: Int { 1 }

  /// Puts the views into the tree.
  func build() {}

  /// Changes the scene's own data before a dialect writes a step.
  func prepare(step: Int) {}
}
