import LayoutFormats

/// What moved between two trees, box by box.
struct FrameDifference {
  /// A line of a tree: what stands before the numbers, and the numbers.
  struct Row {
    let name: String
    let numbers: [Double]
  }

  /// The boxes that differ, one line for each; none where the trees are the same.
  private(set) var lines: [String] = []
  /// The places in the new tree of what moved.
  private(set) var moved: [Int] = []

  private static let parts = ["x", "y", "width", "height"]

  /// Compares two trees as ``Picture/tree()`` writes them.
  ///
  /// - Parameters:
  ///   - old: What is expected.
  ///   - new: What is there.
  ///   - tolerance: How many points do not count.
  init(_ old: String, _ new: String, tolerance: Double) {
    let (old, new) = (Self.rows(old), Self.rows(new))
    let changes = new.map(\.path).difference(from: old.map(\.path))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, let path, _):
        removed.insert(offset)
        lines.append("- \(path) is gone")
      case .insert(let offset, let path, _):
        inserted.insert(offset)
        lines.append("+ \(path) is new")
      }
    }
    let kept = old.indices.filter { !removed.contains($0) }
    let same = new.indices.filter { !inserted.contains($0) }
    for (before, after) in zip(kept, same) {
      let parts = zip(Self.parts, zip(old[before].row.numbers, new[after].row.numbers))
      let steps = parts.filter { !(abs($0.1.0 - $0.1.1) <= tolerance) && $0.1.0 != $0.1.1 }
      guard !steps.isEmpty else { continue }
      let words = steps.map { part, numbers in
        let step = numbers.1 - numbers.0
        return "\(part) \(Self.number(numbers.0)) → \(Self.number(numbers.1)) "
          + "(\(step > 0 ? "+" : "")\(Self.number(step)))"
      }
      lines.append("~ \(new[after].path): \(words.joined(separator: ", "))")
      moved.append(after)
    }
  }

  private static func number(_ value: Double) -> String { LayoutText.number(value) }

  /// The lines of a tree below its heading, with the names on the way from the root.
  private static func rows(_ tree: String) -> [(path: String, row: Row)] {
    var above: [String] = []
    return tree.split(separator: "\n").dropFirst().map { line in
      let words = line.split(separator: " ")
      let numbers = words.suffix(4).compactMap { Double($0) }
      let start = words.dropLast(4).last?.endIndex ?? line.startIndex
      let text = line[..<start]
      let name = String(text.drop { "│├└─ ".contains($0) })
      let depth = (text.count - name.count) / 3
      above = Array(above.prefix(depth)) + [name]
      return (above.joined(separator: " > "), Row(name: name, numbers: numbers))
    }
  }
}
