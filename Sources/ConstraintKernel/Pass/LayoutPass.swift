/// The state of one layout pass, or of one question, for as long as it runs.
///
/// A pass: callbacks and marks, rows, solution, text, frames, callbacks.
///
/// 1. `updateConstraints`, subviews first, for views that asked for it.
/// 2. Constraints that came, went or changed become rows.
/// 3. The solver finds values.
/// 4. Items whose height follows from their width are asked once for it, and it is solved again.
/// 5. Frames that changed are handed out.
/// 6. `layoutSubviews`, superviews first, for views that asked or whose size changed; what they
///    edit is solved before the pass ends.
///
/// The item at the top is kept alive for as long as the pass takes, whatever is called in it.
struct LayoutPass {
  /// A callback that keeps asking for another round is given this many.
  static let maximumRounds = 16
  /// Widths decide heights; where an aspect ratio ties them back, once more.
  static let maximumMeasures = 2

  /// Whether it answers a question, and hands out no frame.
  let isQuestion: Bool
  /// Those that asked for `updateConstraints` and have not had their turn.
  private var updates: [ItemRecord] = []
  /// Those that get `layoutSubviews` and have not had their turn.
  private var layouts: [ItemRecord] = []
  /// Whom declarations had asked for their parents in this round; nil if none was.
  private var asked: AskedAncestry?
  /// Whether marks came without end: the pass ends after this round, and the rest waits for the
  /// next.
  private(set) var exceededRounds = false

  /// Begins a pass, or a question.
  init(isQuestion: Bool) { self.isQuestion = isQuestion }

  /// Has `updateConstraints` called on an item.
  mutating func collectUpdate(_ item: ItemRecord) { updates.append(item) }

  /// Has `layoutSubviews` called on an item, once.
  mutating func collectLayout(_ item: ItemRecord) {
    if item.marks.awaitLayout() { layouts.append(item) }
  }

  /// Those that asked for `updateConstraints`, none of whom waits any more.
  mutating func takeUpdates() -> [ItemRecord] {
    defer { updates = [] }
    return updates
  }

  /// Those that get `layoutSubviews`, none of whom waits any more.
  mutating func takeLayouts() -> [ItemRecord] {
    defer { layouts = [] }
    return layouts
  }

  /// Ends the pass after this round.
  mutating func exceedRounds() { exceededRounds = true }

  /// Asks each item for its parent once in this round, as long as it is asked through the answer.
  mutating func askedAncestry() -> AskedAncestry { asked.made(by: AskedAncestry.init) }

  /// Begins another round, in which parents may be others.
  mutating func forgetAskedAncestry() { asked = nil }

  /// Has those that had no turn marked again, for the pass around it or for the next.
  mutating func handBack() {
    for item in takeUpdates() { item.mark(.updateConstraints) }
    for item in takeLayouts() {
      item.marks.endAwaitingLayout()
      item.mark(.layout)
    }
  }

  /// Hands out the frames of an item's hierarchy.
  static func run(from record: ItemRecord) {
    withEngine(of: record) { $0.handOutFrames() }
  }

  /// Calls `body` with the engine of the item's hierarchy, which lives meanwhile; nil where the
  /// item at the top was freed.
  @discardableResult
  static func withEngine<Answer>(
    of record: ItemRecord,
    _ body: (LayoutEngine) -> Answer
  ) -> Answer? {
    record.refreshAncestry()
    let root = record.root
    guard root.isPresent, let item = root.item else { return nil }
    let engine = root.ownedEngine ?? LayoutEngine(root: root)
    root.ownedEngine = engine
    return withExtendedLifetime(item) { engine.isDissolving ? nil : body(engine) }
  }

  /// Calls `body` with the engine of the item's hierarchy, once all frames are handed out; within a
  /// pass it finds only rows and values brought up to date, and no frame is handed out.
  static func answer<Answer>(
    of record: ItemRecord,
    _ body: (LayoutEngine) -> Answer
  ) -> Answer? {
    withEngine(of: record) { if !$0.isRunning { $0.handOutFrames() } }
    // Callbacks may have moved the item to another hierarchy.
    return withEngine(of: record) { engine in engine.answer { body(engine) } }
  }
}
