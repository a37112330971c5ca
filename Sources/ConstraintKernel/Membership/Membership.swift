import ConstraintSolver

/// Who has variables in one hierarchy: which item each block of four belongs to.
///
/// It neither adds a row nor asks an item anything; it remembers who came and counts who left.
final class Membership {
  /// The item of each block; nil for a block that is not in use.
  private(set) var items: [ItemRecord?] = []
  /// The blocks of items that leave with others, for as long as not all have.
  private var leaving: [FrameVariables] = []
  /// Those with a seat whose death has to be found out, and some that had one.
  private var attached: [ItemRecord] = []
  /// Grows with every item that leaves the hierarchy, or moves within it.
  private(set) var departures = 0

  /// Makes room for so many items.
  func reserve(_ count: Int) { items.reserveCapacity(count) }

  /// The item that a variable belongs to, if it is still there.
  func item(of variable: Variable) -> ItemRecord? {
    let block = FrameVariables.block(of: variable)
    return block < items.count ? items[block] : nil
  }

  /// Seats an item, which has no seat yet, at its variables.
  func seat(_ item: ItemRecord, at variables: FrameVariables, in engine: LayoutEngine) {
    assert(item.seat.variables == nil, "the item has variables already")
    item.seat.engine = engine
    item.seat.variables = variables
    if item.flags.contains(.isAttached) { attached.append(item) }
    if variables.block == items.count { return items.append(item) }
    while items.count <= variables.block { items.append(nil) }
    items[variables.block] = item
  }

  /// Takes an item's seat and the rows of its own, and returns the variables it had; nil if it had none.
  func unseat(_ item: ItemRecord) -> FrameVariables? {
    guard let variables = item.seat.variables else { return nil }
    items[variables.block] = nil
    item.leaveSeat()
    return variables
  }

  /// Takes the seat of an item that leaves with others, whose variables ``takeLeaving()`` returns.
  func evict(_ item: ItemRecord) -> Bool {
    guard let variables = unseat(item) else { return false }
    leaving.append(variables)
    return true
  }

  /// The variables of all that were evicted since the last time.
  func takeLeaving() -> [FrameVariables] {
    defer { leaving.removeAll() }
    return leaving
  }

  /// Those with a seat that have died without a word.
  ///
  /// - Complexity: O(items attached to their nodes).
  func findLost() -> [ItemRecord] {
    if attached.isEmpty { return [] }
    attached.removeAll { $0.seat.variables == nil }
    return attached.filter { !$0.isPresent }
  }

  /// Notes that an item leaves the hierarchy, or moves within it.
  func noteDeparture() { departures += 1 }

  /// Takes every seat, and returns who had one.
  func disband() -> [ItemRecord] {
    let all = items.compactMap { $0 }
    items = []
    attached = []
    departures += 1
    for item in all { item.leaveSeat() }
    return all
  }
}

/// Where an item has its variables, and the rows it has without any constraint.
struct Seat {
  /// The engine that holds the variables; nil without any.
  fileprivate(set) var engine: LayoutEngine?
  /// The variables of the item's frame in ``engine``; nil without any.
  fileprivate(set) var variables: FrameVariables?
  /// The rows that do not come from constraints; nil without any.
  fileprivate(set) var systemRows: SystemRows?
}

extension ItemRecord {
  /// The engine that holds the item's variables; nil without any.
  var engine: LayoutEngine? { seat.engine }
  /// The variables of the item's frame in ``engine``; nil without any.
  var variables: FrameVariables? { seat.variables }
  /// The rows that do not come from constraints; nil without any.
  var systemRows: SystemRows? { seat.systemRows }

  /// The rows that do not come from constraints, made when first asked for.
  func makeSystemRows() -> SystemRows {
    if let known = seat.systemRows { return known }
    let made = SystemRows()
    seat.systemRows = made
    return made
  }

  /// Forgets rows of its own that were taken out.
  func forgetSystemRows() { seat.systemRows = nil }

  fileprivate func leaveSeat() {
    seat.engine = nil
    seat.variables = nil
    seat.systemRows = nil
  }
}
