public import ConstraintKernel

/// The frames of a scene, and what has to be said about them.
public struct SceneAnswer: Hashable, Sendable {
  /// The scene's name.
  public let name: String

  /// Every item's frame by its id, relative to its parent (a guide's: to its owner).
  ///
  /// Where constraints conflict, these are the frames of what remains without those left out.
  public let frames: [String: LayoutRect]

  /// Conflicts first, then what is open if somebody asked for it.
  public let diagnostics: [SceneDiagnostic]

  /// Whether all required constraints hold.
  public var isFeasible: Bool { !diagnostics.contains { $0.kind == .conflict } }
}
