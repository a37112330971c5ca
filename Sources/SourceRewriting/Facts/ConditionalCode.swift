/// The statements of functions that the compiler may leave out: those from `#if` to `#endif`.
struct ConditionalCode: Sendable {
  private var ranges: [Range<Int>] = []

  /// Finds them; what stands around whole types is left aside, since these are there or not.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(_ source: SwiftSource, _ scopes: ScopeMap) {
    var open: [Int] = []
    for index in source.tokens.indices where source.tokens[index].kind == .condition {
      let text = source.text(at: index)
      if text.hasPrefix("#if") {
        open.append(index)
      } else if text.hasPrefix("#endif"), let start = open.popLast() {
        let kind = scopes.scopes[scopes.scope(of: start)].kind
        if kind == .function || kind == .block { ranges.append(start..<index) }
      }
    }
  }

  /// Whether a token is among them.
  func contains(_ token: Int) -> Bool { ranges.contains { $0.contains(token) } }
}
