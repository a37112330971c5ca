/// The exchange of one row of the graph for another that a violated row or bound asks for.
struct Pivot {
  /// The choice that gives way.
  let choice: VariableID
  /// How far it has to move.
  let distance: Double
}

extension MethodGraph {
  /// The pivot that makes a violated row or bound hold; nil where no choice can help.
  ///
  /// Of the choices it is computed from, one that loses least by moving there gives way, the last of equals: a choice
  /// at an inequality leaves it at no cost in one direction, as far as other rows on it alone let it. The variables
  /// met are counted in `visits`.
  mutating func pivot(
    on violated: RowOrBound,
    in system: inout LinearSystem,
    visits: inout Int
  ) -> Pivot? {
    let rest = system.miss(of: violated)
    upstream.begin(in: &system)
    upstream.collect(violated, in: &system, visits: &visits)
    derivatives.begin(with: &upstream, in: &system)
    derivatives.add(violated.gradient(of: rest), in: &system)
    guard let choice = weakestChoice(in: &system) else { return nil }
    let slope = derivatives.rate(of: choice) * (rest > 0 ? 1.0 : -1.0)
    return Pivot(choice: choice, distance: -rest / slope)
  }

  /// The choice that adjoints reach and that loses least by moving against them, the last of equals.
  private mutating func weakestChoice(in system: inout LinearSystem) -> VariableID? {
    var best: VariableID?
    var lowest = Double.infinity
    for index in upstream.variables.indices.reversed() {
      let variable = upstream.variables[index]
      if derivatives.isCancelled(variable, system.accuracy.zero) { continue }
      let rises = derivatives.rate(of: variable) < 0
      if let row = system.variables[variable].determination.row {
        _ = derivatives.pass(from: variable, through: row, in: &system)
        if system.rows[row].head.isRequiredEquality { continue }
      }
      let strength = system.strength(of: variable, upward: rises)
      if strength < lowest
        || strength == lowest && best.map({ system.precedes($0, variable) }) ?? true
      {
        best = variable
        lowest = strength
      }
    }
    return best
  }
}

extension RowOrBound {
  /// The multiplier of what is missed by `rest`: 1 where that is too much, -1 where it is too little.
  func gradient(of rest: Double) -> Multiplier {
    Multiplier(bearer: self, level: 0, value: rest > 0 ? 1 : -1)
  }
}

extension LinearSystem {
  /// Left-hand side minus constant of a row, or the value of a variable with a bound.
  mutating func miss(of violated: RowOrBound) -> Double {
    if let row = violated.row { return residual(of: row) }
    return violated.boundedVariable.map { values[$0] } ?? 0
  }

  /// How much would be lost if a choice moved: a priority, more for required rows, less for none.
  @inline(__always)
  fileprivate mutating func strength(of choice: VariableID, upward: Bool) -> Double {
    let determination = variables[choice].determination
    guard let row = determination.row else { return determination == .zero ? -1 : 0 }
    if !rows[row].head.isEquality && canRise(choice, from: row) == upward {
      return resistance(to: choice, upward: upward)
    }
    return rows[row].head.isRequired ? 2000 : priority(of: row)
  }

  /// The highest priority of the rows on a choice alone that hold without slack and would not if it moved.
  private mutating func resistance(to choice: VariableID, upward: Bool) -> Double {
    var strongest = 0.0
    var next = variables[choice].firstTerm
    while let row = takeRow(&next) {
      let head = rows[row].head
      if head.count != 1 || rows[row].role != .beside || head.isRejected { continue }
      if hasSlack(row) { continue }
      let grows = upward == (terms[rows[row].firstTerm].coefficient > 0)
      if grows ? head.sense > 0 : head.sense < 0 { continue }
      strongest = max(strongest, head.isRequired ? 2000 : priority(of: row))
    }
    return strongest
  }

  /// Whether a violated row or bound is a row on one variable that is zero for want of anything else, or that
  /// an optional row on it alone determines: then no other choice is to be asked.
  mutating func isRepairedAlone(_ violated: RowOrBound) -> Bool {
    guard let row = violated.row, rows[row].head.count == 1, rows[row].role == .beside else {
      return false
    }
    let term = terms[rows[row].firstTerm]
    let record = variables[term.variable]
    if record.flags.contains(.optimized) { return false }
    if !(rows[row].constant / term.coefficient).isFinite { return false }
    guard let holder = record.determination.row else { return record.determination == .zero }
    return !rows[holder].head.isRequired && rows[holder].head.count == 1
  }
}
