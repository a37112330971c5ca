import ConstraintKernel
import LayoutFormats
import Testing

@Suite("Reading scene documents")
struct SceneReadingTests {
  @Test("Every field of the format arrives where it belongs")
  func everyField() throws {
    let reading = try SceneReading(
      json: """
        { "version": 1, "name": "profile", "direction": "rtl",
          "root": { "id": "root", "size": {"width": 390, "height": 844},
                    "layoutMargins": {"top": 16, "left": 20, "bottom": 17, "right": 21},
                    "children": [ { "id": "avatar" },
                                  { "id": "name",
                                    "intrinsicContentSize": {"width": 96, "height": 20},
                                    "contentHugging": {"horizontal": 251, "vertical": 249.5},
                                    "compressionResistance": {"horizontal": 740, "vertical": 760},
                                    "baselineOffsets": {"first": 15, "last": 5} } ],
                    "guides": [ { "id": "column" } ] },
          "constraints": [
            { "first": "name", "attribute": "leading", "relation": "greaterThanOrEqual",
              "second": "avatar", "secondAttribute": "trailingMargin", "multiplier": 2,
              "constant": 10, "priority": 999.5, "identifier": "name-after-avatar" } ] }
        """
    )
    var name = SceneItem(id: "name")
    name.intrinsicContentSize = SceneItem.NaturalSize(width: 96, height: 20)
    name.contentHugging = SceneItem.AxisPriorities(horizontal: 251, vertical: 249.5)
    name.compressionResistance = SceneItem.AxisPriorities(horizontal: 740, vertical: 760)
    name.baselineOffsets = SceneItem.BaselineOffsets(first: 15, last: 5)
    let expected = SceneDocument(
      name: "profile",
      direction: .rightToLeft,
      size: LayoutSize(width: 390, height: 844),
      root: SceneItem(
        id: "root",
        layoutMargins: LayoutInsets(top: 16, left: 20, bottom: 17, right: 21),
        children: [SceneItem(id: "avatar"), name],
        guides: ["column"]
      ),
      constraints: [
        SceneConstraint(
          SceneAnchor("name", .leading),
          .greaterThanOrEqual,
          SceneAnchor("avatar", .trailingMargin),
          multiplier: 2,
          constant: 10,
          priority: 999.5,
          identifier: "name-after-avatar"
        )
      ]
    )
    #expect(reading.document == expected)
    #expect(reading.ignoredKeys.isEmpty)
  }

  @Test("Fields that are left out, or null, have the defaults of the format")
  func defaults() throws {
    let document = try SceneReading(
      json: """
        {"version": 1, "direction": null, "root":
          {"id": "r", "size": {"width": 1, "height": 2}, "children": [
            {"id": "a", "intrinsicContentSize": {"height": 9}, "contentHugging": {"vertical": 1},
             "layoutMargins": {"left": 4}, "baselineOffsets": {"last": 3}}]},
         "constraints": [{"first": "a", "attribute": "width", "second": null}]}
        """
    ).document
    let item = try #require(document.root.children.first)
    #expect(document.name == "")
    #expect(document.direction == .leftToRight)
    #expect(document.root.layoutMargins == LayoutInsets())
    #expect(item.layoutMargins == LayoutInsets(top: 0, left: 4, bottom: 0, right: 0))
    #expect(item.intrinsicContentSize == SceneItem.NaturalSize(width: nil, height: 9))
    #expect(item.contentHugging == SceneItem.AxisPriorities(horizontal: 250, vertical: 1))
    #expect(item.compressionResistance == SceneItem.AxisPriorities(horizontal: 750, vertical: 750))
    #expect(item.baselineOffsets == SceneItem.BaselineOffsets(first: 0, last: 3))
    let constraint = try #require(document.constraints.first)
    #expect(constraint.relation == .equal)
    #expect(constraint.second == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(constraint.identifier == nil)
  }

  @Test("Members no scene has are let through and listed")
  func ignoredKeys() throws {
    let reading = try SceneReading(
      json: """
        {"version": 1, "expected": {"feasible": true}, "author": "me", "root":
          {"id": "r", "size": {"width": 1, "height": 2, "depth": 3}, "children": [
            {"id": "a", "title": "Hello", "my key": 1}]},
         "constraints": [{"first": "a", "attribute": "width", "prioritty": 750}]}
        """
    )
    #expect(
      reading.ignoredKeys == [
        "author", "root.size.depth", "root.children[0].title", #"root.children[0]["my key"]"#,
        "constraints[0].prioritty",
      ]
    )
  }

  @Test("An item may stand 250 deep, and one more is an error that says so")
  func depth() throws {
    #expect(SceneDocument.deepestNesting == 250)
    #expect(try SceneReading(json: nested(depth: 250)).document.root.id == "i0")
    let error = #expect(throws: SceneReadingError.self) {
      try SceneReading(json: nested(depth: 251))
    }
    #expect(error?.path.hasSuffix(".children[0]") == true)
    #expect(error?.expected == "at most 250 items above this one")
  }

  @Test("A tree or an array of ten thousand levels is an error, not a crash")
  func greatDepth() {
    #expect(throws: SceneReadingError.self) { try SceneReading(json: nested(depth: 10_000)) }
    let brackets = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(throws: SceneReadingError.self) { try SceneReading(json: brackets) }
  }

  private func nested(depth: Int) -> String {
    var text = #"{"version": 1, "root": {"id": "i0", "size": {"width": 1, "height": 1}"#
    for level in stride(from: 1, through: depth, by: 1) {
      text += #", "children": [{"id": "i\#(level)""#
    }
    return text + String(repeating: "}]", count: depth) + "}}"
  }
}
