/// A postfix expression: a beginning, and what is asked of it one after the other.
///
/// `self.title.snp.makeConstraints { … }` begins with `self` and has the links `title`, `snp` and
/// `makeConstraints`, the last with a trailing closure. Every part keeps its bytes.
package struct CallChain: Equatable, Sendable {
  /// An argument of a call.
  package struct Argument: Equatable, Sendable {
    /// The label; nil without one.
    package let label: String?
    /// The tokens of the expression.
    package let tokens: Range<Int>
  }

  /// One step of a chain.
  package struct Link: Equatable, Sendable {
    /// The name behind the dot; empty for brackets or a sign that follow something else.
    package let name: String
    /// What stands in round brackets; nil without them.
    package var arguments: [Argument]?
    /// The opening braces of trailing closures.
    package var closures: [Int] = []
    /// The tokens from the dot to the end of the link.
    package var tokens: Range<Int>
  }

  /// The tokens of the beginning: a name, a bracketed expression, a literal; empty for `.top`.
  package let head: Range<Int>
  /// The links, in order.
  package let links: [Link]
  /// All tokens.
  package let tokens: Range<Int>
}

extension SwiftSource {
  /// The arguments between two round brackets, or the elements between two square ones.
  package func arguments(in range: Range<Int>) -> [CallChain.Argument] {
    var arguments: [CallChain.Argument] = []
    for element in elements(in: range) {
      let first = element.lowerBound
      let isLabelled =
        element.count > 2 && tokens[first].kind == .word && isToken(first + 1, ":")
      arguments.append(
        CallChain.Argument(
          label: isLabelled ? text(at: first) : nil,
          tokens: isLabelled ? first + 2..<element.upperBound : element
        )
      )
    }
    return arguments
  }

  /// What commas divide a range of tokens into; a comma at the end adds nothing.
  package func elements(in range: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isToken(index, ",") {
        if index > start { elements.append(start..<index) }
        start = index + 1
      }
      index = after(index)
    }
    if start < range.upperBound { elements.append(start..<range.upperBound) }
    return elements
  }

  /// Reads the chain that begins with a token; nil if none begins there.
  ///
  /// Nothing is read from `limit` on.
  package func chain(at start: Int, limit: Int) -> CallChain? {
    guard start < limit else { return nil }
    var index = start
    switch tokens[start].kind {
    case .word, .number, .string: index += 1
    case .punctuation where isToken(start, "(") || isToken(start, "["): index = after(start)
    case .punctuation where isToken(start, "."): break
    default: return nil
    }
    let head = start..<index
    var links: [CallChain.Link] = []
    while index < limit, let link = link(at: index, limit: limit, isFirst: index == head.upperBound)
    {
      index = link.tokens.upperBound
      if let last = links.last, link.name.isEmpty, last.arguments == nil, last.closures.isEmpty,
        !last.name.isEmpty, link.arguments != nil || !link.closures.isEmpty
      {
        links[links.count - 1].arguments = link.arguments
        links[links.count - 1].closures = link.closures
        links[links.count - 1].tokens = last.tokens.lowerBound..<index
      } else {
        links.append(link)
      }
    }
    return CallChain(head: head, links: links, tokens: start..<index)
  }

  private func link(at start: Int, limit: Int, isFirst: Bool) -> CallChain.Link? {
    if isToken(start, "."), start + 1 < limit,
      tokens[start + 1].kind == .word || tokens[start + 1].kind == .number
    {
      return CallChain.Link(name: text(at: start + 1), tokens: start..<start + 2)
    }
    if isToken(start, "!") || isToken(start, "?"), !tokens[start].followsSpace {
      return CallChain.Link(name: "", tokens: start..<start + 1)
    }
    if isToken(start, "["), !tokens[start].startsLine, !tokens[start].followsSpace {
      return CallChain.Link(name: "", tokens: start..<after(start))
    }
    var link = CallChain.Link(name: "", tokens: start..<start)
    var index = start
    if isToken(index, "("), !tokens[index].startsLine, !tokens[index].followsSpace {
      link.arguments = arguments(in: index + 1..<after(index) - 1)
      index = after(index)
    }
    // A brace after a bare name may be a body, as in `if title { … }`: only statements that begin
    // with the chain are read, and those have none.
    while index < limit, isToken(index, "{"), !tokens[index].startsLine {
      link.closures.append(index)
      index = after(index)
      if index + 2 < limit, tokens[index].kind == .word, isToken(index + 1, ":"),
        isToken(index + 2, "{")
      {
        index += 2
      }
    }
    guard index > start else { return nil }
    link.tokens = start..<index
    return link
  }

  /// The text of a chain up to one of its links.
  package func text(of chain: CallChain, before link: Int) -> String {
    let end =
      link < chain.links.count ? chain.links[link].tokens.lowerBound : chain.tokens.upperBound
    return text(ofTokens: chain.tokens.lowerBound..<end)
  }
}
