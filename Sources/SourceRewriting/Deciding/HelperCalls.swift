/// Where a file calls a function of its own, or a closure that has a name, and what it hands over.
struct HelperCalls {
  /// One call: its scope, and the text of one argument.
  struct Call {
    let token: Int
    let scope: Int
    let argument: String
  }

  private let reading: Reading
  private let members: TypeMembers

  /// Looks at a file.
  init(_ reading: Reading, _ members: TypeMembers) {
    self.reading = reading
    self.members = members
  }

  private var source: SwiftSource { reading.source }
  private var scopes: [ScopeMap.Scope] { reading.facts.scopes.scopes }

  /// The name of a closure that a variable holds, as in `let pin = { view in … }`, by its block.
  func closureName(_ block: Int) -> String? {
    let sign = scopes[block].tokens.lowerBound - 2
    guard scopes[block].kind == .block, source.isToken(sign, "=") else { return nil }
    let header = reading.facts.scopes.statement(of: sign)
    let keyword = header.first { source.isToken($0, "let") || source.isToken($0, "var") }
    guard let keyword, keyword < sign,
      !source.isToken(source.after(sign + 1), "(")
    else { return nil }
    return source.text(at: keyword + 1)
  }

  /// All calls, with the argument that a parameter of a function or a closure gets.
  ///
  /// - Parameters:
  ///   - scope: The scope of the function or the closure.
  ///   - parameter: The name of the parameter.
  /// - Returns: The calls in the order of the file; nil where it does not show them all.
  func calls(of scope: Int, for parameter: String) -> [Call]? {
    guard let (name, parameters) = signature(scope),
      let index = parameters.firstIndex(of: parameter)
    else { return nil }
    if scopes[scope].kind == .function {
      guard members.isOnlyCalledHere(scope, name) else { return nil }
    }
    var calls: [Call] = []
    for token in reading.places(of: name) {
      if ["func", "let", "var"].contains(source.text(at: token - 1)) { continue }
      guard source.isToken(token + 1, "("),
        !source.isToken(token - 1, ".") || source.isToken(token - 2, "self")
      else { return nil }
      let arguments = source.arguments(in: token + 2..<source.after(token + 1) - 1)
      guard arguments.count == parameters.count else { return nil }
      let around = reading.facts.scopes.scope(of: token)
      let text = source.text(ofTokens: arguments[index].tokens)
      calls.append(Call(token: token, scope: around, argument: text))
    }
    return calls
  }

  /// The name of a function or a closure, and its parameters by their inner names.
  private func signature(_ scope: Int) -> (name: String, parameters: [String])? {
    if let name = closureName(scope) {
      let closure = source.closure(at: scopes[scope].tokens.lowerBound - 1)
      return closure.map { (name, $0.parameters) }
    }
    let keyword = scopes[scope].keyword
    guard scopes[scope].kind == .function, source.isToken(keyword, "func"),
      let list = (keyword..<scopes[scope].tokens.lowerBound).first(where: {
        source.isToken($0, "(")
      })
    else { return nil }
    let parameters = source.elements(in: list + 1..<source.after(list) - 1).map { element in
      let sign = element.first { source.isToken($0, ":") } ?? element.upperBound
      return source.text(at: max(element.lowerBound, sign - 1))
    }
    return (source.text(at: keyword + 1), parameters)
  }
}
