import ConstraintKernel
import LayoutStatements

/// Blocks of chains that remake, update or remove what an item has, and attributes that take the
/// place of others.
///
/// A remade item gets a list of its constraints. An update becomes the constant of a constraint
/// that is kept in a variable: the one statement of the item's other blocks that it agrees with.
/// A call with attributes is an update where all of them agree with those of one call before.
struct ItemPlan: ReplacementPlan {
  /// A statement by its unit and its place among the unit's statements, and one of its constraints.
  private struct Origin: Hashable {
    let statement: Int
    let constraint: Int
  }

  private let conversion: SourceConversion
  private let reading: Reading
  private let members: TypeMembers
  private let constraintType: String
  private var taken: VariableNames
  private var replacements: [Int: Replacement] = [:]
  private var isPlanned: Set<Int> = []
  private var updating: Set<Int> = []
  private var holders: [Origin: String] = [:]
  private var changes: [Int: [String]] = [:]
  private var declarations: [String: SourceEdit] = [:]

  private(set) var names: Set<String> = []

  /// Looks at every item that some unit does not only add to; names in `blocked` are not planned.
  init(
    _ conversion: SourceConversion,
    _ reading: Reading,
    _ units: [LayoutUnit],
    _ others: OtherNames,
    _ rivalries: Rivalries,
    _ blocked: Set<String>,
    style: SourceStyle
  ) {
    self.conversion = conversion
    self.reading = reading
    members = TypeMembers(reading)
    constraintType = style.constraintType
    taken = VariableNames(style.names)
    guard conversion.origin == .maker || conversion.origin == .attribute else { return }
    var byItem: [SourceFacts.Place: [LayoutUnit]] = [:]
    var order: [SourceFacts.Place] = []
    // What is laid out by another name, too, is not all in sight.
    var aliased: Set<SourceFacts.Place> = []
    // What a state says replaces nothing outside of it, and is replaced by nothing there.
    for unit in units where reading.definition(around: unit.scope) == nil {
      // A block of several items is no block of one of them.
      for item in unit.listed { aliased.formUnion(others.places(of: item, at: unit.scope)) }
      guard let subject = unit.subject else { continue }
      let place = reading.facts.place(of: subject, at: unit.scope)
      aliased.formUnion(others.places(of: subject, at: unit.scope).subtracting([place]))
      // A list would be a member of what the closure does not hold.
      if reading.isCaptured(subject, at: unit.scope) { aliased.insert(place) }
      if byItem[place] == nil { order.append(place) }
      byItem[place, default: []].append(unit)
    }
    // What a word makes of an item is no list of constraints.
    let worded = Set(
      units.flatMap { unit in
        unit.statements.filter { $0.word != nil }.flatMap(\.constraints).flatMap {
          others.places(of: $0.subject, at: unit.scope)
        }
      }
    )
    for place in order where !aliased.contains(place) && !worded.contains(place) {
      var own = byItem[place] ?? []
      if conversion.origin == .attribute { own = withUpdates(own) }
      if own.contains(where: rivalries.replace) { continue }
      if conversion.origin == .attribute, own.contains(where: { $0.verb == .updates }),
        LostConstraints(reading).mayTouch(own, of: place)
      {
        continue
      }
      if own.contains(where: { $0.verb != .adds }) { plan(own, place, blocked) }
    }
  }

  /// The calls of an item, those as updates that say nothing new but constants.
  ///
  /// What they take the place of is made once and first, so that it stands by then: a constant of what was never made
  /// would be changed in vain.
  private func withUpdates(_ units: [LayoutUnit]) -> [LayoutUnit] {
    guard units.allSatisfy({ $0.verb == .adds && $0.reason == nil }) else { return [] }
    var made = ConstraintAgreement(reading)
    var order = FirstRuns(members)
    return units.map { unit in
      let constraints = unit.statements.flatMap(\.constraints)
      let isUpdate = constraints.allSatisfy { constraint in
        let found = made.places(of: constraint, unit.scope)
        guard let first = found.first?.unit,
          found.allSatisfy({ $0.unit.tokens.lowerBound == first.tokens.lowerBound })
        else { return false }
        return order.runsFirst(first, before: unit)
      }
      guard isUpdate, !constraints.isEmpty else {
        made.add(unit)
        return unit
      }
      var update = unit
      update.verb = .updates
      return update
    }
  }

  func planned(_ unit: LayoutUnit) -> LayoutUnit {
    guard isPlanned.contains(unit.tokens.lowerBound) else { return unit }
    var planned = unit
    if unit.reason == .replaces { planned.reason = nil }
    planned.replacement = replacements[unit.tokens.lowerBound]
    if updating.contains(unit.tokens.lowerBound) { planned.verb = .updates }
    planned.rows = unit.rows.map(self.planned)
    return planned
  }

