import ConstraintKernel
import LayoutFormats
import LayoutStatements

/// Writes words of several constraints, such as a chain, in the words of a dialect.
struct WordPrinter {
  let dialect: SourceDialect
  let context: PrintingContext
  /// What the dialect has no words for, and is written with anchors.
  private(set) var detours: [String] = []
  /// What neither the dialect nor anchors have words for.
  private(set) var omitted: [String] = []
  var names: VariableNames
  var cleared: Set<String>

  init(_ dialect: SourceDialect, _ context: PrintingContext) {
    (self.dialect, self.context) = (dialect, context)
    names = VariableNames(context.reservedNames, context.takenNames)
    cleared = context.cleared.union(context.guides)
  }

  /// The lines of a word; none for one that is omitted.
  mutating func lines(_ sentence: SceneConstraint) -> [String] {
    guard let word = sentence.word else { return [] }
    if let own = own(word, sentence) { return own }
    guard let anchors = anchors(word, sentence) else {
      omitted.append(sentence.description)
      return []
    }
    let isOwn = dialect == .anchors || dialect == .constraint
    if !isOwn { detours.append(sentence.description) }
    return anchors
  }

  private func own(_ word: SceneWord, _ sentence: SceneConstraint) -> [String]? {
    switch dialect {
    case .operators: operators(word, sentence)
    case .maker: maker(word, sentence)
    case .attribute: attributes(word, sentence)
    case .autoPin: pinning(word, sentence)
    case .anchors, .constraint, .scene: nil
    }
  }
}

// MARK: Parts

extension WordPrinter {
  /// The priority of a word; nil where it is required.
  func level(_ sentence: SceneConstraint) -> String? {
    sentence.priority == 1000 ? nil : context.priority(.number(sentence.priority))
  }

  /// The axis of a room that is that of the item's superview, from edge to edge; nil for any other.
  func axis(of room: SceneRoom, around item: String) -> LayoutAxis? {
    guard let owner = context.superviews[item], room.start.item == owner, room.end.item == owner
    else { return nil }
    return switch (room.start.attribute, room.end.attribute) {
    case (.leading, .trailing): .horizontal
    case (.top, .bottom): .vertical
    default: nil
    }
  }

  /// An array that has methods, also where its items are of several types.
  func list(_ items: [String]) -> String {
    let guides = items.count(where: context.guides.contains)
    let list = "[\(items.joined(separator: ", "))]"
    return guides == 0 || guides == items.count ? list : "(\(list) as [any LayoutItem])"
  }

  static func anchor(_ anchor: SceneAnchor) -> String? {
    let attribute = anchor.attribute
    guard attribute != .notAnAttribute, attribute.edge == attribute else { return nil }
    return "\(anchor.item).\(attribute)Anchor"
  }

  static func style(_ style: LayoutChainStyle) -> [String] {
    switch style {
    case .spread: []
    case .spreadInside: [".spreadInside"]
    case .packed(bias: 0.5): [".packed()"]
    case .packed(let bias): [".packed(bias: \(Amount.literal(bias)))"]
    }
  }

  static func extras(spacing: Double, _ weights: [Double]) -> [String] {
    let list = weights.map { Amount.literal($0) }.joined(separator: ", ")
    return (spacing == 0 ? [] : ["spacing: \(Amount.literal(spacing))"])
      + (weights.isEmpty ? [] : ["weights: [\(list)]"])
  }

  static func margins(_ room: SceneRoom) -> [String] {
    (room.lead == 0 ? [] : ["lead: \(Amount.literal(room.lead))"])
      + (room.tail == 0 ? [] : ["tail: \(Amount.literal(room.tail))"])
  }

  static func extras(margin: Double, _ includesGone: Bool) -> [String] {
    (margin == 0 ? [] : ["margin: \(Amount.literal(margin))"])
      + (includesGone ? ["includingGone: true"] : [])
  }

  static func position(_ position: LayoutGuidelinePosition) -> String {
    switch position {
    case .start(let distance): ".start(\(Amount.literal(distance)))"
    case .end(let distance): ".end(\(Amount.literal(distance)))"
    case .fraction(let share): ".fraction(\(Amount.literal(share)))"
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
