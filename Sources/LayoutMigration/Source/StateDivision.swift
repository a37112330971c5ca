import LayoutFormats
import LayoutStatements

/// The statements of several states, divided into what all have and what some have.
struct StateDivision {
  /// Statements that every state has, in the order of the first.
  let common: [LayoutStatement]
  /// What each state has beside them, in its order.
  let own: [[LayoutStatement]]
  /// Everything each state has.
  let states: [[LayoutStatement]]
  /// Subjects of statements that not every state has, in the order of their appearance.
  let changing: [String]
  /// Words of several constraints that every state has, in the order of the first.
  let commonWords: [SceneConstraint]
  /// The words of each state, in its order.
  let words: [[SceneConstraint]]

  /// Compares states as multisets.
  ///
  /// - Complexity: O(*n* · *m*) in the statements of a state and of all.
  init(_ states: [[LayoutStatement]], words: [[SceneConstraint]]) {
    let states = states.map { $0.map(Self.withoutOrigin) }
    var common = states.first ?? []
    for state in states.dropFirst() { common = Self.intersection(common, state) }
    self.common = common
    self.states = states
    own = states.map { Self.difference($0, common) }
    var changing: [String] = []
    for statement in own.joined() where !changing.contains(statement.subject) {
      changing.append(statement.subject)
    }
    self.changing = changing
    self.words = words
    commonWords = (words.first ?? []).filter { word in words.allSatisfy { $0.contains(word) } }
  }

  /// The words that not every state has, in one state.
  func ownWords(in state: Int) -> [SceneConstraint] {
    words[state].filter { !commonWords.contains($0) }
  }

  /// Items that are laid out anew where a dialect can only take away all that an item has: of those given, and of words
  /// that change, and of all words that have an item with these in common.
  func anew(_ subjects: [String]) -> [String] {
    var anew = subjects
    var known = Set(subjects)
    func add(_ items: [String]) {
      for item in items where known.insert(item).inserted { anew.append(item) }
    }
    for state in words.indices { for word in ownWords(in: state) { add(word.placedItems) } }
    var count = 0
    while count < known.count {
      count = known.count
      for word in commonWords where !known.isDisjoint(with: word.placedItems) {
        add(word.placedItems)
      }
    }
    return anew
  }

  /// The statements of one subject in one state.
  func statements(of subject: String, in state: Int) -> [LayoutStatement] {
    states[state].filter { $0.subject == subject }
  }

  /// Whether a subject's statements differ between states in nothing but constants.
  func changesOnlyConstants(_ subject: String) -> Bool {
    let forms = states.indices.map { state in
      statements(of: subject, in: state).map { statement in
        var form = statement
        form.constant = .zero
        form.constantRightToLeft = nil
        form.gaps = nil
        return form
      }
    }
    guard let first = forms.first, Set(first).count == first.count else { return false }
    return forms.allSatisfy { $0 == first }
  }

  private static func withoutOrigin(_ statement: LayoutStatement) -> LayoutStatement {
    var statement = statement
    statement.origin = nil
    return statement
  }

  private static func intersection(
    _ one: [LayoutStatement],
    _ other: [LayoutStatement]
  ) -> [LayoutStatement] {
    var rest = other
    return one.filter { statement in
      guard let index = rest.firstIndex(of: statement) else { return false }
      rest.remove(at: index)
      return true
    }
  }

  private static func difference(
    _ one: [LayoutStatement],
    _ other: [LayoutStatement]
  ) -> [LayoutStatement] {
    var rest = other
    return one.filter { statement in
      guard let index = rest.firstIndex(of: statement) else { return true }
      rest.remove(at: index)
      return false
    }
  }
}
