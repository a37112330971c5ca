/// Where an answer goes: a file, or standard output.
struct OutputPlace {
  private let path: String?

  /// A file of this name; standard output for none and for `-`.
  init(_ path: String?) {
    self.path = path == "-" ? nil : path
  }

  func write(_ text: String, _ terminal: Terminal) throws(ToolExit) {
    guard let path else { return try terminal.print(text) }
    do {
      try Platform.save(Array(text.utf8), to: path)
    } catch {
      throw ToolExit(status: .cannotWrite, message: "\(path) cannot be written to")
    }
  }
}
