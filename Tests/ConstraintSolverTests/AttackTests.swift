import ConstraintSolver
import Testing

/// The shapes that are known to hang or break constraint solvers.
@Suite("Alive under attack")
struct AttackTests {
  /// Extents side by side, each with the least it may have, in a space.
  private struct Strip: ~Copyable {
    let solver = Solver()
    let extents: [Variable]
    let space: Row

    init(count: Int, least: Double, space: Double, relation: Relation = .equal) throws {
      var extents: [Variable] = []
      for _ in 0..<count { extents.append(solver.addVariables(count: 1, nonnegative: 1)) }
      for (index, extent) in extents.enumerated() {
        let rank = UInt64(index + 1)
        _ = try solver.addRow([Term(extent, 1)], .greaterThanOrEqual, least, rank: rank)
      }
      for index in 1..<count {
        let pair = [Term(extents[index], 1), Term(extents[index - 1], -1)]
        _ = try solver.addRow(pair, .equal, 0, priority: 750)
      }
      self.space = try solver.addRow(extents.map { Term($0, 1) }, relation, space)
      self.extents = extents
    }

    var values: [Double] { extents.map { solver.value(of: $0) } }
  }

  @Test("Twenty-four equal minimums fill their space, and yield to it when it shrinks")
  func exactFill() throws {
    for (least, relation) in [(10.1, Relation.equal), (0.1, .lessThanOrEqual), (100.0 / 3, .equal)]
    {
      let strip = try Strip(count: 24, least: least, space: 24 * least, relation: relation)
      let report = strip.solver.solve()
      #expect(strip.solver.conflicts.isEmpty, "least \(least)")
      #expect(distance(strip.values, Array(repeating: least, count: 24)) < 1e-9)
      // One exchange per row and one per level would be enough; ten times that is no hang.
      #expect(report.pivots < 480)
      // One point too narrow: the youngest minimum gives way, alone, and by that point.
      try strip.solver.setConstant(strip.space, 24 * least - 0.05)
      strip.solver.solve()
      #expect(strip.solver.conflicts.map(\.rows.count) == [25])
      #expect(abs(strip.values.reduce(0, +) - (24 * least - 0.05)) < 1e-9)
      #expect(strip.values.dropLast().allSatisfy { abs($0 - least) < 1e-9 })
      try strip.solver.setConstant(strip.space, 24 * least)
      strip.solver.solve()
      #expect(strip.solver.conflicts.isEmpty)
      #expect(distance(strip.values, Array(repeating: least, count: 24)) < 1e-9)
    }
  }

