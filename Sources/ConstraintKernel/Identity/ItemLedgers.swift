/// What keeps an item's constraints by item, for each dialect that has that done: a ledger, or slots.
struct ItemLedgers {
  private(set) var byItem: [ConstraintLedger] = []
  private(set) var bySlot: [SlotLedger] = []

  /// Who is told of what becomes of the item.
  private(set) var observers: [any ItemObserver] = []

  fileprivate mutating func ledger(of dialect: LayoutDialect) -> ConstraintLedger {
    if let known = byItem.first(where: { $0.dialect == dialect }) { return known }
    let made = ConstraintLedger(dialect)
    byItem.append(made)
    return made
  }

  fileprivate mutating func slots(of dialect: LayoutDialect, on item: ItemRecord) -> SlotLedger {
    if let known = bySlot.first(where: { $0.dialect == dialect }) { return known }
    let made = SlotLedger(item, dialect)
    bySlot.append(made)
    observers.append(made)
    return made
  }
}

extension ItemRecord {
  /// What a dialect holds on the item as a whole; made when first asked for.
  package func ledger(of dialect: LayoutDialect) -> ConstraintLedger {
    ledgers.ledger(of: dialect)
  }

  /// What a dialect declares in slots of the item; made when first asked for.
  package func slotLedger(of dialect: LayoutDialect) -> SlotLedger {
    ledgers.slots(of: dialect, on: self)
  }

  /// What a dialect declares in slots of the item, if it ever did.
  package func existingSlotLedger(of dialect: LayoutDialect) -> SlotLedger? {
    ledgers.bySlot.first { $0.dialect == dialect }
  }

  /// The descriptions of what is declared under a condition, whether it holds or not.
  package var conditionalDescriptions: [ConstraintDescription] {
    ledgers.bySlot.flatMap(\.conditionalDescriptions)
  }

  /// Lets go of everything, as the item has gone.
  func endLedgers() {
    for observer in ledgers.observers { observer.itemDidDie() }
    ledgers = ItemLedgers()
  }
}
