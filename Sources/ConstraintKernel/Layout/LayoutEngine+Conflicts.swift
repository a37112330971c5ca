import ConstraintSolver

/// From the solver's conflicts to issues with names and lines.
extension LayoutEngine {
  /// Reports the conflicts that were not there before.
  func reportConflicts() {
    needsConflictReport = false
    if !isComplete { root.report(.solutionIsIncomplete) }
    let current = conflictIssues()
    for issue in current where !reported.contains(issue) { root.report(issue) }
    reported = Set(current)
  }

  /// The conflicts of the last solution, each as an issue.
  func conflictIssues() -> [LayoutIssue] {
    describeConflicts { conflict, owners in
      let leftOut = statement(of: conflict.rejected, owners)
      return LayoutIssue(
        .unsatisfiable(
          LayoutIssue.Conflict(statements: statements(of: conflict, owners), leftOut: leftOut)
        ),
        items: [owners[conflict.rejected.index]?.item.name ?? ""],
        source: leftOut.source
      )
    }
  }

  /// The conflicts of the last solution: the constraints of each, and the one that was left out.
  func currentConflicts() -> [LayoutConflict] {
    describeConflicts { conflict, owners in
      LayoutConflict(
        constraints: conflict.rows.compactMap { owners[$0.index]?.constraint },
        leftOut: owners[conflict.rejected.index]?.constraint,
        statements: statements(of: conflict, owners)
      )
    }
  }

  private func describeConflicts<Description>(
    _ describe: (Conflict, [Int32: RowOwner]) -> Description
  ) -> [Description] {
    guard !solver.conflicts.isEmpty else { return [] }
    let owners = rowOwners()
    return solver.conflicts.map { describe($0, owners) }
  }

  private func statements(
    of conflict: Conflict,
    _ owners: [Int32: RowOwner]
  ) -> [LayoutIssue.Statement] {
    conflict.rows.map { statement(of: $0, owners) } + conflict.bounds.map(boundStatement)
  }

  private func statement(of row: Row, _ owners: [Int32: RowOwner]) -> LayoutIssue.Statement {
    switch owners[row.index] {
    case .constraint(let constraint):
      LayoutIssue.Statement(
        text: constraint.description,
        identifier: constraint.identifier,
        source: constraint.source
      )
    case .item(let item):
      LayoutIssue.Statement(text: systemText(row.index, item), identifier: nil, source: nil)
    case nil: LayoutIssue.Statement(text: "", identifier: nil, source: nil)
    }
  }

  private func boundStatement(_ variable: Variable) -> LayoutIssue.Statement {
    let name = member(of: variable)?.name ?? ""
    let part = FrameVariables.part(of: variable)
    return LayoutIssue.Statement(text: "\(name).\(part) >= 0", identifier: nil, source: nil)
  }

  private func systemText(_ row: Int32, _ record: ItemRecord) -> String {
    guard let rows = record.systemRows else { return record.name }
    let frame = record.readFrame() ?? .zero
    let number = LayoutText.number
    if row == rows.horizontal.hugging { return "\(record.name).width <= its natural width" }
    if row == rows.horizontal.resistance { return "\(record.name).width >= its natural width" }
    if row == rows.vertical.hugging { return "\(record.name).height <= its natural height" }
    if row == rows.vertical.resistance { return "\(record.name).height >= its natural height" }
    if rows.placement == .inset { return "\(record.name) lies in its owner" }
    let placed = rows.placed
    if row == placed[0] { return "\(record.name).left == \(number(frame.minX)) (its frame)" }
    if row == placed[2] { return "\(record.name).width == \(number(frame.width)) (its frame)" }
    if row == placed[1] { return "\(record.name).top == \(number(frame.minY)) (its frame)" }
    return "\(record.name).height == \(number(frame.height)) (its frame)"
  }
}

/// Required constraints of a hierarchy that cannot hold together.
public struct LayoutConflict {
  /// The constraints of the irreducible set, oldest first.
  public let constraints: [LayoutConstraint]
  /// The constraint that was left out so that the others hold; nil for a row that comes from no
  /// constraint.
  public let leftOut: LayoutConstraint?
  /// Everything that takes part, also what items require by themselves, in words.
  public let statements: [LayoutIssue.Statement]
}

extension LayoutItem {
  /// The conflicts in the item's hierarchy, as of the last layout pass, but for those of which a
  /// member was deactivated since.
  public var layoutConflicts: [LayoutConflict] {
    let conflicts = record.root.ownedEngine?.conflicts ?? []
    return conflicts.filter { $0.constraints.allSatisfy(\.isActive) }
  }
}
