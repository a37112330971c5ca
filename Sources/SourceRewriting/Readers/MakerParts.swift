import ConstraintKernel
import LayoutStatements

/// What one chain says beside its attributes: the relation, the target, and one slot each for
/// factor, constant and priority.
struct MakerParts {
  private enum Target {
    case superview
    case item(ItemReference)
    case attributes(ItemReference, [LayoutConstraint.Attribute])
    case bare
  }

  private enum Constant {
    case none
    case offset(Amount)
    case inset(Amount)
    case structure(ValueKind, StructureText)
    case gaps(Amount)
  }

  private let relation: LayoutConstraint.Relation
  private var target: Target
  private var constant = Constant.none
  private var factor = Amount.one
  private var priority: Amount?
  private var identifier: String?
  /// Whether it is an offset by a structure, which versions of the original negate or do not.
  private var isOldOffset = false
  /// Arithmetic whose operands are not declared: a number, unless a library has operators of its own for sizes or points.
  private var arithmetic: String?
  /// Why the chain cannot be read.
  private(set) var reason: LeftReason?
  /// The word that set the constant.
  private(set) var modifier: String?

  private static let relations: [String: (LayoutConstraint.Relation, toSuperview: Bool)] = [
    "equalTo": (.equal, false), "equalToSuperview": (.equal, true),
    "lessThanOrEqualTo": (.lessThanOrEqual, false),
    "lessThanOrEqualToSuperview": (.lessThanOrEqual, true),
    "greaterThanOrEqualTo": (.greaterThanOrEqual, false),
    "greaterThanOrEqualToSuperview": (.greaterThanOrEqual, true),
  ]

  /// Reads the relation; fails for any other word.
  init?(relation link: CallChain.Link, of lift: MakerLift) {
    guard let (relation, toSuperview) = Self.relations[link.name], let arguments = link.arguments,
      link.closures.isEmpty
    else { return nil }
    self.relation = relation
    if toSuperview {
      target = .superview
      if arguments.isEmpty { return }
      guard arguments.count == 1, arguments[0].label == nil,
        let area = lift.reading.area(arguments[0].tokens)
      else { return nil }
      target = .item(ItemReference(.superview, area))
      return
    }
    guard let argument = arguments.first, argument.label == nil, arguments.count == 1 else {
      return nil
    }
    target = .bare
    read(target: argument.tokens, lift)
  }

  private mutating func read(target tokens: Range<Int>, _ lift: MakerLift) {
    let reading = lift.reading
    let source = reading.source
    if let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens.upperBound == tokens.upperBound,
      let at = chain.links.lastIndex(where: { $0.name == "snp" || $0.name.hasPrefix("snp_") })
    {
      read(attributesOf: chain, at, lift)
      return
    }
    let text = source.text(ofTokens: tokens)
    switch reading.kind(of: tokens, at: lift.scope) {
    case .number, .integer: constant = .offset(reading.amount(tokens, at: lift.scope))
    case .view, .guide: target = Self.item(text, lift)
    case .size, .point, .insets, .directionalInsets:
      set(structure: tokens, lift)
    default:
      if let items = reading.printedItems {
        if items.contains(text) {
          target = Self.item(text, lift)
        } else {
          constant = .offset(.text(text))
        }
      } else if reading.isArithmetic(tokens) {
        constant = .offset(.integer(text))
        arithmetic = text
      } else {
        reason = .unknownKind(text)
      }
    }
  }

  private mutating func set(structure tokens: Range<Int>, _ lift: MakerLift) {
    let kind = lift.reading.kind(of: tokens, at: lift.scope)
    guard let text = StructureText(tokens, kind, lift.reading, at: lift.scope) else {
      reason = .unknownParts(lift.reading.source.text(ofTokens: tokens))
      return
    }
    constant = .structure(kind, text)
  }

