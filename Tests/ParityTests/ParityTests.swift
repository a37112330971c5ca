import LayoutScenes
import Testing

@Suite("Parity of the dialects")
struct ParityTests {
  @Test("The catalog has 24 scenes, 6 sizes and 6 scenes that change at the least")
  func catalog() {
    let scenes = SceneCatalog.scenes
    #expect(scenes.count >= 24)
    #expect(Set(SceneViewport.all.map(\.size)).count >= 6)
    #expect(scenes.filter { $0.steps > 1 }.count >= 6)
    #expect(Set(scenes.map(\.name)).count == scenes.count)
    #expect(Set(scenes.map(\.title)).count == scenes.count)
    #expect(scenes.allSatisfy { $0.steps >= 1 && !$0.title.isEmpty })
    #expect(Set(SceneCatalog.dialects.map { $0.name }).count == SceneCatalog.dialects.count)
  }

  @Test(
    "Every dialect gives the frames of the kernel's own words, to the bit, after every step",
    arguments: SceneCatalog.dialects,
    SceneCatalog.scenes
  )
  func sameBits(dialect: any SceneDialect.Type, scene: SceneEntry) throws {
    let references = try #require(Reference.runs[scene.name])
    #expect(references.count == SceneLayout.all.count)
    for (layout, reference) in zip(SceneLayout.all, references) {
      let run = layout.run(scene, in: dialect)
      #expect(run.issues.isEmpty, "\(dialect.name), \(layout.heading(scene, step: 0))")
      #expect(run.frames.count == scene.steps)
      #expect(reference.frames.count == scene.steps)
      for (step, (theirs, ours)) in zip(run.frames, reference.frames).enumerated() {
        #expect(
          theirs.hasSameBits(as: ours),
          """
          \(scene), \(layout.heading(scene, step: step))
          \(dialect.name):
          \(theirs)
          \(Reference.dialect.name):
          \(ours)
          """
        )
      }
    }
  }

  @Test(
    "Every dialect states the constraints of the kernel's own words, also those that never bite",
    arguments: SceneCatalog.dialects,
    SceneCatalog.scenes
  )
  func sameConstraints(dialect: any SceneDialect.Type, scene: SceneEntry) throws {
    for (layout, reference) in zip(SceneLayout.all, try #require(Reference.runs[scene.name])) {
      let run = layout.run(scene, in: dialect)
      #expect(run.constraints.count == scene.steps)
      for (step, (theirs, ours)) in zip(run.constraints, reference.constraints).enumerated() {
        #expect(!ours.isEmpty)
        let missing = Set(ours).subtracting(theirs).sorted()
        let surplus = Set(theirs).subtracting(ours).sorted()
        #expect(
          theirs == ours,
          """
          \(dialect.name), \(scene), \(layout.heading(scene, step: step))
          not stated: \(missing)
          stated besides: \(surplus)
          """
        )
      }
    }
  }
}
