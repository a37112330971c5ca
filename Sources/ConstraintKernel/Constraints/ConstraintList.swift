/// The active constraints of an item in one role, in the order they came.
///
/// A constraint knows its place in each of its lists, so that it leaves in constant time; the place
/// stays vacant until the list is packed. A list retains its constraints.
struct ConstraintList {
  /// What an item is to the constraints of a list.
  enum Role {
    /// The first item.
    case first
    /// The second item, and not the first as well.
    case second
    /// The item whose coordinate space they are read in.
    case host
  }

  /// Where a constraint stands in the lists of its items; -1 where it does not.
  struct Places {
    fileprivate var first = -1
    fileprivate var second = -1
    fileprivate var host = -1

    fileprivate subscript(role: Role) -> Int {
      get {
        switch role {
        case .first: first
        case .second: second
        case .host: host
        }
      }
      set {
        switch role {
        case .first: first = newValue
        case .second: second = newValue
        case .host: host = newValue
        }
      }
    }
  }

  let role: Role
  private var entries: [LayoutConstraint?] = []
  /// How many constraints there are.
  private(set) var count = 0

  init(_ role: Role) {
    self.role = role
  }

  var isEmpty: Bool { count == 0 }

  /// The constraints in order; one may leave the list while the answer is walked.
  var all: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    constraints.reserveCapacity(count)
    visit { constraints.append($0) }
    return constraints
  }

  /// Calls `body` with each constraint in order, as of now.
  func visit(_ body: (LayoutConstraint) -> Void) {
    for case let constraint? in entries { body(constraint) }
  }

  /// Adds a constraint after the others.
  ///
  /// - Complexity: O(1) on average.
  mutating func append(_ constraint: LayoutConstraint) {
    if entries.count > 2 * count + 8 { pack() }
    // Most items have about four, which fit without growing.
    if entries.isEmpty { entries.reserveCapacity(4) }
    constraint.places[role] = entries.count
    entries.append(constraint)
    count += 1
  }

  /// Takes a constraint out, which has to be in the list.
  mutating func remove(_ constraint: LayoutConstraint) {
    let place = constraint.places[role]
    assert(entries[place] === constraint, "\(constraint) is not at place \(place) of its list")
    entries[place] = nil
    constraint.places[role] = -1
    count -= 1
    while let last = entries.last, last == nil { entries.removeLast() }
  }

  private mutating func pack() {
    entries.removeAll { $0 == nil }
    for (place, constraint) in entries.enumerated() { constraint?.places[role] = place }
  }

  /// Checks that each constraint is active, listed once, and where it says it is.
  func checkInvariants(of item: ItemRecord) {
    #if CHECK_INVARIANTS
    for (place, constraint) in entries.enumerated() {
      guard let constraint else { continue }
      precondition(constraint.places[role] == place, "\(constraint) is listed twice")
      precondition(constraint.host != nil, "\(constraint) is listed and not active")
      let owner =
        switch role {
        case .first: constraint.first
        case .second: constraint.second
        case .host: constraint.host
        }
      precondition(owner === item, "\(constraint) stands in the list of \(item.name)")
    }
    #endif
  }
}
