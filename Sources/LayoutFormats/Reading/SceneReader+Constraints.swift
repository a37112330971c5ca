import ConstraintKernel
import Dialects

extension SceneReader {
  /// Reads a constraint; nil where a part of it is not as expected, all of which are among ``faults``.
  func constraint(_ place: SceneCursor) throws(SceneReadingError) -> SceneConstraint? {
    let members = try place.members("a constraint, an object with first and attribute")
    if let kind = SceneWordKind.allCases.first(where: { members[$0.rawValue].present != nil }) {
      return word(kind, members)
    }
    note(
      members,
      known: [
        "first", "firstArea", "attribute", "relation", "second", "secondArea", "secondAttribute",
        "multiplier", "constant", "goneConstant",
        "gaps", "gapsBetweenSiblings", "in", "priority", "identifier", "dialect", "source",
      ]
    )
    let before = faults.count
    let item = attempt(try members["first"].text("the id of an item or a guide"))
    let attribute = attempt(try attribute(members["attribute"]))
    let area = area(members["firstArea"])
    let relation = relation(members)
    let second = attempt(try secondAnchor(members))
    let multiplier = number(members["multiplier"])
    let constant = number(members["constant"])
    let goneConstant = number(members["goneConstant"])
    let gaps = number(members["gaps"], "a number of usual gaps")
    let isBetweenSiblings = attempt(try members["gapsBetweenSiblings"].present?.flag()) ?? nil
    let priority = number(members["priority"], Self.priority)
    let identifier = text(members["identifier"], "an identifier in quotes")
    let dialect = word(members["dialect"], Self.dialects, of: SceneWords.dialects)
    let source = text(members["source"], "a line of source in quotes")
    let sets = sets(members)
    guard faults.count == before, let item, let attribute else { return nil }
    var constraint = SceneConstraint(
      SceneAnchor(item, attribute, in: area),
      relation ?? .equal,
      second ?? nil,
      multiplier: multiplier ?? 1,
      constant: constant ?? 0,
      priority: priority ?? 1000,
      identifier: identifier,
      dialect: dialect,
      source: source
    )
    constraint.goneConstant = goneConstant
    constraint.sets = sets ?? []
    (constraint.gaps, constraint.isBetweenSiblings) = (gaps ?? 0, isBetweenSiblings ?? false)
    return constraint
  }

  func relation(_ members: SceneMembers) -> LayoutConstraint.Relation? {
    word(members["relation"], Self.relations, of: SceneWords.relations)
  }

  private func secondAnchor(_ members: SceneMembers) throws(SceneReadingError) -> SceneAnchor? {
    let second = members["second"]
    let secondAttribute = members["secondAttribute"]
    let area = members["secondArea"].present
    guard second.present != nil || secondAttribute.present != nil || area != nil else {
      return nil
    }
    guard second.present != nil else {
      let member = secondAttribute.present == nil ? "secondArea" : "secondAttribute"
      throw second.failure(expected: "the id of the item \(member) belongs to")
    }
    guard secondAttribute.present != nil else {
      throw secondAttribute.failure(expected: "the attribute of second, such as width or top")
    }
    return SceneAnchor(
      try second.text("the id of an item or a guide"),
      try attribute(secondAttribute),
      in: self.area(members["secondArea"])
    )
  }

  /// The area that an end names; nil without one, and where it is none, which is a fault.
  func area(_ place: SceneCursor) -> LayoutArea? { word(place, Self.areas, of: SceneWords.areas) }

  func attribute(
    _ place: SceneCursor
  ) throws(SceneReadingError) -> LayoutConstraint.Attribute {
    try place.word("an attribute, one of \(Self.attributes)", of: SceneWords.attributes)
  }

  private static let attributes =
    LayoutConstraint.Attribute.allCases.filter(\.isPart).map { "\($0)" }.joined(separator: " ")

  static let dialects =
    "a dialect, one of "
    + DialectName.allCases.filter { $0.dialect != nil }.map(\.rawValue).joined(separator: " ")
    + ", or a module or library that has its words, such as SnapKit"

  private static let areas = #"an area, "safeArea", "margins" or "readableContent""#

  private static let relations = #""equal", "lessThanOrEqual" or "greaterThanOrEqual""#
}
