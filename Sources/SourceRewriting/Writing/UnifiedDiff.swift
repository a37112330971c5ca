/// The difference between two texts, as patch tools read it.
///
/// Source of the algorithm: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations",
/// Algorithmica 1, 1986.
package struct UnifiedDiff: Sendable {
  private enum Step {
    case same(Int, Int)
    case removed(Int)
    case added(Int)
  }

  /// More differences than this are shown as one block, to bound time and memory.
  private static let mostDifferences = 1_000
  private static let contextLines = 3

  private let old: [Substring]
  private let new: [Substring]

  /// Compares two texts by lines.
  package init(_ old: String, _ new: String) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count == 1 { lines = text.split(omittingEmptySubsequences: false) { $0 == "\r\n" } }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The difference under the names of both texts; empty if there is none.
  ///
  /// - Complexity: O((*n* + *d*) · *d*) in the lines and the differences, of which no more than a
  ///   thousand are looked for.
  package func text(oldName: String, newName: String) -> String {
    var hunks = ""
    let steps = steps()
    var index = 0
    while let first = steps[index...].firstIndex(where: Self.isChange) {
      var last = first
      while let next = steps[(last + 1)...].firstIndex(where: Self.isChange),
        next - last <= 2 * Self.contextLines
      {
        last = next
      }
      let end = min(steps.count, last + 1 + Self.contextLines)
      hunks += hunk(steps[max(index, first - Self.contextLines)..<end])
      index = end
    }
    return hunks.isEmpty ? "" : "--- \(oldName)\n+++ \(newName)\n\(hunks)"
  }

  private static func isChange(_ step: Step) -> Bool {
    if case .same = step { return false }
    return true
  }

  private func hunk(_ steps: ArraySlice<Step>) -> String {
    var lines = ""
    var (oldStart, newStart, oldCount, newCount) = (-1, -1, 0, 0)
    for step in steps {
      switch step {
      case .same(let one, let other):
        if oldStart < 0 { oldStart = one }
        if newStart < 0 { newStart = other }
        (oldCount, newCount) = (oldCount + 1, newCount + 1)
        lines += " \(old[one])\n"
      case .removed(let one):
        if oldStart < 0 { oldStart = one }
        oldCount += 1
        lines += "-\(old[one])\n"
      case .added(let other):
        if newStart < 0 { newStart = other }
        newCount += 1
        lines += "+\(new[other])\n"
      }
    }
    let one = "\(max(0, oldStart) + (oldCount > 0 ? 1 : 0)),\(oldCount)"
    let other = "\(max(0, newStart) + (newCount > 0 ? 1 : 0)),\(newCount)"
    return "@@ -\(one) +\(other) @@\n\(lines)"
  }

  /// What leads from the old text to the new one.
  private func steps() -> [Step] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    var steps = (0..<start).map { Step.same($0, $0) }
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    if let path = shortest(start..<oldEnd, start..<newEnd) {
      steps += path
    } else {
      steps += (start..<oldEnd).map(Step.removed) + (start..<newEnd).map(Step.added)
    }
    return steps + (0..<end).map { .same(oldEnd + $0, newEnd + $0) }
  }

  private func shortest(_ one: Range<Int>, _ other: Range<Int>) -> [Step]? {
    let limit = min(Self.mostDifferences, one.count + other.count)
    var furthest = [1: 0]
    var history: [[Int: Int]] = []
    for distance in 0...limit {
      history.append(furthest)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        var x = Self.entry(diagonal, distance, furthest).x
        var y = x - diagonal
        while x < one.count, y < other.count, old[one.lowerBound + x] == new[other.lowerBound + y] {
          x += 1
          y += 1
        }
        furthest[diagonal] = x
        if x >= one.count, y >= other.count { return path(history, one, other) }
      }
    }
    return nil
  }

  /// Where a diagonal is entered, and whether that is from above: by a line that is added.
  private static func entry(
    _ diagonal: Int,
    _ distance: Int,
    _ furthest: [Int: Int]
  ) -> (x: Int, isAdded: Bool) {
    let below = furthest[diagonal - 1] ?? -1
    let above = furthest[diagonal + 1] ?? -1
    let isAdded = diagonal == -distance || (diagonal != distance && below < above)
    return (isAdded ? above : below + 1, isAdded)
  }

  private func path(_ history: [[Int: Int]], _ one: Range<Int>, _ other: Range<Int>) -> [Step] {
    var steps: [Step] = []
    var (x, y) = (one.count, other.count)
    for (distance, furthest) in history.enumerated().reversed() {
      let (from, isAdded) = Self.entry(x - y, distance, furthest)
      while x > from {
        x -= 1
        y -= 1
        steps.append(.same(one.lowerBound + x, other.lowerBound + y))
      }
      guard distance > 0 else { break }
      if isAdded {
        y -= 1
        steps.append(.added(other.lowerBound + y))
      } else {
        x -= 1
        steps.append(.removed(one.lowerBound + x))
      }
    }
    return steps.reversed()
  }
}
