import ConstraintKernel
import LayoutStatements

/// Writes `constrain` calls, one for each item and what it is related to.
package struct OperatorPrinter: StatementPrinter {
  /// ``SourceDialect/operators``.
  package let dialect = SourceDialect.operators

  private let group: String?

  /// Makes a printer.
  ///
  /// - Parameter group: The expression of a `ConstraintGroup` whose constraints are replaced. All
  ///   statements then share one call.
  package init(replacing group: String? = nil) {
    self.group = group
  }

  /// Writes one call for each subject, or one for all where a group is replaced.
  package func print(
    _ statements: [LayoutStatement],
    in context: PrintingContext
  ) -> PrintedStatements {
    let groups = SubjectGroup.groups(of: statements, order: context.order)
    var names = VariableNames(context.reservedNames, context.takenNames)
    if let group {
      return OperatorCall(context, replacing: group).print(groups, &names)
    }
    var printed = PrintedStatements()
    for group in groups { printed.add(OperatorCall(context).print([group], &names)) }
    return printed
  }
}

/// One `constrain` call.
package struct OperatorCall {
  private let context: PrintingContext
  private let replaced: String?
  private var proxyNames = VariableNames()
  private var items: [String] = []
  private var parameters: [String: String] = [:]

  package init(_ context: PrintingContext, replacing replaced: String? = nil) {
    self.context = context
    self.replaced = replaced
  }

  package func print(_ groups: [SubjectGroup], _ names: inout VariableNames) -> PrintedStatements {
    var call = self
    return call.write(groups, &names) { _ in [] }
  }

  /// The call with more lines behind the relations; `more` asks the block for the names of its items.
  mutating func write(
    _ groups: [SubjectGroup],
    _ names: inout VariableNames,
    _ more: (inout OperatorCall) -> [String]
  ) -> PrintedStatements {
    var body: [String] = []
    var rest: [LayoutStatement] = []
    var cleared: [String] = []
    for group in groups {
      let sayable = group.statements.filter(OperatorSentence.canSay)
      rest += group.statements.filter { !OperatorSentence.canSay($0) }
      if !sayable.isEmpty { cleared.append(group.subject) }
      body += lines(of: SubjectGroup(subject: group.subject, statements: sayable))
    }
    body += more(&self)
    var printed = PrintedStatements()
    if !body.isEmpty { printed.add(wrapped(body)) }
    if !rest.isEmpty {
      let reason =
        "operators relate positions of one axis, with one constant for both directions and usual gaps"
      printed.add(
        ConstraintWriter(context: context.clearing(cleared), reason: reason) { _ in nil }.print(
          rest,
          &names
        )
      )
    }
    return printed
  }

  /// The relations of one item's statements, which have to be sayable.
  package mutating func lines(of group: SubjectGroup) -> [String] {
    let shapes = context.hidesInset ? Self.shapes.map(\.withoutInsets) : Self.shapes
    return CompoundFinder(shapes: shapes, context: context).phrases(of: group).flatMap {
      lines(of: $0)
    }
  }

  /// The names of the proxies that lines printed so far use.
  package var proxies: [String] { items.compactMap { parameters[$0] } }

  /// The call around lines that it printed.
  package func wrapped(_ body: [String]) -> [String] {
    let replacing = replaced.map { ["replace: \($0)"] } ?? []
    let arguments = (items + replacing).joined(separator: ", ")
    let proxies = proxies.joined(separator: ", ")
    return ["constrain(\(arguments)) { \(proxies) in"]
      + body.map { $0.isEmpty ? $0 : context.indentation + $0 } + ["}"]
  }

  private mutating func lines(of phrase: Phrase) -> [String] {
    let statement = phrase.first
    let subject = parameter(statement.subject)
    let target = statement.targetItem.map { proxy(of: $0, statement.subject) }
    let sentence = OperatorSentence(phrase, context, subject: subject, target: target)
    let lines = self.lines(sentence.text, statement)
    guard let condition = statement.condition else { return lines }
    return ["if \(condition) {"] + lines.map { context.indentation + $0 } + ["}"]
  }

  private mutating func lines(_ sentence: String, _ statement: LayoutStatement) -> [String] {
    var properties: [String] = []
    if let identifier = statement.identifier {
      properties.append("identifier = \(SwiftText.quoted(identifier))")
    }
    if let goneConstant = statement.goneConstant {
      properties.append("goneConstant = \(goneConstant.source)")
    }
    if statement.assignment == nil, properties.count == 1 {
      return ["(\(sentence)).\(properties[0])"]
    }
    if statement.assignment == nil, properties.isEmpty { return [sentence] }
    let assignment =
      statement.assignment ?? "let " + proxyNames.name(for: statement.subject, statement.attribute)
    let variable = VariableNames.variable(ofAssignment: assignment)
    return ["\(assignment) = \(sentence)"] + properties.map { "\(variable).\($0)" }
  }

  /// The proxy of an item: a parameter of the block, or a guide of one.
  private mutating func proxy(of item: ItemReference, _ subject: String) -> String {
    let view: String
    switch item.base {
    case .named(let name): view = parameter(name)
    case .superview:
      view = context.superviews[subject].map { parameter($0) } ?? "\(parameter(subject)).superview!"
    }
    guard let guide = item.guide else { return view }
    return context.saysAreas && guide == .safeArea
      ? "\(view).safeArea" : "\(view).\(guide.rawValue)"
  }

  /// The name of an item in the block.
  mutating func parameter(_ expression: String) -> String {
    if let parameter = parameters[expression] { return parameter }
    let name = expression == "self" ? "view" : VariableNames.identifier(in: expression)
    let parameter = proxyNames.unique(name)
    parameters[expression] = parameter
    items.append(expression)
    return parameter
  }

  private static let shapes = [
    CompoundShape(
      word: "edges",
      attributes: [.top, .leading, .bottom, .trailing],
      constants: .any
    ),
    CompoundShape(
      word: "edges",
      attributes: [.top, .left, .bottom, .right],
      constants: .sameInset,
      isIdiomatic: true
    ),
    CompoundShape(
      word: "edgesWithinMargins",
      attributes: [.top, .leading, .bottom, .trailing],
      partner: .margin,
      constants: .any
    ),
    CompoundShape(word: "center", attributes: [.centerX, .centerY]),
    CompoundShape(
      word: "size",
      attributes: [.width, .height],
      allowsFactor: true,
      allowsInequality: true
    ),
  ]
}
