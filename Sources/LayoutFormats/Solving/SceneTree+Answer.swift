import ConstraintKernel

extension SceneDocument {
  /// Solves the scene from scratch.
  ///
  /// - Parameter findingAmbiguities: Whether to look for frames that are open, too, which takes far
  ///   longer; see ``SceneTree/answer(findingAmbiguities:)``.
  /// - Returns: Frames and diagnostics.
  /// - Throws: ``SceneReadingError`` where the document is not a scene; conflicts are no error but
  ///   part of the answer.
  public func solved(
    findingAmbiguities: Bool = false
  ) throws(SceneReadingError) -> SceneAnswer {
    try SceneTree(self).answer(findingAmbiguities: findingAmbiguities)
  }
}

extension SceneTree {
  /// Solves the scene as it stands and describes the result.
  ///
  /// - Parameter findingAmbiguities: Whether to look for frames that are open, too, where the scene
  ///   has no more than ``mostItemsForAmbiguity`` items.
  /// - Returns: Frames and diagnostics.
  /// - Complexity: one layout pass, and two more for each conflict, whose arithmetic is found by
  ///   letting the constraint that was left out come as near to holding as the others allow;
  ///   ambiguities take the cube of what hangs together.
  public func answer(findingAmbiguities: Bool = false) -> SceneAnswer {
    // Looked for first, because that brings in the items no constraint reaches.
    let ambiguities = findingAmbiguities ? ambiguityDiagnostics() : []
    root.layoutIfNeeded()
    let frames = frames
    let conflicts = root.layoutConflicts
    let outline = LayoutOutline(root)
    let indices = conflicts.isEmpty ? [:] : indexOfConstraints
    let diagnostics = conflicts.map { diagnostic(of: $0, indices, outline) } + ambiguities
    return SceneAnswer(
      name: document.name,
      picture: Picture(
        outline,
        conflicts: conflicts,
        notes: diagnostics.map { (PictureNote($0.kind, $0.sentences), $0.items.compactMap(item)) }
      ),
      frames: frames,
      diagnostics: diagnostics
    )
  }

  private var indexOfConstraints: [ObjectIdentifier: Int] {
    let identities = constraints.map(ObjectIdentifier.init)
    return Dictionary(uniqueKeysWithValues: zip(identities, constraints.indices))
  }

  private func diagnostic(
    of conflict: LayoutConflict,
    _ index: [ObjectIdentifier: Int],
    _ outline: LayoutOutline
  ) -> SceneDiagnostic {
    let indices = conflict.constraints.compactMap { index[ObjectIdentifier($0)] }.sorted()
    let own = conflict.statements.filter { $0.source == nil }.map { statement in
      SceneDiagnostic.Statement(index: nil, identifier: nil, text: statement.text.withSigns)
    }
    let leftOut = conflict.leftOut.flatMap { index[ObjectIdentifier($0)] }
    let statements = indices.map(statement) + own
    let names = Set(
      indices.flatMap { index in
        let constraint = document.constraints[index]
        return [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
      }
    )
    let repair = leftOut.flatMap { self.repair($0, outline) }
    return SceneDiagnostic(
      kind: .conflict,
      message: message(of: statements.count, leftOut: leftOut),
      items: document.root.ids.filter(names.contains),
      statements: statements,
      leftOut: leftOut.map(statement),
      arithmetic: repair?.arithmetic,
      suggestion: repair?.suggestion
        ?? "Lower the priority of a natural size in this set below 1000."
    )
  }

  private func statement(_ index: Int) -> SceneDiagnostic.Statement {
    let constraint = document.constraints[index]
    return SceneDiagnostic.Statement(
      index: index,
      identifier: constraint.identifier,
      text: constraint.description
    )
  }

  private func message(of count: Int, leftOut: Int?) -> String {
    let end = leftOut.map { "; constraints[\($0)] was left out." } ?? "."
    return count == 1
      ? "This required constraint cannot hold\(end)"
      : "These \(count) requirements cannot hold together\(end)"
  }

  /// How near a constraint that was left out can come, and what would let it hold.
  ///
  /// While it is measured it is optional, above every other optional constraint; afterwards it is
  /// required again, and the frames are what they were.
  private func repair(
    _ index: Int,
    _ outline: LayoutOutline
  ) -> (arithmetic: String, suggestion: String)? {
    let live = constraints[index]
    live.priority = LayoutPriority(Float(1000).nextDown)
    root.layoutIfNeeded()
    let sides = outline.reading(of: live).map { outline.values(of: $0, in: outline.boxes()) }
    live.priority = .required
    root.layoutIfNeeded()
    return sides.map { Self.repair(document.constraints[index], index: index, sides: $0) }
  }

  /// The sentences about a constraint that is short of holding.
  private static func repair(
    _ constraint: SceneConstraint,
    index: Int,
    sides: (first: Double, second: Double)
  ) -> (arithmetic: String, suggestion: String) {
    let number = SceneNumber.rounded
    let short = sides.first - sides.second
    let aim = constraint.second == nil ? "" : " (\(constraint.secondSide))"
    let must =
      switch constraint.relation {
      case .equal: "must be"
      case .lessThanOrEqual: "must be at most"
      case .greaterThanOrEqual: "must be at least"
      }
    return (
      "At the nearest the others allow, \(constraint.first) is \(number(sides.first)) and "
        + "\(must) \(number(sides.second))\(aim): "
        + "\(number(abs(short))) too \(short > 0 ? "much" : "little").",
      "Change the constant of constraints[\(index)] from \(number(constraint.constant)) to "
        + "\(number(constraint.constant + short)), or lower a priority in this set below 1000."
    )
  }
}

extension String {
  /// The kernel's operators as the signs scenes are told with.
  fileprivate var withSigns: String {
    let signs: [Substring: Substring] = ["==": "=", "<=": "≤", ">=": "≥"]
    return split(separator: " ", omittingEmptySubsequences: false)
      .map { signs[$0] ?? $0 }.joined(separator: " ")
  }
}

extension SceneItem {
  /// The ids of the item and all inside it, parents first, guides after children.
  var ids: [String] {
    [id] + children.flatMap(\.ids) + guides.map(\.id)
  }
}
