import LayoutFormats

/// What moved between two trees, box by box.
struct FrameDifference {
  /// A line of a tree: what stands before the numbers, and the numbers.
  struct Row {
    let name: String
    let depth: Int
    let numbers: [Double]

    /// The lines below the heading.
    static func all(in tree: String) -> [Row] {
      tree.split(separator: "\n").dropFirst().map { line in
        let words = line.split(separator: " ")
        let numbers = words.suffix(4).compactMap { Double($0) }
        let start = words.dropLast(4).last?.endIndex ?? line.startIndex
        let text = line[..<start]
        let name = String(text.drop { "│├└─ ".contains($0) })
        return Row(name: name, depth: (text.count - name.count) / 3, numbers: numbers)
      }
    }
  }

  /// The boxes that differ, one line for each; none where the trees are the same.
  private(set) var lines: [String] = []
  /// What moved: its place in the new tree, and which of `x`, `y`, `width` and `height` are others.
  private(set) var moved: [(place: Int, parts: [String])] = []

  private static let parts = ["x", "y", "width", "height"]

  /// Compares two trees as ``Picture/tree()`` writes them.
  ///
  /// - Parameters:
  ///   - old: What is expected.
  ///   - new: What is there.
  ///   - tolerance: How many points do not count.
  ///   - names: What boxes are paired by; nil for their names as they stand.
  init(
    _ old: String,
    _ new: String,
    tolerance: Double,
    pairing names: (old: PairingNames, new: PairingNames)? = nil
  ) {
    let (old, new) = (Self.rows(old, names?.old), Self.rows(new, names?.new))
    let changes = new.map(\.key).difference(from: old.map(\.key))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _):
        removed.insert(offset)
        lines.append("- \(old[offset].path) was removed")
      case .insert(let offset, _, _):
        inserted.insert(offset)
        lines.append("+ \(new[offset].path) is new")
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
      moved.append((after, steps.map(\.0)))
    }
  }

  private static func number(_ value: Double) -> String { LayoutText.number(value) }

  /// A line of a tree with the names on the way from the root, as they stand and as it is paired by.
  private typealias Place = (path: String, key: [String], row: Row)

  /// The lines of a tree below its heading.
  private static func rows(_ tree: String, _ names: PairingNames?) -> [Place] {
    var above: [(name: String, key: String)] = []
    return Row.all(in: tree).map { row in
      let key = names?.key(row.name, depth: row.depth) ?? row.name
      above = Array(above.prefix(row.depth)) + [(row.name, key)]
      return (above.map(\.name).joined(separator: " > "), above.map(\.key), row)
    }
  }
}

extension Picture {
  /// The boxes of a tree as ``Picture/tree()`` writes it.
  init(tree: String) {
    let guide = " (guide)"
    self.init(
      items: FrameDifference.Row.all(in: tree).filter { $0.numbers.count == 4 }.map { row in
        PictureItem(
          name: row.name.hasSuffix(guide) ? String(row.name.dropLast(guide.count)) : row.name,
          frame: LayoutRect(
            x: row.numbers[0],
            y: row.numbers[1],
            width: row.numbers[2],
            height: row.numbers[3]
          ),
          depth: row.depth,
          isGuide: row.name.hasSuffix(guide)
        )
      }
    )
  }
}
