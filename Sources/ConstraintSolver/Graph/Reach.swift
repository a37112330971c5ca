/// What moves when sources move: the variables downstream, simultaneous blocks included, and the rows beside the
/// graph that mention them.
///
/// Unlike ``DownstreamWalk`` it needs no order, goes on where it ended, and leaves all marks alone: what it reached is
/// asked about by walks.
struct Reach {
  private var met: Set<VariableID> = []
  private var waiting: [VariableID] = []
  /// The variables in the order they were met.
  private(set) var variables: [VariableID] = []
  private var metRows: Set<RowID> = []
  /// The rows beside the graph, in the order they were met.
  private(set) var beside: [RowID] = []
  private var violated: [RowID] = []

  /// The violated rows met since the last time.
  mutating func takeViolated() -> [RowID] {
    defer { violated = [] }
    return violated
  }

  /// Adds what moves with a source; false where the budget does not last.
  ///
  /// - Complexity: O(terms downstream).
  mutating func extend(
    from source: Reason.Source,
    in system: inout LinearSystem,
    _ blocks: SimultaneousBlocks,
    _ budget: inout QuestionBudget
  ) -> Bool {
    switch source {
    case .row(let row): start(system.rows[row.id].role, blocks)
    case .zero(let variable): start(variable.id)
    }
    while let variable = waiting.popLast() {
      variables.append(variable)
      var next = system.variables[variable].firstTerm
      while let row = system.takeRow(&next) {
        guard budget.take(1) else { return false }
        let record = system.rows[row]
        if record.head.isRejected { continue }
        if record.role != .beside {
          start(record.role, blocks)
        } else if metRows.insert(row).inserted {
          beside.append(row)
          if record.head.isViolated { violated.append(row) }
        }
      }
    }
    return true
  }

  /// Meets what a row determines, alone or with others.
  private mutating func start(_ role: RowRole, _ blocks: SimultaneousBlocks) {
    if let output = role.variable {
      start(output)
    } else if let block = role.block {
      for choice in blocks[block].choices { start(choice) }
    }
  }

  private mutating func start(_ variable: VariableID) {
    if met.insert(variable).inserted { waiting.append(variable) }
  }
}
