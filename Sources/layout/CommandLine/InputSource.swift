/// A file named on the command line, or standard input.
struct InputSource: CustomStringConvertible {
  /// The path; `-` is standard input.
  let path: String

  var description: String { path == "-" ? "standard input" : path }

  /// All that stands there.
  func bytes(_ terminal: Terminal) throws(ToolExit) -> [UInt8] {
    do {
      return path == "-" ? try terminal.input() : try Platform.contents(of: path)
    } catch {
      throw ToolExit(status: .noInput, message: "\(self): \(reason)")
    }
  }

  /// Why the file could not be read.
  private var reason: String {
    if path == "-" { return "it cannot be read" }
    guard Platform.exists(path) else { return "there is no such file to read" }
    let isFolder = Platform.names(in: path) != nil
    return isFolder ? "this is a folder, not a file" : "the file cannot be read"
  }
}
