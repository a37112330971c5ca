import Dialects
import Foundation
import LayoutStatements
import SourceRewriting
import Testing

@testable import layout

/// The options of each command, written down by hand: code, help and page have to agree with them.
@Suite("Options")
struct OptionTests {
  /// A command, its help, and its options.
  struct Command: CustomTestStringConvertible, Sendable {
    let name: String
    let help: String
    /// What makes the command whole but for its options; what it names is not there.
    let line: String
    let options: [ToolOption]

    var testDescription: String { name }
  }

  static let commands = [
    Command(
      name: "check",
      help: HelpText.check,
      line: "check -",
      options: [.size, .direction, .textScale, .format]
    ),
    Command(name: "inspect", help: HelpText.inspect, line: "inspect -", options: [.size, .output]),
    Command(name: "gallery", help: HelpText.gallery, line: "gallery", options: [.output, .size]),
    Command(
      name: "solve",
      help: HelpText.solve,
      line: "solve -",
      options: [.format, .ambiguity, .size, .direction, .schema]
    ),
    Command(
      name: "explain",
      help: HelpText.explain,
      line: "explain -",
      options: [.format, .size, .direction]
    ),
    Command(
      name: "scenes",
      help: HelpText.scenes,
      line: "scenes toast",
      options: [.format, .dialect, .size, .direction, .step]
    ),
    Command(
      name: "print",
      help: HelpText.print,
      line: "print -",
      options: [.to, .idiomatic, .uiKit]
    ),
    Command(
      name: "compare",
      help: HelpText.compare,
      line: "compare /nowhere/old /nowhere/new",
      options: [
        .format, .size, .allow, .tolerance, .record, .ambiguity, .strict, .module,
      ]
    ),
    Command(
      name: "convert",
      help: HelpText.convert,
      line: "convert /nowhere",
      options: [.from, .to, .module, .dryRun, .check, .report]
    ),
    Command(name: "lint", help: HelpText.lint, line: "lint /nowhere", options: []),
  ]

  /// A value that every command with the option understands; nothing can be written there.
  static func value(of option: ToolOption, in command: String) -> String {
    switch option {
    case .size: ["inspect", "gallery"].contains(command) ? "320...390" : "390x844"
    case .direction: "rtl"
    case .textScale: "1"
    case .format: "text"
    case .dialect, .from: "maker"
    case .to: "anchors"
    case .step: "1"
    case .tolerance: "0"
    case .module: "own"
    case .output: "/dev/null/none"
    default: "/nowhere"
    }
  }

  /// The options that a text names, each once, in the order of its lines.
  private func options(in text: some StringProtocol) -> [String] {
    var found: [String] = []
    let parts: [Substring] = Substring(text).split { " []|\n(),;:`".contains($0) }
    for word in parts.map(String.init)
    where word == "-o" || word.hasPrefix("--") && !found.contains(word) {
      found.append(word)
    }
    return found
  }

  @Test("Help lists the options of a command, and so does its line of usage", arguments: commands)
  func help(command: Command) throws {
    let wanted = Set(command.options.map(\.rawValue))
    let usage = try #require(command.help.range(of: "Usage: "))
    let rest = command.help[usage.upperBound...]
    let end = try #require(rest.range(of: "\n\n"))
    #expect(Set(options(in: rest[..<end.lowerBound])) == wanted)
    guard !command.options.isEmpty else { return }
    let list = try #require(command.help.range(of: "\nOptions:\n"))
    let lines = command.help[list.upperBound...].components(separatedBy: "\n\n")[0]
      .split(separator: "\n").filter { $0.hasPrefix("  -") }
    #expect(Set(lines.flatMap { options(in: $0.prefix(16)) }) == wanted)
    #expect(lines.count == wanted.count)
  }

  @Test("A command understands its options and no others", arguments: commands)
  func understood(command: Command) {
    for option in ToolOption.allCases where option != .help && option != .version {
      // A source pair has options of its own, and needs sources that are there.
      if command.name == "compare", option == .module { continue }
      var line = command.line
      if command.name == "convert" { line += " --to linux" }
      if command.name == "print", option != .to { line += " --to maker" }
      if command.name == "gallery", option != .output { line += " -o /dev/null/none" }
      if command.name == "convert", option == .to { line = command.line + " --from maker" }
      line += " \(option.rawValue)"
      if option.takesValue { line += " \(Self.value(of: option, in: command.name))" }
      let run = ToolRun(line, input: "{}")
      let isUnknown = run.talk.contains("'\(option.rawValue)' is not understood here.")
      #expect(isUnknown == !command.options.contains(option), "\(line): \(run.talk)")
    }
  }

