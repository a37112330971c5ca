import ConstraintKernel
package import LayoutFormats

/// Sets of statements of which one is in layout: states, or places of an item.
package struct SnapshotAlternatives: Sendable {
  /// One of the sets.
  package struct Option: Sendable {
    /// Its name, or its number among places, the first of which is 1.
    package let name: String
    /// What it says, beside what is always in layout.
    package var content = SnapshotContent()
  }

  /// The sets, in the order in which they were defined, places in that of preference.
  package var options: [Option]
  /// The place of the one that is in layout; nil for none.
  package let current: Int?
  /// The expression of the item that is placed, and of what it may not reach out of; nil for states.
  package let placement: (item: String, area: String?)?

  /// What is not in layout, as one line each: `state "small"`, `place 2`.
  package var absent: [String] {
    options.indices.filter { $0 != current }.map { place in
      placement == nil ? "state \"\(options[place].name)\"" : "place \(place + 1)"
    }
  }
}

/// Statements, and words of several constraints that stand behind them.
package struct SnapshotContent: Sendable {
  package var statements: [LayoutStatement] = []
  /// Their ids are expressions.
  package var words: [SceneConstraint] = []

  /// Makes content of nothing.
  package init() {}

  /// The expressions of the items that it places.
  package var subjects: [String] { statements.map(\.subject) + words.flatMap(\.placedItems) }
}

/// The place of a set: which alternatives it is one of, and where it stands among them.
struct SetPlace: Hashable {
  let alternatives: Int
  let option: Int
}

extension LayoutSnapshot {
  /// Everything that is in layout.
  package var inLayout: SnapshotContent {
    var content = SnapshotContent()
    (content.statements, content.words) = (statements, words)
    return content
  }

  /// Adds a statement of some sets, or of none, which is always in layout.
  mutating func add(_ statement: LayoutStatement, in sets: [SetPlace]) {
    add(in: sets) { $0.statements.append(statement) }
    if isInLayout(sets) { statements.append(statement) }
  }

  /// Adds a word of some sets, or of none, which is always in layout.
  mutating func add(_ word: SceneConstraint, in sets: [SetPlace]) {
    add(in: sets) { $0.words.append(word) }
    if isInLayout(sets) { words.append(word) }
  }

  private mutating func add(in sets: [SetPlace], _ change: (inout SnapshotContent) -> Void) {
    if sets.isEmpty { change(&always) }
    for place in sets { change(&alternatives[place.alternatives].options[place.option].content) }
  }

  /// Whether what is in some sets, or in none, is in layout.
  func isInLayout(_ sets: [SetPlace]) -> Bool {
    sets.isEmpty || sets.contains { alternatives[$0.alternatives].current == $0.option }
  }
}

extension [SnapshotAlternatives] {
  /// The places of sets of a document, by their names.
  var placesOfSets: [String: SetPlace] {
    var places: [String: SetPlace] = [:]
    for (index, alternatives) in enumerated() {
      for (option, set) in alternatives.options.enumerated() {
        places[set.name] = SetPlace(alternatives: index, option: option)
      }
    }
    return places
  }
}

extension SnapshotAlternatives {
  /// The alternatives of a document, without what their sets say; nil where the item has no name.
  init?(_ alternatives: SceneAlternatives, _ names: [String: String]) {
    let current = alternatives.current.flatMap(alternatives.names.firstIndex)
    var placement: (item: String, area: String?)?
    if let placed = alternatives.placement {
      guard let item = names[placed.item] else { return nil }
      placement = (item, placed.area.flatMap { names[$0] })
    }
    options = alternatives.names.map { Option(name: $0) }
    self.current = current ?? (placement == nil ? nil : 0)
    self.placement = placement
  }

  /// The alternatives of a hierarchy, without what their sets say; nil where the item has no name.
  init?(_ alternatives: LayoutAlternatives, _ names: (any LayoutItem) -> ItemReference?) {
    func expression(_ record: ItemRecord?) -> String? {
      record?.item.flatMap { names($0)?.expression }
    }
    var placement: (item: String, area: String?)?
    if let placed = alternatives.placement {
      guard let item = expression(placed.item) else { return nil }
      placement = (item, expression(placed.area))
    }
    options = alternatives.options.map { Option(name: $0.name) }
    current = alternatives.current
    self.placement = placement
  }
}
