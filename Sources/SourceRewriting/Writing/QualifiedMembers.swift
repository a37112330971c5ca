import LayoutStatements

/// Numbers whose members name their type, for a dialect that takes numbers of any type.
///
/// Where a `CGFloat` is expected, `.gap` is one of its members. A chain takes whatever is a number, so that the name alone
/// says nothing there.
enum QualifiedMembers {
  /// Functions that give what they are given.
  private static let passing: Set<String> = ["max", "min", "abs"]
  /// Operators beside which a member may be one of another type.
  private static let comparing: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||", "...", "..<",
  ]

  /// Operators whose two sides have one type.
  private static let equating: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// A number that means the same everywhere; nil where the type of a member is not seen.
  static func qualified(_ amount: Amount) -> Amount? {
    guard case .text(let text) = amount else { return amount }
    if let decimal = WholeDivision.decimal(text) { return .text(decimal) }
    guard text.contains(".") else { return amount }
    guard let source = try? SwiftSource(Array(text.utf8)) else { return amount }
    var result: [UInt8] = []
    var end = 0
    for token in source.tokens.indices where source.isToken(token, ".") {
      switch place(of: token, source) {
      case .member: continue
      case .number:
        let start = source.tokens[token].range.lowerBound
        result += source.bytes[end..<start] + Array("CGFloat".utf8)
        end = start
      case .unknown: return nil
      }
    }
    if result.isEmpty { return amount }
    result += source.bytes[end...]
    return .text(String(decoding: result, as: UTF8.self))
  }

  private enum Place {
    /// Behind what it is a member of, or what the function around says the type of.
    case member
    case number
    case unknown
  }

  private static func place(of point: Int, _ source: SwiftSource) -> Place {
    let isCompared = source.tokens.contains { comparing.contains(source.text($0.range)) }
    guard point > 0 else { return isCompared ? .unknown : .number }
    let before = source.text(at: point - 1)
    // It has the type of what it is compared with.
    if equating.contains(before) { return .member }
    let isOperand =
      source.tokens[point - 1].kind == .operator
      || ["(", ",", ":", "?", "["].contains(before) && !source.isToken(point + 1, "(")
    // What stands behind `??` has the type of what stands in front.
    guard isOperand, before != "!", before != "??" else { return .member }
    if before == "?", !source.tokens[point - 1].followsSpace { return .member }
    // The brackets around: what stands in a call has the type that the function says.
    var depth = 0
    var index = point - 1
    while index >= 0 {
      if source.isToken(index, ")") || source.isToken(index, "]") { depth += 1 }
      if source.isToken(index, "(") || source.isToken(index, "[") {
        if depth == 0 {
          let isCall = index > 0 && source.tokens[index - 1].kind == .word
          guard source.isToken(index, "("), !isCall || passing.contains(source.text(at: index - 1))
          else { return .member }
          // `(isWide ? .zero : insets).top` is no number inside the brackets.
          if source.isToken(source.after(index), ".") { return .member }
        } else {
          depth -= 1
        }
      }
      index -= 1
    }
    return isCompared ? .unknown : .number
  }
}

extension LayoutStatement {
  /// The same with numbers that mean the same everywhere; nil where the type of a member is not seen.
  var qualified: LayoutStatement? {
    guard let constant = QualifiedMembers.qualified(constant),
      let factor = QualifiedMembers.qualified(factor)
    else { return nil }
    var statement = self
    (statement.constant, statement.factor) = (constant, factor)
    if let other = constantRightToLeft {
      guard let other = QualifiedMembers.qualified(other) else { return nil }
      statement.constantRightToLeft = other
    }
    return statement
  }
}
