import ConstraintKernel
import LayoutStatements

/// Makes constraints of the attributes of one call.
struct AttributeLift {
  let reading: Reading
  let scope: Int
  let subject: String

  private var source: SwiftSource { reading.source }

  /// What a later attribute of the same call takes the place of.
  struct Claim: Hashable {
    let attribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    let level: String
    /// A ratio by its word stands beside a width.
    let isRatio: Bool

    init(_ constraint: LayoutStatement, isRatio: Bool) {
      self.isRatio = isRatio
      attribute = constraint.attribute
      relation = constraint.relation
      level = constraint.priority?.source ?? "1000"
    }
  }

  static let words: [String: [LayoutConstraint.Attribute]] = {
    var words: [String: [LayoutConstraint.Attribute]] = [:]
    for (name, attribute) in AttributeWords.single where name != "baseline" {
      words[name.prefix(1).uppercased() + name.dropFirst()] = [attribute]
    }
    words["Edges"] = [.top, .left, .right, .bottom]
    words["Margins"] = [.topMargin, .leftMargin, .rightMargin, .bottomMargin]
    words["Size"] = [.width, .height]
    words["Center"] = [.centerX, .centerY]
    words["CenterWithinMargins"] = [.centerXWithinMargins, .centerYWithinMargins]
    return words
  }()

  /// The number an attribute begins with.
  private struct Number {
    var relation = LayoutConstraint.Relation.equal
    var amount = Amount.zero
    var gaps: Amount?
    var factor = Amount.one
    /// Whether nothing but a factor was said.
    var isBareFactor = false
    var structure: (kind: ValueKind, text: StructureText)?
  }

  /// What an attribute says.
  func row(_ tokens: Range<Int>) -> LayoutRow.Content {
    guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens == tokens
    else { return .left(.handedOn) }
    var name = source.text(ofTokens: chain.head)
    var links = chain.links[...]
    if name == "EasyPeasy", let first = links.popFirst() {
      name = first.name
      links = CallChain.Link(name: "", arguments: first.arguments, tokens: first.tokens) + links
    }
    let type = reading.facts.scopes.scopes[scope].typeName
    if Self.words[name] != nil, reading.facts.world.declares(name, within: type) {
      return .left(.ownWord(name))
    }
    if reading.facts.module == .own {
      if name == "Ratio" { return ratio(tokens, links, type) }
      if Self.wordKinds[name] != nil { return word(name, tokens, links) }
    }
    guard let attributes = Self.words[name], let call = links.popFirst(), call.name.isEmpty,
      let arguments = call.arguments, arguments.count <= 1
    else { return .left(.handedOn) }
    var number = Number()
    if let argument = arguments.first {
      if let left = read(argument.tokens, attributes, &number) { return .left(left) }
      if reading.facts.world.overloads.mayInitialise(name), !isNumber(argument.tokens) {
        return .left(.unknownKind(source.text(ofTokens: argument.tokens)))
      }
    }
    var target: ItemReference?
    var targetAttribute: LayoutConstraint.Attribute?
    var priority: Amount?
    var targetsArea = false
    let isOriginal = reading.facts.module == .original
    for link in links {
      guard let arguments = link.arguments, let first = arguments.first, link.closures.isEmpty
      else {
        return .left(link.name == "when" ? .conditional : .notUnderstood)
      }
      let text = source.text(ofTokens: first.tokens)
      switch link.name {
      case "to" where reading.area(first.tokens) != nil && arguments.count == 1:
        target = reading.area(first.tokens).map { ItemReference(.superview, $0) }
        targetAttribute = nil
        targetsArea = true
      case "to", "like":
        targetsArea = false
        if let reason = LeftReason.unnamed(text) { return .left(reason) }
        target = .named(text, for: subject)
        if isOriginal, link.name == "to", attributes.count > 1 {
          // The original makes its edges anew, and forgets what was said of them before.
          (number, priority) = (Number(), nil)
        }
        guard arguments.count > 1 else { continue }
        let word = source.text(ofTokens: arguments[1].tokens)
        guard word.hasPrefix("."), let attribute = AttributeWords.single[Self.lowered(word)] else {
          return .left(.handedOn)
        }
        targetAttribute = attribute
      case "with":
        guard let level = reading.priority(first.tokens) else { return .left(.unknownKind(text)) }
        priority = level.value == 1_000 ? nil : level
      default: return .left(link.name == "when" ? .conditional : .notUnderstood)
      }
    }
    var constraints: [LayoutStatement] = []
    for attribute in attributes {
      var constraint = LayoutStatement(subject, attribute, number.relation, priority: priority)
      constraint.constantKind = .inset
      if isOriginal, number.isBareFactor {
        // There the factor is the constant, too, and of a size without a reference that alone.
        number.amount = number.factor
        number.isBareFactor = false
        if target == nil, attribute.kind == .size { number.factor = .one }
      }
      if targetsArea, let target {
        constraint.target = .item(target, attribute)
        constraint.factor = number.factor
      }
      guard set(number, on: &constraint),
        targetsArea
          || relate(&constraint, to: target, targetAttribute, number.factor, attributes.count > 1),
        number.gaps.map({ constraint.setGaps(inwards: $0) }) ?? true
      else { return .left(doubt(of: target, or: name)) }
      constraints.append(constraint)
    }
    let construct = target == nil ? name : "\(name).to"
    return .statement(ReadStatement(tokens: tokens, construct: construct, constraints: constraints))
  }