  func edits(for names: Set<String>) -> [SourceEdit] {
    let edits = declarations.filter { names.contains($0.key) }
    return edits.sorted { $0.key < $1.key }.map(\.value)
  }

  private func planned(_ row: LayoutRow) -> LayoutRow {
    var row = row
    switch row.content {
    case .statement(var statement):
      for index in statement.constraints.indices {
        let origin = Origin(statement: statement.tokens.lowerBound, constraint: index)
        if let name = holders[origin] { statement.holders[index] = name }
      }
      statement.changed = changes[statement.tokens.lowerBound] ?? []
      row.content = .statement(statement)
    case .branch(let arms):
      row.content = .branch(
        arms.map { LayoutRow.Arm(opening: $0.opening, rows: $0.rows.map(planned)) }
      )
    case .left, .code: break
    }
    return row
  }

  // MARK: Planning

  private mutating func plan(
    _ units: [LayoutUnit],
    _ place: SourceFacts.Place,
    _ blocked: Set<String>
  ) {
    guard units.allSatisfy({ $0.reason == nil || $0.reason == .replaces }),
      units.allSatisfy({ $0.rows.allSatisfy(\.reasons.isEmpty) }),
      units.allSatisfy({ members.isFixed($0.subject ?? "", at: $0.scope) }),
      let keyword = propertyKeyword(units)
    else { return }
    let replacing = units.contains { $0.verb == .replaces || $0.verb == .clears }
    guard !replacing || isOrdered(units) && !areToggled(units), !leavesRivals(units) else { return }
    var plan = self
    guard plan.planUpdates(units, place, keyword, blocked),
      !replacing || plan.planList(units, place, keyword, blocked)
    else { return }
    for unit in units {
      plan.isPlanned.insert(unit.tokens.lowerBound)
      if unit.verb == .updates { plan.updating.insert(unit.tokens.lowerBound) }
    }
    self = plan
  }

  /// Whether more stays of some units' attributes, or goes, than what takes their place says.
  ///
  /// In the original an attribute that has lost its place within its own call is not cleared with the item; this
  /// package's module clears it.
  private func leavesRivals(_ units: [LayoutUnit]) -> Bool {
    if units.contains(where: \.hasRivals) { return true }
    return conversion.target == .attribute && reading.facts.module == .original
      && units.contains { unit in
        let made = unit.statements.flatMap(\.constraints)
        return unit.verb != .updates && InstalledAttributes(made.map { [$0] }).hasRivals
      }
  }

  /// The words in front of a new property that code of some units uses: static functions name those of the type;
  /// nil where the units ask for both.
  private func propertyKeyword(_ units: [LayoutUnit]) -> String? {
    switch units.count(where: { members.isStatic($0.scope) }) {
    case 0: "private"
    case units.count: "private static"
    default: nil
    }
  }

  /// Whether code activates a stored handle of some units: a block that replaces then takes out what no list
  /// knows to be back.
  private func areToggled(_ units: [LayoutUnit]) -> Bool {
    let verbs: Set<String> = ["activate", "install", "isActive"]
    let source = reading.source
    let handles = units.flatMap(\.statements).compactMap(\.storage).map {
      SourceFacts.key(String($0.split(separator: " ").last ?? ""))
    }
    return handles.contains { handle in
      reading.places(of: handle).contains { token in
        let isUnwrapped = source.isToken(token + 1, "?") || source.isToken(token + 1, "!")
        let dot = token + (isUnwrapped ? 2 : 1)
        return source.isToken(dot, ".") && verbs.contains(source.text(at: dot + 1))
      }
    }
  }

  /// Whether what is made beside what is remade is made once and first, so that a group that takes
  /// the place of nothing, or a call that pushes nothing out, does the same.
  private func isOrdered(_ units: [LayoutUnit]) -> Bool {
    let made = units.filter { $0.verb == .adds }
    guard let first = made.first else { return true }
    if conversion.target != .operators, conversion.target != .attribute {
      // A list takes any number of additions, but it would wake up what a handle has put to sleep.
      guard units.flatMap(\.statements).contains(where: { $0.storage != nil }) else { return true }
    }
    let place = first.tokens.lowerBound
    let others = units.filter { $0.tokens.lowerBound != place }
    return made.count == 1 && members.runsFirst(first.scope, before: place, of: others)
  }

