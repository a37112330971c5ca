import ConstraintSolver
import Testing

/// `LAYOUT_SWEEP=1` looks at thousands of rows.
@Suite("Conflicts of widths that follow from one another, by deletion")
struct TiedWidthsSweepTests {
  private let isSweep = Sweep.isOn

  /// A tree of widths with a factor and a length each, and a width that need not fit; without one row.
  private func tree(_ seed: Int, leavingOut left: Int? = nil) throws -> TiedRow {
    var numbers = SeededNumbers(seed: seed)
    let views = 3 + numbers.below(seed % 10 == 0 ? 20 : 7)
    var row = TiedRow(views)
    let ties = (1..<views).map { view in
      TiedRow.Tie(
        view: view,
        other: numbers.below(view),
        factor: [0.5, 1, 1, 2][numbers.below(4)],
        constant: [-4, 0, 0, 4][numbers.below(4)],
        relation: [.equal, .equal, .equal, .greaterThanOrEqual][numbers.below(4)]
      )
    }
    try row.fill(Double(numbers.below(200)), views, ties)
    try row.add([Term(row.width(numbers.below(views)), 1)], Double(numbers.below(40)))
    if let left { try row.solver.removeRow(row.rows[left]) }
    row.solver.solve()
    return row
  }

  @Test("Of widths that follow from one another a conflict needs every row")
  func deletion() throws {
    var seen = 0
    for seed in 0..<(isSweep ? 20_000 : 50) {
      let row = try tree(seed)
      guard let conflict = row.solver.conflicts.first else { continue }
      seen += 1
      let members = row.rows.indices.filter { conflict.rows.contains(row.rows[$0]) }
      for left in [nil] + members.map(Optional.some) {
        let rest = try tree(seed, leavingOut: left)
        for other in row.rows.indices where !members.contains(other) {
          try rest.solver.removeRow(rest.rows[other])
        }
        rest.solver.solve()
        let holds = rest.solver.conflicts.isEmpty
        #expect(holds == (left != nil), "seed \(seed), without \(left ?? -1)")
      }
    }
    #expect(seen > (isSweep ? 5_000 : 12))
  }
}