  private mutating func read(attributesOf chain: CallChain, _ at: Int, _ lift: MakerLift) {
    let item = lift.reading.source.text(of: chain, before: at)
    var attributes: [LayoutConstraint.Attribute] = []
    var names = chain.links[at...].map(\.name)
    if names[0] == "snp" { names.removeFirst() } else { names[0] = String(names[0].dropFirst(4)) }
    for name in names {
      guard let words = MakerLift.words[name] else {
        reason = .notUnderstood
        return
      }
      attributes += words
    }
    guard !attributes.isEmpty, !item.contains("?") else {
      reason = attributes.isEmpty ? .notUnderstood : LeftReason.unnamed(item)
      return
    }
    attributes.sort { MakerLift.place($0) < MakerLift.place($1) }
    target = .attributes(ItemReference.named(item, for: lift.subject), attributes)
  }

  private static func item(_ text: String, _ lift: MakerLift) -> Target {
    let item = ItemReference.named(text, for: lift.subject)
    return item == .superview ? .superview : .item(item)
  }

  /// Reads a modifier; the reason where it is not one that can be read.
  mutating func apply(_ link: CallChain.Link, _ lift: MakerLift) -> LeftReason? {
    let reading = lift.reading
    if link.arguments == nil {
      return ["constraint", "with", "and", "layoutConstraints", "first", ""].contains(link.name)
        ? nil : .notUnderstood
    }
    if let level = Self.priorities[link.name], link.arguments?.isEmpty == true {
      priority = level
      return nil
    }
    if link.name == "systemSpacing", link.arguments?.isEmpty == true, reading.facts.module == .own {
      (constant, modifier) = (.gaps(.one), link.name)
      return nil
    }
    guard let argument = link.arguments?.first, link.arguments?.count == 1, argument.label == nil,
      link.closures.isEmpty
    else { return .notUnderstood }
    let text = reading.source.text(ofTokens: argument.tokens)
    switch link.name {
    case "offset", "inset", "insets":
      modifier = link.name
      switch reading.kind(of: argument.tokens, at: lift.scope) {
      case .number, .integer:
        let amount = reading.amount(argument.tokens, at: lift.scope)
        constant = link.name == "offset" ? .offset(amount) : .inset(amount)
      case .insets, .directionalInsets, .size, .point:
        set(structure: argument.tokens, lift)
        isOldOffset = link.name == "offset" && reading.facts.module == .original
        return reason
      case .unknown where reading.printedItems != nil:
        constant = link.name == "offset" ? .offset(.text(text)) : .inset(.text(text))
      case .unknown where link.name == "offset" && !lift.takesStructures:
        guard let amount = Self.anyNumber(text, reading) else { return .unknownKind(text) }
        constant = .offset(amount)
      default: return .unknownKind(text)
      }
    case "systemSpacing":
      guard reading.facts.module == .own, reading.kind(of: argument.tokens, at: lift.scope).isNumber
      else { return .unknownKind(text) }
      (constant, modifier) = (.gaps(reading.amount(argument.tokens, at: lift.scope)), link.name)
    case "multipliedBy", "dividedBy":
      let amount: Amount
      switch reading.kind(of: argument.tokens, at: lift.scope) {
      case .number, .integer: amount = reading.amount(argument.tokens, at: lift.scope)
      case .unknown where reading.printedItems != nil: amount = .text(text)
      case .unknown:
        guard let given = Self.anyNumber(text, reading) else { return .unknownKind(text) }
        amount = given
      default: return .unknownKind(text)
      }
      factor = link.name == "dividedBy" ? amount.inverse : amount
    case "labeled":
      guard let name = reading.string(argument.tokens) else { return .notUnderstood }
      identifier = name
    case "priority":
      guard let level = reading.priority(argument.tokens) else { return .unknownKind(text) }
      priority = level
    default: return .notUnderstood
    }
    return nil
  }

  /// What stands where SnapKit takes nothing but a number, of whatever type: this package's chains take more.
  static func anyNumber(_ text: String, _ reading: Reading) -> Amount? {
    let given = Amount.text(text)
    return reading.facts.module == .original && QualifiedMembers.qualified(given) == given
      ? .integer(text) : nil
  }

  private static let priorities: [String: Amount] = [
    "priorityRequired": .number(1_000), "priorityHigh": .number(750),
    "priorityMedium": .number(500), "priorityLow": .number(250),
  ]

  // MARK: Constraints

