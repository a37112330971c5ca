import Foundation

/// The Swift files that words of a command line mean.
struct SourceFiles {
  /// The paths, each once, in order.
  let paths: [String]

  /// Finds files: each word is one, or a folder that is searched for them.
  ///
  /// Hidden folders and `.build` are left aside.
  init(_ words: [String]) throws(ToolExit) {
    var paths: [String] = []
    var seen: Set<String> = []
    for word in words {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) else {
        throw ToolExit(status: .noInput, message: "\(word): there is no such file to read")
      }
      let found = isFolder.boolValue ? Self.files(in: word) : [word]
      for path in found where seen.insert(path).inserted { paths.append(path) }
    }
    self.paths = paths
  }

  private static func files(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let name = names.nextObject() as? String {
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      if isHidden || name.hasSuffix(".xcassets") {
        names.skipDescendants()
      } else if name.hasSuffix(".swift") {
        files.append((folder as NSString).appendingPathComponent(name))
      }
    }
    return files.sorted()
  }

  /// Reads a file.
  static func read(_ path: String) throws(ToolExit) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw ToolExit(status: .noInput, message: "\(path): the file cannot be read")
    }
  }

  /// Replaces a file, unless it is not what it was when it was read.
  ///
  /// - Returns: Whether it was replaced.
  static func replace(
    _ path: String,
    _ old: [UInt8],
    with new: [UInt8]
  ) throws(ToolExit) -> Bool {
    guard try read(path) == old else { return false }
    do {
      try Data(new).write(to: URL(fileURLWithPath: path), options: .atomic)
      return true
    } catch {
      throw ToolExit(status: .cannotWrite, message: "\(path): the result cannot be written")
    }
  }
}
