import ConstraintKernel

extension SceneDocument {
  /// Solves the scene from scratch.
  ///
  /// - Parameter findingAmbiguities: Whether to look for frames that are open, too, which takes far
  ///   longer; see ``SceneTree/answer(findingAmbiguities:)``.
  /// - Returns: Frames and diagnostics.
  /// - Throws: ``SceneReadingError`` where the document is not a scene; conflicts are no error but
  ///   part of the answer.
  public func solved(findingAmbiguities: Bool = false) throws(SceneReadingError) -> SceneAnswer {
    try SceneTree(self).answer(findingAmbiguities: findingAmbiguities)
  }
}

extension SceneTree {
  /// How many constraints may be looked at for one answer, which takes half a second or so.
  ///
  /// Scenes may come from strangers; see `LayoutItem.layoutWorkLimit`.
  public static let mostWork = 25_000_000

  /// Solves the scene as it stands and describes the result.
  ///
  /// - Parameter findingAmbiguities: Whether to look for frames that are open, too, for which as much
  ///   again may be done.
  /// - Returns: Frames and diagnostics.
  /// - Complexity: one layout pass, and up to 24 solutions of what hangs together with a conflict, for
  ///   its suggestions; ambiguities take a linear program of each part in which something may move.
  public func answer(findingAmbiguities: Bool = false) -> SceneAnswer {
    // Looked for first, because that brings in the items no constraint reaches.
    let ambiguities = findingAmbiguities ? ambiguityDiagnostics() : []
    root.layoutIfNeeded()
    let frames = frames
    let incomplete = root.hasCompleteLayout ? [] : [SceneDiagnostic.incomplete]
    let conflicts = root.layoutConflictIssues.compactMap(diagnostic)
    return SceneAnswer(
      name: document.name,
      frames: frames,
      diagnostics: conflicts + incomplete + ambiguities
    )
  }

  /// The scene as it stands, with the diagnostics of its answer as notes.
  ///
  /// - Parameter answer: What ``answer(findingAmbiguities:)`` gave for the tree as it stands.
  /// - Returns: Every item with its frame, constraints as lines, and the notes.
  /// - Complexity: O(*n* log *n*) in items and constraints.
  public func picture(of answer: SceneAnswer) -> Picture {
    Picture(
      LayoutOutline(root),
      conflicts: root.layoutConflicts,
      notes: answer.diagnostics.map {
        (PictureNote($0.kind, $0.sentences), $0.items.compactMap(item))
      }
    )
  }

  private func diagnostic(of issue: LayoutIssue) -> SceneDiagnostic? {
    guard case .unsatisfiable(let conflict) = issue.kind else { return nil }
    let indices = conflict.statements.compactMap(index).sorted()
    let own = conflict.statements.filter { index(of: $0) == nil }.map(statement)
    let leftOut = index(of: conflict.leftOut)
    let alsoLeftOut = conflict.alsoLeftOut.compactMap(index).sorted()
    let statements = indices.map(statement) + own
    let names = Set(
      (indices + alsoLeftOut).flatMap { index in
        let constraint = document.constraints[index]
        return [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
      }
    )
    let suggestions = conflict.suggestions.compactMap { suggestion($0, leftOut: leftOut) }
    return SceneDiagnostic(
      kind: .conflict,
      message: message(of: statements.count, leftOut: leftOut),
      items: document.root.ids.filter(names.contains),
      statements: statements,
      leftOut: leftOut.map(statement),
      alsoLeftOut: alsoLeftOut.map(statement),
      arithmetic: conflict.arithmetic.map { "\($0)." },
      suggestions: suggestions,
      suggestion: suggestions.first?.description
        ?? "Change several constraints of this set: no single change of one mends it."
    )
  }

  /// The place of a statement's constraint; nil for what an item requires by itself.
  func index(of statement: LayoutIssue.Statement) -> Int? {
    guard let source = statement.source, source.file == "\(Self.file)" else { return nil }
    return Int(source.line)
  }

  /// A statement in the words of the document.
  func statement(_ statement: LayoutIssue.Statement) -> SceneDiagnostic.Statement {
    if let index = index(of: statement) { return self.statement(index) }
    let text = statement.requirement?.text(\.sign) ?? statement.text
    return SceneDiagnostic.Statement(index: nil, identifier: nil, text: text)
  }

  private func suggestion(
    _ suggestion: LayoutIssue.Suggestion,
    leftOut: Int?
  ) -> SceneDiagnostic.Suggestion? {
    guard let index = index(of: suggestion.statement) else { return nil }
    var changed = document.constraints[index]
    switch suggestion.change {
    case .priority(let priority): changed.priority = Double(priority.rawValue)
    case .relation(let relation): changed.relation = relation
    case .constant(_, let constant): changed.constant = constant
    case .autoresizing: break
    case .repetition(let younger, _), .duplicate(let younger, _):
      guard let other = self.index(of: younger) else { return nil }
      let last = LayoutIssue.Statement(text: ScenePath.element(other, of: "constraints"))
      let dialects = [index, other].map { document.constraints[$0].dialect ?? .kernel }
      // The tree is of one dialect; without what is left out anyway, nothing else is.
      let isOfTwo = dialects[0] != dialects[1] && other == leftOut
      return SceneDiagnostic.Suggestion(
        index: index,
        change: isOfTwo
          ? .duplicate(by: last, dialects: dialects.map(\.moduleName))
          : .repetition(by: last, isUpdate: false),
        text: document.constraints[other].description
      )
    }
    return SceneDiagnostic.Suggestion(
      index: index,
      change: suggestion.change,
      text: changed.description
    )
  }

  private func statement(_ index: Int) -> SceneDiagnostic.Statement {
    let constraint = document.constraints[index]
    return SceneDiagnostic.Statement(
      index: index,
      identifier: constraint.identifier,
      text: constraint.description,
      source: constraint.source
    )
  }

  private func message(of count: Int, leftOut: Int?) -> String {
    let end = leftOut.map { "; constraints[\($0)] was left out." } ?? "."
    return count == 1
      ? "This required constraint cannot hold\(end)"
      : "These \(count) requirements cannot hold together\(end)"
  }
}

extension SceneItem {
  /// The ids of the item and all inside it, parents first, guides after children.
  var ids: [String] {
    [id] + children.flatMap(\.ids) + guides.map(\.id)
  }
}
