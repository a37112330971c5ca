import LayoutStatements

extension LayoutStatement {
  /// The statement with one constant that asks for the reading direction once, when it is written.
  ///
  /// It is what is left where a dialect has no constant for each direction.
  func asOfNow() -> LayoutStatement {
    guard let constantRightToLeft else { return self }
    var statement = self
    statement.constantRightToLeft = nil
    statement.constant = .text(
      "\(subject).effectiveLayoutDirection == .rightToLeft"
        + " ? \(constantRightToLeft.operand) : \(constant.operand)"
    )
    return statement
  }

  /// What is noted where ``asOfNow()`` is used.
  var directionDetour: PrintedStatements.Detour {
    .init(self, "its constant follows the reading direction", isEquivalent: false)
  }
}
