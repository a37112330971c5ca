/// What a question needs for as long as it lasts: names, whose rows there are, and rows that pull.
final class QuestionState {
  /// What items are called, while a question is answered.
  private(set) var names: ItemNameTable?
  /// Whose each row is, while a question is answered that speaks of many.
  private(set) var owners: [Int32: RowOwner]?
  /// The rows that pull at items whose fitting size is asked for, of questions within each other.
  private(set) var pulls: [Pull] = []

  /// Remembers names from now on.
  func beginNaming() { names = ItemNameTable() }
  /// Forgets all names.
  func endNaming() { names = nil }

  /// Remembers whose each row is, until rows change.
  func beginLookup(_ owners: [Int32: RowOwner]) { self.owners = owners }
  /// Forgets whose each row is.
  func endLookup() { owners = nil }

  /// Has an item pulled at.
  func begin(_ pull: Pull) { pulls.append(pull) }

  /// Ends the last question that pulls like this; false if its item left meanwhile.
  func end(_ pull: Pull) -> Bool {
    guard let position = pulls.lastIndex(of: pull) else { return false }
    pulls.remove(at: position)
    return true
  }

  /// Ends all that pull at an item, which leaves, and returns them.
  func endPulls(at item: ItemRecord) -> [Pull] {
    if pulls.isEmpty { return [] }
    defer { pulls.removeAll { $0.item === item } }
    return pulls.filter { $0.item === item }
  }

  /// Ends all that pull.
  func endPulls() { pulls = [] }
}
