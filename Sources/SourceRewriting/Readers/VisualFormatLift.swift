import ConstraintKernel
import LayoutStatements

/// Makes constraints of a call that takes a format string.
struct VisualFormatLift {
  let reading: Reading
  let scope: Int

  private var source: SwiftSource { reading.source }

  /// What the call gives.
  func row(_ tokens: Range<Int>, _ arguments: [CallChain.Argument]) -> LayoutRow.Content {
    let labels = arguments.map { $0.label ?? "" }
    guard labels == ["withVisualFormat", "options", "metrics", "views"] else {
      return .left(.notUnderstood)
    }
    let literal = source.text(ofTokens: arguments[0].tokens)
    guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.count > 1,
      !literal.contains("\\"), arguments[0].tokens.count == 1
    else { return .left(.unknownKind(literal)) }
    var lists: [Range<Int>] = []
    guard let views = dictionary(arguments[3].tokens, &lists) else {
      return .left(.unknownKind(source.text(ofTokens: arguments[3].tokens)))
    }
    let metricsText = source.text(ofTokens: arguments[2].tokens)
    var metrics: [String: Amount] = [:]
    if metricsText != "nil", metricsText != "[:]" {
      guard let named = dictionary(arguments[2].tokens, &lists) else {
        return .left(.unknownKind(metricsText))
      }
      metrics = named.mapValues { .text($0) }
    }
    guard let options = options(arguments[1].tokens) else {
      return .left(.unknownKind(source.text(ofTokens: arguments[1].tokens)))
    }
    let text = String(literal.dropFirst().dropLast())
    guard let format = try? VisualFormat(text, isView: { views[$0] != nil && metrics[$0] == nil }),
      let constraints = format.statements(views: views, metrics: metrics, options: options),
      !constraints.isEmpty
    else { return .left(.notUnderstood) }
    var read = ReadStatement(tokens: tokens, construct: "format string", constraints: constraints)
    read.lists = lists
    return .statement(read)
  }

  /// The expressions of a dictionary by their keys: of a literal, or of a variable nearby, whose
  /// declaration is noted.
  private func dictionary(
    _ tokens: Range<Int>,
    _ declarations: inout [Range<Int>]
  ) -> [String: String]? {
    var literal = tokens
    if !source.isToken(tokens.lowerBound, "["), tokens.count == 1 {
      guard let declaration = declaration(of: source.text(at: tokens.lowerBound)),
        let sign = declaration.first(where: { source.isToken($0, "=") })
      else { return nil }
      literal = sign + 1..<declaration.upperBound
      declarations.append(declaration)
    }
    guard source.isToken(literal.lowerBound, "[") else { return nil }
    let close = source.after(literal.lowerBound) - 1
    // `[…] as [String: Any]` has the same entries.
    guard close < literal.upperBound,
      close + 1 == literal.upperBound || source.isToken(close + 1, "as")
    else { return nil }
    var entries: [String: String] = [:]
    for element in source.elements(in: literal.lowerBound + 1..<close) {
      let key = source.text(at: element.lowerBound)
      guard element.count > 2, source.isToken(element.lowerBound + 1, ":"), key.hasPrefix("\""),
        key.count > 2
      else { return nil }
      // `title as Any` is the same view; an optional one would have to be unwrapped.
      let cast = element.first { source.isToken($0, "as") && $0 > element.lowerBound + 2 }
      let end = cast ?? element.upperBound
      let value = source.text(ofTokens: element.lowerBound + 2..<end)
      if value.contains("?") { return nil }
      let declared = reading.facts.declaration(of: SourceFacts.key(value), at: scope)
      if cast != nil, declared?.type.hasSuffix("?") ?? true { return nil }
      entries[String(key.dropFirst().dropLast())] = value
    }
    return entries
  }

  /// The declaration of a constant of the scopes around.
  private func declaration(of name: String) -> Range<Int>? {
    let scopes = reading.facts.scopes.scopes
    var current = scope
    while true {
      for statement in scopes[current].statements where statement.upperBound <= source.tokens.count
      {
        guard source.isToken(statement.lowerBound, "let"),
          source.isToken(statement.lowerBound + 1, name),
          statement.contains(where: { source.isToken($0, "=") })
        else { continue }
        return statement
      }
      if current == 0 { return nil }
      current = scopes[current].parent
    }
  }

  /// The attributes on which all views are aligned; nil for options that are not known.
  private func options(_ tokens: Range<Int>) -> VisualFormat.Options? {
    var options = VisualFormat.Options()
    options.hasMargins = !reading.facts.imports.contains {
      ["AppKit", "Cocoa"].contains($0.module)
    }
    for index in tokens where source.tokens[index].kind == .word {
      let word = source.text(at: index)
      if ["NSLayoutFormatOptions", "FormatOptions", "NSLayoutConstraint", "init", "rawValue"]
        .contains(word)
      {
        continue
      }
      if word == "directionLeftToRight" {
        options.isLeftToRight = true
      } else if word == "directionLeadingToTrailing" {
        continue
      } else if word.hasPrefix("alignAll"),
        let attribute = AttributeWords.single[Self.lowered(String(word.dropFirst(8)))]
      {
        options.alignments.append(attribute)
      } else {
        return nil
      }
    }
    let numbers = tokens.filter { source.tokens[$0].kind == .number }
    return numbers.allSatisfy { source.text(at: $0) == "0" } ? options : nil
  }

  private static func lowered(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }
}
