import ConstraintSolver
import Testing

@Suite("Reasons")
struct ReasonTests {
  @Test("A value is the sum of what decides it, each with its rate")
  func example() throws {
    let solver = Solver()
    let whole = solver.addVariables(count: 2, nonnegative: 0b11)
    let part = whole.advanced(by: 1)
    let fixed = try solver.addRow([Term(whole, 1)], .equal, 390)
    let half = try solver.addRow([Term(part, 1), Term(whole, -0.5)], .equal, -16)
    let reason = try #require(solver.reason(of: [Term(part, 1)]))
    #expect(reason.value == 179)
    #expect(reason.shares.map(\.source) == [.row(fixed), .row(half)])
    #expect(reason.shares.map(\.rate) == [0.5, 1])
    #expect(reason.freedom == .unique)
    #expect(reason.losses.isEmpty)
  }

  @Test("A wish that lost is named, and so is what it lost against")
  func loss() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 1)
    let wish = try solver.addRow([Term(x, 1)], .equal, 320, priority: 250)
    let limit = try solver.addRow([Term(x, 1)], .lessThanOrEqual, 300)
    let other = try solver.addRow([Term(x, 1)], .greaterThanOrEqual, 40)
    let reason = try #require(solver.reason(of: [Term(x, 1)]))
    #expect(reason.shares.map(\.source) == [.row(limit)])
    #expect(reason.losses == [wish])
    #expect(reason.bystanders == [other])
    #expect(reason.freedom == .unique)
  }

  @Test("Two wishes of one level leave everything between them open")
  func tie() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 1, nonnegative: 1)
    _ = try solver.addRow([Term(x, 1)], .equal, 100, priority: 500)
    _ = try solver.addRow([Term(x, 1)], .equal, 120, priority: 500)
    #expect(solver.reason(of: [Term(x, 1)])?.freedom == .range(100...120))
  }

  @Test("What nothing decides may go on without end, but not below zero where that is required")
  func open() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0b10)
    let y = x.advanced(by: 1)
    _ = try solver.addRow([Term(x, 1), Term(y, 1)], .lessThanOrEqual, 1000, priority: 1)
    // As far as y goes up, x can go down; y does not go below zero, nor x above 1000.
    #expect(solver.reason(of: [Term(y, 1)])?.freedom == .range(0...Double.infinity))
    #expect(solver.reason(of: [Term(x, 1)])?.freedom == .range(-Double.infinity...1000))
  }

  @Test("A range is what several sources together leave open")
  func together() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 3, nonnegative: 0b111)
    let (y, sum) = (x.advanced(by: 1), x.advanced(by: 2))
    _ = try solver.addRow([Term(sum, 1), Term(x, -1), Term(y, -1)], .equal, 0)
    _ = try solver.addRow([Term(x, 1)], .lessThanOrEqual, 50)
    _ = try solver.addRow([Term(y, 1)], .lessThanOrEqual, 30)
    // Neither part alone takes the sum to the end.
    #expect(solver.reason(of: [Term(sum, 1)])?.freedom == .range(0...80))
    _ = try solver.addRow([Term(x, 1), Term(y, -1)], .lessThanOrEqual, 10)
    #expect(solver.reason(of: [Term(sum, 1)])?.freedom == .range(0...70))
  }

  @Test("Rows that meet in a point without slack decide a value together")
  func degenerate() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0b11)
    let y = x.advanced(by: 1)
    // x + y is 100 at most, and x and y are 50 at least.
    let whole = try solver.addRow([Term(x, 1), Term(y, 1)], .lessThanOrEqual, 100)
    let first = try solver.addRow([Term(x, 1)], .greaterThanOrEqual, 50)
    let second = try solver.addRow([Term(y, 1)], .greaterThanOrEqual, 50)
    let beside = try solver.addRow([Term(x, 1)], .lessThanOrEqual, 70)
    let reason = try #require(solver.reason(of: [Term(x, 1)]))
    #expect(reason.value == 50)
    #expect(reason.freedom == .unique)
    var named = Set(reason.support)
    named.formUnion(reason.shares.map(\.source))
    #expect(named == [.row(whole), .row(first), .row(second)])
    #expect(reason.bystanders.contains(beside))
  }

  @Test("Rows that decide several variables together are solved for together")
  func block() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0)
    let y = x.advanced(by: 1)
    let sum = try solver.addRow([Term(x, 1), Term(y, 1)], .equal, 10)
    let difference = try solver.addRow([Term(x, 1), Term(y, -1)], .equal, 4)
    let reason = try #require(solver.reason(of: [Term(x, 1)]))
    #expect(reason.value == 7)
    #expect(Set(reason.shares.map(\.source)) == [.row(sum), .row(difference)])
    #expect(reason.shares.map(\.rate) == [0.5, 0.5])
  }

  @Test("The multipliers of a conflict cancel every variable and leave a contradiction")
  func contradiction() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0b11)
    let y = x.advanced(by: 1)
    _ = try solver.addRow([Term(x, 1)], .equal, 320)
    _ = try solver.addRow([Term(x, 1), Term(y, -1)], .equal, 32, rank: 1)
    _ = try solver.addRow([Term(y, 1)], .greaterThanOrEqual, 300, rank: 2)
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    // 320 ≥ x = y + 32 ≥ 300 + 32.
    #expect(solver.multipliers(of: conflict) == [1, -1, -1])
  }

  @Test("A conflict of hundreds of inequalities has multipliers", arguments: [5, 500])
  func long(count: Int) throws {
    let solver = Solver()
    let widths = solver.addVariables(count: count, nonnegative: .max)
    var all: [Term] = []
    for index in 0..<count {
      let width = widths.advanced(by: index)
      all.append(Term(width, Double(index % 2 + 1)))
      _ = try solver.addRow([Term(width, 1)], .greaterThanOrEqual, 10, rank: UInt64(index))
    }
    // The sum of all is a point short of what they ask for.
    let least = Double((0..<count).reduce(0) { $0 + 10 * ($1 % 2 + 1) })
    let whole = try solver.addRow(all, .lessThanOrEqual, least - 1, rank: 1 << 20)
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(conflict.rejected == whole)
    #expect(conflict.rows.count == count + 1)
    let expected = (0..<count).map { -Double($0 % 2 + 1) } + [1]
    #expect(solver.multipliers(of: conflict) == expected)
  }
}
