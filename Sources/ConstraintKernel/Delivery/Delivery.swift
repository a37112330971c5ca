import ConstraintSolver

/// Whose frames a solution may have changed since frames were handed out last.
final class Delivery {
  /// Those whose frames may be others than the ones they have.
  private var moved: [ItemRecord] = []

  /// The items that were handed a frame, while they are wanted.
  private var recording: Recording?

  fileprivate final class Recording {
    var handed: [ItemRecord] = []
  }

  /// Whether there is anybody to be handed a frame.
  var isPending: Bool { !moved.isEmpty }

  /// Lists an item whose solved frame may differ from the one it has, and at the agenda if its height
  /// follows from its width.
  func note(_ item: ItemRecord, measuring agenda: Agenda) {
    if item.measure.followsWidth { agenda.measure(item) }
    guard item.delivery.note() else { return }
    // A list that grows where it is stored has Swift check the access while the program runs.
    var all = moved
    moved = []
    all.append(item)
    moved = all
  }

  /// Lists the items of which the last solution changed a value.
  func noteChanges(
    in rows: RowBook,
    of members: Membership,
    measuring agenda: Agenda
  ) {
    var former = -1
    for variable in rows.changedVariables {
      let block = FrameVariables.block(of: variable)
      // Several variables of one item often follow each other.
      if block == former { continue }
      former = block
      guard let item = members.items[block] else { continue }
      item.delivery.forgetHand()
      note(item, measuring: agenda)
      if item.hasStartsAtRight {
        former = -1
        guard FrameVariables.part(of: variable) == .width else { continue }
        let engine = item.engine
        item.forEachFromRight { if $0.engine === engine { note($0, measuring: agenda) } }
      }
    }
  }

  /// Those whose frames may have changed since the last time.
  func take() -> [ItemRecord] {
    let items = moved
    var next: [ItemRecord] = []
    next.reserveCapacity(items.count)
    moved = next
    for item in items { item.delivery.forget() }
    return items
  }
}

extension Delivery {
  /// Notes that an item was handed a frame.
  func noteHanded(to item: ItemRecord) {
    if let recording { recording.handed.append(item) }
  }

  /// Calls `body`, and returns who was handed frames meanwhile, in order, each as often as it was.
  ///
  /// Calls within each other count for those around them, too.
  func recording(_ body: () -> Void) -> [ItemRecord] {
    let (outer, own) = (recording, Recording())
    recording = own
    body()
    recording = outer
    outer?.handed += own.handed
    return own.handed
  }
}

/// Where an item stands in the delivery of frames.
struct DeliveryMarks {
  private struct State: OptionSet {
    let rawValue: UInt8
    static let isMoved = State(rawValue: 1)
    static let isMovedByHand = State(rawValue: 2)
  }

  private var state: State = []

  /// Lists the item; says whether it was not listed.
  fileprivate mutating func note() -> Bool {
    if state.contains(.isMoved) { return false }
    state.formUnion(.isMoved)
    return true
  }

  /// Takes the item off the list.
  fileprivate mutating func forget() { state.subtract(.isMoved) }

  /// Takes the item off the list of a hierarchy that it leaves.
  mutating func leaveHierarchy() { state.subtract(.isMoved) }

  /// Notes that the item was given a frame from outside, and the solver has no other values for it since.
  mutating func noteHand() { state.formUnion(.isMovedByHand) }

  /// The solver has other values for the item.
  fileprivate mutating func forgetHand() { state.subtract(.isMovedByHand) }

  /// Whether the item was moved from outside; it counts as put right after that.
  mutating func takeHand() -> Bool {
    guard state.contains(.isMovedByHand) else { return false }
    state.subtract(.isMovedByHand)
    return true
  }
}
