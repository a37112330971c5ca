import ConstraintSolver
import Testing

@Suite("Conflicts of widths that follow from one another")
struct TiedWidthsTests {
  /// Views that fill 20 points each, equal, of which the last one is 30 points wide.
  ///
  /// So many of them contradict the length that 30 points each are more than it; widths of at least zero do
  /// for all others.
  private func equals(_ views: Int, tiedTo other: (Int) -> Int) throws -> (TiedRow, Row) {
    var row = TiedRow(views)
    let ties = (1..<views).map { TiedRow.Tie(view: $0, other: other($0)) }
    try row.fill(Double(20 * views), views, ties)
    return (row, try row.add([Term(row.width(views - 1), 1)], 30))
  }

  @Test(
    "Of equal widths that do not fit as many are named as it takes",
    arguments: [3, 10, 50, 200]
  )
  func equalWidths(_ views: Int) throws {
    let needed = 2 * views / 3 + 1
    for tiesToFirst in [false, true] {
      let (row, last) = try equals(views) { tiesToFirst ? 0 : $0 - 1 }
      row.solver.solve()
      let conflict = try #require(row.solver.conflicts.first)
      #expect(row.solver.conflicts.count == 1)
      #expect(conflict.rejected == last)
      #expect(conflict.rows.filter(row.ties.contains).count == needed - 1)
      // Every left edge, both ends and the width.
      #expect(conflict.rows.count == needed - 1 + views + 2)
      #expect(conflict.bounds.count == views - needed)
    }
  }

  @Test("What a conflict of equal widths takes grows with their number, not with its square")
  func work() throws {
    for tiesToFirst in [false, true] {
      let work = try [100, 200, 400].map { views in
        try equals(views) { tiesToFirst ? 0 : $0 - 1 }.0.solver.solve().work
      }
      #expect(work[1] < 3 * work[0] && work[2] < 3 * work[1], "\(work)")
    }
  }
}
