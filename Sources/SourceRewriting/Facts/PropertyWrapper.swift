/// What a property wrapper of the files does with the item that it wraps.
struct PropertyWrapper: Sendable {
  /// Whether it gives what it was made with, or set to, whenever it is asked.
  private(set) var keepsItem = false
  /// Whether it clears the autoresizing flag of what it is made with.
  private(set) var clearsFlag = false

  /// Attributes of the platform and the compiler, behind which a property keeps what it is set to.
  static let plain: Set<String> = [
    "GKInspectable", "IBDesignable", "IBInspectable", "IBOutlet", "MainActor", "NSCopying",
    "NSManaged", "Published", "Sendable",
  ]

  /// The wrapper among the attributes of a declaration; empty without one.
  ///
  /// - Parameters:
  ///   - statement: The first token of the declaration.
  ///   - keyword: Its `let` or `var`.
  ///   - source: The file.
  /// - Returns: The name of the wrapper's type.
  static func name(from statement: Int, to keyword: Int, _ source: SwiftSource) -> String {
    let attributes = start(ofAttributesBefore: statement, source)..<keyword
    let sign = attributes.first { index in
      let name = source.text(at: index + 1)
      return source.isToken(index, "@") && name.first?.isUppercase == true && !plain.contains(name)
    }
    guard let sign else { return "" }
    var last = sign + 1
    while source.isToken(last + 1, ".") { last += 2 }
    return source.text(at: last)
  }

  /// Where the attributes begin that stand in front of a declaration in lines of their own.
  private static func start(ofAttributesBefore statement: Int, _ source: SwiftSource) -> Int {
    var start = statement
    while start > 1 {
      var name = start - 1
      if source.isToken(name, ")"), let open = source.partner(of: name) { name = open - 1 }
      while source.isToken(name - 1, ".") { name -= 2 }
      guard source.isToken(name - 1, "@"), source.tokens[name].kind == .word else { break }
      start = name - 1
    }
    return start
  }

  /// Reads the declaration of a type; fails for one that is no wrapper.
  init?(_ declaration: Range<Int>, _ source: SwiftSource) {
    guard let brace = declaration.first(where: { source.isToken($0, "{") }),
      (Self.start(ofAttributesBefore: declaration.lowerBound, source)..<brace)
        .contains(where: { source.isToken($0, "propertyWrapper") })
    else { return nil }
    let members = source.statements(in: brace + 1..<source.after(brace) - 1)
    keepsItem = Self.keepsItem(members, source)
    clearsFlag = keepsItem && Self.clearsFlag(members, source)
  }

  private static func keepsItem(_ members: [Range<Int>], _ source: SwiftSource) -> Bool {
    func property(_ name: String) -> Range<Int>? {
      members.first { PropertyCode.name(in: $0, source) == name && !declaresFunction($0, source) }
    }
    func isStored(_ statement: Range<Int>, _ name: String) -> Bool {
      guard let token = statement.first(where: { source.isToken($0, name) }) else { return false }
      let isLazy = statement.contains { source.isToken($0, "lazy") || source.isToken($0, "weak") }
      return !isLazy && !(PropertyCode(of: token, in: statement, source)?.isComputed ?? false)
    }
    guard let value = property("wrappedValue") else { return false }
    if isStored(value, "wrappedValue") { return true }
    // `var wrappedValue: View { get { view } … }`
    guard let brace = value.first(where: { source.isToken($0, "{") }) else { return false }
    let statements = source.statements(in: brace + 1..<source.after(brace) - 1)
    guard var getter = statements.first else { return false }
    if source.isToken(getter.lowerBound, "get"), source.isToken(getter.lowerBound + 1, "{") {
      getter = getter.lowerBound + 2..<source.after(getter.lowerBound + 1) - 1
    } else if statements.count > 1 {
      return false
    }
    if source.isToken(getter.lowerBound, "return") { getter.removeFirst() }
    let name = SourceFacts.key(source.text(ofTokens: getter))
    return property(name).map { isStored($0, name) } ?? false
  }

  private static func declaresFunction(_ statement: Range<Int>, _ source: SwiftSource) -> Bool {
    statement.contains { source.isToken($0, "func") || source.isToken($0, "init") }
  }

  private static let flag = "translatesAutoresizingMaskIntoConstraints"

  /// Whether each initialiser that takes the item clears its flag, and nothing sets it.
  private static func clearsFlag(_ members: [Range<Int>], _ source: SwiftSource) -> Bool {
    let isSet = members.joined().contains { index in
      source.isToken(index, flag)
        && !(source.isToken(index + 1, "=") && source.isToken(index + 2, "false"))
    }
    if isSet { return false }
    let clearing = members.compactMap { statement -> String? in
      guard let keyword = statement.first(where: { source.isToken($0, "func") }),
        body(of: statement, source).contains(where: { clears($0, source) })
      else { return nil }
      return source.text(at: keyword + 1) + "()"
    }
    let initializers = members.filter { statement in
      statement.contains { source.isToken($0, "init") }
        && PropertyCode.name(in: statement, source) == nil
    }
    return !initializers.isEmpty
      && initializers.allSatisfy { initializer in
        body(of: initializer, source).contains { statement in
          let text = SourceFacts.key(source.text(ofTokens: statement))
          return clears(statement, source) || clearing.contains(text)
        }
      }
  }

  /// The statements of a function that are always reached.
  private static func body(of function: Range<Int>, _ source: SwiftSource) -> [Range<Int>] {
    guard let brace = function.first(where: { source.isToken($0, "{") }) else { return [] }
    let statements = source.statements(in: brace + 1..<source.after(brace) - 1)
    return Array(
      statements.prefix { statement in
        !statement.contains { ["return", "throw", "guard"].contains(source.text(at: $0)) }
      }
    )
  }

  private static func clears(_ statement: Range<Int>, _ source: SwiftSource) -> Bool {
    let text = SourceFacts.key(source.text(ofTokens: statement))
    return text == "wrappedValue.\(flag) = false"
  }
}
