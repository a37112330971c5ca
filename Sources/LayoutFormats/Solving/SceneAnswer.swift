public import ConstraintKernel

/// The frames of a scene, and what has to be said about them.
public struct SceneAnswer: Hashable, Sendable {
  /// The scene's name.
  package let name: String

  /// Every item's frame by its id, relative to its parent (a guide's: to its owner).
  ///
  /// Where constraints conflict, these are the frames without the broken ones.
  public let frames: [String: LayoutRect]

  /// Conflicts first, then what is ambiguous, on request.
  public let diagnostics: [SceneDiagnostic]

  /// Whether all required constraints hold.
  public var isFeasible: Bool { !diagnostics.contains { $0.kind == .conflict } }
}
