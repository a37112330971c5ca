import ConstraintKernel
import LayoutStatements

/// What no unit shows by itself: other units that replace what it made, flags that stay set,
/// attributes that would push each other out.
struct Obstacles {
  private let conversion: SourceConversion
  private let reading: Reading
  private let sites: LayoutSites
  private let members: TypeMembers

  init(_ conversion: SourceConversion, _ reading: Reading, _ sites: LayoutSites) {
    self.conversion = conversion
    self.reading = reading
    self.sites = sites
    members = TypeMembers(reading)
  }

  /// Notes a reason on every unit that cannot be converted.
  func mark(_ units: inout [LayoutUnit]) {
    // What is planned together with the units that replace it stays with them.
    let replaced = Set(units.filter { $0.verb != .adds && $0.reason != nil }.compactMap(place))
    for index in units.indices where units[index].reason == nil {
      if units[index].tokens.contains(where: { reading.source.tokens[$0].kind == .condition }) {
        units[index].reason = .compilerCondition
      }
      // A block would be left, or the function before a list is activated; now all around would be.
      let exits = units[index].isOpen ? ["return", "throw", "break", "continue"] : ["return"]
      if units[index].rows.mayLeave(reading.source, exits) { units[index].reason = .leavesEarly }
      if units[index].replacement == nil,
        units[index].statements.allSatisfy(\.constraints.isEmpty),
        units[index].rows.allSatisfy(\.reasons.isEmpty)
      {
        units[index].reason = .notUnderstood
      }
      if units[index].rows.contains(where: { $0.hides(sites) }) {
        units[index].reason = .insideExpression
      }
      // A list of attributes replaces what an earlier run of it made; nothing else does.
      if conversion.origin == .attribute, units[index].verb != .updates,
        units[index].replacement == nil, units[index].wholeReason == nil,
        mayRepeat(units[index])
      {
        units[index].reason = .replaces
      }
      if conversion.target == .autoPin {
        let scope = units[index].scope
        units[index] = units[index].understood { [meetingGuides($0, scope)] }
      }
      leaveItems(of: &units[index])
      if let place = place(units[index]), replaced.contains(place) {
        units[index].reason = .isReplaced
      }
      if conversion.target == .maker || conversion.target == .operators,
        units[index].statements.contains(where: mentionsAnonymousArgument)
      {
        units[index].reason = .noWords("its block would hide the closure's own '$0'")
      }
      if conversion.target == .attribute, constrainsAnyItem(units[index]) {
        units[index].reason = .competes
      }
      if conversion.origin == .anchors || conversion.origin == .constraint
        || conversion.origin == .visual, !conversion.target.leavesFlags
      {
        turnOrLeave(&units[index])
      }
    }
    if conversion.origin == .attribute { markCompeting(&units, .isReplaced) }
    if conversion.target == .attribute { markCompeting(&units, .competes) }
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
      leave(&unit, statements, first)
    } else if let reason = obstacles.reason(for: &unit) {
      unit.reason = reason
    }
  }

  private func place(_ unit: LayoutUnit) -> SourceFacts.Place? {
    unit.subject.map { place($0, unit.scope) }
  }

  private func place(_ item: String, _ scope: Int) -> SourceFacts.Place {
    reading.facts.place(of: item, at: scope)
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

  /// Whether an extension constrains what it extends: any item, whose attributes stand elsewhere.
  private func constrainsAnyItem(_ unit: LayoutUnit) -> Bool {
    let type = reading.facts.scopes.scopes[unit.scope].typeName
    return !type.isEmpty && TypeMembers(reading).body(ofClass: type) == nil
      && unit.statements.contains { statement in
        statement.constraints.contains { SourceFacts.key($0.subject) == "self" }
      }
  }

  /// Whether the same item may be laid out by a unit more than once: by a loop around it, or by a
  /// function that is not seen to run once.
  private func mayRepeat(_ unit: LayoutUnit) -> Bool {
    guard let subject = unit.subject else { return true }
    let facts = reading.facts
    let scopes = facts.scopes.scopes
    let own = facts.place(of: subject, at: unit.scope)
    var current = unit.scope
    while current != 0 {
      let isDeclaredHere = own.scope == current && own.type.isEmpty
      if isDeclaredHere, let declared = facts.declaration(of: own.item, at: current),
        declared.scope == current, !declared.madeType.isEmpty
      {
        return false
      }
      switch scopes[current].kind {
      case .function: return !members.runsOnce(current)
      case .type, .file: return false
      case .block:
        if scopes[scopes[current].parent].kind == .type { return false }
        if !isBranch(current), !isDeclaredHere { return true }
      }
      current = scopes[current].parent
    }
    return false
  }

  /// Whether a block is that of a condition, which runs no more often than what is around it.
  private func isBranch(_ block: Int) -> Bool {
    let scopes = reading.facts.scopes.scopes
    let brace = scopes[block].tokens.lowerBound - 1
    guard
      let statement = scopes[scopes[block].parent].statements.first(where: { $0.contains(brace) })
    else { return false }
    return ["if", "do", "guard", "switch"].contains(reading.source.text(at: statement.lowerBound))
  }

  // MARK: Flags

  /// A dialect clears its subject's flag, so that the subject has to be an item whose flag is seen
  /// to be cleared: the other side where that is the one.
  private func turnOrLeave(_ unit: inout LayoutUnit) {
    unit.rows = unit.rows.map(turnedOrLeft)
  }

  private func turnedOrLeft(_ row: LayoutRow) -> LayoutRow {
    var row = row
    // What a loop or a branch declares is known there.
    let scope = reading.facts.scopes.scope(of: row.tokens.lowerBound)
    switch row.content {
    case .statement(var statement):
      for index in statement.constraints.indices {
        let constraint = statement.constraints[index]
        guard let turned = turnedToCleared(constraint, scope) else {
          row.content = .left(.flagStays(constraint.subject))
          return row
        }
        statement.constraints[index] = turned
      }
      row.content = .statement(statement)
    case .branch(let arms):
      row.content = .branch(
        arms.map { arm in
          LayoutRow.Arm(opening: arm.opening, rows: arm.rows.map { turnedOrLeft($0) })
        }
      )
    case .left, .code: break
    }
    return row
  }

  /// A constraint about an item whose flag is seen to be cleared; nil if neither side is one.
  private func turnedToCleared(_ constraint: LayoutStatement, _ scope: Int) -> LayoutStatement? {
    let facts = reading.facts
    let inner = turnedInside(constraint, scope) ?? constraint
    if facts.isCleared(inner.subject, at: scope) { return inner }
    let superview = facts.superview(of: inner.subject, at: scope)
    guard let turned = inner.turned(superview: superview),
      facts.isCleared(turned.subject, at: scope)
    else { return nil }
    return turned
  }

  /// A constraint of a superview with its own subview, as one of the subview.
  private func turnedInside(_ constraint: LayoutStatement, _ scope: Int) -> LayoutStatement? {
    guard case .named(let target) = constraint.targetItem?.base,
      constraint.targetItem?.guide == nil,
      let superview = reading.facts.superview(of: target, at: scope),
      SourceFacts.key(superview) == SourceFacts.key(constraint.subject),
      reading.facts.isCleared(target, at: scope)
    else { return nil }
    return constraint.turned()
  }

  // MARK: Competition

  /// What an attribute takes for itself in the slots of its item.
  private struct Claim: Hashable {
    let place: SourceFacts.Place
    let isHorizontal: Bool
    let relation: LayoutConstraint.Relation
    let level: String
  }

  /// Who makes a claim: a call, the block it stands in, and all blocks that replace each other.
  private struct Claimant {
    let call: Int
    let block: Int
    let owner: Int
    let scope: Int
    let statement: Int
    let slot: Slot

    /// Whether both can stand at one time, and come from different calls.
    func meets(_ other: Claimant) -> Bool {
      call != other.call && (owner != other.owner || block == other.block)
    }

    /// Whether one of them would push the other out.
    func excludes(_ other: Claimant) -> Bool {
      (slot == other.slot || [slot, other.slot].contains(.middle))
        && (slot == .size) == (other.slot == .size)
    }
  }

  /// More claims than this on one side of an item are not compared with each other.
  private static let mostClaims = 200

  private enum Slot { case near, far, middle, size }

  private func slot(_ attribute: LayoutConstraint.Attribute) -> Slot {
    if attribute.kind == .size { return .size }
    if attribute.isMiddle { return .middle }
    return attribute.isFarEdge ? .far : .near
  }

  /// Leaves units whose attributes would not stand beside those of another unit.
  private func markCompeting(_ units: inout [LayoutUnit], _ reason: LeftReason) {
    var ownerOfUnit: [Int: Int] = [:]
    var claims: [Claim: [Claimant]] = [:]
    let present = conversion.target == .attribute ? AttributeReader().units(reading) : []
    let groups = UnitGroup.groups(of: units, reading) + UnitGroup.groups(of: present, reading)
    var lists: [String: Int] = [:]
    var call = 0
    for (block, group) in groups.enumerated() {
      // What replaces each other never stands together.
      let list = group.units.lazy.compactMap(\.replacement?.key).first
      let owner = list.flatMap { lists[$0] } ?? block
      if let list { lists[list] = owner }
      for unit in group.units { ownerOfUnit[unit.tokens.lowerBound] = owner }
      if group.units.contains(where: { $0.verb == .updates }) { continue }
      for run in group.rows.runs {
        call += 1
        for statement in run {
          let scope = reading.facts.scopes.scope(of: statement.tokens.lowerBound)
          // An item without a name of its own is another one in every closure.
          for constraint in statement.constraints where !constraint.subject.contains("$") {
            let claim = Claim(
              place: place(constraint.subject, group.scope),
              isHorizontal: constraint.attribute.axis == .horizontal,
              relation: constraint.relation,
              level: constraint.priority?.source ?? "1000"
            )
            let claimant = Claimant(
              call: call,
              block: block,
              owner: owner,
              scope: scope,
              statement: statement.tokens.lowerBound,
              slot: slot(constraint.attribute)
            )
            claims[claim, default: []].append(claimant)
          }
        }
      }
    }
    var owners: Set<Int> = []
    var statements: Set<Int> = []
    if reason == .isReplaced {
      let unread = unreadClaims(groups)
      for (claim, claimants) in claims {
        for claimant in claimants
        where unread[claim.place]?.contains(where: {
          $0.meets(claimant, claim.isHorizontal)
        }) ?? false || isLaidOutElsewhere(claim.place) {
          owners.insert(claimant.owner)
          statements.insert(claimant.statement)
        }
      }
    }
    func note(_ claimants: [Claimant]) {
      owners.formUnion(claimants.map(\.owner))
      statements.formUnion(claimants.map(\.statement))
    }
    for claimants in claims.values {
      if claimants.count > Self.mostClaims {
        note(claimants)
        continue
      }
      for (offset, one) in claimants.enumerated() {
        for other in claimants[(offset + 1)...]
        where one.meets(other) && one.excludes(other) && !areExclusive(one.scope, other.scope) {
          note([one, other])
        }
      }
    }
    for index in units.indices where units[index].reason == nil {
      let owner = ownerOfUnit[units[index].tokens.lowerBound] ?? -1
      if owners.contains(owner) { leave(&units[index], statements, reason) }
    }
  }

  /// What a call takes up by attributes that cannot be read, or by standing where it cannot be.
  private struct UnreadClaim {
    let call: Range<Int>
    let attribute: LayoutConstraint.Attribute?
    let slot: Slot?

    func meets(_ claimant: Claimant, _ isHorizontal: Bool) -> Bool {
      guard !call.contains(claimant.statement) else { return false }
      guard let attribute, let slot else { return true }
      return (attribute.axis == .horizontal) == isHorizontal
        && (slot == claimant.slot || [slot, claimant.slot].contains(.middle))
        && (slot == .size) == (claimant.slot == .size)
    }
  }

  /// What stays, by item: a condition may come true at any time.
  private func unreadClaims(_ groups: [UnitGroup]) -> [SourceFacts.Place: [UnreadClaim]] {
    var claims: [SourceFacts.Place: [UnreadClaim]] = [:]
    for unit in groups.flatMap(\.units) {
      guard let place = place(unit) else { continue }
      if unit.rows.isEmpty, unit.reason != nil {
        claims[place, default: []].append(
          UnreadClaim(call: unit.tokens, attribute: nil, slot: nil)
        )
      }
      for row in unit.rows where !row.reasons.isEmpty {
        let attributes: [LayoutConstraint.Attribute?] = row.attributes ?? [nil]
        for attribute in attributes {
          claims[place, default: []].append(
            UnreadClaim(call: unit.tokens, attribute: attribute, slot: attribute.map(slot))
          )
        }
      }
    }
    return claims
  }

  /// Whether another file that is read lays out what may be the same item.
  private func isLaidOutElsewhere(_ place: SourceFacts.Place) -> Bool {
    place.scope == 0 && reading.facts.world.isLaidOut(place, besides: reading.source)
  }

  /// Leaves the statements that compete, where their block can be divided, and all of it elsewhere.
  private func leave(_ unit: inout LayoutUnit, _ statements: Set<Int>, _ reason: LeftReason) {
    let competing = unit.rows.indices.filter { index in
      unit.rows[index].statements.contains { statements.contains($0.tokens.lowerBound) }
    }
    // A handle that stays is one of the old dialect wherever it is used.
    let isStored = competing.contains { index in
      unit.rows[index].statements.contains { $0.storage != nil && !$0.storesConstraint }
    }
    guard unit.verb == .adds, unit.replacement == nil, !unit.hasFlow, !isStored,
      Residue.canDivide(unit, leaving: competing.map { unit.rows[$0] }, reading.source)
    else {
      unit.reason = reason
      return
    }
    for index in competing { unit.rows[index].content = .left(reason) }
  }

  /// Whether two scopes lie in different arms of one condition, so that only one of them runs.
  private func areExclusive(_ one: Int, _ other: Int) -> Bool {
    let scopes = reading.facts.scopes.scopes
    func path(_ scope: Int) -> [Int] {
      var path = [scope]
      while let last = path.last, last != 0 { path.append(scopes[last].parent) }
      return path.reversed()
    }
    let (one, other) = (path(one), path(other))
    guard let place = zip(one, other).enumerated().first(where: { $0.element.0 != $0.element.1 }),
      place.offset > 0
    else { return false }
    let around = scopes[one[place.offset - 1]]
    let (first, second) = (scopes[place.element.0].tokens, scopes[place.element.1].tokens)
    return around.statements.contains { statement in
      reading.source.isToken(statement.lowerBound, "if")
        && statement.contains(first.lowerBound - 1) && statement.contains(second.lowerBound - 1)
    }
  }
}
