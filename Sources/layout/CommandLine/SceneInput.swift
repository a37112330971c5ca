import ConstraintKernel
import LayoutFormats

/// A scene document named on the command line, and how it is to be solved.
struct SceneInput {
  let source: InputSource
  let size: LayoutSize?
  let direction: LayoutReadingDirection?

  /// A document as it stands.
  init(_ path: String) {
    source = InputSource(path: path)
    (size, direction) = (nil, nil)
  }

  /// Takes the options that change a document; the path is a word.
  init(_ path: String, changedBy arguments: inout ArgumentList) throws(ToolExit) {
    source = InputSource(path: path)
    size = try arguments.takeSize()
    direction = try arguments.takeDirection()
  }

  /// Reads the document and solves it as was asked.
  func tree(_ terminal: Terminal) throws(ToolExit) -> SceneTree {
    try tree(of: source.bytes(terminal), terminal)
  }

  /// The document that was read, as a tree.
  func tree(of bytes: [UInt8], _ terminal: Terminal) throws(ToolExit) -> SceneTree {
    let document = try document(in: bytes, terminal)
    do throws(SceneReadingError) {
      return try SceneTree(document)
    } catch {
      throw ToolExit(status: .badData, message: "\(source): \(error)")
    }
  }

  /// Changes the document as was asked; all faults of one that is no scene are reported.
  private func document(
    in bytes: [UInt8],
    _ terminal: Terminal
  ) throws(ToolExit) -> SceneDocument {
    do throws(SceneReadingError) {
      let reading = try SceneReading(json: bytes)
      for key in reading.ignoredKeys { terminal.say("\(source): \(key) is not known and ignored") }
      var document = reading.document
      if let size { document.size = size }
      if let direction { document.direction = direction }
      return document
    } catch {
      let faults = SceneReading.faults(in: bytes).map { "\(source): \($0)" }
      throw ToolExit(status: .badData, message: faults.joined(separator: "\nlayout: "))
    }
  }
}

extension ArgumentList {
  /// Takes the path of a document, which a command needs.
  mutating func takePath(for command: String) throws(ToolExit) -> String {
    if let path = takeWord() { return path }
    throw .usage("\(command) needs a file, or '-' for standard input.")
  }
}
