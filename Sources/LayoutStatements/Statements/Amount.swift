/// A number of a statement: known exactly, or the text of the expression that gives it.
///
/// Half of all constants in real code are names. Text is therefore never folded: it is moved,
/// negated by rule, and otherwise kept to the byte.
package enum Amount: Hashable, Sendable {
  /// A number that is known.
  case number(Double)
  /// An expression, as it was written.
  case text(String)
  /// An expression of an integer type, as it was written; as an argument it has to be converted.
  case integer(String)

  /// The number 0.
  package static let zero = Amount.number(0)
  /// The number 1.
  package static let one = Amount.number(1)

  /// The expression as it was written; nil for a number that is known.
  package var written: String? {
    switch self {
    case .number: nil
    case .text(let text), .integer(let text): text
    }
  }

  /// The number, of a literal too; nil for any other expression.
  package var value: Double? {
    switch self {
    case .number(let number): number
    case .text(let text), .integer(let text): ExpressionShape.value(ofLiteral: text)
    }
  }

  /// Whether the number is known to be 0.
  package var isZero: Bool { value == 0 }

  /// Whether the number is known to be 1.
  package var isOne: Bool { value == 1 }

  /// Whether the number is below 0, or its text begins with the minus that governs it.
  package var isNegative: Bool {
    if let value { return value < 0 }
    return written.map { ExpressionShape($0) == .negation } ?? false
  }

  /// Whether both are known to be the same number, or are the same text.
  package func isSame(as other: Amount) -> Bool {
    if let value, let otherValue = other.value { return value == otherValue }
    return self == other
  }

  /// The number with the opposite sign; 0 has none.
  ///
  /// `8` becomes `-8`, `-gap` becomes `gap`, `gap` becomes `-gap` and `gap * 2` becomes
  /// `-(gap * 2)`.
  package var negated: Amount {
    switch self {
    case .number(let number): .number(number == 0 ? 0 : -number)
    case .text(let text): value == 0 ? self : .text(Self.negated(text))
    case .integer(let text): value == 0 ? self : .integer(Self.negated(text))
    }
  }

  private static func negated(_ text: String) -> String {
    switch ExpressionShape(text) {
    case .negation: ExpressionShape.withoutMinus(text)
    case .primary: "-" + text
    case .compound: "-(\(text))"
    }
  }

  /// The number without its sign: the negated one where ``isNegative``.
  package var magnitude: Amount { isNegative ? negated : self }
}
