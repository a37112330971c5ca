import ConstraintKernel
import Foundation
import LayoutMigration
import LayoutScenes
import PrintedScenes
import Testing

@Suite("Printed random layouts")
struct PrintedRandomTests {
  private static var dialects: [(dialect: SourceDialect, layouts: [(RandomLayout) -> Void])] {
    RandomCode.dialects.compactMap { entry in
      SourceDialect(rawValue: entry.name).map { (dialect: $0, layouts: entry.layouts) }
    }
  }

  private func snapshot(_ layout: RandomLayout) -> LayoutSnapshot {
    LayoutSnapshot(of: layout.root, naming: ItemNaming(owner: layout, prefix: "layout."))
  }

  private func text(_ layout: RandomLayout, _ dialect: SourceDialect, seed: Int) -> String {
    let printed = LayoutSourceCode(snapshot(layout)).printed(in: dialect)
    let type = PrintedScenes.dialects.first { $0.name == dialect.rawValue }.map { "\($0)" } ?? ""
    let imports = Set(["ConstraintKernel", dialect.moduleName]).sorted()
    var lines = ["// Printed by LayoutMigration; .ci/check-printed writes it anew."]
    lines += imports.map { "import \($0)" } + ["", "extension \(type) {"]
    lines += ["  static func random\(seed)(_ layout: RandomLayout) {"]
    let body = PrintedStatements(lines: printed.common.lines.map { $0.isEmpty ? "" : "    " + $0 })
    lines += body.wrapped(to: 100).lines + ["  }", "}"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func file(_ dialect: SourceDialect, seed: Int) -> URL {
    let type = PrintedScenes.dialects.first { $0.name == dialect.rawValue }.map { "\($0)" } ?? ""
    return PrintedFile.folder.appending(path: type).appending(path: "Random\(seed)+\(type).swift")
  }

  @Test("What is checked in is what is printed", arguments: 0..<RandomLayout.count)
  func files(seed: Int) throws {
    let layout = RandomLayout(seed: seed)
    layout.write()
    for (dialect, _) in Self.dialects {
      let text = text(layout, dialect, seed: seed)
      if ProcessInfo.processInfo.environment["LAYOUT_PRINT"] == "1" {
        try Data(text.utf8).write(to: file(dialect, seed: seed))
      } else {
        #expect(try String(contentsOf: file(dialect, seed: seed), encoding: .utf8) == text)
      }
    }
  }

  @Test(
    "Printed code makes the same constraints and frames, and prints the same",
    arguments: 0..<RandomLayout.count,
    [LayoutDirection.leftToRight, .rightToLeft]
  )
  func sameLayout(seed: Int, direction: LayoutDirection) {
    let original = RandomLayout(seed: seed, direction: direction)
    original.root.layoutNode.issueHandler = .strict
    original.write()
    original.root.layoutIfNeeded()
    for (dialect, layouts) in Self.dialects {
      let copy = RandomLayout(seed: seed, direction: direction)
      copy.root.layoutNode.issueHandler = .strict
      layouts[seed](copy)
      copy.root.layoutIfNeeded()
      #expect(rules(copy, dialect, direction) == rules(original, dialect, direction), "\(dialect)")
      #expect(frames(copy) == frames(original), "\(dialect)")
      if dialect == .maker {
        #expect(text(copy, dialect, seed: seed) == text(original, dialect, seed: seed))
      }
    }
  }

  /// The statements as lines, sorted; the constant that counts now where a dialect has only one.
  private func rules(
    _ layout: RandomLayout,
    _ dialect: SourceDialect,
    _ direction: LayoutDirection
  ) -> [String] {
    snapshot(layout).statements.map { statement in
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
