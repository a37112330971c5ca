/// Conflicts of one cause, the oldest first: they share a constraint, or an item that its frame places as well,
/// and where that gave way all of them would be resolved.
package struct LayoutConflictGroup {
  package let conflicts: [LayoutConflict]

  /// The conflicts in words of the last pass, without arithmetic and suggestions.
  package var words: LayoutIssue.Conflict {
    var words = LayoutIssue.Conflict(
      statements: conflicts[0].statements,
      broken: conflicts[0].brokenStatement
    )
    words.alsoBroken = conflicts.dropFirst().map(\.brokenStatement)
    return words
  }

  /// Puts conflicts together; `shared` says what of each the others may share.
  ///
  /// - Complexity: O(*n*) in all that may be shared.
  static func groups<Conflict, Shared: Hashable>(
    of conflicts: [Conflict],
    sharing shared: (Conflict) -> Set<Shared>
  ) -> [[Conflict]] {
    var groups: [(shared: Set<Shared>, members: [Conflict])] = []
    // The group whose conflicts all share something; no two groups share the same.
    var places: [Shared: Int] = [:]
    for conflict in conflicts {
      let own = shared(conflict)
      if let index = own.compactMap({ places[$0] }).min() {
        for left in groups[index].shared.subtracting(own) { places[left] = nil }
        groups[index].shared.formIntersection(own)
        groups[index].members.append(conflict)
      } else {
        for one in own { places[one] = groups.count }
        groups.append((own, [conflict]))
      }
    }
    return groups.map(\.members)
  }
}

extension LayoutItem {
  /// The conflicts that ``layoutConflicts`` lists, those of one cause together.
  package var layoutConflictGroups: [LayoutConflictGroup] {
    let conflicts = layoutConflicts
    let twice = Set(conflicts.flatMap(\.placedTwice).map { ObjectIdentifier($0) })
    return LayoutConflictGroup.groups(of: conflicts) { conflict in
      let others = conflict.constraints.filter { $0 !== conflict.broken }
      let framed = conflict.framed.map { ObjectIdentifier($0) }
      return Set(others.map { ObjectIdentifier($0) }).union(framed.filter(twice.contains))
    }.map(LayoutConflictGroup.init)
  }

  /// Arithmetic and suggestions for groups of conflicts; nothing but their words where edits wait for the
  /// next pass.
  ///
  /// - Complexity: a few solutions of what hangs together with each conflict.
  package func layoutAdvice(on groups: [LayoutConflictGroup]) -> [LayoutIssue.Conflict] {
    if groups.isEmpty { return [] }
    let advice = LayoutPass.withEngine(of: record) { $0.hasWork ? nil : $0.advice(on: groups) }
    return (advice ?? nil) ?? groups.map(\.words)
  }
}
