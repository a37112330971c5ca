import ConstraintKernel
import LayoutStatements

/// Converts one file: reads its units, decides what becomes of them, prints what is to be printed, and
/// puts it in place.
struct FileConverter {
  let conversion: SourceConversion
  let reading: Reading
  let style: SourceStyle
  private var edits: [SourceEdit] = []
  private var report = ConversionReport()
  /// The words that sites are counted by.
  private var marks: SiteMarks
  private var names: [Int: Set<String>] = [:]
  /// The scopes in which a printed line clears an item's flag.
  private var flagged: [SourceFacts.Place: Set<Int>] = [:]
  /// Items whose flag code clears that runs once, before all other code of their type.
  private var flaggedAtFirst: Set<SourceFacts.Place> = []
  private let members: TypeMembers
  /// Variables that have to stay handles of chains.
  private let blocked: Set<String>
  /// Lines of which a second reader finds something else in the result.
  private let doubts: Set<Int>
  /// How many units stay since they share a function with such a line.
  private(set) var doubted = 0
  private var changedHandles: Set<String> = []
  private var keptHandles: Set<String> = []
  /// Names that printed variables must not have, wherever they stand.
  private var reserved: Set<String> = []
  /// Items that some unit constrains.
  private var subjects: Set<SourceFacts.Place> = []
  /// The places that reasons refer to.
  private var places: ReasonPlaces?
  /// How often converted statements read a list, by its declaration.
  private var lists: [Range<Int>: Int] = [:]
  /// Properties that the conversion declares.
  private var properties: Set<String> = []

  /// Makes a converter of a file.
  ///
  /// - Parameters:
  ///   - conversion: What is converted into what.
  ///   - reading: The file.
  ///   - blocked: Variables that have to stay handles of chains.
  ///   - doubts: Lines whose functions have to stay.
  init(
    _ conversion: SourceConversion,
    _ reading: Reading,
    blocked: Set<String>,
    doubts: Set<Int>
  ) {
    self.conversion = conversion
    self.reading = reading
    self.blocked = blocked
    self.doubts = doubts
    members = TypeMembers(reading)
    style = SourceStyle(reading)
    marks = SiteMarks(conversion.reader, reading)
  }

  /// Variables that would be handles in one place and constraints in another.
  var brokenHandles: Set<String> { changedHandles.intersection(keptHandles) }

  private var source: SwiftSource { reading.source }

  mutating func run() throws(SourceProblem) -> ConvertedSource {
    var units = conversion.reader.units(reading).map {
      $0.understood(conversion.understanding).withoutDiscards(reading)
    }
    let sites = LayoutSites(conversion.reader, reading)
    units = (units + sites.hidden(besides: units)).sorted {
      ($0.tokens.lowerBound, $0.isHidden ? 0 : 1) < ($1.tokens.lowerBound, $1.isHidden ? 0 : 1)
    }
    marks.assign(to: units)
    leaveDoubted(&units)
    let decisions = UnitDecisions(conversion, reading, units, sites, blocked, style: style)
    units = decisions.units
    for plan in decisions.plans { properties.formUnion(plan.names) }
    reserved = style.names.union(properties)
    subjects = decisions.subjects
    keptHandles.formUnion(decisions.lost)
    places = ReasonPlaces(reading, units, decisions.handles, decisions.rivalries)
    for group in UnitGroup.groups(of: units, reading) { convert(group) }
    let isConverted = !report.converted.isEmpty
    edits += decisions.handles.edits(for: changedHandles)
    for plan in decisions.plans { edits += plan.edits(for: changedHandles) }
    edits += lists.sorted { $0.key.lowerBound < $1.key.lowerBound }.compactMap(removal)
    var bytes = try SourceEdit.apply(edits, to: source.bytes)
    if isConverted {
      // The result is read again: what cannot be read is never handed out.
      let result = try SwiftSource(bytes)
      bytes = try ImportSwap(conversion, reading.facts).apply(to: result)
      _ = try SwiftSource(bytes)
    }
    return ConvertedSource(bytes: bytes, report: report)
  }

