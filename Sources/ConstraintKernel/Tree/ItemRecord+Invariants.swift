extension ItemRecord {
  /// Checks that the links of the tree, the lists of constraints and what the engine knows agree.
  ///
  /// Does nothing unless `CHECK_INVARIANTS` is defined. Of children and constraints it looks at so many,
  /// which bounds what a check after every change takes.
  @inline(__always)
  func checkInvariants(upTo count: Int = 64) {
    #if CHECK_INVARIANTS
    checkTree(upTo: count)
    for role in ConstraintRole.allCases { checkConstraints(as: role, newest: count) }
    let first = constraints(as: .first)
    precondition(first.count == lists.count, "\(name): \(lists.count), not \(first.count)")
    precondition(
      lists.oldestWaiting.map(first.contains) ?? true,
      "\(name) would lower a constraint that is not active"
    )
    precondition(marks.needs.isEmpty || marks.isQueued, "\(name) waits for a pass in vain")
    precondition(
      (engine == nil) == (variables == nil) && (engine != nil || systemRows == nil),
      "\(name) has variables or rows without an engine"
    )
    #endif
  }

  #if CHECK_INVARIANTS
  /// Checks that what waits for its target is tried again by some later pass.
  func checkDeclarations() {
    guard awaitsTargets else { return }
    precondition(
      marks.awaitsTargets || marks.needs.contains(.declarations),
      "a declaration on \(name) waits for its target in vain"
    )
  }

  private func checkTree(upTo count: Int) {
    precondition(firstChild?.previousSibling == nil, "\(name) has a child before its first one")
    precondition(lastChild?.nextSibling == nil, "\(name) has a child behind its last one")
    for child in children.prefix(count) {
      precondition(child.parent === self, "\(child.name) is a child of \(name) and says otherwise")
      let next = child.nextSibling
      precondition(
        next == nil ? lastChild === child : next?.previousSibling === child,
        "the children of \(name) are not linked behind \(child.name)"
      )
    }
  }
  #endif
}
