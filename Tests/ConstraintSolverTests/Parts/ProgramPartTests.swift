import Testing

@testable import ConstraintSolver

@Suite("The parts of a program")
struct ProgramPartTests {
  /// A program of two columns: `2x + 4y = 12`, `x - y <= 1` and `y >= 3`.
  private func rows() -> DenseRows {
    var rows = DenseRows(columns: 2)
    rows.add([2, 4], 0, 12)
    rows.add([1, -1], -1, 1)
    rows.add([0, 1], 1, 3)
    rows.rows.close()
    return rows
  }

  private func basis(_ basic: [Int], of rows: borrowing DenseRows) -> Basis {
    var basis = Basis(columns: rows.columns)
    for _ in rows.columns..<rows.rows.count { basis.addRow() }
    basis.put(basic)
    expect(basis.factor(rows.rows).positions.isEmpty)
    return basis
  }

  private func point(_ basis: inout Basis, _ rows: borrowing DenseRows) -> ProgramPoint {
    var point = ProgramPoint(columns: rows.columns)
    for _ in rows.columns..<rows.rows.count { point.addRow() }
    point.meet(&basis, of: rows.rows)
    return point
  }

  // MARK: Rows

  @Test("Rows are scaled by powers of two, and weights undo that")
  func scaling() {
    let rows = rows()
    // 4 is the largest factor, so that the row is divided by 4.
    expect(rows.rows.weights[2] == 4 && rows.rows.constants[2] == 3)
    expect(rows.rows.entries(of: 2).map { rows.rows.matrix.factors[$0] } == [0.5, 1])
    expect(rows.rows.columnAlone(in: 4) == 1 && rows.rows.columnAlone(in: 3) == nil)
    expect(rows.rows.columnAlone(in: 1) == 1)
  }

  @Test("Only inequalities of two columns without a constant are comparisons")
  func comparisons() {
    var rows = DenseRows(columns: 2)
    rows.add([1, -1], 1, 0)
    rows.add([3, -3], -1, 0)
    rows.add([1, -1], 0, 0)
    rows.add([1, -1], 1, 2)
    rows.add([1, -2], 1, 0)
    expect(rows.rows.comparison(2).map { [$0.greater, $0.lesser] } == [0, 1])
    expect(rows.rows.comparison(3).map { [$0.greater, $0.lesser] } == [1, 0])
    for row in 4...6 { expect(rows.rows.comparison(row) == nil) }
  }

  // MARK: The point

  @Test("The point is where the basic rows meet")
  func meeting() {
    let rows = rows()
    var basis = basis([2, 4], of: rows)
    let point = point(&basis, rows)
    // y = 3 and 2x + 12 = 12.
    expect(point.values.array == [0, 3])
    expect(point.evaluate(3, of: rows.rows) == -4)
    expect(point.evaluate(0, of: rows.rows) == 0)
    expect(point.peaks[1] >= 3 && point.largestPeak >= 3)
  }

  @Test("A residual within rounding of what the row is made of is zero")
  func residuals() {
    let rows = rows()
    var basis = basis([2, 4], of: rows)
    var point = point(&basis, rows)
    let limit = point.tolerance(of: 3, of: rows.rows)
    expect(limit > 0 && limit < 1e-9)
    point.setResidual(of: 3, to: limit / 2, of: rows.rows, beside: basis)
    expect(point.residuals[3] == 0)
    point.setResidual(of: 3, to: limit * 2, of: rows.rows, beside: basis)
    expect(point.residuals[3] == limit * 2)
    point.locate(3, -1, of: rows.rows, beside: basis)
    // x - y is 4 below what it may be: on the side where it holds.
    expect(point.residuals[3] == -4 && point.sides[3] == -1)
    expect(!point.violates(3, of: rows.rows))
  }

  @Test("A step along an edge moves rows as fast as their rates say")
  func moving() {
    let rows = rows()
    var basis = basis([2, 4], of: rows)
    var point = point(&basis, rows)
    point.locate(3, -1, of: rows.rows, beside: basis)
    // With y growing, 2x + 4y = 12 holds where x falls twice as fast.
    basis.findDirection(1)
    expect(basis.direction.values[0] == -2 && basis.direction.values[1] == 1)
    var rates = SparseVector(count: rows.rows.count)
    rates.add(-3, at: 3, peak: 3)
    point.move(by: 2, along: basis, rates, of: rows.rows)
    expect(point.values.array == [-4, 5])
    expect(point.residuals[3] == -10)
    expect(point.residuals[3] == point.evaluate(3, of: rows.rows))
    // What is off by other means comes back to the basic rows.
    point.place(0, at: 7)
    point.refine(&basis, of: rows.rows)
    expect(point.evaluate(2, of: rows.rows) == 0 && point.evaluate(4, of: rows.rows) == 0)
  }

