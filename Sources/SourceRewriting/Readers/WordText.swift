import ConstraintKernel
import LayoutStatements

/// Reads words that stand for several constraints by the arguments of their calls.
///
/// Dialects differ in how they name a position; what a chain or a barrier takes has the same labels in
/// all of them.
struct WordText {
  /// What a call makes.
  enum Kind { case bias, barrier, chain, guideline }

  /// How a dialect names the ends of a room.
  enum Ends {
    /// By one expression, which gives a position and perhaps a distance from it.
    case positions((Range<Int>) -> (end: StatedWord.End, distance: Amount)?)
    /// By an item, and its attribute behind it: `from: root, .leading`.
    case itemsFirst
    /// By an edge, and its item behind it: `fromEdge: .leading, of: root`.
    case edgesFirst
  }

  let reading: Reading
  let scope: Int
  let ends: Ends
  /// The item that an expression is; nil for what is none.
  var item: (Range<Int>) -> String?

  private var source: SwiftSource { reading.source }

  /// Makes a reader of a dialect in whose calls items are expressions.
  init(_ reading: Reading, _ scope: Int, _ ends: Ends) {
    (self.reading, self.scope, self.ends) = (reading, scope, ends)
    item = { tokens in
      let text = reading.source.text(ofTokens: tokens)
      return LeftReason.unnamed(text) == nil ? text : nil
    }
  }

  /// The arguments of a call that were not read yet.
  private struct Arguments {
    var rest: ArraySlice<CallChain.Argument>

    /// The next argument, where it has one of some labels.
    mutating func take(_ labels: String?...) -> Range<Int>? {
      guard let first = rest.first, labels.contains(first.label) else { return nil }
      rest.removeFirst()
      return first.tokens
    }
  }

  /// What a call says of an item; of a chain, whose items are given, of the first one.
  ///
  /// - Returns: The word; nil where an argument is chosen when it runs, or is none of the word's.
  func word(
    _ kind: Kind,
    _ arguments: [CallChain.Argument],
    of subject: String,
    chained: [String] = []
  ) -> StatedWord? {
    var rest = Arguments(rest: arguments[...])
    let meaning: StatedWord.Meaning?
    switch kind {
    case .bias: meaning = bias(&rest, subject)
    case .barrier: meaning = barrier(&rest)
    case .chain: meaning = chain(&rest, chained)
    case .guideline: meaning = guideline(&rest)
    }
    guard let meaning, rest.rest.isEmpty else { return nil }
    return StatedWord(subject, meaning)
  }

  private func bias(_ rest: inout Arguments, _ subject: String) -> StatedWord.Meaning? {
    guard let share = rest.take(nil, "at", "atShare"), let room = room(&rest, subject) else {
      return nil
    }
    return .bias(number(share), room)
  }

  private func barrier(_ rest: inout Arguments) -> StatedWord.Meaning? {
    guard let edge = rest.take("at", "atEdge", "asBarrierAt").flatMap(attribute), edge.isEdge,
      let others = rest.take("of").flatMap(items), !others.isEmpty
    else { return nil }
    let margin = rest.take("margin").map(number) ?? .zero
    var includesGone = false
    if let flag = rest.take("includingGone") {
      guard ["true", "false"].contains(source.text(ofTokens: flag)) else { return nil }
      includesGone = source.isToken(flag.lowerBound, "true")
    }
    return .barrier(edge, of: others, margin: margin, includesGone: includesGone)
  }

  private func chain(_ rest: inout Arguments, _ items: [String]) -> StatedWord.Meaning? {
    var style = StatedWord.Style.spread
    if let tokens = rest.take(nil) {
      guard let known = self.style(tokens) else { return nil }
      style = known
    }
    guard let first = items.first, var room = room(&rest, first) else { return nil }
    let spacing = rest.take("spacing").map(number) ?? .zero
    var weights: [Amount] = []
    if let tokens = rest.take("weights") {
      guard let list = elements(tokens) else { return nil }
      weights = list.map(number)
    }
    if let lead = rest.take("lead") { room.lead = number(lead) }
    if let tail = rest.take("tail") { room.tail = number(tail) }
    return .chain(items, style, room, spacing: spacing, weights: weights)
  }

  private func guideline(_ rest: inout Arguments) -> StatedWord.Meaning? {
    guard let axis = rest.take("along", "asGuidelineAlong").flatMap(axis),
      let position = rest.take("at").flatMap(position)
    else { return nil }
    return .guideline(axis, position)
  }

  // MARK: Parts

