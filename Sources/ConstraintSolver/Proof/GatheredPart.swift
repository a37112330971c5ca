/// A part of the system as it was gathered last: what hangs together through shared rows once everything fixed by
/// required equalities is taken for constant.
struct GatheredPart: ~Copyable {
  private(set) var variables = List<VariableID>()
  private(set) var rows = List<RowID>()
  /// Those of the variables that are choices.
  private(set) var choices = List<VariableID>()
  /// Whether around each of the variables the same would be gathered now, other choices among them perhaps.
  private var isCurrent = false

  /// Lets the lists begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(Arena.someEntries, to: &variables)
    arena.lend(Arena.someEntries, to: &rows)
    arena.lend(Arena.someEntries, to: &choices)
  }

  /// Gathers what hangs together with some variables.
  ///
  /// Rows with unknowns count when `throughUnknowns` is set. The rows are counted in `visits`.
  ///
  /// - Complexity: O(terms of the rows met).
  mutating func gather(
    around start: [VariableID],
    throughUnknowns: Bool,
    in system: inout LinearSystem,
    _ graph: inout MethodGraph,
    visits: inout Int
  ) {
    begin(in: &system)
    for variable in start { join(variable, &system) }
    gather(throughUnknowns, &system, &graph, &visits)
  }

  /// The same around one variable.
  mutating func gather(
    around start: VariableID,
    throughUnknowns: Bool,
    in system: inout LinearSystem,
    _ graph: inout MethodGraph,
    visits: inout Int
  ) {
    begin(in: &system)
    join(start, &system)
    gather(throughUnknowns, &system, &graph, &visits)
  }

  /// Takes note that rows or variables may hang together in other ways than when the part was gathered.
  @inline(__always)
  mutating func expire() { isCurrent = false }

  /// Has its variables bear the mark of a new walk; returns false, with no walk begun, where it may not be what it was.
  mutating func marksAgain(in system: inout LinearSystem) -> Bool {
    if !isCurrent { return false }
    system.beginWalk()
    for index in variables.indices { _ = system.meet(variables[index]) }
    return true
  }

  /// Finds the choices anew, if a variable is in the part and nothing else can have changed; returns false where it has to
  /// be gathered.
  ///
  /// - Complexity: O(variables of the part).
  mutating func gatherAgain(around start: VariableID, in system: inout LinearSystem) -> Bool {
    if !isCurrent || !variables.indices.contains(where: { variables[$0] == start }) { return false }
    choices.removeAll()
    for index in variables.indices where system.isChoice(variables[index]) {
      choices.append(variables[index])
    }
    return true
  }

  private mutating func begin(in system: inout LinearSystem) {
    system.beginWalk()
    variables.removeAll()
    rows.removeAll()
    choices.removeAll()
  }

  private mutating func gather(
    _ throughUnknowns: Bool,
    _ system: inout LinearSystem,
    _ graph: inout MethodGraph,
    _ visits: inout Int
  ) {
    isCurrent = graph.blocks.isEmpty
    var index = 0
    while index < variables.count {
      let variable = variables[index]
      index &+= 1
      if system.isChoice(variable) {
        choices.append(variable)
        if let block = system.variables[variable].determination.block {
          for choice in graph.blocks[block].choices { join(choice, &system) }
        }
      }
      addRows(of: variable, throughUnknowns, &system)
    }
    visits &+= rows.count
  }

  /// Adds the rows that mention a variable of the part, and what they mention.
  @inline(__always)
  private mutating func addRows(
    of variable: VariableID,
    _ throughUnknowns: Bool,
    _ system: inout LinearSystem
  ) {
    var next = system.variables[variable].firstTerm
    while let row = system.takeRow(&next) {
      let head = system.rows[row].head
      if system.isMet(row: row) || head.isRejected { continue }
      if head.unknown > 0 {
        isCurrent = false
        if !throughUnknowns { continue }
      }
      _ = system.meet(row: row)
      rows.append(row)
      if head.count == 1 { continue }
      for position in system.terms(of: row) {
        let other = system.terms[position].variable
        if system.variables[other].flags.contains(.dependsOnChoice) { join(other, &system) }
      }
    }
  }

  @inline(__always)
  private mutating func join(_ variable: VariableID, _ system: inout LinearSystem) {
    if system.meet(variable) { variables.append(variable) }
  }
}
