import ConstraintKernel
import LayoutStatements

/// Why a unit stays by itself, or since another unit that stays replaces what it made.
struct Obstacles {
  private let conversion: SourceConversion
  private let reading: Reading
  private let sites: LayoutSites
  private let repeated: RepeatedItems
  /// Items whose constraints some unit replaces or removes that stays as it is.
  private let replaced: Set<SourceFacts.Place>
  private let names: OtherNames
  private let standing: StandingBlocks
  private let blocks: BlockRuns
  private let measured: MeasuredNumbers

  init(
    _ conversion: SourceConversion,
    _ reading: Reading,
    _ sites: LayoutSites,
    _ units: [LayoutUnit],
    _ names: OtherNames
  ) {
    self.names = names
    self.conversion = conversion
    self.reading = reading
    self.sites = sites
    repeated = RepeatedItems(reading)
    blocks = BlockRuns(conversion, reading)
    measured = MeasuredNumbers(conversion, reading)
    // What is planned together with the units that replace it stays with them.
    let replacing = units.filter { $0.verb != .adds && $0.reason != nil }
    replaced = Set(
      replacing.flatMap { unit in
        unit.subject.map { names.places(of: $0, at: unit.scope) } ?? []
      }
    )
    standing = StandingBlocks(conversion, reading, names)
  }

  /// A unit with the reason why it stays, or without the rows that have to; itself where it has one already.
  func decided(_ read: LayoutUnit) -> LayoutUnit {
    guard read.reason == nil else { return read }
    var unit = read
    if conversion.target == .autoPin {
      unit = unit.understood { [meetingGuides($0, read.scope)] }
    }
    leaveItems(of: &unit)
    standing.leave(&unit)
    blocks.leave(&unit)
    unit = measured.decided(unit)
    unit.reason = reason(for: unit, read)
    if conversion.origin == .anchors || conversion.origin == .constraint
      || conversion.origin == .visual, !conversion.target.leavesFlags
    {
      let subjects = ClearedSubjects(reading: reading)
      unit.rows = unit.rows.map { subjects.turnedOrLeft($0, isKept: unit.keeps != nil) }
    }
    return unit
  }

  /// Why a unit stays as a whole: of several reasons the first.
  ///
  /// - Parameters:
  ///   - unit: The unit, after its items and numbers were looked at.
  ///   - read: The unit as it was read.
  /// - Returns: The reason; nil where it does not.
  private func reason(for unit: LayoutUnit, _ read: LayoutUnit) -> LeftReason? {
    if conversion.origin == .autoPin || conversion.target == .autoPin,
      let verb = reading.facts.stack(around: read.tokens.lowerBound, reading.source)
        ?? outerStack(of: read)
    {
      return .inBlock(verb)
    }
    if conversion.target == .attribute, constrainsAnyItem(unit) { return .competes }
    if conversion.target == .attribute || conversion.origin == .attribute,
      unit.statements.contains(where: \.isBias), extendsState(unit)
    {
      return .competes
    }
    if conversion.target == .maker || conversion.target == .operators,
      unit.statements.contains(where: mentionsAnonymousArgument)
    {
      return .noWords("its block would hide the closure's own '$0'")
    }
    let chained = read.statements.compactMap(\.word).flatMap(\.placedItems)
    let own = read.subject.map { [$0] + chained } ?? read.listed
    for subject in own
    where !replaced.isDisjoint(with: names.places(of: subject, at: read.scope)) {
      return .isReplaced
    }
    if let reason = unit.reason { return reason }
    if let name = observedList(read) {
      return .noWords("code runs when '\(name)' is set, and would see other constraints active")
    }
    if read.rows.contains(where: { $0.hides(sites) }) { return .insideExpression }
    if read.statements.contains(where: { $0.activation != nil }) {
      // What a list holds elsewhere is what its own dialect made, or no list of constraints.
      return conversion.target.leavesFlags
        ? nil : .noWords("it acts on constraints that other code keeps")
    }
    let isEmpty = read.statements.allSatisfy(\.constraints.isEmpty)
    if read.replacement == nil, isEmpty, read.rows.allSatisfy(\.reasons.isEmpty) {
      return .notUnderstood
    }
    // A block would be left, or the function before a list is activated; now all around would be.
    let exits = read.isOpen ? ["return", "throw", "break", "continue"] : ["return"]
    if read.rows.mayLeave(reading.source, exits) { return .leavesEarly }
    if conversion.origin.activatesLater, read.hasFlow,
      ActivationOrder.witness(in: read.rows, reading) != nil
    {
      return .seesActivation
    }
    if read.tokens.contains(where: { reading.source.tokens[$0].kind == .condition }) {
      return .compilerCondition
    }
    if mayThrow(read) {
      return .noWords("a number in it may throw, or wait, which a block of another dialect cannot")
    }
    // A list of attributes replaces what an earlier run of it made; nothing else does.
    if conversion.origin == .attribute, read.verb != .updates, read.replacement == nil,
      read.wholeReason == nil, repeated.mayRepeat(read)
    {
      return .runsAgain
    }
    return nil
  }

