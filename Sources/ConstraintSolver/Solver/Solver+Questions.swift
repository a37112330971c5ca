extension Solver {
  /// The variables whose value the rows do not decide.
  ///
  /// A variable is listed exactly when it differs between two points that are equally good on
  /// every priority level, variables no row mentions among them. The solver's own choice for them
  /// is the canonical one. The values and the state of the solver stay as they are, apart from
  /// the ``solve()`` that pending changes call for.
  ///
  /// - Returns: The variables, and those of which ``workLimit`` let nothing be proved.
  /// - Complexity: O(terms) where the method graph shows that every choice has one optimum. Other parts
  ///   take a linear program each, with memory in proportion to their terms.
  public func ambiguousVariables() -> Ambiguity {
    solve()
    defer {
      questionWork &+= state.value.results.rowVisits &+ state.value.system.rows.count
      state.value.checkInvariants()
    }
    return state.value.ambiguity()
  }

  /// A proof that no point violates the levels less than the solver's own.
  ///
  /// - Returns: The proof for the rows as they are now, rejected rows left out.
  /// - Complexity: O(terms) where no optional row is violated. Regions with violated rows take a linear
  ///   program each, with memory in proportion to their terms.
  public func certificate() -> Certificate {
    solve()
    defer { state.value.checkInvariants() }
    return state.value.certificate()
  }
}

// What the graph shows is read off; what it does not show takes a program of the part in question.
extension SolverState {
  mutating func ambiguity() -> Ambiguity {
    var found: [VariableID] = []
    var tooLarge: [VariableID] = []
    results.rowVisits = 0
    for region in regions() {
      if region.rowCount == 0 {
        // Any value is as good; what a bound forbids is on one side only.
        found += region.variables
      } else if graph.isValid {
        for part in partsWithChoice(of: region) { addAmbiguous(of: part, &found, &tooLarge) }
      } else {
        addAmbiguous(of: region, &found, &tooLarge)
      }
    }
    return Ambiguity(
      variables: found.sorted().map { Variable($0) },
      tooLarge: tooLarge.sorted().map { Variable($0) }
    )
  }

  /// Adds the variables of a region that differ between two optimal points, or all of them to those
  /// nothing is known of because of the limit on agenda.
  private mutating func addAmbiguous(
    of region: Region,
    _ found: inout [VariableID],
    _ tooLarge: inout [VariableID]
  ) {
    var region = region
    region.required.removeAll { system.rows[$0].head.isRejected }
    var program = makeProgram(region, fromGraph: graph.isValid)
    _ = program.acceptRequired(region.required.count)
    minimizeLevels(of: &program, region)
    // What exchanges left of a zero would make a way where there is none.
    program.active.factor()
    program.active.refresh()
    let movable = program.movableColumns().map { region.variables[$0] }
    results.rowVisits += program.active.visits
    if program.isComplete { found += movable } else { tooLarge += region.variables }
  }

  /// The parts of a region in which some choice may have more than one optimal value.
  ///
  /// What required equalities alone fix belongs to no part.
  private mutating func partsWithChoice(of region: Region) -> [Region] {
    var parts: [Region] = []
    var seen: Set<VariableID> = []
    for start in region.variables
    where !seen.contains(start) && system.variables[start].flags.contains(.dependsOnChoice) {
      gatherPart(around: start)
      let variables = part.variables.array
      seen.formUnion(variables)
      if !partHasOneOptimum() { parts.append(self.region(of: variables, part.rows.array)) }
    }
    return parts
  }
}
