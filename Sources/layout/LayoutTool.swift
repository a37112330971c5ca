import LayoutFormats

/// The command-line tool: see `HelpText` for what it does.
@main
struct LayoutTool {
  static func main() {
    Platform.end(run(Array(CommandLine.arguments.dropFirst()), .standard()).rawValue)
  }

  static func run(_ words: [String], _ terminal: Terminal) -> ToolStatus {
    do throws(ToolExit) {
      var arguments = try ArgumentList(words)
      return try dispatch(&arguments, terminal)
    } catch {
      terminal.say(error.message)
      return error.status
    }
  }

  private static func dispatch(
    _ arguments: inout ArgumentList,
    _ terminal: Terminal
  ) throws(ToolExit) -> ToolStatus {
    let wantsHelp = arguments.takeFlag(.help)
    if arguments.takeFlag(.version) {
      try terminal.print("layout \(HelpText.version)\n")
      return .solved
    }
    switch arguments.takeWord() {
    case nil:
      if !wantsHelp { try arguments.finish() }
      return try help(HelpText.tool, terminal)
    case "solve":
      if wantsHelp { return try help(HelpText.solve, terminal) }
      return try SolveCommand(&arguments).run(terminal)
    case "check":
      if wantsHelp { return try help(HelpText.check, terminal) }
      return try CheckCommand(&arguments).run(terminal)
    case "inspect":
      if wantsHelp { return try help(HelpText.inspect, terminal) }
      return try InspectCommand(&arguments).run(terminal)
    case "gallery":
      if wantsHelp { return try help(HelpText.gallery, terminal) }
      return try GalleryCommand(&arguments).run(terminal)
    case "explain":
      if wantsHelp { return try help(HelpText.explain, terminal) }
      return try ExplainCommand(&arguments).run(terminal)
    case "scenes":
      if wantsHelp { return try help(HelpText.scenes, terminal) }
      return try ScenesCommand(&arguments).run(terminal)
    case "print":
      if wantsHelp { return try help(HelpText.print, terminal) }
      return try PrintCommand(&arguments).run(terminal)
    case "compare":
      if wantsHelp { return try help(HelpText.compare, terminal) }
      if let sources = try SourcePair(&arguments) { return try sources.run(terminal) }
      return try CompareCommand(&arguments).run(terminal)
    case "convert":
      if wantsHelp { return try help(HelpText.convert, terminal) }
      return try ConvertCommand(&arguments).run(terminal)
    case "lint":
      if wantsHelp { return try help(HelpText.lint, terminal) }
      return try LintCommand(&arguments).run(terminal)
    case "help":
      return try help(HelpText.tool, terminal)
    case .some(let word):
      let meant = NearestWord.question(for: word, among: commands)
      throw .usage("'\(word)' is not a command.\(meant)")
    }
  }

  private static let commands = [
    "solve", "check", "inspect", "gallery", "explain", "scenes", "print", "compare", "convert",
    "lint", "help",
  ]

  private static func help(_ text: String, _ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    try terminal.print(text)
    return .solved
  }
}
