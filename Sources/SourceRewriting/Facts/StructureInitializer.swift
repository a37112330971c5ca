import LayoutStatements

/// An initialiser that a project declares for insets, a size or a point, and that only hands numbers on
/// to the platform's own: `init(margin: CGFloat) { self.init(top: margin, …) }`.
struct StructureInitializer: Sendable {
  /// A piece of an expression.
  private enum Piece: Sendable {
    case parameter(Int)
    case text(String)
  }

  /// The labels of its parameters; `_` for one without.
  let labels: [String]
  /// What each part becomes; nil for an initialiser that does something else.
  private let parts: [String: [Piece]]?

  /// Reads a declaration, whose first token is the word `init`.
  init?(_ keyword: Int, _ statement: Range<Int>, _ source: SwiftSource) {
    guard source.isToken(keyword, "init"), source.isToken(keyword + 1, "(") else { return nil }
    var labels: [String] = []
    var names: [String: Int] = [:]
    var takesNumbers = true
    for parameter in source.elements(in: keyword + 2..<source.after(keyword + 1) - 1) {
      guard let colon = parameter.first(where: { source.isToken($0, ":") }) else { return nil }
      labels.append(source.text(at: parameter.lowerBound))
      names[source.text(at: colon - 1)] = labels.count - 1
      let type = source.text(ofTokens: colon + 1..<parameter.upperBound)
      takesNumbers = takesNumbers && (type == "CGFloat" || type == "Double")
    }
    self.labels = labels
    let brace = source.after(keyword + 1)
    guard takesNumbers, source.isToken(brace, "{"), source.after(brace) == statement.upperBound
    else {
      parts = nil
      return
    }
    let body = source.statements(in: brace + 1..<statement.upperBound - 1)
    parts = body.count == 1 ? Self.parts(body[0], names, source) : nil
  }

  /// The parts that `self.init(…)` is given, of parameters, numbers and signs alone.
  private static func parts(
    _ call: Range<Int>,
    _ names: [String: Int],
    _ source: SwiftSource
  ) -> [String: [Piece]]? {
    let start = call.lowerBound
    guard source.isToken(start, "self"), source.isToken(start + 1, "."),
      source.isToken(start + 2, "init"), source.isToken(start + 3, "("),
      source.after(start + 3) == call.upperBound
    else { return nil }
    var parts: [String: [Piece]] = [:]
    for argument in source.elements(in: start + 4..<call.upperBound - 1) {
      guard source.isToken(argument.lowerBound + 1, ":") else { return nil }
      var pieces: [Piece] = []
      for index in argument.dropFirst(2) {
        let text = source.text(at: index)
        if let place = names[text], !source.isToken(index - 1, ".") {
          pieces.append(.parameter(place))
        } else if source.tokens[index].kind == .number {
          pieces.append(.text(text))
        } else if ["+", "-", "*", "/"].contains(text) {
          let isPrefix = pieces.isEmpty || !source.tokens[index].followsSpace
          pieces.append(.text(isPrefix ? text : " \(text) "))
        } else if text == "(" || text == ")" {
          pieces.append(.text(text))
        } else {
          return nil
        }
      }
      parts[source.text(at: argument.lowerBound)] = pieces
    }
    return parts
  }

  /// The parts for some arguments; nil where it does something else, or an argument that does something
  /// itself would be evaluated more than once, or never.
  func amounts(_ arguments: [Amount]) -> [String: Amount]? {
    guard let parts, arguments.count == labels.count else { return nil }
    guard !arguments.contains(where: { Effects.isPossible(in: $0.source) }) else { return nil }
    return parts.mapValues { pieces in
      if pieces.count == 1, case .parameter(let place) = pieces[0] { return arguments[place] }
      let texts = pieces.map { piece in
        switch piece {
        case .parameter(let place): arguments[place].operand
        case .text(let text): text
        }
      }
      return .text(texts.joined())
    }
  }
}
