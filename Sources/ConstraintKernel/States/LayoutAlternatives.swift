/// Sets of constraints of which one is in layout at a time, as documents and printed code say them: the states of
/// a ``LayoutStates``, or the places of a ``LayoutPlaces``.
package struct LayoutAlternatives {
  /// One of the sets.
  package struct Option {
    /// Its name, or its number among places, the first of which is 1.
    package let name: String
    /// What takes part in layout while it is on, as far as conditions are known, in the order in which it was written.
    ///
    /// Of the one that is on, what was deactivated meanwhile is left out.
    package let constraints: [LayoutConstraint]
  }

  /// The sets, in the order in which they were defined, places in that of preference.
  package let options: [Option]
  /// The place of the one that is on; nil if none is.
  package let current: Int?
  /// The item that is placed, and what it may not reach out of; nil for states.
  package let placement: (item: ItemRecord, area: ItemRecord?)?

  /// What the alternatives are of which one holds some of the given constraints, each once, those of the first one first.
  ///
  /// Alternatives of which none is on are known by no constraint in layout.
  /// - Complexity: O(*n*) in the constraints given and in those of all alternatives.
  package static func all(holding constraints: [LayoutConstraint]) -> [LayoutAlternatives] {
    var seen: Set<ObjectIdentifier> = []
    return constraints.compactMap { constraint in
      guard let book = constraint.owner?.states, seen.insert(ObjectIdentifier(book)).inserted
      else { return nil }
      return LayoutAlternatives(book)
    }
  }

  private init(_ book: StateBook) {
    options = book.states.map { state in
      let standing = book.installable(in: state)
      return Option(
        name: state.name.label,
        constraints: state === book.current ? standing.filter { $0.host != nil } : standing
      )
    }
    current = book.states.firstIndex { $0 === book.current }
    placement = book.placement
  }
}

extension [LayoutAlternatives] {
  /// The constraints of sets that are not on, each once, without the rows that hold words.
  package var waitingConstraints: [LayoutConstraint] {
    var seen: Set<LayoutConstraint> = []
    return flatMap(\.options).flatMap(\.constraints).filter {
      $0.host == nil && seen.insert($0).inserted
    }
  }
}

extension [LayoutConstraint] {
  /// Gives those that are not in layout, and the rows of their words, the next places in the order of activation.
  package func takePlacesInOrder() { withScaffolds.takePlaces() }

  /// Brings constraints into layout at the places that they have in the order of activation, all or none.
  package func activateInPlace() {
    refreshAncestry()
    var transaction = ConstraintTransaction(arriving: self)
    transaction.keepsRanks = true
    transaction.commit()
  }
}