  private mutating func planList(
    _ units: [LayoutUnit],
    _ place: SourceFacts.Place,
    _ keyword: String,
    _ blocked: Set<String>
  ) -> Bool {
    let own = units.filter { $0.verb != .updates }
    if conversion.target == .attribute {
      let key = "\(place.type).\(place.item).easy"
      guard !blocked.contains(key) else { return false }
      for unit in own {
        replacements[unit.tokens.lowerBound] = Replacement(storage: unit.subject ?? "", key: key)
      }
      return true
    }
    let isGroup = conversion.target == .operators
    let base = place.item == "self" ? "own" : VariableNames.identifier(in: place.item)
    let name = taken.unique(base + (isGroup ? "Group" : "Constraints"))
    guard !blocked.contains(name) else { return false }
    let text =
      isGroup
      ? "\(keyword) let \(name) = ConstraintGroup()"
      : "\(keyword) var \(name): [\(constraintType)] = []"
    guard declare(name, text, place) else { return false }
    for unit in own {
      replacements[unit.tokens.lowerBound] = Replacement(
        storage: Self.path(to: name, from: unit),
        key: name
      )
    }
    return true
  }

  private mutating func declare(_ name: String, _ text: String, _ place: SourceFacts.Place) -> Bool
  {
    guard
      let edit = members.declaration(
        text,
        near: place.item,
        in: place.type,
        reading.source.lineBreak
      )
    else { return false }
    declarations[name] = edit
    names.insert(name)
    return true
  }

  /// The name as code beside an item says it: with `self.` where the item has it.
  private static func path(to name: String, from unit: LayoutUnit) -> String {
    unit.subject?.hasPrefix("self.") == true ? "self.\(name)" : name
  }

  // MARK: Updates

  private mutating func planUpdates(
    _ units: [LayoutUnit],
    _ place: SourceFacts.Place,
    _ keyword: String,
    _ blocked: Set<String>
  ) -> Bool {
    let made = units.filter { $0.verb == .adds || $0.verb == .replaces }
    guard areUpdates(units, of: made) else { return false }
    var agreement = ConstraintAgreement(reading)
    for unit in made { agreement.add(unit) }
    for unit in units where unit.verb == .updates {
      for statement in unit.statements {
        guard statement.storage == nil else { return false }
        for constraint in statement.constraints {
          // A constant takes the place of a gap.
          guard constraint.constantRightToLeft == nil, constraint.gaps == nil else { return false }
          let found = agreement.places(of: constraint, unit.scope)
          // Two of one block would leave open which of them is meant.
          guard Set(found.map(\.unit.tokens.lowerBound)).count == found.count else { return false }
          let origins = found.map { place in
            let statement = place.statement.tokens.lowerBound
            return (
              origin: Origin(statement: statement, constraint: place.constraint),
              unit: place.unit, statement: place.statement
            )
          }
          guard !origins.isEmpty,
            origins.allSatisfy({ $0.unit.verb == .replaces || members.runsOnce($0.unit.scope) })
              || origins.count == 1,
            let name = hold(
              origins.map(\.origin),
              origins.map(\.statement),
              constraint,
              place,
              keyword
            ),
            !blocked.contains(name)
          else { return false }
          changes[statement.tokens.lowerBound, default: []].append(Self.path(to: name, from: unit))
        }
      }
    }
    return true
  }

  /// Whether there is something to update whenever blocks of chains do: those of an item that has nothing make
  /// what they say.
  private func areUpdates(_ units: [LayoutUnit], of made: [LayoutUnit]) -> Bool {
    let updates = units.filter { $0.verb == .updates }
    if conversion.origin != .maker || updates.isEmpty { return true }
    return !units.contains { $0.verb == .clears }
      && made.contains { unit in
        members.runsFirst(
          unit.scope,
          before: unit.tokens.lowerBound,
          of: updates,
          trustsUnseen: true
        )
      }
  }

  /// The one variable that holds a constraint, wherever it is made.
  private mutating func hold(
    _ origins: [Origin],
    _ statements: [ReadStatement],
    _ constraint: LayoutStatement,
    _ place: SourceFacts.Place,
    _ keyword: String
  ) -> String? {
    let stored = Set(statements.map(\.storage))
    if stored.contains(where: { $0 != nil }) {
      // It is kept already.
      guard stored.count == 1, statements[0].constraints.count == 1, let name = stored.first ?? nil,
        !name.contains(" ")
      else { return nil }
      return SourceFacts.key(name)
    }
    if let name = origins.compactMap({ holders[$0] }).first {
      for origin in origins { holders[origin] = name }
      return name
    }
    let subject = place.item == "self" ? "own" : place.item
    let name = taken.name(for: subject, constraint.attribute)
    guard declare(name, "\(keyword) var \(name): \(constraintType)!", place) else { return nil }
    for origin in origins { holders[origin] = name }
    return name
  }
}
