import ConstraintKernel

/// What looking at a hierarchy takes from now on, in looks at one constraint, and whether that is enough.
///
/// Layout passes, questions and advice count what they do; a reader of frames reports it. Where the root has a
/// limit on the work of one layout pass, as many passes may be spent as are asked for.
struct LayoutEffort {
  /// What reading an item or a constraint at one width takes, of all that is read of it.
  private static let readingWork = 16

  private let root: any LayoutItem
  private let passes: Int
  private let before: Int
  private var read = 0

  /// Begins to count.
  init(on root: any LayoutItem, passes: Int) {
    self.root = root
    self.passes = passes
    before = Self.work(of: root)
  }

  /// What was done since the beginning.
  var work: Int { Self.work(of: root) - before + read }

  /// Whether as much was done as may be.
  var isSpent: Bool { hasTaken(share: 1) }

  /// Whether half of that was done.
  var isHalfSpent: Bool { hasTaken(share: 0.5) }

  /// Notes that so many items and constraints were read.
  mutating func noteReading(_ count: Int) { read += count * Self.readingWork }

  /// Notes that so many pairs of siblings were compared, of which sixteen take as long as a look.
  mutating func notePairs(_ count: Int) { read += count / 16 }

  private func hasTaken(share: Double) -> Bool {
    guard let limit = root.layoutWorkLimit else { return false }
    return Double(work) > Double(limit) * Double(passes) * share
  }

  private static func work(of root: any LayoutItem) -> Int {
    let statistics = root.layoutStatistics
    return statistics.work + statistics.adviceWork + root.layoutQuestionWork
  }
}
