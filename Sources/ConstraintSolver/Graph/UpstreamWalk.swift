/// The walk upstream: everything that rows and variables are computed from, inputs first.
///
/// What it met bears its mark until another walk begins. What something is computed from is found by this walk:
/// proofs, pivots and contradictions, and the questions why a value is what it is.
struct UpstreamWalk: ~Copyable {
  /// What was met so far, inputs before what is computed from them.
  private(set) var variables = List<VariableID>()
  /// From where the walk began to where it is.
  private var path = List<Step>()

  /// A variable on the way, and how many terms of its row were looked at.
  struct Step: BitwiseCopyable {
    var variable: VariableID
    var terms: Int32
  }

  /// Lets the lists begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Arena.someEntries, to: &path)
    arena.lend(Arena.someEntries, to: &variables)
  }

  /// Starts over with nothing met.
  mutating func begin(in system: inout LinearSystem) {
    system.beginWalk()
    variables.removeAll()
  }

  /// Has what it met bear its mark again after another walk.
  mutating func markAgain(in system: inout LinearSystem) {
    system.beginWalk()
    for index in variables.indices { _ = system.meet(variables[index]) }
  }

  /// Adds what a row, or the variable of a bound, is computed from.
  mutating func collect(
    _ start: RowOrBound,
    includingFixed: Bool = false,
    in system: inout LinearSystem,
    visits: inout Int
  ) {
    if let row = start.row {
      collect(row: row, includingFixed: includingFixed, in: &system, visits: &visits)
    } else if let variable = start.boundedVariable {
      collect(variable, includingFixed: includingFixed, in: &system, visits: &visits)
    }
  }

  /// Adds what a row is computed from.
  mutating func collect(
    row: RowID,
    includingFixed: Bool = false,
    in system: inout LinearSystem,
    visits: inout Int
  ) {
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      collect(variable, includingFixed: includingFixed, in: &system, visits: &visits)
    }
  }

  /// Adds a variable and what it is computed from, and counts what was added in `visits`.
  ///
  /// What required equalities alone fix is left out unless `includingFixed` is set.
  ///
  /// - Complexity: O(terms of the rows met).
  mutating func collect(
    _ start: VariableID,
    includingFixed: Bool = false,
    in system: inout LinearSystem,
    visits: inout Int
  ) {
    let count = variables.count
    _ = collect(start, includingFixed, in: &system) { true }
    visits &+= variables.count &- count
  }

  /// Adds a variable and all it is computed from, as long as a question may look at terms.
  ///
  /// - Returns: False where the budget does not last; then nothing is known of what was added.
  mutating func collect(
    _ start: VariableID,
    in system: inout LinearSystem,
    _ budget: inout QuestionBudget
  ) -> Bool {
    collect(start, true, in: &system) { budget.take(1) }
  }

  /// Depth first; `mayLook` is asked for each term.
  @inline(__always)
  private mutating func collect(
    _ start: VariableID,
    _ includingFixed: Bool,
    in system: inout LinearSystem,
    _ mayLook: () -> Bool
  ) -> Bool {
    if !Self.joins(start, includingFixed, &system) { return true }
    var step = Step(variable: start, terms: 0)
    while true {
      var input: VariableID?
      if let row = system.variables[step.variable].determination.row {
        let terms = system.terms(of: row)
        while Int(step.terms) < terms.count {
          if !mayLook() {
            path.removeAll()
            return false
          }
          let other = system.terms[terms.start.advanced(by: Int(step.terms))].variable
          step.terms &+= 1
          if Self.joins(other, includingFixed, &system) {
            input = other
            break
          }
        }
      }
      if let input {
        path.append(step)
        step = Step(variable: input, terms: 0)
        continue
      }
      variables.append(step.variable)
      if path.isEmpty { return true }
      step = path.popLast()
    }
  }

  /// Marks a variable; returns false where it was met before or is to be left out.
  @inline(__always)
  private static func joins(
    _ variable: VariableID,
    _ includingFixed: Bool,
    _ system: inout LinearSystem
  ) -> Bool {
    let record = system.variables[variable]
    if record.mark == system.walk.current { return false }
    if !includingFixed && !record.flags.contains(.dependsOnChoice) { return false }
    system.variables[variable].mark = system.walk.current
    return true
  }
}
