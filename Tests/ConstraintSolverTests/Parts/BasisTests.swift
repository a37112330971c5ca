import Testing

@testable import ConstraintSolver

/// Small whole numbers are solved exactly by dense algebra in fractions, by which all results are judged.
@Suite("The basis of a program")
struct BasisTests {
  private static let seeds = 0..<120

  private func agrees(_ number: Double, _ exact: Fraction) -> Bool {
    abs(number - exact.number) <= 1e-9 * max(1, abs(exact.number))
  }

  /// Draws rows, and exchanges columns of the basis for them where that leaves it regular.
  private func exchanged(
    _ rows: borrowing DenseRows,
    _ numbers: inout SeededNumbers,
    _ body: (borrowing DenseRows, inout Basis, [Int]) -> Void
  ) -> Int {
    var basis = Basis(columns: rows.columns)
    for _ in rows.columns..<rows.rows.count { basis.addRow() }
    let missing = basis.factor(rows.rows)
    expect(missing.positions.isEmpty)
    var basic = Array(0..<rows.columns)
    var exchanges = 0
    for row in rows.columns..<rows.rows.count {
      basis.express(row, of: rows.rows)
      let start = numbers.below(rows.columns)
      let position = (0..<rows.columns).map { ($0 + start) % rows.columns }
        .first { abs(basis.expressed.values[$0]) > 1e-6 }
      guard let position else { continue }
      let former = basis.exchange(position, for: row)
      expect(former == basic[position])
      basic[position] = row
      exchanges += 1
      body(rows, &basis, basic)
    }
    return exchanges
  }

  @Test("Points, edges and rows agree with dense algebra after each exchange")
  func exchanges() {
    var total = 0
    for seed in Self.seeds {
      var numbers = SeededNumbers(seed: seed + 1000)
      let columns = 1 + numbers.below(6)
      let rows = DenseRows(seed: seed, columns: columns, rows: 10)
      total += exchanged(rows, &numbers) { rows, basis, basic in
        for position in 0..<columns {
          expect(basis.row(at: position) == basic[position])
          expect(basis.contains(basic[position]))
          expect(basis.position(of: basic[position]) == position)
        }
        checkPoint(rows, &basis, basic, seed)
        for row in 0..<rows.rows.count { checkRow(row, rows, &basis, basic, seed) }
      }
      let again = DenseRows(seed: seed, columns: columns, rows: 10)
      // New factors in place of exchanges come to the same.
      _ = exchanged(again, &numbers) { rows, basis, basic in
        expect(basis.factor(rows.rows).positions.isEmpty)
        expect(!basis.isExchanged)
        checkPoint(rows, &basis, basic, seed)
        checkRow(rows.rows.count - 1, rows, &basis, basic, seed)
      }
    }
    expect(total > 800)
  }

  private func checkPoint(
    _ rows: borrowing DenseRows,
    _ basis: inout Basis,
    _ basic: [Int],
    _ seed: Int
  ) {
    guard let exact = rows.meeting(of: basic) else {
      Issue.record("seed \(seed): the basis is singular")
      return
    }
    for position in 0..<rows.columns {
      let constant = rows.rows.constants[basic[position]]
      basis.addRest(constant, at: position, peak: abs(constant))
    }
    basis.solve()
    for column in 0..<rows.columns {
      expect(agrees(basis.direction.values[column], exact[column]), "seed \(seed)")
    }
    // Along the edge of a position its own row changes, and no other basic one.
    for position in 0..<rows.columns {
      basis.findDirection(position)
      for other in 0..<rows.columns {
        var change = 0.0
        for column in 0..<rows.columns {
          let factor = Double(rows.dense[basic[other]][column])
          change += factor * basis.direction.values[column]
        }
        let scaled = change / rows.rows.weights[basic[other]]
        expect(abs(scaled - (other == position ? 1 : 0)) < 1e-9, "seed \(seed)")
      }
    }
    basis.clearDirection()
  }

  private func checkRow(
    _ row: Int,
    _ rows: borrowing DenseRows,
    _ basis: inout Basis,
    _ basic: [Int],
    _ seed: Int
  ) {
    guard let exact = rows.combination(of: row, from: basic) else {
      Issue.record("seed \(seed): the basis is singular")
      return
    }
    basis.express(row, of: rows.rows)
    for position in 0..<rows.columns {
      let weights = rows.rows.weights[basic[position]] / rows.rows.weights[row]
      let share = basis.expressed.values[position] / weights
      expect(agrees(share, exact[position]), "seed \(seed), row \(row)")
      expect(basis.hasShare(position) == !exact[position].isZero, "seed \(seed), row \(row)")
    }
  }

  @Test("A singular basis names columns that complete it")
  func singular() {
    var rows = DenseRows(columns: 3)
    rows.add([1, 2, 0])
    rows.add([2, 4, 0])
    rows.rows.close()
    var basis = Basis(columns: 3)
    basis.addRow()
    basis.addRow()
    basis.put([3, 4, 2])
    let missing = basis.factor(rows.rows)
    expect(missing.positions.count == 1 && missing.columns.count == 1)
    let (position, column) = (missing.positions[0], missing.columns[0])
    expect(position < 2 && column < 2)
    expect(basis.put(column, at: position) == position + 3)
    expect(basis.factor(rows.rows).positions.isEmpty)
  }

  @Test("A basis that was saved comes back with its factors")
  func saved() {
    var numbers = SeededNumbers(seed: 5)
    let rows = DenseRows(seed: 5, columns: 4, rows: 8)
    let exchanges = exchanged(rows, &numbers) { rows, basis, basic in
      let former = basis.save()
      basis.put(Array(0..<4))
      expect(basis.factor(rows.rows).positions.isEmpty)
      expect((0..<4).allSatisfy { basis.row(at: $0) == $0 })
      basis.restore(former)
      checkPoint(rows, &basis, basic, 5)
    }
    expect(exchanges > 3)
  }
}
