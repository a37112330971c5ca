/// Which type and which function every token of a file stands in.
struct ScopeMap: Sendable {
  /// What a pair of braces is the body of.
  enum Kind: Equatable, Sendable {
    /// The file itself.
    case file
    /// A type or an extension of it.
    case type
    /// A function, an initialiser or an accessor.
    case function
    /// A closure or a branch.
    case block
  }

  /// A pair of braces, or what a case of a switch runs.
  struct Scope: Sendable {
    let kind: Kind
    /// The name of a type, dots included; that of the type around for everything else.
    let typeName: String
    /// The scope around; the file's own is 0.
    let parent: Int
    /// The tokens between the braces, or from behind the colon of a case to the next one.
    let tokens: Range<Int>
    /// The statements, as ranges of tokens; of a switch the headers of its cases.
    var statements: [Range<Int>]
    /// The names that the braces' own header declares: parameters.
    var parameters: [Range<Int>] = []
    /// The token that says what is declared, such as `class` or `func`; -1 where nothing is.
    var keyword = -1
    /// Whether it is what a condition, a loop or a case runs, and no closure.
    var isBody = false
  }

  /// What a pair of braces is the body of, read off the statement it stands in.
  private struct Header {
    let kind: Kind
    let name: String
    let parameters: [Range<Int>]
    let keyword: Int
    var isBody = false
  }

  private(set) var scopes: [Scope] = []
  /// The names of the types that the file declares, extensions left aside.
  private(set) var types: Set<String> = []
  /// For every token the innermost scope.
  private var innermost: [Int32]
  /// For every scope the function it stands in.
  private var functions: [Int] = []

