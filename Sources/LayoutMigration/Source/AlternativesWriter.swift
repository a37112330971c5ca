import ConstraintKernel
import LayoutStatements

/// Writes states, and places to try, as definitions of which each has code of one dialect.
struct AlternativesWriter {
  let dialect: SourceDialect
  let printer: any StatementPrinter
  let context: PrintingContext
  private var names: VariableNames
  /// Lines that declare what chooses, which has to be kept for as long as it does.
  private(set) var declarations: [String] = []

  init(_ dialect: SourceDialect, _ printer: any StatementPrinter, _ context: PrintingContext) {
    (self.dialect, self.printer, self.context) = (dialect, printer, context)
    names = VariableNames(context.reservedNames, context.takenNames)
  }

  /// The definitions, and the one that is in layout.
  mutating func print(_ alternatives: SnapshotAlternatives) -> PrintedStatements {
    var printed = PrintedStatements()
    guard let (item, area) = alternatives.placement else {
      let name = names.unique("states")
      declarations.append("let \(name) = LayoutStates<String>()")
      for option in alternatives.options {
        define("\(name).define(\(SwiftText.quoted(option.name)))", option.content, in: &printed)
      }
      if let current = alternatives.current {
        let state = SwiftText.quoted(alternatives.options[current].name)
        printed.add(["\(name).switch(to: \(state))"])
      }
      return printed
    }
    let name = names.unique("places")
    let bounds = area.map { ", in: \($0)" } ?? ""
    declarations.append("let \(name) = LayoutPlaces(for: \(item)\(bounds))")
    for option in alternatives.options { define("\(name).add", option.content, in: &printed) }
    if let current = alternatives.current, current > 0 {
      printed.add(["// Place \(current + 1) was in layout; a pass chooses anew from the first on."])
    }
    return printed
  }

  private func define(
    _ call: String,
    _ content: SnapshotContent,
    in printed: inout PrintedStatements
  ) {
    var body = printer.print(content.statements, in: context)
    var words = WordPrinter(dialect, context)
    body.add(words.print(content.words))
    printed.add(["\(call) {"])
    printed.add(body, indentedBy: context.indentation)
    printed.add(["}"])
  }
}