  // MARK: Costs

  @Test("Movable basic rows are counted through all changes")
  func movable() {
    let rows = rows()
    var costs = Costs(columns: 2)
    for _ in 0..<3 { costs.addRow() }
    expect(costs.movableBasicCount == 2)
    costs.setSides(0, above: .forbidden, below: .forbidden, isBasic: true)
    expect(costs.movableBasicCount == 1)
    costs.setSides(2, above: .forbidden, below: .penalized, isBasic: false)
    expect(costs.movableBasicCount == 1)
    costs.noteLeaving(1)
    costs.noteEntering(2)
    expect(costs.movableBasicCount == 1)
    costs.setSides(2, above: .forbidden, below: .forbidden, isBasic: true)
    expect(costs.movableBasicCount == 0)
    costs.count(basis([3, 4], of: rows))
    expect(costs.movableBasicCount == 2)
  }

  @Test("What a side costs decides what may be done there")
  func sides() {
    var costs = Costs(columns: 1)
    expect(costs.isMovable(0) && !costs.hasCost(0) && costs.mayBePassed(0))
    costs.setSides(0, above: .forbidden, below: .penalized, isBasic: true)
    expect(costs.isMovable(0) && costs.hasCost(0) && !costs.mayBePassed(0))
    expect(costs.cost(of: 0, on: 1) == .forbidden && costs.cost(of: 0, on: -1) == .penalized)
    costs.setSides(0, above: .penalized, below: .unconstrained, isBasic: true)
    // As an inequality that asks for more, it may be violated below; as one that asks for less, not above.
    expect(costs.mayBeViolated(0, 1) && !costs.mayBeViolated(0, -1) && costs.mayBeViolated(0, 0))
  }

  @Test("The gradient is that of penalized sides in the units of the rows before scaling")
  func gradient() {
    let rows = rows()
    var costs = Costs(columns: 2)
    for _ in 0..<3 { costs.addRow() }
    costs.setSides(2, above: .penalized, below: .unconstrained, isBasic: false)
    costs.addGradient(of: 2, on: 1, times: 1, in: rows.rows)
    expect(costs.gradient.values.array == [2, 4])
    costs.addGradient(of: 2, on: -1, times: 1, in: rows.rows)
    expect(costs.gradient.values.array == [2, 4])
    costs.seek([(1, -1)])
    expect(costs.gradient.values.array == [2, 3] && costs.objective.count == 1)
    costs.addGradient(of: 2, on: 1, times: -1, in: rows.rows)
    expect(costs.gradient.values.array == [0, -1])
    costs.forgetObjective()
    expect(costs.gradient.values.array == [0, 0] && costs.objective.isEmpty)
    expect(costs.slope(of: 2, on: 1, in: rows.rows) == 4)
    expect(costs.slope(of: 2, on: -1, in: rows.rows) == 0)
  }

  // MARK: Multipliers

  /// What violations of penalized rows cost at a point.
  private func costs(_ active: borrowing ActiveSet, at values: [Double]) -> Double {
    var sum = 0.0
    for row in 0..<active.rows.count {
      var rest = -active.rows.constants[row]
      if row < active.columns {
        rest += values[row]
      } else {
        for entry in active.rows.entries(of: row) {
          rest += active.rows.matrix.factors[entry] * values[Int(active.rows.matrix.columns[entry])]
        }
      }
      let side = active.cost(of: row, on: rest > 0 ? 1 : -1)
      if abs(rest) > 1e-9 && side == .penalized { sum += active.rows.weights[row] * abs(rest) }
    }
    return sum
  }

  @Test("Derivatives are the differences of costs along the edges")
  func derivatives() {
    var compared = 0
    for seed in 0..<80 {
      let dense = DenseRows(seed: seed, columns: 3, rows: 6)
      var active = ActiveSet(columns: 3, rows: 6)
      for row in 3..<dense.rows.count {
        for (column, factor) in dense.dense[row].enumerated() where factor != 0 {
          active.append(Double(factor), at: Int32(column))
        }
        let constant = Double(dense.constants[row])
        active.addRow(dense.rows.senses[row], constant: constant, magnitude: abs(constant), rank: 0)
      }
      active.begin()
      for row in 3..<active.rows.count {
        active.penalizeViolation(of: row, active.rows.senses[row])
      }
      active.findMultipliers()
      let values = active.point.values.array
      let before = costs(active, at: values)
      for position in 0..<3 {
        for direction in [Int8(1), -1] {
          // A row outside the basis without slack counts on one side alone.
          let isDegenerate = (3..<active.rows.count).contains {
            active.point.residuals[$0] == 0
          }
          guard !isDegenerate, let derivative = active.derivative(position, direction) else {
            continue
          }
          active.findEdge(position)
          let length = 1e-3 * Double(direction)
          let moved = (0..<3).map { values[$0] + length * active.basis.direction.values[$0] }
          let difference = (costs(active, at: moved) - before) / 1e-3
          expect(abs(difference - derivative) < 1e-6, "seed \(seed), \(position), \(direction)")
          compared += 1
        }
      }
    }
    expect(compared > 100)
  }

