import ConstraintKernel
import Dialects

/// The member by which a word is known among the constraints of a document.
enum SceneWordKind: String, CaseIterable {
  case chain
  case barrier
  case guideline
  case bias
  case ratio

  /// The members that say what the word means, beside those that every constraint has.
  fileprivate var members: Set<String> {
    switch self {
    case .chain:
      Self.ends.union(["chain", "style", "share", "spacing", "weights"])
    case .barrier: ["barrier", "edge", "of", "margin", "includesGone"]
    case .guideline: ["guideline", "along", "start", "end", "fraction"]
    case .bias:
      Self.ends.union(["bias", "share"])
    case .ratio: ["ratio", "relation", "value"]
    }
  }

  /// The members that say between which positions a word has its room.
  private static let ends: Set<String> = [
    "from", "fromArea", "fromAttribute", "to", "toArea", "toAttribute", "lead", "tail",
  ]
}

/// Words among the constraints; nil where a part of one is not as expected.
extension SceneReader {
  func word(_ kind: SceneWordKind, _ members: SceneMembers) -> SceneConstraint? {
    note(
      members,
      known: kind.members.union(["in", "priority", "identifier", "dialect", "source"])
    )
    let before = faults.count
    var said: (item: String, word: SceneWord?)?
    switch kind {
    case .chain: said = chain(members)
    case .barrier: said = barrier(members)
    case .guideline: said = guideline(members)
    case .bias: said = bias(members)
    case .ratio:
      let item = attempt(try members["ratio"].text(Self.id))
      said = item.map { ($0, nil) }
    }
    let ratio = kind == .ratio ? attempt(try ratio(members["value"])) : nil
    let relation = kind == .ratio ? relation(members) : nil
    let priority = number(members["priority"], Self.priority) ?? 1000
    let identifier = text(members["identifier"], "an identifier in quotes")
    let dialect = self.word(members["dialect"], Self.dialects, of: SceneWords.dialects)
    let source = text(members["source"], "a line of source in quotes")
    let sets = sets(members)
    guard faults.count == before, let said else { return nil }
    var constraint =
      if let word = said.word {
        SceneConstraint(word, on: said.item)
      } else {
        SceneConstraint(
          SceneAnchor(said.item, .width),
          relation ?? .equal,
          SceneAnchor(said.item, .height),
          multiplier: ratio ?? 1
        )
      }
    (constraint.priority, constraint.identifier) = (priority, identifier)
    (constraint.dialect, constraint.source) = (dialect, source)
    constraint.sets = sets ?? []
    return constraint
  }

  private func ratio(_ place: SceneCursor) throws(SceneReadingError) -> Double {
    let number = try place.number(Self.ratio)
    guard number > 0 else { throw place.failure(expected: Self.ratio) }
    return number
  }

  private func chain(_ members: SceneMembers) -> (String, SceneWord?)? {
    let items = ids(members["chain"])
    let room = room(members)
    let share = number(members["share"], Self.share)
    let style = word(members["style"], Self.styleWords, of: Self.styles) ?? .spread
    let spacing = number(members["spacing"]) ?? 0
    var weights: [Double] = []
    for place in elements(members["weights"], "an array of numbers") {
      if let weight = attempt(try place.number("a weight, \(Self.length)")) {
        weights.append(weight)
      }
    }
    guard let first = items.first else {
      attempt(try members["chain"].fail(expected: "the ids of one item or more"))
      return nil
    }
    guard let room else { return nil }
    let wanted: LayoutChainStyle
    if case .packed = style { wanted = .packed(bias: share ?? 0.5) } else { wanted = style }
    return (first, .chain(items, wanted, room, spacing: spacing, weights: weights))
  }

  private func barrier(_ members: SceneMembers) -> (String, SceneWord?)? {
    let line = attempt(try members["barrier"].text(Self.id))
    let edge = attempt(try members["edge"].word(Self.edge, of: SceneWord.edges))
    let others = ids(members["of"])
    let margin = number(members["margin"]) ?? 0
    let includesGone = (attempt(try members["includesGone"].present?.flag()) ?? nil) ?? false
    guard let line, let edge else { return nil }
    return (line, .barrier(edge, of: others, margin: margin, includesGone: includesGone))
  }

  private func guideline(_ members: SceneMembers) -> (String, SceneWord?)? {
    let line = attempt(try members["guideline"].text(Self.id))
    let axis = attempt(try members["along"].word(Self.axis, of: SceneWord.axes))
    let given = ["start", "end", "fraction"].filter { members[$0].present != nil }
    guard given.count == 1, let key = given.first else {
      let expected = "one of start, end and fraction"
      let place = given.count > 1 ? members[given[1]] : members["start"]
      attempt(try place.fail(expected: expected))
      return nil
    }
    let number = number(members[key])
    guard let line, let axis, let number else { return nil }
    let position: LayoutGuidelinePosition =
      switch key {
      case "start": .start(number)
      case "end": .end(number)
      default: .fraction(number)
      }
    return (line, .guideline(axis, position))
  }

