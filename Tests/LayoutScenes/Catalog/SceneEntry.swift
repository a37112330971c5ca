public import ConstraintKernel

/// One scene of the catalog: what it is called, and how to run it.
public struct SceneEntry: Sendable, CustomStringConvertible {
  /// The scene's type in lower case with hyphens, such as `inset-card`.
  public let name: String
  /// What people call it.
  public let title: String
  /// How many steps it has.
  public let steps: Int
  /// Makes a bare scene and a function that writes a step of it in a dialect.
  private let make:
    @Sendable (SceneViewport, LayoutReadingDirection, any SceneDialect.Type) -> SceneStage

  init<Scene: SceneModel>(
    _ type: Scene.Type,
    _ write: @escaping @Sendable (any SceneDialect.Type, Scene, Int) -> Void
  ) {
    name = SceneEntry.hyphenated("\(type)")
    title = type.title
    steps = type.steps
    make = { viewport, direction, dialect in
      let scene = Scene(viewport: viewport, direction: direction)
      return SceneStage(model: scene) { write(dialect, scene, $0) }
    }
  }

  /// Builds the scene, writes and lays out every step, and notes what stands after each.
  ///
  /// `visit` is called after each step with the scene, for those who want more than frames.
  public func run(
    in dialect: any SceneDialect.Type,
    viewport: SceneViewport,
    direction: LayoutReadingDirection,
    visit: (SceneModel, _ step: Int) -> Void = { _, _ in }
  ) -> SceneRun {
    let stage = make(viewport, direction, dialect)
    var frames: [FrameTree] = []
    for step in 0..<steps {
      stage.model.prepare(step: step)
      stage.write(step)
      stage.model.root.layoutIfNeeded()
      frames.append(FrameTree(stage.model.root))
      visit(stage.model, step)
    }
    return SceneRun(steps: frames, issues: stage.model.issues)
  }

  /// The ``name``.
  public var description: String { name }

  private static func hyphenated(_ typeName: String) -> String {
    var name = ""
    for letter in typeName {
      if letter.isUppercase && !name.isEmpty { name += "-" }
      name += letter.lowercased()
    }
    return name
  }
}

/// A scene with the words to write it.
private struct SceneStage {
  let model: SceneModel
  let write: (Int) -> Void
}

/// What a run of a scene left behind.
public struct SceneRun: Sendable {
  /// The frames after each step.
  public let steps: [FrameTree]
  /// Everything that was reported; empty if all went well.
  public let issues: [LayoutIssue]
}
