import LayoutMigration
import LayoutStatements

/// The numbers of a constraint, as dialects take them.
extension LayoutStatement {
  /// The same with its numbers as a dialect takes them.
  func said(in target: SourceDialect) throws(LeftReason) -> LayoutStatement {
    switch target {
    case .operators: return bracketed
    case .maker:
      if let said = qualified { return said }
      throw .noWords("a chain takes numbers of any type, so that a member has to name its own")
    default: return self
    }
  }

  /// The same with brackets around a choice, which a comparison would take apart.
  private var bracketed: LayoutStatement {
    var statement = self
    if case .text(let text) = constant, text.contains("?"), constant.operand != text {
      statement.constant = .text(constant.operand)
    }
    return statement
  }
}
