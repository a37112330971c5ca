import Testing

@testable import ConstraintSolver

/// What is left where stronger equalities hold all choices but one.
@Suite("The best point of a line")
struct LineOptimumTests {
  /// A window whose width a label and a field share; each wants 250 not to be wider than its content, and 750 not to be
  /// narrower.
  private struct Window {
    let solver = Solver()
    private let width: Row

    init(_ length: Double) throws {
      for order in 0..<3 {
        _ = solver.addVariables(count: 1, nonnegative: 1, order: UInt64(order))
      }
      let views = (0..<3).map { Variable(index: $0) }
      width = try solver.addRow([Term(views[0], 1)], .equal, length, priority: 999.9)
      let sum = [Term(views[1], 1), Term(views[2], 1), Term(views[0], -1)]
      _ = try solver.addRow(sum, .equal, 0)
      for (view, content) in zip(views.dropFirst(), [40.0, 60]) {
        let length = [Term(view, 1)]
        _ = try solver.addRow(length, .lessThanOrEqual, content, priority: 250, yields: true)
        _ = try solver.addRow(length, .greaterThanOrEqual, content, priority: 750)
      }
    }

    mutating func resize(to length: Double) throws -> [Double] {
      try solver.setConstant(width, length)
      let report = solver.solve()
      #expect(report.regions == 0 && report.isComplete, "\(report)")
      return solver.values(3)
    }
  }

  @Test("Room that is left goes to the first that yields, what is missing to the first in order")
  func window() throws {
    var window = try Window(300)
    // The field, which comes last, is not wider than it has to be.
    #expect(try window.resize(to: 300) == [300, 240, 60])
    #expect(try window.resize(to: 301) == [301, 241, 60])
    #expect(try window.resize(to: 100) == [100, 40, 60])
    // Ten are missing at 750, whoever lacks them; of equally good points the label's least length is taken.
    #expect(try window.resize(to: 90) == [90, 30, 60])
    #expect(try window.resize(to: 50) == [50, 0, 50])
    #expect(try window.resize(to: 300) == [300, 240, 60])
  }

  /// A form in a window: three labels as wide as each other, each beside a field; all are 20 wide at least, and
  /// prefer their content's width.
  private struct Form {
    private let solver = Solver()
    private let views = (0..<7).map { Variable(index: $0) }
    private let width: Row

    init() throws {
      for order in 0..<7 {
        _ = solver.addVariables(count: 1, nonnegative: 1, order: UInt64(order))
      }
      width = try solver.addRow([Term(views[0], 1)], .equal, 0, priority: 50)
      for (place, content) in zip([1, 3, 5], [40.0, 90, 70]) {
        let (label, field) = (views[place], views[place + 1])
        let row = [Term(label, 1), Term(field, 1), Term(views[0], -1)]
        _ = try solver.addRow(row, .equal, 0)
        if place > 1 {
          _ = try solver.addRow([Term(label, 1), Term(views[1], -1)], .equal, 0)
        }
        for (view, content, hugging) in [(label, content, 250.0), (field, 60, 200)] {
          let length = [Term(view, 1)]
          _ = try solver.addRow(length, .greaterThanOrEqual, 20)
          _ = try solver.addRow(length, .greaterThanOrEqual, content, priority: 750)
          _ = try solver.addRow(length, .lessThanOrEqual, content, priority: hugging, yields: true)
        }
      }
    }

    /// The widths of the window, the labels and the fields once the window is to have a width.
    func ask(for length: Double, _ priority: Double) throws -> [Double] {
      try solver.setPriority(width, priority)
      try solver.setConstant(width, length)
      let report = solver.solve()
      #expect(report.regions == 0 && report.isComplete, "\(report)")
      return views.prefix(3).map(solver.value)
    }
  }

