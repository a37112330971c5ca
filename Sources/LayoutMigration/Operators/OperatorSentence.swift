import ConstraintKernel
import LayoutStatements

/// One relation of a block.
package struct OperatorSentence {
  let text: String

  init(_ phrase: Phrase, _ context: PrintingContext, subject: String, target: String?) {
    let statement = phrase.first
    let word = phrase.shape?.word
    let isWithinMargins = word == "edgesWithinMargins"
    let left = "\(subject).\(isWithinMargins ? "edges" : word ?? "\(statement.attribute)")"
    var sentence = "\(left) \(statement.relation) "
    if context.saysWords, let ratio = statement.ratio {
      sentence = "\(subject).ratio \(statement.relation) \(ratio.factorSource)"
    } else if let target, let attribute = statement.targetAttribute {
      let right = "\(target).\(word ?? "\(attribute)")"
      sentence +=
        word == "edges" || isWithinMargins
        ? Self.inset(right, phrase) : Self.expression(right, statement)
    } else {
      sentence += statement.constant.source
    }
    if let priority = statement.priority { sentence += " ~ \(Self.priority(priority, context))" }
    text = sentence
  }

  /// Whether the types of both sides and the constant can be written.
  package static func canSay(_ statement: LayoutStatement) -> Bool {
    guard statement.constantRightToLeft == nil, statement.gaps?.areBetweenSiblings != true else {
      return false
    }
    let isSize = statement.attribute.kind == .size
    guard let attribute = statement.targetAttribute else { return isSize }
    return attribute.kind == statement.attribute.kind
      && (isSize || attribute.axis == statement.attribute.axis)
  }

  /// A property with its factor and its constant.
  private static func expression(_ property: String, _ statement: LayoutStatement) -> String {
    var text = property
    if !statement.factor.isOne { text += factor(statement.factor) }
    if !statement.constant.isZero {
      let sign = statement.constant.isNegative ? "-" : "+"
      text += " \(sign) \(statement.constant.magnitude.operand)"
    }
    guard let gaps = statement.gaps?.count else { return text }
    return "\(text) \(gaps.isNegative ? "-" : "+") \(gaps.magnitude.gapSource)"
  }

  private static func factor(_ factor: Amount) -> String {
    if case .number(let number) = factor, abs(number) < 1, Amount.literal(number).count > 8 {
      let divisor = (1 / number).rounded()
      if 1 / divisor == number { return " / \(Amount.literal(divisor))" }
    }
    let source = factor.factorSource
    return ExpressionShape(source) == .compound ? " * (\(source))" : " * \(source)"
  }

  /// Edges moved inwards: by one distance, by one along each axis, or by four.
  private static func inset(_ edges: String, _ phrase: Phrase) -> String {
    let insets = phrase.insets
    let (top, leading, bottom, trailing) = (insets[0], insets[1], insets[2], insets[3])
    if insets.allSatisfy(\.isZero) { return edges }
    if insets.allSatisfy({ $0.isSame(as: top) }) { return "inset(\(edges), \(top.source))" }
    if top.isSame(as: bottom), leading.isSame(as: trailing) {
      return "inset(\(edges), \(leading.source), \(top.source))"
    }
    return "inset(\(edges), \(insets.map(\.source).joined(separator: ", ")))"
  }

  private static func priority(_ priority: Amount, _ context: PrintingContext) -> String {
    switch priority.value {
    case 1_000, 750, 250: context.priority(priority)
    case nil: priority.operand
    default: priority.levelSource
    }
  }
}
