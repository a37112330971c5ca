public import ConstraintKernel

/// Why a hierarchy cannot be reported as a scene.
public struct SceneCaptureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the item, or the formula of the constraint.
  public let subject: String
  /// What about it the format has no word for.
  public let reason: String

  /// The error as one line.
  public var description: String { "\(subject): \(reason)" }
}

extension SceneDocument {
  /// The scene a hierarchy is: its tree, its constraints, and the root's present size.
  ///
  /// Solves what is pending first. The document solves to the same frames and breaks the same
  /// constraint in a conflict, also at other sizes of the root. It takes views and guides of the kernel
  /// and items of any other class.
  ///
  /// - Ids are the names people see, `Card.header` or `LayoutView#2`; a name that stands twice gets a
  ///   number behind.
  /// - What its frame places has that ``SceneItem/frame``; where its mask is flexible, it is tied to its
  ///   parent in proportion by four constraints.
  /// - The safe area, the margins and the readable width of an item are areas that constraints name, without a guide
  ///   of their own; items whose safe area is named, and those that hold them, say how far the system reaches in.
  /// - Among equally good frames the choice is that of the hierarchy: where items were made in another order than that
  ///   of the tree, the document says when.
  /// - A scroll view's content guide stands at its corner, and what is tied to the edges of a scroll
  ///   view from inside is tied to that guide.
  /// - A root that yields has the size that constraints need, where that is more than its frame's.
  /// - A least size of content is a constraint.
  /// - A height that follows the width is reported as a table of the heights at all widths up to twice the
  ///   root's, as long as it changes in no more than ``SceneItem/mostHeights`` steps; else it is the one
  ///   at the present width.
  /// - What is gone is gone in the document too, with all that lies in it and with the constants and priorities that were
  ///   set. What a stack leaves out, and a guide that is gone, is of no size, with the constraints that count meanwhile.
  /// - A chain, a barrier, a bias or a guideline is one element, unless code changed
  ///   one of its constraints; then it is captured constraint by constraint, with its guides. Usual gaps stay gaps
  ///   where the environment is that of the root.
  /// - States, and places to try, are there with the constraints of each, those that could come into layout in this
  ///   hierarchy. What gave way to others, and what a condition ruled out, is left out. Where no state is on, none of
  ///   them is there.
  /// - Frames and guides come first, in the order of the tree, then constraints in the order of
  ///   activation, each with the dialect and the line that wrote it.
  ///
  /// - Throws: ``SceneCaptureError`` for what the format has no word for: a margin of what scrolls, a
  ///   constraint that reaches out of the hierarchy, or a tree that is too deep.
  /// - Complexity: O(*n*) in items and constraints, and some forty questions for each step of a height.
  public init(capturing root: any LayoutItem, name: String = "") throws(SceneCaptureError) {
    root.layoutIfNeeded()
    var capture = SceneCapture(root)
    capture.findWords()
    try capture.nameItems()
    var item = try capture.item(root)
    capture.order(&item)
    try capture.constrain()
    let environment = root.effectiveEnvironment
    self.init(
      name: name,
      direction: capture.direction,
      displayScale: environment.displayScale,
      size: root.capturedRootSize,
      root: item,
      constraints: capture.constraints
    )
    (siblingGap, superviewGap) = (environment.siblingGap, environment.superviewGap)
    alternatives = capture.alternatives
    do {
      try validate()
    } catch {
      throw SceneCaptureError(subject: name.isEmpty ? "scene" : name, reason: error.description)
    }
  }
}
