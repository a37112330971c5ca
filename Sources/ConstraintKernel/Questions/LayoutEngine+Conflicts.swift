import ConstraintSolver

/// From the solver's conflicts to issues with names and lines.
///
/// An item that is asked for its name may edit or solve meanwhile; what is gone after that is not reported.
extension LayoutEngine {
  /// Reports the conflicts that were not there before, those of one cause as one.
  func reportConflicts() {
    memory.beginReport()
    if !memory.isComplete { root.report(.solutionIsIncomplete) }
    let current = conflictIssues()
    let new = current.filter { !memory.reported.contains($0.issue) }
    memory.endReport(Set(current.map(\.issue)))
    if !root.isHeard { return }
    var words: [Row: LayoutIssue.Conflict] = [:]
    for (conflict, issue) in new {
      words[conflict.rejected] = issue.conflict
    }
    // Reported after all is written down: a handler may edit and lay out.
    let issues = advice(on: groups(of: new.map(\.conflict)), words)
    for issue in issues { root.report(issue) }
  }

  /// The conflicts of the last solution, each with an issue without advice, in words of that time.
  func conflictIssues() -> [(conflict: Conflict, issue: LayoutIssue)] {
    let standing = memory.conflicts.filter { stands($0) }
    return wording(rows: standing.count) {
      standing.map { conflict in
        let words = LayoutIssue.Conflict(
          statements: conflict.statements,
          broken: conflict.brokenStatement
        )
        let contradiction = conflict.contradiction
        return (contradiction, LayoutIssue(words, items: items(of: contradiction)))
      }
    }
  }

  /// Whether everything that a conflict is made of is there as it was reported.
  private func stands(_ conflict: LayoutConflict) -> Bool {
    rows.isInUse(conflict.contradiction) && conflict.constraints.allSatisfy(\.isActive)
  }

  /// Puts the conflicts of the last solution into words, to be reported at the end of the round.
  func noteConflicts() {
    memory.requestReport()
    let found = rows.conflicts
    let conflicts = words(of: found)
    // If another solution was found meanwhile, its conflicts are noted already.
    if rows.conflicts == found { memory.keep(conflicts) }
  }

  /// The constraints of each conflict, and the broken one.
  private func words(of conflicts: [Conflict]) -> [LayoutConflict] {
    wording(rows: conflicts.reduce(0) { $0 + $1.rows.count }) {
      conflicts.map { conflict in
        let statements = statements(of: conflict)
        let position = conflict.rows.firstIndex(of: conflict.rejected) ?? 0
        return LayoutConflict(
          constraints: conflict.rows.compactMap(constraint),
          broken: constraint(of: conflict.rejected),
          statements: statements,
          brokenStatement: statements[position],
          placedTwice: placedTwice(in: conflict),
          framed: framed(in: conflict),
          contradiction: conflict
        )
      }
    }
  }

  /// Conflicts that share a constraint, or the frame of an item that is placed twice: where that gave way, all of
  /// them would be gone.
  private func groups(of conflicts: [Conflict]) -> [[Conflict]] {
    wording(rows: conflicts.reduce(0) { $0 + $1.rows.count }) {
      let twice = Set(conflicts.flatMap(placedTwice).map { ObjectIdentifier($0) })
      return LayoutConflictGroup.groups(of: conflicts) { conflict in
        var causes: Set<ObjectIdentifier> = []
        for row in conflict.rows where row != conflict.rejected {
          if let constraint = constraint(of: row) { causes.insert(ObjectIdentifier(constraint)) }
        }
        let framed = framed(in: conflict).map { ObjectIdentifier($0) }
        return causes.union(framed.filter(twice.contains))
      }
    }
  }

  /// How much all suggestions of a pass together may take: a tenth of what the pass may, and never more than 2²²,
  /// so that thousands of conflicts about one view do not each try changes of all its constraints.
  private var suggestionWork: Int { min(rows.workLimit.map { $0 / 10 } ?? .max, 1 << 22) }

