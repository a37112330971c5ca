import Testing

@testable import ConstraintSolver

@Suite("Differences of points")
struct DifferenceGraphTests {
  @Test("The graph and the solver agree with a search over whole numbers, and on every sum")
  func agreement() throws {
    var contradictions = 0
    let seeds = Sweep.isOn ? 10_000 : 250
    for seed in 0..<seeds {
      let random = try RandomDifferences(seed: seed, rows: 7)
      var numbers = SeededNumbers(seed: seed + 1_000_000)
      for _ in 0..<4 {
        let rows = (0..<7).filter { _ in numbers.below(5) > 0 }
        let byGraph = random.problem.contradiction(among: rows)
        let bySolver = random.problem.contradictionBySolver(among: rows)
        #expect((byGraph == nil) == random.canHold(rows), "seed \(seed)")
        #expect((bySolver == nil) == random.canHold(rows), "seed \(seed)")
        for set in [byGraph, bySolver].compactMap({ $0 }) {
          contradictions += 1
          #expect(!random.canHold(set), "seed \(seed)")
          for row in set {
            #expect(random.canHold(set.filter { $0 != row }), "seed \(seed), without \(row)")
          }
          // One by the graph, one by the multipliers of a program.
          let proofs = [
            random.problem.proof(of: set), FarkasProof(of: set, in: random.problem),
          ]
          #expect(abs(proofs[0].violation - proofs[1].violation) < 1e-6, "seed \(seed)")
          #expect(proofs[0].shares.map(\.row) == proofs[1].shares.map(\.row), "seed \(seed)")
        }
      }
    }
    #expect(contradictions > seeds)
  }

  @Test("Multipliers of a proof make all variables cancel, and leave the violation")
  func proofs() throws {
    for seed in 0..<200 {
      let random = try RandomDifferences(seed: seed, rows: 9)
      guard let set = random.problem.contradiction() else { continue }
      let proof = random.problem.proof(of: set)
      var sums = [Double](repeating: 0, count: random.problem.kinds.count)
      var rest = 0.0
      for share in proof.shares {
        let row = random.problem.rows[share.row]
        for term in row.terms {
          sums[Int(term.variable.index)] += share.multiplier * term.coefficient
        }
        rest -= share.multiplier * row.constant
        // An upper limit pushes down only, a lower one up.
        #expect(row.relation == .equal || Double(row.relation.rawValue) * share.multiplier < 0)
      }
      for bound in proof.bounds { sums[Int(bound.variable.index)] += bound.multiplier }
      #expect(sums.allSatisfy { abs($0) < 1e-9 }, "seed \(seed)")
      #expect(abs(rest - proof.violation) < 1e-9, "seed \(seed)")
    }
  }

  @Test("A circle is found at any scale, and none where sums of decimals round")
  func scales() throws {
    for scale in [1e-9, 1, 1e9] {
      for (whole, holds) in [(0.6, true), (0.5999, false)] {
        var problem = FeasibilityProblem()
        let points = (0..<4).map { _ in problem.addVariable() }
        for (index, length) in [0.1, 0.2, 0.3].enumerated() {
          let sides = [Term(points[index + 1], 1), Term(points[index], -1)]
          _ = try problem.addRow(sides, .greaterThanOrEqual, scale * length)
        }
        let sides = [Term(points[3], 1), Term(points[0], -1)]
        _ = try problem.addRow(sides, .lessThanOrEqual, scale * whole)
        #expect((problem.contradiction() == nil) == holds, "\(scale) \(whole)")
      }
    }
  }
}
