import ConstraintKernel
import LayoutStatements

/// Writes statements as constraints that are activated together.
///
/// It serves anchors, whose words are given, and item initialisers, which need none: whatever the
/// words cannot say becomes an initialiser, which can say everything but a constant for each
/// reading direction.
struct ConstraintWriter {
  let context: PrintingContext
  /// The expression in which the constraints are kept; nil to keep them nowhere.
  var storage: String?
  /// What is noted of a statement that is written as an initialiser instead.
  var reason: String? = "anchors have no words for it"
  /// A constraint in the dialect's own words; nil where it has none.
  let phrase: (LayoutStatement) -> String?

  func print(_ statements: [LayoutStatement]) -> PrintedStatements {
    var names = VariableNames(context.reservedNames, context.takenNames)
    return print(statements, &names)
  }

  /// Writes beside other code that has given names already.
  func print(
    _ statements: [LayoutStatement],
    _ names: inout VariableNames
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    var elements: [String] = []
    var closings: [[String]] = []
    let groups = SubjectGroup.groups(of: statements, order: context.order)
    printed.add(flags(groups))
    for statement in groups.flatMap(\.statements) {
      let expression = expression(statement, &printed)
      guard needsVariable(statement) else {
        elements.append(expression + priorityCall(of: statement))
        continue
      }
      let assignment =
        statement.assignment ?? "let " + names.name(for: statement.subject, statement.attribute)
      let variable = VariableNames.variable(ofAssignment: assignment)
      printed.add(["\(assignment) = \(expression)"] + properties(of: statement, variable))
      if let condition = statement.condition {
        closings.append([
          "if \(condition) {", "\(context.indentation)\(variable).isActive = true", "}",
        ])
      } else {
        elements.append(variable)
      }
    }
    printed.add(activation(of: elements))
    for closing in closings { printed.add(closing) }
    return printed
  }

  /// Clears the autoresizing flag of every subject, which the dialects do by themselves.
  private func flags(_ groups: [SubjectGroup]) -> [String] {
    guard context.clearsAutoresizing else { return [] }
    var done = context.guides.union(context.cleared)
    return groups.compactMap { group in
      guard done.insert(group.subject).inserted else { return nil }
      return "\(group.subject).translatesAutoresizingMaskIntoConstraints = false"
    }
  }

  private func needsVariable(_ statement: LayoutStatement) -> Bool {
    statement.standsAlone || (statement.priority != nil && context.priorityCall == nil)
  }

  /// The call by which a constraint without a variable gets its priority.
  private func priorityCall(of statement: LayoutStatement) -> String {
    guard let priority = statement.priority, let call = context.priorityCall else { return "" }
    return ".\(call)\(context.priority(priority)))"
  }

  private func properties(of statement: LayoutStatement, _ variable: String) -> [String] {
    var lines: [String] = []
    if let priority = statement.priority {
      lines.append("\(variable).priority = \(context.priority(priority))")
    }
    if let identifier = statement.identifier {
      lines.append("\(variable).identifier = \(SwiftText.quoted(identifier))")
    }
    if let goneConstant = statement.goneConstant {
      lines.append("\(variable).goneConstant = \(goneConstant.source)")
    }
    return lines
  }

  private func expression(
    _ statement: LayoutStatement,
    _ printed: inout PrintedStatements
  ) -> String {
    if statement.constantRightToLeft != nil {
      printed.detours.append(statement.directionDetour)
    }
    let statement = statement.asOfNow()
    if let text = phrase(statement) { return text }
    if statement.gaps != nil {
      if let text = AnchorPhrase(statement, context)?.text {
        printed.detours.append(.init(statement, reason ?? "an initialiser has no usual gaps"))
        return text
      }
      printed.detours.append(
        .init(statement, "its usual gaps are written in points", isEquivalent: false)
      )
      return initializer(statement.inPoints)
    }
    if let reason { printed.detours.append(.init(statement, reason)) }
    return initializer(statement)
  }

  private func initializer(_ statement: LayoutStatement) -> String {
    let second = statement.targetItem.map {
      context.expression(of: $0, subject: statement.subject)
    }
    let arguments = [
      "item: \(statement.subject)",
      "attribute: .\(statement.attribute)",
      "relatedBy: .\(statement.relation.caseName)",
      "toItem: \(second ?? "nil")",
      "attribute: .\(statement.targetAttribute ?? .notAnAttribute)",
      "multiplier: \(statement.factor.factorSource)",
      "constant: \(statement.constant.source)",
    ]
    return "\(context.constraintType)(\(arguments.joined(separator: ", ")))"
  }

  private func activation(of elements: [String]) -> [String] {
    guard let only = elements.first else { return [] }
    let comma = elements.count > 1 ? "," : ""
    let list = elements.map { "\(context.indentation)\($0)\(comma)" }
    if let storage {
      return ["\(storage) = ["] + list + ["]", "\(context.constraintType).activate(\(storage))"]
    }
    if elements.count == 1 { return ["\(only).isActive = true"] }
    return ["\(context.constraintType).activate(["] + list + ["])"]
  }
}

extension PrintingContext {
  /// A priority as a value of the kernel's type: a name where there is one.
  func priority(_ amount: Amount) -> String {
    switch amount.value {
    case 1_000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case nil: amount.source
    default: "\(priorityType)(\(amount.levelSource))"
    }
  }
}
