package import ConstraintKernel

/// A word of a scene that stands for several constraints; see ``SceneConstraint/word``.
///
/// The item of ``SceneConstraint/first`` is what the word is said of: the line of a barrier or a
/// guideline, the item that a bias places, the first item of a chain.
package enum SceneWord: Hashable, Sendable {
  /// The item lies at a share of the room that it leaves.
  case bias(Double, SceneRoom)
  /// The item is a line at the furthest edge of others, and the margin beyond it.
  case barrier(LayoutConstraint.Attribute, of: [String], margin: Double, includesGone: Bool)
  /// Items one after the other.
  case chain([String], LayoutChainStyle, SceneRoom, spacing: Double, weights: [Double])
  /// The item is a line across its superview.
  case guideline(LayoutAxis, LayoutGuidelinePosition)
}

/// The room between two positions, less what stays free at both.
package struct SceneRoom: Hashable, Sendable {
  /// Where it begins.
  package var start: SceneAnchor
  /// Where it ends.
  package var end: SceneAnchor
  /// Points that stay free behind the start.
  package var lead = 0.0
  /// Points that stay free before the end.
  package var tail = 0.0

  /// Names both positions.
  package init(_ start: SceneAnchor, _ end: SceneAnchor, lead: Double = 0, tail: Double = 0) {
    (self.start, self.end, self.lead, self.tail) = (start, end, lead, tail)
  }

  /// What can be wrong with it; nil for a room between two positions of one axis.
  var hasPositions: Bool { start.attribute.canMeet(end.attribute) && !start.attribute.isSize }
}

extension SceneConstraint {
  /// A word said of an item, with its priority and who wrote it.
  package init(
    _ word: SceneWord,
    on item: String,
    priority: Double = 1000,
    identifier: String? = nil,
    dialect: LayoutDialect? = nil,
    source: String? = nil
  ) {
    let attribute: LayoutConstraint.Attribute =
      switch word {
      case .bias(_, let room), .chain(_, _, let room, _, _): room.start.attribute
      case .barrier(let edge, _, _, _): edge
      case .guideline(let axis, _): axis == .horizontal ? .leading : .top
      }
    self.init(
      SceneAnchor(item, attribute),
      priority: priority,
      identifier: identifier,
      dialect: dialect,
      source: source
    )
    self.word = word
  }

  /// Every item that it names, the one that it is said of first; one may stand twice.
  var items: [String] {
    switch word {
    case nil: [first.item] + (second.map { [$0.item] } ?? [])
    case .bias(_, let room): [first.item, room.start.item, room.end.item]
    case .barrier(_, let others, _, _): [first.item] + others
    case .chain(let items, _, let room, _, _): items + [room.start.item, room.end.item]
    case .guideline: [first.item]
    }
  }
}

extension SceneConstraint {
  /// The same word of items by the expressions that name them, an area by its guide's; nil for a formula, and where
  /// an item has none.
  package func renamed(_ name: (String) -> String?) -> SceneConstraint? {
    guard let word, let item = name(first.item) else { return nil }
    func room(_ room: SceneRoom) -> SceneRoom? {
      guard let start = room.start.named(name), let end = room.end.named(name) else { return nil }
      return SceneRoom(
        start,
        end,
        lead: room.lead,
        tail: room.tail
      )
    }
    func all(_ ids: [String]) -> [String]? {
      let names = ids.compactMap(name)
      return names.count == ids.count ? names : nil
    }
    var renamed = self
    renamed.first.item = item
    switch word {
    case .bias(let share, let ends):
      guard let room = room(ends) else { return nil }
      renamed.word = .bias(share, room)
    case .barrier(let edge, let others, let margin, let includesGone):
      guard let others = all(others) else { return nil }
      renamed.word = .barrier(edge, of: others, margin: margin, includesGone: includesGone)
    case .chain(let chained, let style, let ends, let spacing, let weights):
      guard let chained = all(chained), let room = room(ends) else { return nil }
      renamed.word = .chain(chained, style, room, spacing: spacing, weights: weights)
    case .guideline: break
    }
    return renamed
  }

  /// The items that a word places, which leave their frames for it.
  package var placedItems: [String] {
    switch word {
    case .chain(let items, _, _, _, _): items
    default: [first.item]
    }
  }
}

extension SceneAnchor {
  /// The anchor of an item by an expression that names it, or the guide of its area.
  fileprivate func named(_ name: (String) -> String?) -> SceneAnchor? {
    guard let name = name(item) else { return nil }
    return SceneAnchor(area.map { "\(name).\($0.guideName)" } ?? name, attribute)
  }

  /// An attribute of an item that has a name, or of the area of one; nil for any other item.
  init?(
    _ item: ItemRecord,
    _ attribute: LayoutConstraint.Attribute,
    id: (ItemRecord) -> String?
  ) {
    if let name = id(item) {
      self.init(name, attribute)
    } else if let (area, owner) = LayoutArea.area(of: item), let name = id(owner) {
      self.init(name, attribute, in: area)
    } else {
      return nil
    }
  }