  /// One constraint for each attribute.
  func constraints(
    _ subject: String,
    _ attributes: [LayoutConstraint.Attribute]
  ) -> Result<[LayoutStatement], LeftReason> {
    var constraints: [LayoutStatement] = []
    // A number alone has nothing to multiply.
    if case .bare = target, !factor.isOne { return .failure(.notUnderstood) }
    if case .bare = target, case .gaps = constant { return .failure(.notUnderstood) }
    // What stands for several attributes may well be a size or a point.
    if let arithmetic, attributes.count > 1 { return .failure(.unknownKind(arithmetic)) }
    guard let partners = partners(of: attributes) else {
      return .failure(.notUnderstood)
    }
    for (attribute, partner) in zip(attributes, partners) {
      var constraint = LayoutStatement(subject, attribute, relation, partner)
      let measured = constraint.targetAttribute ?? attribute
      constraint.factor = factor
      if isOldOffset, !isAgreed(measured) { return .failure(Self.versionsDiffer) }
      guard set(measured, on: &constraint) else {
        return .failure(.notUnderstood)
      }
      constraint.priority = priority?.value == 1_000 ? nil : priority
      constraint.identifier = identifier
      constraints.append(constraint)
    }
    return .success(constraints)
  }

  private static let versionsDiffer = LeftReason.modulesDiffer(
    "versions of SnapKit understand an offset by insets or by a point in different ways"
  )

  /// Whether all versions that take a structure as an offset make the same of it: they differ in which parts
  /// they negate, and in those that insets have for reading directions, middles and sizes.
  private func isAgreed(_ attribute: LayoutConstraint.Attribute) -> Bool {
    switch constant {
    case .structure(.insets, _), .structure(.directionalInsets, _):
      attribute == .left || attribute == .top
    case .structure(.point, _): !attribute.isFarEdge && attribute.kind != .size
    case .structure, .none, .offset, .inset, .gaps: true
    }
  }

  /// The ratio that a bare number is; nil for anything else, and where the chain says more of it.
  func ratio(_ subject: String, _ text: String) -> LayoutStatement? {
    guard case .bare = target, case .offset = constant, factor.isOne, modifier == nil,
      var statement = RatioText.statement(subject, relation, text)
    else { return nil }
    statement.priority = priority?.value == 1_000 ? nil : priority
    statement.identifier = identifier
    return statement
  }

  private func partners(
    of attributes: [LayoutConstraint.Attribute]
  ) -> [LayoutStatement.Target]? {
    switch target {
    case .superview: return attributes.map { .item(.superview, $0) }
    case .item(let item): return attributes.map { .item(item, $0) }
    case .attributes(let item, let targets):
      if targets == attributes { return attributes.map { .item(item, $0) } }
      if targets.count == 1 { return attributes.map { _ in .item(item, targets[0]) } }
      if targets == attributes.map(\.margin) || targets.map(\.margin) == attributes {
        return targets.map { .item(item, $0) }
      }
      return nil
    case .bare:
      return attributes.map { attribute in
        switch attribute {
        case .width, .height: .nothing
        case .centerX: .item(.superview, .left)
        case .centerY: .item(.superview, .top)
        default: .item(.superview, attribute)
        }
      }
    }
  }

  /// Sets the constant by the attribute that decides its sign; false where it has none.
  private func set(
    _ attribute: LayoutConstraint.Attribute,
    on constraint: inout LayoutStatement
  ) -> Bool {
    switch constant {
    case .none: return true
    case .offset(let amount): constraint.constant = amount
    case .gaps(let amount): return constraint.setGaps(inwards: amount)
    case .inset(let amount):
      constraint.constantKind = .inset
      if attribute.kind == .size {
        if case .nothing = constraint.target { return false }
        constraint.constant = amount.doubled.negated
      } else if !attribute.isMiddle {
        constraint.constant = attribute.isFarEdge ? amount.negated : amount
      }
    case .structure(let kind, let text):
      guard let parts = text.constants(kind, on: attribute) else { return false }
      constraint.constant = parts.leftToRight
      constraint.constantRightToLeft = parts.rightToLeft
      if kind == .insets || kind == .directionalInsets { constraint.constantKind = .inset }
    }
    return true
  }
}
