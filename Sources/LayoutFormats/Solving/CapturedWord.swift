import ConstraintKernel

/// A word whose constraints all stand as it made them, so that one element of a scene says them.
package struct CapturedWord {
  /// The word.
  package let word: LayoutWord
  /// The priority that all its constraints have.
  let priority: LayoutPriority
  /// The name that all its constraints have.
  let identifier: String?

  /// The words of a hierarchy that can be said again, by their identity.
  ///
  /// Such a word has all its constraints active one after the other in the order of activation, also
  /// those that step aside for what is gone, and none of its items scrolls: seen from inside, its edges are other ones.
  /// A word of a state that is not on has them waiting, one after the other.
  /// - Complexity: O(*n* log *n*) in the constraints.
  package static func all(below root: any LayoutItem) -> [ObjectIdentifier: CapturedWord] {
    var active: [LayoutConstraint] = []
    var waiting = [root.record]
    while let item = waiting.popLast() {
      active += item.hostedConstraints
      waiting += item.childItems.map(\.record)
    }
    let alternatives = LayoutAlternatives.all(holding: active)
    active += alternatives.waitingConstraints
    active.sort { $0.rank < $1.rank }
    var ranges: [ObjectIdentifier: (word: LayoutWord, range: Range<Int>, count: Int)] = [:]
    for (place, constraint) in active.enumerated() {
      guard let word = constraint.word else { continue }
      let known = ranges[ObjectIdentifier(word)]
      let start = known?.range.lowerBound ?? place
      ranges[ObjectIdentifier(word)] = (word, start..<place + 1, (known?.count ?? 0) + 1)
    }
    return ranges.compactMapValues { word, range, count in
      guard range.count == count,
        !word.items.contains(where: { $0.contentOfScrolling != nil }),
        let said = word.utterance(by: active[range].filter { !$0.isScaffold })
      else { return nil }
      return CapturedWord(word: word, priority: said.priority, identifier: said.identifier)
    }
  }

  /// The element that says the word, of items by the names that `id` gives them; nil where one has none.
  package func sentence(_ id: (ItemRecord) -> String?) -> SceneConstraint? {
    guard let said = SceneWord(word, id: id), let subject = word.items.first.flatMap(id) else {
      return nil
    }
    return SceneConstraint(
      said,
      on: subject,
      priority: Double(priority.rawValue),
      identifier: identifier
    )
  }
}

extension LayoutWord {
  /// The items that it names, but for the ends of its room.
  var members: [ItemRecord] {
    switch meaning {
    case .bias(let bias): [bias.item]
    case .barrier(let barrier): [barrier.item] + barrier.others
    case .chain(let chain): chain.items
    case .guideline(let guideline): [guideline.item]
    }
  }
}
