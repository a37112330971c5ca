import ConstraintSolver

/// What would fix a conflict, found by trying.
extension LayoutEngine {
  /// The most constraints of a conflict that are looked at, the youngest.
  static let mostConstraints = 8
  /// The most suggestions that are reported.
  private static let mostSuggestions = 6
  /// What copying a row takes, in units of the solver's limit on work.
  private static let copyingWork = 20

  /// Changes that fix a conflict and put no other one in its place, the best first.
  ///
  /// What a person would look for comes first: a forgotten autoresizing flag, an attribute made twice, by one
  /// dialect or by two, a size that required content cannot have. Then come those that fix more conflicts of the group, then those of
  /// a younger constraint; of one constraint a lower priority comes before a looser relation and this before
  /// another constant.
  /// What that takes, in units of the solver's limit, is subtracted from `work`; once nothing of it is left,
  /// nothing more is tried. The copy in which changes are tried serves for all conflicts of one part of the
  /// system.
  /// - Complexity: a copy of what hangs together, and up to 64 solutions of what the changes touch, each of
  ///   which ends early where it would take more than linear work.
  func suggestions(
    for group: [Conflict],
    _ multipliers: [Double],
    _ former: inout ConflictTrial?,
    _ work: inout Int
  ) -> [LayoutIssue.Suggestion] {
    if work <= 0 { return [] }
    let rows = group.flatMap(\.rows).filter { constraint(of: $0) != nil }
    guard var trial = former?.holds(rows) == true ? former : makeTrial(with: rows, &work) else {
      return []
    }
    defer { former = trial }
    let conflict = group[0]
    var found: [(isPlain: Bool, fixed: Int, suggestion: LayoutIssue.Suggestion)] = []
    /// Whether nothing that comes later can be reported: as many fix all there is.
    func isEnough() -> Bool {
      found.lazy.filter { $0.fixed == trial.rejected.count }.count >= Self.mostSuggestions
    }
    func attempt(_ suggestion: LayoutIssue.Suggestion, of rows: [Row], isPlain: Bool) -> Bool {
      if work <= 0 || isEnough() { return false }
      let lifted = conflict.rejected
      let fixed = trial.fixed(by: suggestion.change, of: rows, lifting: lifted, &work)
      // Of several constraints of one word the same is suggested.
      if fixed > 0, !found.contains(where: { $0.suggestion == suggestion }) {
        found.append((isPlain, fixed, suggestion))
      }
      return fixed > 0
    }
    let gap = -zip(multipliers, conflict.rows).reduce(0) {
      $0 + $1.0 * self.rows.constant(of: $1.1)
    }
    let members = zip(conflict.rows, multipliers).compactMap { row, multiplier in
      constraint(of: row).flatMap { constraint in
        // No source code states what holds an arrangement.
        constraint.isScaffold
          ? nil : Member(row: row, multiplier: multiplier, constraint: constraint)
      }
    }
    .reversed().prefix(Self.mostConstraints).filter { $0.multiplier != 0 }
    let flags = forgottenFlags(in: conflict, members)
    for flag in flags where work > 0 {
      let (rows, lifted) = (flag.rows, conflict.rejected)
      let fixed = trial.fixedWithoutFrame(of: flag.item, rows: rows, lifting: lifted, &work)
      if fixed > 0 { found.append((true, fixed, flag.suggestion)) }
    }
    if flags.count > 1, found.isEmpty {
      let all = together(flags)
      _ = attempt(all.suggestion, of: all.rows, isPlain: true)
    }
    for (row, suggestion) in repetitions(among: members) {
      _ = attempt(suggestion, of: [row], isPlain: true)
    }
    for (rows, suggestion) in duplicates(among: members) where work > 0 && !isEnough() {
      let lifted = conflict.rejected
      let fixed = rows.map { row in
        trial.fixed(by: suggestion.change, of: [row], lifting: lifted, &work)
      }
      if let least = fixed.min(), least > 0 { found.append((true, least, suggestion)) }
    }
    let contents = requiredContents(of: conflict)
    for member in members {
      let isSizeOfContent =
        member.constraint.firstAttribute.kind == .size
        && contents.contains { $0.item === member.constraint.first }
      for change in changes(of: member.constraint, member.multiplier, gap) {
        var isPlain = false
        if case .relation = change { isPlain = isSizeOfContent }
        _ = attempt(suggestion(change, member.constraint), of: [member.row], isPlain: isPlain)
      }
    }
    for content in contents {
      _ = attempt(suggestion(lowering: content), of: [content.row], isPlain: false)
    }
    return found.enumerated()
      .sorted { one, two in
        if one.element.isPlain != two.element.isPlain { return one.element.isPlain }
        return (two.element.fixed, one.offset) < (one.element.fixed, two.offset)
      }
      .prefix(Self.mostSuggestions).map(\.element.suggestion)
  }

  /// A constraint of a conflict, and how often it counts there.
  struct Member {
    let row: Row
    let multiplier: Double
    let constraint: LayoutConstraint
  }

  /// A copy of the required rows that hang together with some.
  private func makeTrial(with rows: [Row], _ work: inout Int) -> ConflictTrial? {
    guard let copy = self.rows.copy(around: rows, requiredOnly: true) else { return nil }
    work -= Self.copyingWork * copy.rows.count
    // The copy breaks the same rows; the first change is made before it is solved at all.
    copy.solver.thinsConflicts = false
    // Asked row by row: conflicts elsewhere may be thousands.
    return ConflictTrial(copy: copy, rejected: Set(copy.rows.keys.filter(self.rows.isRejected)))
  }

  /// What could be changed of a constraint: a positive multiplier says that it keeps its first side
  /// too small, a negative one too large.
  private func changes(
    of constraint: LayoutConstraint,
    _ multiplier: Double,
    _ gap: Double
  ) -> [LayoutIssue.Suggestion.Change] {
    var changes = [LayoutIssue.Suggestion.Change.priority(LayoutPriority(999))]
    if constraint.word != nil { return changes }
    if constraint.relation == .equal {
      changes.append(.relation(multiplier > 0 ? .greaterThanOrEqual : .lessThanOrEqual))
    }
    if !constraint.involvesGone {
      let constant = constraint.constant
      let wanted = constant + gap / multiplier
      // What is no round number stays exact, or the constraint would miss by a grain.
      let cleared = LayoutGrain.cleared(wanted, among: max(abs(constant), abs(wanted)))
      changes.append(.constant(from: constant, to: cleared))
    }
    return changes
  }

  /// A changed constraint, as one would write it.
  func suggestion(
    _ change: LayoutIssue.Suggestion.Change,
    _ constraint: LayoutConstraint
  ) -> LayoutIssue.Suggestion {
    if let word = constraint.word, case .priority(let priority) = change {
      return LayoutIssue.Suggestion(
        statement: LayoutIssue.Statement(constraint).asRead,
        change: change,
        code: "\(word.title) @\(priority)"
      )
    }
    var changed = constraint.present
    changed.identifier = nil
    switch change {
    case .priority(let priority): changed.priority = priority
    case .relation(let relation): changed.relation = relation
    case .constant(_, let constant): changed.constant = DirectedConstant(constant)
    case .pull, .autoresizing, .repetition, .duplicate: break
    }
    return LayoutIssue.Suggestion(
      statement: LayoutIssue.Statement(constraint),
      change: change,
      code: changed.dialectCode
    )
  }
}