  private func bias(_ members: SceneMembers) -> (String, SceneWord?)? {
    let item = attempt(try members["bias"].text(Self.id))
    let share = attempt(try members["share"].number(Self.share))
    let room = room(members)
    guard let item, let share, let room else { return nil }
    return (item, .bias(share, room))
  }

  private func room(_ members: SceneMembers) -> SceneRoom? {
    let start = attempt(try members["from"].text(Self.id))
    let startAttribute = attempt(try attribute(members["fromAttribute"]))
    let end = attempt(try members["to"].text(Self.id))
    let endAttribute = attempt(try attribute(members["toAttribute"]))
    let (startArea, endArea) = (area(members["fromArea"]), area(members["toArea"]))
    let (lead, tail) = (number(members["lead"]) ?? 0, number(members["tail"]) ?? 0)
    guard let start, let startAttribute, let end, let endAttribute else { return nil }
    return SceneRoom(
      SceneAnchor(start, startAttribute, in: startArea),
      SceneAnchor(end, endAttribute, in: endArea),
      lead: lead,
      tail: tail
    )
  }

  private func ids(_ place: SceneCursor) -> [String] {
    var ids: [String] = []
    for place in elements(place, "an array of ids") {
      if let id = attempt(try place.text(Self.id)) { ids.append(id) }
    }
    return ids
  }

  static let id = "the id of an item or a guide"
  private static let share = "a share from 0 to 1"
  private static let ratio = "a ratio of width to height, a number above 0"
  private static let axis = #""horizontal" or "vertical""#
  private static let edge = #""top", "leading", "bottom", "trailing", "left" or "right""#
  private static let styleWords = #""spread", "spreadInside" or "packed""#
  private static let styles: [String: LayoutChainStyle] = [
    "spread": .spread, "spreadInside": .spreadInside, "packed": .packed(),
  ]
}

extension SceneCursor {
  func fail(expected: String) throws(SceneReadingError) {
    throw failure(expected: expected)
  }
}

extension SceneWord {
  /// The edges that a barrier can stand at, by their names.
  static let edges: [String: LayoutConstraint.Attribute] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "left": .left,
    "right": .right,
  ]
  /// The axes by their names.
  static let axes: [String: LayoutAxis] = ["horizontal": .horizontal, "vertical": .vertical]

  /// The word as members of an object; `item` is what it is said of.
  func members(of item: String) -> [(key: String, value: SceneJSON?)] {
    func list(_ ids: [String]) -> SceneJSON { .list(ids.map(SceneJSON.text)) }
    func unlessZero(_ number: Double) -> SceneJSON? { number == 0 ? nil : .number(number) }
    func ends(_ room: SceneRoom) -> [(key: String, value: SceneJSON?)] {
      [
        ("from", .text(room.start.item)), ("fromArea", room.start.areaJSON),
        ("fromAttribute", .text("\(room.start.attribute)")),
        ("to", .text(room.end.item)), ("toArea", room.end.areaJSON),
        ("toAttribute", .text("\(room.end.attribute)")),
        ("lead", unlessZero(room.lead)), ("tail", unlessZero(room.tail)),
      ]
    }
    switch self {
    case .bias(let share, let room):
      return [("bias", .text(item)), ("share", .number(share))] + ends(room)
    case .barrier(let edge, let others, let margin, let includesGone):
      return [
        ("barrier", .text(item)), ("edge", .text("\(edge)")), ("of", list(others)),
        ("margin", unlessZero(margin)), ("includesGone", includesGone ? .flag(true) : nil),
      ]
    case .chain(let items, let style, let room, let spacing, let weights):
      var (name, share): (String?, SceneJSON?) = (nil, nil)
      switch style {
      case .spread: break
      case .spreadInside: name = "spreadInside"
      case .packed(let bias): (name, share) = ("packed", bias == 0.5 ? nil : .number(bias))
      }
      return [
        ("chain", list(items)), ("style", name.map(SceneJSON.text)), ("share", share),
        ("spacing", unlessZero(spacing)),
        ("weights", weights.isEmpty ? nil : .list(weights.map(SceneJSON.number))),
      ] + ends(room)
    case .guideline(let axis, let position):
      let (key, number) =
        switch position {
        case .start(let distance): ("start", distance)
        case .end(let distance): ("end", distance)
        case .fraction(let share): ("fraction", share)
        }
      return [("guideline", .text(item)), ("along", .text("\(axis)")), (key, .number(number))]
    }
  }
}
