import ConstraintKernel
import LayoutStatements

/// Reads calls of methods that pin: `view.autoPinEdge(toSuperviewEdge: .top)`.
struct AutoPinReader: DialectReader {
  func isOwnWord(at token: Int, _ reading: Reading) -> Bool {
    let text = reading.source.text(at: token)
    if text == "newAutoLayout" || text == "configureForAutoLayout" || text == "forAutoLayout" {
      return true
    }
    return text.hasPrefix("auto") && Self.methods.contains(String(text.dropFirst(4)))
  }

  /// The dialect's methods, without the word they begin with, those of its first versions included.
  ///
  /// What else begins so is a project's own: its body is read where it stands, its calls stay.
  private static let methods: Set<String> = [
    "AlignAxis", "AlignAxisToSuperviewAxis", "AlignAxisToSuperviewMarginAxis", "AlignViews",
    "AlignViewsToAxis", "AlignViewsToEdge", "CenterInSuperview", "CenterInSuperviewMargins",
    "Chain", "ConstrainAttribute", "CreateAndInstallConstraints",
    "CreateConstraintsWithoutInstalling", "DistributeViews", "DistributeViewsAlongAxis", "Identify",
    "IdentifyConstraints", "Install", "InstallConstraints", "Match", "MatchDimension",
    "MatchViewsDimension", "Pin", "PinEdge", "PinEdgeToSuperviewEdge", "PinEdgeToSuperviewMargin",
    "PinEdgeToSuperviewSafeArea", "PinEdges", "PinEdgesToSuperviewEdges",
    "PinEdgesToSuperviewEdgesWithInsets", "PinEdgesToSuperviewMargins",
    "PinEdgesToSuperviewSafeArea", "PinToBottomLayoutGuide",
    "PinToBottomLayoutGuideOfViewController", "PinToTopLayoutGuide",
    "PinToTopLayoutGuideOfViewController", "Remove", "RemoveConstraint", "RemoveConstraints",
    "RemoveConstraintsAffectingView", "RemoveConstraintsAffectingViewAndSubviews", "SetBarrier",
    "SetBias", "SetContentCompressionResistancePriority",
    "SetContentCompressionResistancePriorityForAxis", "SetContentHuggingPriority",
    "SetContentHuggingPriorityForAxis", "SetDimension", "SetDimensions", "SetDimensionsToSize",
    "SetGuideline", "SetIdentifier", "SetPriority", "SetRatio", "SetViewsDimension",
    "SetViewsDimensions", "SetViewsDimensionsToSize",
  ]

  /// Whether a name is that of a method which pins.
  static func isMethod(_ name: String) -> Bool {
    name.hasPrefix("auto") && methods.contains(String(name.dropFirst(4)))
  }

  func verb(at token: Int, _ reading: Reading) -> LayoutUnit.Verb? {
    let source = reading.source
    let text = source.text(at: token)
    guard Self.isMethod(text),
      source.isToken(token + 1, "(") || source.isToken(token + 1, "{"),
      !source.isToken(token - 1, "func")
    else { return nil }
    return text.hasPrefix("autoRemove") ? .clears : .adds
  }

  func units(_ statements: [Range<Int>], in scope: Int, _ reading: Reading) -> [LayoutUnit] {
    statements.compactMap { unit($0, in: scope, reading) }
  }

  private func unit(_ statement: Range<Int>, in scope: Int, _ reading: Reading) -> LayoutUnit? {
    guard isPinning(statement, reading) else { return nil }
    var unit = LayoutUnit(tokens: statement, scope: scope, rows: [], isLine: true)
    if let activation = ActivationText(statement, at: scope, reading) {
      var only = ReadStatement(
        tokens: statement,
        construct: activation.selector,
        constraints: []
      )
      only.activation = activation
      unit.rows = [LayoutRow(tokens: statement, content: .statement(only))]
      unit.isLine = false
      return unit
    }
    if let block = priorityBlock(statement, reading) {
      let lift = AutoPinLift(reading: reading, scope: scope, priority: block.level)
      unit.rows = reading.source.statements(in: block.body).map {
        LayoutRow(tokens: $0, content: lift.row($0) ?? .left(.handedOn))
      }
      unit.isLine = false
      if let storage = block.storage, unit.rows.count == 1,
        case .statement(var only) = unit.rows[0].content, only.constraints.count == 1
      {
        only.storage = storage
        unit.rows[0].content = .statement(only)
      } else if block.storage != nil {
        unit.reason = .handedOn
      }
    } else if let block = CollectedPins(statement, at: scope, reading) {
      let lift = AutoPinLift(reading: reading, scope: scope, priority: nil)
      unit.rows = reading.source.statements(in: block.body).map {
        LayoutRow(tokens: $0, content: lift.row($0) ?? .left(.handedOn))
      }
      unit.isLine = false
      (unit.keeps, unit.installs) = (block.prefix, block.installs)
      let isStored = unit.statements.contains { $0.storage != nil }
      if isStored || unit.rows.contains(where: { !$0.reasons.isEmpty }) { unit.reason = .handedOn }
    } else {
      let lift = AutoPinLift(reading: reading, scope: scope, priority: nil)
      let content = lift.row(statement) ?? .left(.handedOn)
      unit.rows = [LayoutRow(tokens: statement, content: content)]
    }
    return unit
  }

  /// Whether a word of the dialect stands outside the braces of a statement.
  private func isPinning(_ statement: Range<Int>, _ reading: Reading) -> Bool {
    let source = reading.source
    let words = [
      "func", "class", "struct", "extension", "let", "var", "if", "for", "guard", "switch",
    ]
    var index = statement.lowerBound
    while index < statement.upperBound {
      let text = source.text(at: index)
      if text == "func" || text == "init" && !source.isToken(index - 1, ".") { return false }
      if source.isToken(index, "{"), index > statement.lowerBound,
        words.contains(source.text(at: statement.lowerBound))
      {
        return false
      }
      if text.hasPrefix("auto"), isOwnWord(at: index, reading) { return true }
      index = source.isToken(index, "{") ? source.after(index) : index + 1
    }
    return false
  }

  /// `NSLayoutConstraint.autoSetPriority(.defaultHigh) { … }`.
  private func priorityBlock(
    _ statement: Range<Int>,
    _ reading: Reading
  ) -> (level: Amount, body: Range<Int>, storage: String?)? {
    let source = reading.source
    let assignment = reading.assignment(statement)
    let value = assignment?.value ?? statement
    guard let chain = source.chain(at: value.lowerBound, limit: value.upperBound),
      chain.tokens == value, let call = chain.links.last, call.name == "autoSetPriority",
      let arguments = call.arguments, let first = arguments.first,
      let level = reading.priority(first.tokens)
    else { return nil }
    let brace = call.closures.first ?? (arguments.count == 2 ? arguments[1].tokens.lowerBound : -1)
    guard brace >= 0, let closure = source.closure(at: brace) else { return nil }
    return (level, closure.body, assignment?.storage)
  }
}
