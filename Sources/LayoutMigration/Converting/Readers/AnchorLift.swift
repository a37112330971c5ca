import ConstraintKernel

/// Makes constraints of expressions that give one: anchors, item initialisers, format strings.
struct AnchorLift {
  /// The forms an expression may have.
  enum Form: Sendable {
    case anchors
    case initializer
    case visualFormat
  }

  let reading: Reading
  let scope: Int
  let forms: Set<Form>

  private var source: SwiftSource { reading.source }

  /// The tokens of the function around; empty for a piece that belongs to no file yet.
  var functionTokens: Range<Int> {
    let scopes = reading.facts.scopes
    let tokens = scopes.scopes[scopes.function(of: scope)].tokens
    return tokens.upperBound <= source.tokens.count ? tokens : source.tokens.indices
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "equalTo": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
    "greaterThanOrEqualTo": .greaterThanOrEqual, "equalToConstant": .equal,
    "lessThanOrEqualToConstant": .lessThanOrEqual,
    "greaterThanOrEqualToConstant": .greaterThanOrEqual,
  ]

  /// What an expression gives; nil if it is no constraint.
  func row(_ tokens: Range<Int>) -> LayoutRow.Content? {
    guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound) else {
      return nil
    }
    if chain.tokens != tokens {
      return isConstraint(tokens) ? .left(.notUnderstood) : nil
    }
    if let call = chain.links.last, call.name == "constraint", call.arguments != nil {
      guard forms.contains(.anchors) else { return nil }
      return anchors(chain, call)
    }
    let head = source.text(ofTokens: chain.head)
    if ["NSLayoutConstraint", "LayoutConstraint"].contains(head), let call = chain.links.first,
      let arguments = call.arguments
    {
      if call.name.isEmpty, arguments.first?.label == "item", chain.links.count == 1 {
        return forms.contains(.initializer) ? initializer(arguments, tokens) : nil
      }
      if call.name == "constraints", arguments.first?.label == "withVisualFormat" {
        return forms.contains(.visualFormat)
          ? VisualFormatLift(reading: reading, scope: scope).row(tokens, arguments) : nil
      }
    }
    return isConstraint(tokens) ? .left(.notUnderstood) : nil
  }

  /// Whether an expression makes a constraint somewhere, in a form that is read.
  private func isConstraint(_ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if makesConstraint(at: index) { return true }
      // What closures make is theirs.
      index = source.isToken(index, "{") ? source.after(index) : index + 1
    }
    return false
  }

  private func makesConstraint(at index: Int) -> Bool {
    (forms.contains(.anchors) && source.isToken(index, "constraint")
      && source.isToken(index + 1, "(") && source.text(at: index - 2).hasSuffix("Anchor"))
      || (forms.contains(.visualFormat) && source.isToken(index, "withVisualFormat"))
      || (forms.contains(.initializer) && source.isToken(index, "item")
        && source.isToken(index + 1, ":")
        && source.text(at: index - 2).hasSuffix("LayoutConstraint"))
  }

  // MARK: Anchors

  private func anchors(_ chain: CallChain, _ call: CallChain.Link) -> LayoutRow.Content {
    let attributeChain = chain.tokens.lowerBound..<call.tokens.lowerBound
    guard let subject = anchor(attributeChain), let arguments = call.arguments,
      let first = arguments.first, let label = first.label, let relation = Self.relations[label]
    else { return .left(.notUnderstood) }
    if subject.item.contains("?") { return .left(.optionalSubject) }
    var constraint = LayoutStatement(subject.item, subject.attribute, relation)
    if label.hasSuffix("Constant") {
      constraint.constant = reading.amount(first.tokens, at: scope)
    } else {
      guard let target = anchor(first.tokens) else {
        return .left(.unknownKind(source.text(ofTokens: first.tokens)))
      }
      if target.item.contains("?") { return .left(.optionalSubject) }
      constraint.target = .item(reference(target.item, for: subject.item), target.attribute)
    }
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "constant": constraint.constant = reading.amount(argument.tokens, at: scope)
      case "multiplier": constraint.factor = .text(source.text(ofTokens: argument.tokens))
      default: return .left(.notUnderstood)
      }
    }
    return .statement(
      ReadStatement(tokens: chain.tokens, construct: label, constraints: [constraint])
    )
  }

  /// An item and one of its anchors.
  private func anchor(
    _ tokens: Range<Int>
  ) -> (item: String, attribute: LayoutConstraint.Attribute)? {
    guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens == tokens
    else { return nil }
    let name = chain.links.last?.name ?? source.text(ofTokens: chain.head)
    guard name.hasSuffix("Anchor"), chain.links.last?.arguments == nil,
      let attribute = AttributeWords.single[String(name.dropLast(6))]
    else { return nil }
    if chain.links.isEmpty { return ("self", attribute) }
    return (source.text(of: chain, before: chain.links.count - 1), attribute)
  }

  private func reference(_ item: String, for subject: String) -> ItemReference {
    .named(item, for: subject)
  }

  // MARK: Item initialisers

  private func initializer(
    _ arguments: [CallChain.Argument],
    _ tokens: Range<Int>
  ) -> LayoutRow.Content {
    let labels = arguments.map { $0.label ?? "" }
    let full = [
      "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
    ]
    let texts = arguments.map { source.text(ofTokens: $0.tokens) }
    guard labels == full, !texts[0].contains("?"), !texts[3].contains("?"),
      let first = Self.word(texts[1]), let attribute = AttributeWords.single[first],
      let relation = Self.word(texts[2]).flatMap({ Self.relations["\($0)To"] }),
      let second = Self.word(texts[4])
    else { return .left(.notUnderstood) }
    var constraint = LayoutStatement(texts[0], attribute, relation)
    constraint.constant = reading.amount(arguments[6].tokens, at: scope)
    if texts[3] != "nil", second != "notAnAttribute" {
      guard let target = AttributeWords.single[second] else { return .left(.notUnderstood) }
      constraint.target = .item(reference(texts[3], for: texts[0]), target)
      constraint.factor = .text(texts[5])
    } else if texts[3] != "nil" || attribute.kind != .size {
      return .left(.notUnderstood)
    }
    return .statement(
      ReadStatement(tokens: tokens, construct: "item initialiser", constraints: [constraint])
    )
  }

  /// `top` of `.top` or `NSLayoutAttribute.top`.
  private static func word(_ text: String) -> String? {
    guard text.contains(".") else { return nil }
    return text.split(separator: ".").last.map(String.init)
  }

  // MARK: Activation

  /// `expression.isActive = true`: the expression, and whether it is switched on.
  func activated(_ statement: Range<Int>) -> (expression: Range<Int>, isOn: Bool)? {
    let count = statement.count
    let end = statement.upperBound
    if count > 4, source.isToken(end - 2, "="), source.isToken(end - 3, "isActive"),
      source.isToken(end - 4, ".")
    {
      return (statement.lowerBound..<end - 4, source.isToken(end - 1, "true"))
    }
    guard let list = host(statement, "addConstraint"), list.count == 1,
      list[0].contains(where: { source.isToken($0, ":") })
    else { return nil }
    return (list[0], true)
  }

  /// The elements of `activate([…])` or of `addConstraints([…])`.
  func activatedList(_ statement: Range<Int>) -> [Range<Int>]? {
    var argument: Range<Int>?
    if let list = host(statement, "addConstraints"), list.count == 1 { argument = list[0] }
    if let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement, chain.links.count == 1, chain.links[0].name == "activate",
      ["NSLayoutConstraint", "LayoutConstraint"].contains(source.text(ofTokens: chain.head)),
      let only = chain.links[0].arguments?.first, chain.links[0].arguments?.count == 1
    {
      argument = only.tokens
    }
    guard let argument else { return nil }
    if source.isToken(argument.lowerBound, "["),
      source.after(argument.lowerBound) == argument.upperBound
    {
      return source.elements(in: argument.lowerBound + 1..<argument.upperBound - 1)
    }
    return summands(argument)
  }

  /// The arguments of `view.addConstraint(…)`, which installs where it is told; without a factor on
  /// a location that makes no difference.
  private func host(_ statement: Range<Int>, _ name: String) -> [Range<Int>]? {
    guard let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement
    else { return nil }
    let isBare = source.text(ofTokens: chain.head) == name && chain.links.count == 1
    guard isBare || chain.links.last?.name == name, let call = chain.links.last,
      let arguments = call.arguments, arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    return arguments.map(\.tokens)
  }

  private func summands(_ tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if source.isToken(index, "+"), index > start {
        parts.append(start..<index)
        start = index + 1
      }
      index = source.after(index)
    }
    if start < tokens.upperBound { parts.append(start..<tokens.upperBound) }
    return parts
  }
}