  @Test("A rejected row leaves the accepted ones alone, and an older one may still come")
  func rejectionAndReturn() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0b11)
    let y = Variable(index: x.index + 1)
    _ = try solver.addRow([Term(x, 1), Term(y, 1)], .equal, 100, rank: 2)
    let middle = try solver.addRow([Term(x, 1)], .equal, 30, rank: 5)
    let young = try solver.addRow([Term(y, 1)], .greaterThanOrEqual, 90, rank: 9)
    for _ in 0..<3 {
      solver.solve()
      #expect([solver.value(of: x), solver.value(of: y)] == [30, 70])
      #expect(solver.conflicts.map(\.rejected) == [young])
      #expect(solver.ambiguousVariables().variables.isEmpty)
      #expect(solver.certificate().isComplete)
    }
    // An older row takes the place of the middle one, and the young one can hold after all.
    let old = try solver.addRow([Term(x, 1)], .equal, 10, rank: 1)
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [10, 90])
    #expect(solver.conflicts.map(\.rejected) == [middle])
    #expect(solver.isRejected(young) == false)
    // Without it all is as before; the same row once more, and so it goes on.
    try solver.removeRow(old)
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [30, 70])
    #expect(solver.conflicts.map(\.rejected) == [young])
    _ = try solver.addRow([Term(x, 1)], .equal, 10, rank: 1)
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [10, 90])
  }

  @Test("A hundred rejected rows disturb nothing that was accepted")
  func manyRejections() throws {
    let solver = Solver()
    let first = solver.addVariables(count: 12, nonnegative: .max)
    func x(_ index: Int) -> Variable { Variable(index: first.index + Int32(index)) }
    for index in 0..<12 {
      let terms = [Term(x(index), 1)] + (index > 0 ? [Term(x(index - 1), -1)] : [])
      _ = try solver.addRow(terms, .equal, 7, rank: UInt64(index))
    }
    for round in 0..<100 {
      let row = try solver.addRow([Term(x(round % 12), 1)], .equal, 1000, rank: 100)
      let report = solver.solve()
      #expect(solver.isRejected(row) == true)
      #expect(report.changedVariables == 0 || round == 0)
      #expect((0..<12).map { solver.value(of: x($0)) } == (1...12).map { 7 * Double($0) })
    }
    #expect(solver.conflicts.count == 100)
  }

  @Test("A row of widths that is too narrow is refused at once", arguments: [3, 24, 64])
  func tooNarrow(count: Int) throws {
    try refuse(count)
  }

  @Test(
    "Two hundred widths that are too narrow are refused as well",
    .enabled(if: Sweep.isOn)
  )
  func farTooNarrow() throws {
    try refuse(200)
  }

  private func refuse(_ count: Int) throws {
    let strip = try Strip(count: count, least: 10, space: 10 * Double(count) - 1)
    let report = strip.solver.solve()
    #expect(strip.solver.conflicts.count == 1)
    // The sum and all minimums take part: without any one of them the others hold.
    #expect(strip.solver.conflicts.first?.rows.count == count + 1)
    #expect(abs(strip.values.reduce(0, +) - (10 * Double(count) - 1)) < 1e-6)
    #expect(report.pivots <= 8 * count, "\(report)")
    #expect(report.rowsTouched <= 64 * count, "\(report)")
  }

  @Test("Ten thousand views, each inside the one before, are nested and resized without recursion")
  func deepNest() throws {
    let depth = 10_000
    let solver = Solver()
    var rank: UInt64 = 0
    func add(_ terms: [Term], _ constant: Double) throws -> Row {
      rank += 1
      return try solver.addRow(terms, .equal, constant, rank: rank)
    }
    var outer = solver.addVariables(count: 2, nonnegative: 0b10)
    _ = try add([Term(outer, 1)], 0)
    func width(_ view: Variable) -> Variable { Variable(index: view.index + 1) }
    let size = try add([Term(width(outer), 1)], 30_000)
    for _ in 0..<depth {
      let inner = solver.addVariables(count: 2, nonnegative: 0b10)
      _ = try add([Term(inner, 1), Term(outer, -1)], 1)
      let ends = [Term(inner, 1), Term(width(inner), 1), Term(outer, -1), Term(width(outer), -1)]
      _ = try add(ends, -1)
      outer = inner
    }
    solver.solve()
    #expect(solver.value(of: outer) == 10_000)
    #expect(solver.value(of: width(outer)) == 10_000)
    // Only widths follow the root: one each, and not more than the rows they stand in.
    try solver.setConstant(size, 30_500)
    let report = solver.solve()
    #expect(solver.value(of: width(outer)) == 10_500)
    #expect(report.changedVariables == depth + 1)
    #expect(report.rowsTouched <= 4 * (depth + 1))
    #expect(report.pivots == 0)
  }

  @Test("Ten thousand rows in a chain are taken away from either end", arguments: [false, true])
  func deepRemoval(fromTheTop: Bool) throws {
    let count = 10_000
    let solver = Solver()
    var views: [Variable] = []
    var rows: [Row] = []
    for _ in 0..<count {
      let view = solver.addVariables(count: 1, nonnegative: 0)
      let before = views.last.map { [Term($0, -1)] } ?? []
      rows.append(try solver.addRow([Term(view, 1)] + before, .equal, 1))
      views.append(view)
    }
    solver.solve()
    #expect(solver.value(of: views[count - 1]) == 10_000)
    for removed in 1...count {
      try solver.removeRow(rows[fromTheTop ? removed - 1 : count - removed])
      if removed % 2_500 != 0 { continue }
      solver.solve()
      // What lost its row is zero, and each row that is left adds one.
      let last = fromTheTop ? count - 1 : max(0, count - removed - 1)
      #expect(solver.value(of: views[last]) == Double(count - removed))
    }
    for view in views { try solver.removeVariables(first: view, count: 1) }
    #expect(solver.solve().changedVariables == 0)
  }

  @Test("A grid of squares takes the size the tighter axis allows", arguments: [2, 5])
  func grid(side: Int) throws {
    let solver = Solver()
    let count = side * side
    let first = solver.addVariables(count: 4 * count, nonnegative: 0)
    func x(_ row: Int, _ column: Int, _ part: Int) -> Variable {
      Variable(index: first.index + Int32(4 * (row * side + column) + part))
    }
    for row in 0..<side {
      for column in 0..<side {
        func pin(_ part: Int, after other: Variable?, _ extent: Variable?) throws {
          let other = other.map { [Term($0, -1)] } ?? []
          let extent = extent.map { [Term($0, -1)] } ?? []
          let gap: Double = other.isEmpty ? 0 : 10
          _ = try solver.addRow([Term(x(row, column, part), 1)] + other + extent, .equal, gap)
        }
        let isFirst = column == 0
        try pin(
          0,
          after: isFirst ? nil : x(row, column - 1, 0),
          isFirst ? nil : x(row, column - 1, 2)
        )
        let isTop = row == 0
        try pin(1, after: isTop ? nil : x(row - 1, column, 1), isTop ? nil : x(row - 1, column, 3))
        let (width, height) = (x(row, column, 2), x(row, column, 3))
        // The aspect ratio couples the axes; all cells of a column, and of a row, are alike.
        _ = try solver.addRow([Term(width, 1), Term(height, -1)], .equal, 0)
        _ = try solver.addRow([Term(width, 1), Term(x(0, column, 2), -1)], .equal, 0)
        _ = try solver.addRow([Term(height, 1), Term(x(row, 0, 3), -1)], .equal, 0)
        _ = try solver.addRow([Term(width, 1)], .equal, 1000, priority: 250)
      }
      let (right, bottom) = (x(row, side - 1, 0), x(side - 1, row, 1))
      let (last, lowest) = (x(row, side - 1, 2), x(side - 1, row, 3))
      _ = try solver.addRow([Term(right, 1), Term(last, 1)], .lessThanOrEqual, 540)
      _ = try solver.addRow([Term(bottom, 1), Term(lowest, 1)], .lessThanOrEqual, 340)
    }
    let report = solver.solve()
    // Gaps take 10 (side - 1) of the 340 points of height, and the width has more to give.
    let edge = (340 - 10 * Double(side - 1)) / Double(side)
    for row in 0..<side {
      for column in 0..<side {
        #expect(abs(solver.value(of: x(row, column, 2)) - edge) < 1e-9)
        #expect(abs(solver.value(of: x(row, column, 3)) - edge) < 1e-9)
        #expect(abs(solver.value(of: x(row, column, 0)) - Double(column) * (edge + 10)) < 1e-9)
        #expect(abs(solver.value(of: x(row, column, 1)) - Double(row) * (edge + 10)) < 1e-9)
      }
    }
    #expect(solver.conflicts.isEmpty)
    #expect(report.pivots <= 40 * count, "\(report)")
  }

  @Test("Factors and constants of 1e-9 and 1e9 keep their own accuracy", arguments: [false, true])
  func scales(generally: Bool) throws {
    let solver = Solver()
    solver.forcesGeneralPath = generally
    let first = solver.addVariables(count: 6, nonnegative: 0)
    func x(_ index: Int32) -> Variable { Variable(index: first.index + index) }
    // 1e-9 · a = 1 and 1e9 · b = 1.
    _ = try solver.addRow([Term(x(0), 1e-9)], .equal, 1)
    _ = try solver.addRow([Term(x(1), 1e9)], .equal, 1)
    // c is a billion times d, and d a billionth.
    _ = try solver.addRow([Term(x(2), 1), Term(x(3), -1e9)], .equal, 0)
    _ = try solver.addRow([Term(x(3), 1)], .greaterThanOrEqual, 1e-9)
    _ = try solver.addRow([Term(x(3), 1)], .equal, 0, priority: 500)
    // e lies far away; f lies beside e, at a distance that can still be told there.
    _ = try solver.addRow([Term(x(4), 1)], .equal, 1e9)
    _ = try solver.addRow([Term(x(5), 1), Term(x(4), -1)], .equal, 0.5)
    solver.solve()
    let expected = [1e9, 1e-9, 1, 1e-9, 1e9, 1e9 + 0.5]
    for (index, value) in expected.enumerated() {
      let found = solver.value(of: x(Int32(index)))
      #expect(abs(found - value) <= 1e-12 * value, "x\(index) is \(found), should be \(value)")
    }
    #expect(solver.conflicts.isEmpty)
    // A contradiction of a billionth between two billionths is one, beside billions or not.
    let late = try solver.addRow([Term(x(3), 1)], .lessThanOrEqual, 0.5e-9, rank: 1)
    solver.solve()
    #expect(solver.isRejected(late) == true)
  }
}
