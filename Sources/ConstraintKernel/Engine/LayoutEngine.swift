import ConstraintSolver

/// The layout of one hierarchy: its parts, and what each change does to them.
///
/// Each item that takes part has four variables: where its frame begins in its parent on both axes,
/// and its width and height; see ``FrameVariables``. Positions relative to the parent keep an edit
/// local: moving a cell moves its content without touching it.
///
/// The parts keep their state to themselves. What is here and in the extensions is their order.
final class LayoutEngine {
  /// The record at the top, which owns the engine.
  let root: ItemRecord
  /// The rows and variables.
  let rows: RowBook
  /// Who has variables.
  let members = Membership()
  /// What the next pass has to look at.
  let agenda = Agenda()
  /// Whose frames may have changed.
  let delivery = Delivery()
  /// What the last solution was worth, and what was reported of it.
  let memory = ConflictMemory()
  /// What the question at hand needs.
  let question = QuestionState()
  /// The state of the pass or question that is running, which `perform` alone sets; nil between them.
  var pass: LayoutPass?
  /// How far the hierarchy lives.
  private(set) var life = Life.open
  /// Tells what items remember for this engine from what they did for a former one.
  let stamp = LayoutRank.next()
  var statistics = LayoutStatistics()
  #if CHECK_INVARIANTS
  var changes = 0
  #endif

  /// How far a hierarchy lives.
  enum Life {
    case open
    /// It is being freed: nothing is solved any more, and the solver is not notified of what leaves.
    case dissolving
    /// It has no engine any more, perhaps in the middle of a pass: no item is admitted.
    case over
  }

  var isDissolving: Bool { life == .dissolving }
  var isOver: Bool { life == .over }

  init(root: ItemRecord) {
    self.root = root
    let (items, rows) = root.expectedSize
    self.rows = RowBook(blocks: items, rows: rows, workLimit: root.extras?.workLimit)
    members.reserve(items)
    agenda.enqueue(root)
  }

  /// Has nothing solved any more: the hierarchy is being freed.
  func dissolve() {
    if isOver { return }
    life = .dissolving
    rows.close()
  }

  /// Forgets everything; constraints of the hierarchy wait for rows of another engine.
  ///
  /// If that is in the middle of a pass, which then comes to its end, nothing is left to be solved.
  func tearDown() {
    life = .over
    root.ownedEngine = nil
    let (waiting, awaiting) = (agenda.takeQueue(), agenda.takeAwaitingTargets())
    question.endPulls()
    rows.discard()
    let all = members.disband()
    for item in all {
      item.marks.leaveQueue()
      item.delivery.leaveHierarchy()
      item.loseRows()
      item.noteLossOfRows()
      if item.lists.oldestWaiting != nil { item.marks.require(.constraints) }
    }
    for item in waiting {
      item.marks.leaveQueue()
      if item.marks.hasQueuedBelow { item.announce() }
      item.markAgain()
    }
    for item in all { item.markAgain() }
    for item in awaiting { item.mark(.declarations) }
    for chooser in agenda.placeChoosers { chooser.item.mark(.declarations) }
    checkInvariants()
  }
}

extension ItemRecord {
  /// How many items and rows a hierarchy has when it is first solved, so that storage for them is
  /// made at once.
  ///
  /// Natural sizes are not asked for; an item of a class that may have one counts for three rows.
  fileprivate var expectedSize: (items: Int, rows: Int) {
    var (items, rows) = (0, 4)
    forEachInSubtree {
      guard $0.isConstrained || !$0.isPlacedByFrame else { return }
      items += 1
      rows += $0.lists.count
      if $0.hasForeignMetrics { rows += 3 }
    }
    return (items + 1, rows)
  }
}
