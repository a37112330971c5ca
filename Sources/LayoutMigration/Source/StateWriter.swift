import ConstraintKernel
import LayoutFormats
import LayoutStatements

/// Writes the parts of a layout with several states, each dialect in its manner.
///
/// The maker remakes, or updates where only constants change; attributes replace by themselves, or
/// are cleared where that leaves something behind; operators replace a group; the others keep the
/// constraints of the present state in a list. Words of several constraints that change come behind the
/// statements of their state.
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
    var statements = division.common
    var words = division.commonWords
    switch dialect {
    case .maker:
      let anew = Set(remade(in: division))
      statements = (division.states.first ?? []).filter { !anew.contains($0.subject) }
      words.removeAll { !anew.isDisjoint(with: $0.placedItems) }
    case .attribute:
      let anew = Set(division.anew(division.changing))
      statements.removeAll { anew.contains($0.subject) }
      words.removeAll { !anew.isDisjoint(with: $0.placedItems) }
    default: break
    }
    var printed = printer.print(statements, in: context)
    let subjects = division.states.flatMap { $0.map(\.subject) }
    var printerOfWords = WordPrinter(dialect, context.clearing(subjects))
    printed.add(printerOfWords.print(words))
    return printed
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
    case .operators: Self.lasting(grouped(state, division, context))
    case .autoPin: Self.lasting(collected(state, division, context))
    case .anchors, .constraint, .scene:
      listed(
        state,
        division,
        context.clearing(
          division.common.map(\.subject) + division.commonWords.flatMap(\.placedItems)
        )
      )
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

  /// The items that the maker lays out anew in every state.
  private func remade(in division: StateDivision) -> [String] {
    division.anew(division.changing.filter { !division.changesOnlyConstants($0) })
  }

  private func remade(
    _ state: Int,
    _ division: StateDivision,
    _ context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    let anew = remade(in: division)
    let words = words(in: state, of: division, placing: anew)
    let printerOfWords = WordPrinter(dialect, context)
    var spoken: Set<SceneConstraint> = []
    for subject in anew {
      let statements = division.statements(of: subject, in: state)
      if !statements.isEmpty {
        printed.add(MakerPrinter(.remake).print(statements, in: context))
      } else if let word = words.first(where: { $0.placedItems == [subject] && !$0.isChain }),
        let stated = StatedWord(word), let lines = printerOfWords.maker(stated, .remake)
      {
        printed.add(lines)
        spoken.insert(word)
      } else {
        printed.add(["\(subject).snp.removeConstraints()"])
      }
    }
    for subject in division.changing where !anew.contains(subject) {
      let changed = division.own[state].filter { $0.subject == subject }
      printed.add(MakerPrinter(.update).print(changed, in: context))
    }
    printed.add(
      printerOfWords.printOwn(words.filter { !spoken.contains($0) }) {
        printerOfWords.maker($0)
      }
    )
    return printed
  }

  private func declared(
    _ state: Int,
    _ division: StateDivision,
    _ context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements()
    let anew = division.anew(division.changing)
    let placed = Set(division.words.joined().flatMap(\.placedItems))
    for subject in anew {
      let statements = division.statements(of: subject, in: state)
      if placed.contains(subject) || leavesBehind(statements, subject, division) {
        printed.add(["\(subject).easy.clear()"])
      }
      printed.add(printer.print(statements, in: context))
    }
    let printerOfWords = WordPrinter(dialect, context)
    printed.add(
      printerOfWords.printOwn(
        words(in: state, of: division, placing: anew),
        printerOfWords.attributes
      )
    )
    return printed
  }

  /// The words of a state that place one of the items.
  private func words(
    in state: Int,
    of division: StateDivision,
    placing items: [String]
  ) -> [SceneConstraint] {
    let items = Set(items)
    return division.words[state].filter { !items.isDisjoint(with: $0.placedItems) }
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
    _ state: Int,
    _ division: StateDivision,
    _ context: PrintingContext
  ) -> PrintedStatements {
    let groups = SubjectGroup.groups(of: division.own[state], order: context.order)
    var names = VariableNames(context.reservedNames, context.takenNames)
    var call = OperatorCall(context, replacing: storage)
    var omitted: [String] = []
    var printed = call.write(groups, &names) { block in
      let printerOfWords = WordPrinter(dialect, context)
      let words = printerOfWords.printOwn(division.ownWords(in: state)) {
        printerOfWords.operators($0, in: &block)
      }
      omitted = words.omitted
      return words.lines
    }
    if call.proxies.isEmpty {
      printed.lines.insert("constrain(clear: \(storage))", at: 0)
    }
    printed.omitted += omitted
    return printed
  }

  private func collected(
    _ state: Int,
    _ division: StateDivision,
    _ context: PrintingContext
  ) -> PrintedStatements {
    var printed = PrintedStatements(lines: ["\(storage).autoRemoveConstraints()"])
    var body = printer.print(division.own[state], in: context)
    let printerOfWords = WordPrinter(dialect, context)
    body.add(printerOfWords.printOwn(division.ownWords(in: state), printerOfWords.pinning))
    if body.lines.isEmpty {
      printed.add(["\(storage) = []"])
      printed.omitted = body.omitted
      return printed
    }
    printed.add(["\(storage) = \(context.constraintType).autoCreateAndInstallConstraints {"])
    printed.add(body, indentedBy: context.indentation)
    printed.add(["}"])
    return printed
  }

  private func listed(
    _ state: Int,
    _ division: StateDivision,
    _ context: PrintingContext
  ) -> PrintedStatements {
    let statements = division.own[state]
    var printed = PrintedStatements(lines: ["\(context.constraintType).deactivate(\(storage))"])
    if statements.isEmpty {
      printed.add(["\(storage) = []"])
    } else {
      printed.add(
        dialect == .anchors
          ? AnchorPrinter(storingIn: storage).print(statements, in: context)
          : ConstraintPrinter(storingIn: storage).print(statements, in: context)
      )
    }
    var printerOfWords = WordPrinter(dialect, context.clearing(statements.map(\.subject)))
    printerOfWords.storage = storage
    printed.add(printerOfWords.print(division.ownWords(in: state)))
    return printed
  }
}

extension SceneConstraint {
  /// Whether it is a chain, which is said of an array.
  fileprivate var isChain: Bool { if case .chain = word { true } else { false } }
}