  /// Whether a number or an item may leave the statement that asks for it: lines before it would be active by then.
  private func mayThrow(_ unit: LayoutUnit) -> Bool {
    let source = reading.source
    let tries = reading.places(of: "try", in: unit.tokens).filter {
      !source.isToken($0 + 1, "?") && !source.isToken($0 + 1, "!")
    }
    return !tries.isEmpty || !reading.places(of: "await", in: unit.tokens).isEmpty
  }

  /// The list that keeps what a unit makes, where code runs when it is set and would find it active in one
  /// dialect alone.
  private func observedList(_ unit: LayoutUnit) -> String? {
    guard let keeps = unit.keeps, unit.installs != nil || unit.activatesNext else { return nil }
    let name = SourceFacts.key(keeps.replacing(" = ", with: ""))
    let isObserved = reading.facts.declaration(of: name, at: unit.scope)?.isObserved ?? false
    let isActive = unit.installs != nil
    return isObserved && isActive != (conversion.target == .attribute) ? name : nil
  }

  /// The same at a margin of the superview, or at its safe area, where it names the superview's guide:
  /// methods that pin have no guides.
  private func meetingGuides(_ constraint: LayoutStatement, _ scope: Int) -> LayoutStatement {
    guard var item = constraint.targetItem, let attribute = constraint.targetAttribute else {
      return constraint
    }
    let superview = reading.facts.superview(of: constraint.subject, at: scope)
      .map(SourceFacts.key)
    if case .named(let name) = item.base {
      if superview == "self", let guide = ItemReference.Guide(rawValue: name) {
        item = ItemReference(.superview, guide)
      } else if item.guide == nil || SourceFacts.key(name) != superview {
        return constraint
      }
    }
    var other = constraint
    if item.guide == .layoutMargins, attribute.margin != attribute {
      other.target = .item(ItemReference(item.base), attribute.margin)
    } else {
      other.target = .item(item, attribute)
    }
    return other
  }

  /// Leaves what its items or numbers hold back.
  private func leaveItems(of unit: inout LayoutUnit) {
    let obstacles = ItemObstacles(conversion, reading)
    var statements: Set<Int> = []
    var first: LeftReason?
    for statement in unit.statements {
      guard let reason = obstacles.reason(for: statement, in: unit.scope) else { continue }
      statements.insert(statement.tokens.lowerBound)
      first = first ?? reason
    }
    if let first {
      unit.leave(statements, first, reading.source)
    } else if let reason = obstacles.reason(for: &unit) {
      unit.reason = reason
    }
  }

  private func mentionsAnonymousArgument(_ statement: ReadStatement) -> Bool {
    statement.constraints.contains { constraint in
      // A block's subject, and the items of a call of relations, stand in front of the braces.
      let target = conversion.target == .maker ? constraint.targetItem?.expression ?? "" : ""
      let texts = [target, constraint.constant.source, constraint.factor.source]
      return texts.contains { text in
        text.firstIndex(of: "$").map { text[text.index(after: $0)...].first?.isNumber == true }
          ?? false
      }
    }
  }

  /// Whether a unit stands in a named state that extends another one, which pushes out constraints of
  /// that by their slots: attributes have a slot of their own for a bias.
  private func extendsState(_ unit: LayoutUnit) -> Bool {
    let scopes = reading.facts.scopes
    var current = unit.scope
    while scopes.scopes[current].kind == .block {
      let brace = scopes.scopes[current].tokens.lowerBound - 1
      let call = scopes.statement(of: brace).lowerBound..<max(brace, 0)
      if call.contains(where: { reading.source.isToken($0, "extending") }) { return true }
      current = scopes.scopes[current].parent
    }
    return false
  }

  /// Whether an extension constrains what it extends: any item, whose attributes stand elsewhere.
  private func constrainsAnyItem(_ unit: LayoutUnit) -> Bool {
    let type = reading.facts.scopes.scopes[unit.scope].typeName
    return !type.isEmpty && TypeMembers(reading).body(ofClass: type) == nil
      && unit.statements.contains { statement in
        statement.constraints.contains { SourceFacts.key($0.subject) == "self" }
      }
  }

  /// The verb of the block that a unit stands in without being part of what that says.
  private func outerStack(of unit: LayoutUnit) -> String? {
    guard conversion.target == .autoPin else { return nil }
    let (source, scopes) = (reading.source, reading.facts.scopes)
    var current = unit.scope
    while scopes.scopes[current].kind == .block {
      var call = scopes.scopes[current].tokens.lowerBound - 2
      if source.isToken(call, ")"), let open = source.partner(of: call) { call = open - 1 }
      if call > 0, PinningStacks.verbs.contains(source.text(at: call)) {
        return source.text(at: call)
      }
      current = scopes.scopes[current].parent
    }
    return nil
  }
}