  /// The item or the area of it in a tree; nil where the tree has none.
  func record(among items: [String: any LayoutItem]) -> ItemRecord? {
    guard let area else { return items[item]?.record }
    return (items[item] as? LayoutView).map { area.guide(of: $0).record }
  }
}

/// From the kernel's words, and to them.
extension SceneWord {
  /// What a word of the kernel says, with its items by the names that `id` gives them; nil where one
  /// has none.
  ///
  /// An end of its room that has no name may be an area of an item that has one.
  package init?(_ word: LayoutWord, id: (ItemRecord) -> String?) {
    func end(_ end: LayoutEnd) -> SceneAnchor? { SceneAnchor(end.item, end.attribute, id: id) }
    func room(_ room: LayoutRoom) -> SceneRoom? {
      guard let start = end(room.start), let end = end(room.end) else { return nil }
      return SceneRoom(
        start,
        end,
        lead: room.start.offset,
        tail: 0 - room.end.offset
      )
    }
    func all(_ items: [ItemRecord]) -> [String]? {
      let ids = items.compactMap(id)
      return ids.count == items.count ? ids : nil
    }
    switch word.meaning {
    case .bias(let bias):
      guard let room = room(bias.room) else { return nil }
      self = .bias(bias.share, room)
    case .barrier(let barrier):
      guard let others = all(barrier.others) else { return nil }
      self = .barrier(
        barrier.edge,
        of: others,
        margin: barrier.margin,
        includesGone: barrier.includesGone
      )
    case .chain(let chain):
      guard let items = all(chain.items), let room = room(chain.room) else { return nil }
      self = .chain(items, chain.style, room, spacing: chain.spacing, weights: chain.weights)
    case .guideline(let guideline): self = .guideline(guideline.axis, guideline.position)
    }
  }
}

extension SceneConstraint {
  /// The descriptions that the word becomes among the items of a tree, of which it names those it has.
  ///
  /// - Throws: An issue about what the kernel cannot make.
  func descriptions(
    of word: SceneWord,
    among items: [String: any LayoutItem],
    _ source: LayoutSource
  ) throws(LayoutIssue) -> [ConstraintDescription] {
    guard let item = items[first.item]?.record else { return [] }
    let dialect = dialect ?? .kernel
    let priority: LayoutPriority? = priority == 1000 ? nil : LayoutPriority(scene: priority)
    func room(_ room: SceneRoom) -> LayoutRoom? {
      guard let start = room.start.record(among: items), let end = room.end.record(among: items)
      else { return nil }
      return LayoutRoom(
        from: LayoutEnd(start, room.start.attribute, offset: room.lead),
        to: LayoutEnd(end, room.end.attribute, offset: 0 - room.tail)
      )
    }
    switch word {
    case .bias(let share, let ends):
      guard let room = room(ends) else { return [] }
      let bias = LayoutBias(
        of: item,
        share,
        in: room,
        priority: priority,
        identifier: identifier,
        dialect: dialect,
        source: source
      )
      return [try bias.description()]
    case .barrier(let edge, let others, let margin, let includesGone):
      let barrier = LayoutBarrier(
        item,
        at: edge,
        of: others.compactMap { items[$0]?.record },
        margin: margin,
        includingGone: includesGone,
        priority: priority,
        identifier: identifier,
        dialect: dialect,
        source: source
      )
      return try barrier.descriptions()
    case .chain(let chained, let style, let ends, let spacing, let weights):
      guard let room = room(ends) else { return [] }
      let chain = LayoutChain(
        chained.compactMap { items[$0]?.record },
        style,
        in: room,
        spacing: spacing,
        weights: weights,
        priority: priority,
        identifier: identifier,
        dialect: dialect,
        source: source
      )
      return try chain.descriptions()
    case .guideline(let axis, let position):
      let line = LayoutGuideline(
        item,
        along: axis,
        at: position,
        priority: priority,
        identifier: identifier,
        dialect: dialect,
        source: source
      )
      return try line.descriptions()
    }
  }
}

extension SceneWord {
  /// The word with its items: `chain of back, title and more`; `item` is what it is said of.
  func title(of item: String) -> String {
    let name = LayoutText.quoted(item)
    switch self {
    case .bias(let share, _): return "bias \(SceneNumber.exact(share)) of \(name)"
    case .barrier(let edge, let others, _, _):
      return "barrier \(name) at \(edge) of \(Self.names(others))"
    case .chain(let items, _, _, _, _): return "chain of \(Self.names(items))"
    case .guideline(let axis, .start(let number)):
      return "guideline \(name) along \(axis) at \(SceneNumber.exact(number))"
    case .guideline(let axis, .end(let number)):
      return "guideline \(name) along \(axis) at \(SceneNumber.exact(number)) before the end"
    case .guideline(let axis, .fraction(let share)):
      return "guideline \(name) along \(axis) at \(SceneNumber.exact(share)) of the length"
    }
  }

  private static func names(_ items: [String]) -> String {
    LayoutText.names(items.map(LayoutText.quoted))
  }
}