  /// `Ratio(16.0 / 9)`, `Ratio(<=2).with(.high)`.
  private func ratio(
    _ tokens: Range<Int>,
    _ links: ArraySlice<CallChain.Link>,
    _ type: String
  ) -> LayoutRow.Content {
    if reading.facts.world.declares("Ratio", within: type) { return .left(.ownWord("Ratio")) }
    guard let call = links.first, call.name.isEmpty, let arguments = call.arguments,
      arguments.count == 1, arguments[0].label == nil,
      !reading.facts.world.overloads.mayInitialise("Ratio")
    else { return .left(.notUnderstood) }
    var number = arguments[0].tokens
    var relation = LayoutConstraint.Relation.equal
    if let known = Self.relations[source.text(at: number.lowerBound)] {
      relation = known
      number.removeFirst()
    }
    // A quotient behind a sign that stands in front would be divided later.
    guard !number.isEmpty, number == arguments[0].tokens || number.count == 1,
      var constraint = RatioText.statement(subject, relation, source.text(ofTokens: number))
    else { return .left(.notUnderstood) }
    switch priority(in: links.dropFirst()) {
    case .failure(let reason): return .left(reason)
    case .success(let level): constraint.priority = level
    }
    return .statement(
      ReadStatement(tokens: tokens, construct: "Ratio", constraints: [constraint])
    )
  }

  /// Whether an argument is seen to be a number, behind a sign of a relation or a factor.
  private func isNumber(_ tokens: Range<Int>) -> Bool {
    var rest = tokens
    if ["==", "<=", ">=", "*"].contains(source.text(at: rest.lowerBound)) { rest.removeFirst() }
    switch reading.kind(of: rest, at: scope) {
    case .number, .integer, .size, .point, .insets: return true
    default: return false
    }
  }

