import Testing

@testable import ConstraintSolver

@Suite("Blocks and violations of the method graph")
struct GraphPartTests {
  private func block(_ choices: VariableID...) -> SimultaneousBlock {
    SimultaneousBlock(choices: choices, rows: choices.map { RowID($0.number + 10) })
  }

  @Test("A number is given again once its block is gone, the last one first")
  func numbers() {
    var blocks = SimultaneousBlocks()
    expect(blocks.isEmpty && blocks.all.isEmpty)
    expect(blocks.add(block(1)) == 0 && blocks.add(block(2, 3)) == 1 && blocks.add(block(4)) == 2)
    expect(blocks.remove(0).choices == [1])
    expect(blocks.remove(1).rows == [12, 13])
    expect(blocks.all.map { $0.number } == [2] && blocks[2].choices == [4])
    expect(blocks.add(block(5)) == 1 && blocks.add(block(6)) == 0 && blocks.add(block(7)) == 3)
    expect(blocks.all.map { $0.block.choices } == [[6], [5], [4], [7]])
    for number in 0..<4 { _ = blocks.remove(number) }
    expect(blocks.isEmpty)
  }

  /// A system of so many rows at one priority.
  private func system(_ rows: Int) throws -> SolverState {
    var state = SolverState(variables: 0, rows: 0, terms: 0)
    let added = state.addVariables(1, nonnegative: 0)
    let first = try #require(added)
    for number in 0..<rows {
      _ = try state.addRow(
        [Term(Variable(first), 1)],
        .equal,
        Double(number),
        priority: 500,
        rank: UInt64(number),
        yields: false
      )
    }
    return state
  }

  @Test("Violated rows are counted once, whichever side they are on")
  func violations() throws {
    var state = try system(3)
    var violations = Violations()
    let script: [(row: RowID, side: Int, count: Int)] = [
      (0, 1, 1), (0, 1, 1), (0, -1, 1), (1, 0, 1), (2, -1, 2), (0, 0, 1), (0, 0, 1), (2, 0, 0),
    ]
    for (row, side, count) in script {
      violations.record(row, side, in: &state.system)
      expect(violations.count == count, "row \(row), side \(side)")
      expect(state.system.rows[row].head.violatedSide == side)
      expect(state.system.rows[row].head.isViolated == (side != 0))
    }
    violations.record(1, 1, in: &state.system)
    violations.clear(1, in: &state.system)
    expect(violations.count == 0 && !state.system.rows[1].head.isViolated)
  }
}
