import Testing

@testable import layout

@Suite("layout print")
struct PrintCommandTests {
  private let scene = """
    {"version": 1, "root": {"id": "root", "size": {"width": 80, "height": 50},
     "children": [{"id": "follow button"}]}, "constraints": [
     {"first": "follow button", "attribute": "leading", "second": "root",
      "secondAttribute": "leading", "constant": 8},
     {"first": "follow button", "attribute": "trailing", "second": "root",
      "secondAttribute": "trailing", "constant": -8},
     {"first": "follow button", "attribute": "width", "relation": "lessThanOrEqual",
      "constant": 60, "priority": 750}]}
    """

  @Test("Every dialect says it in its own words")
  func dialects() {
    let expected = [
      "maker": """
      followButton.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(8)
        make.width.lessThanOrEqualTo(60).priority(.high)
      }
      """,
      "operator": """
      constrain(followButton, root) { followButton, root in
        followButton.leading == root.leading + 8
        followButton.trailing == root.trailing - 8
        followButton.width <= 60 ~ .defaultHigh
      }
      """,
      "attribute": """
      followButton.easy.layout([
        Leading(8),
        Trailing(8),
        Width(<=60).with(.high),
      ])
      """,
      "autopin": """
      followButton.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
      followButton.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
      LayoutConstraint.autoSetPriority(.defaultHigh) {
        followButton.autoSetDimension(.width, toSize: 60, relation: .lessThanOrEqual)
      }
      """,
      "anchors": """
      followButton.translatesAutoresizingMaskIntoConstraints = false
      let followButtonWidth = followButton.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
      followButtonWidth.priority = .defaultHigh
      LayoutConstraint.activate([
        followButton.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        followButton.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        followButtonWidth,
      ])
      """,
    ]
    for (dialect, code) in expected {
      let run = ToolRun("print - --to \(dialect)", input: scene)
      #expect(run.status == .solved)
      #expect(run.output == "// Exact: the same constraints, bit for bit.\n\(code)\n")
    }
  }

  @Test("UIKit's names are used where they are wanted")
  func typeNames() {
    let run = ToolRun("print - --to anchors --uikit", input: scene)
    #expect(run.output.contains("NSLayoutConstraint.activate(["))
  }

  @Test("A document that is none is status 65")
  func badData() {
    #expect(ToolRun("print - --to maker", input: "{}").status == .badData)
    #expect(ToolRun("print - --to scene", input: scene).output.contains("\"follow button\""))
  }

  @Test(
    "The names of the originals mean their dialects, in any case",
    arguments: [
      ("snapkit", "maker"), ("Cartography", "operator"), ("easypeasy", "attribute"),
      ("PureLayout", "autopin"),
    ]
  )
  func originals(name: String, word: String) {
    let run = ToolRun("print - --to \(name)", input: scene)
    #expect(run.status == .solved)
    #expect(run.output == ToolRun("print - --to \(word)", input: scene).output)
  }
}
