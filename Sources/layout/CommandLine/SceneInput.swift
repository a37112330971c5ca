import ConstraintKernel
import Foundation
import LayoutFormats

/// A scene document named on the command line, and how it is to be solved.
struct SceneInput {
  private let path: String
  private let size: LayoutSize?
  private let isRightToLeft: Bool

  /// Takes the options that change a document; the path is a word.
  init(_ path: String, _ arguments: inout ArgumentList) throws(ToolExit) {
    self.path = path
    size = try arguments.takeSize()
    isRightToLeft = arguments.takeFlag("--rtl")
  }

  /// What messages call the input.
  var source: String { path == "-" ? "standard input" : path }

  /// Reads the document and changes it as was asked; all faults of one that is no scene are told.
  func document(_ terminal: Terminal) throws(ToolExit) -> SceneDocument {
    let bytes = [UInt8](try read(terminal))
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

  /// The document as a tree.
  func tree(_ terminal: Terminal) throws(ToolExit) -> SceneTree {
    let document = try document(terminal)
    do throws(SceneReadingError) {
      return try SceneTree(document)
    } catch {
      throw ToolExit(status: .badData, message: "\(source): \(error)")
    }
  }

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
