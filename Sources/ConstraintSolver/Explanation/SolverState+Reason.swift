// Why a value is what it is: the sources it is computed from, what lost against them, and whether any of
// them could give way. In the words of linear programming, sources that are no required equalities are
// nonbasic, violated rows carry the multipliers, and a source stays where its reduced cost is positive on
// some level and zero above.
extension SolverState {
  /// Why a sum of variables has the value it has.
  ///
  /// - Returns: Nil where the budget does not reach even the sources.
  mutating func reason(of form: [Term], _ budget: inout QuestionBudget) -> Reason? {
    guard graph.isValid, let whole = expansion(of: form, &budget) else { return nil }
    var proof = ReasonProof(whole)
    var freedom = Reason.Freedom.unproved
    if collectLosses(of: &proof, form, &budget) {
      let isUnique = edgesAreClosed(of: form, &proof, &budget)
      freedom = isUnique ? .unique : exactFreedom(of: form, &proof, &budget)
    }
    let named = Set(proof.losses.map { $0.row })
    return Reason(
      value: value(of: form),
      shares: whole.sources.map { Reason.Share(source: $0, rate: whole.rate(of: $0)) },
      losses: named.sorted().map { Row($0) },
      support: proof.support,
      bystanders: bystanders(of: form, besides: proof, losses: named).map { Row($0) },
      freedom: freedom
    )
  }

  mutating func value(of form: [Term]) -> Double {
    form.reduce(0) { $0 + $1.coefficient * system.values[$1.variable.id] }
  }

  /// Whether a source may give way: it is anything but a required equality.
  mutating func canMove(_ source: Reason.Source) -> Bool {
    switch source {
    case .row(let row): !system.rows[row.id].head.isRequiredEquality
    case .zero: true
    }
  }

  // MARK: What lost

  /// Finds the violated rows that pull at a source of the sum, and all that holds those back.
  ///
  /// Then come the rows that lost against the sources alone. Returns false where the budget does not
  /// last.
  private mutating func collectLosses(
    of proof: inout ReasonProof,
    _ form: [Term],
    _ budget: inout QuestionBudget
  ) -> Bool {
    var reach = Reach()
    var candidates: [ReasonProof.Loss] = []
    var next = 0
    while next < proof.named.count {
      while next < proof.named.count {
        let source = proof.named[next]
        next += 1
        if !canMove(source) { continue }
        guard reach.extend(from: source, in: &system, graph.blocks, &budget) else {
          return false
        }
      }
      for row in reach.takeViolated() {
        guard let expansion = expansion(of: self.form(of: row), &budget) else { return false }
        candidates.append(ReasonProof.Loss(row: row, expansion: expansion))
      }
      candidates.removeAll { loss in
        guard loss.expansion.sources.contains(where: { proof.names($0) && canMove($0) }) else {
          return false
        }
        proof.add(loss)
        return true
      }
    }
    return collectPlainLosses(of: &proof, form, &budget)
  }

  /// Finds the violated rows on the variables of the sum, and on those it is computed from, that depend
  /// on its sources alone.
  private mutating func collectPlainLosses(
    of proof: inout ReasonProof,
    _ form: [Term],
    _ budget: inout QuestionBudget
  ) -> Bool {
    guard violations.count > 0 else { return true }
    var variables = form.map { $0.variable.id }
    for source in proof.sum.sources {
      guard case .row(let row) = source else { continue }
      variables += self.form(of: row.id).map { $0.variable.id }
    }
    let known = Set(variables)
    var seen: Set<VariableID> = []
    for variable in variables where seen.insert(variable).inserted {
      var next = system.variables[variable].firstTerm
      while !next.isNone {
        let row = system.terms[next].row
        next = system.terms[next].next
        let head = system.rows[row].head
        guard head.isViolated, !proof.losses.contains(where: { $0.row == row }) else { continue }
        let terms = self.form(of: row)
        guard terms.allSatisfy({ known.contains($0.variable.id) }) else { continue }
        guard let expansion = expansion(of: terms, &budget) else { return false }
        if expansion.sources.allSatisfy({ proof.sum.contains($0) }) {
          proof.add(ReasonProof.Loss(row: row, expansion: expansion))
        }
      }
    }
    return true
  }

  /// Inequalities that mention a variable of the sum and hold without deciding it.
  private mutating func bystanders(
    of form: [Term],
    besides proof: ReasonProof,
    losses: Set<RowID>
  ) -> [RowID] {
    var found: Set<RowID> = []
    for term in form {
      var next = system.variables[term.variable.id].firstTerm
      while !next.isNone {
        let row = system.terms[next].row
        next = system.terms[next].next
        let head = system.rows[row].head
        if head.isEquality || head.isRejected || head.isViolated { continue }
        if losses.contains(row) || proof.sum.contains(.row(Row(row))) { continue }
        found.insert(row)
      }
    }
    return found.sorted()
  }
}

/// What has been found of the reason of a value.
struct ReasonProof {
  /// A violated optional row, written in the sources that hold it where it is.
  struct Loss {
    let row: RowID
    let expansion: Expansion
  }

  /// The sum in question.
  let sum: Expansion
  private(set) var losses: [Loss] = []
  /// All sources that were named: those of the sum first, then ``support``.
  private(set) var named: [Reason.Source]
  private var names: Set<Reason.Source>

  init(_ sum: Expansion) {
    self.sum = sum
    named = sum.sources
    names = Set(sum.sources)
  }

  /// The sources named beyond those of the sum.
  var support: [Reason.Source] { Array(named.dropFirst(sum.sources.count)) }

  func names(_ source: Reason.Source) -> Bool { names.contains(source) }

  mutating func add(_ loss: Loss) {
    losses.append(loss)
    for source in loss.expansion.sources { name(source) }
  }

  mutating func name(_ source: Reason.Source) {
    if names.insert(source).inserted { named.append(source) }
  }
}
