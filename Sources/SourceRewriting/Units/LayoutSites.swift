/// Where a dialect's words lay something out, whether or not a statement of it can be read.
///
/// A call in an argument, an assignment or a `return` is one, too: nothing that touches an item's
/// layout may be invisible.
struct LayoutSites {
  /// A word that lays out, and what it does to what stands already.
  struct Site {
    let token: Int
    let verb: LayoutUnit.Verb
    /// Whether it lays out what its function is given to constrain with.
    var isHandedOver = false
  }

  private let reading: Reading
  /// All sites, in order.
  let all: [Site]

  /// Finds the sites of a dialect.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(_ reader: any DialectReader, _ reading: Reading) {
    self.reading = reading
    all = reading.source.tokens.indices.compactMap { token in
      if let verb = reader.verb(at: token, reading) { return Site(token: token, verb: verb) }
      return reader.isHandedOver(at: token, reading)
        ? Site(token: token, verb: .adds, isHandedOver: true) : nil
    }
  }

  /// The sites within a range of tokens.
  func sites(in tokens: Range<Int>) -> ArraySlice<Site> {
    let start = first(from: tokens.lowerBound)
    return all[start..<max(start, first(from: tokens.upperBound))]
  }

  private func first(from token: Int) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].token < token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Units for the statements whose sites no unit has, each left as a whole.
  func hidden(besides units: [LayoutUnit]) -> [LayoutUnit] {
    var hidden: [LayoutUnit] = []
    var next = 0
    for site in all {
      while next < units.count, units[next].tokens.upperBound <= site.token { next += 1 }
      if next < units.count, units[next].tokens.contains(site.token) { continue }
      let scope = reading.facts.scopes.scope(of: site.token)
      let statement = reading.facts.scopes.statement(of: site.token)
      if let last = hidden.last, last.tokens == statement {
        if site.verb != .adds { hidden[hidden.count - 1].verb = site.verb }
        continue
      }
      var unit = LayoutUnit(tokens: statement, scope: scope, verb: site.verb, rows: [])
      unit.subject =
        site.isHandedOver ? nil : subject(of: site.token, from: statement.lowerBound)
      unit.reason = site.isHandedOver ? .handedOn : .insideExpression
      unit.isHidden = true
      hidden.append(unit)
    }
    return hidden
  }

  /// The item that a word is asked of; nil for a call that names its items in brackets.
  private func subject(of token: Int, from start: Int) -> String? {
    let source = reading.source
    var word = token
    if source.isToken(token - 1, "."), ["snp", "easy"].contains(source.text(at: token - 2)) {
      word = token - 2
    }
    if source.isToken(token, "<-") {
      let end = token
      var first = end
      while first > start, source.tokens[first - 1].kind == .word || source.isToken(first - 1, ".")
      {
        first -= 1
      }
      return first < end ? source.text(ofTokens: first..<end) : nil
    }
    return SourceFacts.receiver(before: word, from: start, source)
  }
}
