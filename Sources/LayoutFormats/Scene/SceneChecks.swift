/// What a document says to its checks.
public struct SceneChecks: Hashable, Sendable {
  /// What shall not be reported, and why.
  public var suppressions: [LayoutSuppression]
  /// The ids of what people tap; where there are none, names decide.
  public var tapTargets: [String]

  /// By default empty.
  public init(suppressions: [LayoutSuppression] = [], tapTargets: [String] = []) {
    self.suppressions = suppressions
    self.tapTargets = tapTargets
  }

  /// Whether there is anything to write.
  var isEmpty: Bool { suppressions.isEmpty && tapTargets.isEmpty }
}

// MARK: Reading and writing

extension SceneReader {
  func checks(_ place: SceneCursor) throws(SceneReadingError) -> SceneChecks {
    guard let place = place.present else { return SceneChecks() }
    let members = try place.members("an object with suppressed, tapTargets or both")
    note(members, known: ["suppressed", "tapTargets"])
    var checks = SceneChecks()
    checks.tapTargets = try ids(members["tapTargets"])
    for place in try members["suppressed"].elements("an array of suppressed findings") {
      let members = try place.members("an object with rule, items and reason")
      note(members, known: ["rule", "items", "reason"])
      checks.suppressions.append(
        LayoutSuppression(
          try members["rule"].word("a rule, one of \(Self.rules)", of: Self.ruleWords),
          try ids(members["items"]),
          reason: try members["reason"].text("a reason in quotes")
        )
      )
    }
    return checks
  }

  private func ids(_ place: SceneCursor) throws(SceneReadingError) -> [String] {
    var ids: [String] = []
    for place in try place.elements("an array of ids") {
      ids.append(try place.text("the id of an item"))
    }
    return ids
  }

  private static let rules = LayoutRule.allCases.map(\.rawValue).joined(separator: " ")
  private static let ruleWords = Dictionary(
    uniqueKeysWithValues: LayoutRule.allCases.map { ($0.rawValue, $0) }
  )
}

extension SceneChecks {
  var json: SceneJSON {
    func list(_ ids: [String]) -> SceneJSON? { ids.isEmpty ? nil : .list(ids.map(SceneJSON.text)) }
    let suppressed = suppressions.map { suppression in
      SceneJSON.members([
        "rule": .text(suppression.rule.rawValue),
        "items": list(suppression.items),
        "reason": .text(suppression.reason),
      ])
    }
    return .members([
      "suppressed": suppressed.isEmpty ? nil : .list(suppressed), "tapTargets": list(tapTargets),
    ])
  }
}
