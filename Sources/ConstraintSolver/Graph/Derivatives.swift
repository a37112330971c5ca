/// How fast something moves with something else, for each variable that a walk met.
///
/// Upstream of a weighted sum of rows these are adjoints: how fast the sum grows with the variable. A multiplied row
/// asks something of its variables, which they pass on to what they are computed from; those of sources are
/// what the row asks of the choices. Downstream of one variable they are how fast the others move with it.
struct Derivatives: ~Copyable {
  private var rates = Table<VariableRecord, Double>()
  /// The sum of the magnitudes that each rate is the difference of.
  private var sizes = Table<VariableRecord, Double>()

  /// Makes room for as many variables.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if rates.count < count { grow(to: count) }
  }

  @inline(never)
  private mutating func grow(to count: Int) {
    let missing = count - rates.count
    rates.append(repeating: 0, count: missing)
    sizes.append(repeating: 0, count: missing)
  }

  @inline(__always)
  func rate(of variable: VariableID) -> Double { rates[variable] }

  /// The rate, and the sum of the magnitudes it is the difference of.
  @inline(__always)
  func entry(of variable: VariableID) -> (rate: Double, size: Double) {
    (rates[variable], sizes[variable])
  }

  @inline(__always)
  mutating func set(_ variable: VariableID, to rate: Double, size: Double) {
    rates[variable] = rate
    sizes[variable] = size
  }

  /// Makes the rate of a variable zero to the last bit.
  @inline(__always)
  mutating func clear(_ variable: VariableID) { rates[variable] = 0 }

  /// Whether what reached a variable cancelled, up to a share of what took part.
  @inline(__always)
  func isCancelled(_ variable: VariableID, _ share: Double) -> Bool {
    abs(rates[variable]) <= sizes[variable] * share
  }
}

// Adjoints of what a walk upstream has met.
extension Derivatives {
  /// Starts with zeros for all that a walk met.
  mutating func begin(with walk: inout UpstreamWalk, in system: inout LinearSystem) {
    reserve(system.variables.count)
    for index in walk.variables.indices { set(walk.variables[index], to: 0, size: 0) }
  }

  /// Adds a multiplied row or bound.
  mutating func add(_ multiplier: Multiplier, in system: inout LinearSystem) {
    guard let row = multiplier.bearer.row else {
      if let variable = multiplier.bearer.boundedVariable {
        add(multiplier.value, to: variable, in: &system)
      }
      return
    }
    for position in system.terms(of: row) {
      let term = system.terms[position]
      add(multiplier.value * term.coefficient, to: term.variable, in: &system)
    }
  }

  /// Adds to the adjoint of a variable if the walk met it.
  @inline(__always)
  mutating func add(_ part: Double, to variable: VariableID, in system: inout LinearSystem) {
    if !system.isMet(variable) { return }
    rates[variable] += part
    sizes[variable] += abs(part)
  }

  /// Passes the adjoint of a variable on to the inputs of its row; returns that row's multiplier.
  @inline(__always)
  mutating func pass(
    from variable: VariableID,
    through row: RowID,
    in system: inout LinearSystem
  ) -> Double {
    let divisor = system.coefficient(of: variable, in: row)
    let share = -rates[variable] / divisor
    let size = abs(sizes[variable] / divisor)
    for position in system.terms(of: row) {
      let term = system.terms[position]
      if term.variable == variable || !system.isMet(term.variable) { continue }
      rates[term.variable] += share * term.coefficient
      sizes[term.variable] += size * abs(term.coefficient)
    }
    return share
  }
}

// Slopes of what follows from one variable.
extension Derivatives {
  /// How fast a variable moves by the row that determines it, or, if the row does not mention the variable,
  /// minus how fast the row's residual does; and the sum of the magnitudes that is the difference of.
  @inline(__always)
  mutating func slope(
    of output: VariableID,
    by row: RowID,
    in system: inout LinearSystem
  ) -> (rate: Double, size: Double) {
    var sum = 0.0
    var size = 0.0
    var divisor = 1.0
    for position in system.terms(of: row) {
      let variable = system.terms[position].variable
      if variable == output {
        divisor = system.terms[position].coefficient
      } else if system.isMet(variable) {
        sum -= system.terms[position].coefficient * rates[variable]
        size += abs(system.terms[position].coefficient) * sizes[variable]
      }
    }
    return (sum / divisor, size / abs(divisor))
  }
}
