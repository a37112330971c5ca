import ConstraintKernel
import LayoutStatements

/// Evaluates the right side of a relation, with numbers as text.
struct LinearText {
  /// `factor · term + constants`.
  struct Sum {
    /// The attributes of an item.
    struct Term {
      let text: String
      let attributes: [LayoutConstraint.Attribute]
      let item: ItemReference
    }

    var term: Term?
    var factor = Amount.one
    /// What is added, each with its sign.
    var constants: [(isNegative: Bool, amount: Amount)] = []
    /// How many usual gaps are added.
    var gaps = Amount.zero
    /// One constant for each of several edges.
    var insets: [Amount]?

    /// The sum of the constants.
    var constant: Amount {
      guard let first = constants.first else { return .zero }
      var text = first.isNegative ? first.amount.negated : first.amount
      for (isNegative, amount) in constants.dropFirst() {
        if let one = text.value, let other = amount.value {
          text = .number(isNegative ? one - other : one + other)
        } else {
          text = .text("\(text.source) \(isNegative ? "-" : "+") \(amount.operand)")
        }
      }
      return text
    }
  }

  private let lift: OperatorLift
  private var source: SwiftSource { lift.reading.source }

  init(_ lift: OperatorLift) {
    self.lift = lift
  }

  /// Evaluates a sum; nil for what is no linear expression of one item.
  func sum(_ tokens: Range<Int>, depth: Int = 0) -> Sum? {
    guard !tokens.isEmpty, depth < 32 else { return nil }
    if mentionsGaps(tokens) { return depth == 0 ? gapped(tokens) : nil }
    if !mentionsItems(tokens) {
      return Sum(constants: [(false, .text(source.text(ofTokens: tokens)))])
    }
    var sum = Sum()
    var isNegative = false
    for (sign, part) in parts(tokens, ["+", "-"]) {
      isNegative = sign == "-"
      guard var product = product(part, depth) else { return nil }
      if product.term != nil {
        guard sum.term == nil else { return nil }
        if isNegative {
          // The original reads `8 - a.left` as `a.left - 8`.
          if lift.reading.facts.module == .original, !sum.constants.isEmpty { return nil }
          product.factor = product.factor.negated
        }
        (sum.term, sum.factor, sum.insets) = (product.term, product.factor, product.insets)
      }
      sum.constants += product.constants.map { ($0.isNegative != isNegative, $0.amount) }
    }
    return sum.insets != nil && !sum.constants.isEmpty ? nil : sum
  }

  /// Whether a usual gap is added, which is no number: `+ .system`, `- .system(2)`.
  private func mentionsGaps(_ tokens: Range<Int>) -> Bool {
    lift.reading.facts.module == .own
      && tokens.contains {
        source.isToken($0, "LayoutGap")
          || source.isToken($0, "system") && source.isToken($0 - 1, ".")
            && ["+", "-", "("].contains(source.text(at: $0 - 2))
      }
  }

  /// A position and usual gaps beside it, without a number.
  private func gapped(_ tokens: Range<Int>) -> Sum? {
    let parts = parts(tokens, ["+", "-"])
    guard parts.count == 2, parts[0].0 == "+",
      let gaps = lift.reading.gaps(parts[1].1, at: lift.scope),
      var sum = sum(parts[0].1, depth: 1), sum.term != nil, sum.factor.isOne,
      sum.constants.isEmpty, sum.insets == nil
    else { return nil }
    sum.gaps = parts[1].0 == "-" ? gaps.negated : gaps
    return sum
  }

