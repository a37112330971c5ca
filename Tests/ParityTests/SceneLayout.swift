import ConstraintKernel
import LayoutScenes

/// A size and a direction in which a scene is laid out.
struct SceneLayout: Sendable {
  let viewport: SceneViewport
  let direction: LayoutReadingDirection

  /// Every size in both directions, in the order of the golden files.
  static let all = SceneViewport.all.flatMap { viewport in
    [LayoutReadingDirection.leftToRight, .rightToLeft].map {
      SceneLayout(viewport: viewport, direction: $0)
    }
  }

  func run(_ scene: SceneEntry, in dialect: any SceneDialect.Type) -> SceneRecord {
    var constraints: [[String]] = []
    let run = scene.run(in: dialect, viewport: viewport, direction: direction) { model, _ in
      constraints.append(StatedConstraints(of: model.root).lines)
    }
    return SceneRecord(frames: run.steps, constraints: constraints, issues: run.issues)
  }

  func heading(_ scene: SceneEntry, step: Int) -> String {
    scene.heading(viewport: viewport, direction: direction, step: step)
  }
}

/// What a dialect made of a scene: frames and constraints after each step.
struct SceneRecord: Sendable {
  let frames: [FrameTree]
  let constraints: [[String]]
  let issues: [LayoutIssue]
}

/// What the kernel's own words give for every scene and layout, computed once.
enum Reference {
  static let dialect = SceneCatalog.dialects[0]

  static let runs: [String: [SceneRecord]] = Dictionary(
    uniqueKeysWithValues: SceneCatalog.scenes.map { scene in
      (scene.name, SceneLayout.all.map { $0.run(scene, in: dialect) })
    }
  )
}
