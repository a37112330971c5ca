/// What keeps an item's constraints by item, for each dialect that has that done: a ledger, or slots.
struct ItemLedgers {
  fileprivate(set) var byItem: [ConstraintLedger] = []
  fileprivate(set) var bySlot: [SlotLedger] = []

  /// What is notified of what becomes of the item.
  fileprivate(set) var observers: [any ItemObserver] = []

  /// Whether no dialect keeps anything here.
  fileprivate var isEmpty: Bool { byItem.isEmpty && observers.isEmpty }
}

extension ItemRecord {
  /// What a dialect holds on the item as a whole; made when first asked for.
  package func ledger(of dialect: LayoutDialect) -> ConstraintLedger {
    if let known = ledgers.byItem.first(where: { $0.dialect == dialect }) { return known }
    let made = ConstraintLedger(dialect)
    var all = ledgers
    all.byItem.append(made)
    ledgers = all
    return made
  }

  /// What a dialect declares in slots of the item; made when first asked for.
  package func slotLedger(of dialect: LayoutDialect) -> SlotLedger {
    if let known = existingSlotLedger(of: dialect) { return known }
    let made = SlotLedger(self, dialect)
    var all = ledgers
    all.bySlot.append(made)
    all.observers.append(made)
    ledgers = all
    return made
  }

  /// What a dialect declares in slots of the item, if it ever did.
  package func existingSlotLedger(of dialect: LayoutDialect) -> SlotLedger? {
    ledgers.bySlot.first { $0.dialect == dialect }
  }

  /// The descriptions of what is declared under a condition, whether it holds or not.
  package var conditionalDescriptions: [ConstraintDescription] {
    ledgers.bySlot.flatMap(\.conditionalDescriptions)
  }

  /// Notifies an observer from now on of what becomes of the item.
  func add(_ observer: any ItemObserver) { ledgers.observers = ledgers.observers + [observer] }

  /// Notifies an observer no more of what becomes of the item.
  func remove(_ observer: any ItemObserver) {
    ledgers.observers = ledgers.observers.filter { $0 !== observer }
  }

  /// Asks every condition again of what a dialect declares on the item, and of states that are on.
  package func reloadConditions(of dialect: LayoutDialect) {
    if refusesChangeInDefinition(nil) { return }
    existingSlotLedger(of: dialect)?.reload()
    for case let conditions as StateConditions in ledgers.observers { conditions.reload() }
  }

  /// Lets go of everything, as the item was freed.
  func endLedgers() {
    if ledgers.isEmpty { return }
    for observer in ledgers.observers { observer.itemDidDie() }
    ledgers = ItemLedgers()
  }
}
