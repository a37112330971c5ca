import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("Writing scene documents")
struct SceneWritingTests {
  @Test("A document has sorted keys, no defaults, and one line for each flat part")
  func golden() throws {
    var name = SceneItem(id: "name")
    name.intrinsicContentSize.width = 96.5
    name.contentHugging.horizontal = 251
    let document = SceneDocument(
      name: "a \"quoted\" name",
      size: LayoutSize(width: 390, height: 844),
      root: SceneItem(id: "root", children: [name], guides: ["column"]),
      constraints: [
        SceneConstraint(SceneAnchor("name", .width), .lessThanOrEqual, constant: -0.0),
        SceneConstraint(
          SceneAnchor("name", .leading),
          .equal,
          SceneAnchor("column", .centerX),
          multiplier: 1.0 / 3,
          constant: -10,
          priority: 750.5,
          identifier: "start"
        ),
      ]
    )
    #expect(
      try document.encoded() == #"""
        {
          "constraints": [
            {"attribute": "width", "first": "name", "relation": "lessThanOrEqual"},
            {"attribute": "leading", "constant": -10, "first": "name", "identifier": "start", "multiplier": 0.3333333333333333, "priority": 750.5, "relation": "equal", "second": "column", "secondAttribute": "centerX"}
          ],
          "direction": "ltr",
          "name": "a \"quoted\" name",
          "root": {
            "children": [
              {
                "contentHugging": {"horizontal": 251, "vertical": 250},
                "id": "name",
                "intrinsicContentSize": {"width": 96.5}
              }
            ],
            "guides": [
              {"id": "column"}
            ],
            "id": "root",
            "size": {"height": 844, "width": 390}
          },
          "version": 1
        }

        """#
    )
  }

  @Test("Strings are escaped as JSON asks, and only there")
  func escapes() {
    let text = SceneJSON.text("\"\\/\n\r\t\u{1}\u{7F}é😀").written()
    #expect(text == #""\"\\/\n\r\t\u0001\u007fé😀""#)
  }

  @Test("Empty parts and compact text stay on one line")
  func compact() {
    let value = SceneJSON.members([
      "b": .list([.list([.number(1), .flag(true)]), .object([])]), "a": .list([]), "c": nil,
    ])
    #expect(value.written() == #"{"a": [], "b": [[1, true], {}]}"#)
  }

  @Test("Every scene of the collection is written to text that reads back the same")
  func roundTrip() throws {
    for scene in try SceneFile.all() {
      let text = try scene.document.encoded()
      let again = try SceneReading(json: text)
      #expect(again.document == scene.document, "\(scene.file)")
      #expect(again.ignoredKeys.isEmpty, "\(scene.file)")
      #expect(try again.document.encoded() == text, "\(scene.file)")
    }
  }
}
