/// Selectors, which name a method of the Objective-C runtime.
struct SelectorRewriting {
  let source: SwiftSource
  let scopes: ScopeMap

  /// What comments on removed statements begin with.
  static let removed = "// layout convert: no selectors on Linux: "
  /// What stands above a selector of which only the name is left.
  static let named = "// layout convert: never called, since Linux has no selectors"

  func change(_ changes: inout LinuxChanges) {
    var handled: Set<Int> = []
    for scope in scopes.scopes {
      for statement in scope.statements {
        for selector in selectors(in: statement) where handled.insert(selector).inserted {
          change(selector, in: statement, &changes)
        }
      }
    }
  }

  private func change(_ selector: Int, in statement: Range<Int>, _ changes: inout LinuxChanges) {
    let construct = "#selector"
    if let edit = action(selector, in: statement) { return changes.rewrite(construct, edit) }
    if let edits = gesture(selector, in: statement) {
      return changes.rewrite(construct, edits.0, edits.1)
    }
    if let edit = comment(selector, statement) { return changes.leave(construct, [edit]) }
    let range = source.bytes(ofTokens: selector..<source.after(selector + 1))
    let name = source.text(ofTokens: selector + 2..<source.after(selector + 1) - 1)
    let text = "Selector(\"\(name.split(separator: ".").last ?? "")\")"
    var edits = [SourceEdit(range: range, text: text)]
    if let comment = source.commentAbove(statement.lowerBound, Self.named) {
      edits.append(comment)
    }
    changes.leave(construct, edits)
  }

  /// The selectors that stand in a statement and in no brace inside it.
  private func selectors(in statement: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = statement.lowerBound
    while index < statement.upperBound {
      if source.isToken(index, "#selector"), source.isToken(index + 1, "(") { found.append(index) }
      index = source.isToken(index, "{") ? source.after(index) : index + 1
    }
    return found
  }

  /// Whether brackets belong to the name in a selector, as in `#selector(tap(_:))`.
  private func selectorHolds(_ bracket: Int) -> Bool {
    var index = bracket - 1
    while index > 1, source.tokens[index].kind == .word || source.isToken(index, ".") { index -= 1 }
    return source.isToken(index, "(") && source.isToken(index - 1, "#selector")
  }

  // MARK: Closures

  /// `addTarget(self, action: #selector(tap), for: .touchUpInside)` as a closure that calls `tap`.
  private func action(_ selector: Int, in statement: Range<Int>) -> SourceEdit? {
    guard let call = call(around: selector, named: "addTarget", in: statement),
      call.arguments.map({ $0.label ?? "" }) == ["", "action", "for"],
      source.text(ofTokens: call.arguments[0].tokens) == "self",
      isWhole(selector, call.arguments[1].tokens), hasSelf(at: selector),
      let body = body(calling: selector, with: "action.sender", named: "sender")
    else { return nil }
    let name = body.usesArgument ? "action" : "_"
    let events = source.text(ofTokens: call.arguments[2].tokens)
    let text = "addAction(UIAction { [weak self] \(name) in \(body.text) }, for: \(events))"
    return SourceEdit(range: source.bytes(ofTokens: call.tokens), text: text)
  }

  /// `let tap = UITapGestureRecognizer(target: self, action: #selector(tap))` with a closure in a
  /// line of its own.
  private func gesture(_ selector: Int, in statement: Range<Int>) -> (SourceEdit, SourceEdit)? {
    let start = statement.lowerBound
    guard source.isToken(start, "let"), source.isToken(start + 2, "="),
      source.text(at: start + 3).hasSuffix("GestureRecognizer"), source.isToken(start + 4, "("),
      source.after(start + 4) == statement.upperBound, hasSelf(at: selector),
      scopes.scopes[scopes.function(of: scopes.scope(of: start))].kind == .function
    else { return nil }
    let arguments = source.arguments(in: start + 5..<statement.upperBound - 1)
    guard arguments.map({ $0.label ?? "" }) == ["target", "action"],
      source.text(ofTokens: arguments[0].tokens) == "self", isWhole(selector, arguments[1].tokens),
      let body = body(calling: selector, with: "gesture", named: "gesture")
    else { return nil }
    let name = source.text(at: start + 1)
    let indentation = source.indentation(at: source.tokens[start].range.lowerBound)
    let argument = body.usesArgument ? "gesture" : "_"
    let end = source.tokens[statement.upperBound - 1].range.upperBound
    let text =
      "\(source.lineBreak)\(indentation)\(name).addHandler { [weak self] \(argument) in \(body.text) }"
    return (
      SourceEdit(range: source.bytes(ofTokens: start + 4..<statement.upperBound), text: "()"),
      SourceEdit(range: end..<end, text: text)
    )
  }

