import Foundation

/// A file named on the command line, or standard input.
struct InputSource: CustomStringConvertible {
  /// The path; `-` is standard input.
  let path: String

  var description: String { path == "-" ? "standard input" : path }

  /// All that stands there.
  func bytes(_ terminal: Terminal) throws(ToolExit) -> [UInt8] {
    do {
      if path == "-" { return [UInt8](try terminal.input()) }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return [UInt8](try file.readToEnd() ?? Data())
    } catch {
      throw ToolExit(status: .noInput, message: "\(self): \(reason)")
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
