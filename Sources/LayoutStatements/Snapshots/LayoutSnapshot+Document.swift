import ConstraintKernel
public import LayoutFormats

extension LayoutSnapshot {
  /// Reads a scene document, whose ids become names.
  ///
  /// An id that is no name in Swift is changed into one. Every item but the root counts as placed
  /// by constraints; what its frame places is tied to its superview by four.
  ///
  /// - Complexity: O(*n*) in items and constraints.
  public init(_ document: SceneDocument) {
    self.init()
    let document = document.statingFrames
    var names: [String: String] = [:]
    var variables = VariableNames()
    var waiting: [(item: SceneItem, superview: String?)] = [(document.root, nil)]
    var order: [String] = []
    while let (item, superview) = waiting.popLast() {
      let name = variables.unique(Self.name(of: item.id))
      names[item.id] = name
      superviews[name] = superview
      if superview != nil { order.append(name) }
      if item.isGone { gone.append(name) }
      for guide in item.guides {
        let guideName = variables.unique(Self.name(of: guide))
        names[guide] = guideName
        superviews[guideName] = name
        guides.insert(guideName)
      }
      waiting += item.children.reversed().map { ($0, name) }
    }
    let nesting = Nesting(document)
    lengthOfGaps = [document.siblingGap, document.superviewGap]
    alternatives = document.alternatives.compactMap { SnapshotAlternatives($0, names) }
    let places = alternatives.placesOfSets
    for constraint in document.constraints {
      let sets = constraint.sets.compactMap { places[$0] }
      if constraint.word == nil {
        if let statement = statement(constraint, names, nesting) { add(statement, in: sets) }
      } else if var word = constraint.renamed({ names[$0] }) {
        word.sets = []
        add(word, in: sets)
      }
    }
    let subjects = Set(statements.map(\.subject) + words.flatMap(\.placedItems))
    cleared = order.filter { !subjects.contains($0) }
  }

  private func reference(_ anchor: SceneAnchor, _ names: [String: String]) -> ItemReference? {
    names[anchor.item].map { name in
      ItemReference(
        .named(name),
        anchor.area.flatMap { ItemReference.Guide(rawValue: $0.guideName) }
      )
    }
  }

  private static func name(of id: String) -> String {
    SwiftWords.isIdentifier(id) ? id : SwiftWords.lowerCamel(id)
  }

  private func statement(
    _ constraint: SceneConstraint,
    _ names: [String: String],
    _ nesting: Nesting
  ) -> LayoutStatement? {
    guard let subject = reference(constraint.first, names)?.expression else { return nil }
    var statement = LayoutStatement(subject, constraint.first.attribute, constraint.relation)
    if let second = constraint.second {
      guard let target = reference(second, names) else { return nil }
      statement.target = .item(target, second.attribute)
      statement.factor = .number(constraint.multiplier)
      if constraint.gaps != 0 {
        let isInside =
          constraint.first.area == nil && second.area == nil
          && nesting.isOneInTheOther(constraint.first.item, second.item)
        statement.gaps = UsualGaps(
          constraint.gaps,
          points: constraint.gaps
            * lengthOfGaps[isInside && !constraint.isBetweenSiblings ? 1 : 0],
          areBetweenSiblings: isInside && constraint.isBetweenSiblings
        )
      }
    }
    statement.constant = .number(constraint.constant + 0)
    if constraint.priority != 1_000 { statement.priority = .number(constraint.priority) }
    statement.identifier = constraint.identifier
    statement.goneConstant = constraint.goneConstant.map(Amount.number)
    statement.origin = constraint.source
    return oriented(statement)
  }
}

/// Which items of a document lie in which.
private struct Nesting {
  /// The id of each item's parent.
  private var parents: [String: String] = [:]

  init(_ document: SceneDocument) {
    var waiting = [document.root]
    while let item = waiting.popLast() {
      for child in item.children { parents[child.id] = item.id }
      for guide in item.guides { parents[guide] = item.id }
      waiting += item.children
    }
  }

  func isOneInTheOther(_ one: String, _ other: String) -> Bool {
    isItem(one, in: other) || isItem(other, in: one)
  }

  private func isItem(_ item: String, in other: String) -> Bool {
    var current = parents[item]
    while let parent = current {
      if parent == other { return true }
      current = parents[parent]
    }
    return false
  }
}
