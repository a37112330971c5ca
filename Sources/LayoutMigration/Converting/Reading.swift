import ConstraintKernel

/// A file, or a piece of code that belongs to one, with what is known of the names in it.
struct Reading: Sendable {
  /// The code.
  let source: SwiftSource
  /// What is known of its names.
  let facts: SourceFacts
  /// Where each word stands, in order.
  private let places: [String: [Int]]

  /// Reads code with what is known of its names.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(source: SwiftSource, facts: SourceFacts) {
    self.source = source
    self.facts = facts
    var places: [String: [Int]] = [:]
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      places[source.text(at: index), default: []].append(index)
    }
    self.places = places
  }

  /// The tokens that are a word, in order.
  func places(of word: String) -> [Int] { places[word] ?? [] }

  /// Whether a word stands in a range of tokens, another one left aside.
  ///
  /// - Complexity: O(log *n* + *k*) in the places of the word, *k* of them in `inner`.
  func isMentioned(_ word: String, in range: Range<Int>, outside inner: Range<Int>) -> Bool {
    let places = places(of: word)
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < places.count, inner.contains(places[low]) { low += 1 }
    return low < places.count && range.contains(places[low])
  }

  /// The last token before another one that is a word of its own, not a member's name.
  ///
  /// - Complexity: O(log *n*) in the places of the word, members' names behind the result aside.
  func lastPlace(of word: String, before end: Int) -> Int? {
    let places = places(of: word)
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < end { low = middle + 1 } else { high = middle }
    }
    return places[..<low].last { !source.isToken($0 - 1, ".") }
  }

  /// The text of an expression as a number.
  func amount(_ tokens: Range<Int>, at scope: Int) -> Amount {
    let text = source.text(ofTokens: tokens)
    return kind(of: tokens, at: scope) == .integer ? .integer(text) : .text(text)
  }

  /// What an expression is.
  func kind(of tokens: Range<Int>, at scope: Int) -> ValueKind {
    guard let first = tokens.first else { return .unknown }
    if source.tokens[first].kind == .number { return .number }
    if source.isToken(first, "-") || source.isToken(first, "+") {
      let operand = first + 1..<tokens.upperBound
      return kind(of: operand, at: scope) == .integer ? .integer : .number
    }
    if let choice = choice(in: tokens) { return kind(of: choice, at: scope) }
    guard let chain = source.chain(at: first, limit: tokens.upperBound) else { return .unknown }
    guard chain.tokens.upperBound == tokens.upperBound else {
      // Arithmetic gives a number of the kind of its operands; decimals win.
      return source.tokens[chain.tokens.upperBound].kind == .operator
        ? arithmetic(tokens, scope) : .unknown
    }
    return kind(of: chain, at: scope)
  }

  /// The first branch of a conditional expression.
  private func choice(in tokens: Range<Int>) -> Range<Int>? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.isToken(index, "?"), source.tokens[index].followsSpace {
        guard let colon = (index..<tokens.upperBound).first(where: { source.isToken($0, ":") }),
          index + 1 < colon
        else { return nil }
        return index + 1..<colon
      }
      index = source.after(index)
    }
    return nil
  }

  private func arithmetic(_ tokens: Range<Int>, _ scope: Int) -> ValueKind {
    var index = tokens.lowerBound
    var isInteger = true
    while index < tokens.upperBound {
      if let operand = source.chain(at: index, limit: tokens.upperBound) {
        if source.tokens[index].kind == .number {
          if source.text(at: index).contains(".") { isInteger = false }
        } else if kind(of: operand, at: scope) != .integer {
          isInteger = false
        }
        index = max(operand.tokens.upperBound, index + 1)
      } else {
        index += 1
      }
    }
    return isInteger ? .integer : .number
  }

  private func kind(of chain: CallChain, at scope: Int) -> ValueKind {
    let head = source.text(ofTokens: chain.head)
    var links = chain.links
    var isElement = false
    while let last = links.last, last.name.isEmpty, last.arguments == nil {
      isElement = isElement || source.isToken(last.tokens.lowerBound, "[")
      links.removeLast()
    }
    if head.hasPrefix("("), links.isEmpty {
      return kind(of: chain.head.lowerBound + 1..<chain.head.upperBound - 1, at: scope)
    }
    let isType = head.first?.isUppercase == true
    if let call = links.last, call.arguments != nil {
      if isType, links.count == 1, call.name.isEmpty { return ValueKind(ofType: head) }
      return ["min", "max", "abs", "floor", "ceil", "round", "rounded"].contains(
        call.name.isEmpty ? head : call.name
      ) ? .number : .unknown
    }
    if isType, let member = links.last?.name, ["zero", "init"].contains(member) {
      return ValueKind(ofType: head)
    }
    if source.isToken(chain.head.lowerBound, "."), chain.head.isEmpty { return .unknown }
    let end = links.last?.tokens.upperBound ?? chain.head.upperBound
    let path = source.text(ofTokens: chain.tokens.lowerBound..<end)
    let kind =
      isElement ? facts.kind(ofElementOf: path, at: scope) : facts.kind(ofName: path, at: scope)
    return kind == .unknown && isType ? .number : kind
  }

  // MARK: Priorities

  /// A priority: its level where that is known, the text of a number otherwise; nil for anything
  /// else.
  ///
  /// `medium` is the level that `.medium` has; nil where there is no such word.
  func priority(_ tokens: Range<Int>, medium: Double? = 500) -> Amount? {
    guard let first = tokens.first else { return nil }
    let text = source.text(ofTokens: tokens)
    if let value = Amount.text(text).value { return .number(value) }
    guard let chain = source.chain(at: first, limit: tokens.upperBound) else { return nil }
    let end = chain.tokens.upperBound
    if end < tokens.upperBound {
      guard let level = priority(first..<end, medium: medium)?.value, end + 2 == tokens.upperBound,
        let change = Double(source.text(at: end + 1))
      else { return nil }
      if source.isToken(end, "-") { return .number(level - change) }
      return source.isToken(end, "+") ? .number(level + change) : nil
    }
    return priority(chain, medium: medium)
  }

  private func priority(_ chain: CallChain, medium: Double?) -> Amount? {
    let head = source.text(ofTokens: chain.head)
    var links = chain.links
    guard head.isEmpty || ValueKind(ofType: head) == .priority || head == "Priority" else {
      return nil
    }
    if links.last?.name == "rawValue" { links.removeLast() }
    guard let first = links.first else { return nil }
    if first.name.isEmpty || first.name == "init" || first.name == "custom",
      let argument = first.arguments?.first, links.count == 1
    {
      return priority(argument.tokens, medium: medium)
    }
    guard var level = Self.levels[first.name] ?? (first.name == "medium" ? medium : nil) else {
      return nil
    }
    for link in links.dropFirst() {
      guard link.name == "advanced", let by = link.arguments?.first,
        let change = Amount.text(source.text(ofTokens: by.tokens)).value
      else { return nil }
      level += change
    }
    return .number(level)
  }

  private static let levels: [String: Double] = [
    "required": 1_000, "high": 750, "defaultHigh": 750, "low": 250, "defaultLow": 250,
    "fittingSizeLevel": 50, "fittingSizeCompression": 50, "dragThatCanResizeScene": 510,
    "sceneSizeStayPut": 500, "dragThatCannotResizeScene": 490,
  ]
}

/// The words of attributes, each as the attributes it stands for.
enum AttributeWords {
  /// The attribute of a name such as `centerX`.
  static let single: [String: LayoutConstraint.Attribute] = {
    var words: [String: LayoutConstraint.Attribute] = ["baseline": .lastBaseline]
    for attribute in LayoutConstraint.Attribute.allCases where attribute != .notAnAttribute {
      words["\(attribute)"] = attribute
    }
    return words
  }()
}
