/// Variables newly determined by free choices, listed while choices can move.
struct NewDependents: ~Copyable {
  private var variables = List<VariableID>()

  @inline(__always)
  var isEmpty: Bool { variables.isEmpty }

  @inline(__always)
  var count: Int { variables.count }

  mutating func append(_ variable: VariableID) { variables.append(variable) }

  /// Keeps the first ones.
  mutating func truncate(to count: Int) { variables.truncate(to: count) }

  /// Drops those that the walk under way has met.
  mutating func dropMet(in system: inout LinearSystem) { system.dropMet(variables: &variables) }

  mutating func removeAll() { variables.removeAll() }

  /// Walks upstream of all of them, and forgets them.
  mutating func collect(
    in system: inout LinearSystem,
    _ graph: inout MethodGraph,
    visits: inout Int
  ) {
    graph.upstream.begin(in: &system)
    for index in variables.indices where system.isLive(variables[index]) {
      graph.upstream.collect(variables[index], in: &system, visits: &visits)
    }
    variables.removeAll()
  }
}
