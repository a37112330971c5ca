package import ConstraintKernel
package import LayoutFormats

/// A word that stands for several constraints, as source code says it, free of any dialect.
///
/// Items and numbers are expressions, as in a ``LayoutStatement``.
package struct StatedWord: Hashable, Sendable {
  /// What the word says.
  package enum Meaning: Hashable, Sendable {
    /// The item lies at a share of the room that it leaves.
    case bias(Amount, Room)
    /// The item is a line at the furthest edge of others, and the margin beyond it.
    case barrier(LayoutConstraint.Attribute, of: [String], margin: Amount, includesGone: Bool)
    /// Items one after the other.
    case chain([String], Style, Room, spacing: Amount, weights: [Amount])
    /// The item is a line across its superview.
    case guideline(LayoutAxis, Position)
  }

  /// Where the items of a chain stand.
  package enum Style: Hashable, Sendable {
    case spread, spreadInside
    case packed(bias: Amount)
  }

  /// Where a guideline stands.
  package enum Position: Hashable, Sendable {
    case start(Amount)
    case end(Amount)
    case fraction(Amount)
  }

  /// A position of an item.
  package struct End: Hashable, Sendable {
    /// The item.
    package var item: ItemReference
    /// The position.
    package var attribute: LayoutConstraint.Attribute

    /// Names a position.
    package init(_ item: ItemReference, _ attribute: LayoutConstraint.Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  /// The room between two positions, less what stays free at both.
  package struct Room: Hashable, Sendable {
    /// Where it begins.
    package var start: End
    /// Where it ends.
    package var end: End
    /// Points that stay free behind the start.
    package var lead = Amount.zero
    /// Points that stay free before the end.
    package var tail = Amount.zero

    /// Names both positions.
    package init(_ start: End, _ end: End, lead: Amount = .zero, tail: Amount = .zero) {
      (self.start, self.end, self.lead, self.tail) = (start, end, lead, tail)
    }

    /// The superview of the item that the word is said of, from edge to edge.
    package init(along axis: LayoutAxis) {
      self.init(End(.superview, axis.start), End(.superview, axis.end))
    }
  }

  /// The item that it is said of; of a chain the first one.
  package var item: String
  /// What it says.
  package var meaning: Meaning
  /// The priority level; nil for required.
  package var priority: Amount?
  /// The name for diagnoses.
  package var identifier: String?

  /// Says a word of an item, required.
  package init(_ item: String, _ meaning: Meaning, priority: Amount? = nil) {
    (self.item, self.meaning, self.priority) = (item, meaning, priority)
  }

  /// The items that it places, which leave their frames for it.
  package var placedItems: [String] {
    if case .chain(let items, _, _, _, _) = meaning { return items }
    return [item]
  }

  /// Whether it is a bias, which is one constraint.
  package var isBias: Bool { if case .bias = meaning { true } else { false } }

  /// The room that it divides; nil for a line.
  package var room: Room? {
    switch meaning {
    case .bias(_, let room), .chain(_, _, let room, _, _): room
    case .barrier, .guideline: nil
    }
  }
}

/// From scenes.
extension StatedWord {
  /// The word of a scene; nil for a formula.
  package init?(_ sentence: SceneConstraint) {
    func end(_ anchor: SceneAnchor) -> End {
      End(ItemReference(.named(anchor.item)), anchor.attribute)
    }
    func room(_ room: SceneRoom) -> Room {
      Room(end(room.start), end(room.end), lead: .number(room.lead), tail: .number(room.tail))
    }
    let meaning: Meaning
    switch sentence.word {
    case nil: return nil
    case .bias(let share, let ends): meaning = .bias(.number(share), room(ends))
    case .barrier(let edge, let others, let margin, let includesGone):
      meaning = .barrier(edge, of: others, margin: .number(margin), includesGone: includesGone)
    case .chain(let items, let style, let ends, let spacing, let weights):
      meaning = .chain(
        items,
        Style(style),
        room(ends),
        spacing: .number(spacing),
        weights: weights.map { .number($0) }
      )
    case .guideline(let axis, .start(let distance)):
      meaning = .guideline(axis, .start(.number(distance)))
    case .guideline(let axis, .end(let distance)):
      meaning = .guideline(axis, .end(.number(distance)))
    case .guideline(let axis, .fraction(let share)):
      meaning = .guideline(axis, .fraction(.number(share)))
    }
    self.init(
      sentence.first.item,
      meaning,
      priority: sentence.priority == 1000 ? nil : .number(sentence.priority)
    )
    identifier = sentence.identifier
  }
}

extension StatedWord.Style {
  fileprivate init(_ style: LayoutChainStyle) {
    switch style {
    case .spread: self = .spread
    case .spreadInside: self = .spreadInside
    case .packed(let bias): self = .packed(bias: .number(bias))
    }
  }
}
