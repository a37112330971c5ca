import ConstraintKernel
import LayoutMigration
import LayoutScenes

/// Runs printed code, compares it with what was printed, and prints it once more.
///
/// .ci/check-printed compiles it together with what was printed.
struct PrintedProgram {
  private static let layouts: [(SceneViewport, LayoutReadingDirection)] = [
    (SceneViewport.all[1], .leftToRight),
    (SceneViewport.all[2], .rightToLeft),
    (SceneViewport.all[7], .leftToRight),
  ]

  private static let reference = SceneCatalog.dialects[0]

  private static var dialects: [(dialect: SourceDialect, scenes: any SceneDialect.Type)] {
    PrintedScenes.dialects.compactMap { scenes in
      SourceDialect(rawValue: scenes.name).map { ($0, scenes) }
    }
  }

  private(set) var runs = 0
  private(set) var faults: [String] = []

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  // MARK: Scenes

  /// Printed code makes the same constraints and the same frames, bit for bit, and prints the same.
  mutating func check(_ scene: SceneEntry) {
    for (dialect, scenes) in Self.dialects {
      let file = PrintedFile(scene: scene, dialect: dialect)
      let isSame = file.text(from: scenes) == file.text(from: Self.reference)
      expect(isSame, "\(scene) in \(dialect): printed again it is other text")
    }
    for (viewport, direction) in Self.layouts {
      let expected = statements(of: scene, in: Self.reference, viewport, direction)
      for (dialect, scenes) in Self.dialects {
        let place = "\(scene) in \(dialect), \(viewport), \(direction)"
        let found = statements(of: scene, in: scenes, viewport, direction)
        runs += 1
        expect(found.run.issues.isEmpty, "\(place): \(found.run.issues)")
        expect(found.statements == expected.statements, "\(place): other constraints")
        expect(found.run.steps.count == expected.run.steps.count, "\(place): other steps")
        for (one, other) in zip(found.run.steps, expected.run.steps) {
          expect(one.hasSameBits(as: other), "\(place):\n\(one)\nnot\n\(other)")
        }
      }
    }
  }

  /// The statements after each step, each as one line, sorted.
  private func statements(
    of scene: SceneEntry,
    in dialect: any SceneDialect.Type,
    _ viewport: SceneViewport,
    _ direction: LayoutReadingDirection
  ) -> (run: SceneRun, statements: [[String]]) {
    var statements: [[String]] = []
    let run = scene.run(in: dialect, viewport: viewport, direction: direction) { model, _ in
      let snapshot = LayoutSnapshot(of: model.root, naming: ItemNaming(owner: model))
      statements.append(snapshot.statements.map(\.description).sorted())
    }
    return (run, statements)
  }

  // MARK: Random layouts

  /// The same of a random layout; it has one step.
  mutating func check(seed: Int, _ direction: LayoutReadingDirection) {
    let original = RandomLayout(seed: seed, direction: direction)
    original.root.layoutNode.issueHandler = .strict
    original.write()
    original.root.layoutIfNeeded()
    for (name, layouts) in RandomCode.dialects {
      guard let dialect = SourceDialect(rawValue: name) else { continue }
      let place = "random layout \(seed) in \(dialect), \(direction)"
      let copy = RandomLayout(seed: seed, direction: direction)
      copy.root.layoutNode.issueHandler = .strict
      layouts[seed](copy)
      copy.root.layoutIfNeeded()
      runs += 1
      let isSame = rules(copy, dialect, direction) == rules(original, dialect, direction)
      expect(isSame, "\(place): other constraints")
      expect(frames(copy) == frames(original), "\(place): other frames")
      guard dialect == .maker else { continue }
      let texts = [copy, original].map { PrintedFile.text($0, dialect, seed: seed) }
      expect(texts[0] == texts[1], "\(place): printed again it is other text")
    }
  }

  /// The statements as lines, sorted; the constant that counts now where a dialect has only one.
  private func rules(
    _ layout: RandomLayout,
    _ dialect: SourceDialect,
    _ direction: LayoutReadingDirection
  ) -> [String] {
    let naming = ItemNaming(owner: layout, prefix: "layout.")
    return LayoutSnapshot(of: layout.root, naming: naming).statements.map { statement in
      var statement = statement
      if dialect != .maker, let mirrored = statement.constantRightToLeft {
        if direction == .rightToLeft { statement.constant = mirrored }
        statement.constantRightToLeft = nil
      }
      return "\(statement) gone \(statement.goneConstant?.source ?? "as ever")"
    }
    .sorted()
  }

  private func frames(_ layout: RandomLayout) -> [[UInt64]] {
    (layout.views.map(\.frame) + [layout.guide.layoutFrame]).map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map(\.bitPattern)
    }
  }
}

var program = PrintedProgram()
for scene in SceneCatalog.scenes { program.check(scene) }
for seed in 0..<RandomLayout.count {
  for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
    program.check(seed: seed, direction)
  }
}
for fault in program.faults.prefix(20) { print(fault) }
print("\(program.runs) runs of printed code, \(program.faults.count) faults")