  /// Leaves all units of the functions that a second reader understands differently.
  private mutating func leaveDoubted(_ units: inout [LayoutUnit]) {
    if doubts.isEmpty { return }
    let scopes = reading.facts.scopes
    for index in units.indices {
      let function = scopes.scopes[scopes.function(of: units[index].scope)]
      let bytes = source.bytes(ofTokens: function.tokens)
      let lines = source.line(of: bytes.lowerBound)...source.line(of: bytes.upperBound)
      guard doubts.contains(where: lines.contains) else { continue }
      units[index].reason = units[index].reason ?? .judgedOtherwise
      doubted += 1
    }
  }

  // MARK: Units

  private mutating func convert(_ written: UnitGroup) {
    count(written.units, in: \.understood)
    convert(counted: written)
  }

  private mutating func convert(counted written: UnitGroup) {
    var group = written
    let binding = bind(&group)
    if let reason = group.wholeReason {
      leave(group, [reason])
      return
    }
    var printer = UnitPrinter(conversion, reading, style)
    printer.reservedNames = names[group.function] ?? reserved
    printer.propertyNames = properties
    let flagLines = flags(of: group)
    switch printer.print(group, flags: flagLines) {
    case .failure(let reason):
      // One line that has to stay keeps none of its neighbours.
      if let (first, second) = group.halves, canPart(first, second) {
        convert(counted: first)
        convert(counted: second)
      } else if let divided = divided(group, printer) {
        convert(counted: divided)
      } else {
        leave(group, [reason])
      }
    case .success(let lines):
      // The names may have no other owner while they grow, or every unit would copy them.
      printer.reservedNames = []
      names[group.function, default: reserved].formUnion(printer.declaredNames)
      if binding != nil, let name = group.units[0].subject {
        names[group.function, default: reserved].insert(name)
      }
      let isFirst = members.runsAlways(group.scope, before: group.tokens.lowerBound)
      // Each branch of a condition of the compiler needs a line of its own.
      let isConditional = reading.facts.conditional.contains(group.tokens.lowerBound)
      for subject in group.placed where !isConditional {
        flagged[place(of: subject, group), default: []].insert(group.scope)
        if isFirst, members.isFixed(subject, at: group.scope) {
          flaggedAtFirst.insert(typePlace(of: subject, group.scope))
        }
      }
      count(group.units, in: \.converted)
      for list in group.units.flatMap(\.statements).flatMap(\.lists) {
        lists[list, default: 0] += 1
      }
      changedHandles.formUnion(storages(of: group))
      for row in group.rows {
        if let reason = row.reasons.first {
          let count = group.units.map { marks.count(in: row.tokens, of: $0) }.reduce(0, +)
          if count > 0 { report.left[reason.kind, default: 0] += count }
        }
        for reason in row.reasons {
          let line = source.line(of: source.bytes(ofTokens: row.tokens).lowerBound)
          let other = places?.place(meantBy: reason, for: row.statements, in: group)
          report.leftovers.append(.init(line: line, reason: reason, other: other))
        }
      }
      let all = binding.map { [$0] + lines } ?? lines
      edits.append(style.edit(replacing: group.bytes(source), with: all, in: source))
    }
  }

  /// Whether both halves of a group mean the same in calls of their own: attributes of two calls
  /// would push each other out.
  private func canPart(_ one: UnitGroup, _ other: UnitGroup) -> Bool {
    guard conversion.target == .attribute else { return true }
    func slots(_ group: UnitGroup) -> [SourceFacts.Place: LayoutSlots] {
      var slots: [SourceFacts.Place: LayoutSlots] = [:]
      for constraint in group.units.flatMap(\.statements).flatMap(\.constraints) {
        let place = typePlace(of: constraint.subject, group.scope)
        slots[place, default: []].formUnion(LayoutSlots(constraint.attribute))
      }
      return slots
    }
    let others = slots(other)
    return slots(one).allSatisfy { place, taken in
      others[place].map { $0.isDisjoint(with: taken) } ?? true
    }
  }

