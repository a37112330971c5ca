import LayoutStatements

/// Writes item initialisers: one activation for all, variables for what is not required.
package struct ConstraintPrinter: StatementPrinter {
  /// ``SourceDialect/constraint``.
  package let dialect = SourceDialect.constraint

  private let storage: String?

  /// Makes a printer.
  ///
  /// - Parameter storage: The expression in which the constraints are kept; nil to keep them nowhere.
  package init(storingIn storage: String? = nil) {
    self.storage = storage
  }

  /// Writes one `activate` for all statements, behind the variables it needs.
  package func print(
    _ statements: [LayoutStatement],
    in context: PrintingContext
  ) -> PrintedStatements {
    ConstraintWriter(context: context, storage: storage, reason: nil) { _ in nil }.print(statements)
  }
}
