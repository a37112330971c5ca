import Testing

@testable import ConstraintSolver

/// Four variables, of which *b* = *a* + 1, *c* = *a* + 2 *b*, and *d* is in a row of its own beside *c*.
private struct Chain: ~Copyable {
  var state = SolverState(variables: 0, rows: 0, terms: 0)
  let a: VariableID = 0
  let b: VariableID = 1
  let c: VariableID = 2
  let d: VariableID = 3
  private(set) var rows: [RowID] = []

  /// *a* is 10 by a required row, or by one that makes it a choice.
  init(aIsChoice: Bool) throws {
    _ = state.addVariables(4, nonnegative: 0)
    try add([(a, 1)], .equal, 10, aIsChoice ? 500 : 1000)
    try add([(b, 1), (a, -1)], .equal, 1)
    try add([(c, 1), (a, -1), (b, -2)], .equal, 0)
    try add([(c, 1), (d, 1)], .lessThanOrEqual, 1000)
    state.solve()
  }

  mutating func add(
    _ terms: [(VariableID, Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double = 1000
  ) throws {
    let row = try state.addRow(
      terms.map { Term(Variable($0.0), $0.1) },
      relation,
      constant,
      priority: priority,
      rank: 0,
      yields: false
    )
    rows.append(row.id)
  }
}

@Suite("Walks through the method graph")
struct WalkTests {
  @Test("Upstream come inputs first, and what required rows fix is left out unless asked for")
  func upstream() throws {
    var choice = try Chain(aIsChoice: true)
    var walk = UpstreamWalk()
    var visits = 0
    walk.begin(in: &choice.state.system)
    walk.collect(choice.c, in: &choice.state.system, visits: &visits)
    #expect(walk.variables.array == [choice.a, choice.b, choice.c])
    #expect(visits == 3)
    // What was met is not met again, until the walk begins anew.
    walk.collect(row: choice.rows[3], in: &choice.state.system, visits: &visits)
    #expect(walk.variables.array == [choice.a, choice.b, choice.c, choice.d])
    #expect(visits == 4)
    walk.begin(in: &choice.state.system)
    walk.collect(.bound(choice.b), in: &choice.state.system, visits: &visits)
    #expect(walk.variables.array == [choice.a, choice.b])
    var fixed = try Chain(aIsChoice: false)
    walk.begin(in: &fixed.state.system)
    walk.collect(fixed.c, in: &fixed.state.system, visits: &visits)
    expect(walk.variables.isEmpty)
    walk.collect(fixed.c, includingFixed: true, in: &fixed.state.system, visits: &visits)
    #expect(walk.variables.array == [fixed.a, fixed.b, fixed.c])
  }

  @Test(
    "A question's walk takes one from the budget for each term, and ends where there is none left"
  )
  func budget() throws {
    var chain = try Chain(aIsChoice: false)
    // Rows of three, two and one terms.
    for (terms, lasts) in [(6, true), (5, false), (0, false)] {
      var walk = UpstreamWalk()
      var budget = QuestionBudget(terms)
      walk.begin(in: &chain.state.system)
      let isWhole = walk.collect(chain.c, in: &chain.state.system, &budget)
      #expect(isWhole == lasts, "\(terms)")
      // It can begin again.
      var enough = QuestionBudget(100)
      walk.begin(in: &chain.state.system)
      expect(walk.collect(chain.b, in: &chain.state.system, &enough))
      #expect(walk.variables.array == [chain.a, chain.b])
      #expect(enough.work == 8 * 3)
    }
  }

  @Test("Downstream come outputs first, and each row beside the graph once")
  func downstream() throws {
    var chain = try Chain(aIsChoice: true)
    try chain.add([(chain.a, 1), (chain.c, 1)], .lessThanOrEqual, 900)
    chain.state.solve()
    var walk = DownstreamWalk()
    var starts = List<VariableID>()
    var beside = List<RowID>()
    for variable in [chain.b, chain.a, chain.b] { starts.append(variable) }
    expect(!walk.walk(from: &starts, in: &chain.state.system, beside: &beside))
    #expect(walk.variables.array == [chain.c, chain.b, chain.a])
    #expect(Set(beside.array) == [chain.rows[3], chain.rows[4]] && beside.count == 2)
    // What has no value is no start.
    chain.state.system.setDetermination(of: chain.d, to: .unknown)
    starts.removeAll()
    starts.append(chain.d)
    expect(!walk.walk(from: &starts, in: &chain.state.system, beside: &beside))
    expect(walk.isEmpty)
  }

  @Test("A circle is found wherever the walk enters it")
  func circle() throws {
    for start in 0..<2 {
      var chain = try Chain(aIsChoice: true)
      // As if row 2 gave a its value: then a is computed from c, and c from a.
      chain.state.system.putBeside(chain.rows[0])
      chain.state.system.setDetermination(of: chain.a, to: .row(chain.rows[1]))
      chain.state.system.setDetermination(of: chain.b, to: .row(chain.rows[2]))
      chain.state.system.setDetermination(of: chain.c, to: .zero)
      var walk = DownstreamWalk()
      var starts = List<VariableID>()
      var beside = List<RowID>()
      starts.append(start == 0 ? chain.a : chain.c)
      expect(walk.walk(from: &starts, in: &chain.state.system, beside: &beside))
    }
  }

  @Test("Adjoints upstream and slopes downstream are the derivatives by hand")
  func derivatives() throws {
    var chain = try Chain(aIsChoice: true)
    var walk = UpstreamWalk()
    var derivatives = Derivatives()
    var visits = 0
    walk.begin(in: &chain.state.system)
    walk.collect(row: chain.rows[3], in: &chain.state.system, visits: &visits)
    derivatives.begin(with: &walk, in: &chain.state.system)
    let row = Multiplier(bearer: .row(chain.rows[3]), level: 0, value: 2)
    derivatives.add(row, in: &chain.state.system)
    // Twice c + d: c passes 2 on to a and 2 · 2 to b, b passes 4 on to a.
    #expect(derivatives.rate(of: chain.d) == 2 && derivatives.rate(of: chain.c) == 2)
    let third = chain.rows[2]
    let second = chain.rows[1]
    #expect(derivatives.pass(from: chain.c, through: third, in: &chain.state.system) == -2)
    #expect(derivatives.rate(of: chain.b) == 4)
    #expect(derivatives.pass(from: chain.b, through: second, in: &chain.state.system) == -4)
    expect(derivatives.entry(of: chain.a) == (6, 6))
    expect(!derivatives.isCancelled(chain.a, 0.5))
    // Minus six times the bound of a cancels that.
    let bound = Multiplier(bearer: .bound(chain.a), level: 0, value: -6)
    derivatives.add(bound, in: &chain.state.system)
    expect(derivatives.entry(of: chain.a) == (0, 12))
    expect(derivatives.isCancelled(chain.a, 0))
    // With a, b moves as fast, and c three times as fast.
    chain.state.system.beginWalk()
    expect(chain.state.system.meet(chain.a))
    derivatives.set(chain.a, to: 1, size: 1)
    let slope = derivatives.slope(of: chain.b, by: second, in: &chain.state.system)
    #expect(slope == (1, 1))
    expect(chain.state.system.meet(chain.b))
    derivatives.set(chain.b, to: slope.rate, size: slope.size)
    #expect(derivatives.slope(of: chain.c, by: third, in: &chain.state.system) == (3, 3))
  }

  @Test("Marks are those of one walk, and begin anew once numbers have run out")
  func marks() throws {
    var chain = try Chain(aIsChoice: true)
    chain.state.system.beginWalk()
    expect(chain.state.system.meet(chain.a) && !chain.state.system.meet(chain.a))
    expect(chain.state.system.meet(row: chain.rows[0]))
    expect(!chain.state.system.meet(row: chain.rows[0]))
    chain.state.system.forget(chain.a)
    expect(!chain.state.system.isMet(chain.a) && chain.state.system.isMet(row: chain.rows[0]))
    for number in [Int32.max, Int32.max - 1] {
      chain.state.system.walk = WalkNumber(current: number)
      for variable in [chain.a, chain.b] { _ = chain.state.system.meet(variable) }
      chain.state.system.variables[chain.c].mark = 1
      chain.state.system.beginWalk()
      for variable in [chain.a, chain.b, chain.c] {
        expect(!chain.state.system.isMet(variable), "\(number)")
      }
    }
  }

  @Test("What moves with a source goes on through blocks, and on from where it ended")
  func reach() throws {
    var chain = try Chain(aIsChoice: true)
    var reach = Reach()
    var budget = QuestionBudget(100)
    let blocks = SimultaneousBlocks()
    let first = Reason.Source.row(Row(chain.rows[1]))
    expect(reach.extend(from: first, in: &chain.state.system, blocks, &budget))
    #expect(reach.variables == [chain.b, chain.c] && reach.beside == [chain.rows[3]])
    let second = Reason.Source.row(Row(chain.rows[0]))
    expect(reach.extend(from: second, in: &chain.state.system, blocks, &budget))
    #expect(reach.variables == [chain.b, chain.c, chain.a] && reach.beside == [chain.rows[3]])
    #expect(reach.takeViolated().isEmpty)
    // As if the row beside the graph held d in a block.
    var held = SimultaneousBlocks()
    let number = held.add(SimultaneousBlock(choices: [chain.d], rows: [chain.rows[3]]))
    chain.state.system.put(chain.rows[3], inBlock: number)
    var through = Reach()
    expect(through.extend(from: first, in: &chain.state.system, held, &budget))
    #expect(through.variables == [chain.b, chain.c, chain.d] && through.beside.isEmpty)
    var none = QuestionBudget(1)
    var short = Reach()
    expect(!short.extend(from: first, in: &chain.state.system, held, &none))
  }
}
