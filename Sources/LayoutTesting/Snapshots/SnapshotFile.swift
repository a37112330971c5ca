import Foundation

/// The text of a snapshot: for each case its name and its tree.
///
///     # 390 × 844 rtl
///     item     x  y  width  height
///     root     0  0    390     844
///     └─ name  8  8    374      20
struct SnapshotFile: Equatable {
  /// One case.
  struct Section: Equatable {
    let name: String
    let tree: String
  }

  var sections: [Section] = []

  init(_ sections: [Section]) {
    self.sections = sections
  }

  /// Reads a file; what stands before the first case is ignored.
  init(text: String) {
    for section in ("\n" + text).components(separatedBy: "\n# ").dropFirst() {
      let end = section.firstIndex(of: "\n") ?? section.endIndex
      let lines = section[end...].split(separator: "\n")
      let tree = lines.map { $0 + "\n" }.joined()
      sections.append(Section(name: String(section[..<end]), tree: tree))
    }
  }

  var text: String {
    sections.map { "# \($0.name)\n\($0.tree)" }.joined(separator: "\n")
  }
}
