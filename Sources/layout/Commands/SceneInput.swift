import Foundation
import LayoutFormats

/// The scene document a command reads: a file, or standard input for `-`.
struct SceneInput {
  private let path: String

  init(_ arguments: inout ArgumentList, command: String) throws(ToolExit) {
    guard let path = arguments.takeWord() else {
      throw .usage("\(command) needs a file, or '-' for standard input.")
    }
    self.path = path
  }

  /// What the document is called in talk.
  var name: String { path == "-" ? "standard input" : path }

  /// Reads the document, and tells of members that are not known.
  func document(_ terminal: Terminal) throws(ToolExit) -> SceneDocument {
    let bytes = [UInt8](try read(terminal))
    do {
      let reading = try SceneReading(json: bytes)
      for key in reading.ignoredKeys { terminal.say("\(name): \(key) is not known and ignored") }
      return reading.document
    } catch {
      throw failure(error)
    }
  }

  /// How a run ends whose document is no scene.
  func failure(_ error: SceneReadingError) -> ToolExit {
    ToolExit(status: .badData, message: "\(name): \(error)")
  }

  private func read(_ terminal: Terminal) throws(ToolExit) -> Data {
    do {
      if path == "-" { return try terminal.input() }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return try file.readToEnd() ?? Data()
    } catch {
      throw ToolExit(status: .noInput, message: "\(name): \(reason)")
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
