import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("Solving scenes")
struct SceneSolvingTests {
  @Test("Guides are solved like items, and their frames are relative to their owner")
  func guides() throws {
    let document = try SceneReading(
      json: """
        {"version": 1, "root": {"id": "root", "size": {"width": 100, "height": 60},
          "children": [{"id": "box", "guides": [{"id": "column"}]}]},
         "constraints": [
          {"first": "box", "attribute": "left", "second": "root", "secondAttribute": "left", "constant": 10},
          {"first": "box", "attribute": "top", "second": "root", "secondAttribute": "top", "constant": 20},
          {"first": "box", "attribute": "width", "constant": 50},
          {"first": "box", "attribute": "height", "constant": 30},
          {"first": "column", "attribute": "width", "constant": 12},
          {"first": "column", "attribute": "centerX", "second": "box", "secondAttribute": "centerX"},
          {"first": "column", "attribute": "top", "second": "box", "secondAttribute": "top"},
          {"first": "column", "attribute": "bottom", "second": "root", "secondAttribute": "bottom"}]}
        """
    ).document
    let tree = try SceneTree(document)
    let answer = tree.answer()
    #expect(answer.frames["box"] == LayoutRect(x: 10, y: 20, width: 50, height: 30))
    // Half of 50 less half of 12; from 20 down to 60.
    #expect(answer.frames["column"] == LayoutRect(x: 19, y: 0, width: 12, height: 40))
    #expect(tree.picture(of: answer).items.contains { $0.name == "column" && $0.isGuide })
    #expect(answer.diagnostics.isEmpty)
  }

  @Test("A position counts in the nearest common ancestor's space, mirrored right to left")
  func mirrored() throws {
    for (direction, x) in [("ltr", 30.0), ("rtl", 60.0)] {
      let answer = try SceneReading(
        json: """
          {"version": 1, "direction": "\(direction)",
           "root": {"id": "root", "size": {"width": 100, "height": 10}, "children": [{"id": "a"}]},
           "constraints": [
            {"first": "a", "attribute": "leading", "second": "root", "secondAttribute": "trailing",
             "multiplier": 0.25, "constant": 5},
            {"first": "a", "attribute": "width", "constant": 10},
            {"first": "a", "attribute": "top", "second": "root", "secondAttribute": "top"},
            {"first": "a", "attribute": "height", "constant": 1}]}
          """
      ).document.solved()
      // A quarter of 100 and 5 from the leading edge: left to right at 30, else 100 - 30 - 10.
      #expect(answer.frames["a"] == LayoutRect(x: x, y: 0, width: 10, height: 1))
    }
  }

  @Test("An item without constraints has its natural size")
  func naturalSize() throws {
    var label = SceneItem(id: "label")
    label.intrinsicContentSize = SceneItem.NaturalSize(width: 30, height: 12)
    let document = SceneDocument(
      size: LayoutSize(width: 100, height: 60),
      root: SceneItem(id: "root", children: [label, SceneItem(id: "nothing")])
    )
    let answer = try document.solved()
    #expect(answer.isFeasible)
    #expect(answer.frames["label"] == LayoutRect(x: 0, y: 0, width: 30, height: 12))
    #expect(answer.frames["nothing"] == LayoutRect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test("A lone size of a guide survives being captured")
  func guideSize() throws {
    let document = SceneDocument(
      size: LayoutSize(width: 100, height: 60),
      root: SceneItem(id: "root", guides: ["gap"]),
      constraints: [SceneConstraint(SceneAnchor("gap", .width), constant: 8)]
    )
    let tree = try SceneTree(document)
    let captured = try SceneDocument(capturing: tree.root)
    #expect(captured == document)
  }

  @Test("A priority just below 1000 is not required, and one just above 0 is still a level")
  func extremePriorities() throws {
    #expect(LayoutPriority(scene: 1000).isRequired)
    #expect(!LayoutPriority(scene: 999.999_999_999).isRequired)
    #expect(LayoutPriority(scene: 1e-300).isValid)
    var document = SceneDocument(
      size: LayoutSize(width: 100, height: 60),
      root: SceneItem(id: "root", children: [SceneItem(id: "a")])
    )
    document.constraints = [
      SceneConstraint(SceneAnchor("a", .width), constant: 8, priority: 1e-300),
      SceneConstraint(SceneAnchor("a", .height), constant: 8, priority: 999.999_999_999),
      SceneConstraint(SceneAnchor("a", .height), constant: 9),
    ]
    let answer = try document.solved()
    #expect(answer.isFeasible)
    #expect(answer.frames["a"]?.width == 8)
    #expect(answer.frames["a"]?.height == 9)
  }

  @Test("The same document gives the same bytes")
  func determinism() throws {
    let scene = try #require(try SceneFile.all().first)
    for output in SceneOutput.allCases {
      #expect(try scene.document.text(as: output) == scene.document.text(as: output))
    }
  }

  @Test("A tree as deep as the format allows is solved and drawn")
  func depth() throws {
    var item = SceneItem(id: "i\(SceneDocument.deepestNesting)")
    for level in stride(from: SceneDocument.deepestNesting - 1, through: 0, by: -1) {
      item = SceneItem(id: "i\(level)", children: [item])
    }
    var document = SceneDocument(size: LayoutSize(width: 600, height: 600), root: item)
    for level in stride(from: 1, through: SceneDocument.deepestNesting, by: 1) {
      for attribute in [LayoutConstraint.Attribute.width, .height] {
        document.constraints.append(
          SceneConstraint(SceneAnchor("i\(level)", attribute), constant: 600 - Double(level))
        )
      }
    }
    document.constraints.append(
      SceneConstraint(
        SceneAnchor("i250", .left),
        .equal,
        SceneAnchor("i0", .left),
        constant: 7
      )
    )
    let answer = try document.solved()
    // Which of the 250 items on the way moves is open; together they move by 7.
    #expect(answer.frames.values.reduce(0) { $0 + $1.minX } == 7)
    #expect(answer.frames["i250"]?.width == 350)
    #expect(try document.text(as: .svg).contains("i250"))
    #expect(try document.text(as: .text).contains("i250"))
  }
}
