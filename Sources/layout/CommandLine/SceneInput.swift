import ConstraintKernel
import LayoutFormats

/// A scene document named on the command line, and how it is to be solved.
struct SceneInput {
  let source: InputSource
  let size: LayoutSize?
  let isRightToLeft: Bool

  /// Takes the options that change a document; the path is a word.
  init(_ path: String, _ arguments: inout ArgumentList) throws(ToolExit) {
    source = InputSource(path: path)
    size = try arguments.takeSize()
    isRightToLeft = arguments.takeFlag("--rtl")
  }

  /// Takes the path from the command line of a command, and the options.
  init(_ arguments: inout ArgumentList, command: String) throws(ToolExit) {
    guard let path = arguments.takeWord() else {
      throw .usage("\(command) needs a file, or '-' for standard input.")
    }
    try self.init(path, &arguments)
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
      if isRightToLeft { document.direction = .rightToLeft }
      return document
    } catch {
      let faults = SceneReading.faults(in: bytes).map { "\(source): \($0)" }
      throw ToolExit(status: .badData, message: faults.joined(separator: "\nlayout: "))
    }
  }
}

extension ArgumentList {
  /// Takes `--size`, a width and a height in points.
  mutating func takeSize() throws(ToolExit) -> LayoutSize? {
    guard let text = takeValue("--size") else { return nil }
    let numbers = text.split(separator: "x").map { Double($0) }
    if numbers.count == 2, let width = numbers[0], let height = numbers[1],
      0...SceneDocument.largestNumber ~= width, 0...SceneDocument.largestNumber ~= height
    {
      return LayoutSize(width: width, height: height)
    }
    throw .usage("--size is a width and a height such as 390x844, not '\(text)'.")
  }
}
