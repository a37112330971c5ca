/// What the constraints of an item were before a batch, so that they can be so again.
///
/// While the batch runs, the item knows of its journal. The journal notes every constraint of the item
/// at first, and then whatever comes or goes in one transaction with one of them, before it does. It hears
/// of each batch with a constraint of the item that is refused.
///
/// What is undone is what the batch did to constraints. Moves stay: a constraint that one dropped is out
/// of layout for good.
final class ConstraintJournal {
  private struct Entry {
    let constraint: LayoutConstraint
    var host: ItemRecord?
    let rank: UInt64
    /// The place of the first row that holds its arrangement.
    let scaffoldRank: UInt64?
    let owner: ConstraintLedger?
    let dialect: LayoutDialect
    let constant: DirectedConstant
    let goneConstant: Double?
    let priority: LayoutPriority
    let identifier: String?

    init(_ constraint: LayoutConstraint) {
      self.constraint = constraint
      host = constraint.host
      rank = constraint.rank
      scaffoldRank = constraint.arrangement?.scaffold.first?.rank
      owner = constraint.owner
      dialect = constraint.dialect
      constant = constraint.directedConstant
      goneConstant = constraint.goneConstant
      priority = constraint.priority
      identifier = constraint.identifier
    }
  }

  private let item: ItemRecord
  private let dialects: DialectTrace
  private let declared: [(ledger: SlotLedger, memory: SlotLedger.Memory)]
  private var entries: [Entry] = []
  /// Where in ``entries`` a constraint is found.
  private var places: [LayoutConstraint: Int] = [:]
  /// The owners of what was noted, each with what it held, in its order.
  private var holdings: [(owner: ConstraintLedger, constraints: [LayoutConstraint])] = []
  /// The items whose constraints were noted, and whether they were placed by their frames.
  private var placements: [(item: ItemRecord, isPlacedByFrame: Bool)] = []
  /// Whether a batch with a constraint of the item was refused.
  fileprivate(set) var isRefused = false

  /// Notes what an item's constraints are, and what comes and goes until it ends.
  ///
  /// - Complexity: O(*n*) in the constraints and declarations of the item.
  init(of item: ItemRecord) {
    self.item = item
    dialects = item.dialects
    declared = item.ledgers.bySlot.map { ($0, $0.memory) }
    note(item)
    note(item.constraints(as: .first))
    // Owners hold constraints that are not active, too.
    for ledger in item.ledgers.byItem { note(ledger.constraints) }
    for slots in item.ledgers.bySlot { note(slots.owned.constraints) }
    item.makeExtras().journals.append(self)
    item.flags.insert(.hasJournal)
  }

  /// Notes nothing more.
  func end() {
    item.extras?.journals.removeAll { $0 === self }
    if item.extras?.journals.isEmpty ?? true { item.flags.remove(.hasJournal) }
  }

  /// Notes constraints that are about to come or go.
  fileprivate func note(_ constraints: [LayoutConstraint]) {
    for constraint in constraints where places[constraint] == nil {
      places[constraint] = entries.count
      entries.append(Entry(constraint))
      note(constraint.first)
      guard let owner = constraint.owner, !holdings.contains(where: { $0.owner === owner }) else {
        continue
      }
      holdings.append((owner, owner.constraints))
    }
  }

  private func note(_ item: ItemRecord) {
    guard !placements.contains(where: { $0.item === item }) else { return }
    placements.append((item, item.isPlacedByFrame))
  }

  /// Notes that a constraint left layout as its items came apart.
  fileprivate func noteDropped(_ constraint: LayoutConstraint) {
    if let place = places[constraint] { entries[place].host = nil }
  }

  /// Has the constraints be what they were: in layout or not, in their order, with their values and
  /// owners.
  func undo() {
    entries.removeAll { !$0.constraint.first.isPresent }
    for entry in entries where entry.host == nil || entry.constraint.rank != entry.rank {
      entry.constraint.uninstall()
    }
    for entry in entries { restoreValues(entry) }
    let former = entries.filter { $0.constraint.host == nil && $0.host != nil }
    for entry in former {
      entry.constraint.activationRank = entry.rank
      if let rank = entry.scaffoldRank { entry.constraint.arrangement?.takePlaces(from: rank) }
    }
    former.map(\.constraint).installIfPossible(on: former.map(\.host))
    restoreOwners()
    for (item, isPlacedByFrame) in placements where item.isPresent {
      item.setPlacedByFrame(isPlacedByFrame)
    }
    guard item.isPresent else { return }
    item.dialects = dialects
    // A ledger that there was not then holds nothing now.
    for slots in item.ledgers.bySlot {
      slots.recall(declared.first { $0.ledger === slots }?.memory)
    }
  }

  private func restoreValues(_ entry: Entry) {
    let constraint = entry.constraint
    constraint.setConstant(entry.constant)
    constraint.goneConstant = entry.goneConstant
    constraint.setIntendedPriority(entry.priority)
    constraint.identifier = entry.identifier
  }

  private func restoreOwners() {
    for entry in entries {
      let owner = entry.constraint.owner
      if owner !== entry.owner { owner?.release(entry.constraint) }
      entry.constraint.dialect = entry.dialect
    }
    for (owner, constraints) in holdings {
      let own = entries.filter { $0.owner === owner }
      owner.takeBack(own.map(\.constraint), orderedAs: constraints)
    }
  }
}

extension ItemRecord {
  /// Notes in the journals of the item that constraints are about to come or go.
  func journal(_ constraints: [LayoutConstraint]) {
    for journal in extras?.journals ?? [] { journal.note(constraints) }
  }

  /// Notes in the journals of the item that a constraint left layout as its items came apart.
  func journalDropped(_ constraint: LayoutConstraint) {
    for journal in extras?.journals ?? [] { journal.noteDropped(constraint) }
  }

  /// Notes that a batch with a constraint of the item was refused: in its journals, and in the
  /// definition of a state that is running.
  package func noteRefusal() {
    ConstraintScope.definition?.refuse()
    guard flags.contains(.hasJournal) else { return }
    for journal in extras?.journals ?? [] { journal.isRefused = true }
  }

  /// Reports why a batch or an edit of the item's constraints is refused.
  package func refuse(_ issue: LayoutIssue) {
    noteRefusal()
    report(issue)
  }

  /// Reports why a batch or an edit of the item's constraints is refused.
  package func refuse(_ kind: LayoutIssue.Kind, source: LayoutSource? = nil) {
    refuse(LayoutIssue(kind, items: [name], source: source))
  }
}

extension LayoutConstraint {
  /// Reports why an edit is refused.
  package func refuse(_ kind: LayoutIssue.Kind) {
    first.noteRefusal()
    report(kind)
  }
}
