import ConstraintKernel
import LayoutStatements

/// Makes constraints of the relations of one block.
struct OperatorLift {
  let reading: Reading
  let scope: Int
  /// The item each proxy stands for.
  private(set) var items: [String: String]
  /// Statements that give another name to a proxy or to its superview.
  private var aliases: Set<Int> = []

  init(reading: Reading, scope: Int, items: [String: String]) {
    self.reading = reading
    self.scope = scope
    self.items = items
  }

  private var source: SwiftSource { reading.source }

  /// The item of a proxy that stands alone; nil for any other expression.
  func item(_ tokens: Range<Int>) -> String? { items[source.text(ofTokens: tokens)] }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  /// Notes the name of `let view = title.superview!`, or of the same behind `guard`.
  mutating func readAlias(_ statement: Range<Int>) {
    var index = statement.lowerBound
    let isGuard = source.isToken(index, "guard")
    if isGuard { index += 1 }
    guard source.isToken(index, "let"), source.isToken(index + 2, "="),
      let chain = source.chain(at: index + 3, limit: statement.upperBound),
      var item = items[source.text(ofTokens: chain.head)],
      chain.links.allSatisfy({
        ["superview", "parent", ""].contains($0.name) && $0.arguments == nil
      })
    else { return }
    let end = chain.tokens.upperBound
    guard
      isGuard
        ? source.isToken(end, "else") && source.after(end + 1) == statement.upperBound
        : end == statement.upperBound
    else { return }
    for link in chain.links where !link.name.isEmpty { item += ".superview!" }
    items[source.text(at: index + 1)] = item
    aliases.insert(statement.lowerBound)
  }

  /// What a statement says; nil for code that does not relate proxies.
  func row(_ statement: Range<Int>) -> LayoutRow.Content? {
    if aliases.contains(statement.lowerBound) {
      return .statement(
        ReadStatement(tokens: statement, construct: ReadStatement.alias, constraints: [])
      )
    }
    if let content = OperatorLists(lift: self).row(statement) { return content }
    if let content = OperatorWords(lift: self).row(statement) { return content }
    var value = statement
    var storage: String?
    if items[source.text(at: value.lowerBound)] == nil,
      let assignment = reading.assignment(statement)
    {
      (storage, value) = (assignment.storage, assignment.value)
    }
    var given: Range<Int>?
    if source.isToken(value.lowerBound, "(") {
      let end = source.after(value.lowerBound)
      // `(a.top == b.top) ~ 750`
      if source.isToken(end, "~"), end + 1 < value.upperBound {
        given = end + 1..<value.upperBound
      }
      if end == value.upperBound || given != nil { value = value.lowerBound + 1..<end - 1 }
    }
    guard items[source.text(at: value.lowerBound)] != nil else { return nil }
    guard let sign = topLevel(value, where: { Self.relations[$0] != nil }),
      let relation = Self.relations[source.text(at: sign)]
    else {
      let isFlag = source.isToken(
        value.lowerBound + 2,
        "translatesAutoresizingMaskIntoConstraints"
      )
      return .left(isFlag ? .noWords("it sets the autoresizing flag of a proxy") : .handedOn)
    }
    var right = sign + 1..<value.upperBound
    var priority: Amount?
    let tilde = topLevel(right) { $0 == "~" }.flatMap { $0 + 1 < right.upperBound ? $0 : nil }
    if let level = tilde.map({ $0 + 1..<right.upperBound }) ?? given {
      guard let known = reading.priority(level) else {
        return .left(.unknownKind(source.text(ofTokens: level)))
      }
      priority = known.value == 1_000 ? nil : known
      right = right.lowerBound..<(tilde ?? right.upperBound)
    }
    // A choice without brackets would choose between the relation and a number.
    if topLevel(right, where: { $0 == "?" }) != nil { return .left(.notUnderstood) }
    if let own = ownOperator(in: sign..<right.upperBound) { return .left(.ownWord(own)) }
    if let item = itemOfRatio(value.lowerBound..<sign) {
      let text = source.text(ofTokens: right)
      guard var statement = RatioText.statement(item, relation, text) else {
        return .left(.notUnderstood)
      }
      statement.priority = priority
      return .statement(
        ReadStatement(
          tokens: value,
          construct: "ratio \(relation) number",
          constraints: [statement],
          storage: storage
        )
      )
    }
    let evaluation = LinearText(self)
    guard let left = side(value.lowerBound..<sign), let sum = evaluation.sum(right) else {
      return .left(.notUnderstood)
    }
    guard let constraints = constraints(left, relation, sum, priority) else {
      return .left(.notUnderstood)
    }
    if storage != nil, constraints.count != 1 { return .left(.handedOn) }
    let target = sum.term.map { $0.item == .superview ? "superview" : "item" } ?? "number"
    return .statement(
      ReadStatement(
        tokens: value,
        construct: "\(left.word) \(relation) \(target)",
        constraints: constraints,
        storage: storage
      )
    )
  }

