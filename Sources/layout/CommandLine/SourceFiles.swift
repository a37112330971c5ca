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
      guard Platform.exists(word) else {
        throw ToolExit(status: .noInput, message: "\(word): there is no such file to read")
      }
      let found = Platform.names(in: word).map { Self.files(in: word, $0).sorted() } ?? [word]
      guard !found.isEmpty, found.allSatisfy({ $0.hasSuffix(".swift") }) else {
        let problem = found.isEmpty ? "there is no Swift file in it" : "that is no Swift file"
        throw ToolExit(status: .noInput, message: "\(word): \(problem)")
      }
      for path in found where seen.insert(path).inserted { paths.append(path) }
    }
    self.paths = paths
  }

  private static func files(in folder: String, _ names: [String]) -> [String] {
    names.flatMap { name -> [String] in
      if name.hasPrefix(".") || name.hasSuffix(".xcassets") { return [] }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [path] }
      return Platform.names(in: path).map { files(in: path, $0) } ?? []
    }
  }

  /// Reads a file.
  static func read(_ path: String) throws(ToolExit) -> [UInt8] {
    do {
      return try Platform.contents(of: path)
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
      try Platform.save(new, to: path)
      return true
    } catch {
      throw ToolExit(status: .cannotWrite, message: "\(path): the result cannot be written")
    }
  }
}
