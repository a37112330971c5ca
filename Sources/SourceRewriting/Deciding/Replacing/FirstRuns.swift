/// Whether units have run whenever others do, for many of them: what runs before each is looked for once.
struct FirstRuns {
  private let members: TypeMembers
  private var known: [Int: [EarlierCode]?] = [:]

  init(_ members: TypeMembers) {
    self.members = members
  }

  /// Whether a unit has run whenever another one does.
  mutating func runsFirst(_ unit: LayoutUnit, before other: LayoutUnit) -> Bool {
    let place = unit.tokens.lowerBound
    let earlier = known[place] ?? members.earlierCode(unit.scope, before: place)
    known[place] = .some(earlier)
    return earlier.map { members.leads($0, before: [other]) } ?? false
  }
}
