import ConstraintKernel
import LayoutStatements

/// The text by which two statements are known to be the same constraint, in whatever words they are written.
///
/// Names stand for themselves; only what is no meaning is taken away: `self.`, white space and
/// brackets around a whole expression, conversions between numbers, and the side a constraint is
/// written from where its factor is 1.
struct NormalForm {
  let facts: SourceFacts
  let scope: Int

  func text(_ statement: LayoutStatement) -> String {
    let one = form(statement)
    let superview = facts.superview(of: statement.subject, at: scope)
    let turned = statement.turned(superview: superview ?? "\(statement.subject).superview!")
    guard statement.factor.isOne, let other = turned.map(form) else { return one }
    return min(one, other)
  }

  /// What a statement says: its constraints, or its word.
  func texts(_ statement: ReadStatement) -> [String] {
    statement.word.map { [text($0)] } ?? statement.constraints.map(text)
  }

  /// The text of a word.
  func text(_ word: StatedWord) -> String {
    func items(_ names: [String]) -> String { names.map(item).joined(separator: ", ") }
    var text = "\(item(word.item)) "
    switch word.meaning {
    case .bias(let share, _): text += "bias \(number(share))"
    case .barrier(let edge, let others, let margin, let includesGone):
      text += "barrier \(edge) of \(items(others)) + \(number(margin)) \(includesGone)"
    case .chain(let chained, let style, _, let spacing, let weights):
      text += "chain \(items(chained)) "
      if case .packed(let bias) = style {
        text += "packed \(number(bias))"
      } else {
        text += "\(style)"
      }
      text += " spacing \(number(spacing)) weights \(weights.map(number))"
    case .guideline(let axis, .start(let distance)):
      text += "guideline \(axis) start \(number(distance))"
    case .guideline(let axis, .end(let distance)):
      text += "guideline \(axis) end \(number(distance))"
    case .guideline(let axis, .fraction(let share)):
      text += "guideline \(axis) fraction \(number(share))"
    }
    if let room = word.room {
      text += " from \(end(room.start, word)) + \(number(room.lead))"
      text += " to \(end(room.end, word)) - \(number(room.tail))"
    }
    if let priority = word.priority { text += " @\(number(priority))" }
    return text
  }

  private func end(_ end: StatedWord.End, _ word: StatedWord) -> String {
    name(of: end.item, beside: word.item) + ".\(end.attribute)"
  }

  /// The name of an item that stands beside another one.
  private func name(of reference: ItemReference, beside subject: String) -> String {
    var name: String
    switch reference.base {
    case .superview:
      name =
        facts.superview(of: subject, at: scope).map(item) ?? "\(item(subject)).superview"
    case .named(let expression): name = item(expression)
    }
    if let guide = reference.guide { name += ".\(guide.rawValue)" }
    return name
  }

  private func form(_ statement: LayoutStatement) -> String {
    var text = "\(item(statement.subject)).\(statement.attribute) \(statement.relation) "
    if case .item(let target, let attribute) = statement.target {
      let name = name(of: target, beside: statement.subject)
      text += "\(number(statement.factor)) · \(name).\(attribute)"
    }
    text += " + \(number(statement.constant))"
    if let gaps = statement.gaps { text += " + \(number(gaps.count)) gaps" }
    if let mirrored = statement.constantRightToLeft { text += " or \(number(mirrored))" }
    if let priority = statement.priority { text += " @\(number(priority))" }
    if let identifier = statement.identifier { text += " '\(identifier)'" }
    return text
  }

  private func item(_ expression: String) -> String {
    var text = SourceFacts.key(expression.filter { !$0.isWhitespace })
    if text.hasSuffix("!") { text.removeLast() }
    if text == "superview" { text = "self.superview" }
    if text.hasSuffix(".superview") {
      let child = String(text.dropLast(10))
      text = facts.superview(of: child, at: scope).map(SourceFacts.key) ?? text
    }
    return text == "self.view" ? "view" : text
  }

  private func number(_ amount: Amount) -> String {
    if let value = amount.value { return "\(value == 0 ? 0 : value)" }
    let negative = amount.isNegative
    var text = (negative ? amount.negated : amount).source.filter { !$0.isWhitespace }
    while true {
      let inner = Self.inside(text)
      if inner == text { break }
      text = inner
    }
    if let value = Amount.text(text).value ?? Self.quotient(text) {
      return "\(negative ? -value : value)"
    }
    return (negative ? "-" : "") + text
  }

  /// The value of `1.0 / 3`, which no decimal says.
  private static func quotient(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      Amount.text(String($0)).value
    }
    guard parts.count == 2, let dividend = parts[0], let divisor = parts[1] else { return nil }
    return dividend / divisor
  }

  /// What a pair of brackets around everything holds, with a conversion in front of them or not.
  private static func inside(_ text: String) -> String {
    let start = ["CGFloat(", "Double(", "("].first { text.hasPrefix($0) }
    guard let start, text.hasSuffix(")") else { return text }
    let inner = text.dropFirst(start.count).dropLast()
    var depth = 0
    for character in inner {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return text }
    }
    return String(inner)
  }
}
