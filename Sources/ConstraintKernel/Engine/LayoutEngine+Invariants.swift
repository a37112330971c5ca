import ConstraintSolver

extension LayoutEngine {
  /// Checks that every member has its variables, and that every row has one owner, which knows where it is.
  ///
  /// After changes outside of a pass only one time in `1 + members / 8`, so that a tree of any size can be
  /// taken down.
  @inline(__always)
  func checkInvariants(afterPass: Bool = false) {
    #if CHECK_INVARIANTS
    changes += 1
    if !afterPass && changes % (1 + members.items.count / 8) != 0 { return }
    precondition(!isOver || root.ownedEngine !== self, "\(root.name) has an engine torn down")
    for (block, item) in members.items.enumerated() {
      guard let item else { continue }
      precondition(item.engine === self, "\(item.name) is a member and lives elsewhere")
      precondition(item.variables?.block == block, "\(item.name) has not block \(block)")
      item.checkInvariants(upTo: .max)
      if afterPass { item.checkDeclarations() }
    }
    if !isOver && !isDissolving { checkRows() }
    if afterPass && !agenda.hasQueued && !isOver { checkStarts() }
    #endif
  }

  #if CHECK_INVARIANTS
  /// Checks that every member starts where reading does in its parent.
  private func checkStarts() {
    for case let item? in members.items {
      let isRight = item.parent.map { direction(of: $0) == .rightToLeft } ?? false
      precondition(item.startsAtRight == isRight, "\(item.name) is measured from the other edge")
      precondition(
        !isRight || item.parent?.hasStartsAtRight == true,
        "the parent of \(item.name) does not know that it is measured from the right"
      )
    }
  }

  /// Checks that the rows of the solver are those of the owners.
  private func checkRows() {
    for (row, owner) in rowOwners() {
      precondition(rows.isInUse(Row(index: row)), "row \(row) of \(owner.item.name) is gone")
      guard let constraint = owner.constraint else { continue }
      precondition(constraint.host.map(holds) ?? false, "\(constraint) has a row of another engine")
    }
  }
  #endif
}