  /// The item whose ratio of width to height some tokens are; nil for anything else.
  private func itemOfRatio(_ tokens: Range<Int>) -> String? {
    guard reading.facts.module == .own,
      let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens == tokens, chain.links.count == 1, chain.links[0].name == "ratio",
      chain.links[0].arguments == nil
    else { return nil }
    return items[source.text(ofTokens: chain.head)]
  }

  private func topLevel(_ tokens: Range<Int>, where matches: (String) -> Bool) -> Int? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.tokens[index].kind == .operator, matches(source.text(at: index)) { return index }
      index = source.after(index)
    }
    return nil
  }

  // MARK: Sides

  /// Attributes of an item.
  struct Side {
    let item: String
    let word: String
    let attributes: [LayoutConstraint.Attribute]
  }

  static let words: [String: [LayoutConstraint.Attribute]] = {
    var words = AttributeWords.single.mapValues { [$0] }
    words["edges"] = [.top, .leading, .bottom, .trailing]
    words["edgesWithinMargins"] = [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin]
    words["size"] = [.width, .height]
    words["center"] = [.centerX, .centerY]
    words["centerWithinMargins"] = [.centerXWithinMargins, .centerYWithinMargins]
    return words
  }()

  /// Reads an attribute of a proxy or of one of its relatives, which has to fill the tokens.
  func side(_ tokens: Range<Int>) -> Side? {
    guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens == tokens, let side = side(chain), side.rest == chain.links.count
    else { return nil }
    return side.side
  }

  /// Reads an attribute of a proxy, and says where it ends in the chain.
  func side(_ chain: CallChain) -> (side: Side, rest: Int)? {
    guard var item = items[source.text(ofTokens: chain.head)] else { return nil }
    for (index, link) in chain.links.enumerated() {
      if let attributes = Self.words[link.name] {
        return (Side(item: item, word: link.name, attributes: attributes), index + 1)
      }
      switch link.name {
      case "superview", "parent", "owningView": item += ".superview!"
      case "safeAreaLayoutGuide", "safeArea": item += ".safeAreaLayoutGuide"
      case "layoutMarginsGuide", "readableContentGuide": item += ".\(link.name)"
      case "" where link.arguments == nil && source.isToken(link.tokens.lowerBound, "!"): continue
      default: return nil
      }
    }
    return nil
  }

  /// The item of a side: the superview where it is named by the subject's own word or by its name.
  func reference(_ item: String, for subject: String) -> ItemReference {
    var reference = ItemReference(item)
    guard case .named(var base) = reference.base else { return reference }
    if base == "\(subject).superview!" {
      reference.base = .superview
    } else if base.hasSuffix(".superview!") {
      let child = String(base.dropLast(".superview!".count))
      base = reading.facts.superview(of: child, at: scope) ?? base
      reference.base = .named(base)
    }
    return reference
  }

  // MARK: Constraints

  private func constraints(
    _ left: Side,
    _ relation: LayoutConstraint.Relation,
    _ right: LinearText.Sum,
    _ priority: Amount?
  ) -> [LayoutStatement]? {
    var constraints: [LayoutStatement] = []
    guard let term = right.term else {
      guard left.attributes.count == 1, left.attributes[0].kind == .size else { return nil }
      return [
        LayoutStatement(
          left.item,
          left.attributes[0],
          relation,
          constant: right.constant,
          priority: priority
        )
      ]
    }
    guard term.attributes.count == left.attributes.count else { return nil }
    if !right.gaps.isZero, left.attributes.count != 1 { return nil }
    let item = reference(term.text, for: left.item)
    for (index, attribute) in left.attributes.enumerated() {
      constraints.append(
        LayoutStatement(
          left.item,
          attribute,
          relation,
          .item(item, term.attributes[index]),
          factor: right.factor,
          constant: right.insets?[index] ?? right.constant,
          constantKind: right.insets == nil ? .offset : .inset,
          priority: priority
        )
      )
      constraints[index].gaps = UsualGaps(right.gaps)
    }
    return constraints
  }
}
