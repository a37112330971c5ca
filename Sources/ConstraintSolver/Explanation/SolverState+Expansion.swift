// The method graph read backwards. A variable that a row determines is `(constant − Σ others) /
// coefficient`; put into a sum it leaves the row's constant and the row's other variables. What is
// left in the end are sources: zeros, and the choices of simultaneous blocks, which as many equations
// decide together. Nothing here changes the solver.
extension SolverState {
  /// Writes a sum of variables in the sources that hold them in place.
  ///
  /// - Returns: Nil where the budget does not last, or simultaneous equations are singular.
  /// - Complexity: O(terms upstream), and the cube of the choices in the blocks that are met.
  mutating func expansion(of form: [Term], _ budget: inout QuestionBudget) -> Expansion? {
    guard let (direct, open) = openExpansion(of: form, &budget) else { return nil }
    var found = Expansion()
    if !open.choices.isEmpty {
      guard let closing = closeBlocks(open, &budget) else { return nil }
      found = closing
    }
    found.add(direct, times: 1)
    found.dropCancelled()
    return found
  }

  /// The terms of a row.
  mutating func form(of row: RowID) -> [Term] {
    system.terms(of: row).map { position in
      let term = system.terms[position]
      return Term(Variable(term.variable), term.coefficient)
    }
  }

  /// Rates of the choices of simultaneous blocks, in the order they were met.
  private struct OpenRates {
    var choices: [VariableID] = []
    var rate: [VariableID: Double] = [:]
  }

  /// The same, with the choices of simultaneous blocks left open.
  private mutating func openExpansion(
    of form: [Term],
    _ budget: inout QuestionBudget
  ) -> (Expansion, OpenRates)? {
    graph.upstream.begin(in: &system)
    for term in form where !graph.upstream.collect(term.variable.id, in: &system, &budget) {
      return nil
    }
    graph.derivatives.begin(with: &graph.upstream, in: &system)
    for term in form {
      graph.derivatives.add(term.coefficient, to: term.variable.id, in: &system)
    }
    var shares: [(Reason.Source, Double, Double)] = []
    var open = OpenRates()
    for index in graph.upstream.variables.indices.reversed() {
      let variable = graph.upstream.variables[index]
      if graph.derivatives.isCancelled(variable, Tolerance.slope) { continue }
      let (rate, size) = graph.derivatives.entry(of: variable)
      let determination = system.variables[variable].determination
      if let row = determination.row {
        let magnitude = abs(size / system.coefficient(of: variable, in: row))
        let share = -graph.derivatives.pass(from: variable, through: row, in: &system)
        shares.append((.row(Row(row)), share, magnitude))
      } else if determination.isBlock {
        open.choices.append(variable)
        open.rate[variable] = rate
      } else {
        shares.append((.zero(Variable(variable)), rate, size))
      }
    }
    var found = Expansion()
    for (source, rate, size) in shares.reversed() { found.add(rate, size: size, to: source) }
    return (found, open)
  }

  /// The most choices of simultaneous blocks that are solved for together.
  private static var mostChoices: Int { 256 }

  /// What the equations of simultaneous blocks make of the rates of their choices.
  ///
  /// With the equations `K + G · s = b` for the choices `s`, and multipliers `λ` that solve
  /// `Gᵀ · λ = g`, the sum `g · s` is `λ · (b − K)`.
  private mutating func closeBlocks(_ wanted: OpenRates, _ budget: inout QuestionBudget)
    -> Expansion?
  {
    var columns: [VariableID: Int] = [:]
    var equations: [(source: Reason.Source, constant: Expansion, open: OpenRates)] = []
    var met: Set<Int> = []
    var waiting = wanted.choices
    while let choice = waiting.popLast() {
      guard let number = system.variables[choice].determination.block,
        met.insert(number).inserted
      else { continue }
      let block = graph.blocks[number]
      for choice in block.choices { columns[choice] = columns.count }
      if columns.count > Self.mostChoices { return nil }
      for row in block.rows {
        let (source, form) = (Reason.Source.row(Row(row)), form(of: row))
        guard let (constant, open) = openExpansion(of: form, &budget) else { return nil }
        equations.append((source, constant, open))
        waiting += open.choices
      }
    }
    let count = columns.count
    guard equations.count == count, budget.take(count * count * count / 16) else { return nil }
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
    for (number, equation) in equations.enumerated() {
      for choice in equation.open.choices {
        guard let column = columns[choice] else { return nil }
        matrix[column][number] = equation.open.rate[choice] ?? 0
      }
    }
    for choice in wanted.choices {
      guard let column = columns[choice] else { return nil }
      matrix[column][count] = wanted.rate[choice] ?? 0
    }
    guard let multipliers = SmallSystem.solution(of: matrix) else { return nil }
    var found = Expansion()
    // Elimination leaves rounding where a multiplier is zero.
    let largest = multipliers.lazy.map { abs($0) }.max() ?? 0
    for (equation, multiplier) in zip(equations, multipliers)
    where abs(multiplier) > largest * Tolerance.slope {
      found.add(equation.constant, times: -multiplier)
      found.add(multiplier, size: largest, to: equation.source)
    }
    return found
  }
}