  /// A block of which those rows are left that cannot be printed by themselves; nil where that are
  /// none or all, where it cannot be divided, and where what stays is used elsewhere.
  private func divided(_ group: UnitGroup, _ printer: UnitPrinter) -> UnitGroup? {
    guard group.units.count == 1, group.units[0].verb == .adds,
      group.units[0].replacement == nil, !group.hasFlow, group.dependsOnOthers.isEmpty
    else { return nil }
    var result = group
    var leaves = false
    var keeps = false
    for (index, row) in group.rows.enumerated() {
      guard case .statement(let statement) = row.content else { continue }
      var one = group
      one.units[0].rows = [row]
      var trial = printer
      guard case .failure(let reason) = trial.print(one, flags: []) else {
        keeps = true
        continue
      }
      guard statement.storage == nil, statement.isSite else { return nil }
      leaves = true
      result.units[0].rows[index].content = .left(reason)
    }
    let left = result.rows.filter { !$0.reasons.isEmpty }
    let canDivide = Residue.canDivide(group.units[0], leaving: left, source)
    return leaves && keeps && canDivide ? result : nil
  }

  /// The line that makes a call once whose result is a group's item, which has a name from then on.
  private func bind(_ group: inout UnitGroup) -> String? {
    guard group.units.count == 1, let call = group.units[0].boundCall,
      group.units[0].reason == nil
    else { return nil }
    var taken = VariableNames(names[group.function] ?? reserved)
    let name = taken.unique("item")
    group.units[0].rows = group.units[0].rows.map { $0.renaming(call, name) }
    group.units[0].subject = name
    return "let \(name) = \(call)"
  }

  /// The edit that takes out the name of a list which nothing says any more.
  private func removal(of list: Range<Int>, _ count: Int) -> SourceEdit? {
    let block = reading.facts.scopes.scopes[reading.facts.scopes.scope(of: list.lowerBound)].tokens
    let mentions = reading.places(of: source.text(at: list.lowerBound + 1)).filter { index in
      block.contains(index) && !isLabel(index)
    }
    let range = source.bytes(ofTokens: list)
    let start = source.startOfLine(at: range.lowerBound)
    let isAlone = source.text(start..<range.lowerBound).allSatisfy(\.isWhitespace)
    // What stands between statements that were replaced together is part of them.
    guard mentions.count == count + 1, isAlone,
      !edits.contains(where: { $0.range.overlaps(range) }),
      let end = source.bytes[range.upperBound...].firstIndex(of: .lineFeed),
      source.text(range.upperBound..<end).allSatisfy(\.isWhitespace)
    else { return nil }
    return SourceEdit(range: start..<end + 1, text: "")
  }

  /// Whether a word is the label of an argument, as in `views: views`.
  private func isLabel(_ index: Int) -> Bool {
    source.isToken(index + 1, ":")
      && (source.isToken(index - 1, "(") || source.isToken(index - 1, ","))
  }

  private func storages(of group: UnitGroup) -> [String] {
    group.units.flatMap(\.dependencies)
  }

  private mutating func count(
    _ units: [LayoutUnit],
    in path: WritableKeyPath<ConversionReport, [String: Int]>
  ) {
    for unit in units {
      var rest = marks.count(of: unit)
      for row in unit.rows where !row.reasons.isEmpty {
        rest -= marks.count(in: row.tokens, of: unit)
      }
      for row in unit.rows where row.reasons.isEmpty {
        for statement in row.statements {
          let tokens = row.statements.count == 1 ? row.tokens : statement.tokens
          let count = marks.count(in: tokens, of: unit)
          report[keyPath: path][statement.construct, default: 0] += count
          rest -= count
        }
      }
      // What only removes or clears has no statements.
      if rest > 0 { report[keyPath: path][ConversionReport.block, default: 0] += rest }
    }
    report[keyPath: path] = report[keyPath: path].filter { $0.value > 0 }
  }

