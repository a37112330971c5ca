import Foundation
import Testing

@testable import layout

@Suite("layout explain")
struct ExplainCommandTests {
  private func scene(_ constraints: String) -> String {
    """
    {"version": 1, "root": {"id": "root", "size": {"width": 80, "height": 50},
     "children": [{"id": "v"}]}, "constraints": [\(constraints)]}
    """
  }

  private let left =
    #"{"first": "v", "attribute": "leading", "second": "root", "secondAttribute": "leading", "constant": 8}"#
  private let width = #"{"first": "v", "attribute": "width", "constant": 30}"#
  private let wider = #"{"first": "v", "attribute": "width", "constant": 31}"#

  @Test("A value is explained, at another size and in the other direction too")
  func value() {
    let run = ToolRun("explain - v.trailing", input: scene("\(left), \(width)"))
    #expect(run.status == .solved)
    #expect(run.output.hasPrefix("v.trailing = 38\n8 + 30 = 38\n"))
    let left = ToolRun(
      "explain - v.left --size 100x50 --direction rtl",
      input: scene("\(left), \(width)")
    )
    // 8 inside the right edge of 100, and 30 wide.
    #expect(left.output.hasPrefix("v.left = 62\n100 − 8 − 30 = 62\n"))
    let json = ToolRun("explain - v.width --format json", input: scene(width))
    #expect(json.output.contains(#""arithmetic": "30 = 30""#))
  }

