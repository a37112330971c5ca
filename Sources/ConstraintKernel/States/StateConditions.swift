/// The conditions of states on one item: asked when a state is switched to, and again whenever the
/// item's surroundings change while it is on.
final class StateConditions: ItemObserver {
  let item: ItemRecord
  private weak var book: StateBook?
  /// The environment in which they were last asked; nil before.
  private var environment: LayoutEnvironment?

  init(on item: ItemRecord, of book: StateBook) {
    (self.item, self.book) = (item, book)
  }

  /// Asks all of them, and installs what follows.
  func reload() {
    guard dependsOnEnvironment else { return }
    item.refreshAncestry()
    ask()
    book?.refresh()
  }

  /// A state was switched to, for which they were asked.
  func wereAsked() {
    guard dependsOnEnvironment else { return }
    environment = item.findEnvironment().ownEnvironment
    item.mark(.declarations)
  }

  private func ask() {
    environment = item.findEnvironment().ownEnvironment
    book?.askConditions(of: item)
  }

  private func askIfEnvironmentChanged() {
    if environment != item.findEnvironment().ownEnvironment { ask() }
  }

  // MARK: What becomes of the item

  /// The item has another parent, or none; without one, conditions have no surroundings to ask of.
  func itemDidMove() {
    guard dependsOnEnvironment, item.parent != nil else { return }
    askIfEnvironmentChanged()
    book?.refresh()
    item.mark(.declarations)
  }

  /// A constraint of the item left layout; the next switch brings it back.
  func itemsCameApart(_ constraint: LayoutConstraint) {}

  /// The item was freed, and its constraints with it.
  func itemDidDie() {}

  // MARK: What is around the item

  /// Whether the current state has conditions about the item.
  var dependsOnEnvironment: Bool { book?.current?.isConditional(on: item) ?? false }

  /// Asks all of them, as direction, size classes or another part of the environment changed.
  func environmentDidChange() { ask() }

  /// Installs what follows from the answers.
  func adaptToEnvironment(sharing asked: AskedAncestry) { book?.refresh() }

  /// Whether what is installed depends on more than the item's own parent.
  var dependsOnSurroundings: Bool { dependsOnEnvironment }

  /// A layout pass begins, and an ancestor moved: asks again if that changed the environment.
  func layoutPassWillSolve(sharing asked: AskedAncestry) {
    guard dependsOnEnvironment else { return }
    askIfEnvironmentChanged()
    book?.refresh()
  }

  /// Nothing waits: what cannot come into layout is reported when its state is switched to.
  var awaitsTargets: Bool { false }

  /// Nothing waits.
  func hasReachableTarget(in engine: LayoutEngine, sharing asked: AskedAncestry) -> Bool { false }
}
