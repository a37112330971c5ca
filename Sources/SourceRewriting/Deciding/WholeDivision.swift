/// A division of whole numbers whose result depends on the type that is asked for.
///
/// `15 / 2` is 7 where an integer is as welcome as a fraction, and 7.5 where a fraction is asked for. A
/// variable, a decimal or a conversion beside it says which type it has; a choice or the smaller of two
/// numbers passes the question on.
struct WholeDivision {
  private let source: SwiftSource
  private var isFound = false

  /// Whether an expression has such a division.
  static func isContained(in text: String) -> Bool {
    guard text.contains("/"), let source = try? SwiftSource(Array(text.utf8)),
      !source.tokens.isEmpty
    else { return false }
    var division = WholeDivision(source: source)
    return division.isOpen(source.tokens.indices, 0) && division.isFound
  }

  /// A division of two literals, as one of decimals: `1 / 4` is `1.0 / 4`; nil for anything else.
  static func decimal(_ text: String) -> String? {
    guard let source = try? SwiftSource(Array(text.utf8)), source.tokens.count == 3,
      source.isToken(1, "/"),
      [0, 2].allSatisfy({ source.text(at: $0).allSatisfy(\.isWholeNumber) })
    else { return nil }
    let end = source.tokens[0].range.upperBound
    return String(decoding: source.bytes[..<end], as: UTF8.self) + ".0"
      + String(decoding: source.bytes[end...], as: UTF8.self)
  }

  private init(source: SwiftSource) {
    self.source = source
  }

  private static let signs: Set<String> = ["+", "-", "*", "/", "%"]

  /// Whether nothing in an expression says which type its value has.
  private mutating func isOpen(_ tokens: Range<Int>, _ depth: Int) -> Bool {
    guard let first = tokens.first, depth < 32 else { return false }
    if let branches = branches(of: tokens) {
      let one = isOpen(branches.0, depth + 1)
      let other = isOpen(branches.1, depth + 1)
      return one && other
    }
    var start = first
    var index = first
    var isOpen = true
    while index <= tokens.upperBound {
      let isEnd = index == tokens.upperBound
      if isEnd || Self.signs.contains(source.text(at: index)) {
        if index > start {
          isOpen = isOperandOpen(start..<index, depth) && isOpen
        } else if isEnd {
          return false
        }
        if !isEnd, source.isToken(index, "/") { isFound = true }
        start = index + 1
      }
      index = isEnd ? index + 1 : source.after(index)
    }
    return isOpen
  }

  private mutating func isOperandOpen(_ tokens: Range<Int>, _ depth: Int) -> Bool {
    let first = tokens.lowerBound
    if tokens.count == 1 {
      return source.tokens[first].kind == .number
        && source.text(at: first).allSatisfy { $0.isWholeNumber || $0 == "_" }
    }
    let isCall = ["min", "max", "abs"].contains(source.text(at: first))
    let bracket = isCall ? first + 1 : first
    guard source.isToken(bracket, "("), source.after(bracket) == tokens.upperBound else {
      return false
    }
    let elements = source.elements(in: bracket + 1..<tokens.upperBound - 1)
    guard isCall || elements.count == 1 else { return false }
    var isOpen = !elements.isEmpty
    for element in elements { isOpen = self.isOpen(element, depth + 1) && isOpen }
    return isOpen
  }

  /// Both branches of a choice.
  private func branches(of tokens: Range<Int>) -> (Range<Int>, Range<Int>)? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.isToken(index, "?"), source.tokens[index].followsSpace {
        var colon = index + 1
        var depth = 0
        while colon < tokens.upperBound {
          if source.isToken(colon, "?"), source.tokens[colon].followsSpace { depth += 1 }
          if source.isToken(colon, ":") {
            if depth == 0 { break }
            depth -= 1
          }
          colon = source.after(colon)
        }
        guard index + 1 < colon, colon + 1 < tokens.upperBound else { return nil }
        return (index + 1..<colon, colon + 1..<tokens.upperBound)
      }
      index = source.after(index)
    }
    return nil
  }
}
