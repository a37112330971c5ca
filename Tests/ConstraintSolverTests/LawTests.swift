import ConstraintSolver
import Testing

@Suite("Laws over seeded systems")
struct LawTests {
  @Test("The method graph and the dense program agree")
  func graphAgreesWithDense() throws {
    for seed in 0..<400 {
      let system = RandomSystem(seed: seed)
      let graph = try system.solved()
      let dense = system.refereed()
      #expect(graph.rejected == dense.rejected, "seed \(seed)")
      #expect(distance(graph.values, dense.values) < 1e-6, "seed \(seed)")
    }
  }

  @Test("The order in which rows are added does not matter")
  func orderDoesNotMatter() throws {
    for seed in 0..<200 {
      let system = RandomSystem(seed: seed)
      let forward = try system.solved()
      let backward = try system.solved(order: system.rows.indices.reversed())
      #expect(forward.rejected == backward.rejected, "seed \(seed)")
      #expect(distance(forward.values, backward.values) < 1e-6, "seed \(seed)")
    }
  }

  @Test("Twice the constants, twice the values, to the bit")
  func scaling() throws {
    for seed in 0..<200 {
      let system = RandomSystem(seed: seed)
      let single = try system.solved()
      let double = try system.solved(scale: 2)
      #expect(distance(single.values.map { 2 * $0 }, double.values) == 0, "seed \(seed)")
    }
  }

  @Test("After any edits the answer is the one from scratch")
  func editsLeaveNoTrace() throws {
    for seed in 0..<200 {
      var system = RandomSystem(seed: seed)
      var numbers = SeededNumbers(seed: seed + 10_000)
      let solver = Solver()
      for _ in 0..<system.views { _ = solver.addVariables(count: 4, nonnegative: 0b1100) }
      var handles: [Row] = []
      for row in system.rows { handles.append(try row.add(to: solver)) }
      solver.solve()
      for step in 0..<4 {
        let index = numbers.below(system.rows.count)
        switch numbers.below(3) {
        case 0 where system.rows.count > 1:
          try solver.removeRow(handles.remove(at: index))
          system.rows.remove(at: index)
        case 1:
          let row = RandomSystem.row(&numbers, views: system.views, rank: UInt64(100 + step))
          system.rows.append(row)
          handles.append(try row.add(to: solver))
        default:
          system.rows[index].constant += Double(numbers.below(9) * 10 - 40)
          try solver.setConstant(handles[index], system.rows[index].constant)
        }
        solver.solve()
        let values = solver.values(system.views * 4)
        let scratch = try system.solved(generally: true)
        #expect(distance(values, scratch.values) < 1e-6, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Certificates prove the optimum to a reader who only knows weak duality")
  func certificates() throws {
    var proofs = 0
    for seed in 0..<200 {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      for _ in 0..<system.views { _ = solver.addVariables(count: 4, nonnegative: 0b1100) }
      var model: [Row: RowModel] = [:]
      for row in system.rows { model[try row.add(to: solver)] = row }
      solver.solve()
      let values = solver.values(system.views * 4)
      for (row, terms) in model where terms.priority == 1000 && !solver.isRejected(row) {
        #expect(terms.violation(at: values) < 1e-6, "seed \(seed)")
      }
      for level in solver.certificate().levels {
        var gradient = [Double](repeating: 0, count: values.count)
        var bound = 0.0
        for entry in level.multipliers {
          if let row = entry.row, let terms = model[row] {
            bound -= entry.value * terms.constant
            for term in terms.terms {
              gradient[Int(term.variable.index)] += entry.value * term.coefficient
            }
          } else if let variable = entry.bound {
            gradient[Int(variable.index)] += entry.value
          }
        }
        var reached = 0.0
        for row in model.values where row.priority == level.priority {
          reached += row.violation(at: values)
        }
        #expect(distance(gradient, gradient.map { _ in 0 }) < 1e-6, "seed \(seed)")
        #expect(abs(reached - bound) < 1e-6, "seed \(seed), level \(level.priority)")
        proofs += level.multipliers.isEmpty ? 0 : 1
      }
    }
    #expect(proofs > 50)
  }
}