  // MARK: Forced equalities

  @Test("A circle of comparisons forces a tree of them, and implies the others")
  func circle() {
    var rows = DenseRows(columns: 4)
    rows.add([1, -1, 0, 0], 1)
    rows.add([0, 1, -1, 0], 1)
    rows.add([-1, 0, 1, 0], 1)
    rows.add([0, 0, 1, -1], 1)
    rows.rows.close()
    let basis = basis([0, 1, 2, 3], of: rows)
    let forced = ForcedEqualities(among: [4, 5, 6, 7], of: rows.rows, basis)
    expect(forced.rows.count == 2 && forced.implied.count == 1)
    expect(Set(forced.rows).union(forced.implied) == [4, 5, 6])
    expect(forced.remaining(of: [4, 5, 6, 7]).count == 3)
  }

  @Test("Two rows that ask for the same from both sides force one equality")
  func opposites() {
    var rows = DenseRows(columns: 2)
    rows.add([1, 2], 1, 3)
    rows.add([2, 4], -1, 6)
    rows.add([2, 4], -1, 7)
    rows.rows.close()
    let basis = basis([0, 1], of: rows)
    let forced = ForcedEqualities(among: [2, 3, 4], of: rows.rows, basis)
    expect(forced.rows == [2] && forced.implied == [3])
    let apart = ForcedEqualities(among: [2, 4], of: rows.rows, basis)
    expect(apart.rows.isEmpty && apart.implied.isEmpty)
  }

  // MARK: The order of a basis

  @Test("A basis is ordered so that each row has one unknown")
  func order() {
    for seed in 0..<200 {
      let rows = DenseRows(seed: seed, columns: 5, rows: 9)
      var basis = Basis(columns: 5)
      for _ in 5..<rows.rows.count { basis.addRow() }
      var basic = Array(0..<5)
      _ = basis.factor(rows.rows)
      for row in 5..<rows.rows.count {
        basis.express(row, of: rows.rows)
        guard let position = (0..<5).last(where: { basis.hasShare($0) }) else { continue }
        _ = basis.exchange(position, for: row)
        basic[position] = row
      }
      let order = BasisOrder(rows.rows, basis, tearing: [])
      expect(Set(order.steps.map { $0.column }) == Set(0..<5), "seed \(seed)")
      var known: Set<Int> = []
      var used = Set(order.blocks.flatMap { $0.rows.map { Int($0) } })
      for step in order.steps {
        known.insert(Int(step.column))
        if step.row < 0 { continue }
        expect(used.insert(Int(step.row)).inserted, "seed \(seed)")
        let mentioned = rows.dense[Int(step.row)].indices.filter {
          rows.dense[Int(step.row)][$0] != 0
        }
        expect(mentioned.contains(Int(step.column)) && known.isSuperset(of: mentioned))
      }
      expect(used == Set(basic), "seed \(seed)")
      expect(order.blocks.allSatisfy { $0.columns.count == $0.rows.count }, "seed \(seed)")
    }
  }

  @Test(
    "Where two rows mention the same two columns, one is torn and the other row closes the block"
  )
  func tornBlock() {
    var rows = DenseRows(columns: 3)
    rows.add([1, 1, 0], 0, 10)
    rows.add([1, -1, 0], 0, 4)
    rows.add([1, 0, 1], 0, 9)
    rows.rows.close()
    let basis = basis([3, 4, 5], of: rows)
    for torn: Int32 in [0, 1] {
      let order = BasisOrder(rows.rows, basis, tearing: [torn])
      expect(order.blocks.map { $0.columns } == [[torn]])
      // Either row tells the other column once one is known; the other row tells whether that was right.
      let closing = order.blocks[0].rows
      expect(closing == [3] || closing == [4])
      expect(order.steps.map { $0.column } == [torn, 1 - torn, 2])
      expect(order.steps.map { $0.row } == [-1, 7 - closing[0], 5])
    }
  }
}
