public import ConstraintKernel

/// A scene in the kernel: its items as views and guides, its constraints active between them.
///
/// The tree keeps its views alive, and what chooses between states and places. It belongs to one isolation domain, like every hierarchy.
///
///     let tree = try SceneTree(document)
///     let answer = tree.answer()
public final class SceneTree {
  /// The scene the tree was made from.
  public let document: SceneDocument

  /// The root, of the scene's fixed size.
  ///
  /// It is a view, as the tree makes all items itself: a document has no other class for one.
  public var root: LayoutView { rootView }
  /// The same as what it is.
  package let rootView: SceneView

  /// The scene's constraints, in the order of the document; a word of several stands for all of them.
  public let constraints: [LayoutConstraint]

  /// The place among ``constraints`` of the first one of each element of the document.
  let firstPlaces: [Int]

  /// What stands for a file in the source of a constraint, whose line is the place in the document.
  static let file: StaticString = "constraints"

  /// Every view and guide by its id.
  private let items: [String: any LayoutItem]

  /// What chooses between sets of constraints, kept for as long as it has to.
  private var choosers: [AnyObject] = []

  /// Builds the tree and activates the constraints; nothing is solved yet.
  ///
  /// - Throws: ``SceneReadingError`` for the first fault of the document, as
  ///   ``SceneDocument/validate()`` finds it.
  /// - Complexity: O(*n*) in items and constraints.
  public init(_ document: SceneDocument) throws(SceneReadingError) {
    try document.validate()
    var items: [String: any LayoutItem] = [:]
    let root = SceneView(document.root, size: document.size)
    Self.fill(root, with: document.root, items: &items)
    root.countInOrder()
    root.refreshSafeAreas()
    root.layoutNode.environment = LayoutEnvironment(
      layoutDirection: document.direction,
      displayScale: document.displayScale,
      siblingGap: document.siblingGap,
      superviewGap: document.superviewGap
    )
    // The document is valid, so that every id names an item.
    var (constraints, firstPlaces): ([LayoutConstraint], [Int]) = ([], [])
    var sets: [String: [LayoutConstraint]] = [:]
    for (index, constraint) in document.constraints.enumerated() {
      firstPlaces.append(constraints.count)
      guard let first = constraint.first.record(among: items) else { continue }
      let made =
        if let word = constraint.word {
          try Self.constraints(of: word, constraint, index, items)
        } else {
          [Self.constraint(constraint, index, on: first, items)]
        }
      constraints += made
      for name in constraint.sets { sets[name, default: []] += made }
    }
    (self.constraints, self.firstPlaces) = (constraints, firstPlaces)
    root.sceneConstraints = document.constraints
    self.document = document
    self.items = items
    rootView = root
    try activate(sets)
    root.layoutWorkLimit = Self.mostWork
  }

  /// The view or guide of the given id, or nil where the scene has none.
  public func item(_ id: String) -> (any LayoutItem)? { items[id] }

  /// The ids of all items, parents first, guides after children.
  package var itemIDs: [String] { document.root.ids }

  /// The frames as they stand now, by id.
  public var frames: [String: LayoutRect] {
    items.mapValues { $0.layoutFrame }
  }

  private func choose(
    between alternatives: SceneAlternatives,
    _ sets: [String: [LayoutConstraint]]
  ) {
    guard let placement = alternatives.placement else {
      let states = LayoutStates<String>()
      choosers.append(states)
      for name in alternatives.names { states.define(name, holding: sets[name] ?? []) }
      if let current = alternatives.current { states.switch(to: current) }
      return
    }
    // The document is valid, so that every id names an item.
    guard let item = items[placement.item] else { return }
    let places = LayoutPlaces(for: item, in: placement.area.flatMap { items[$0] })
    choosers.append(places)
    places.add(
      holding: alternatives.names.map { sets[$0] ?? [] },
      startingAt: alternatives.current.flatMap(alternatives.names.firstIndex) ?? 0
    )
  }

  private static func fill(
    _ view: SceneView,
    with item: SceneItem,
    items: inout [String: any LayoutItem]
  ) {
    items[item.id] = view
    for child in item.children {
      let subview = SceneView(child)
      view.addSubview(subview)
      fill(subview, with: child, items: &items)
    }
    for id in item.guides {
      let guide = LayoutGuide()
      guide.identifier = id
      view.addLayoutGuide(guide)
      items[id] = guide
      if id == item.scrollContent { view.scrollContent = guide }
    }
  }

  /// The constraints of a word; what the kernel has to say against it becomes an error.
  private static func constraints(
    of word: SceneWord,
    _ constraint: SceneConstraint,
    _ index: Int,
    _ items: [String: any LayoutItem]
  ) throws(SceneReadingError) -> [LayoutConstraint] {
    let source = LayoutSource(file: Self.file, line: UInt(index))
    do throws(LayoutIssue) {
      var made: [LayoutConstraint] = []
      for description in try constraint.descriptions(of: word, among: items, source) {
        made.append(try description.makeConstraint())
      }
      return made
    } catch {
      throw SceneReadingError(
        path: ScenePath.element(index, of: "constraints"),
        expected: "a word the engine can hold",
        found: error.description
      )
    }
  }

  private static func constraint(
    _ constraint: SceneConstraint,
    _ index: Int,
    on first: ItemRecord,
    _ items: [String: any LayoutItem]
  ) -> LayoutConstraint {
    var constant = DirectedConstant(constraint.constant)
    constant.gaps = constraint.gaps
    constant.isBetweenSiblings = constraint.isBetweenSiblings
    let made = LayoutConstraint(
      first,
      constraint.first.attribute,
      constraint.relation,
      constraint.second?.record(among: items),
      constraint.second?.attribute ?? .notAnAttribute,
      multiplier: constraint.multiplier,
      constant: constant,
      priority: LayoutPriority(scene: constraint.priority),
      identifier: constraint.identifier,
      dialect: constraint.dialect ?? .kernel,
      source: LayoutSource(file: Self.file, line: UInt(index))
    )
    made.goneConstant = constraint.goneConstant
    return made
  }

  /// Activates the constraints that are in no set, then the sets that are to be in layout, each constraint at its
  /// place in the document; what the kernel has to say against one becomes an error.
  private func activate(_ sets: [String: [LayoutConstraint]]) throws(SceneReadingError) {
    var issues: [LayoutIssue] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    constraints.takePlacesInOrder()
    let held = Set(sets.values.joined())
    constraints.filter { !held.contains($0) }.activateInPlace()
    for alternatives in document.alternatives { choose(between: alternatives, sets) }
    // A dialect has its items leave their frames; in a document a frame counts.
    rootView.placeByFrames()
    // Conflicts are found later and reported in the answer.
    root.layoutNode.issueHandler = .silent
    // Two dialects in one place are a finding, and no fault: both constraints are there.
    let refusals = issues.filter {
      if case .slotIsShared = $0.kind { false } else { true }
    }
    guard let issue = refusals.first else { return }
    let index = issue.source.map { Int($0.line) }
    throw SceneReadingError(
      path: index.map { ScenePath.element($0, of: "constraints") } ?? "constraints",
      expected: "a constraint the engine can hold",
      found: issue.description
    )
  }
}