  /// Leaves a group as it was, behind a comment with the reason, unless that stands there already.
  private mutating func leave(_ group: UnitGroup, _ reasons: [LeftReason]) {
    keptHandles.formUnion(storages(of: group))
    let start = group.bytes(source).lowerBound
    let sites = group.units.map(marks.count).reduce(0, +)
    for reason in reasons {
      if sites > 0 { report.left[reason.kind, default: 0] += sites }
      let other = places?.place(
        meantBy: reason,
        for: group.units.flatMap(\.statements),
        in: group
      )
      report.leftovers.append(.init(line: source.line(of: start), reason: reason, other: other))
    }
    // A line that begins within something that is replaced has no place of its own.
    var place = start
    if let around = edits.last(where: {
      $0.range.lowerBound < source.startOfLine(at: place)
        && $0.range.upperBound > source.startOfLine(at: place)
    }) {
      place = around.range.lowerBound
    }
    guard let edit = style.comment(reasons, at: place, in: source) else { return }
    // Of several statements of a line that stay for one reason the first has said it.
    let isSaid = edits.reversed().prefix { $0.range.lowerBound >= edit.range.lowerBound }
      .contains { $0.range == edit.range && $0.text == edit.text }
    if !isSaid { edits.append(edit) }
  }

  // MARK: Autoresizing flags

  /// Lines that clear the flags which the old dialect cleared by itself.
  private func flags(of group: UnitGroup) -> [String] {
    guard conversion.origin.dialect.map({ !$0.leavesFlags }) ?? false else { return [] }
    let items =
      conversion.target.leavesFlags
      ? group.placed
      : group.placed.filter { item in
        !subjects.contains(typePlace(of: item, group.scope)) || isInBranches(item, group)
      }
    return items.filter { subject in
      !isCleared(subject, before: group) && !isFlagged(subject, group)
        && !flaggedAtFirst.contains(typePlace(of: subject, group.scope))
    }.map { "\($0).translatesAutoresizingMaskIntoConstraints = false" }
  }

  /// Whether the flag of an item is seen to be cleared by the time that a group runs: in the same function, where
  /// the item is made, or in what runs once.
  private func isCleared(_ subject: String, before group: UnitGroup) -> Bool {
    let facts = reading.facts
    guard facts.isCleared(subject, at: group.scope) else { return false }
    guard let clearing = facts.cleared[facts.place(of: subject, at: group.scope)] else {
      return true
    }
    let members = TypeMembers(reading)
    let own = facts.scopes.function(of: group.scope)
    return clearing.contains { scope in
      let function = facts.scopes.function(of: scope)
      return function == own || facts.scopes.scopes[function].kind != .function
        || members.runsOnce(scope)
    }
  }

  /// Whether a block, which clears its item's flag whatever it makes, makes constraints of it under
  /// conditions alone.
  private func isInBranches(_ item: String, _ group: UnitGroup) -> Bool {
    guard conversion.origin == .maker, group.units.contains(where: { $0.subject == item }) else {
      return false
    }
    return !group.rows.contains { row in
      guard case .statement(let statement) = row.content else { return false }
      return statement.constraints.contains { $0.subject == item }
    }
  }

  /// Whether a line that clears the flag has run whenever the group's scope runs, for the same item.
  private func isFlagged(_ subject: String, _ group: UnitGroup) -> Bool {
    guard let scopes = flagged[place(of: subject, group)] else { return false }
    let own = typePlace(of: subject, group.scope)
    if reading.facts.isReassigned(own) || reading.facts.flagged.contains(own) { return false }
    if subject.contains("$") { return scopes.contains(group.scope) }
    var current = group.scope
    while !scopes.contains(current), current != 0 {
      current = reading.facts.scopes.scopes[current].parent
    }
    return scopes.contains(current)
  }

  private func typePlace(of item: String, _ scope: Int) -> SourceFacts.Place {
    reading.facts.place(of: item, at: scope)
  }

  /// An item within a function: a flag that one function clears may be needed in another.
  private func place(of subject: String, _ group: UnitGroup) -> SourceFacts.Place {
    let place = reading.facts.place(of: subject, at: group.scope)
    return SourceFacts.Place(
      type: "\(group.function) \(place.type)",
      item: place.item,
      scope: place.scope
    )
  }
}

extension SourceDialect {
  /// Whether items keep their autoresizing flag until code clears it.
  var leavesFlags: Bool { self == .anchors || self == .constraint }
}
