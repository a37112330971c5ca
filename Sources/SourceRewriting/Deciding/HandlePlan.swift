import ConstraintKernel
import LayoutMigration
import LayoutStatements

/// Which stored handles of chains can become constraints, and what else changes for them: the type
/// of the variable, and what is asked of it.
struct HandlePlan {
  private let conversion: SourceConversion
  private let reading: Reading
  private let style: SourceStyle
  /// For each variable that can change the edits that make it do so.
  private var plans: [String: [SourceEdit]] = [:]
  /// For each variable that has to stay the first use that has no counterpart.
  private(set) var obstacles: [String: Int] = [:]
  /// The same where it is a number that the files do not show.
  private var unknown: [String: String] = [:]
  /// The tokens of the blocks.
  private var blocks: [Range<Int>] = []
  /// The first tokens of the statements whose result is stored.
  private var stores: Set<Int> = []

  /// Looks at every variable that a unit stores into; those that are blocked have to stay handles.
  init(
    _ conversion: SourceConversion,
    _ reading: Reading,
    _ units: [LayoutUnit],
    _ blocked: Set<String>
  ) {
    self.conversion = conversion
    self.reading = reading
    style = SourceStyle(reading)
    guard conversion.origin == .maker else { return }
    var stored: [String: [LayoutStatement]] = [:]
    var blocked = blocked
    for statement in units.filter({ $0.reason == nil }).flatMap(\.statements) {
      guard let storage = statement.storage, !statement.storesConstraint else { continue }
      let name = SourceFacts.key(storage)
      stored[name, default: []] += statement.constraints
      // No constraint does what a handle of several ones does.
      if statement.constraints.count != 1 {
        blocked.insert(name)
        obstacles[name] = statement.tokens.lowerBound
      }
    }
    blocks = units.map(\.tokens)
    stores = Set(
      units.flatMap(\.statements).filter { $0.storage != nil }.map(\.tokens.lowerBound)
    )
    for (name, constraints) in stored where !blocked.contains(name) {
      plans[name] = plan(name, constraints)
    }
  }

  /// Properties that hold handles or groups of the dialect and that other files may use as such: their
  /// types have to stay.
  static func shared(_ reading: Reading) -> Set<String> {
    let (facts, source) = (reading.facts, reading.source)
    let types: Set<String> = ["Constraint", "[Constraint]", "ConstraintGroup"]
    let names = facts.declarations.filter { _, declarations in
      declarations.contains { declaration in
        let type = declaration.type.isEmpty ? declaration.madeType : declaration.type
        return facts.scopes.scopes[declaration.scope].kind == .type
          && types.contains(type.filter { $0 != "?" && $0 != "!" })
      }
    }.keys
    return Set(
      names.filter { name in
        let isPrivate = reading.places(of: name).contains { token in
          (source.isToken(token - 1, "var") || source.isToken(token - 1, "let"))
            && facts.scopes.statement(of: token).prefix { $0 < token }.contains {
              source.isToken($0, "private") || source.isToken($0, "fileprivate")
            }
        }
        return !isPrivate && facts.world.mentions(name, besides: source)
      }
    )
  }

  /// A unit without the rows whose handles have to stay.
  func decided(_ unit: LayoutUnit) -> LayoutUnit {
    guard conversion.origin == .maker, unit.reason == nil else { return unit }
    var decided = unit
    decided.rows = unit.rows.map(self.decided)
    return decided
  }

  private func decided(_ row: LayoutRow) -> LayoutRow {
    var row = row
    switch row.content {
    case .statement(let statement):
      if let storage = statement.storage, !statement.storesConstraint,
        plans[SourceFacts.key(storage)] == nil
      {
        let name = SourceFacts.key(storage)
        row.content = .left(unknown[name].map { .unknownKind($0) } ?? .handle(name))
      }
    case .branch(let arms):
      row.content = .branch(
        arms.map { LayoutRow.Arm(opening: $0.opening, rows: $0.rows.map(decided)) }
      )
    case .left, .code: break
    }
    return row
  }

  /// The edits outside the units that were converted.
  func edits(for names: Set<String>) -> [SourceEdit] {
    names.sorted().flatMap { plans[$0] ?? [] }
  }

  // MARK: Planning

  private var source: SwiftSource { reading.source }

  /// The edits for one variable; nil if it is used in a way that has no counterpart.
  private mutating func plan(
    _ name: String,
    _ constraints: [LayoutStatement]
  ) -> [SourceEdit]? {
    guard let declarations = reading.facts.declarations[name], declarations.count == 1,
      declarations[0].kind == .handle, !declarations[0].typeTokens.isEmpty
    else { return nil }
    let type = declarations[0].typeTokens
    let isOptional =
      source.isToken(type.upperBound - 1, "?") || source.isToken(type.upperBound - 1, "!")
    let words = type.lowerBound..<type.upperBound - (isOptional ? 1 : 0)
    var edits = [SourceEdit(range: source.bytes(ofTokens: words), text: style.constraintType)]
    for index in reading.places(of: name) {
      // A word of a chain in a block: `make.top`, where a handle is called `top`.
      if MakerLift.words[name] != nil, source.isToken(index - 1, "."), !isMember(index),
        isInBlock(index)
      {
        continue
      }
      if source.isToken(index - 1, "let") || source.isToken(index - 1, "var") { continue }
      obstacles[name] = index
      if source.isToken(index - 1, "."), !isMember(index) { return nil }
      if source.isToken(index + 1, "=") {
        if stores.contains(index + 2) || source.isToken(index + 2, "nil") { continue }
        return nil
      }
      guard let edit = use(at: index, constraints) else {
        unknown[name] = unknownNumber(at: index)
        return nil
      }
      // What a block does with its own handle is replaced together with the block.
      if isInBlock(index), !edit.isEmpty { return nil }
      edits += edit
    }
    obstacles[name] = nil
    return edits
  }

