import LayoutScenes
import Testing

@testable import layout

@Suite("layout scenes")
struct ScenesCommandTests {
  @Test("Without a name every scene is listed, one on a line")
  func list() {
    let run = ToolRun("scenes")
    #expect(run.status == .solved)
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(
      lines.map { $0.split(separator: " ").first.map(String.init) }
        == SceneCatalog.scenes.map { Optional($0.name) }
    )
  }

  @Test("Every dialect shows the same frames", arguments: ["feed-cell", "toast"])
  func dialects(scene: String) {
    let runs = ["operator", "maker", "attribute", "autopin", "kernel"].map {
      ToolRun("scenes \(scene) --dialect \($0) --format tree --size 333x701 --direction rtl")
    }
    #expect(runs.allSatisfy { $0.status == .solved && $0.output == runs[0].output })
    #expect(runs[0].output.hasPrefix("item "))
  }

  @Test("What is written as a document, solve reads")
  func document() {
    let scene = ToolRun("scenes form-rows --format json")
    let answer = ToolRun("solve - --format text", input: scene.output)
    #expect(scene.status == .solved)
    #expect(answer.status == .solved)
    #expect(answer.output == ToolRun("scenes form-rows").output)
  }

  @Test("A conflict is shown, reported on standard error, and is status 1")
  func conflict() {
    // Sixteen points of margin on each side do not fit into ten.
    let run = ToolRun("scenes feed-cell --size 10x10 --format tree")
    #expect(run.status == .conflict)
    #expect(run.output.hasPrefix("item "))
    #expect(run.talk.contains("these required constraints cannot hold together"))
  }

  @Test("A step shows what stands then")
  func steps() {
    let first = ToolRun("scenes toast --step 1 --format tree")
    #expect(first.status == .solved)
    #expect(first.output != ToolRun("scenes toast --format tree").output)
  }
}
