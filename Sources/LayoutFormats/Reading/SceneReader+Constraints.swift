import ConstraintKernel

extension SceneReader {
  mutating func constraint(_ place: SceneCursor) throws(SceneReadingError) -> SceneConstraint {
    let members = try place.members("a constraint, an object with first and attribute")
    note(
      members,
      known: [
        "first", "attribute", "relation", "second", "secondAttribute", "multiplier", "constant",
        "priority", "identifier", "dialect", "source",
      ]
    )
    return SceneConstraint(
      SceneAnchor(
        try members["first"].text("the id of an item or a guide"),
        try attribute(members["attribute"])
      ),
      try members["relation"].present?.word(Self.relations, of: SceneWords.relations) ?? .equal,
      try secondAnchor(members),
      multiplier: try members["multiplier"].present?.number() ?? 1,
      constant: try members["constant"].present?.number() ?? 0,
      priority: try members["priority"].present?.number(Self.priority) ?? 1000,
      identifier: try members["identifier"].present?.text("an identifier in quotes"),
      dialect: try members["dialect"].present?.word(Self.dialects, of: SceneWords.dialects),
      source: try members["source"].present?.text("a line of source in quotes")
    )
  }

  private func secondAnchor(_ members: SceneMembers) throws(SceneReadingError) -> SceneAnchor? {
    let second = members["second"]
    let secondAttribute = members["secondAttribute"]
    guard second.present != nil || secondAttribute.present != nil else { return nil }
    guard second.present != nil else {
      throw second.failure(expected: "the id of the item secondAttribute belongs to")
    }
    guard secondAttribute.present != nil else {
      throw secondAttribute.failure(expected: "the attribute of second, such as width or top")
    }
    return SceneAnchor(
      try second.text("the id of an item or a guide"),
      try attribute(secondAttribute)
    )
  }

  private func attribute(
    _ place: SceneCursor
  ) throws(SceneReadingError) -> LayoutConstraint.Attribute {
    try place.word("an attribute, one of \(Self.attributes)", of: SceneWords.attributes)
  }

  private static let attributes =
    LayoutConstraint.Attribute.allCases.filter(\.isPart).map { "\($0)" }.joined(separator: " ")

  private static let dialects =
    "a dialect, one of "
    + LayoutDialect.allCases.map(\.moduleName).joined(separator: " ")

  private static let relations = #""equal", "lessThanOrEqual" or "greaterThanOrEqual""#
}
