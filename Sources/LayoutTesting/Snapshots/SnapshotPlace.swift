import Foundation

/// Where the snapshots of a test are kept: beside its source file.
struct SnapshotPlace {
  private static let folderName = "__Snapshots__"

  private let source: URL
  private let test: String
  private let name: String

  /// The place of a test's snapshot; `name` tells it from others of the same test.
  init(filePath: String, function: String, name: String) {
    source = URL(fileURLWithPath: filePath)
    test = String(function.prefix { $0 != "(" })
    self.name = name
  }

  private var folder: URL {
    source.deletingLastPathComponent().appendingPathComponent(Self.folderName)
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
  }

  /// The file.
  var url: URL {
    folder.appendingPathComponent(name.isEmpty ? "\(test).txt" : "\(test).\(name).txt")
  }

  func read() -> SnapshotFile? {
    (try? String(contentsOf: url, encoding: .utf8)).map(SnapshotFile.init(text:))
  }

  func write(_ file: SnapshotFile) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try file.text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// The snapshots beside the source file that no test of it can have written: of tests that it
  /// does not have any more, and of source files that no longer exist.
  func stale() -> [String] {
    let files = FileManager.default
    let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
    let own = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    let tests = own.filter { file in
      !text.contains("func \(file.prefix { $0 != "." })(")
    }.map { "\(folder.lastPathComponent)/\($0)" }
    let parent = folder.deletingLastPathComponent()
    let folders = (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
    let sources = source.deletingLastPathComponent()
    let orphans = folders.filter { name in
      !files.fileExists(atPath: sources.appendingPathComponent("\(name).swift").path)
    }
    return (tests + orphans).sorted()
  }
}
