import AutoPinLayout
import Testing

@Suite("Edges of the superview")
struct SuperviewEdgeTests {
  @Test(
    "An inset reads inwards, and its relation with it",
    arguments: [
      (ALEdge.left, "view.left >= root.left + 10", "view.left <= root.left + 10"),
      (.top, "view.top >= root.top + 10", "view.top <= root.top + 10"),
      (.leading, "view.leading >= root.leading + 10", "view.leading <= root.leading + 10"),
      (.right, "view.right <= root.right - 10", "view.right >= root.right - 10"),
      (.bottom, "view.bottom <= root.bottom - 10", "view.bottom >= root.bottom - 10"),
      (.trailing, "view.trailing <= root.trailing - 10", "view.trailing >= root.trailing - 10"),
    ]
  )
  func relations(edge: ALEdge, atLeast: String, atMost: String) {
    let stage = Stage()
    let view = stage.view
    #expect(
      view.autoPinEdge(toSuperviewEdge: edge, withInset: 10, relation: .greaterThanOrEqual).formula
        == atLeast
    )
    #expect(
      view.autoPinEdge(toSuperviewEdge: edge, withInset: 10, relation: .lessThanOrEqual).formula
        == atMost
    )
    #expect(stage.installed == [atLeast, atMost])
    #expect(stage.issues.isEmpty)
  }

  @Test("Equality is not turned around, and negative insets reach outside")
  func equality() {
    let stage = Stage()
    #expect(stage.view.autoPinEdge(toSuperviewEdge: .top).formula == "view.top == root.top")
    #expect(
      stage.view.autoPinEdge(toSuperviewEdge: .right, withInset: -5).formula
        == "view.right == root.right + 5"
    )
  }

  @Test("An inset of nothing leaves no negative zero behind")
  func zero() {
    let stage = Stage()
    let constraint = stage.view.autoPinEdge(toSuperviewEdge: .bottom)
    #expect(constraint.constant.sign == .plus)
  }

  @Test("All edges come counter-clockwise from the top, left and right read as leading, trailing")
  func allEdges() {
    let stage = Stage()
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      stage.view.autoPinEdgesToSuperviewEdges(with: insets).formulas == [
        "view.top == root.top + 1",
        "view.leading == root.leading + 2",
        "view.bottom == root.bottom - 3",
        "view.trailing == root.trailing - 4",
      ]
    )
    #expect(
      stage.other.autoPinEdgesToSuperviewEdges().formulas == [
        "other.top == root.top",
        "other.leading == root.leading",
        "other.bottom == root.bottom",
        "other.trailing == root.trailing",
      ]
    )
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(2, 1, 394, 296))
    #expect(stage.other.frame == rect(0, 0, 400, 300))
  }

  static let excluded: [(ALEdge, [String])] = [
    (.left, ["top + 1", "bottom - 3", "right - 4"]),
    (.right, ["top + 1", "left + 2", "bottom - 3"]),
    (.top, ["leading + 2", "bottom - 3", "trailing - 4"]),
    (.bottom, ["top + 1", "leading + 2", "trailing - 4"]),
    (.leading, ["top + 1", "bottom - 3", "trailing - 4"]),
    (.trailing, ["top + 1", "leading + 2", "bottom - 3"]),
  ]

  @Test("Excluding left or right keeps to physical edges, in every area", arguments: excluded)
  func excluding(edge: ALEdge, expected: [String]) {
    let stage = Stage()
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    func formulas(of target: String, suffix: String = "") -> [String] {
      expected.map { text in
        let attribute = text.prefix { $0 != " " }
        return
          "view.\(attribute) == \(target).\(attribute)\(suffix)\(text.dropFirst(attribute.count))"
      }
    }
    let view = stage.view
    #expect(
      view.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: edge).formulas
        == formulas(of: "root")
    )
    #expect(
      view.autoPinEdgesToSuperviewSafeArea(with: insets, excludingEdge: edge).formulas
        == formulas(of: "root.safeAreaLayoutGuide")
    )
    #expect(
      view.autoPinEdgesToSuperviewMargins(with: insets, excludingEdge: edge).formulas
        == formulas(of: "root", suffix: "Margin")
    )
    #expect(
      view.autoPinEdges(toEdgesOf: stage.other, with: insets, excludingEdge: edge).formulas
        == formulas(of: "other")
    )
  }

  @Test("The constraint knows the line that wrote it, and belongs to this dialect's receiver")
  func source() {
    let stage = Stage()
    let constraint = stage.view.autoPinEdge(toSuperviewEdge: .top)
    #expect(constraint.source == LayoutSource(line: #line - 1))
    #expect(constraint.firstItem === stage.view)
    #expect(constraint.secondItem === stage.root)
    #expect(stage.root.constraints == [constraint])
  }

  @Test("Only the receiver stops being placed by its frame")
  func placement() {
    let stage = Stage()
    stage.view.autoPinEdge(.left, to: .right, of: stage.other)
    #expect(!stage.view.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.other.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A guide can be pinned like a view")
  func guides() {
    let stage = Stage()
    let guide = LayoutGuide()
    guide.identifier = "gap"
    stage.root.addLayoutGuide(guide)
    guide.autoPinEdgesToSuperviewEdges(with: LayoutInsets(left: 30, right: 20))
    stage.view.autoPinEdges(toEdgesOf: guide)
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(30, 0, 350, 300))
  }
}
