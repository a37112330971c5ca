import LayoutStatements

extension LayoutSnapshot {
  /// The context in which the statements are printed.
  package func context(_ fidelity: PrintingContext.Fidelity) -> PrintingContext {
    var context = PrintingContext()
    context.fidelity = fidelity
    context.superviews = superviews
    context.guides = guides
    context.cleared = Set(placedByFrame)
    context.reservedNames = Set(superviews.keys).union(superviews.values)
    return context
  }
}