  /// `.Left` is the spelling of older versions.
  private static func lowered(_ word: String) -> String {
    let name = word.dropFirst()
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: Numbers

  private static let relations: [String: LayoutConstraint.Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  private func read(
    _ tokens: Range<Int>,
    _ attributes: [LayoutConstraint.Attribute],
    _ number: inout Number
  ) -> LeftReason? {
    var rest = tokens
    let sign = source.text(at: rest.lowerBound)
    let isPrefix = source.tokens[rest.lowerBound].kind == .operator
    if isPrefix, let relation = Self.relations[sign] {
      number.relation = relation
      rest = rest.lowerBound + 1..<rest.upperBound
    } else if isPrefix, sign == "*" {
      number.factor = .text(source.text(ofTokens: rest.lowerBound + 1..<rest.upperBound))
      number.isBareFactor = true
      return nil
    } else if isPrefix, sign != "-" {
      return .notUnderstood
    }
    if rest.lowerBound > tokens.lowerBound,
      let star = factorSign(in: rest)
    {
      // `>=10 * 0.5` multiplies the reference, not the number.
      number.factor = .text(source.text(ofTokens: star + 1..<rest.upperBound))
      rest = rest.lowerBound..<star
    }
    guard !rest.isEmpty else { return .notUnderstood }
    if let gaps = reading.gaps(rest, at: scope) {
      number.gaps = gaps
      return nil
    }
    // Each side of a choice may have a relation of its own.
    let hasRelations = rest.dropFirst().contains { token in
      Self.relations[source.text(at: token)] != nil && source.tokens[token].kind == .operator
        && !source.isInfix(token)
    }
    if hasRelations { return .unknownKind(source.text(ofTokens: rest)) }
    let kind = reading.kind(of: rest, at: scope)
    switch kind {
    case .size, .point, .insets:
      guard let text = StructureText(rest, kind, reading, at: scope) else {
        return .unknownParts(source.text(ofTokens: rest))
      }
      number.structure = (kind, text)
    case .unknown where attributes.count > 1:
      return .unknownKind(source.text(ofTokens: rest))
    // An attribute of one edge takes nothing but a number.
    case .number, .integer, .unknown:
      number.amount = Self.unwrapped(reading.amount(rest, at: scope))
    default: return .unknownKind(source.text(ofTokens: rest))
    }
    return nil
  }

  /// The sign behind a number that a factor follows, in no brackets.
  private func factorSign(in tokens: Range<Int>) -> Int? {
    var index = source.after(tokens.lowerBound)
    while index < tokens.upperBound {
      if source.isToken(index, "*") { return index }
      index = source.after(index)
    }
    return nil
  }

  /// An operand without the brackets that a prefix operator asked for.
  private static func unwrapped(_ amount: Amount) -> Amount {
    guard case .text(let text) = amount, text.hasPrefix("("), text.hasSuffix(")") else {
      return amount
    }
    return amount.negated.negated
  }

  private func set(_ number: Number, on constraint: inout LayoutStatement) -> Bool {
    let attribute = constraint.attribute
    if let (kind, text) = number.structure {
      guard let parts = text.constants(kind, on: attribute) else { return false }
      constraint.constant = parts.leftToRight
      constraint.constantRightToLeft = parts.rightToLeft
    } else {
      constraint.constant = attribute.isFarEdge ? number.amount.negated : number.amount
    }
    return true
  }

  /// Why an attribute stays whose second side is not known.
  private func doubt(of target: ItemReference?, or name: String) -> LeftReason {
    let facts = reading.facts
    guard case .named(let item) = target?.base,
      facts.superview(of: subject, at: scope) != nil
        || facts.moved.contains(facts.place(of: subject, at: scope))
    else { return .unknownKind(target?.description ?? name) }
    return .perhapsSuperview(item)
  }

  /// Sets the second side; false where the file does not show which attribute of it is meant.
  private func relate(
    _ constraint: inout LayoutStatement,
    to target: ItemReference?,
    _ targetAttribute: LayoutConstraint.Attribute?,
    _ factor: Amount,
    _ isCompound: Bool
  ) -> Bool {
    let attribute = constraint.attribute
    guard let target else {
      if attribute.kind == .size { return factor.isOne }
      constraint.target = .item(.superview, attribute)
      constraint.factor = factor
      return true
    }
    constraint.factor = factor
    if let targetAttribute {
      constraint.target = .item(target, targetAttribute)
      return true
    }
    if isCompound || attribute.kind == .size || attribute.opposite == attribute {
      constraint.target = .item(target, attribute)
      return true
    }
    let superview = reading.facts.superview(of: subject, at: scope)
    var isSuperview = target.base == .superview
    if case .named(let name) = target.base,
      reading.isGivenSuperview(name, of: subject, at: scope)
    {
      isSuperview = true
    } else if case .named(let name) = target.base, let superview {
      // The original meets a guide at the opposite attribute, whoever has it.
      let meetsGuide = target.guide != nil && reading.facts.module == .original
      guard let isOne = meetsGuide ? false : reading.isSuperview(name, superview, at: scope) else {
        return false
      }
      isSuperview = isOne
    } else if target.base != .superview {
      return false
    }
    // The original meets a guide of the superview at the opposite attribute.
    if target.guide != nil, reading.facts.module == .original { isSuperview = false }
    constraint.target = .item(target, isSuperview ? attribute : attribute.opposite)
    return true
  }
}

extension CallChain.Link {
  /// A link in front of others.
  fileprivate static func + (link: Self, rest: ArraySlice<Self>) -> ArraySlice<Self> {
    [link] + rest
  }
}
