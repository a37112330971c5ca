import Foundation
import LayoutFormats

/// The command-line tool: see `HelpText` for what it does.
@main
struct LayoutTool {
  static func main() {
    let terminal = Terminal()
    exit(run(Array(CommandLine.arguments.dropFirst()), terminal).rawValue)
  }

  static func run(_ words: [String], _ terminal: Terminal) -> SceneStatus {
    do throws(ToolExit) {
      return try dispatch(ArgumentList(words), terminal)
    } catch {
      terminal.say(error.message)
      return error.status
    }
  }

  private static func dispatch(
    _ list: ArgumentList,
    _ terminal: Terminal
  ) throws(ToolExit) -> SceneStatus {
    var arguments = list
    let wantsHelp = arguments.takeFlag("--help", "-h")
    if arguments.takeFlag("--version") {
      terminal.print("layout \(HelpText.version)\n")
      return .solved
    }
    switch arguments.takeWord() {
    case nil:
      if wantsHelp { return help(HelpText.tool, terminal) }
      try arguments.finish()
      return ShowcaseCommand().run(terminal)
    case "solve":
      if wantsHelp { return help(HelpText.solve, terminal) }
      return try SolveCommand(&arguments).run(terminal)
    case "scenes":
      if wantsHelp { return help(HelpText.scenes, terminal) }
      return try ScenesCommand(&arguments).run(terminal)
    case "help":
      return help(HelpText.tool, terminal)
    case .some(let word):
      throw .usage("'\(word)' is not a command.")
    }
  }

  private static func help(_ text: String, _ terminal: Terminal) -> SceneStatus {
    terminal.print(text)
    return .solved
  }
}
