/// The walk downstream: everything that is computed from some variables, outputs first.
///
/// The list is the order in which values are computed anew, from its end on.
struct DownstreamWalk: ~Copyable {
  /// What was met, what is computed from others before them.
  private(set) var variables = List<VariableID>()
  /// From where the walk began to where it is.
  private var path = List<PathStep>()

  /// Lets the lists begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Arena.manyEntries, to: &variables)
    arena.lend(Arena.someEntries, to: &path)
  }

  @inline(__always)
  var isEmpty: Bool { variables.isEmpty }

  @inline(__always)
  mutating func removeAll() { variables.removeAll() }

  /// Adds a variable of which it is known by other means that all before it are computed from it, or none is.
  @inline(__always)
  mutating func append(_ variable: VariableID) { variables.append(variable) }

  /// Turns a list around to which variables were added inputs first.
  mutating func reverse() { variables.reverse() }

  /// Hands the list over, and goes on with other memory.
  mutating func exchange(with list: inout List<VariableID>) {
    swap(&variables, &list)
    variables.removeAll()
  }

  /// Walks from some variables, depth first; `beside` takes the rows beside the graph that mention one.
  ///
  /// - Returns: Whether a variable turned out to depend on itself.
  /// - Complexity: O(terms of the rows met).
  mutating func walk(
    from starts: inout List<VariableID>,
    in system: inout LinearSystem,
    beside: inout List<RowID>
  ) -> Bool {
    system.beginWalk()
    let open = system.walk.current
    system.beginWalk()
    let closed = system.walk.current
    variables.removeAll()
    var isCyclic = false
    for index in starts.indices {
      let start = starts[index]
      let record = system.variables[start]
      if record.mark == open || record.mark == closed { continue }
      if record.determination == .unknown || record.determination == .removed { continue }
      system.variables[start].mark = open
      var step = PathStep(variable: start, term: record.firstTerm)
      while true {
        if let output = Self.nextOutput(of: &step, open, closed, &system, &beside, &isCyclic) {
          path.append(step)
          step = PathStep(variable: output, term: system.variables[output].firstTerm)
          continue
        }
        system.variables[step.variable].mark = closed
        variables.append(step.variable)
        if path.isEmpty { break }
        step = path.popLast()
      }
    }
    return isCyclic
  }

  /// The next variable computed from the one of `step` that was not met yet, now marked as open.
  @inline(__always)
  private static func nextOutput(
    of step: inout PathStep,
    _ open: Int32,
    _ closed: Int32,
    _ system: inout LinearSystem,
    _ beside: inout List<RowID>,
    _ isCyclic: inout Bool
  ) -> VariableID? {
    while let row = system.takeRow(&step.term) {
      guard let output = system.rows[row].role.variable else {
        if system.rows[row].mark == open { continue }
        system.rows[row].mark = open
        beside.append(row)
        continue
      }
      let mark = system.variables[output].mark
      if output == step.variable || mark == closed { continue }
      if mark == open {
        isCyclic = true
        continue
      }
      system.variables[output].mark = open
      return output
    }
    return nil
  }
}

extension SolverState {
  /// Walks downstream of the dirty variables, and lists the rows beside the graph that mention what it met.
  ///
  /// Returns whether a variable turned out to depend on itself.
  mutating func walkDownstream() -> Bool {
    graph.downstream.walk(from: &agenda.dirty, in: &system, beside: &agenda.rowChecks)
  }

  /// Walks downstream of the dirty variables, which count as clean then, in a graph without circles.
  mutating func walkDirty() {
    _ = walkDownstream()
    agenda.dirty.removeAll()
  }
}
