/// What a question needs for as long as it lasts: names, whose rows there are, and rows that pull.
struct QuestionState {
  /// What items are called, while a question is answered.
  private(set) var names: ItemNameTable?
  /// Whose each row is, while a question is answered that speaks of many.
  private(set) var owners: [Int32: RowOwner]?
  /// The rows that pull at items whose fitting size is asked for, of questions within each other.
  private(set) var pulls: [Pull] = []

  /// Remembers names from now on.
  mutating func beginNaming() { names = ItemNameTable() }
  /// Forgets all names.
  mutating func endNaming() { names = nil }

  /// Remembers whose each row is, until rows change.
  mutating func beginLookup(_ owners: [Int32: RowOwner]) { self.owners = owners }
  /// Forgets whose each row is.
  mutating func endLookup() { owners = nil }

  /// Has an item pulled at.
  mutating func begin(_ pull: Pull) { pulls.append(pull) }

  /// Ends the last question that pulls like this; false if its item left meanwhile.
  mutating func end(_ pull: Pull) -> Bool {
    guard let position = pulls.lastIndex(of: pull) else { return false }
    pulls.remove(at: position)
    return true
  }

  /// Ends all that pull at an item, which leaves, and returns them.
  mutating func endPulls(at item: ItemRecord) -> [Pull] {
    if pulls.isEmpty { return [] }
    defer { pulls.removeAll { $0.item === item } }
    return pulls.filter { $0.item === item }
  }

  /// Ends all that pull.
  mutating func endPulls() { pulls = [] }
}
