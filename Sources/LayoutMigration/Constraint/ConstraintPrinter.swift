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
    // Only anchors have a word for a usual gap.
    ConstraintWriter(context: context, storage: storage, reason: nil) { statement in
      statement.gaps == nil ? nil : AnchorPhrase(statement, context)?.text
    }
    .print(statements)
  }
}
