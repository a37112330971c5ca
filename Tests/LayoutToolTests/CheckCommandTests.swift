import Testing

@testable import layout

@Suite("layout check")
struct CheckCommandTests {
  /// An item of 100 points in a root of 120, 30 from its left edge: outside below 130.
  private func document(_ checks: String = "{}") -> String {
    """
    {"version": 1, "root": {"id": "root", "size": {"width": 120, "height": 40},
      "children": [{"id": "a"}]}, "checks": \(checks), "constraints": [
      {"first": "a", "attribute": "leading", "constant": 30,
       "second": "root", "secondAttribute": "leading"},
      {"first": "a", "attribute": "top", "second": "root", "secondAttribute": "top"},
      {"first": "a", "attribute": "width", "constant": 100},
      {"first": "a", "attribute": "height", "constant": 20}]}
    """
  }

  @Test("Findings are intervals, and the status is 1")
  func findings() {
    let run = ToolRun("check - --size 125...140", input: document())
    #expect(run.status == .conflict)
    #expect(
      run.output.hasPrefix(
        """
        outside: reaches out of its parent
          at every width from 125 to 129: a reaches up to 5 points out of root (left to right)

        """
      )
    )
  }

  @Test("The document's own size, direction and height are the default")
  func standard() {
    #expect(ToolRun("check -", input: document()).output.contains("at 120: a reaches 10 points"))
    let sound = ToolRun("check - --size 130...400 --direction both", input: document())
    #expect(sound.status == .solved)
    #expect(sound.output.contains("right to left: nothing found at 271 widths from 130 to 400"))
  }

  @Test("What the document suppresses is reported and does not count")
  func suppressed() {
    let checks = #"{"suppressed": [{"rule": "outside", "reason": "it bleeds"}]}"#
    let run = ToolRun("check -", input: document(checks))
    #expect(run.status == .solved)
    let told =
      "suppressed outside: a reaches 10 points out of root, at 120 (left to right): it bleeds"
    #expect(run.output.contains(told))
  }

  @Test("Devices, JSON and HTML")
  func forms() {
    let phones = ToolRun("check - --size phones --format json", input: document())
    #expect(phones.status == .solved)
    #expect(phones.output.contains(#""setting": "left to right, height 568""#))
    let heights = ToolRun("check - --size x40,x15", input: document())
    // The item is 20 points high.
    #expect(heights.output.contains("a reaches 10 points out of root (left to right, height 15)"))
    #expect(heights.output.contains("left to right, height 40: looked at 120"))
    let page = ToolRun("check - --format html", input: document())
    #expect(page.output.contains("<h2>outside</h2>\n<p>at 120: a reaches 10 points out of root"))
  }

  private static func sizes(_ text: String) -> String {
    "--size is a list of sizes such as 320...1366, 320...932x844 or phones, not '\(text)'."
  }

  @Test(
    "What is not understood is status 64",
    arguments: [
      ("check", "check needs a file, or '-' for standard input."),
      ("check - --size x", Self.sizes("x")),
      ("check - --size 9...3", Self.sizes("9...3")),
      ("check - --size 320.5", Self.sizes("320.5")),
      ("check - --size 320,", Self.sizes("320,")),
      ("check - --text-scale 1,x", "--text-scale is a list of numbers such as 1,1.3,2, not '1,x'."),
      ("check - --devices phones --heights 3", Self.sizes("phonesx3")),
    ]
  )
  func usage(line: String, message: String) {
    let run = ToolRun(line)
    #expect(run.status == .wrongUsage)
    #expect(run.talk == "layout: \(message)\nTry 'layout --help'.\n")
  }
}