  /// The operands between some operators, each with the operator in front of it.
  private func parts(_ tokens: Range<Int>, _ operators: [String]) -> [(String, Range<Int>)] {
    var parts: [(String, Range<Int>)] = []
    var sign = operators[0]
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      let text = source.text(at: index)
      if source.tokens[index].kind == .operator, operators.contains(text) {
        if index > start { parts.append((sign, start..<index)) }
        if index > start || start == tokens.lowerBound {
          sign = text
          start = index + 1
        }
      }
      index = source.after(index)
    }
    if start < tokens.upperBound { parts.append((sign, start..<tokens.upperBound)) }
    return parts
  }

  private func product(_ tokens: Range<Int>, _ depth: Int) -> Sum? {
    if !mentionsItems(tokens) {
      return Sum(constants: [(false, .text(source.text(ofTokens: tokens)))])
    }
    var result: Sum?
    var factors: [(isDivisor: Bool, amount: Amount)] = []
    for (sign, part) in parts(tokens, ["*", "/"]) {
      if mentionsItems(part) {
        guard result == nil, sign == "*", let operand = operand(part, depth) else { return nil }
        result = operand
      } else {
        factors.append((sign == "/", .text(source.text(ofTokens: part))))
      }
    }
    guard var product = result else { return nil }
    for (isDivisor, amount) in factors {
      guard product.insets == nil else { return nil }
      product.factor = product.factor.times(amount, isDivisor: isDivisor)
      product.constants = product.constants.map {
        ($0.isNegative, $0.amount.times(amount, isDivisor: isDivisor))
      }
    }
    return product
  }

  private func operand(_ tokens: Range<Int>, _ depth: Int) -> Sum? {
    if source.isToken(tokens.lowerBound, "("), source.after(tokens.lowerBound) == tokens.upperBound
    {
      return sum(tokens.lowerBound + 1..<tokens.upperBound - 1, depth: depth + 1)
    }
    guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens == tokens
    else { return nil }
    if source.text(ofTokens: chain.head) == "inset", chain.links.count == 1,
      let arguments = chain.links[0].arguments, let first = arguments.first,
      let side = lift.side(first.tokens)
    {
      return inset(side, Array(arguments.dropFirst()))
    }
    guard let (side, rest) = lift.side(chain) else { return nil }
    if rest == chain.links.count { return Sum(term: term(side)) }
    guard rest == chain.links.count - 1, chain.links[rest].name == "inseted",
      let arguments = chain.links[rest].arguments
    else { return nil }
    return inset(side, arguments)
  }

  private func term(_ side: OperatorLift.Side) -> Sum.Term {
    let item = ItemReference(side.item)
    let isSuperview = side.item.hasSuffix(".superview!")
    return Sum.Term(
      text: side.item,
      attributes: side.attributes,
      item: isSuperview ? .superview : item
    )
  }

  /// Distances inside the four edges, in their order: top, leading, bottom, trailing.
  private func inset(_ side: OperatorLift.Side, _ arguments: [CallChain.Argument]) -> Sum? {
    guard side.attributes.count == 4 else { return nil }
    var (top, leading, bottom, trailing) = (Amount.zero, Amount.zero, Amount.zero, Amount.zero)
    let labels = arguments.map { $0.label ?? "" }
    let amounts = arguments.map { Amount.text(source.text(ofTokens: $0.tokens)) }
    switch labels {
    case [""], ["by"]:
      let tokens = arguments[0].tokens
      switch lift.reading.kind(of: tokens, at: lift.scope) {
      case .insets:
        guard let text = StructureText(tokens, .insets, lift.reading, at: lift.scope),
          let left = text.constants(.insets, on: .left),
          let right = text.constants(.insets, on: .right),
          let above = text.constants(.insets, on: .top),
          let below = text.constants(.insets, on: .bottom)
        else { return nil }
        (top, leading) = (above.leftToRight, left.leftToRight)
        (bottom, trailing) = (below.leftToRight.negated, right.leftToRight.negated)
      case .number, .integer:
        (top, leading, bottom, trailing) = (amounts[0], amounts[0], amounts[0], amounts[0])
      default: return nil
      }
    case ["", ""], ["horizontally", "vertically"]:
      (top, leading, bottom, trailing) = (amounts[1], amounts[0], amounts[1], amounts[0])
    case ["horizontally"]: (leading, trailing) = (amounts[0], amounts[0])
    case ["vertically"]: (top, bottom) = (amounts[0], amounts[0])
    case ["", "", "", ""], ["top", "leading", "bottom", "trailing"]:
      (top, leading, bottom, trailing) = (amounts[0], amounts[1], amounts[2], amounts[3])
    default: return nil
    }
    return Sum(term: term(side), insets: [top, leading, bottom.negated, trailing.negated])
  }

  private func mentionsItems(_ tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      lift.items[source.text(at: index)] != nil && !source.isToken(index - 1, ".")
    }
  }
}

extension Amount {
  /// The number times or divided by another one.
  func times(_ other: Amount, isDivisor: Bool) -> Amount {
    if let value, let factor = other.value, !isDivisor || factor != 0 {
      return .number(isDivisor ? value / factor : value * factor)
    }
    if isOne { return isDivisor ? .text("1 / \(other.operand)") : other }
    return .text("\(operand) \(isDivisor ? "/" : "*") \(other.operand)")
  }
}
