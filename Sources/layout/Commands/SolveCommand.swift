import Foundation
import LayoutFormats

/// `layout solve FILE|-`: a scene document in, frames out.
struct SolveCommand {
  private let path: String
  private let format: SceneOutput
  private let findsAmbiguities: Bool

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice("--format", of: SceneOutput.self) ?? .json
    findsAmbiguities = arguments.takeFlag("--ambiguity")
    guard let path = arguments.takeWord() else {
      throw .usage("solve needs a file, or '-' for standard input.")
    }
    self.path = path
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let bytes = [UInt8](try read(terminal))
    let answer: SceneAnswer
    do throws(SceneReadingError) {
      let reading = try SceneReading(json: bytes)
      for key in reading.ignoredKeys { terminal.say("\(source): \(key) is not known and ignored") }
      answer = try SceneTree(reading.document).answer(findingAmbiguities: findsAmbiguities)
    } catch {
      throw ToolExit(status: .badData, message: "\(source): \(error)")
    }
    try terminal.print(answer.text(as: format))
    if answer.isFeasible { return .solved }
    terminal.say("\(source): required constraints conflict")
    return .conflict
  }

  private var source: String { path == "-" ? "standard input" : path }

  private func read(_ terminal: Terminal) throws(ToolExit) -> Data {
    do {
      if path == "-" { return try terminal.input() }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return try file.readToEnd() ?? Data()
    } catch {
      throw ToolExit(status: .noInput, message: "\(source): \(reason)")
    }
  }

  /// Why the file could not be read.
  private var reason: String {
    var isFolder: ObjCBool = false
    if path == "-" { return "it cannot be read" }
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "there is no such file to read"
    }
    return isFolder.boolValue ? "this is a folder, not a file" : "the file cannot be read"
  }
}
