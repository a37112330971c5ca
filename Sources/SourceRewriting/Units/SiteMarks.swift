/// The words that sites of layout are counted by, each of which stands for one site.
///
/// A site is a relation, a chain, an attribute, a pinning call or an anchor's constraint; a block or a
/// call without any counts as one by its verb.
struct SiteMarks {
  /// The words, as tokens in order.
  let tokens: [Int]
  /// For each word the tokens of the innermost unit around it.
  private var owners: [Int: Range<Int>] = [:]

  /// Finds the words of a dialect.
  ///
  /// - Complexity: O(*n*) in the tokens, for each level at which blocks stand in each other.
  init(_ reader: any DialectReader, _ reading: Reading) {
    var found: Set<Int> = []
    for token in reading.source.tokens.indices {
      if reader.verb(at: token, reading) != nil {
        found.formUnion(reader.marks(of: token, reading))
      } else if reader.isHandedOver(at: token, reading) {
        found.insert(token)
      }
    }
    tokens = found.sorted()
  }

  /// Gives each word to the innermost unit around it.
  mutating func assign(to units: [LayoutUnit]) {
    let byLength = units.map(\.tokens).sorted { $0.count > $1.count }
    for unit in byLength {
      for index in range(of: unit) { owners[tokens[index]] = unit }
    }
  }

  /// How many sites a unit has in a range of its tokens.
  func count(in range: Range<Int>, of unit: LayoutUnit) -> Int {
    self.range(of: range).count { owners[tokens[$0]] == unit.tokens }
  }

  /// How many sites a unit has.
  func count(of unit: LayoutUnit) -> Int { count(in: unit.tokens, of: unit) }

  private func range(of range: Range<Int>) -> Range<Int> {
    let start = first(from: range.lowerBound)
    return start..<max(start, first(from: range.upperBound))
  }

  private func first(from token: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle] < token { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension DialectReader {
  /// The words that a verb's sites are counted by: the verb itself where there are no others.
  func marks(of verb: Int, _ reading: Reading) -> [Int] { [verb] }

  func isHandedOver(at token: Int, _ reading: Reading) -> Bool { false }
}

extension MakerReader {
  /// The block's argument, wherever it stands.
  func marks(of verb: Int, _ reading: Reading) -> [Int] {
    let source = reading.source
    let brace = source.isToken(verb + 1, "(") ? verb + 2 : verb + 1
    guard let closure = source.closure(at: brace) else { return [verb] }
    let maker = closure.parameters.first ?? "$0"
    let marks = closure.body.filter {
      source.isToken($0, maker) && !source.isToken($0 - 1, ".") && !source.isToken($0 + 1, ":")
    }
    return marks.isEmpty ? [verb] : marks
  }
}

extension OperatorReader {
  /// Relations whose left side begins with an item of the block, and calls that align or distribute.
  func marks(of verb: Int, _ reading: Reading) -> [Int] {
    let source = reading.source
    guard let closure = source.closure(at: source.brace(ofRelations: verb)) else { return [verb] }
    var items = Set(closure.parameters)
    for index in closure.body where source.isToken(index, "let") && source.isToken(index + 2, "=") {
      if isItem(index + 3, items, source) { items.insert(source.text(at: index + 1)) }
    }
    let marks = closure.body.filter { index in
      switch source.text(at: index) {
      case "==", "<=", ">=": isItem(start(before: index, source), items, source)
      case "align", "distribute": source.isToken(index + 1, "(") && !source.isToken(index - 1, ".")
      case let word where OperatorWords.kinds[word] != nil && reading.facts.module == .own:
        source.isToken(index + 1, "(") && !source.isToken(index - 1, ".")
      default: false
      }
    }
    return marks.isEmpty ? [verb] : marks
  }

  private func isItem(_ token: Int, _ items: Set<String>, _ source: SwiftSource) -> Bool {
    let name = source.text(at: token)
    return items.contains(name) || name.hasPrefix("$")
  }

  /// The first token of the path that ends in front of a sign.
  private func start(before sign: Int, _ source: SwiftSource) -> Int {
    var index = sign - 1
    while index > 0 {
      if source.isToken(index, ")") || source.isToken(index, "]") {
        guard let open = source.partner(of: index) else { return index }
        // `(a.width) == b.width` begins with its bracket.
        guard source.tokens[open - 1].kind == .word, !source.isToken(open - 1, "in") else {
          return open
        }
        index = open - 1
      } else if source.isToken(index - 1, "."), index > 1 {
        index -= 2
        while source.isToken(index, "!") || source.isToken(index, "?") { index -= 1 }
      } else if source.isToken(index, "!") || source.isToken(index, "?") {
        index -= 1
      } else {
        return index
      }
    }
    return index
  }
}

extension AttributeReader {
  /// The words of attributes in the brackets of a call, or behind an arrow.
  func marks(of verb: Int, _ reading: Reading) -> [Int] {
    let source = reading.source
    let start = verb + 1
    guard source.isToken(verb, "<-") || source.isToken(start, "(") else { return [verb] }
    let end: Int
    if source.isToken(verb, "<-"), !source.isToken(start, "[") {
      end = reading.facts.scopes.statement(of: verb).upperBound
    } else {
      end = source.after(start)
    }
    let marks = (start..<max(start, end)).filter { index in
      isWord(source.text(at: index), reading) && source.isToken(index + 1, "(")
        && (!source.isToken(index - 1, ".") || source.isToken(index - 2, "EasyPeasy"))
    }
    return marks.isEmpty ? [verb] : marks
  }

  /// Whether a word is one of an attribute, or of several constraints.
  private func isWord(_ word: String, _ reading: Reading) -> Bool {
    if AttributeLift.words[word] != nil { return true }
    return reading.facts.module == .own && ["Ratio", "Bias", "Barrier", "Guideline"].contains(word)
  }
}

extension AutoPinReader {
  /// The call itself, but for those whose block has others.
  func marks(of verb: Int, _ reading: Reading) -> [Int] {
    let scopes = [
      "autoSetPriority", "autoIdentifyConstraints", "autoCreateConstraintsWithoutInstalling",
      "autoCreateAndInstallConstraints",
    ]
    return scopes.contains(reading.source.text(at: verb)) ? [] : [verb]
  }
}