  /// Whether a name behind a point is one of `self`, which may be held weakly.
  private func isMember(_ index: Int) -> Bool {
    source.isToken(index - 2, "self")
      || (source.isToken(index - 2, "?") && source.isToken(index - 3, "self"))
  }

  /// Whether a token stands in one of the blocks, which follow each other in the file.
  private func isInBlock(_ token: Int) -> Bool {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].upperBound > token { high = middle } else { low = middle + 1 }
    }
    return low < blocks.count && blocks[low].contains(token)
  }

  /// What is asked of a handle, in the words of constraints.
  private func use(at index: Int, _ constraints: [LayoutStatement]) -> [SourceEdit]? {
    if source.isToken(index + 1, "==") || source.isToken(index + 1, "!=") {
      return source.isToken(index + 2, "nil") ? [] : nil
    }
    let sign = source.isToken(index + 1, "?") || source.isToken(index + 1, "!") ? 1 : 0
    let dot = index + 1 + sign
    guard source.isToken(dot, "."), let chain = source.chain(at: dot, limit: source.tokens.count),
      let call = chain.links.first
    else { return nil }
    if call.name == "isActive", chain.links.count == 1 { return [] }
    guard chain.links.count == 1, let arguments = call.arguments else { return nil }
    let range = source.bytes(ofTokens: call.tokens)
    switch call.name {
    case "activate", "install": return [SourceEdit(range: range, text: ".isActive = true")]
    case "deactivate", "uninstall": return [SourceEdit(range: range, text: ".isActive = false")]
    case _ where call.name.hasPrefix("update"):
      guard arguments.count == 1, let label = Self.updated(call.name, arguments[0]) else {
        return nil
      }
      let scope = reading.facts.scopes.scope(of: index)
      let text = source.text(ofTokens: arguments[0].tokens)
      if label == "priority" {
        guard let level = reading.priority(arguments[0].tokens), let value = level.value,
          reading.facts.module == .own || value < 1_000 && constraints.allSatisfy(Self.isOptional)
        else { return nil }
        let type = style.typeNames == .uiKit ? "UILayoutPriority" : "LayoutPriority"
        return [
          SourceEdit(range: range, text: ".priority = \(type)(\(Amount.number(value).source))")
        ]
      }
      // Where a handle takes any number, a constraint takes one with decimals.
      guard let given = number(arguments[0].tokens, label, at: scope),
        !WholeDivision.isContained(in: text)
      else { return nil }
      var amounts: [Amount] = []
      for constraint in constraints {
        guard let amount = amount(given, label, constraint) else { return nil }
        amounts.append(amount)
      }
      guard let first = amounts.first, amounts.allSatisfy({ $0 == first }) else { return nil }
      return [SourceEdit(range: range, text: ".constant = \(first.source)")]
    default: return nil
    }
  }

  /// What an update changes, also by the names of older versions: `updateOffset(amount: 8)`; nil for any other call.
  private static func updated(_ name: String, _ argument: CallChain.Argument) -> String? {
    if name == "update" { return argument.label }
    guard argument.label == "amount" else { return nil }
    switch name {
    case "updateOffset": return "offset"
    case "updateInset", "updateInsets": return "inset"
    case "updatePriority": return "priority"
    default: return nil
    }
  }

  /// The number of an update at a use, where the files do not show that it is one.
  private func unknownNumber(at index: Int) -> String? {
    let sign = source.isToken(index + 1, "?") || source.isToken(index + 1, "!") ? 1 : 0
    guard let chain = source.chain(at: index + 1 + sign, limit: source.tokens.count),
      let call = chain.links.first, let argument = call.arguments?.first,
      let label = Self.updated(call.name, argument), label != "priority",
      number(argument.tokens, label, at: reading.facts.scopes.scope(of: index)) == nil
    else { return nil }
    return source.text(ofTokens: argument.tokens)
  }

  /// Whether a constraint is seen not to be required: SnapKit changes no priority from or to that.
  private static func isOptional(_ constraint: LayoutStatement) -> Bool {
    constraint.priority?.value.map { $0 < 1_000 } ?? false
  }

  /// What an update is given: an offset is a number of some type in any case, and an inset may be insets.
  private func number(_ tokens: Range<Int>, _ label: String, at scope: Int) -> Amount? {
    switch reading.kind(of: tokens, at: scope) {
    case .number, .integer: reading.amount(tokens, at: scope)
    case .unknown where label == "offset":
      MakerParts.anyNumber(source.text(ofTokens: tokens), reading)
    default: nil
    }
  }

  /// The constant an update sets, with its sign made explicit.
  private func amount(_ amount: Amount, _ label: String, _ constraint: LayoutStatement) -> Amount? {
    let measured = constraint.targetAttribute ?? constraint.attribute
    switch label {
    case "offset": return amount
    case "inset":
      if measured.kind == .size { return amount.doubled.negated }
      if measured.isMiddle { return .zero }
      return measured.isFarEdge ? amount.negated : amount
    default: return nil
    }
  }
}
