/// What diagnoses say of a constraint that a named state, or a place to try, holds.
extension LayoutConstraint {
  /// ` in state "expanded"`, ` in place 2`; nothing of a constraint that no state holds.
  ///
  /// Of several states that have the constraint it is the one that is in layout, or is on its way there.
  /// - Complexity: O(*n*) in the states, and in what each has of the constraint's first item.
  package var stateNote: String {
    guard let word else { return owner?.states?.note(on: self) ?? "" }
    // Constraints that hold an arrangement have no owner; they speak for their word.
    return word.stateNote
  }
}

extension LayoutWord {
  /// ` in state "expanded"`; nothing of a word that no state holds.
  var stateNote: String {
    voice.flatMap { $0.owner?.states?.note(on: $0) } ?? ""
  }

  /// The word with its items, and the state that holds it: `chain of back, title and more in state "wide"`.
  package var titleInState: String { title + stateNote }
}

extension StateBook {
  /// The state in which a constraint is read, in words.
  func note(on constraint: LayoutConstraint) -> String {
    let near = (arriving ?? current).flatMap { $0.has(constraint) ? $0 : nil }
    guard let state = near ?? states.first(where: { $0.has(constraint) }) else { return "" }
    return " in \(state.name.title)"
  }
}
