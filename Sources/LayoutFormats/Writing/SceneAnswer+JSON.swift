import ConstraintKernel

extension SceneAnswer {
  /// The answer as JSON: keys sorted, numbers with at most four decimals, no `-0`, a final newline.
  ///
  /// The same answer always gives the same bytes. A number that grew beyond all doubles is `null`.
  /// - Complexity: O(*n* log *n*) in the items.
  public func json() -> String {
    let value = SceneJSON.members([
      "version": .number(Double(SceneDocument.version)),
      "name": .text(name),
      "feasible": .flag(isFeasible),
      "frames": .object(frames.map { ($0, $1.json) }),
      "diagnostics": .list(diagnostics.map(\.json)),
    ])
    return value.written(indent: "") + "\n"
  }
}

extension LayoutRect {
  /// The frame as answers tell it.
  var json: SceneJSON {
    .members([
      "x": .rounded(minX), "y": .rounded(minY),
      "width": .rounded(width), "height": .rounded(height),
    ])
  }
}

extension SceneDiagnostic {
  var json: SceneJSON {
    let parts = freedoms.map { ($0.item, SceneJSON.list($0.parts.map { .text($0.rawValue) })) }
    return .members([
      "kind": .text(kind.rawValue),
      "message": .text(message),
      "items": .list(items.map(SceneJSON.text)),
      "suggestion": .text(suggestion),
      "constraints": kind == .conflict ? .list(statements.map(\.json)) : nil,
      "broken": broken?.json,
      "alsoBroken": kind == .conflict ? .list(alsoBroken.map(\.json)) : nil,
      "code": code.map { .text($0.rawValue) },
      "suggestions": kind == .conflict ? .list(suggestions.map(\.json)) : nil,
      "arithmetic": arithmetic.map(SceneJSON.text),
      "direction": direction.map { .text("\($0)") },
      "freeParts": kind == .ambiguous ? .object(parts) : nil,
    ])
  }
}

extension SceneDiagnostic.Suggestion {
  var json: SceneJSON {
    .members([
      "index": index.map { .number(Double($0)) },
      "path": path.map(SceneJSON.text),
      "text": .text(text),
      "message": .text(description),
    ])
  }
}

extension SceneDiagnostic.Statement {
  var json: SceneJSON { .object(members) }

  var members: [(key: String, value: SceneJSON)] {
    let members: KeyValuePairs<String, SceneJSON?> = [
      "text": .text(text),
      "index": index.map { .number(Double($0)) },
      "path": path.map(SceneJSON.text),
      "identifier": identifier.map(SceneJSON.text),
      "source": source.map(SceneJSON.text),
    ]
    return members.compactMap { key, value in value.map { (key, $0) } }
  }
}
