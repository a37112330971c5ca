import LayoutStatements

/// Writes statements in one dialect, as a person of that dialect would.
package protocol StatementPrinter: Sendable {
  /// The dialect it writes.
  var dialect: SourceDialect { get }

  /// Writes statements that belong together: one block of source code, or one screen.
  ///
  /// What the dialect cannot say is written in the nearest form that does it.
  /// - Complexity: O(*n* log *n*) in the statements.
  func print(_ statements: [LayoutStatement], in context: PrintingContext) -> PrintedStatements
}

extension SourceDialect {
  /// The printer of this dialect; nil for ``scene``, which is a document and no code.
  package var printer: (any StatementPrinter)? {
    switch self {
    case .operators: OperatorPrinter()
    case .maker: MakerPrinter()
    case .attribute: AttributePrinter()
    case .autoPin: AutoPinPrinter()
    case .anchors: AnchorPrinter()
    case .constraint: ConstraintPrinter()
    case .scene: nil
    }
  }
}

/// Printed code, and what could not be said in it.
package struct PrintedStatements: Hashable, Sendable {
  /// The lines, without the indentation of the place they are meant for.
  package var lines: [String] = []
  /// The statements that the dialect could not say in its own words, in the order of the lines.
  package var detours: [Detour] = []
  /// Words of several constraints that the dialect could not say, and that stand there in anchors.
  package var wordDetours: [String] = []
  /// What there are no words for.
  package var omitted: [String] = []

  /// Makes code of lines that say all in the dialect's own words.
  package init(lines: [String] = []) {
    self.lines = lines
  }

  /// A statement that was written in another form than the dialect's own.
  package struct Detour: Hashable, Sendable {
    /// The statement.
    package let statement: LayoutStatement
    /// What the dialect has no word for.
    package let reason: String
    /// Whether the printed form makes the same constraint; otherwise only a comment names it, or a
    /// part of it is lost.
    package let isEquivalent: Bool

    /// Notes a detour.
    package init(_ statement: LayoutStatement, _ reason: String, isEquivalent: Bool = true) {
      self.statement = statement
      self.reason = reason
      self.isEquivalent = isEquivalent
    }
  }
}

extension PrintedStatements {
  /// Adds lines, each after an indentation.
  package mutating func add(_ more: [String], indentedBy indentation: String = "") {
    lines += more.map { $0.isEmpty ? $0 : indentation + $0 }
  }

  /// Adds what another part printed.
  package mutating func add(_ other: PrintedStatements, indentedBy indentation: String = "") {
    add(other.lines, indentedBy: indentation)
    detours += other.detours
    wordDetours += other.wordDetours
    omitted += other.omitted
  }
}
