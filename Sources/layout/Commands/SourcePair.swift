import SourceRewriting

/// `layout compare OLD NEW` for two folders of Swift source, or two files: whether each function
/// still makes the same constraints, whatever dialect it says them in.
struct SourcePair {
  private let module: SourceConversion.Module?
  private let pairs: [(name: String, old: String?, new: String?)]

  /// Takes two files or two folders of source from a command line; nil where it names documents.
  init?(_ arguments: inout ArgumentList) throws(ToolExit) {
    var rest = arguments
    guard let old = rest.takeWord(), let new = rest.takeWord(), Self.isSource(old),
      Self.isSource(new)
    else { return nil }
    let module = try rest.takeChoice(.module, of: SourceConversion.Module.self)
    try rest.finish()
    arguments = rest
    self.module = module
    let (before, after) = (try Self.files(in: old), try Self.files(in: new))
    pairs = Set(before.keys).union(after.keys).sorted().map { ($0, before[$0], after[$0]) }
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || Platform.names(in: path) != nil
  }

  /// The files of a folder by their paths in it; a single file has no name there.
  private static func files(in word: String) throws(ToolExit) -> [String: String] {
    guard Platform.names(in: word) != nil else {
      guard Platform.exists(word) else {
        throw ToolExit(status: .noInput, message: "\(word): there is no such file to read")
      }
      return ["": word]
    }
    var files: [String: String] = [:]
    for path in try SourceFiles([word]).paths {
      files[String(path.dropFirst(word.count).drop { $0 == "/" })] = path
    }
    return files
  }

  /// What the files of one side declare together; of a single one nothing stands beside it.
  private static func world(_ paths: [String]) throws(ToolExit) -> SourceWorld {
    var world = SourceWorld()
    guard paths.count > 1 else { return world }
    for path in paths { world.read(try SourceFiles.read(path)) }
    return world
  }

  /// Compares file by file, each in the light of all files of its side.
  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    var status = ToolStatus.solved
    var (same, partly, other) = (0, 0, 0)
    let oldWorld = try Self.world(pairs.compactMap(\.old))
    let newWorld = try Self.world(pairs.compactMap(\.new))
    for (name, before, after) in pairs {
      guard let before, let after else {
        let path = before ?? after ?? name
        let side = before == nil ? "has no old version" : "has no new version"
        // A file without layout may come and go.
        guard try SourceComparison.hasLayout(SourceFiles.read(path)) else { continue }
        try terminal.print("\(path): \(side)\n")
        other += 1
        continue
      }
      let (one, another) = (try SourceFiles.read(before), try SourceFiles.read(after))
      // The same words may mean something else where an initialiser has changed.
      let isSame = one == another
      if isSame, oldWorld.filesWithInitializers == newWorld.filesWithInitializers {
        same += 1
        continue
      }
      let verdict = SourceComparison.verdict(
        one,
        another,
        module,
        oldWorld: oldWorld,
        newWorld: newWorld
      )
      switch verdict {
      case .agrees: same += 1
      case .agreesElsewhere:
        partly += 1
        try terminal.print("\(after): has calls that cannot be read; all others are the same\n")
      case .differs(let line):
        other += 1
        try terminal.print("\(before):\(line): makes other constraints in \(after)\n")
      case nil where isSame: same += 1
      case .countsDiffer, nil:
        terminal.say("\(before), \(after): not both are Swift source")
        status = .couldNotCompare
      }
    }
    let counts = "\(same) the same, \(other) differ, \(partly) have calls that cannot be read"
    try terminal.print("\(pairs.count) \(pairs.count == 1 ? "file" : "files"): \(counts)\n")
    guard status == .solved else { return status }
    return other > 0 ? .conflict : partly > 0 ? .couldNotCompare : .solved
  }
}
