extension Solver {
  /// The variables whose value the rows do not decide.
  ///
  /// A variable is listed exactly when it differs between two points that are equally good on
  /// every priority level, variables no row mentions among them. The solver's own choice for them
  /// is the canonical one. The values and the state of the solver stay as they are, apart from
  /// the ``solve()`` that pending changes call for.
  ///
  /// - Returns: The variables, and those in parts that are too large to prove anything of.
  /// - Complexity: O(terms) where the method graph shows that every choice has one optimum. Other parts
  ///   take a dense program each, about rows · variables² and at most 2²² coefficients (32 MB).
  public func ambiguousVariables() -> Ambiguity {
    solve()
    return state.value.ambiguity()
  }

  /// A proof that no point violates the levels less than the solver's own.
  ///
  /// - Returns: The proof for the rows as they are now, rejected rows left out.
  /// - Complexity: O(terms) where no optional row is violated. Regions with violated rows take a dense
  ///   program each, about rows · variables² and at most 2²² coefficients (32 MB).
  public func certificate() -> Certificate {
    solve()
    return state.value.certificate()
  }
}

// What the graph shows is read off; what it does not show takes a dense program of the part in question.
extension SolverState {
  /// The most coefficients of a dense program that is made to answer a question.
  static var proofLimit: Int { 1 << 22 }

  mutating func ambiguity() -> Ambiguity {
    var found: [Int32] = []
    var tooLarge: [Int32] = []
    for region in regions() {
      if region.rowCount == 0 {
        // Any value is as good; what a bound forbids is on one side only.
        found += region.variables
        continue
      }
      if hasOneOptimum(region) { continue }
      let fits = region.entryCount <= Self.proofLimit || !graph.isValid
      for part in fits ? [region] : partsWithChoice(of: region) {
        if part.entryCount <= Self.proofLimit {
          found += ambiguousVariables(of: part)
        } else {
          tooLarge += part.variables
        }
      }
    }
    return Ambiguity(
      variables: found.sorted().map { Variable(index: $0) },
      tooLarge: tooLarge.sorted().map { Variable(index: $0) }
    )
  }

  /// The variables of a region that differ between two optimal points.
  private mutating func ambiguousVariables(of region: Region) -> [Int32] {
    var dense = makeDense(region)
    _ = acceptRequired(region, in: &dense)
    minimizeLevels(of: &dense, optionalRows(of: region))
    // What pivots left of a zero would make a way where there is none.
    dense.factor()
    dense.refresh()
    return region.variables.indices.filter { dense.canMove($0) }.map { region.variables[$0] }
  }

  /// Whether the graph shows that every choice of a region has one optimal value.
  private mutating func hasOneOptimum(_ region: Region) -> Bool {
    if !graph.isValid { return false }
    scratch.partChoices.removeAll()
    for variable in region.variables where system.isChoice(variable) {
      scratch.partChoices.append(variable)
    }
    return partHasOneOptimum()
  }

  /// The parts of a region in which some choice may have more than one optimal value.
  ///
  /// What required equalities alone fix belongs to no part.
  private mutating func partsWithChoice(of region: Region) -> [Region] {
    var parts: [Region] = []
    var seen: Set<Int32> = []
    for start in region.variables
    where !seen.contains(start) && system.variables[start].flags.contains(.dependsOnChoice) {
      scratch.part.removeAll()
      scratch.part.append(start)
      _ = gatherPart(limit: .max)
      let variables = scratch.part.array
      seen.formUnion(variables)
      if !partHasOneOptimum() { parts.append(self.region(of: variables, scratch.partRows.array)) }
    }
    return parts
  }
}
