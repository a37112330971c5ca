/// A piece of code of the files that other code runs by its name.
///
/// Names alone say which is meant, so that those of two types with one name count as the same.
enum NamedCode: Hashable, Comparable, Sendable {
  /// A function, or a closure that has a name; initialisers, and what an object's properties begin with, by their type.
  case function(String)
  /// What gives a property its value each time that it is asked for.
  case getter(String)
  /// What gives a property its value when it is first asked for.
  case first(String)
  /// What runs when a property is set: a setter or an observer.
  case setter(String)

  /// The name.
  var name: String {
    switch self {
    case .function(let name), .getter(let name), .first(let name), .setter(let name): name
    }
  }
}

/// Reads which code of the files some tokens may run.
struct NamedCodeReader {
  let source: SwiftSource
  let facts: SourceFacts

  /// What methods of the platform call that types override.
  private static let called: [String: [String]] = [
    "addSubview": ["didAddSubview", "didMoveToSuperview", "didMoveToWindow", "willMove"],
    "addArrangedSubview": ["didAddSubview", "didMoveToSuperview", "didMoveToWindow", "willMove"],
    "insertSubview": ["didAddSubview", "didMoveToSuperview", "didMoveToWindow", "willMove"],
    "removeFromSuperview": [
      "didMoveToSuperview", "didMoveToWindow", "willMove", "willRemoveSubview",
    ],
    "layoutIfNeeded": [
      "layoutSubviews", "updateConstraints", "updateViewConstraints", "viewDidLayoutSubviews",
      "viewWillLayoutSubviews",
    ],
    "loadViewIfNeeded": ["loadView", "viewDidLoad"],
    "systemLayoutSizeFitting": ["updateConstraints"],
    "updateConstraintsIfNeeded": ["updateConstraints", "updateViewConstraints"],
  ]

  /// Methods that change what they are called on.
  private static let changing: Set<String> = [
    "append", "formIntersection", "formUnion", "insert", "merge", "partition", "popLast", "remove",
    "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "replaceSubrange",
    "reserveCapacity", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle", "update",
    "updateValue",
  ]

  /// Operators of the language, which the files rarely declare anew.
  private static let operators: Set<String> = [
    "!", "!=", "!==", "%", "&", "&&", "*", "*=", "+", "+=", "-", "-=", "->", ".", "...", "..<", "/",
    "/=", "<", "<=", "=", "==", "===", ">", ">=", "?", "??", "|", "||",
  ]

  /// The code that some tokens name.
  ///
  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - start: Where the code begins that they are a part of: what stands before it in its function and asks for a
  ///     property has asked for it first. Nil where nothing is known to.
  /// - Returns: The code, of which some may be none of the files'.
  func code(in tokens: Range<Int>, behind start: Int? = nil) -> Set<NamedCode> {
    var found: Set<NamedCode> = []
    for token in tokens {
      found.formUnion(codeBesides(at: token))
      guard source.tokens[token].kind == .word else { continue }
      let name = source.text(at: token)
      if !isCase(token) { found.insert(.function(name)) }
      guard isProperty(token) else { continue }
      found.insert(.getter(name))
      if !(start.map { isAsked(token, before: $0) } ?? false) { found.insert(.first(name)) }
    }
    return found
  }

  /// The code that a token runs which does not have its name as a function's: operators, what is set, and what the
  /// platform calls.
  func codeBesides(at token: Int) -> Set<NamedCode> {
    let text = source.text(at: token)
    switch source.tokens[token].kind {
    case .operator: return Self.operators.contains(text) ? [] : [.function(text)]
    case .word:
      var found = Set((Self.called[text] ?? []).map(NamedCode.function))
      // A controller loads its view when another object asks for that.
      if text == "view", source.isToken(token - 1, "."), !source.isToken(token - 2, "self"),
        !isCase(token)
      {
        found.formUnion([.function("loadView"), .function("viewDidLoad")])
      }
      if maySet(token), isProperty(token) { found.insert(.setter(text)) }
      return found
    default: return []
    }
  }

  /// Whether a word is a case's name behind a point, which calls nothing: `.top`.
  private func isCase(_ token: Int) -> Bool {
    guard source.isToken(token - 1, "."), !source.isToken(token + 1, "("),
      !source.isToken(token + 1, "{")
    else { return false }
    return token < 2 || ["(", ",", ":", "[", "?", "="].contains(source.text(at: token - 2))
  }

  /// Whether a word may name a property: no label, and no variable of a function.
  private func isProperty(_ token: Int) -> Bool {
    if source.isToken(token + 1, ":"), ["(", ","].contains(source.text(at: token - 1)) {
      return false
    }
    if source.isToken(token - 1, ".") { return !isCase(token) }
    return !facts.isLocal(source.text(at: token), at: facts.scopes.scope(of: token))
  }

  /// Whether code may set the property of a name, or a part of what it holds.
  func maySet(_ token: Int) -> Bool {
    if source.isToken(token - 1, "&") { return true }
    var end = token + 1
    while end < source.tokens.count {
      if source.isToken(end, "!") || source.isToken(end, "?") {
        end += 1
      } else if source.isToken(end, "["), !source.tokens[end].startsLine {
        end = source.after(end)
      } else if source.isToken(end, ".") {
        if source.isToken(end + 2, "(") { return Self.changing.contains(source.text(at: end + 1)) }
        end += 2
      } else {
        break
      }
    }
    guard end < source.tokens.count else { return false }
    let sign = source.text(at: end)
    let isSign = source.tokens[end].kind == .operator || sign == "="
    return isSign && sign.hasSuffix("=")
      && !["==", "<=", ">=", "!=", "===", "!==", "~="].contains(sign)
  }

  /// Whether a word names a property of the object itself which a statement has asked for that has run before some code
  /// of its function.
  private func isAsked(_ token: Int, before start: Int) -> Bool {
    isOwn(token) && isAsked(source.text(at: token), before: start)
  }

  private func isOwn(_ token: Int) -> Bool {
    !source.isToken(token - 1, ".") || source.isToken(token - 2, "self")
  }

  /// The same for a name.
  func isAsked(_ name: String, before start: Int) -> Bool {
    let scopes = facts.scopes.scopes
    var around: Set<Int> = []
    var current = facts.scopes.scope(of: start)
    while scopes[current].kind == .block || scopes[current].kind == .function {
      around.insert(current)
      if scopes[current].kind == .function { break }
      current = scopes[current].parent
    }
    let first = scopes[current].tokens.lowerBound
    guard scopes[current].kind == .function, first < start else { return false }
    return (first..<start).contains { index in
      source.isToken(index, name) && isOwn(index) && isProperty(index)
        && around.contains(facts.scopes.scope(of: index)) && runsWhole(around: index)
    }
  }

  private static let choosing: Set<String> = [
    "if", "guard", "while", "for", "switch", "case", "defer", "return", "repeat", "do", "&&", "||",
    "??", "?",
  ]

  /// Whether no part of the statement around a token may be left out.
  private func runsWhole(around token: Int) -> Bool {
    !facts.scopes.statement(of: token).contains { Self.choosing.contains(source.text(at: $0)) }
  }
}
