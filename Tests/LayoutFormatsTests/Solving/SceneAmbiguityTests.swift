import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("Ambiguities in scenes")
struct SceneAmbiguityTests {
  @Test("Each axis that is free has a diagnostic that names the items and what of them is free")
  func axes() throws {
    var document = SceneDocument(
      name: "loose",
      size: LayoutSize(width: 80, height: 50),
      root: SceneItem(
        id: "root",
        children: [SceneItem(id: "a"), SceneItem(id: "b")],
        guides: ["g"]
      )
    )
    for id in ["a", "b", "g"] {
      document.constraints.append(
        SceneConstraint(SceneAnchor(id, .top), .equal, SceneAnchor("root", .top))
      )
      document.constraints.append(SceneConstraint(SceneAnchor(id, .width), constant: 9))
    }
    document.constraints += [
      SceneConstraint(SceneAnchor("b", .left), .equal, SceneAnchor("a", .right)),
      SceneConstraint(SceneAnchor("g", .left), .equal, SceneAnchor("root", .left)),
      SceneConstraint(SceneAnchor("a", .height), constant: 5),
      SceneConstraint(SceneAnchor("b", .height), constant: 5),
    ]
    let answer = try document.solved(findingAmbiguities: true)
    #expect(answer.isFeasible)
    #expect(
      answer.diagnostics.map(\.description) == [
        """
        ambiguous: Other frames would do as well in the horizontal direction: a (x), b (x).
          Add a constraint on a that decides its horizontal position; what hangs on it may follow.
        """,
        """
        ambiguous: Other frames would do as well in the vertical direction: g (height).
          Add a constraint on g that decides its height.
        """,
      ]
    )
    #expect(answer.frames["b"] == LayoutRect(x: 9, y: 0, width: 9, height: 5))
    #expect(
      answer.json().hasPrefix(
        """
        {
          "diagnostics": [
            {
              "direction": "horizontal",
              "freeParts": {
                "a": ["x"],
                "b": ["x"]
              },
              "items": ["a", "b"],
              "kind": "ambiguous",
        """
      )
    )
  }

  @Test("A free size and a free position are both named")
  func untouched() throws {
    let answer = try SceneDocument(
      size: LayoutSize(width: 80, height: 50),
      root: SceneItem(id: "root", children: [SceneItem(id: "a")])
    ).solved(findingAmbiguities: true)
    #expect(answer.diagnostics.map(\.freedoms.first?.parts) == [[.x, .width], [.y, .height]])
    #expect(
      answer.diagnostics.first?.suggestion
        == "Add a constraint on a that decides its horizontal position or its width."
    )
  }

  @Test("A sentence names six items and counts the rest, the list has all")
  func many() throws {
    let ids = (1...9).map { "v\($0)" }
    let answer = try SceneDocument(
      size: LayoutSize(width: 80, height: 50),
      root: SceneItem(id: "root", children: ids.map { SceneItem(id: $0) }),
      constraints: ids.flatMap { id in
        [
          SceneConstraint(SceneAnchor(id, .width), constant: 1),
          SceneConstraint(SceneAnchor(id, .height), constant: 1),
          SceneConstraint(SceneAnchor(id, .top), .equal, SceneAnchor("root", .top)),
        ]
      }
    ).solved(findingAmbiguities: true)
    let diagnostic = try #require(answer.diagnostics.first)
    #expect(answer.diagnostics.count == 1)
    #expect(diagnostic.items == ids)
    #expect(diagnostic.message.hasSuffix("v5 (x), v6 (x), and 3 more."))
  }

  @Test("However many items a scene has, what is ambiguous is found")
  func large() throws {
    let ids = (1...600).map { "v\($0)" }
    let answer = try SceneDocument(
      size: LayoutSize(width: 80, height: 50),
      root: SceneItem(id: "root", children: ids.map { SceneItem(id: $0) }),
      constraints: ids.enumerated().flatMap { index, id in
        let last = index == 0 ? "root" : ids[index - 1]
        return [
          SceneConstraint(SceneAnchor(id, .leading), .equal, SceneAnchor(last, .leading)),
          SceneConstraint(SceneAnchor(id, .top), .equal, SceneAnchor("root", .top)),
          SceneConstraint(SceneAnchor(id, .height), constant: 1),
        ]
      }
    ).solved(findingAmbiguities: true)
    #expect(answer.diagnostics.map(\.kind) == [.ambiguous])
    #expect(answer.diagnostics.first?.items == ids)
    #expect(answer.diagnostics.first?.freedoms.allSatisfy { $0.parts == [.width] } == true)
  }
}
