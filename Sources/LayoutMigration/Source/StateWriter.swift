import ConstraintKernel
import LayoutStatements

/// Writes the parts of a layout with several states, each dialect in its manner.
///
/// The maker remakes, or updates where only constants change; attributes replace by themselves, or
/// are cleared where that leaves something behind; operators replace a group; the others keep the
/// constraints of the present state in a list.
struct StateWriter {
  let dialect: SourceDialect
  let printer: any StatementPrinter
  /// The expression that holds what the present state installed.
  let storage: String

  /// Declares the storage.
  func declarations(in context: PrintingContext) -> [String] {
    switch dialect {
    case .operators: ["let \(storage) = ConstraintGroup()"]
    case .autoPin, .anchors, .constraint: ["var \(storage): [\(context.constraintType)] = []"]
    case .maker, .attribute, .scene: []
    }
  }

  /// What holds in every state; of items that a dialect lays out anew, nothing.
  func common(of division: StateDivision, in context: PrintingContext) -> PrintedStatements {
    switch dialect {
    case .maker:
      let updated = Set(division.changing.filter(division.changesOnlyConstants))
      let anew = Set(division.changing).subtracting(updated)
      let first = division.states.first ?? []
      return printer.print(first.filter { !anew.contains($0.subject) }, in: context)
    case .attribute:
      let changing = Set(division.changing)
      return printer.print(division.common.filter { !changing.contains($0.subject) }, in: context)
    default: return printer.print(division.common, in: context)
    }
  }

  /// What puts a state in place of any other.
  func state(
    _ state: Int,
    of division: StateDivision,
    in context: PrintingContext
  ) -> PrintedStatements {
    switch dialect {
    case .maker: Self.lasting(remade(state, division, context))
    case .attribute: Self.lasting(declared(state, division, context))
    case .operators: Self.lasting(grouped(division.own[state], context))
    case .autoPin: Self.lasting(collected(division.own[state], context))
    case .anchors, .constraint, .scene:
      listed(division.own[state], context.clearing(division.common.map(\.subject)))
    }
  }

  /// Says of initialisers beside a group or a call that no other state takes them back.
  private static func lasting(_ printed: PrintedStatements) -> PrintedStatements {
    var lasting = printed
    lasting.detours = printed.detours.map {
      guard $0.isEquivalent else { return $0 }
      return .init(
        $0.statement,
        "\($0.reason), and it stays in every other state",
        isEquivalent: false
      )
    }
    return lasting
  }

  // MARK: Item by item

  private func remade(
    _ state: Int,
    _ division: StateDivision,
    _ context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    for subject in division.changing {
      if division.changesOnlyConstants(subject) {
        let changed = division.own[state].filter { $0.subject == subject }
        printed.add(MakerPrinter(.update).print(changed, in: context))
        continue
      }
      let statements = division.statements(of: subject, in: state)
      printed.add(
        statements.isEmpty
          ? PrintedStatements(lines: ["\(subject).snp.removeConstraints()"])
          : MakerPrinter(.remake).print(statements, in: context)
      )
    }
    return printed
  }

  private func declared(
    _ state: Int,
    _ division: StateDivision,
    _ context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    for subject in division.changing {
      let statements = division.statements(of: subject, in: state)
      if leavesBehind(statements, subject, division) { printed.add(["\(subject).easy.clear()"]) }
      printed.add(printer.print(statements, in: context))
    }
    return printed
  }

  /// Whether a call with these statements would leave something of another state in place.
  private func leavesBehind(
    _ statements: [LayoutStatement],
    _ subject: String,
    _ division: StateDivision
  ) -> Bool {
    division.states.indices.contains { state in
      division.statements(of: subject, in: state).contains { other in
        !statements.contains(other) && !statements.contains { Self.excludes($0, other) }
      }
    }
  }

  /// Whether the first statement pushes the other one out of its slot.
  private static func excludes(_ one: LayoutStatement, _ other: LayoutStatement) -> Bool {
    guard let position = one.attribute.slotPosition,
      let otherPosition = other.attribute.slotPosition
    else { return false }
    return one.attribute.axis == other.attribute.axis && one.relation == other.relation
      && one.priority == other.priority && position.rawValue & otherPosition.rawValue != 0
  }

  // MARK: All at once

  private func grouped(
    _ statements: [LayoutStatement],
    _ context: PrintingContext
  ) -> PrintedStatements {
    if statements.isEmpty { return PrintedStatements(lines: ["constrain(clear: \(storage))"]) }
    return OperatorPrinter(replacing: storage).print(statements, in: context)
  }

  private func collected(
    _ statements: [LayoutStatement],
    _ context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements(lines: ["\(storage).autoRemoveConstraints()"])
    if statements.isEmpty {
      printed.add(["\(storage) = []"])
      return printed
    }
    printed.add(["\(storage) = \(context.constraintType).autoCreateAndInstallConstraints {"])
    printed.add(printer.print(statements, in: context), indentedBy: context.indentation)
    printed.add(["}"])
    return printed
  }

  private func listed(
    _ statements: [LayoutStatement],
    _ context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements(lines: ["\(context.constraintType).deactivate(\(storage))"])
    guard !statements.isEmpty else {
      printed.add(["\(storage) = []"])
      return printed
    }
    printed.add(
      dialect == .anchors
        ? AnchorPrinter(storingIn: storage).print(statements, in: context)
        : ConstraintPrinter(storingIn: storage).print(statements, in: context)
    )
    return printed
  }
}
