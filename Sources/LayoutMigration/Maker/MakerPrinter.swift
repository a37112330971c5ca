import ConstraintKernel
import LayoutStatements

/// Writes `snp.makeConstraints` blocks, one for each item.
package struct MakerPrinter: StatementPrinter {
  /// ``SourceDialect/maker``.
  package let dialect = SourceDialect.maker

  /// What a block does with the constraints the item had before.
  package enum Verb: String, Sendable {
    /// Adds to them.
    case make = "makeConstraints"
    /// Replaces all of them.
    case remake = "remakeConstraints"
    /// Changes the constants of those that agree.
    case update = "updateConstraints"
    /// Makes constraints that are not active.
    case prepare = "prepareConstraints"
  }

  private let verb: Verb

  /// Makes a printer.
  package init(_ verb: Verb = .make) {
    self.verb = verb
  }

  /// Writes one block for each subject.
  package func print(
    _ statements: [LayoutStatement],
    in context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    var names = VariableNames(context.reservedNames, context.takenNames)
    for group in SubjectGroup.groups(of: statements, order: context.order) {
      let (said, rest) = group.divided(by: MakerChain.canSay)
      if !said.statements.isEmpty {
        printed.add(["\(group.subject).snp.\(verb.rawValue) { make in"])
        printed.add(body(of: said, context), indentedBy: context.indentation)
        printed.add(["}"])
      }
      if !rest.isEmpty {
        let writer = ConstraintWriter(
          context: said.statements.isEmpty ? context : context.clearing([group.subject]),
          reason: "usual gaps lie between edges, without points beside them"
        ) { _ in nil }
        printed.add(writer.print(rest, &names))
      }
    }
    return printed
  }

  /// Writes the statements of a block, without the call around them.
  ///
  /// - Parameters:
  ///   - statements: Statements with one subject.
  ///   - context: What has to be known beside them.
  ///   - parameter: What the block calls its maker.
  /// - Returns: One line for each chain.
  package func body(
    of statements: [LayoutStatement],
    in context: PrintingContext,
    parameter: String = "make"
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    for group in SubjectGroup.groups(of: statements, order: context.order) {
      printed.add(body(of: group, context, parameter))
    }
    return printed
  }

  private func body(
    of group: SubjectGroup,
    _ context: PrintingContext,
    _ parameter: String = "make"
  ) -> PrintedStatements {
    let phrases = CompoundFinder(shapes: Self.shapes, context: context).phrases(of: group)
    // A limit is no counterpart of a near edge.
    let hasInsets = phrases.contains {
      $0.first.relation == .equal
        && MakerChain($0, context, parameter, prefersInsets: false).isInset
    }
    var printed = PrintedStatements()
    for var phrase in phrases {
      if phrase.first.constantRightToLeft != nil, phrase.first.targetAttribute?.isEdge != true {
        printed.detours.append(phrase.first.directionDetour)
        phrase = Phrase(statements: [phrase.first.asOfNow()])
      }
      let chain = MakerChain(phrase, context, parameter, prefersInsets: hasInsets)
      let lines = Self.lines(chain.text, phrase.first)
      guard let condition = phrase.first.condition else {
        printed.add(lines)
        continue
      }
      printed.add(["if \(condition) {"])
      printed.add(lines, indentedBy: context.indentation)
      printed.add(["}"])
    }
    return printed
  }

  /// A chain, stored where it has to be.
  private static func lines(_ chain: String, _ statement: LayoutStatement) -> [String] {
    let handle = statement.assignment.map { "\($0) = \(chain).constraint" }
    guard let goneConstant = statement.goneConstant?.source else { return [handle ?? chain] }
    let property = ".layoutConstraints.first?.goneConstant = \(goneConstant)"
    guard let handle, let assignment = statement.assignment else {
      return ["\(chain).constraint\(property)"]
    }
    return [handle, VariableNames.variable(ofAssignment: assignment) + property]
  }

  private static let shapes: [CompoundShape] =
    [
      CompoundShape(
        word: "edges",
        attributes: [.left, .top, .right, .bottom],
        constants: .sameInset,
        allowsGaps: true
      ),
      CompoundShape(
        word: "edges",
        attributes: [.leading, .top, .trailing, .bottom],
        constants: .sameInset,
        allowsGaps: true,
        isIdiomatic: true
      ),
      CompoundShape(
        word: "directionalEdges",
        attributes: [.top, .bottom, .leading, .trailing],
        constants: .sameInset,
        allowsGaps: true
      ),
      CompoundShape(
        word: "edges",
        attributes: [.left, .top, .right, .bottom],
        constants: .unevenInsets,
        needsSuperview: true
      ),
      CompoundShape(
        word: "directionalEdges",
        attributes: [.top, .bottom, .leading, .trailing],
        constants: .unevenInsets,
        needsSuperview: true
      ),
    ] + chains(EdgeSets.threes) + chains(EdgeSets.opposites)
    + [
      CompoundShape(word: "center", attributes: [.centerX, .centerY]),
      CompoundShape(
        word: "centerWithinMargins",
        attributes: [.centerXWithinMargins, .centerYWithinMargins]
      ),
      CompoundShape(
        word: "size",
        attributes: [.width, .height],
        partner: .number,
        constants: .same,
        allowsInequality: true
      ),
      CompoundShape(
        word: "size",
        attributes: [.width, .height],
        allowsFactor: true,
        allowsInequality: true
      ),
    ] + chains(EdgeSets.corners)
    + EdgeSets.middles.map { CompoundShape(attributes: $0) }

  private static func chains(_ sets: [EdgeSets.Attributes]) -> [CompoundShape] {
    sets.map { CompoundShape(attributes: $0, constants: .sameInset, allowsGaps: true) }
  }
}
