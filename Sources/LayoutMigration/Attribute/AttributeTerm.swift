import ConstraintKernel
import LayoutStatements

/// One attribute of a call, such as `Top(>=8).to(header, .bottom).with(.high)`.
struct AttributeTerm {
  let text: String

  init(_ phrase: Phrase, _ context: PrintingContext) {
    let statement = phrase.first
    var term = phrase.shape?.word ?? Self.type(of: statement.attribute)
    if context.saysWords, let ratio = statement.ratio {
      let sign = statement.relation == .equal ? "" : "\(statement.relation)"
      term = "Ratio(\(sign)\(sign.isEmpty ? ratio.factorSource : ratio.bracketedFactor))"
    } else {
      term += "(\(Self.constant(of: phrase, context)))"
      term += Self.reference(of: phrase, context)
    }
    if let priority = statement.priority { term += ".with(\(Self.priority(priority)))" }
    if let condition = statement.condition { term += ".when { \(condition) }" }
    text = term
  }

  /// Whether there are words for the gaps of a statement, which stand without points and factors.
  static func canSay(_ statement: LayoutStatement) -> Bool {
    statement.hasGapsAlone && (statement.gaps == nil || statement.attribute.isEdge)
  }

  /// Whether the original can say several attributes at once: it relates no centre to a named item, and its
  /// edges forget their number where they are related to one.
  static func canSayTogether(_ phrase: Phrase, _ context: PrintingContext) -> Bool {
    guard let word = phrase.shape?.word, word != "Size",
      !reference(of: phrase, context).isEmpty
    else { return true }
    return word == "Edges"
      && phrase.statements.allSatisfy { $0.constant.isZero && $0.relation == .equal }
  }

  private static func type(of attribute: LayoutConstraint.Attribute) -> String {
    let name = attribute.description
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The number, with relation and factor in front of it and behind it where they are needed.
  private static func constant(of phrase: Phrase, _ context: PrintingContext) -> String {
    let statement = phrase.first
    if let gaps = statement.gapsInwards {
      let relation = statement.relation == .equal ? "" : "\(statement.relation)"
      return relation + gaps.gapSource
    }
    if phrase.shape?.constants == .any {
      let insets = phrase.statements.map(\.distance)
      guard insets.allSatisfy({ $0.isSame(as: insets[0]) }) else {
        let (top, left, right, bottom) = (insets[0], insets[1], insets[2], insets[3])
        return "\(context.insetsType)(top: \(top.source), left: \(left.source), "
          + "bottom: \(bottom.source), right: \(right.source))"
      }
    }
    let distance = statement.distance
    let hasFactor = !statement.factor.isOne
    if statement.relation == .equal, !hasFactor { return distance.isZero ? "" : distance.source }
    if statement.relation == .equal, distance.isZero, !context.addsBareFactors {
      return "*\(factor(statement.factor))"
    }
    let number = distance.isNegative ? "(\(distance.source))" : distance.operand
    let constant = "\(statement.relation)\(number)"
    return hasFactor ? "\(constant) * \(factor(statement.factor))" : constant
  }

  private static func factor(_ factor: Amount) -> String {
    factor.bracketedFactor
  }

  /// What it refers to, always at a named attribute; nothing for the superview's same one.
  private static func reference(of phrase: Phrase, _ context: PrintingContext) -> String {
    let statement = phrase.first
    guard case .item(let item, let attribute) = statement.target else { return "" }
    let isSize = statement.attribute.kind == .size
    let isSame = attribute == statement.attribute
    if !isSize, isSame, item.guide == nil, context.isSuperview(item, of: statement.subject) {
      return ""
    }
    if !isSize, isSame, let area = context.area(item, of: statement.subject) {
      return ".to(\(area))"
    }
    let call = isSize ? ".like" : ".to"
    let expression = context.expression(of: item, subject: statement.subject)
    let needsAttribute = phrase.shape == nil && !(isSize && isSame)
    return needsAttribute
      ? "\(call)(\(expression), .\(attribute))" : "\(call)(\(expression))"
  }

  private static func priority(_ priority: Amount) -> String {
    switch priority.value {
    case 1_000: ".required"
    case 750: ".high"
    case 500: ".medium"
    case 250: ".low"
    case nil: priority.source
    default: ".custom(\(priority.levelSource))"
    }
  }
}

extension Amount {
  /// The number as a factor behind an operator, in brackets unless it binds closer than any.
  var bracketedFactor: String {
    let source = factorSource
    return ExpressionShape(source) == .primary ? source : "(\(source))"
  }
}

extension LayoutStatement {
  /// The number people write: the sign depends on the attribute itself, not on the target's.
  fileprivate var distance: Amount { attribute.isFarEdge ? constant.negated : constant }
}
