import ConstraintKernel

extension SceneDocument {
  /// Solves the scene from scratch.
  ///
  /// - Parameter findingAmbiguities: Whether to look for ambiguous frames, too, which takes far
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
  /// - Parameter findingAmbiguities: Whether to look for ambiguous frames, too, for which as much
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
    let indices = conflict.statements.compactMap(index).uniqued().sorted()
    let own = conflict.statements.filter { index(of: $0) == nil }.map(statement)
    let broken = index(of: conflict.broken)
    let alsoBroken = conflict.alsoBroken.compactMap(index).uniqued().sorted()
    let statements = indices.map(statement) + own
    let names = Set(
      (indices + alsoBroken).flatMap { document.constraints[$0].items }
    )
    let suggestions = conflict.suggestions.compactMap(suggestion)
    return SceneDiagnostic(
      kind: .conflict,
      message: message(of: statements.count, broken: broken),
      items: document.root.ids.filter(names.contains),
      statements: statements,
      broken: broken.map(statement),
      alsoBroken: alsoBroken.map(statement),
      arithmetic: conflict.arithmetic.map { "\($0)." },
      suggestions: suggestions,
      suggestion: suggestions.first?.description
        ?? "Change several constraints of this set: no single change of one fixes it."
    )
  }

  /// The place of a statement's constraint; nil for what an item requires by itself.
  func index(of statement: LayoutIssue.Statement) -> Int? {
    guard let source = statement.source, source.file == "\(Self.file)" else { return nil }
    return Int(source.line)
  }

  /// A statement with its place in the document.
  func statement(_ statement: LayoutIssue.Statement) -> SceneDiagnostic.Statement {
    index(of: statement).map(self.statement)
      ?? SceneDiagnostic.Statement(index: nil, identifier: nil, text: statement.text)
  }

  private func suggestion(_ suggestion: LayoutIssue.Suggestion) -> SceneDiagnostic.Suggestion? {
    guard let index = index(of: suggestion.statement) else {
      return SceneDiagnostic.Suggestion(
        index: nil,
        change: suggestion.change,
        text: suggestion.code
      )
    }
    var changed = document.constraints[index]
    switch suggestion.change {
    case .priority(let priority): changed.priority = Double(priority.rawValue)
    case .relation(let relation): changed.relation = relation
    case .constant(_, let constant): changed.constant = constant
    case .pull, .autoresizing:
      return SceneDiagnostic.Suggestion(
        index: nil,
        change: suggestion.change,
        text: suggestion.code
      )
    case .repetition(let younger, let isUpdate):
      guard let other = self.index(of: younger) else { return nil }
      return SceneDiagnostic.Suggestion(
        index: index,
        change: .repetition(by: place(other), isUpdate: isUpdate),
        text: document.constraints[other].description
      )
    case .duplicate(let younger, let dialects):
      guard let other = self.index(of: younger) else { return nil }
      return SceneDiagnostic.Suggestion(
        index: index,
        change: .duplicate(by: place(other), dialects: dialects),
        text: document.constraints[other].description
      )
    }
    return SceneDiagnostic.Suggestion(
      index: index,
      change: suggestion.change,
      text: changed.description
    )
  }

  /// A constraint in the words of its dialect, as every other report on the document has it.
  private func statement(_ index: Int) -> SceneDiagnostic.Statement {
    let constraint = document.constraints[index]
    return SceneDiagnostic.Statement(
      index: index,
      identifier: constraint.identifier,
      text: (constraint.word?.title(of: constraint.first.item) ?? dialectText(index))
        + (firstConstraint(of: index)?.stateNote ?? ""),
      source: constraint.source
    )
  }

  private func dialectText(_ index: Int) -> String {
    guard let constraint = firstConstraint(of: index) else { return "" }
    var unnamed = ConstraintDescription(constraint)
    unnamed.identifier = nil
    return unnamed.dialectText
  }

  /// The first constraint of an element of the document.
  private func firstConstraint(of index: Int) -> LayoutConstraint? {
    let place = firstPlaces[index]
    return constraints.indices.contains(place) ? constraints[place] : nil
  }

  /// A constraint by its place in the document.
  private func place(_ index: Int) -> LayoutIssue.Statement {
    LayoutIssue.Statement(text: ScenePath.element(index, of: "constraints"))
  }

  /// Unlike the issue in the kernel it counts: an answer has no list of constraints in its first line,
  /// and says requirements, as an item of the document has some of its own.
  private func message(of count: Int, broken: Int?) -> String {
    let end = broken.map { "; constraints[\($0)] was broken." } ?? "."
    return count == 1
      ? "This required constraint cannot hold\(end)"
      : "These \(count) requirements cannot hold together\(end)"
  }
}

extension SceneItem {
  /// The ids of the item and all inside it, parents first, guides after children.
  var ids: [String] {
    [id] + children.flatMap(\.ids) + guides
  }
}
