/// Writes item initialisers: one activation for all, variables for what is not required.
public struct ConstraintPrinter: StatementPrinter {
  /// ``SourceDialect/constraint``.
  public let dialect = SourceDialect.constraint

  /// Makes a printer.
  public init() {}

  /// Writes one `activate` for all statements, behind the variables it needs.
  public func print(
    _ statements: [LayoutStatement],
    in context: PrintingContext
  ) -> PrintedStatements {
    ConstraintWriter(context: context, phrase: { _ in nil }, reason: nil).print(statements)
  }
}
