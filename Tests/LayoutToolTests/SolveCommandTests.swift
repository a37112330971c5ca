import Foundation
import Testing

@testable import layout

@Suite("layout solve")
struct SolveCommandTests {
  /// A root of 80 points with a view that is as wide as `constraints` say.
  private func scene(_ constraints: String, items: Int = 1) -> String {
    let children = (0..<items).map { #"{"id": "v\#($0)"}"# }.joined(separator: ", ")
    return """
      {"version": 1, "root": {"id": "root", "size": {"width": 80, "height": 50},
       "children": [\(children)]}, "constraints": [\(constraints)]}
      """
  }

  private let width = #"{"first": "v0", "attribute": "width", "constant": 30}"#
  private let wider = #"{"first": "v0", "attribute": "width", "constant": 31}"#

  @Test("A scene on standard input is answered on standard output")
  func answer() {
    let run = ToolRun("solve -", input: scene(width))
    #expect(run.status == .solved)
    #expect(run.output.contains(#""v0": {"height": 0, "width": 30, "x": 0, "y": 0}"#))
    #expect(run.talk.isEmpty)
  }

  @Test("A conflict is answered too, and is status 1")
  func conflict() {
    let run = ToolRun("solve -", input: scene("\(width), \(wider)"))
    #expect(run.status == .conflict)
    #expect(run.output.contains(#""feasible": false"#))
    #expect(run.talk == "layout: standard input: required constraints conflict\n")
  }

  @Test("Options may stand anywhere, with a space or a sign of equality")
  func options() {
    let runs = ["solve - --format text", "--format text solve -", "solve --format=text -"]
      .map { ToolRun($0, input: scene(width)) }
    #expect(runs.allSatisfy { $0.status == .solved && $0.output == runs[0].output })
    #expect(runs[0].output.contains("└─ v0  0  0     30       0"))
  }

  @Test("What is ambiguous is reported where somebody asks, in a large scene too")
  func ambiguity() {
    #expect(!ToolRun("solve -", input: scene(width)).output.contains("ambiguous"))
    let asked = ToolRun("solve - --ambiguity", input: scene(width))
    #expect(asked.status == .solved)
    // Of v0 everything but the width is open.
    #expect(asked.output.contains(#""v0": ["x"]"#))
    #expect(asked.output.contains(#""v0": ["y", "height"]"#))
    let large = ToolRun("solve - --ambiguity --format text", input: scene(width, items: 500))
    #expect(large.status == .solved)
    // Nothing says where any of them is: the list names six.
    #expect(large.output.contains("and 494 more"))
  }

  @Test("A document that is no scene is status 65, and the message names the place")
  func badData() {
    let run = ToolRun("solve -", input: #"{"version": 1, "root": {"id": "root"}}"#)
    #expect(run.status == .badData)
    #expect(run.talk.hasPrefix("layout: standard input: root.size: expected"))
    #expect(run.output.isEmpty)
  }

  @Test("Members no scene has are talked about and let through")
  func ignored() {
    let run = ToolRun("solve -", input: scene(#"{"first": "v0", "attribute": "width", "x": 1}"#))
    #expect(run.status == .solved)
    #expect(run.talk == "layout: standard input: constraints[0].x is not known and ignored\n")
  }

  @Test("A file that is missing, a folder and a closed input are status 66, each in its words")
  func noInput() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let runs = [
      ToolRun("solve /nowhere/at/all.json"), ToolRun("solve \(folder)"),
      ToolRun("solve -", input: nil),
    ]
    #expect(runs.allSatisfy { $0.status == .noInput && $0.output.isEmpty })
    #expect(runs[0].talk == "layout: /nowhere/at/all.json: there is no such file to read\n")
    #expect(runs[1].talk == "layout: \(folder): this is a folder, not a file\n")
    #expect(runs[2].talk == "layout: standard input: it cannot be read\n")
  }

  @Test("A file is read, whatever kind it is")
  func files() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("scene-\(UUID().uuidString).json")
    try scene(width).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(ToolRun("solve \(file.path)").status == .solved)
    #expect(ToolRun("solve -- \(file.path)").status == .solved)
    let empty = ToolRun("solve /dev/null")
    #expect(empty.status == .badData)
    #expect(empty.talk.contains("expected JSON, found the end"))
  }

  @Test("An output that takes nothing is status 74")
  func cannotWrite() {
    for line in ["solve -", "scenes", "--help", "--version", ""] {
      let run = ToolRun(line, input: scene(width), hasRoom: false)
      #expect(run.status == .cannotWrite, "\(line)")
      #expect(run.talk == "layout: standard output cannot be written to\n")
    }
  }
}
