import Testing

@testable import layout

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "What is not understood is status 64, and the message says what",
    arguments: [
      ("nonsense", "'nonsense' is not a command."),
      ("solve", "solve needs a file, or '-' for standard input."),
      ("solve - more", "'more' is not understood here."),
      ("solve - --step 3", "'--step' is not understood here."),
      ("solve - --loud", "'--loud' is not understood here."),
      ("solve - --format", "--format needs a value."),
      ("solve - --format --ambiguity", "--format needs a value."),
      ("solve - --format text --format svg", "--format stands twice."),
      ("solve - --format pdf", "--format is one of json, text, svg, html, not 'pdf'."),
      ("scenes nowhere", "there is no scene 'nowhere'; 'layout scenes' lists them."),
      ("scenes toast --size 12", "--size is a width and a height such as 390x844, not '12'."),
      (
        "scenes toast --size 1e300x1",
        "--size is a width and a height such as 390x844, not '1e300x1'."
      ),
      ("scenes toast --step 0", "--step is a number from 1, not '0'."),
      ("scenes inset-card --step 9", "inset-card has 1 steps; there is no step 9."),
      ("--rtl", "'--direction' is not understood here."),
      ("print - ", "print needs a dialect: --to maker, for example."),
      ("print --to maker", "print needs a file, or '-' for standard input."),
      (
        "print - --to snap",
        "--to is one of operator, maker, attribute, autopin, anchors, constraint, scene, "
          + "not 'snap'."
      ),
      ("compare -", "compare needs two files, or --record and one."),
      (
        "compare a b --sizes 3",
        "--size is a list of widths and heights such as 390x844,320x568, not '3'."
      ),
      ("solve - --direction both", "--direction is one of ltr, rtl, not 'both'."),
      (
        "scenes toast --dialect anchors",
        "--dialect is one of operator, maker, attribute, autopin, kernel, not 'anchors'."
      ),
      ("solve - --rtl --direction ltr", "--direction stands twice."),
      ("solve - --ambiguity=yes", "--ambiguity takes no value."),
      ("solve - --rtl=no", "--rtl takes no value."),
      ("compare a b --tolerance -1", "--tolerance is a number of points, not '-1'."),
    ]
  )
  func usage(line: String, message: String) {
    let run = ToolRun(line)
    #expect(run.status == .wrongUsage)
    #expect(run.talk == "layout: \(message)\nTry 'layout --help'.\n")
    #expect(run.output.isEmpty)
  }

  @Test("Help goes to standard output", arguments: ["--help", "-h", "help", "solve --help"])
  func help(line: String) {
    let run = ToolRun(line)
    #expect(run.status == .solved)
    #expect(run.output.hasPrefix("Example:\n"))
    #expect(run.talk.isEmpty)
  }

  @Test("Every status but those of answers is one of sysexits.h, and help names it")
  func statuses() {
    #expect(ToolStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 64, 65, 66, 74])
    for status in ToolStatus.allCases {
      #expect(HelpText.compare.contains("\n  \(status.rawValue) "))
      guard status != .couldNotCompare, status != .onlyAllowed else { continue }
      #expect(HelpText.solve.contains("\n  \(status.rawValue) "))
    }
  }

  @Test("Without a command the tool says which there are")
  func noCommand() {
    let run = ToolRun("")
    #expect(run.status == .solved)
    #expect(run.output == HelpText.tool)
  }
}