  @Test("The tool's page has a row for each option, with its commands")
  func page() throws {
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Guide.docc/TheTool.md")
    let page = try String(contentsOf: place, encoding: .utf8)
    for option in ToolOption.allCases where option != .help && option != .version {
      let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(option.rawValue)") }
      let cells = try #require(row, "\(option)").split(separator: "|")
      let commands = Self.commands.filter { $0.options.contains(option) }.map(\.name)
      #expect(cells[2].split(separator: ",").map { $0.filter(\.isLetter) } == commands)
    }
  }

  @Test(
    "What was an option once means the same",
    arguments: [
      ("solve - --rtl", "solve - --direction rtl"),
      ("check - --directions both", "check - --direction both"),
      ("check - --widths 90...120", "check - --size 90...120"),
      ("check - --widths 90...120 --heights 40,15", "check - --size 90...120x40,90...120x15"),
      ("check - --heights 40,15", "check - --size x40,x15"),
      ("check - --devices phones", "check - --size phones"),
      ("inspect - --widths 100...120", "inspect - --size 100...120"),
      ("compare --record - --sizes 80x50,90x50", "compare --record - --size 80x50,90x50"),
    ]
  )
  func older(before: String, now: String) {
    let document = """
      {"version": 1, "root": {"id": "root", "size": {"width": 110, "height": 50},
       "children": [{"id": "a"}]}, "constraints": [
       {"first": "a", "attribute": "leading", "second": "root", "secondAttribute": "leading"},
       {"first": "a", "attribute": "width", "constant": 100},
       {"first": "a", "attribute": "height", "constant": 20}]}
      """
    let (one, other) = (ToolRun(before, input: document), ToolRun(now, input: document))
    #expect(!other.output.isEmpty)
    #expect(one.output == other.output)
    #expect(one.status == other.status)
  }

  @Test("A device's sizes have both numbers, so that compare takes them too")
  func devices() {
    let document = """
      {"version": 1, "root": {"id": "root", "size": {"width": 110, "height": 50}}}
      """
    let golden = ToolRun("compare --record - --size tablets", input: document).output
    #expect(golden.contains("\"768 × 1024\""))
    #expect(golden.contains("\"1024 × 768\""))
  }

  @Test("A dialect has one name, which its module and its library stand for")
  func dialects() {
    #expect(
      DialectName.allCases.map(\.rawValue) == [
        "operator", "maker", "attribute", "autopin", "anchors", "constraint", "vfl", "kernel",
        "scene",
      ]
    )
    for name in DialectName.allCases {
      for spelling in name.spellings {
        #expect(DialectName(reading: spelling) == name)
        #expect(DialectName(reading: spelling.uppercased()) == name)
      }
      if let dialect = name.dialect { #expect(DialectName(dialect) == name) }
    }
    let spellings = DialectName.allCases.flatMap(\.spellings)
    #expect(Set(spellings.map { $0.lowercased() }).count == spellings.count)
    #expect(SourceDialect.allCases.allSatisfy { DialectName(rawValue: $0.rawValue) != nil })
    let origins = DialectName.allCases.compactMap { SourceConversion.Origin($0) }
    #expect(Set(origins) == Set(SourceConversion.Origin.allCases))
  }

  @Test("Help names dialects with what they stand for")
  func dialectTitles() {
    let written: [(String, [DialectName])] = [
      (HelpText.print, [.operators, .maker, .attribute, .autoPin, .anchors, .constraint, .scene]),
      (
        HelpText.convert,
        [.operators, .maker, .attribute, .autoPin, .anchors, .constraint, .visual]
      ),
      (HelpText.scenes, [.operators, .maker, .attribute, .autoPin, .kernel]),
    ]
    for (help, names) in written {
      let words: [Substring] = help.split { " \n".contains($0) }
      let text = words.joined(separator: " ")
      for name in names { #expect(text.contains(name.title)) }
    }
  }
}
