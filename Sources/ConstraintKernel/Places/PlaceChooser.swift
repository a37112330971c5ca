/// Chooses between several places for an item, in a pass over its hierarchy.
///
/// The place that is installed stays while it fits. If it does not, those that this pass has not tried
/// are installed one after the other, and the first that fits stays. If none does, it is the one
/// that keeps what is required, then the one that reaches out least, then the first.
final class PlaceChooser {
  /// What a place came to.
  private struct Verdict {
    /// Whether a required constraint of it is broken, or the solution keeps less than is required.
    let isBroken: Bool
    /// How far the item reaches out of the area, in points.
    let overflow: Double

    var fits: Bool { !isBroken && overflow == 0 }

    func isBetter(than other: Verdict) -> Bool {
      isBroken == other.isBroken ? overflow < other.overflow : !isBroken
    }
  }

  let item: ItemRecord
  private let area: ItemRecord?
  private let book: StateBook
  private var places: [DefinedState] = []
  /// What places came to in a pass; nil for one that cannot be installed.
  private var verdicts: [Int: Verdict?] = [:]
  /// The pass, and the stamp of its engine, in which that was.
  private var lastPass: (engine: UInt64, number: Int)?
  /// Whether none fitted in that pass.
  private var isSettled = false
  private var isChoosing = false
  /// Places of which it was reported why they cannot be installed.
  private var reported: Set<Int> = []
  private(set) var isActive = true

  init(for item: ItemRecord, in area: ItemRecord?) {
    (self.item, self.area) = (item, area)
    book = StateBook(placing: (item, area))
  }

  /// The place that is installed; nil if none is.
  var current: Int? { places.firstIndex { $0 === book.current } }

  // MARK: Places

  /// Adds a place behind the others; the first one is installed at once.
  ///
  /// - Returns: Whether it was added; if not, the reasons were reported.
  func add(_ block: () throws -> Void) rethrows -> Bool {
    guard let place = try book.define(.place(places.count + 1), extending: nil, block) else {
      return false
    }
    add(place)
    return true
  }

  /// Adds places of constraints that were made; one of them is installed at once, in the place of the first.
  func add(_ all: [[LayoutConstraint]], startingAt start: Int) {
    for constraints in all {
      if let place = book.define(.place(places.count + 1), holding: constraints) { add(place) }
    }
    if places.indices.contains(start) { install(start) }
  }

  private func add(_ place: DefinedState) {
    places.append(place)
    if isActive, book.current == nil { install(places.count - 1) }
    // Another place may fit where none did.
    lastPass = nil
    item.mark(.declarations)
  }

  /// Takes the installed place out of layout, or has one chosen again.
  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    lastPass = nil
    if isActive {
      for place in places.indices where install(place) { break }
      item.mark(.declarations)
    } else {
      book.switchTo(nil)
    }
  }

  /// Puts a place in that of the installed one, or reports once why it cannot be.
  @discardableResult
  private func install(_ place: Int) -> Bool {
    let obstacles = book.obstacles(to: places[place])
    if obstacles.isEmpty { return book.switchTo(places[place]) }
    guard reported.insert(place).inserted else { return false }
    for obstacle in obstacles { obstacle.constraint.report(obstacle.kind) }
    return false
  }

  // MARK: Choosing

  /// Keeps the installed place if it fits, or finds another; says whether one was tried.
  func choose(in engine: LayoutEngine) -> Bool {
    if !isActive || isChoosing || places.isEmpty { return false }
    begin(engine)
    if isSettled { return false }
    isChoosing = true
    defer { isChoosing = false }
    if let current, judge(current, in: engine) { return false }
    var isTried = false
    for place in places.indices where verdicts[place] == nil {
      guard install(place) else {
        verdicts[place] = .some(nil)
        continue
      }
      isTried = true
      engine.solveEdits()
      if judge(place, in: engine) { return true }
    }
    isSettled = true
    return settle(in: engine) || isTried
  }

  /// Forgets what was tried if another pass is running.
  private func begin(_ engine: LayoutEngine) {
    let pass = (engine: engine.stamp, number: engine.statistics.passes)
    if let lastPass, lastPass == pass { return }
    (lastPass, verdicts, isSettled) = (pass, [:], false)
  }

  /// Notes what the installed place comes to; says whether it fits.
  private func judge(_ place: Int, in engine: LayoutEngine) -> Bool {
    let verdict = Verdict(
      isBroken: !engine.memory.isFeasible || breaksRequired(place, in: engine),
      overflow: engine.overflow(of: item, outOf: area) ?? 0
    )
    verdicts[place] = verdict
    return verdict.fits
  }

  /// Whether a constraint of a place takes part in a conflict.
  private func breaksRequired(_ place: Int, in engine: LayoutEngine) -> Bool {
    let conflicts = engine.memory.conflicts
    if conflicts.isEmpty { return false }
    let own = Set(book.constraints(of: places[place]))
    return conflicts.contains { conflict in conflict.constraints.contains { own.contains($0) } }
  }

  /// Installs the best of those that do not fit; says whether that is another one than is installed.
  private func settle(in engine: LayoutEngine) -> Bool {
    var best: (place: Int, verdict: Verdict)?
    for place in places.indices {
      guard let verdict = verdicts[place] ?? nil else { continue }
      if let best, !verdict.isBetter(than: best.verdict) { continue }
      best = (place, verdict)
    }
    guard let best, best.place != current, install(best.place) else { return false }
    engine.solveEdits()
    return true
  }
}

extension PlaceChooser: ItemObserver {
  func itemDidMove() { item.mark(.declarations) }
  func itemsCameApart(_ constraint: LayoutConstraint) {}
  func itemDidDie() {}

  var dependsOnEnvironment: Bool { false }
  func environmentDidChange() {}
  func adaptToEnvironment(sharing asked: AskedAncestry) {}

  /// Whatever hierarchy the item comes to has to know of it.
  var dependsOnSurroundings: Bool { true }

  /// A layout pass begins: the hierarchy has places chosen from now on.
  func layoutPassWillSolve(sharing asked: AskedAncestry) {
    item.root.ownedEngine?.agenda.enroll(self)
  }

  var awaitsTargets: Bool { false }
  func hasReachableTarget(in engine: LayoutEngine, sharing asked: AskedAncestry) -> Bool { false }
}
