/// A chooser between places, for as long as it lives.
private struct WeakChooser {
  weak var chooser: PlaceChooser?
}

/// What the next pass has to look at: kept between passes, emptied by them.
final class Agenda {
  /// Items that were marked, and those at the top of a path to marked ones without variables; see
  /// ``ItemRecord/announce()``.
  private(set) var queue: [ItemRecord] = []
  /// Those that are to be asked for a height at the width they get.
  private var toMeasure: [ItemRecord] = []
  /// Those with declarations about items that are not in this hierarchy.
  private var awaitingTargets: [ItemRecord] = []
  /// Those that choose between places before frames are handed out.
  private var choosers: [WeakChooser] = []
  /// Whether rows were edited since frames were handed out last, perhaps solved by a question.
  private(set) var owesFrames = false

  /// Whether anything waits in the queue.
  var hasQueued: Bool { !queue.isEmpty }
  /// Whether any item is to be measured.
  var hasToMeasure: Bool { !toMeasure.isEmpty }

  /// Puts an item behind the others in the queue.
  func enqueue(_ item: ItemRecord) { queue.append(item) }

  /// Empties the queue and returns what was in it.
  func takeQueue() -> [ItemRecord] {
    let taken = queue
    queue.removeAll(keepingCapacity: true)
    return taken
  }

  /// Has an item asked for its height once its width is known.
  func measure(_ item: ItemRecord) { toMeasure.append(item) }

  /// Returns those to be measured, of which none is any more.
  func takeToMeasure() -> [ItemRecord] {
    let taken = toMeasure
    toMeasure.removeAll(keepingCapacity: true)
    return taken
  }

  /// Remembers that declarations on an item wait for items that are not in this hierarchy.
  func awaitTargets(of item: ItemRecord) {
    if item.marks.awaitTargets() { awaitingTargets.append(item) }
  }

  /// Returns those whose declarations wait, of which none does any more.
  func takeAwaitingTargets() -> [ItemRecord] {
    if awaitingTargets.isEmpty { return [] }
    defer { awaitingTargets = [] }
    return awaitingTargets.filter { $0.marks.endAwaitingTargets() }
  }

  /// Has places chosen before frames are handed out, in the order in which that was asked for first.
  func enroll(_ chooser: PlaceChooser) {
    choosers.removeAll { $0.chooser == nil }
    if !choosers.contains(where: { $0.chooser === chooser }) {
      choosers.append(WeakChooser(chooser: chooser))
    }
  }

  /// Whether there may be anybody that chooses between places.
  var hasChoosers: Bool { !choosers.isEmpty }
  /// Those that choose between places.
  var placeChoosers: [PlaceChooser] { choosers.compactMap(\.chooser) }

  /// Notes an edit whose frames are not handed out yet.
  func oweFrames() { owesFrames = true }

  /// Notes that frames are handed out.
  func frameDebtIsPaid() { owesFrames = false }
}
