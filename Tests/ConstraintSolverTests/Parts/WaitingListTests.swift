import Testing

@testable import ConstraintSolver

@Suite("Lists of what waits")
struct WaitingListTests {
  /// `x_i = i` for variables of their own, at priorities that fall, `perLevel` rows each.
  private func state(_ rows: Int, perLevel: Int) throws -> SolverState {
    var state = SolverState(variables: 0, rows: 0, terms: 0)
    for number in 0..<rows {
      let added = state.addVariables(1, nonnegative: 0)
      let variable = try #require(added)
      _ = try state.addRow(
        [Term(Variable(variable), 1)],
        .equal,
        Double(number),
        priority: 900 - Double(number / perLevel),
        rank: 0,
        yields: false
      )
    }
    state.solve()
    return state
  }

  @Test(
    "Optional rows stand by level, in the order they came where levels are few",
    arguments: [1, 5]
  )
  func optionals(perLevel: Int) throws {
    var state = try state(20, perLevel: perLevel)
    var queue = OptionalQueue()
    let listed: [RowID] = [17, 3, 19, 0, 12, 8, 4, 11]
    for row in listed { queue.append(row) }
    queue.sort(in: &state.system)
    let sorted = queue.indices.map { queue[$0] }
    let levels = sorted.map { $0.position / perLevel }
    #expect(levels == listed.map { $0.position / perLevel }.sorted())
    #expect(Set(sorted) == Set(listed))
    queue.removeEarly()
    expect(queue.isEmpty && !queue.hasLate)
  }

  @Test("More levels than four times the rows are sorted by comparing, with the same result")
  func manyLevels() throws {
    var state = try state(40, perLevel: 1)
    var queue = OptionalQueue()
    for row: RowID in [39, 2, 21] { queue.append(row) }
    queue.sort(in: &state.system)
    expect(queue.indices.map { queue[$0] } == [2, 21, 39])
  }

  @Test("Rows that come late leave by level, then by number")
  func late() {
    var queue = OptionalQueue()
    var numbers = SeededNumbers(seed: 4)
    var pushed: [(rank: Int, row: Int)] = []
    for _ in 0..<200 {
      let entry = (rank: numbers.below(5), row: numbers.below(1000))
      pushed.append(entry)
      queue.push(late: RowID(at: entry.row), rank: Int32(entry.rank))
    }
    var popped: [Int] = []
    while queue.hasLate { popped.append(queue.popLate().position) }
    #expect(popped == pushed.sorted { $0 < $1 }.map { $0.row })
  }

  @Test(
    "Violated equalities come first, the last filed before others; what holds by now is dropped"
  )
  func required() throws {
    // Rows 0 to 3: x = 0 and x = 1 and x ≤ -1 and x ≤ 5, where x is 0.
    var state = SolverState(variables: 0, rows: 0, terms: 0)
    let added = state.addVariables(1, nonnegative: 0)
    let x = try #require(added)
    let rows: [(Relation, Double)] = [
      (.equal, 0), (.equal, 1), (.lessThanOrEqual, -1), (.lessThanOrEqual, 5),
    ]
    for (relation, constant) in rows {
      _ = try state.addRow(
        [Term(Variable(x), 1)],
        relation,
        constant,
        priority: 1000,
        rank: 0,
        yields: false
      )
    }
    // Row 0 determines x at once; nothing else was looked at.
    var violations = RequiredViolations()
    expect(violations.isEmpty)
    violations.append(.row(2))
    violations.append(.row(3))
    violations.append(equality: 1)
    violations.append(equality: 0)
    #expect(violations.next(in: &state.system) == .row(1))
    #expect(violations.last(in: &state.system) == .row(2))
    #expect(violations.next(in: &state.system) == .row(2))
    #expect(violations.next(in: &state.system) == nil)
    expect(violations.isEmpty)
    // Listed more often than there are rows and variables, each stands there once.
    for _ in 0..<20 { violations.append(.row(2)) }
    var count = 0
    while violations.next(in: &state.system) != nil { count += 1 }
    #expect(count == 1)
  }

  @Test("New variables wait for a value unless rows gave one to all of them")
  func fresh() {
    var fresh = FreshVariables()
    expect(fresh.isEmpty && fresh.firstNewest == .last)
    fresh.add(from: 0, count: 4)
    fresh.add(from: 4, count: 2)
    fresh.noteDetermined()
    #expect(fresh.meet(systemEnd: 6) == 6)
    expect(fresh.awaitsValues && fresh.firstNewest == 0)
    for _ in 0..<5 { fresh.noteDetermined() }
    #expect(fresh.meet(systemEnd: 6) == 6)
    expect(!fresh.awaitsValues)
    // A block that was given again is not the last of all variables.
    fresh.add(from: 1, count: 1)
    #expect(fresh.meet(systemEnd: 6) == 7)
    expect(fresh.awaitsValues && fresh.firstNewest == .last)
  }

  @Test("Numbers of variables are theirs until they are taken back")
  func numbers() {
    var numbers = VariableNumbers()
    numbers.reserve(6)
    numbers.set([4, 2])
    numbers.replace([3])
    #expect(numbers[4] == 0 && numbers[2] == 1 && numbers[3] == nil && numbers[0] == nil)
    expect(numbers.isReplaced(3) && !numbers.isReplaced(4) && !numbers.isReplaced(0))
    numbers.reserve(8)
    #expect(numbers[4] == 0 && numbers[7] == nil)
    numbers.forget([4, 3])
    #expect(numbers[4] == nil && numbers[2] == 1)
    expect(!numbers.isReplaced(3))
    numbers.set(2, to: 7)
    #expect(numbers[2] == 7)
  }
}
