public import ConstraintKernel

/// Why a number of a scene is what it is, in the words of its document.
public struct SceneExplanation: Hashable, Sendable {
  /// The kernel's explanation.
  public let explanation: LayoutExplanation
  /// The constraints of the document by the statements that stand for them.
  private let statements: [LayoutIssue.Statement: SceneDiagnostic.Statement]

  init(_ explanation: LayoutExplanation, in tree: SceneTree) {
    self.explanation = explanation
    let all =
      explanation.steps.map(\.statement) + explanation.losses.map(\.statement)
      + explanation.support + explanation.bystanders.map(\.statement)
      + explanation.suggestions.map(\.statement)
    statements = Dictionary((all + all.map(\.asRead)).map { ($0, tree.statement($0)) }) {
      first,
      _ in first
    }
  }

  func words(_ statement: LayoutIssue.Statement) -> SceneDiagnostic.Statement {
    statements[statement]
      ?? SceneDiagnostic.Statement(index: nil, identifier: nil, text: statement.text)
  }

  /// The value, its chain, and what stands beside it, a line each, with a final newline; of a long chain the
  /// ends, all of which is in ``json()``.
  public func text() -> String {
    explanation.text { words($0).description } + "\n" + effects.map { "\($0)\n" }.joined()
  }

  /// What moving the numbers of the chain would do, of a long chain at its ends.
  var effects: [String] {
    let effects = explanation.effects { words($0).path ?? words($0).text }
    return LayoutText.ends(of: effects, \.self, skipping: { "… and so on for \($0) more" })
  }

  /// The explanation as JSON: keys sorted, numbers with at most four decimals, a final newline.
  public func json() -> String {
    let value = SceneJSON.members([
      "version": .number(Double(SceneDocument.version)),
      "subject": .text(explanation.subject),
      "value": .rounded(explanation.value),
      "arithmetic": .text(explanation.arithmetic),
      "steps": .list(
        explanation.steps.map { step in
          json(step.statement, ["constant": step.constant, "rate": step.rate])
        }
      ),
      "losses": .list(
        explanation.losses.map { loss in
          json(loss.statement, ["amount": loss.amount], broken: loss.isBroken)
        }
      ),
      "support": .list(explanation.support.map { json($0) }),
      "suggestions": .list(
        explanation.suggestions.map {
          .members([
            "message": .text($0.description), "text": .text($0.code),
            "path": words($0.statement).path.map(SceneJSON.text),
          ])
        }
      ),
      "bystanders": .list(
        explanation.bystanders.map { json($0.statement, ["slack": $0.slack]) }
      ),
      "freedom": freedom,
    ])
    return value.written(indent: "") + "\n"
  }

  private var freedom: SceneJSON {
    switch explanation.freedom {
    case .unique: .members(["kind": .text("unique")])
    case .unproved: .members(["kind": .text("unproved")])
    case .unrelated: .members(["kind": .text("unrelated")])
    case .range(let range, let remedy):
      .members([
        "kind": .text("range"), "from": .rounded(range.lowerBound),
        "to": .rounded(range.upperBound), "remedy": .text(remedy),
      ])
    }
  }

  private func json(
    _ statement: LayoutIssue.Statement,
    _ numbers: KeyValuePairs<String, Double> = [:],
    broken: Bool? = nil
  ) -> SceneJSON {
    let broken = broken.map { [("broken", SceneJSON.flag($0))] } ?? []
    let numbers = numbers.map { ($0, SceneJSON.rounded($1)) }
    return .object(words(statement).members + numbers + broken)
  }
}

extension SceneTree {
  /// Why an attribute of an item has the value it has; nil for an id the scene does not have.
  ///
  /// - Complexity: one layout pass, and that of `LayoutItem.explain(_:)`.
  public func explain(_ id: String, _ attribute: LayoutConstraint.Attribute) -> SceneExplanation? {
    guard let item = item(id) else { return nil }
    root.layoutIfNeeded()
    return SceneExplanation(item.explain(attribute), in: self)
  }
}

extension SceneAnchor {
  /// The anchor of a text such as `follow.width`: the attribute stands behind the last dot.
  ///
  /// An id in backquotes is read as what they quote.
  /// Nil where there is no dot, no id before it, or no attribute of that name behind it.
  package init?(_ text: String) {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
      let attribute = SceneWords.attributes[String(text[dot...].dropFirst())]
    else { return nil }
    self.init(LayoutText.unquoted(String(text[..<dot])), attribute)
  }
}
