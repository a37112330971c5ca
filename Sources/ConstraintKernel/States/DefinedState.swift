/// A constraint of a state, and when it is wanted.
struct StateMember {
  let constraint: LayoutConstraint
  /// What it takes of its first item; nil for a constraint without an attribute.
  let slot: ConstraintSlot?
  /// The declaration it was made of, and a number for the call that was, in a dialect whose calls
  /// push each other out.
  let declared: (declaration: SlotDeclaration, call: Int)?
  /// How many states extend the one it was written for, from the first one on: what extends is above.
  let level: Int
  /// What the condition said when it was last asked; true without one.
  var holds = true

  /// When it is wanted; nil means always.
  var condition: ConstraintDescription.Condition? { declared?.declaration.description.condition }

  /// Whether the other one, on the same item, gives way to this one, which is the stronger one.
  ///
  /// What extends a state pushes out of that, by slot, whatever dialect either is of. Within one
  /// state only declarations push each other out, as they do outside of one; see ``SlotClaim``.
  func excludes(_ weaker: StateMember) -> Bool {
    guard let slot, let other = weaker.slot, slot.excludes(other) else { return false }
    if level != weaker.level { return true }
    guard let declared, let former = weaker.declared else { return false }
    return declared.call != former.call
      || declared.declaration.namesSameAttribute(as: former.declaration)
  }
}

/// What a state is called: by its name, or by its number among several places, the first of which is 1.
enum StateName {
  case state(String)
  case place(Int)

  /// What diagnoses say: `state "expanded"`, `place 2`.
  var title: String {
    switch self {
    case .state(let name): "state \"\(name)\""
    case .place(let number): "place \(number)"
    }
  }

  /// The name, or the number.
  var label: String {
    switch self {
    case .state(let name): name
    case .place(let number): "\(number)"
    }
  }
}

/// A state: constraints that come into layout together, and go together.
///
/// Which of them *stand* follows from what their conditions say: a member stands if it holds and no
/// stronger one that stands pushes it out. The strongest are those of the state itself, the last
/// written first; then come those of the state that it extends.
final class DefinedState {
  let name: StateName
  /// What a state that it extends has, then its own, as written.
  private(set) var members: [StateMember]
  /// Items that leave their frames with it, beside the constraints' first items.
  let placed: [ItemRecord]
  /// The level of its own members.
  let level: Int
  /// Whether any member has a condition.
  let isConditional: Bool
  /// The places of the members of each item, the strongest first.
  private let rivals: [ItemRecord: [Int]]

  init(_ name: StateName, _ members: [StateMember], placing placed: [ItemRecord], level: Int) {
    self.name = name
    (self.members, self.placed, self.level) = (members, placed, level)
    isConditional = members.contains { $0.condition != nil }
    var rivals: [ItemRecord: [Int]] = [:]
    for place in Self.strongestFirst(members) {
      rivals[members[place].constraint.first, default: []].append(place)
    }
    self.rivals = rivals
  }

  /// Whether a constraint is one of the members.
  ///
  /// - Complexity: O(*m*) in the members of its item.
  func has(_ constraint: LayoutConstraint) -> Bool {
    rivals[constraint.first]?.contains { members[$0].constraint === constraint } ?? false
  }

  /// The places of members: those of the state itself before those of what it extends, the last
  /// written before the first; of one call those with a condition before those without.
  private static func strongestFirst(_ members: [StateMember]) -> [Int] {
    // What one call declares stands together.
    var begin = 0
    let keys = members.indices.map { place in
      let (member, former) = (members[place], members[max(place - 1, 0)])
      let continues =
        member.level == former.level && member.declared != nil
        && member.declared?.call == former.declared?.call
      if !continues { begin = place }
      return (begin, member.condition == nil ? 0 : 1, place)
    }
    // Members of a state come behind those of what it extends.
    return members.indices.sorted { keys[$0] > keys[$1] }
  }

  /// The constraints that stand, in the order in which they were written.
  ///
  /// - Complexity: O(*n* · *m*) in the members, and those of one item.
  var standing: [LayoutConstraint] {
    // What several constraints say together goes together.
    var torn: Set<ObjectIdentifier> = []
    while true {
      let (stands, newlyTorn) = standing(without: torn)
      if newlyTorn.isEmpty {
        return members.indices.filter { stands[$0] }.map { members[$0].constraint }
      }
      torn.formUnion(newlyTorn)
    }
  }

  /// Whether each member stands if some arrangements do not count, and which others lose a member to
  /// a state that extends theirs.
  private func standing(
    without torn: Set<ObjectIdentifier>
  ) -> (stands: [Bool], newlyTorn: Set<ObjectIdentifier>) {
    var stands = [Bool](repeating: false, count: members.count)
    var newlyTorn: Set<ObjectIdentifier> = []
    for places in rivals.values {
      var standing: [Int] = []
      for place in places where members[place].holds {
        let member = members[place]
        let whole = member.constraint.arrangement.map(ObjectIdentifier.init)
        if let whole, torn.contains(whole) { continue }
        if let stronger = standing.first(where: { members[$0].excludes(member) }) {
          if let whole, members[stronger].level > member.level { newlyTorn.insert(whole) }
          continue
        }
        standing.append(place)
        stands[place] = true
      }
    }
    return (stands, newlyTorn)
  }

  /// Asks the conditions of all members, or of those of one item.
  func ask(of item: ItemRecord? = nil) {
    let asked = members.indices.filter {
      members[$0].condition != nil && (item == nil || members[$0].constraint.first === item)
    }
    // Conditions are foreign code: answers are collected before any is taken.
    let answers = asked.map { place in
      let member = members[place]
      let surroundings = member.constraint.first.findEnvironment().ownEnvironment
      return member.condition?(surroundings) ?? true
    }
    for (place, holds) in zip(asked, answers) { members[place].holds = holds }
  }

  /// Whether any condition is about constraints of an item.
  func isConditional(on item: ItemRecord) -> Bool {
    isConditional && members.contains { $0.condition != nil && $0.constraint.first === item }
  }
}