  @Test("Everything that is wrong is reported, conflicts before what is ambiguous")
  func scene() {
    let run = ToolRun("explain -", input: scene("\(left), \(width), \(wider)"))
    #expect(run.status == .conflict)
    #expect(run.output.contains("31 is asked for, but v is 30 wide."))
    #expect(run.output.contains("\n\nambiguous: "))
    let whole = ["top", "height"].map {
      #"{"first": "v", "attribute": "\#($0)", "second": "root", "secondAttribute": "\#($0)"}"#
    }
    let fine = ToolRun("explain -", input: scene(([left, width] + whole).joined(separator: ", ")))
    #expect(fine.status == .solved)
    #expect(
      fine.output
        == "All required constraints hold, and no frame is ambiguous; layout check looks for more.\n"
    )
  }

  @Test("A log has no values that could be explained")
  func valueOfLog() {
    let run = ToolRun("explain - X.width", input: "Unable to simultaneously satisfy constraints.\n")
    #expect(run.status == .wrongUsage)
    #expect(run.talk.contains("is a log; only of a scene document a value can be explained"))
  }

  @Test("An item, an attribute, a code or a command that is nearly right is asked back")
  func didYouMean() {
    let document = scene(width)
    let asked = [
      ("explain - V.width", "has no item 'V'. Did you mean 'v'?"),
      ("explain - v.widht", "such as follow.width. Did you mean 'width'?"),
      ("check - --width 300...400", "'--width' is not understood here. Did you mean '--size'?"),
      ("slove -", "'slove' is not a command. Did you mean 'solve'?"),
      ("scenes profil", "'layout scenes' lists them. Did you mean 'profile'?"),
    ]
    for (line, answer) in asked {
      let run = ToolRun(line, input: document)
      #expect(run.status == .wrongUsage)
      #expect(run.talk.contains(answer), "\(line): \(run.talk)")
    }
    for word in ["CK01", "CK0O1"] {
      let code = ToolRun("explain \(word)")
      #expect(code.status == .noInput)
      let answer = "there is no code '\(word)'. Did you mean 'CK001'?"
      #expect(code.talk.contains(answer), "\(code.talk)")
    }
  }

  @Test("The line that wrote a constraint stands in every answer about a document")
  func sources() {
    func constraint(_ constant: Int, line: Int) -> String {
      #"{"first": "v", "attribute": "width", "constant": \#(constant), "#
        + #""source": "App/Bar.swift:\#(line)"}"#
    }
    let document = scene([constraint(30, line: 7), constraint(31, line: 9)].joined(separator: ","))
    let texts = [
      "explain -", "solve - --format text", "explain - v.width", "explain - --format html",
    ]
    for line in texts {
      let output = ToolRun(line, input: document).output
      #expect(output.contains("constraints[0], App/Bar.swift:7"), "\(line)")
    }
    for line in ["explain - --format json", "solve -", "explain - v.width --format json"] {
      #expect(
        ToolRun(line, input: document).output.contains(#""source": "App/Bar.swift:7""#),
        "\(line)"
      )
    }
  }

  @Test("Scenes and values are written as pages, too, with the same status")
  func pages() {
    let conflict = scene("\(left), \(width), \(wider)")
    let whole = ToolRun("explain - --format html", input: conflict)
    #expect(whole.status == .conflict)
    #expect(whole.output.hasPrefix("<!DOCTYPE html>") && whole.output.hasSuffix("</html>\n"))
    #expect(whole.output.contains("31 is asked for, but v is 30 wide."))
    let value = ToolRun("explain - v.trailing --format html", input: scene("\(left), \(width)"))
    #expect(value.status == .solved)
    #expect(value.output.hasPrefix("<!DOCTYPE html>") && value.output.hasSuffix("</html>\n"))
    #expect(value.output.contains("<h1>v.trailing = 38</h1>"))
    #expect(value.output.contains("<code>8 + 30 = 38</code>"))
    #expect(value.output.contains("<td>8</td><td>1</td><td>8</td>"))
    #expect(ToolRun("explain - v.width --format json", input: conflict).status == .conflict)
  }

  @Test("The tool's page shows what the tool says of the example file")
  func page() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appendingPathComponent("Sources/Guide.docc/TheTool.md"),
      encoding: .utf8
    )
    let file = "Tests/LayoutScenes/card.json"
    let run = ToolRun("explain \(package.appendingPathComponent(file).path) card.width")
    #expect(run.status == .solved)
    #expect(page.contains("$ swift run layout explain \(file) card.width\n\(run.output)```"))
  }

  @Test("A code is explained by its page")
  func code() {
    let run = ToolRun("explain CK001")
    #expect(run.status == .solved)
    #expect(run.output.hasPrefix("CK001: Required constraints cannot hold together.\n"))
    #expect(ToolRun("explain ck031").output.contains("label.adoptConstraints(by: .maker)"))
  }

  @Test("What is not understood is status 64, what is no scene 65 with every fault")
  func faults() {
    #expect(ToolRun("explain CK001 --format html").status == .wrongUsage)
    #expect(ToolRun("explain - --size 3x4", input: "(").status == .wrongUsage)
    #expect(ToolRun("explain - v.size", input: scene(width)).status == .wrongUsage)
    #expect(ToolRun("explain - w.width", input: scene(width)).status == .wrongUsage)
    #expect(ToolRun("explain CK999").status == .noInput)
    let run = ToolRun(
      "explain -",
      input: scene(#"{"first": "x", "attribute": "width"}, {"first": "v"}"#)
    )
    #expect(run.status == .badData)
    #expect(
      run.talk.split(separator: "\n").map { $0.prefix(41) } == [
        "layout: standard input: constraints[0].fi", "layout: standard input: constraints[1].at",
      ]
    )
  }

  @Test("A scene is solved at another size and in the other direction")
  func otherSurroundings() {
    let run = ToolRun("solve - --size 390x844 --direction rtl", input: scene("\(left), \(width)"))
    #expect(run.output.contains(#""root": {"height": 844, "width": 390, "x": 0, "y": 0}"#))
    #expect(run.output.contains(#""v": {"height": 0, "width": 30, "x": 352, "y": 0}"#))
    #expect(ToolRun("solve - --size wide", input: scene(width)).status == .wrongUsage)
    #expect(ToolRun("solve --schema").output.contains("draft/2020-12"))
  }
}
