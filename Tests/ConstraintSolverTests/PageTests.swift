import Foundation
import Testing

@testable import ConstraintSolver

@Suite("The module's page")
struct PageTests {
  @Test("Its example comes to what its comments say")
  func talks() throws {
    let solver = Solver()
    let starts = solver.addVariables(count: 3, nonnegative: 0b111)
    let lengths = solver.addVariables(count: 3, nonnegative: 0b111)
    for talk in 0..<3 {
      // At least 20 minutes; 45 if that can be, the first talk before the others.
      let length = lengths.advanced(by: talk)
      _ = try solver.addRow([Term(length, 1)], .greaterThanOrEqual, 20)
      let wish = Double(500 - talk)
      _ = try solver.addRow([Term(length, 1)], .equal, 45, priority: wish)
      if talk == 0 { continue }
      // Ten minutes after the one before.
      let start = Term(starts.advanced(by: talk), 1)
      let before = [
        Term(starts.advanced(by: talk - 1), -1), Term(lengths.advanced(by: talk - 1), -1),
      ]
      _ = try solver.addRow([start] + before, .equal, 10)
    }
    let end = [Term(starts.advanced(by: 2), 1), Term(lengths.advanced(by: 2), 1)]
    let lunch = try solver.addRow(end, .lessThanOrEqual, 120)
    func values(_ first: Variable) -> [Double] {
      (0..<3).map { solver.value(of: first.advanced(by: $0)) }
    }
    solver.solve()
    #expect(values(lengths) == [45, 35, 20] && values(starts) == [0, 55, 100])
    try solver.setConstant(lunch, 150)
    solver.solve()
    #expect(values(lengths) == [45, 45, 40] && values(starts) == [0, 55, 110])
  }

  /// The first column of a table of a page, whose rows begin with code.
  private func names(of page: String, below heading: String) throws -> [String] {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/ConstraintSolver/ConstraintSolver.docc/\(page).md")
    let text = try String(contentsOf: place, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## \(heading)\n").last)
    return section.split(separator: "\n")
      .drop { !$0.hasPrefix("| phase") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { String($0.split(separator: "`")[1]) }
  }

  @Test("It lists the phases of a solve as they follow each other")
  func phases() throws {
    let names = try names(of: "One-solve-step-by-step", below: "The phases")
    #expect(names == Phase.allCases.map { "\($0)" })
  }
}
