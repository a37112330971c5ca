import Foundation
import LayoutFormats

/// `layout solve FILE|-`: a scene document in, frames out.
struct SolveCommand {
  let path: String
  let format: SceneOutput

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice("--format", of: SceneOutput.self) ?? .json
    guard let path = arguments.takeWord() else {
      throw .usage("solve needs a file, or '-' for standard input.")
    }
    self.path = path
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> SceneStatus {
    let bytes = try read()
    let source = path == "-" ? "standard input" : path
    do throws(SceneReadingError) {
      let reading = try SceneReading(json: [UInt8](bytes))
      for key in reading.ignoredKeys { terminal.say("\(source): \(key) is not known and ignored") }
      let answer = try SceneTree(reading.document).answer()
      terminal.print(answer.text(as: format))
      if !answer.isFeasible { terminal.say("\(source): required constraints conflict") }
      return answer.status
    } catch {
      throw ToolExit(status: .unreadable, message: "\(source): \(error)")
    }
  }

  private func read() throws(ToolExit) -> Data {
    if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ToolExit(status: .noInput, message: "\(path): there is no such file to read")
    }
  }
}
