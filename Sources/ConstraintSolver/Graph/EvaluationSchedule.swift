/// The order in which something was evaluated downstream last, kept for when it is evaluated again.
///
/// While a window is resized, a text typed or a section opened and closed, the same constants change or
/// the same variable loses its row again and again, and most of the graph below stays as it is.
struct EvaluationSchedule: ~Copyable {
  /// Whether the schedule can still be made to serve.
  var isCurrent = false
  /// What the walk started from.
  var starts = List<VariableID>()
  /// The variables downstream of `starts`, outputs first.
  var variables = List<VariableID>()
  /// What they were before they were last evaluated.
  var formerValues = List<Double>()
  /// Whether `formerValues` tells what changed, rather than the list of what did.
  var holdsFormerValues = false
  /// The rows beside the graph that mention one of them; may hold some that are gone.
  var rows = List<RowID>()
  /// Whether rows were added to `rows` since the schedule last served.
  var hasNewRows = false
  /// Whether `variables` is a superset: some may no longer be downstream.
  var isSuperset = false
  /// Variables that are determined by something else since.
  var redetermined = List<VariableID>()
  /// How the variables are computed, the last of `variables` first, from when the schedule first serves.
  var formulas = List<Formula>()
  /// What the formulas are computed from, side by side in the same order.
  var inputs = List<Term>()
  /// Where variables stand in `variables`; where a variable does not stand, its entry means nothing.
  private var positions = Table<VariableRecord, Int32>()

  /// Notes that a variable is about to be determined by something else.
  @inline(__always)
  mutating func noteDetermination(of variable: VariableID) {
    if !isCurrent { return }
    if redetermined.count < variables.count {
      redetermined.append(variable)
    } else {
      isCurrent = false
    }
  }

  /// Notes a new row that mentions one of the variables.
  ///
  /// Rows that came and went before the schedule served again stand here as well: where there are many,
  /// the schedule is worth less than they take.
  mutating func noteRow(_ row: RowID) {
    if !isCurrent { return }
    if rows.count > 8 &* variables.count &+ 64 {
      isCurrent = false
      return
    }
    rows.append(row)
    hasNewRows = true
  }

  /// Has the row of a variable asked from now on.
  mutating func forgetFormula(ofVariableAt position: Int) {
    if formulas.isEmpty { return }
    formulas[formulas.count &- 1 &- position].variable = .none
  }

  /// Serves from now on, in a system of so many variables.
  mutating func begin(systemCount: Int) {
    if positions.count < systemCount {
      positions.append(repeating: 0, count: systemCount - positions.count)
    }
    for index in variables.indices {
      positions[variables[index]] = Int32(truncatingIfNeeded: index)
    }
    redetermined.removeAll()
    formulas.removeAll()
    inputs.removeAll()
    hasNewRows = false
    isSuperset = false
    isCurrent = true
  }

  /// Where a variable stands in `variables`.
  @inline(__always)
  func position(of variable: VariableID) -> Int? {
    if !positions.contains(variable) { return nil }
    let position = Int(positions[variable])
    return position < variables.count && variables[position] == variable ? position : nil
  }
}

/// How a variable is computed from others: what they leave of a constant, divided by a coefficient.
///
/// These are the numbers of ``LinearSystem/solved(_:for:)``, kept side by side for all variables of a
/// schedule, since looking rows up takes longer than the arithmetic: another width of a root takes 64
/// instead of 91 instructions for each variable below.
struct Formula: BitwiseCopyable {
  var constant: Double
  var coefficient: Double
  /// What is computed, or none where the row has to be asked.
  var variable: VariableID
  /// How many inputs belong to the formula.
  var inputs: Int32

  /// Of a variable whose row has to be asked.
  static var unknown: Formula { Formula(constant: 0, coefficient: 1, variable: .none, inputs: 0) }
}
