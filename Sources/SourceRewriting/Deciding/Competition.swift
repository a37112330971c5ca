import ConstraintKernel
import LayoutStatements

/// Attributes of several calls that would push each other out, in the dialect that is read or in the
/// one that is written.
struct Competition {
  private let conversion: SourceConversion
  private let reading: Reading
  private let names: OtherNames
  private let runs: RepeatedRuns

  init(_ conversion: SourceConversion, _ reading: Reading, _ names: OtherNames) {
    self.conversion = conversion
    self.reading = reading
    self.names = names
    runs = RepeatedRuns(conversion, reading)
  }

  /// The places of all items that a name may mean.
  private func places(_ item: String, _ scope: Int) -> Set<SourceFacts.Place> {
    let all = names.places(of: item, at: scope)
    // An item without a name of its own is another one in every closure.
    return item.contains("$") ? all.filter { !$0.item.contains("$") } : all
  }

  /// What an attribute takes for itself in the slots of its item, in one state or outside of all.
  private struct Claim: Hashable {
    let place: SourceFacts.Place
    /// The block that defines the state; nil outside of one.
    let definition: Int?
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
    /// What it says of which item.
    let item: String
    let unit: LayoutUnit

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

  /// The units without those whose attributes would not stand beside others.
  func decided(_ units: [LayoutUnit]) -> [LayoutUnit] {
    var units = units
    if conversion.origin == .attribute { units = settled(units, .isReplaced) }
    if conversion.target == .attribute { units = settled(units, .competes) }
    return units
  }

  /// The same until nothing changes: what stays parts its neighbours, which were one call with it.
  private func settled(_ units: [LayoutUnit], _ reason: LeftReason) -> [LayoutUnit] {
    var units = units
    while true {
      let next = apart(units, reason)
      func left(_ units: [LayoutUnit]) -> [Int] {
        units.map { $0.reason == nil ? $0.rows.count { !$0.reasons.isEmpty } : -1 }
      }
      if left(next) == left(units) { return next }
      units = next
    }
  }

  private func apart(_ units: [LayoutUnit], _ reason: LeftReason) -> [LayoutUnit] {
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
        // Each item of a run gets a call of its own, also one that has two names.
        var all: [String: Int] = [:]
        for statement in run {
          // A word is a call of its own.
          let isWord = reason == .competes && statement.word != nil
          var calls = isWord ? [:] : all
          defer { if !isWord { all = calls } }
          let scope = reading.facts.scopes.scope(of: statement.tokens.lowerBound)
          let definition = reading.definition(around: scope)
          for constraint in statement.constraints {
            if calls[constraint.subject] == nil {
              call += 1
              calls[constraint.subject] = call
            }
            let claimant = Claimant(
              call: calls[constraint.subject] ?? call,
              block: block,
              owner: owner,
              scope: scope,
              statement: statement.tokens.lowerBound,
              slot: slot(constraint.attribute),
              item: constraint.subject,
              unit: group.unit(of: statement)
            )
            for place in places(constraint.subject, group.scope) {
              let claim = Claim(
                place: place,
                definition: definition,
                isHorizontal: constraint.attribute.axis == .horizontal,
                relation: constraint.relation,
                level: constraint.priority?.source ?? "1000"
              )
              claims[claim, default: []].append(claimant)
            }
          }
        }
      }
    }
    var owners: Set<Int> = []
    var statements: Set<Int> = []
    var changing: (owners: Set<Int>, statements: Set<Int>) = ([], [])
    if reason == .competes { changing = self.changing(groups, ownerOfUnit) }
    if reason == .isReplaced {
      let unread = unreadClaims(groups)
      for (claim, claimants) in claims {
        for claimant in claimants
        where unread[claim.place]?.contains(where: {
          $0.definition == claim.definition && $0.meets(claimant, claim.isHorizontal)
        }) ?? false {
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
        where one.meets(other) && one.excludes(other) && !areExclusive(one, other) {
          note([one, other])
        }
      }
    }
    return units.map { unit in
      let owner = ownerOfUnit[unit.tokens.lowerBound] ?? -1
      var unit = unit
      if unit.reason == nil, changing.owners.contains(owner) {
        unit.leave(changing.statements, .differsAgain, reading.source)
      }
      if unit.reason == nil, owners.contains(owner) {
        unit.leave(statements, reason, reading.source)
      }
      return unit
    }
  }

  /// The owners of what may say something else of an item when it runs again, and the statements.
  private func changing(
    _ groups: [UnitGroup],
    _ ownerOfUnit: [Int: Int]
  ) -> (owners: Set<Int>, statements: Set<Int>) {
    var owners: Set<Int> = []
    var statements: Set<Int> = []
    for unit in groups.flatMap(\.units) where unit.verb == .adds && unit.reason == nil {
      for statement in unit.statements
      where statement.constraints.contains(where: {
        runs.mayDiffer($0, of: statement, in: unit)
      }) {
        owners.insert(ownerOfUnit[unit.tokens.lowerBound] ?? -1)
        statements.insert(statement.tokens.lowerBound)
      }
    }
    return (owners, statements)
  }

