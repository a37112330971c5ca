/// Code of the project's own that is given what a block constrains with: a maker, or proxies.
///
/// It lays out whatever its callers name, so that it cannot be converted by itself.
struct HelperScopes {
  private let reading: Reading
  /// The types that are handed over.
  private let types: Set<String>
  /// Whether the file names one of them at all.
  private let isMentioned: Bool

  init(_ types: Set<String>, _ reading: Reading) {
    self.reading = reading
    self.types = types
    isMentioned = types.contains { !reading.places(of: $0).isEmpty }
  }

  /// People do not write closures in closures more deeply.
  private static let deepest = 16

  /// Whether a token stands in a function that takes one of the types, in an extension of one, or in
  /// a closure that is declared to take one.
  func contains(_ token: Int) -> Bool {
    guard isMentioned else { return false }
    let (source, map) = (reading.source, reading.facts.scopes)
    var scope = map.scope(of: token)
    for _ in 0..<Self.deepest where scope != 0 {
      let around = map.scopes[scope]
      switch around.kind {
      case .file: return false
      case .type: return types.contains(SourceWorld.last(around.typeName))
      case .function:
        if around.parameters.contains(where: names) { return true }
      case .block:
        let brace = around.tokens.lowerBound - 1
        if source.isToken(brace - 1, "=") {
          let start = map.statement(of: brace).lowerBound
          if start < brace, names(start..<brace) { return true }
        }
      }
      scope = around.parent
    }
    return false
  }

  private func names(_ tokens: Range<Int>) -> Bool {
    tokens.contains { types.contains(reading.source.text(at: $0)) }
  }
}

extension MakerReader {
  private static let relations: Set<String> = [
    "equalTo", "equalToSuperview", "greaterThanOrEqualTo", "greaterThanOrEqualToSuperview",
    "lessThanOrEqualTo", "lessThanOrEqualToSuperview",
  ]

  /// Whether a relation stands in a function that is given its maker.
  func isHandedOver(at token: Int, _ reading: Reading) -> Bool {
    Self.relations.contains(reading.source.text(at: token))
      && reading.source.isToken(token + 1, "(")
      && reading.source.isToken(token - 1, ".")
      && HelperScopes(["ConstraintMaker"], reading).contains(token)
  }
}

extension OperatorReader {
  private static let proxies: Set<String> = [
    "LayoutGuideProxy", "LayoutProxy", "LayoutSupportProxy", "ViewProxy",
  ]

  /// Whether a relation stands in a function that is given its proxies.
  func isHandedOver(at token: Int, _ reading: Reading) -> Bool {
    let source = reading.source
    switch source.text(at: token) {
    case "==", "<=", ">=":
      guard OperatorLift.words[source.text(at: token - 1)] != nil else { return false }
    case "align", "distribute":
      guard source.isToken(token + 1, "("), !source.isToken(token - 1, "."),
        !source.isToken(token - 1, "func")
      else { return false }
    default: return false
    }
    return HelperScopes(Self.proxies, reading).contains(token)
  }
}