  private func room(_ rest: inout Arguments, _ subject: String) -> StatedWord.Room? {
    if let along = rest.take("along") {
      return axis(along).map(StatedWord.Room.init(along:))
    }
    switch ends {
    case .positions(let position):
      guard let start = rest.take("from").flatMap(position),
        let end = rest.take("to").flatMap(position)
      else { return nil }
      return StatedWord.Room(
        start.end,
        end.end,
        lead: start.distance,
        tail: end.distance.isZero ? .zero : end.distance.negated
      )
    case .itemsFirst:
      guard let start = rest.take("from"), let startAttribute = rest.take(nil),
        let end = rest.take("to"), let endAttribute = rest.take(nil)
      else { return nil }
      return room(start, startAttribute, end, endAttribute, subject)
    case .edgesFirst:
      guard let startAttribute = rest.take("fromEdge"), let start = rest.take("of"),
        let endAttribute = rest.take("toEdge"), let end = rest.take("of")
      else { return nil }
      return room(start, startAttribute, end, endAttribute, subject)
    }
  }

  private func room(
    _ start: Range<Int>,
    _ startAttribute: Range<Int>,
    _ end: Range<Int>,
    _ endAttribute: Range<Int>,
    _ subject: String
  ) -> StatedWord.Room? {
    func position(_ tokens: Range<Int>, _ attribute: Range<Int>) -> StatedWord.End? {
      guard let name = item(tokens), let attribute = self.attribute(attribute) else { return nil }
      return StatedWord.End(.named(name, for: subject), attribute)
    }
    guard let start = position(start, startAttribute), let end = position(end, endAttribute)
    else { return nil }
    return StatedWord.Room(start, end)
  }

  private func number(_ tokens: Range<Int>) -> Amount { reading.amount(tokens, at: scope) }

  /// The items of a list in brackets, or of one that says that they are any items.
  func items(_ tokens: Range<Int>) -> [String]? {
    var tokens = tokens
    if source.isToken(tokens.lowerBound, "("), source.after(tokens.lowerBound) == tokens.upperBound
    {
      let inner = tokens.lowerBound + 1..<tokens.upperBound - 1
      guard source.isToken(inner.lowerBound, "[") else { return nil }
      let end = source.after(inner.lowerBound)
      guard
        end == inner.upperBound
          || source.text(ofTokens: end..<inner.upperBound) == "as [any LayoutItem]"
      else { return nil }
      tokens = inner.lowerBound..<end
    }
    guard let list = elements(tokens) else { return nil }
    let items = list.compactMap(item)
    return items.count == list.count ? items : nil
  }

  private func elements(_ tokens: Range<Int>) -> [Range<Int>]? {
    guard source.isToken(tokens.lowerBound, "["),
      source.after(tokens.lowerBound) == tokens.upperBound
    else { return nil }
    return source.elements(in: tokens.lowerBound + 1..<tokens.upperBound - 1)
  }

  /// The name of a case, with or without its type, and the arguments behind it.
  private func named(_ tokens: Range<Int>, _ types: String...) -> CallChain.Link? {
    guard let first = tokens.first,
      let chain = source.chain(at: first, limit: tokens.upperBound), chain.tokens == tokens,
      chain.links.count == 1, chain.links[0].closures.isEmpty,
      chain.head.isEmpty || types.contains(source.text(ofTokens: chain.head))
    else { return nil }
    return chain.links[0]
  }

  private func axis(_ tokens: Range<Int>) -> LayoutAxis? {
    guard let link = named(tokens, "LayoutAxis"), link.arguments == nil else { return nil }
    switch link.name {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: return nil
    }
  }

  private func attribute(_ tokens: Range<Int>) -> LayoutConstraint.Attribute? {
    guard let link = named(tokens, "LayoutEdge", "ALEdge"), link.arguments == nil else {
      return nil
    }
    return AttributeWords.single[link.name]
  }

  private func style(_ tokens: Range<Int>) -> StatedWord.Style? {
    guard let link = named(tokens, "LayoutChainStyle") else { return nil }
    switch (link.name, link.arguments) {
    case ("spread", nil): return .spread
    case ("spreadInside", nil): return .spreadInside
    case ("packed", let arguments?) where arguments.isEmpty: return .packed(bias: .number(0.5))
    case ("packed", let arguments?) where arguments.map(\.label) == ["bias"]:
      return .packed(bias: number(arguments[0].tokens))
    default: return nil
    }
  }

  private func position(_ tokens: Range<Int>) -> StatedWord.Position? {
    guard let link = named(tokens, "LayoutGuidelinePosition"), link.arguments?.count == 1,
      let only = link.arguments?.first, only.label == nil
    else { return nil }
    switch link.name {
    case "start": return .start(number(only.tokens))
    case "end": return .end(number(only.tokens))
    case "fraction": return .fraction(number(only.tokens))
    default: return nil
    }
  }
}
