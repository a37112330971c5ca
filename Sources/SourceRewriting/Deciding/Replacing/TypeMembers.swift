/// What a file shows of the properties and functions of its types.
struct TypeMembers {
  private let reading: Reading

  init(_ reading: Reading) {
    self.reading = reading
  }

  private var source: SwiftSource { reading.source }
  private var scopes: [ScopeMap.Scope] { reading.facts.scopes.scopes }

  /// Whether an item is the same whenever code of its type names it: a property that is set once.
  func isFixed(_ item: String, at scope: Int) -> Bool {
    let name = SourceFacts.key(item)
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    if name == "self" { return true }
    // A loop or a closure gives the name to something else.
    let isBound = reading.places(of: name).contains { index in
      source.isToken(index + 1, "in") || source.isToken(index - 1, "for")
        || (source.isToken(index - 1, "{") && source.isToken(index + 1, ","))
    }
    if isBound { return false }
    let declared = reading.facts.declarations[name] ?? []
    if ["view", "contentView"].contains(name), declared.isEmpty { return true }
    guard let declaration = reading.facts.declaration(of: name, at: scope),
      declared.count == 1, scopes[declaration.scope].kind == .type
    else { return false }
    if declaration.isConstant { return true }
    if isComputed(name, declaration) { return false }
    // A variable counts where the file sets it once: where it is declared.
    return !reading.places(of: name).contains { index in
      !source.isToken(index - 1, "var") && (isAssigned(index) || source.isToken(index - 1, "&"))
    }
  }

  /// Whether a sign behind a name changes what it holds: each that ends as `=` does, but those that compare.
  private func isAssigned(_ index: Int) -> Bool {
    let sign = source.text(at: index + 1)
    return sign.hasSuffix("=") && !["==", "<=", ">=", "!=", "===", "!=="].contains(sign)
  }

  /// Whether code gives the value of a variable each time: a brace stands where a value would.
  private func isComputed(_ name: String, _ declaration: SourceFacts.Declaration) -> Bool {
    reading.places(of: name).contains { index in
      guard source.isToken(index - 1, "var"),
        reading.facts.scopes.scope(of: index) == declaration.scope
      else { return false }
      let statement = reading.facts.scopes.statement(of: index)
      let sign = statement.first { token in
        token > index && (source.isToken(token, "=") || source.isToken(token, "{"))
      }
      guard let sign, source.isToken(sign, "{") else { return false }
      return !source.isToken(sign + 1, "didSet") && !source.isToken(sign + 1, "willSet")
    }
  }

  /// The body of a class in which stored properties can be declared.
  func body(ofClass name: String) -> ScopeMap.Scope? {
    scopes.first { scope in
      scope.kind == .type && scope.typeName == name && source.isToken(scope.keyword, "class")
    }
  }

  /// An edit that declares a property behind that of an item, or on top of the class.
  func declaration(_ text: String, near item: String, in type: String, _ lineBreak: String)
    -> SourceEdit?
  {
    guard let body = body(ofClass: type) else { return nil }
    let name = SourceFacts.key(item)
    let own = body.statements.first { statement in
      statement.indices.dropLast().contains { index in
        (source.isToken(index, "let") || source.isToken(index, "var"))
          && source.isToken(index + 1, name)
      } && !statement.contains { source.isToken($0, "func") || source.isToken($0, "init") }
    }
    if let own {
      let range = source.bytes(ofTokens: own)
      let indentation = source.indentation(at: range.lowerBound)
      // What stands behind the declaration on its line, such as a comment, stays there.
      var end = range.upperBound
      while end < source.bytes.count, source.bytes[end] != .lineFeed,
        source.bytes[end] != .carriageReturn
      {
        end += 1
      }
      let rest = source.text(range.upperBound..<end).drop { $0 == " " }
      guard rest.isEmpty || rest.hasPrefix("//") else { return nil }
      return SourceEdit(range: end..<end, text: lineBreak + indentation + text)
    }
    guard let first = body.statements.first else { return nil }
    let start = source.bytes(ofTokens: first).lowerBound
    guard source.text(source.startOfLine(at: start)..<start).allSatisfy(\.isWhitespace) else {
      return nil
    }
    let indentation = source.indentation(at: start)
    return SourceEdit(range: start..<start, text: text + lineBreak + indentation)
  }

  // MARK: Functions that run once

  private static let first: Set<String> = [
    "init", "viewDidLoad", "loadView", "awakeFromNib",
  ]

  /// Whether the file shows that a scope's code runs once: in an initialiser or in what the system
  /// calls once, or in a private function that is named there and nowhere else.
  func runsOnce(_ scope: Int, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    // A loop or a closure may run time and again; only branches of conditions are looked through.
    var current = scope
    while scopes[current].kind == .block, scopes[scopes[current].parent].kind != .type {
      let brace = scopes[current].tokens.lowerBound - 1
      let around = scopes[scopes[current].parent]
      guard around.kind == .block || around.kind == .function,
        let statement = around.statements.first(where: { $0.contains(brace) }),
        ["if", "do", "guard"].contains(source.text(at: statement.lowerBound))
      else { return false }
      current = scopes[current].parent
    }
    if scopes[current].kind == .block, scopes[scopes[current].parent].kind == .type { return true }
    guard scopes[current].kind == .function, let name = functionName(current) else { return false }
    if Self.first.contains(name) { return true }
    let mentions = reading.places(of: name)
    let world = reading.facts.world
    guard mentions.count == 2,
      isPrivate(current) || !world.mayCall(name, of: scopes[current].typeName, besides: source),
      let call = mentions.first(where: { !source.isToken($0 - 1, "func") }),
      source.isToken(call + 1, "(")
    else { return false }
    return runsOnce(reading.facts.scopes.scope(of: call), depth: depth + 1)
  }

  /// Whether code has run whenever any other code of its type does: it stands in no branch of the
  /// one initialiser, or of what the system calls once, and nothing leaves before it.
  func runsFirst(_ scope: Int, before token: Int) -> Bool {
    guard scopes[scope].kind == .function, runsOnce(scope) else { return false }
    let leaves = ["return", "throw", "try"].contains { word in
      reading.places(of: word).contains { scopes[scope].tokens.lowerBound <= $0 && $0 < token }
    }
    if leaves { return false }
    guard let name = functionName(scope) else { return false }
    guard Self.first.contains(name) else {
      guard let call = reading.places(of: name).first(where: { !source.isToken($0 - 1, "func") })
      else { return false }
      return runsFirst(reading.facts.scopes.scope(of: call), before: call)
    }
    guard name == "init" else { return true }
    return !scopes.indices.contains { other in
      other != scope && scopes[other].kind == .function
        && scopes[other].typeName == scopes[scope].typeName && functionName(other) == "init"
        && !scopes[other].tokens.contains { index in
          source.isToken(index, "fatalError")
            || (source.isToken(index, "self") && source.isToken(index + 1, ".")
              && source.isToken(index + 2, "init"))
        }
    }
  }

  private func isPrivate(_ function: Int) -> Bool {
    let keyword = scopes[function].keyword
    return source.isToken(keyword - 1, "private") || source.isToken(keyword - 1, "fileprivate")
  }

  private func functionName(_ function: Int) -> String? {
    let keyword = scopes[function].keyword
    return source.isToken(keyword, "func")
      ? source.text(at: keyword + 1) : source.isToken(keyword, "init") ? "init" : nil
  }
}
