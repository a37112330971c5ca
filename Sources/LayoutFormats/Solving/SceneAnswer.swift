public import ConstraintKernel

/// The frames of a scene, and what has to be said about them.
public struct SceneAnswer: Hashable, Sendable {
  /// The scene's name.
  public let name: String

  /// Every item with its frame, as a tree that pictures can be drawn from.
  public let picture: PictureItem

  /// Every item's frame by its id, relative to its parent (a guide's: to its owner).
  ///
  /// Where constraints conflict, these are the frames of what remains without those left out.
  public let frames: [String: LayoutRect]

  /// Conflicts first, then what is open if somebody asked for it.
  public let diagnostics: [SceneDiagnostic]

  /// Creates an answer from the frames of a document's items; an item without one stands at zero.
  public init(
    to document: SceneDocument,
    frames: [String: LayoutRect],
    diagnostics: [SceneDiagnostic] = []
  ) {
    name = document.name
    picture = PictureItem(document.root, frames: frames)
    self.frames = frames
    self.diagnostics = diagnostics
  }

  /// Whether all required constraints hold.
  public var isFeasible: Bool { !diagnostics.contains { $0.kind == .conflict } }
}

extension PictureItem {
  /// The tree of a scene's items with the given frames.
  init(_ item: SceneItem, frames: [String: LayoutRect]) {
    let guides = item.guides.map { guide in
      PictureItem(name: guide.id, frame: frames[guide.id] ?? .zero, isGuide: true)
    }
    self.init(
      name: item.id,
      frame: frames[item.id] ?? .zero,
      children: item.children.map { PictureItem($0, frames: frames) } + guides
    )
  }
}
