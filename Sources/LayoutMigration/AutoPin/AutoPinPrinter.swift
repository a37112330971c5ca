import ConstraintKernel
import LayoutStatements

/// Writes `auto…` calls, one line for each, with blocks around those of one priority.
package struct AutoPinPrinter: StatementPrinter {
  /// ``SourceDialect/autoPin``.
  package let dialect = SourceDialect.autoPin

  /// Makes a printer.
  package init() {}

  /// Writes the calls of each subject, a blank line between subjects.
  package func print(
    _ statements: [LayoutStatement],
    in context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    var names = VariableNames(context.reservedNames, context.takenNames)
    for whole in SubjectGroup.groups(of: statements, order: context.order) {
      let (group, rest) = whole.divided(by: AutoPinCall.canSay)
      if !printed.lines.isEmpty, context.order == .human { printed.add([""]) }
      let phrases = CompoundFinder(shapes: Self.shapes, context: context).phrases(of: group)
        .flatMap { Self.known($0, context) }
      for run in phrases.chunked(by: { Self.shareBlock($0.first, $1.first) }) {
        printed.add(Self.lines(of: run, context, &printed.detours))
      }
      if !rest.isEmpty {
        let writer = ConstraintWriter(
          context: phrases.isEmpty ? context : context.clearing([whole.subject]),
          reason: "usual gaps lie between edges, without points and factors beside them"
        ) { _ in nil }
        printed.add(writer.print(rest, &names))
      }
    }
    return printed
  }

  /// A phrase, or its statements one by one where the original pins edges to those of superviews alone.
  ///
  /// Beside all edges of a safe area but the left or the right one it pins the trailing or the leading one.
  private static func known(_ phrase: Phrase, _ context: PrintingContext) -> [Phrase] {
    guard context.saysOriginals, phrase.statements.count > 2, let item = phrase.first.targetItem,
      !context.isSuperview(item, of: phrase.first.subject)
        || (item.guide != nil && item.guide != .safeArea)
        || (item.guide == .safeArea && ["left", "right"].contains(phrase.shape?.word))
    else { return [phrase] }
    return phrase.statements.map { Phrase(statements: [$0]) }
  }

  private static func shareBlock(_ one: LayoutStatement, _ other: LayoutStatement) -> Bool {
    one.priority == other.priority && one.assignment == nil && other.assignment == nil
  }

  private static func lines(
    of run: [Phrase],
    _ context: PrintingContext,
    _ detours: inout [PrintedStatements.Detour]
  ) -> [String] {
    var lines: [String] = []
    for var phrase in run {
      if phrase.first.constantRightToLeft != nil {
        detours.append(phrase.first.directionDetour)
        phrase = Phrase(statements: [phrase.first.asOfNow()])
      }
      let statement = phrase.first
      if context.saysOriginals, let reason = missingWord(statement) {
        detours.append(.init(statement, reason, isEquivalent: false))
      }
      var call = AutoPinCall(phrase, context).text
      if let identifier = statement.identifier {
        call += ".autoIdentify(\(SwiftText.quoted(identifier)))"
      }
      if let assignment = statement.assignment {
        lines += assigned(call, to: assignment, statement, context)
        continue
      }
      if let goneConstant = statement.goneConstant {
        call += ".goneConstant = \(goneConstant.source)"
      }
      let indented = statement.condition.map { ["if \($0) {", context.indentation + call, "}"] }
      lines += indented ?? [call]
    }
    guard let priority = run[0].first.priority, run[0].first.assignment == nil else { return lines }
    return [block(of: priority, context)] + lines.map { context.indentation + $0 } + ["}"]
  }

  /// Why the original has no call for a statement; nil where it has one.
  private static func missingWord(_ statement: LayoutStatement) -> String? {
    if statement.priority != nil, statement.assignment?.hasPrefix("let ") ?? false {
      return "a block of one priority gives nothing back"
    }
    guard statement.targetItem != nil, !statement.factor.isOne, !statement.constant.isZero else {
      return nil
    }
    return "no call takes a factor and an offset"
  }

  private static func assigned(
    _ call: String,
    to assignment: String,
    _ statement: LayoutStatement,
    _ context: PrintingContext
  ) -> [String] {
    var lines: [String] = []
    if let priority = statement.priority {
      let block = block(of: priority, context)
      lines =
        context.saysOriginals
        ? [block, "\(context.indentation)\(assignment) = \(call)", "}"]
        : ["\(assignment) = \(block)", context.indentation + call, "}"]
    } else {
      lines = ["\(assignment) = \(call)"]
    }
    if let goneConstant = statement.goneConstant {
      let variable = VariableNames.variable(ofAssignment: assignment)
      lines.append("\(variable).goneConstant = \(goneConstant.source)")
    }
    guard let condition = statement.condition else { return lines }
    return ["if \(condition) {"] + lines.map { context.indentation + $0 } + ["}"]
  }

  private static func block(of priority: Amount, _ context: PrintingContext) -> String {
    "\(context.constraintType).autoSetPriority(\(context.priority(priority))) {"
  }

  private static let shapes: [CompoundShape] = [
    edges("all", [.top, .leading, .bottom, .trailing]),
    CompoundShape(
      word: "all",
      attributes: [.top, .left, .bottom, .right],
      constants: .sameInset,
      isIdiomatic: true
    ),
    edges("top", [.leading, .bottom, .trailing]),
    edges("bottom", [.top, .leading, .trailing]),
    edges("leading", [.top, .bottom, .trailing]),
    edges("trailing", [.top, .leading, .bottom]),
    edges("left", [.top, .bottom, .right]),
    edges("right", [.top, .left, .bottom]),
    CompoundShape(
      word: "center",
      attributes: [.centerY, .centerX],
      needsSuperview: true
    ),
    CompoundShape(
      word: "dimensions",
      attributes: [.width, .height],
      partner: .number,
      constants: .any
    ),
  ]

  /// All edges, or all but the one that the word names.
  private static func edges(_ word: String, _ attributes: EdgeSets.Attributes) -> CompoundShape {
    CompoundShape(word: word, attributes: attributes, constants: .any)
  }
}
