import Foundation
import LayoutFormats

/// A file named on the command line, or standard input.
struct InputFile {
  let path: String

  /// What messages call it.
  var name: String { path == "-" ? "standard input" : path }

  /// Its bytes.
  func bytes(_ terminal: Terminal) throws(ToolExit) -> [UInt8] {
    do {
      if path == "-" { return [UInt8](try terminal.input()) }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return [UInt8](try file.readToEnd() ?? Data())
    } catch {
      throw ToolExit(status: .noInput, message: "\(name): \(reason)")
    }
  }

  /// The scene document it holds; keys that are not known are told.
  func document(_ terminal: Terminal) throws(ToolExit) -> SceneDocument {
    let bytes = try bytes(terminal)
    do throws(SceneReadingError) {
      let reading = try SceneReading(json: bytes)
      for key in reading.ignoredKeys { terminal.say("\(name): \(key) is not known and ignored") }
      return reading.document
    } catch {
      throw ToolExit(status: .badData, message: "\(name): \(error)")
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
