import ConstraintKernel

extension SceneAnswer {
  /// The answer as JSON: keys sorted, numbers with at most four decimals, no `-0`, a final newline.
  ///
  /// The same answer always gives the same bytes. A number that grew beyond all doubles is `null`.
  /// - Complexity: O(*n* log *n*) in the items.
  public func json() -> String {
    let frames = frames.mapValues { frame in
      SceneJSON.object([
        "x": .rounded(frame.minX), "y": .rounded(frame.minY),
        "width": .rounded(frame.width), "height": .rounded(frame.height),
      ])
    }
    let members: [String: SceneJSON] = [
      "version": .literal("\(SceneDocument.version)"),
      "name": .string(name),
      "feasible": .bool(isFeasible),
      "frames": .object(frames),
      "diagnostics": .array(diagnostics.map(\.json)),
    ]
    return SceneJSON.object(members).text(.readable) + "\n"
  }
}

extension SceneDiagnostic {
  var json: SceneJSON {
    var members: [String: SceneJSON] = [
      "kind": .string(kind.rawValue),
      "message": .string(message),
      "items": .array(items.map(SceneJSON.string)),
      "suggestion": .string(suggestion),
    ]
    if kind == .conflict { members["constraints"] = .array(statements.map(\.json)) }
    if let leftOut { members["leftOut"] = leftOut.json }
    if let code { members["code"] = .string(code.rawValue) }
    if kind == .conflict { members["suggestions"] = .array(suggestions.map(\.json)) }
    if let arithmetic { members["arithmetic"] = .string(arithmetic) }
    if let direction { members["direction"] = .string("\(direction)") }
    if kind == .ambiguous {
      let parts = freedoms.map { ($0.item, SceneJSON.array($0.parts.map { .string($0.rawValue) })) }
      members["freeParts"] = .object(Dictionary(uniqueKeysWithValues: parts))
    }
    return .object(members)
  }
}

extension SceneDiagnostic.Suggestion {
  var json: SceneJSON {
    .object([
      "index": .literal("\(index)"),
      "path": .string(ScenePath.element(index, of: "constraints")),
      "text": .string(text),
      "message": .string(description),
    ])
  }
}

extension SceneDiagnostic.Statement {
  var json: SceneJSON { .object(members) }

  var members: [String: SceneJSON] {
    var members: [String: SceneJSON] = ["text": .string(text)]
    if let index { members["index"] = .literal("\(index)") }
    if let path { members["path"] = .string(path) }
    if let identifier { members["identifier"] = .string(identifier) }
    return members
  }
}
