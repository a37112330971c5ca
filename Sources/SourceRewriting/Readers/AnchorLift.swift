import ConstraintKernel
import LayoutStatements

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
  var forms: Set<Form>
  /// Whether what only anchors have words for is in the target's form already, which item initialisers
  /// are.
  let keepsWords: Bool

  init(reading: Reading, scope: Int, forms: Set<Form>) {
    (self.reading, self.scope, self.forms) = (reading, scope, forms)
    keepsWords = forms == [.anchors]
  }

  var source: SwiftSource { reading.source }

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
      return makesConstraint(in: tokens) ? .left(.notUnderstood) : nil
    }
    if let content = helped(chain) { return content }
    if let call = chain.links.last, forms.contains(.anchors), let word = word(chain, call) {
      return word
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
    return makesConstraint(in: tokens) ? .left(.notUnderstood) : nil
  }

  /// Whether code makes a constraint somewhere outside braces, in a form that is read.
  func makesConstraint(in tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if makesConstraint(at: index) { return true }
      // What closures make is theirs.
      index = source.isToken(index, "{") ? source.after(index) : index + 1
    }
    return false
  }

  /// Whether code makes a constraint anywhere, in a form that is read.
  func makesConstraint(within tokens: Range<Int>) -> Bool {
    tokens.contains(where: makesConstraint)
  }

  func makesConstraint(at index: Int) -> Bool {
    (forms.contains(.anchors) && source.isToken(index + 1, "(")
      && (source.isToken(index, "constraint") && isAnchored(index) || arranges(index)))
      || (forms.contains(.visualFormat) && source.isToken(index, "withVisualFormat"))
      || (forms.contains(.initializer) && source.isToken(index, "item")
        && source.isToken(index + 1, ":")
        && source.text(at: index - 2).hasSuffix("LayoutConstraint"))
  }

  /// Whether a call gives the constraints of a bias, a barrier, a chain or a guideline.
  private func arranges(_ call: Int) -> Bool {
    guard !keepsWords, source.isToken(call - 1, "."),
      source.isToken(call + 3, ":")
    else { return false }
    let label = source.text(at: call + 2)
    return source.isToken(call, "constraint")
      ? label == "atShare"
      : source.isToken(call, "constraints")
        && ["asBarrierAt", "asGuidelineAlong", "chaining"].contains(label)
  }

  /// Whether a call is asked of an anchor, by its name or by what it is related to.
  private func isAnchored(_ call: Int) -> Bool {
    if source.text(at: call - 2).hasSuffix("Anchor") { return true }
    let label = source.text(at: call + 2)
    return source.isToken(call - 1, ".") && source.isToken(call + 3, ":")
      && (Self.relations[label] != nil || label.contains("EqualToSystemSpacing")
        || label.hasPrefix("equalToSystemSpacing"))
  }

  /// A constraint with properties that methods of the project's own give it; nil for other chains.
  private func helped(_ chain: CallChain) -> LayoutRow.Content? {
    let isInitializer = ["NSLayoutConstraint", "LayoutConstraint"]
      .contains(source.text(ofTokens: chain.head))
    let made =
      isInitializer ? 0 : chain.links.firstIndex { $0.name == "constraint" && $0.arguments != nil }
    guard let made, made + 1 < chain.links.count,
      let content = row(chain.tokens.lowerBound..<chain.links[made].tokens.upperBound),
      case .statement(var statement) = content
    else { return nil }
    if statement.word != nil { return .left(.notUnderstood) }
    for call in chain.links[(made + 1)...] {
      guard let property = reading.facts.helpers.property(of: call),
        let value = call.arguments?.first?.tokens
      else { return .left(.unknownKind(call.name)) }
      if let reason = set(property, value, &statement.constraints[0]) { return .left(reason) }
    }
    statement.tokens = chain.tokens
    return .statement(statement)
  }

  /// Sets a property; the reason where its value is not known.
  private func set(
    _ property: ConstraintHelpers.Property,
    _ value: Range<Int>,
    _ constraint: inout LayoutStatement
  ) -> LeftReason? {
    switch property {
    case .priority:
      guard let level = reading.priority(value) else {
        return .unknownKind(source.text(ofTokens: value))
      }
      constraint.priority = level.value == 1_000 ? nil : level
    case .identifier:
      guard let name = identifier(value) else { return .notUnderstood }
      constraint.identifier = name
    }
    return nil
  }

  // MARK: Anchors

  private func anchors(_ chain: CallChain, _ call: CallChain.Link) -> LayoutRow.Content {
    if let content = ratio(chain, call) { return content }
    let attributeChain = chain.tokens.lowerBound..<call.tokens.lowerBound
    guard let subject = anchor(attributeChain), let arguments = call.arguments,
      let first = arguments.first, let label = first.label,
      let relation = Self.relations[Self.plain(label)]
    else { return .left(.notUnderstood) }
    if let reason = LeftReason.unnamed(subject.item) { return .left(reason) }
    let labels = arguments.map { $0.label ?? "_" }
    if reading.facts.world.declaresFunction("constraint", labels: labels) {
      return .left(.ownWord("constraint"))
    }
    var constraint = LayoutStatement(subject.item, subject.attribute, relation)
    if label.hasSuffix("Constant") {
      constraint.constant = reading.amount(first.tokens, at: scope)
    } else {
      guard let target = anchor(first.tokens) else {
        return .left(.unknownKind(source.text(ofTokens: first.tokens)))
      }
      if let reason = LeftReason.unnamed(target.item) { return .left(reason) }
      constraint.target = .item(reference(target.item, for: subject.item), target.attribute)
    }
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "multiplier" where Self.plain(label) != label:
        if let reason = noInitializer { return .left(reason) }
        guard reading.facts.module == .own else { return .left(Self.noSystemSpacing) }
        constraint.gaps = siblingGaps(argument.tokens, of: constraint)
      case "constant": constraint.constant = reading.amount(argument.tokens, at: scope)
      case "gap":
        guard let gaps = reading.gaps(argument.tokens, at: scope), arguments.count == 2,
          label.hasSuffix("To")
        else { return .left(.notUnderstood) }
        if let reason = noInitializer { return .left(reason) }
        constraint.gaps = UsualGaps(gaps)
      case "multiplier": constraint.factor = .text(source.text(ofTokens: argument.tokens))
      default: return .left(.notUnderstood)
      }
    }
    return .statement(
      ReadStatement(tokens: chain.tokens, construct: label, constraints: [constraint])
    )
  }

  private static let noSystemSpacing = LeftReason.noWords(
    "only this package's modules have words for usual gaps"
  )

  /// `equalTo` for `equalToSystemSpacingAfter`, and any other label itself.
  private static func plain(_ label: String) -> String {
    for place in ["SystemSpacingAfter", "SystemSpacingBelow"] where label.hasSuffix(place) {
      return String(label.dropLast(place.count))
    }
    return label
  }

  /// Gaps of so many times the distance between siblings, which are usual ones where the items are seen to
  /// be siblings; nil for none.
  private func siblingGaps(_ count: Range<Int>, of constraint: LayoutStatement) -> UsualGaps? {
    var gaps = UsualGaps(reading.amount(count, at: scope))
    let superview = reading.facts.superview(of: constraint.subject, at: scope)
    var other: String?
    if let target = constraint.targetItem, target.guide == nil, case .named(let name) = target.base
    {
      other = reading.facts.superview(of: name, at: scope)
    }
    gaps?.areBetweenSiblings =
      superview == nil || superview.map(SourceFacts.key) != other.map(SourceFacts.key)
    return gaps
  }

  /// `photo.ratioAnchor.constraint(equalToConstant: 2)`; nil for any other anchor.
  private func ratio(_ chain: CallChain, _ call: CallChain.Link) -> LayoutRow.Content? {
    let links = chain.links.dropLast()
    guard reading.facts.module == .own,
      (links.last?.name ?? source.text(ofTokens: chain.head)) == "ratioAnchor",
      links.last?.arguments == nil
    else { return nil }
    let item = links.isEmpty ? "self" : source.text(of: chain, before: chain.links.count - 2)
    if let reason = LeftReason.unnamed(item) { return .left(reason) }
    guard let only = call.arguments?.first, call.arguments?.count == 1, let label = only.label,
      label.hasSuffix("Constant"), let relation = Self.relations[label],
      !reading.facts.world.declaresFunction("constraint", labels: [label]),
      let statement = RatioText.statement(item, relation, source.text(ofTokens: only.tokens))
    else { return .left(.notUnderstood) }
    return .statement(
      ReadStatement(tokens: chain.tokens, construct: "ratio \(label)", constraints: [statement])
    )
  }

  /// An item and one of its anchors.
  func anchor(
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
      let first = reading.caseName(arguments[1].tokens),
      let attribute = AttributeWords.single[first],
      let relation = reading.caseName(arguments[2].tokens).flatMap({ Self.relations["\($0)To"] }),
      let second = reading.caseName(arguments[4].tokens)
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
}