  /// Reads the scopes of a file.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init(_ source: SwiftSource) {
    let count = source.tokens.count
    innermost = [Int32](repeating: 0, count: count)
    var headers: [Int: Header] = [:]
    add(
      Scope(kind: .file, typeName: "", parent: 0, tokens: 0..<count, statements: []),
      source,
      &headers
    )
    var open = [0]
    /// The ends of the cases of switches by their first tokens, and of those that are open.
    var cases: [Int: Int] = [:]
    var ends: [Int] = []
    for index in 0..<count {
      if ends.last == index {
        ends.removeLast()
        open.removeLast()
      }
      if source.isToken(index, "}") { open.removeLast() }
      if let end = cases.removeValue(forKey: index) {
        let parent = open.last ?? 0
        open.append(scopes.count)
        ends.append(end)
        let scope = Scope(
          kind: .block,
          typeName: scopes[parent].typeName,
          parent: parent,
          tokens: index..<end,
          statements: [],
          isBody: true
        )
        add(scope, source, &headers)
      }
      let current = open.last ?? 0
      innermost[index] = Int32(current)
      guard source.isToken(index, "{"), let close = source.partner(of: index) else { continue }
      let header = headers.removeValue(forKey: index)
      let around = scopes[current].typeName
      let name = header?.kind == .type ? Self.join(around, header?.name ?? "") : around
      let scope = Scope(
        kind: header?.kind ?? .block,
        typeName: name,
        parent: current,
        tokens: index + 1..<close,
        statements: [],
        parameters: header?.parameters ?? [],
        keyword: header?.keyword ?? -1,
        isBody: header?.isBody ?? false
      )
      if scope.kind == .type, !source.isToken(scope.keyword, "extension") { types.insert(name) }
      open.append(scopes.count)
      add(scope, source, &headers)
      if scope.kind == .block { divide(scopes.count - 1, source, &cases) }
    }
  }

  /// Notes what each case of a switch runs, which is a branch; the switch keeps their headers.
  private mutating func divide(_ index: Int, _ source: SwiftSource, _ cases: inout [Int: Int]) {
    let scope = scopes[index]
    let headers = scope.statements.filter { source.beginsCase(at: $0.lowerBound) }
    guard let first = headers.first, first == scope.statements.first else { return }
    for (number, header) in headers.enumerated() {
      let isLast = number + 1 == headers.count
      let end = isLast ? scope.tokens.upperBound : headers[number + 1].lowerBound
      if header.upperBound < end { cases[header.upperBound] = end }
    }
    scopes[index].statements = headers
  }

  /// The innermost scope of a token.
  func scope(of token: Int) -> Int {
    innermost.indices.contains(token) ? Int(innermost[token]) : 0
  }

  /// The innermost statement around a token; the token alone where it stands in none.
  func statement(of token: Int) -> Range<Int> {
    let statements = scopes[scope(of: token)].statements
    var (low, high) = (0, statements.count)
    while low < high {
      let middle = (low + high) / 2
      if statements[middle].upperBound > token { high = middle } else { low = middle + 1 }
    }
    return low < statements.count && statements[low].contains(token)
      ? statements[low] : token..<token + 1
  }

  /// The function a scope stands in; the scope itself outside functions.
  func function(of scope: Int) -> Int { functions[scope] }

  /// The scopes whose braces stand in a range of tokens, which follow each other.
  func scopes(in tokens: Range<Int>) -> [Int] {
    var (low, high) = (0, scopes.count)
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].tokens.lowerBound > tokens.lowerBound {
        high = middle
      } else {
        low = middle + 1
      }
    }
    var inside: [Int] = []
    while low < scopes.count, scopes[low].tokens.lowerBound < tokens.upperBound {
      inside.append(low)
      low += 1
    }
    return inside
  }

  /// Whether a scope's code runs whenever its function does, as far as braces show.
  func isUnconditional(_ scope: Int) -> Bool {
    let kind = scopes[scope].kind
    return kind != .block || function(of: scope) == scope
  }

  private mutating func add(
    _ scope: Scope,
    _ source: SwiftSource,
    _ headers: inout [Int: Header]
  ) {
    let body = source.closure(at: scope.tokens.lowerBound - 1)?.body ?? scope.tokens
    let statements = source.statements(in: scope.kind == .block ? body : scope.tokens)
    let isInside = scope.kind == .block && !scopes.isEmpty
    let around = isInside ? scopes[scope.parent].kind : .file
    functions.append(around == .file || around == .type ? scopes.count : functions[scope.parent])
    scopes.append(
      Scope(
        kind: scope.kind,
        typeName: scope.typeName,
        parent: scope.parent,
        tokens: scope.tokens,
        statements: statements,
        parameters: scope.parameters,
        keyword: scope.keyword,
        isBody: scope.isBody
      )
    )
    for statement in statements { Self.header(of: statement, source, &headers) }
  }

  /// Notes what the body of a declaration is the body of.
  private static func header(
    of statement: Range<Int>,
    _ source: SwiftSource,
    _ headers: inout [Int: Header]
  ) {
    var index = statement.lowerBound
    if Self.control.contains(source.text(at: index)) {
      while index < statement.upperBound {
        if source.isToken(index, "{") {
          headers[index] = Header(kind: .block, name: "", parameters: [], keyword: -1, isBody: true)
        }
        index = source.after(index)
      }
      return
    }
    var keyword = ""
    while index < statement.upperBound {
      let word = source.text(at: index)
      if typeWords.contains(word), !(word == "class" && source.isToken(index + 1, "func")) {
        keyword = word
        break
      }
      if functions.contains(word) {
        keyword = word
        break
      }
      guard
        source.tokens[index].kind == .word || source.isToken(index, "@")
          || source.isToken(index, "(")
      else { return }
      if ["let", "var", "if", "for", "return", "guard", "switch"].contains(word) { return }
      index = source.after(index)
    }
    guard !keyword.isEmpty else { return }
    let start = index
    var name = ""
    if typeWords.contains(keyword) {
      var end = index + 2
      while source.isToken(end, "."), end + 1 < statement.upperBound { end += 2 }
      name = end <= statement.upperBound ? source.text(ofTokens: index + 1..<end) : ""
    }
    var parameters: [Range<Int>] = []
    while index < statement.upperBound, !source.isToken(index, "{") {
      if source.isToken(index, "("), !typeWords.contains(keyword), parameters.isEmpty {
        parameters = source.elements(in: index + 1..<source.after(index) - 1)
      }
      index = source.after(index)
    }
    guard index < statement.upperBound else { return }
    headers[index] = Header(
      kind: typeWords.contains(keyword) ? .type : .function,
      name: name,
      parameters: parameters,
      keyword: start
    )
  }

  private static func join(_ outer: String, _ inner: String) -> String {
    outer.isEmpty ? inner : "\(outer).\(inner)"
  }

  private static let typeWords: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]
  /// Words that begin a statement with bodies.
  private static let control: Set<String> = [
    "if", "guard", "while", "for", "switch", "do", "repeat", "defer",
  ]
  private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
}