  /// An issue for each group of conflicts, with arithmetic and advice; `words` are those of conflicts
  /// that were put into words already, by what they break.
  private func advice(
    on groups: [[Conflict]],
    _ words: [Row: LayoutIssue.Conflict] = [:]
  ) -> [LayoutIssue] {
    var work = suggestionWork
    var trial: ConflictTrial?
    defer { statistics.adviceWork += suggestionWork - work }
    return wording(rows: groups.joined().reduce(0) { $0 + $1.rows.count }) {
      groups.compactMap { group in
        let conflict = advice(on: group, words[group[0].rejected], &trial, &work)
        let issue = LayoutIssue(conflict, items: items(of: group[0]))
        return group.allSatisfy(rows.isInUse) ? issue : nil
      }
    }
  }

  /// The first of several conflicts of one cause, with arithmetic and advice; inside of
  /// ``wording(rows:_:)``.
  private func advice(
    on group: [Conflict],
    _ words: LayoutIssue.Conflict?,
    _ trial: inout ConflictTrial?,
    _ work: inout Int
  ) -> LayoutIssue.Conflict {
    var conflict =
      words
      ?? LayoutIssue.Conflict(
        statements: statements(of: group[0]),
        broken: statement(group[0].rejected)
      )
    conflict.alsoBroken = group.dropFirst().map { statement($0.rejected) }
    if let multipliers = rows.multipliers(of: group[0]) {
      conflict.multipliers = multipliers
      conflict.arithmetic = arithmetic(of: group[0], multipliers)
      conflict.suggestions = suggestions(for: group, multipliers, &trial, &work)
    }
    return conflict
  }

  private func items(of conflict: Conflict) -> [String] {
    let owner = owner(of: conflict.rejected)
    if let constraint = owner?.constraint, constraint.isScaffold, let word = constraint.word {
      return [word.subject.name]
    }
    return [owner?.item.name ?? ""]
  }

  private func statements(of conflict: Conflict) -> [LayoutIssue.Statement] {
    conflict.rows.map { statement($0) } + conflict.bounds.map(boundStatement)
  }
}

/// Required constraints of a hierarchy that cannot hold together.
public struct LayoutConflict {
  /// The constraints of the irreducible set, oldest first.
  public let constraints: [LayoutConstraint]
  /// The constraint that was broken so that the others hold; nil for a row that comes from no
  /// constraint.
  public let broken: LayoutConstraint?
  /// Everything that takes part, also what items require by themselves, in words of the pass in which the
  /// conflict came up; ``LayoutItem/layoutConflictIssues`` has those of now.
  package let statements: [LayoutIssue.Statement]
  /// The one of them that is broken.
  let brokenStatement: LayoutIssue.Statement
  /// Items that their frames place although constraints of the set do.
  let placedTwice: [ItemRecord]
  /// All items whose frames take part.
  let framed: [ItemRecord]
  /// The rows it was read off.
  let contradiction: Conflict
}

extension LayoutItem {
  /// The conflicts in the item's hierarchy, as of the last layout pass, but for those of which a
  /// member was deactivated since.
  public var layoutConflicts: [LayoutConflict] {
    let conflicts = record.root.ownedEngine?.memory.conflicts ?? []
    return conflicts.filter { $0.constraints.allSatisfy(\.isActive) }
  }

  /// The conflicts in the item's hierarchy as issues, with arithmetic and suggestions; those of one
  /// cause as one.
  ///
  /// Runs a layout pass first; within one, where it is asked from a callback, it solves what is pending
  /// and hands out no frame.
  /// - Complexity: a few solutions of what hangs together with each conflict.
  public var layoutConflictIssues: [LayoutIssue] {
    LayoutPass.answer(of: record) { $0.adviceOnConflicts() } ?? []
  }
}

extension LayoutEngine {
  func adviceOnConflicts() -> [LayoutIssue] {
    advice(on: groups(of: rows.conflicts.filter(rows.isInUse)))
  }

  /// What is to be said of groups of conflicts now, with arithmetic and advice; of one of which a row is gone what
  /// was said when it came up.
  func advice(on groups: [LayoutConflictGroup]) -> [LayoutIssue.Conflict] {
    var work = suggestionWork
    var trial: ConflictTrial?
    defer { statistics.adviceWork += suggestionWork - work }
    let all = groups.flatMap(\.conflicts)
    return wording(rows: all.reduce(0) { $0 + $1.contradiction.rows.count }) {
      groups.map { group in
        let conflicts = group.conflicts.map(\.contradiction)
        guard conflicts.allSatisfy(rows.isInUse) else { return group.words }
        return advice(on: conflicts, nil, &trial, &work)
      }
    }
  }
}
