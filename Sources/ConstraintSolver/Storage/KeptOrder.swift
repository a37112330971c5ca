/// The order in which something ran downstream last, kept for when it runs again.
struct KeptOrder: ~Copyable {
  /// Whether the order can still be made to serve.
  var isCurrent = false
  /// What it started from.
  var starts = Pool<Int32>()
  /// The variables downstream of `starts`, outputs first.
  var variables = Pool<Int32>()
  /// What they were before they were last recomputed.
  var former = Pool<Double>()
  /// Whether `former` tells what changed, rather than the list of what did.
  var holdsFormer = false
  /// The rows beside the graph that mention one of them; may hold some that are gone.
  var rows = Pool<Int32>()
  /// Whether rows were added to `rows` since the order last served.
  var hasNewRows = false
  /// Whether `variables` may hold some that are no longer downstream.
  var isGenerous = false
  /// Variables that are determined by something else since.
  var redetermined = Pool<Int32>()
  /// How the variables are computed, the last of `variables` first, from when the order first serves
  /// again.
  var formulas = Pool<Formula>()
  /// What the formulas are computed from, side by side in the same order.
  var inputs = Pool<Term>()
  /// Where variables stand in `variables`; where a variable does not stand, its entry means nothing.
  private var places = Pool<Int32>()

  init() {}

  /// Notes that a variable is about to be determined by something else.
  @inline(__always)
  mutating func noteDetermination(of variable: Int32) {
    if !isCurrent { return }
    if redetermined.count < variables.count {
      redetermined.append(variable)
    } else {
      isCurrent = false
    }
  }

  /// Notes a new row that mentions one of the variables.
  ///
  /// Rows that came and went before the order served again stand here as well: where there are many,
  /// the order is worth less than they take.
  mutating func noteRow(_ row: Int32) {
    if !isCurrent { return }
    if rows.count > 8 &* variables.count &+ 64 {
      isCurrent = false
      return
    }
    rows.append(row)
    hasNewRows = true
  }

  /// Has the row of a variable asked from now on.
  func forgetFormula(ofVariableAt place: Int) {
    if formulas.count == 0 { return }
    let index = formulas.count &- 1 &- place
    if formulas[index].inputs >= 0 { formulas[index].inputs = ~formulas[index].inputs }
  }

  /// Files where the variables stand, of which there are `number` in the whole system.
  mutating func file(of number: Int) {
    if places.count < number { places.append(repeating: 0, count: number - places.count) }
    for index in 0..<variables.count {
      places[Int(variables[index])] = Int32(truncatingIfNeeded: index)
    }
    redetermined.count = 0
    formulas.count = 0
    inputs.count = 0
    hasNewRows = false
    isGenerous = false
    isCurrent = true
  }

  /// Where a variable stands in `variables`, or -1.
  @inline(__always)
  func place(of variable: Int) -> Int32 {
    if variable >= places.count { return -1 }
    let place = places[variable]
    let stands = place < variables.count && variables[Int(place)] == Int32(variable)
    return stands ? place : -1
  }
}

/// How a variable is computed from others: what they leave of a constant, divided by a factor.
///
/// These are the numbers of the row that determines the variable, kept together for all variables of
/// an order because looking rows up takes longer than the arithmetic.
struct Formula: BitwiseCopyable {
  var constant: Double
  var divisor: Double
  var variable: Int32
  /// How many inputs belong to the formula, or the complement of that where the row has to be asked.
  var inputs: Int32

  /// Of a variable whose row has to be asked.
  static var unknown: Formula { Formula(constant: 0, divisor: 1, variable: 0, inputs: -1) }
}
