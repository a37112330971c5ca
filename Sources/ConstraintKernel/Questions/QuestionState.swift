/// What a question needs for as long as it lasts: names, whose rows there are, and rows that pull.
final class QuestionState {
  /// What items are called, while a question is answered.
  private(set) var names: ItemNameTable?
  /// Whose each row is, while a question is answered that speaks of many.
  private(set) var owners: [Int32: RowOwner]?
  /// The rows that pull at items whose fitting size is asked for, of questions within each other.
  private(set) var pulls: [PullingRows] = []
  /// What is to be looked at once the root's own rows say its size again; nil while they do.
  private(set) var pulledRoot: PulledRoot?
  /// The sizes that the root could have, of the last few questions, while nothing changed that they depend on.
  private var sizes: [(question: SizeQuestion, answer: LayoutSizeRequest)] = []
  private var revisionOfSizes = 0

  /// Remembers names from now on.
  func beginNaming() { names = ItemNameTable() }
  /// Forgets all names.
  func endNaming() { names = nil }

  /// Remembers whose each row is, until rows change.
  func beginLookup(_ owners: [Int32: RowOwner]) { self.owners = owners }
  /// Forgets whose each row is.
  func endLookup() { owners = nil }

  /// Has an item pulled at.
  func begin(_ pull: PullingRows) { pulls.append(pull) }

  /// Ends the last question that pulls like this; false if its item left meanwhile.
  func end(_ pull: PullingRows) -> Bool {
    guard let position = pulls.lastIndex(of: pull) else { return false }
    pulls.remove(at: position)
    return true
  }

  /// Ends all that pull at an item, which leaves, and returns them.
  func endPulls(at item: ItemRecord) -> [PullingRows] {
    if pulls.isEmpty { return [] }
    defer { pulls.removeAll { $0.item === item } }
    return pulls.filter { $0.item === item }
  }

  /// Ends all that pull.
  func endPulls() {
    pulls = []
    pulledRoot = nil
  }

  /// Has the root's own rows pull at it, until it is placed again.
  func begin(_ root: PulledRoot) { pulledRoot = root }

  /// Ends what pulls at the root, which is to be placed again; nil if nothing does.
  func takePulledRoot() -> PulledRoot? {
    defer { pulledRoot = nil }
    return pulledRoot
  }

  /// The answer to a question, if it was asked since rows had another revision.
  func size(_ question: SizeQuestion, at revision: Int) -> LayoutSizeRequest? {
    guard revision == revisionOfSizes else { return nil }
    return sizes.first { $0.question == question }?.answer
  }

  /// Remembers an answer for as long as rows have this revision.
  ///
  /// A window that is dragged asks at every width: of all but the last few, nothing is remembered.
  func remember(_ answer: LayoutSizeRequest, to question: SizeQuestion, at revision: Int) {
    if revision != revisionOfSizes || sizes.count >= 16 { sizes.removeAll(keepingCapacity: true) }
    revisionOfSizes = revision
    sizes.append((question, answer))
  }

  /// Forgets the sizes that the root could have.
  func forgetSizes() { sizes.removeAll(keepingCapacity: true) }
}
