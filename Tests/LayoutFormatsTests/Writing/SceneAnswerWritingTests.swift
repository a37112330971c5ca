import ConstraintKernel
import Foundation
import Testing

@testable import LayoutFormats

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Writing answers")
struct SceneAnswerWritingTests {
  /// Two items side by side, by hand: a is 10 wide at the left, b takes the remaining 20.3333….
  private func document(conflict: Bool) -> SceneDocument {
    var constraints: [SceneConstraint] = []
    for id in ["a", "b"] {
      constraints.append(SceneConstraint(SceneAnchor(id, .top), .equal, SceneAnchor("root", .top)))
      constraints.append(
        SceneConstraint(SceneAnchor(id, .bottom), .equal, SceneAnchor("root", .bottom))
      )
    }
    constraints += [
      SceneConstraint(SceneAnchor("a", .left), .equal, SceneAnchor("root", .left)),
      SceneConstraint(SceneAnchor("a", .width), constant: 10),
      SceneConstraint(SceneAnchor("b", .left), .equal, SceneAnchor("a", .right)),
      SceneConstraint(SceneAnchor("b", .right), .equal, SceneAnchor("root", .right)),
    ]
    if conflict {
      constraints.append(SceneConstraint(SceneAnchor("a", .width), constant: 12, identifier: "--"))
    }
    return SceneDocument(
      name: "pair",
      size: LayoutSize(width: 10 + 61.0 / 3, height: 8),
      root: SceneItem(id: "root", children: [SceneItem(id: "a"), SceneItem(id: "b")]),
      constraints: constraints
    )
  }

  @Test("An answer in JSON has sorted keys and at most four decimals")
  func json() throws {
    let text = try document(conflict: false).text(as: .json)
    #expect(
      text == """
        {
          "diagnostics": [],
          "feasible": true,
          "frames": {
            "a": {"height": 8, "width": 10, "x": 0, "y": 0},
            "b": {"height": 8, "width": 20.3333, "x": 10, "y": 0},
            "root": {"height": 8, "width": 30.3333, "x": 0, "y": 0}
          },
          "name": "pair",
          "version": 1
        }

        """
    )
  }

  @Test("A frame that grew beyond all numbers is null in JSON")
  func endless() {
    let frame = LayoutRect(x: 0, y: 0, width: .infinity, height: 1)
    let answer = SceneAnswer(
      name: "",
      frames: ["root": frame],
      diagnostics: []
    )
    #expect(answer.json().contains(#""root": {"height": 1, "width": null, "x": 0, "y": 0}"#))
  }

  @Test("A conflict in JSON names its constraints by index, path, identifier and formula")
  func conflict() throws {
    let answer = try document(conflict: true).solved()
    #expect(
      answer.json().hasPrefix(
        """
        {
          "diagnostics": [
            {
              "alsoBroken": [],
              "arithmetic": "12 is asked for, but a is 10 wide.",
              "broken": {"identifier": "--", "index": 8, "path": "constraints[8]", "text": "a.width == 12"},
              "code": "CK001",
              "constraints": [
                {"index": 5, "path": "constraints[5]", "text": "a.width == 10"},
                {"identifier": "--", "index": 8, "path": "constraints[8]", "text": "a.width == 12"}
              ],
              "items": ["a"],
              "kind": "conflict",
              "message": "These 2 requirements cannot hold together; constraints[8] was broken.",
              "suggestion": "Update constraints[5] instead of making constraints[8]: a.width == 12.",
              "suggestions": [
                {"index": 5, "message": "Update constraints[5] instead of making constraints[8]: a.width == 12.", \
        "path": "constraints[5]", "text": "a.width == 12"},
                {"index": 8, "message": "Lower the priority of constraints[8] to 999.", "path": \
        "constraints[8]", "text": "a.width == 12 @999"},
                {"index": 8, "message": "Loosen constraints[8] to a.width <= 12.", "path": \
        "constraints[8]", "text": "a.width <= 12"},
                {"index": 8, "message": "Change the constant of constraints[8] from 12 to 10.", "path": \
        "constraints[8]", "text": "a.width == 10"},
                {"index": 5, "message": "Lower the priority of constraints[5] to 999.", "path": \
        "constraints[5]", "text": "a.width == 10 @999"},
                {"index": 5, "message": "Loosen constraints[5] to a.width >= 10.", "path": \
        "constraints[5]", "text": "a.width >= 10"}
              ]
            }
          ],
          "feasible": false,
          "frames": {
            "a": {"height": 8, "width": 10, "x": 0, "y": 0},
        """
      )
    )
  }

  /// 30 cells for 30⅓ points: a is 10 cells wide, 4 rows tall.
  @Test("An answer in text is a picture, a list and the diagnostics")
  func text() throws {
    let text = try document(conflict: true).text(as: .text, columns: 31)
    #expect(
      text == """
        ┌ root ───┬───────────────────┐
        │         │                   │
        │  a [1]  │         b         │
        │         │                   │
        └─────────┴───────────────────┘

        item   x  y    width  height
        root   0  0  30.3333       8
        ├─ a   0  0       10       8
        └─ b  10  0  20.3333       8

        [1] conflict: These 2 requirements cannot hold together; constraints[8] was broken. [CK001]
          a.width == 10   (constraints[5])
          a.width == 12   (constraints[8], "--")   <- broken
          12 is asked for, but a is 10 wide.
          Update constraints[5] instead of making constraints[8]: a.width == 12.

        """
    )
  }

  @Test("An answer in SVG parses as XML, whatever its diagnostics say")
  func svg() throws {
    let svg = try document(conflict: true).text(as: .svg)
    #expect(svg.contains(">[1] conflict: These"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }
}
