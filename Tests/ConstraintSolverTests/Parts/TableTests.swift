import Testing

@testable import ConstraintSolver

@Suite("Tables and the numbers of what they hold")
struct TableTests {
  @Test("What comes has the next number, and is found by it")
  func numbers() {
    var table = Table<RowRecord, Double>()
    expect(table.end == 0 && table.ids.isEmpty && !table.contains(0))
    for number in 0..<3 { table.append(Double(number) / 2) }
    table.extend(by: 2)
    table[3] = 7
    table[4] = 9
    #expect(Array(table.ids) == [0, 1, 2, 3, 4])
    #expect(table.ids.map { table[$0] } == [0, 0.5, 1, 7, 9])
    expect(table.count == 5 && table.end == 5)
  }

  @Test(
    "Numbers that come from outside are told from those in use",
    arguments: [(0, true), (2, true), (3, false), (.max, false), (-1, false), (.min, false)]
      as [(Int32, Bool)]
  )
  func outside(_ number: Int32, isKnown: Bool) {
    var table = Table<VariableRecord, Int>()
    table.append(repeating: 1, count: 3)
    expect(table.contains(VariableID(number)) == isKnown)
  }

  @Test("Another number than those in use ends a debug build")
  func bounds() async {
    #if DEBUG
    await #expect(processExitsWith: .failure) {
      var table = Table<TermRecord, Int>()
      table.append(1)
      print(table[.none])
    }
    await #expect(processExitsWith: .failure) {
      var table = Table<TermRecord, Int>()
      table.append(1)
      print(table[1])
    }
    #endif
  }

  @Test("Ranges count on from any number; ids hash as equal ones do")
  func ranges() {
    let range = IdentifierRange(from: RowID(4), to: RowID(4).advanced(by: 3))
    #expect(Array(range) == [4, 5, 6] && range.count == 3 && !range.isEmpty)
    #expect(range.contains(6) && !range.contains(7))
    #expect(Set(range).intersection([RowID(5), RowID(9)]) == [5])
    #expect(RowID.none.isNone && RowID.none < 0 && RowID.last > 1_000_000 && !RowID.last.isNone)
  }

  @Test("A handle of another solver, or of a row that is gone, is refused wherever it comes in")
  func handles() throws {
    let (solver, other) = (Solver(), Solver())
    let x = solver.addVariables(count: 1, nonnegative: 0)
    _ = other.addVariables(count: 9, nonnegative: 0)
    let row = try solver.addRow([Term(x, 1)], .equal, 4)
    let foreign = try (0..<9).map { index in
      try other.addRow([Term(x.advanced(by: index), 1)], .equal, Double(index))
    }
    try solver.removeRow(row)
    for handle in [row, foreign[8], Row(RowID.none)] {
      #expect(throws: SolverError.unknownRow(handle)) { try solver.setConstant(handle, 3) }
      #expect(throws: SolverError.unknownRow(handle)) { try solver.setPriority(handle, 3) }
      #expect(throws: SolverError.unknownRow(handle)) { try solver.removeRow(handle) }
      #expect(solver.error(of: handle) == 0 && !solver.isRejected(handle))
      #expect(solver.terms(of: handle).isEmpty && solver.constant(of: handle) == 0)
    }
    let unknown = x.advanced(by: 5)
    #expect(throws: SolverError.unknownVariable(unknown)) {
      try solver.addRow([Term(unknown, 1)], .equal, 1)
    }
    #expect(solver.value(of: unknown) == 0)
  }
}
