import ConstraintKernel

/// Reads anchors, item initialisers and format strings, and what activates them.
struct AnchorReader: DialectReader {
  /// The forms that are read; the others are left as they are.
  var forms: Set<AnchorLift.Form> = [.anchors, .initializer]

  func isOwnWord(at token: Int, _ reading: Reading) -> Bool { false }

  func verb(at token: Int, _ reading: Reading) -> LayoutUnit.Verb? {
    AnchorLift(reading: reading, scope: 0, forms: forms).makesConstraint(at: token) ? .adds : nil
  }

  func units(_ statements: [Range<Int>], in scope: Int, _ reading: Reading) -> [LayoutUnit] {
    let lift = AnchorLift(reading: reading, scope: scope, forms: forms)
    var units: [LayoutUnit] = []
    var group = AnchorGroup(lift)
    var taken: [Range<Int>] = []
    func finish() {
      if group.waiting.isEmpty || taken.count < 2 {
        if !group.isEmpty { units.append(group.unit()) }
      } else {
        units += self.units(taken, besides: group.waiting, lift)
      }
      (group, taken) = (AnchorGroup(lift), [])
    }
    var index = 0
    var nextList = 0
    while index < statements.count {
      if index >= nextList, let span = ListSpan(from: index, statements, lift) {
        if let all = group.taking(statements[span.indices]) {
          (group, taken) = (all, [])
          finish()
          index = span.indices.upperBound
          continue
        }
        // What is inside would be read again and again.
        nextList = span.indices.upperBound
      }
      let statement = statements[index]
      index += 1
      if group.take(statement) {
        taken.append(statement)
      } else {
        finish()
        if group.take(statement) {
          taken.append(statement)
        } else {
          if var unit = keptList(statement, lift) {
            if index < statements.count, let storage = lift.reading.assignment(statement)?.storage {
              let names = lift.activatedNames(statements[index])
              unit.activatesNext = names == [AnchorGroup.name(ofStorage: storage)]
            }
            units.append(unit)
          } else if lift.makesConstraint(in: statement) {
            var unit = LayoutUnit(tokens: statement, scope: scope, rows: [])
            unit.reason = .handedOn
            units.append(unit)
          }
          continue
        }
      }
      let isNamed = index < statements.count && group.names(statements[index])
      if group.isComplete, !isNamed { finish() }
    }
    finish()
    return units
  }
}

extension AnchorReader {
  /// The units of neighbours of which some only keep a constraint that other code activates: those stay, and the others
  /// are read without them.
  private func units(
    _ statements: [Range<Int>],
    besides waiting: [Int],
    _ lift: AnchorLift
  ) -> [LayoutUnit] {
    var units: [LayoutUnit] = []
    var group = AnchorGroup(lift)
    func finish() {
      if !group.isEmpty { units.append(group.unit()) }
      group = AnchorGroup(lift)
    }
    for statement in statements {
      if waiting.contains(where: statement.contains) {
        finish()
        var unit = LayoutUnit(tokens: statement, scope: lift.scope, rows: [])
        unit.reason = .handedOn
        units.append(unit)
      } else if !group.take(statement) {
        finish()
        if !group.take(statement), lift.makesConstraint(in: statement) {
          var unit = LayoutUnit(tokens: statement, scope: lift.scope, rows: [])
          unit.reason = .handedOn
          units.append(unit)
        }
      }
      if group.isComplete { finish() }
    }
    finish()
    return units
  }

  /// `compact = […]` and `return […]`, whose constraints other code activates.
  private func keptList(_ statement: Range<Int>, _ lift: AnchorLift) -> LayoutUnit? {
    let source = lift.reading.source
    var value = statement
    if source.isToken(statement.lowerBound, "return") {
      value = statement.lowerBound + 1..<statement.upperBound
    } else if let assignment = lift.reading.assignment(statement) {
      // A variable without a type would become one of the dialect's own constraints.
      if assignment.storage.hasPrefix("var "), !assignment.storage.contains(":") { return nil }
      value = assignment.value
    }
    guard value != statement, !value.isEmpty, source.isToken(value.lowerBound, "["),
      source.after(value.lowerBound) == value.upperBound
    else { return nil }
    var unit = LayoutUnit(tokens: statement, scope: lift.scope, rows: [])
    for element in lift.elements(value) {
      guard let content = lift.row(element), case .statement = content else { return nil }
      unit.rows.append(LayoutRow(tokens: element, content: content))
    }
    guard !unit.rows.isEmpty else { return nil }
    let start = source.tokens[statement.lowerBound].range.lowerBound
    let end = source.tokens[value.lowerBound].range.lowerBound
    unit.keeps = source.text(start..<end)
    return unit
  }
}

/// The statements from the declaration of a list of constraints to what activates it.
///
/// Lists that are declared between are activated between, too.
struct ListSpan {
  let indices: Range<Int>

  /// Code of more tokens than this between a declaration and its activation is not looked through,
  /// since what nests would be looked through at every level.
  private static let mostTokens = 5_000

  /// Fails where no list is declared, and where the last that is said of one is something else.
  init?(from start: Int, _ statements: [Range<Int>], _ lift: AnchorLift) {
    var last = start
    var index = start
    // What each statement activates is read once, however many lists it names.
    var activated: [Int: Set<String>] = [:]
    while index <= last {
      if let name = lift.declaredName(statements[index]),
        let end = Self.last(name, in: statements, from: index, lift.reading)
      {
        let count = statements[end].upperBound - statements[start].lowerBound
        guard count <= Self.mostTokens else { return nil }
        let names = activated[end] ?? lift.activatedNames(statements[end])
        activated[end] = names
        if end > index, names.contains(name) {
          last = max(last, end)
        } else if index == start {
          return nil
        }
      } else if index == start {
        return nil
      }
      index += 1
    }
    let tokens = statements[start].lowerBound..<statements[last].upperBound
    guard lift.makesConstraint(within: tokens) else { return nil }
    indices = start..<last + 1
  }

  /// The last statement that mentions a name.
  private static func last(
    _ name: String,
    in statements: [Range<Int>],
    from start: Int,
    _ reading: Reading
  ) -> Int? {
    guard let end = statements.last?.upperBound,
      let place = reading.lastPlace(of: name, before: end)
    else { return nil }
    var (low, high) = (start, statements.count)
    while low < high {
      let middle = (low + high) / 2
      if statements[middle].upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low < statements.count && statements[low].contains(place) ? low : nil
  }
}