  @Test("Where an inequality holds one choice, and equalities all others, that choice moves")
  func form() throws {
    let form = try Form()
    // The labels are as wide as the widest of them.
    #expect(try form.ask(for: 0, 50) == [150, 90, 60])
    #expect(try form.ask(for: 0, 800) == [40, 20, 20])
    // What a label gains a field lacks; of equally good points the label's least length is taken.
    #expect(try form.ask(for: 60, 999.9) == [60, 20, 40])
    // Fields hug their content less than labels do.
    #expect(try form.ask(for: 480, 999.9) == [480, 90, 390])
  }

  /// Variables that follow from a window's width and one choice, and rows of all kinds on them.
  private struct RandomLine {
    private(set) var rows: [RowModel] = []
    private(set) var count: Int
    private(set) var nonnegative: UInt64
    private var numbers: SeededNumbers

    init(seed: Int) {
      numbers = SeededNumbers(seed: seed)
      count = 3 + numbers.below(4)
      nonnegative = UInt64(numbers.below(1 << count))
      let window = [Term(Variable(index: 0), 1)]
      add(window, .equal, Double(numbers.below(20) * 10), 999.9, yields: false)
      for variable in 2..<count {
        let factors = [1, -1, 1, 2, 0.5]
        let terms = [
          Term(Variable(index: Int32(variable)), 1),
          Term(Variable(index: 1), -factors[numbers.below(5)]),
          Term(Variable(index: 0), Double(numbers.below(3) - 1)),
        ]
        add(terms.filter { $0.coefficient != 0 }, .equal, number(), 1_000, yields: false)
      }
      for _ in 0..<(2 + numbers.below(8)) {
        let relation: Relation =
          [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(3)]
        let priority = [750.0, 500, 250, 250, 50][numbers.below(5)]
        let variable = Variable(index: Int32(1 + numbers.below(count - 1)))
        add([Term(variable, 1)], relation, number(), priority, yields: numbers.below(2) == 0)
      }
    }

    private mutating func number() -> Double { Double(numbers.below(20) * 10 - 40) }

    private mutating func add(
      _ terms: [Term],
      _ relation: Relation,
      _ constant: Double,
      _ priority: Double,
      yields: Bool
    ) {
      rows.append(
        RowModel(
          terms: terms,
          relation: relation,
          constant: constant,
          priority: priority,
          rank: UInt64(rows.count),
          yields: yields
        )
      )
    }

    /// Gives a row that is not required another constant.
    mutating func edit() -> Int {
      let optional = rows.indices.filter { rows[$0].priority < 1_000 }
      let index = optional[numbers.below(optional.count)]
      rows[index].constant = number()
      return index
    }

    func pose(generally: Bool = false) throws -> (solver: Solver, rows: [Row]) {
      let solver = Solver()
      solver.forcesGeneralPath = generally
      for variable in 0..<count {
        let bound = nonnegative >> UInt64(variable) & 1
        _ = solver.addVariables(count: 1, nonnegative: bound, order: UInt64(variable))
      }
      return (solver, try rows.map { try $0.add(to: solver) })
    }
  }

  @Test("A line is decided as a program decides it, whatever is edited")
  func law() throws {
    var (solves, programs) = (0, 0)
    let seeds = Sweep.isOn ? 400 : 200
    for seed in 0..<seeds {
      var line = RandomLine(seed: seed)
      let (solver, rows) = try line.pose()
      for edit in 0..<6 {
        if edit > 0 {
          let index = line.edit()
          try solver.setConstant(rows[index], line.rows[index].constant)
        }
        let report = solver.solve()
        let referee = try line.pose(generally: true).solver
        referee.solve()
        let (values, expected) = (solver.values(line.count), referee.values(line.count))
        let isSame = zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 }
        #expect(isSame, "seed \(seed), edit \(edit): \(values), \(expected)")
        #expect(solver.conflicts.count == referee.conflicts.count, "seed \(seed), edit \(edit)")
        if !solver.conflicts.isEmpty { continue }
        solves += 1
        programs += report.regions
      }
    }
    // Programs are left where the window has to give way, and where zero decides and no row.
    #expect(2 * solves > 5 * seeds)
    #expect(programs * 5 < solves, "\(programs) programs in \(solves) solves")
  }
}
