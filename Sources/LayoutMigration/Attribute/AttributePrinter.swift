import ConstraintKernel
import LayoutStatements

/// Writes `easy.layout` calls, one for each item.
package struct AttributePrinter: StatementPrinter {
  /// ``SourceDialect/attribute``.
  package let dialect = SourceDialect.attribute

  /// Makes a printer.
  package init() {}

  /// Writes one call for each subject.
  ///
  /// A second call for an item would push out what competes with it, so that one call holds
  /// everything, and what is stored or named is taken from its result.
  package func print(
    _ statements: [LayoutStatement],
    in context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    var names = VariableNames(context.reservedNames, context.takenNames)
    let groups = SubjectGroup.groups(of: statements, order: context.order, place: \.attributePlace)
    for group in groups {
      let call = AttributeCall(group, context)
      printed.add(call.print(&names))
    }
    return printed
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it takes a place of an axis that another attribute has, or pushes it out of there.
  fileprivate func competes(with other: Self) -> Bool {
    guard axis == other.axis, (kind == .size) == (other.kind == .size) else { return false }
    return kind == .size || isMiddle || other.isMiddle || isFarEdge == other.isFarEdge
  }

  /// Where people write it in a call: top or centre, left, bottom, right, height, width.
  fileprivate var attributePlace: Int {
    switch self {
    case .top, .topMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline: 0
    case .left, .leading, .leftMargin, .leadingMargin, .centerX, .centerXWithinMargins: 1
    case .bottom, .bottomMargin: 2
    case .right, .trailing, .rightMargin, .trailingMargin: 3
    case .height: 4
    case .width: 5
    case .notAnAttribute: 6
    }
  }
}

extension LayoutStatement {
  /// Whether only one of two attributes has a place in the original's list of its item.
  fileprivate func competes(with other: LayoutStatement) -> Bool {
    relation == other.relation && priority == other.priority
      && attribute.competes(with: other.attribute)
  }
}

/// One `easy.layout` call.
private struct AttributeCall {
  private let subject: String
  private let context: PrintingContext
  private let phrases: [Phrase]
  /// What a second attribute of the same kind, relation and priority would replace.
  private let rest: [LayoutStatement]

  /// What a call has one attribute of.
  private struct Kind: Hashable {
    let attribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    let priority: Amount?
    /// A ratio stands beside a width.
    let isRatio: Bool
  }

  init(_ group: SubjectGroup, _ context: PrintingContext) {
    subject = group.subject
    self.context = context
    var said: [LayoutStatement] = []
    var rest: [LayoutStatement] = []
    var kinds: Set<Kind> = []
    for statement in group.statements {
      let kind = Kind(
        attribute: statement.attribute,
        relation: statement.relation,
        priority: statement.priority,
        isRatio: context.saysWords && statement.ratio != nil
      )
      let isSayable = statement.constantRightToLeft == nil && AttributeTerm.canSay(statement)
      if !isSayable || !kinds.insert(kind).inserted {
        rest.append(statement)
      } else {
        said.append(statement)
      }
    }
    self.rest = rest
    let phrases = CompoundFinder(shapes: Self.shapes, context: context)
      .phrases(of: SubjectGroup(subject: subject, statements: said))
    self.phrases = context.saysOriginals ? Self.apart(phrases, context) : phrases
  }

  /// The phrases, those of several attributes one by one where another phrase pushes one of them out, or
  /// where they cannot be said together.
  ///
  /// The original applies several attributes at once, and the rest of a call behind them: attributes that
  /// stand by themselves do not push each other out.
  private static func apart(_ phrases: [Phrase], _ context: PrintingContext) -> [Phrase] {
    phrases.enumerated().flatMap { index, phrase in
      let competes =
        phrase.statements.count > 1
        && phrases.enumerated().contains { other in
          other.offset != index
            && other.element.statements.contains { one in
              phrase.statements.contains { $0.competes(with: one) }
            }
        }
      let isSaid = !competes && AttributeTerm.canSayTogether(phrase, context)
      return isSaid ? [phrase] : phrase.statements.map { Phrase(statements: [$0]) }
    }
  }

  func print(_ names: inout VariableNames) -> PrintedStatements {
    var printed = PrintedStatements()
    let terms = phrases.map { AttributeTerm($0, context).text }
    let isKept = phrases.contains {
      $0.first.identifier != nil || $0.first.assignment != nil || $0.first.goneConstant != nil
    }
    if !terms.isEmpty {
      let name = isKept ? names.unique(VariableNames.identifier(in: subject) + "Constraints") : ""
      printed.add(call(terms, isKept ? "let \(name) = " : ""))
      if isKept { printed.add(keeping(in: name)) }
    }
    if !rest.isEmpty {
      printed.add(
        ConstraintWriter(
          context: terms.isEmpty ? context : context.clearing([subject]),
          reason:
            "one call has one attribute of a kind, relation and priority, with one constant or gap"
        ) { _ in nil }
        .print(rest, &names)
      )
    }
    return printed
  }

  private func call(_ terms: [String], _ prefix: String) -> [String] {
    let head = "\(prefix)\(subject).easy.layout("
    if terms.count == 1 { return ["\(head)\(terms[0]))"] }
    return ["\(head)["] + terms.map { "\(context.indentation)\($0)," } + ["])"]
  }

  /// Lines that store and name the results of the call.
  private func keeping(in name: String) -> [String] {
    var lines: [String] = []
    var index = 0
    for phrase in phrases {
      let statement = phrase.first
      let result = "\(name)[\(index)]"
      if let assignment = statement.assignment { lines.append("\(assignment) = \(result)") }
      if let identifier = statement.identifier {
        lines.append("\(result).identifier = \(SwiftText.quoted(identifier))")
      }
      if let goneConstant = statement.goneConstant {
        lines.append("\(result).goneConstant = \(goneConstant.source)")
      }
      index += phrase.statements.count
    }
    return lines
  }

  private static let shapes = [
    CompoundShape(
      word: "Edges",
      attributes: [.top, .left, .right, .bottom],
      constants: .any,
      allowsGaps: true
    ),
    CompoundShape(
      word: "Edges",
      attributes: [.top, .leading, .trailing, .bottom],
      constants: .sameInset,
      allowsGaps: true,
      isIdiomatic: true
    ),
    CompoundShape(word: "Center", attributes: [.centerX, .centerY]),
    CompoundShape(
      word: "CenterWithinMargins",
      attributes: [.centerXWithinMargins, .centerYWithinMargins]
    ),
    CompoundShape(
      word: "Size",
      attributes: [.width, .height],
      partner: .number,
      constants: .same,
      allowsInequality: true
    ),
    CompoundShape(
      word: "Size",
      attributes: [.width, .height],
      allowsFactor: true,
      allowsInequality: true
    ),
  ]
}