  /// The call of a method by its name that has a selector among its own arguments.
  private func call(
    around selector: Int,
    named name: String,
    in statement: Range<Int>
  ) -> (tokens: Range<Int>, arguments: [CallChain.Argument])? {
    for index in statement where source.isToken(index, name) && source.isToken(index + 1, "(") {
      let end = source.after(index + 1)
      guard index < selector, selector < end else { continue }
      return (index..<end, source.arguments(in: index + 2..<end - 1))
    }
    return nil
  }

  private func isWhole(_ selector: Int, _ tokens: Range<Int>) -> Bool {
    tokens == selector..<source.after(selector + 1)
  }

  /// Whether `self` is the object there: in a function, or in what a lazy property begins with.
  private func hasSelf(at token: Int) -> Bool {
    let scope = scopes.scopes[scopes.function(of: scopes.scope(of: token))]
    if scope.kind == .function { return true }
    return scopes.scopes[scope.parent].statements.contains { statement in
      statement.contains(token) && statement.contains { source.isToken($0, "lazy") }
    }
  }

  /// What calls the method of a selector on `self`, if this file has one method of that name.
  private func body(
    calling selector: Int,
    with argument: String,
    named variable: String
  ) -> (text: String, usesArgument: Bool)? {
    let tokens = selector + 2..<source.after(selector + 1) - 1
    let path = source.text(ofTokens: tokens).split(separator: "(").first ?? ""
    guard let name = path.split(separator: ".").last.map(String.init) else { return nil }
    let functions = source.tokens.indices.filter {
      source.isToken($0, "func") && source.isToken($0 + 1, name) && source.isToken($0 + 2, "(")
    }
    guard functions.count == 1 else { return nil }
    let open = functions[0] + 2
    let parameters = source.elements(in: open + 1..<source.after(open) - 1)
    guard let parameter = parameters.first else { return ("self?.\(name)()", false) }
    guard parameters.count == 1,
      let colon = parameter.first(where: { source.isToken($0, ":") })
    else { return nil }
    let label = source.text(at: parameter.lowerBound)
    let prefix = label == "_" ? "" : "\(label): "
    let type = source.text(ofTokens: colon + 1..<parameter.upperBound)
    if ["Any", "AnyObject", "Any?", "AnyObject?"].contains(type) {
      return ("self?.\(name)(\(prefix)\(argument) as \(type))", true)
    }
    let kind = type.filter { $0 != "?" && $0 != "!" }
    let text =
      "if let \(variable) = \(argument) as? \(kind) { self?.\(name)(\(prefix)\(variable)) }"
    return (text, true)
  }

  // MARK: Comments

  /// Methods that do nothing but remember a selector, forget one or send one.
  private static let remembering: Set<String> = [
    "addTarget", "removeTarget", "addObserver", "perform", "performSelector", "sendAction",
    "cancelPreviousPerformRequests",
  ]

  /// A statement that does nothing but hand a selector on, as a comment.
  ///
  /// One with a call among its arguments does more, unless that makes the name of a notification.
  private func comment(_ selector: Int, _ statement: Range<Int>) -> SourceEdit? {
    let bytes = source.bytes(ofTokens: statement)
    let lineStart = source.startOfLine(at: bytes.lowerBound)
    let indentation = source.indentation(at: bytes.lowerBound)
    guard source.text(lineStart..<bytes.lowerBound) == indentation,
      let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement, chain.links.allSatisfy({ $0.closures.isEmpty }),
      let call = chain.links.last, let arguments = call.arguments,
      Self.remembering.contains(call.name.isEmpty ? source.text(ofTokens: chain.head) : call.name),
      chain.links.dropLast().allSatisfy({ $0.arguments == nil }),
      arguments.contains(where: { isWhole(selector, $0.tokens) }),
      arguments.allSatisfy({ argument in
        argument.tokens.allSatisfy { index in
          !source.isToken(index, "(") || source.isToken(index - 1, "#selector")
            || selectorHolds(index) || makesNotificationName(index)
        }
      })
    else { return nil }
    let lines = source.text(bytes).split(whereSeparator: \.isNewline)
    let text = lines.map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
    return SourceEdit(range: bytes, text: Self.removed + text)
  }

  /// Whether a parenthesis opens the arguments of `Notification.Name` or `NSNotification.Name`.
  private func makesNotificationName(_ open: Int) -> Bool {
    open >= 3 && source.isToken(open - 1, "Name") && source.isToken(open - 2, ".")
      && (source.isToken(open - 3, "Notification") || source.isToken(open - 3, "NSNotification"))
  }
}
