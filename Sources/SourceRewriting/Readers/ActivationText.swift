import LayoutStatements

/// A call that makes constraints active, or lets go of them, that were made elsewhere:
/// `compact.autoInstallConstraints()`.
struct ActivationText: Sendable {
  /// The list, or the constraint, as an expression; what asks whether it is there included.
  let receiver: String
  /// Whether the receiver is a list.
  let isList: Bool
  /// Whether constraints become active.
  let isActive: Bool
  /// The name of the call, for counting.
  let selector: String

  private static let calls: [String: (isList: Bool, isActive: Bool)] = [
    "autoInstallConstraints": (true, true), "autoRemoveConstraints": (true, false),
    "autoInstall": (false, true), "autoRemove": (false, false),
  ]

  /// Reads a statement; fails where the files do not show that its receiver is a constraint, or a list of some.
  init?(_ statement: Range<Int>, at scope: Int, _ reading: Reading) {
    let source = reading.source
    guard let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement, let call = chain.links.last, let kind = Self.calls[call.name],
      call.arguments?.isEmpty == true, call.closures.isEmpty,
      statement.lowerBound < call.tokens.lowerBound,
      !reading.facts.world.declaresFunction(call.name, labels: [])
    else { return nil }
    (isList, isActive, selector) = (kind.isList, kind.isActive, "\(call.name)()")
    var tokens = statement.lowerBound..<call.tokens.lowerBound
    if isList, source.isToken(tokens.lowerBound, "("),
      source.after(tokens.lowerBound) == tokens.upperBound
    {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
      if tokens.count > 2, source.isToken(tokens.upperBound - 1, "NSArray"),
        source.isToken(tokens.upperBound - 2, "as")
      {
        tokens = tokens.lowerBound..<tokens.upperBound - 2
      }
    }
    let types =
      isList
      ? ["[NSLayoutConstraint]", "[LayoutConstraint]"]
      : ["NSLayoutConstraint", "LayoutConstraint"]
    let names = isList ? Self.choices(tokens, source) : [tokens]
    for name in names {
      guard let type = Self.type(of: name, at: scope, reading) else { return nil }
      let plain =
        !isList && (type.hasSuffix("?") || type.hasSuffix("!")) ? type.dropLast() : type[...]
      guard types.contains(String(plain)) else { return nil }
    }
    receiver = source.text(ofTokens: tokens)
  }

  /// Both lists of a choice between two; else the one.
  private static func choices(_ tokens: Range<Int>, _ source: SwiftSource) -> [Range<Int>] {
    var (sign, colon): (Int?, Int?) = (nil, nil)
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.isToken(index, "?"), sign == nil { sign = index }
      if source.isToken(index, ":"), sign != nil, colon == nil { colon = index }
      index = source.after(index)
    }
    guard let sign, let colon else { return [tokens] }
    return [sign + 1..<colon, colon + 1..<tokens.upperBound]
  }

  /// The type that a name is declared with, by itself or behind `self`.
  private static func type(of name: Range<Int>, at scope: Int, _ reading: Reading) -> String? {
    let source = reading.source
    var name = name
    if let last = name.last, source.isToken(last, "?") || source.isToken(last, "!") {
      name = name.lowerBound..<last
    }
    let hasSelf =
      name.count == 3 && source.isToken(name.lowerBound, "self")
      && source.isToken(name.lowerBound + 1, ".")
    guard name.count == 1 || hasSelf, let last = name.last, source.tokens[last].kind == .word,
      let found = reading.facts.declaration(of: source.text(at: last), at: scope)
    else { return nil }
    return found.type.isEmpty ? found.madeType : found.type
  }

  /// The same in words of the platform.
  func line(_ constraintType: String) -> String {
    isList
      ? "\(constraintType).\(isActive ? "activate" : "deactivate")(\(receiver))"
      : "\(receiver).isActive = \(isActive)"
  }
}
