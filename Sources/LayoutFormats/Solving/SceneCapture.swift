public import ConstraintKernel

/// Why a hierarchy of views cannot be told as a scene.
public struct SceneCaptureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the view or guide, or the formula of the constraint.
  public let subject: String
  /// What about it the format has no word for.
  public let reason: String

  /// The error as one line.
  public var description: String { "\(subject): \(reason)" }
}

extension SceneDocument {
  /// The scene a hierarchy of views is: its tree, its constraints, and the root's present size.
  ///
  /// Solves what is pending first. Ids are the names of views and guides, `layoutMarginsGuide of card`
  /// for what a view has by itself; what has no name, or one that is taken, is called `view1`,
  /// `guide2` and so on. A view that still translates its autoresizing mask is pinned to its frame by four constraints; so are the guides every view
  /// has, by its margins. A scroll view's content guide stands at its corner, and what is tied to
  /// the edges of a scroll view from inside is tied to that guide. A height that follows the width
  /// is the one at the present width. What is gone is of no size, with the constraints that count
  /// meanwhile, and what lies in it is left out. Frames and guides come first, in the order of the
  /// tree, then constraints in the order of activation, so that in a conflict the same one yields.
  ///
  /// - Throws: ``SceneCaptureError`` for what the format has no word for: alignment insets, parts
  ///   that read in another direction than the root, a margin of what scrolls, a constraint that
  ///   reaches out of the hierarchy, or a tree that is too deep.
  /// - Complexity: O(*n*) in views, guides and constraints.
  public init(capturing root: LayoutView, name: String = "") throws(SceneCaptureError) {
    root.layoutIfNeeded()
    var capture = SceneCapture(direction: root.effectiveLayoutDirection)
    try capture.nameItems(of: root)
    let item = try capture.item(root)
    try capture.constraints(in: root)
    self.init(
      name: name,
      direction: root.effectiveLayoutDirection,
      size: root.frame.size,
      root: item,
      constraints: capture.constraints
    )
    do {
      try validate()
    } catch {
      throw SceneCaptureError(subject: name.isEmpty ? "scene" : name, reason: error.description)
    }
  }
}
