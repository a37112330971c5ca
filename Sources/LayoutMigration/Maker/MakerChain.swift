import ConstraintKernel
import LayoutStatements

/// One chain of a block: attributes, relation, factor, constant, priority, label.
struct MakerChain {
  /// The chain as source code.
  let text: String
  /// Whether its constant is written as a distance inwards.
  let isInset: Bool

  init(
    _ phrase: Phrase,
    _ context: PrintingContext,
    _ parameter: String,
    prefersInsets: Bool
  ) {
    let statement = phrase.first
    let constant = MakerConstant(phrase, context, prefersInsets: prefersInsets)
    isInset = constant.isInset
    let attributes =
      phrase.shape?.word ?? phrase.statements.map(\.attribute.description).joined(separator: ".")
    var chain = "\(parameter).\(attributes).\(Self.relation(of: phrase, context))"
    if context.saysWords, let ratio = statement.ratio {
      let number = ratio.factorSource
      chain = "\(parameter).ratio.\(statement.relation.caseName)To(\(number))"
    } else {
      if !statement.factor.isOne { chain += Self.factor(statement.factor) }
      chain += constant.text
    }
    if let priority = statement.priority { chain += ".priority(\(Self.priority(priority)))" }
    if let identifier = statement.identifier {
      chain += ".labeled(\(SwiftText.quoted(identifier)))"
    }
    text = chain
  }

  /// Whether there are words for the gaps of a statement: they lie between edges, and alone.
  static func canSay(_ statement: LayoutStatement) -> Bool {
    statement.gaps == nil
      || statement.gapsInwards != nil && statement.attribute.isEdge && statement.constant.isZero
  }

  /// A relation with what it compares to.
  private static func relation(of phrase: Phrase, _ context: PrintingContext) -> String {
    let statement = phrase.first
    let verb = "\(statement.relation.caseName)To"
    guard case .item(let item, let attribute) = statement.target else {
      return "\(verb)(\(statement.constant.source))"
    }
    let same = attribute == statement.attribute
    if context.isSuperview(item, of: statement.subject), item.guide == nil, same {
      return "\(verb)Superview()"
    }
    if same, let area = context.area(item, of: statement.subject) {
      return "\(verb)Superview(\(area))"
    }
    let expression = context.expression(of: item, subject: statement.subject)
    // One edge of a guide, and one that something is added to, go by their names.
    let isPlain = item.guide == nil && statement.constant.isZero && statement.gaps == nil
    // SnapKit relates nothing to what a controller's own guides are, but to their edges.
    let isSupport =
      context.saysOriginals
      && ["topLayoutGuide", "bottomLayoutGuide"].contains(expression.split(separator: ".").last)
    let isBare =
      same && !isSupport && (isPlain || phrase.statements.count > 1 || !attribute.isEdge)
    return isBare ? "\(verb)(\(expression))" : "\(verb)(\(expression).snp.\(attribute))"
  }

  /// A factor; one that is one by a whole number is a division.
  private static func factor(_ factor: Amount) -> String {
    if case .number(let number) = factor, abs(number) < 1, Amount.literal(number).count > 8 {
      let divisor = (1 / number).rounded()
      if 1 / divisor == number { return ".dividedBy(\(Amount.literal(divisor)))" }
    }
    return ".multipliedBy(\(factor.factorSource))"
  }

  private static func priority(_ priority: Amount) -> String {
    switch priority.value {
    case 1_000: ".required"
    case 750: ".high"
    case 500: ".medium"
    case 250: ".low"
    default: priority.levelSource
    }
  }
}

extension Amount {
  /// A priority level: the shortest literal that is the same single-precision number.
  var levelSource: String {
    guard case .number(let number) = self, Double(Float(number)) == number,
      let shortest = Double(Float(number).description)
    else { return source }
    return Amount.literal(shortest)
  }
}
