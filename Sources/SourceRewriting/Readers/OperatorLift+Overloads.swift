/// Operators of the project's own between the sides of a relation.
extension OperatorLift {
  /// The operator of a relation's right side that the project may have declared itself.
  ///
  /// - Parameter tokens: The sign of the relation, and what stands behind it.
  /// - Returns: The operator; nil where all are the dialect's.
  func ownOperator(in tokens: Range<Int>) -> String? {
    let overloads = reading.facts.world.overloads
    guard overloads.hasOperators else { return nil }
    let source = reading.source
    let operators = tokens.filter { source.tokens[$0].kind == .operator }
      .map { source.text(at: $0) }
    let areNumbers = operands(tokens.dropFirst()).allSatisfy { operand in
      reading.kind(of: operand, at: scope).isNumber
    }
    return operators.first { overloads.mayMean($0, isNumber: areNumbers) }
  }

  /// The operands that do not begin with an item of the block, those in brackets included.
  private func operands(_ tokens: Range<Int>) -> [Range<Int>] {
    let source = reading.source
    var operands: [Range<Int>] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.tokens[index].kind == .operator || source.isToken(index, ")") {
        index += 1
      } else if source.isToken(index, "("), tokens.contains(source.after(index) - 1) {
        index += 1
      } else {
        var end = index
        while end < tokens.upperBound, source.tokens[end].kind != .operator,
          !source.isToken(end, ")")
        {
          end = source.after(end)
        }
        end = max(min(end, tokens.upperBound), index + 1)
        if items[source.text(at: index)] == nil { operands.append(index..<end) }
        index = end
      }
    }
    return operands
  }
}
