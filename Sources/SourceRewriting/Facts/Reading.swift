import ConstraintKernel
import LayoutStatements

/// A file, or a piece of code that belongs to one, with what is known of the names in it.
struct Reading: Sendable {
  /// The code.
  let source: SwiftSource
  /// What is known of its names.
  let facts: SourceFacts
  /// Where each word stands, in order.
  private let places: [String: [Int]]
  /// Through how many declarations the code was found.
  var depth = 0
  /// For a file the scopes of its tokens say which names are meant; a piece belongs to one scope,
  /// and what it declares to these.
  var inner: [Int]?
  /// Whether the code is the file that the facts are of.
  var isFile = false
  private var isNested = false
  /// For code that was printed the items that it names beside subjects, so that all else is a number; nil for other code.
  var printedItems: Set<String>?
  /// Whether the code is the first value of a declaration, where a whole literal makes an integer.
  var isDeclaration = false

  /// Reads code with what is known of its names.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(source: SwiftSource, facts: SourceFacts) {
    self.source = source
    self.facts = facts
    var places: [String: [Int]] = [:]
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      places[SwiftSource.plain(source.text(at: index)), default: []].append(index)
    }
    self.places = places
  }

  /// Reads a file with what is known of its names.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(file source: SwiftSource, facts: SourceFacts) {
    self.init(source: source, facts: facts)
    isFile = true
    inner = []
  }

  /// The tokens that are a word, in order.
  func places(of word: String) -> [Int] { places[SwiftSource.plain(word)] ?? [] }

  /// The places of a word in a range of tokens.
  ///
  /// - Complexity: O(log *n*) in the places of the word.
  func places(of word: String, in range: Range<Int>) -> ArraySlice<Int> {
    let places = places(of: word)
    func first(from token: Int) -> Int {
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < token { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return places[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

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

  /// How deeply expressions are nested that are looked into; people nest no deeper, and each level takes stack.
  private static let deepest = 32

  /// What an expression is; unknown where it is nested more than 32 deep.
  func kind(of tokens: Range<Int>, at scope: Int) -> ValueKind { kind(of: tokens, at: scope, 0) }

  private func kind(of tokens: Range<Int>, at scope: Int, _ nesting: Int) -> ValueKind {
    guard let first = tokens.first, nesting < Self.deepest else { return .unknown }
    if let inner, !isNested {
      var nested = self
      nested.isNested = true
      if isFile { return nested.kind(of: tokens, at: facts.scopes.scope(of: first), nesting) }
      let kind = nested.kind(of: tokens, at: scope, nesting)
      if kind != .unknown { return kind }
      return inner.lazy.map { nested.kind(of: tokens, at: $0, nesting) }.first { $0 != .unknown }
        ?? .unknown
    }
    if let choices = choices(in: tokens) ?? alternatives(in: tokens) {
      let kinds = choices.map { kind(of: $0, at: scope, nesting + 1) }
      if kinds[0] == kinds[1] { return kinds[0] }
      // A literal takes the type of the other branch.
      if kinds[0].isNumber, kinds[1].isNumber {
        return literals(tokens, choices) == [true, true]
          ? .number : kinds.contains(.integer) && !isDeclaration ? .integer : .number
      }
      return .unknown
    }
    if source.isToken(first, "-") || source.isToken(first, "+") {
      let operand = kind(of: first + 1..<tokens.upperBound, at: scope, nesting + 1)
      return operand.isNumber ? operand : .unknown
    }
    if source.tokens[first].kind == .number, tokens.count == 1 {
      return literal(first)
    }
    guard let chain = source.chain(at: first, limit: tokens.upperBound) else { return .unknown }
    guard chain.tokens.upperBound == tokens.upperBound else {
      if chain.tokens.upperBound > tokens.upperBound { return .unknown }
      // Arithmetic gives a number of the kind of its operands; decimals win.
      return source.tokens[chain.tokens.upperBound].kind == .operator
        ? arithmetic(tokens, scope, nesting) : .unknown
    }
    return kind(of: chain, at: scope, nesting)
  }

  private func literal(_ token: Int) -> ValueKind {
    let isWhole = source.text(at: token).allSatisfy { $0.isNumber || $0 == "_" }
    return isDeclaration && isWhole ? .integer : .number
  }

  private func literals(_ tokens: Range<Int>, _ choices: [Range<Int>]) -> [Bool] {
    choices.map { $0.count == 1 && source.tokens[$0.lowerBound].kind == .number }
  }

  /// Both branches of a conditional expression.
  private func choices(in tokens: Range<Int>) -> [Range<Int>]? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.isToken(index, "?"), source.tokens[index].followsSpace {
        var colon = index + 1
        while colon < tokens.upperBound, !source.isToken(colon, ":") { colon = source.after(colon) }
        guard index + 1 < colon, colon + 1 < tokens.upperBound else { return nil }
        return [index + 1..<colon, colon + 1..<tokens.upperBound]
      }
      index = source.after(index)
    }
    return nil
  }

  /// Both sides of `value ?? other`.
  private func alternatives(in tokens: Range<Int>) -> [Range<Int>]? {
    var sign = tokens.lowerBound
    while sign < tokens.upperBound, !source.isToken(sign, "??") { sign = source.after(sign) }
    guard sign > tokens.lowerBound, sign + 1 < tokens.upperBound else { return nil }
    return [tokens.lowerBound..<sign, sign + 1..<tokens.upperBound]
  }

  /// Arithmetic gives a number of the kind of its operands, if all of them are numbers.
  private func arithmetic(_ tokens: Range<Int>, _ scope: Int, _ nesting: Int) -> ValueKind {
    var index = tokens.lowerBound
    var isInteger = true
    var hasOperand = false
    var isOther = false
    while index < tokens.upperBound {
      if let operand = source.chain(at: index, limit: tokens.upperBound) {
        if source.tokens[index].kind == .number, operand.links.isEmpty {
          if source.text(at: index).contains(".") { isInteger = false }
        } else {
          switch kind(of: operand, at: scope, nesting) {
          case .integer: break
          case .number: isInteger = false
          default: isOther = true
          }
        }
        hasOperand = true
        index = max(operand.tokens.upperBound, index + 1)
      } else {
        guard ["+", "-", "*", "/", "%"].contains(source.text(at: index)) else { return .unknown }
        index += 1
      }
    }
    if isOther || !hasOperand { return .unknown }
    // Whole numbers alone leave a remainder.
    if tokens.contains(where: { source.isToken($0, "%") }) { return .integer }
    let isLiteral = tokens.allSatisfy {
      source.tokens[$0].kind == .number || source.tokens[$0].kind == .operator
    }
    if isLiteral, isInteger { return isDeclaration ? .integer : .number }
    return isInteger ? .integer : .number
  }

  /// Whether an expression is arithmetic with a number that is written there, and so gives a number of some type.
  ///
  /// Operators of the project's own may give anything.
  func isArithmetic(_ tokens: Range<Int>) -> Bool {
    let signs: Set<String> = ["+", "-", "*", "/"]
    let isOwn = signs.contains { facts.world.declaration(of: $0, from: source) != nil }
    if isOwn { return false }
    var hasNumber = false
    var hasSign = false
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      switch source.tokens[index].kind {
      case .operator where signs.contains(source.text(at: index)): hasSign = true
      case .operator, .string, .regex, .condition, .directive: return false
      case .number:
        let begins = index == tokens.lowerBound || signs.contains(source.text(at: index - 1))
        let ends = index + 1 == tokens.upperBound || signs.contains(source.text(at: index + 1))
        hasNumber = hasNumber || begins && ends
      case .word, .punctuation: break
      }
      index = source.after(index)
    }
    return hasSign && hasNumber
  }

  private func kind(of chain: CallChain, at scope: Int, _ nesting: Int) -> ValueKind {
    let head = source.text(ofTokens: chain.head)
    var links = chain.links
    var isElement = false
    while let last = links.last, last.name.isEmpty, last.arguments == nil {
      isElement = isElement || source.isToken(last.tokens.lowerBound, "[")
      links.removeLast()
    }
    if head.hasPrefix("("), links.isEmpty {
      return kind(of: chain.head.lowerBound + 1..<chain.head.upperBound - 1, at: scope, nesting + 1)
    }
    let isType = head.first?.isUppercase == true
    if let call = links.last, call.arguments != nil {
      if isType, links.count == 1, call.name.isEmpty || call.name == "init" {
        return facts.world.kind(ofType: head)
      }
      let name = call.name.isEmpty ? head : call.name
      if facts.meaning(of: source.text(ofTokens: chain.tokens), at: scope, depth: depth).kind
        == .unknown, !facts.world.declares(name)
      {
        switch name {
        case "UIEdgeInsetsMake", "NSEdgeInsetsMake": return .insets
        case "CGSizeMake": return .size
        case "CGPointMake": return .point
        case "floor", "ceil", "round", "rounded":
          return .number
        case "min", "max", "abs":
          let kinds = (call.arguments ?? []).map { kind(of: $0.tokens, at: scope, nesting + 1) }
          if kinds.contains(where: { !$0.isNumber }) || kinds.isEmpty { return .unknown }
          return kinds.contains(.integer) ? .integer : .number
        default: return .unknown
        }
      }
    }
    if isType, links.count == 1, links[0].name == "zero" { return facts.world.kind(ofType: head) }
    if chain.head.isEmpty { return .unknown }
    let end = links.last?.tokens.upperBound ?? chain.head.upperBound
    let path = source.text(ofTokens: chain.tokens.lowerBound..<end)
    return isElement
      ? facts.kind(ofElementOf: path, at: scope, depth: depth)
      : facts.kind(ofName: path, at: scope, depth: depth)
  }

  /// What a literal of one plain line says; nil for anything else.
  func string(_ tokens: Range<Int>) -> String? {
    let text = source.text(ofTokens: tokens)
    guard tokens.count == 1, text.count > 1, text.hasPrefix("\""), text.hasSuffix("\""),
      !text.contains("\\"), !text.contains("\n")
    else { return nil }
    return String(text.dropFirst().dropLast())
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
    // What the files declare of a name comes before what the dialect means by it.
    if facts.world.declares(head) { return nil }
    if let name = links.first?.name,
      facts.world.hasMember(name, of: Self.priorityTypes)
    {
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

  private static let priorityTypes = [
    "UILayoutPriority", "LayoutPriority", "ConstraintPriority", "NSLayoutPriority", "Priority",
    "NSLayoutConstraint",
  ]

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
