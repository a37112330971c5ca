import ConstraintKernel
import LayoutFormats
import LayoutStatements

/// Writes words of several constraints, such as a chain, in the words of a dialect.
package struct WordPrinter {
  let dialect: SourceDialect
  let context: PrintingContext
  /// The expression of a list to which anchors add what they made; nil for none.
  var storage: String?
  /// What the dialect has no words for, and is written with anchors.
  private(set) var detours: [String] = []
  /// What neither the dialect nor anchors have words for.
  private(set) var omitted: [String] = []
  var names: VariableNames
  var cleared: Set<String>

  /// Makes a printer of a dialect.
  package init(_ dialect: SourceDialect, _ context: PrintingContext) {
    (self.dialect, self.context) = (dialect, context)
    names = VariableNames(context.reservedNames, context.takenNames)
    cleared = context.cleared.union(context.guides)
  }

  /// The lines of a word; none for one that is omitted.
  mutating func lines(_ sentence: SceneConstraint) -> [String] {
    guard let word = StatedWord(sentence) else { return [] }
    if let own = own(word) { return own }
    guard let anchors = anchors(word) else {
      omitted.append(sentence.description)
      return []
    }
    let isOwn = dialect == .anchors || dialect == .constraint
    if !isOwn { detours.append(sentence.description) }
    return anchors
  }

  /// The lines of a word in the dialect's own words, which for item initialisers are those of anchors;
  /// nil where it has none.
  package mutating func ownLines(_ word: StatedWord) -> [String]? {
    dialect == .anchors || dialect == .constraint ? anchors(word) : own(word)
  }

  /// The code of words that stand one after the other.
  mutating func print(_ words: [SceneConstraint]) -> PrintedStatements {
    var printed = PrintedStatements(lines: words.flatMap { lines($0) })
    (printed.wordDetours, printed.omitted) = (detours, omitted)
    (detours, omitted) = ([], [])
    return printed
  }

  /// The code of words that stand one after the other, in the dialect's own words alone: what it has none for is
  /// omitted, as nothing would take it away again.
  func printOwn(
    _ words: [SceneConstraint],
    _ say: (StatedWord) -> [String]?
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    for sentence in words {
      if let word = StatedWord(sentence), let lines = say(word) {
        printed.add(lines)
      } else {
        printed.omitted.append(sentence.description)
      }
    }
    return printed
  }

  private func own(_ word: StatedWord) -> [String]? {
    switch dialect {
    case .operators: operators(word)
    case .maker: maker(word, .make)
    case .attribute: attributes(word)
    case .autoPin: pinning(word)
    case .anchors, .constraint, .scene: nil
    }
  }
}

// MARK: Parts

extension WordPrinter {
  /// The axis of a room that is that of the item's superview, from edge to edge; nil for any other.
  func axis(of room: StatedWord.Room, around item: String) -> LayoutAxis? {
    guard
      [room.start.item, room.end.item].allSatisfy({
        $0.guide == nil && context.isSuperview($0, of: item)
      })
    else { return nil }
    return switch (room.start.attribute, room.end.attribute) {
    case (.leading, .trailing): .horizontal
    case (.top, .bottom): .vertical
    default: nil
    }
  }

  /// The item of an end, by its expression.
  func item(_ end: StatedWord.End, of word: StatedWord) -> String {
    context.expression(of: end.item, subject: word.item)
  }

  /// An array that has methods, also where its items are of several types.
  func list(_ items: [String]) -> String {
    let guides = items.count(where: context.guides.contains)
    let list = "[\(items.joined(separator: ", "))]"
    return guides == 0 || guides == items.count ? list : "(\(list) as [any LayoutItem])"
  }

  func anchor(_ end: StatedWord.End, of word: StatedWord) -> String? {
    let attribute = end.attribute
    guard attribute != .notAnAttribute, attribute.edge == attribute else { return nil }
    return "\(item(end, of: word)).\(attribute)Anchor"
  }

  static func style(_ style: StatedWord.Style) -> [String] {
    switch style {
    case .spread: []
    case .spreadInside: [".spreadInside"]
    case .packed(let bias) where bias.value == 0.5: [".packed()"]
    case .packed(let bias): [".packed(bias: \(bias.source))"]
    }
  }

  static func extras(spacing: Amount, _ weights: [Amount]) -> [String] {
    let list = weights.map(\.source).joined(separator: ", ")
    return (spacing.isZero ? [] : ["spacing: \(spacing.source)"])
      + (weights.isEmpty ? [] : ["weights: [\(list)]"])
  }

  static func margins(_ room: StatedWord.Room) -> [String] {
    (room.lead.isZero ? [] : ["lead: \(room.lead.source)"])
      + (room.tail.isZero ? [] : ["tail: \(room.tail.source)"])
  }

  static func extras(margin: Amount, _ includesGone: Bool) -> [String] {
    (margin.isZero ? [] : ["margin: \(margin.source)"])
      + (includesGone ? ["includingGone: true"] : [])
  }

  static func position(_ position: StatedWord.Position) -> String {
    switch position {
    case .start(let distance): ".start(\(distance.source))"
    case .end(let distance): ".end(\(distance.source))"
    case .fraction(let share): ".fraction(\(share.source))"
    }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it is one of the edges that follow the reading direction.
  var isEdgeOfReading: Bool {
    self == .top || self == .leading || self == .bottom || self == .trailing
  }

  /// Whether it is an edge of a frame.
  var isEdgeOfFrame: Bool { isEdgeOfReading || self == .left || self == .right }
}