  /// What a call takes up by attributes that cannot be read, or by standing where it cannot be.
  private struct UnreadClaim {
    let call: Range<Int>
    /// The block that defines the state that it is in; nil outside of one.
    let definition: Int?
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
      var made: [UnreadClaim] = []
      let definition = reading.definition(around: unit.scope)
      if unit.rows.isEmpty, unit.reason != nil {
        made.append(
          UnreadClaim(call: unit.tokens, definition: definition, attribute: nil, slot: nil)
        )
      }
      for row in unit.rows where !row.reasons.isEmpty {
        let attributes: [LayoutConstraint.Attribute?] = row.attributes ?? [nil]
        made += attributes.map {
          UnreadClaim(
            call: unit.tokens,
            definition: definition,
            attribute: $0,
            slot: $0.map(slot)
          )
        }
      }
      guard !made.isEmpty, let subject = unit.subject else { continue }
      for place in names.places(of: subject, at: unit.scope) {
        claims[place, default: []] += made
      }
    }
    return claims
  }

  /// Whether two claimants stand in different arms of one condition, or in different cases of one switch, so that
  /// only one of them runs for an item.
  private func areExclusive(_ one: Claimant, _ other: Claimant) -> Bool {
    guard let around = choice(one.scope, other.scope) else { return false }
    // Code that runs again for the same item may choose the other one then; a block that takes the place of what it
    // made lets go of that before.
    let isRemade = one.block == other.block && one.unit.verb == .replaces
    return ![one, other].contains {
      runs.mayRepeat(around, for: $0.item, in: $0.unit, at: $0.scope, isRemade: isRemade)
    }
  }

  /// The scope with the condition or the switch of which two scopes lie in different arms; nil without one.
  private func choice(_ one: Int, _ other: Int) -> Int? {
    let scopes = reading.facts.scopes.scopes
    func path(_ scope: Int) -> [Int] {
      var path = [scope]
      while let last = path.last, last != 0 { path.append(scopes[last].parent) }
      return path.reversed()
    }
    let (one, other) = (path(one), path(other))
    guard let place = zip(one, other).enumerated().first(where: { $0.element.0 != $0.element.1 }),
      place.offset > 0
    else { return nil }
    let around = one[place.offset - 1]
    let (first, second) = (scopes[place.element.0].tokens, scopes[place.element.1].tokens)
    if areCases(first, second, of: scopes[around]) { return scopes[around].parent }
    let isChoice = scopes[around].statements.contains { statement in
      guard reading.source.isToken(statement.lowerBound, "if") else { return false }
      let arms = reading.source.arms(of: statement)
      return arms.contains(first.lowerBound - 1) && arms.contains(second.lowerBound - 1)
    }
    return isChoice ? around : nil
  }

  /// Whether the code of two cases of a switch never runs together: the first one does not fall through.
  private func areCases(_ one: Range<Int>, _ other: Range<Int>, of around: ScopeMap.Scope) -> Bool {
    let source = reading.source
    guard let header = around.statements.first, source.beginsCase(at: header.lowerBound) else {
      return false
    }
    let starts = Set(around.statements.map(\.upperBound))
    guard starts.contains(one.lowerBound), starts.contains(other.lowerBound) else { return false }
    let first = one.lowerBound < other.lowerBound ? one : other
    return reading.places(of: "fallthrough", in: first).isEmpty
  }
}

extension SwiftSource {
  /// The opening braces of a condition's arms, in order; those of closures in its head stand in brackets.
  func arms(of condition: Range<Int>) -> [Int] {
    var arms: [Int] = []
    var index = condition.lowerBound
    while index < condition.upperBound {
      if isToken(index, "{") { arms.append(index) }
      index = after(index)
    }
    return arms
  }
}

extension LayoutUnit {
  /// Leaves some statements where their block can be divided, and all of it elsewhere.
  ///
  /// - Parameters:
  ///   - statements: The first tokens of the statements.
  ///   - reason: Why they stay.
  ///   - source: The file.
  mutating func leave(_ statements: Set<Int>, _ reason: LeftReason, _ source: SwiftSource) {
    let competing = rows.indices.filter { index in
      rows[index].statements.contains { statements.contains($0.tokens.lowerBound) }
    }
    // A handle that stays is one of the old dialect wherever it is used.
    let isStored = competing.contains { index in
      rows[index].statements.contains { $0.storage != nil && !$0.storesConstraint }
    }
    guard verb == .adds, replacement == nil, !hasFlow, !isStored,
      Residue.canDivide(self, leaving: competing.map { rows[$0] }, source)
    else {
      self.reason = reason
      return
    }
    for index in competing { rows[index].content = .left(reason) }
  }
}
