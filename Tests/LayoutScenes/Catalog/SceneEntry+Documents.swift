public import ConstraintKernel
public import LayoutFormats

extension SceneEntry {
  /// The scene as one document per step, named by ``heading(viewport:direction:step:)``.
  ///
  /// The constraints are those that the dialect leaves active after the step.
  ///
  /// - Throws: ``SceneCaptureError`` for what the format has no word for.
  public func documents(
    in dialect: any SceneDialect.Type,
    viewport: SceneViewport,
    direction: LayoutReadingDirection
  ) throws(SceneCaptureError) -> [SceneDocument] {
    var documents: [Result<SceneDocument, SceneCaptureError>] = []
    _ = run(in: dialect, viewport: viewport, direction: direction) { scene, step in
      let name = heading(viewport: viewport, direction: direction, step: step)
      documents.append(
        Result { () throws(SceneCaptureError) in
          try SceneDocument(capturing: scene.root, name: name)
        }
      )
    }
    var captured: [SceneDocument] = []
    for document in documents { captured.append(try document.get()) }
    return captured
  }

  /// What stands above the frames of a step: size, direction and number of the step.
  public func heading(
    viewport: SceneViewport,
    direction: LayoutReadingDirection,
    step: Int
  ) -> String {
    let reading = direction == .rightToLeft ? "right to left" : "left to right"
    return "\(viewport), \(reading), step \(step)"
  }
}
