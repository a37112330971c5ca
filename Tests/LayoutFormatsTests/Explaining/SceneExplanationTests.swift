import ConstraintKernel
import Foundation
import LayoutFormats
import Testing

@Suite("Explanations of scenes")
struct SceneExplanationTests {
  private let document = SceneDocument(
    size: LayoutSize(width: 390, height: 100),
    root: SceneItem(
      id: "root",
      children: [SceneItem(id: "card", intrinsicContentSize: SceneItem.NaturalSize(width: 96))]
    ),
    constraints: [
      SceneConstraint(
        SceneAnchor("card", .leading),
        .equal,
        SceneAnchor("root", .leading),
        constant: 16
      ),
      SceneConstraint(
        SceneAnchor("card", .trailing),
        .equal,
        SceneAnchor("root", .trailing),
        constant: -16,
        identifier: "end"
      ),
    ]
  )

  @Test("A value is explained in the words and places of the document")
  func text() throws {
    let answer = try #require(try SceneTree(document).explain("card", .width))
    #expect(
      answer.text() == """
        card.width = 358
        390 − 16 − 16 = 358
          root.width == 390 (its frame)
          card.leading == root.leading + 16   (constraints[0])
          card.trailing == root.trailing - 16   (constraints[1], "end")
        lost, 262 too much: card.width <= 96 (its natural size, hugging 250)
        beside it, 262 to spare: card.width >= 96 (its natural size, resistance 750)
        one point more in root.width == 390 (its frame) makes it one point more
        one point more in constraints[0] makes it one point less
        one point more in constraints[1] makes it one point more

        """
    )
    #expect(try SceneTree(document).explain("nobody", .width) == nil)
  }

  /// A row of 30 views of 10 points each: 30 widths and 30 edges decide where it ends.
  @Test("Of a long chain the text and the page tell the ends, JSON tells all")
  func long() throws {
    var row = SceneDocument(
      size: LayoutSize(width: 390, height: 100),
      root: SceneItem(id: "root", children: (0..<30).map { SceneItem(id: "v\($0)") })
    )
    var last = SceneAnchor("root", .left)
    for item in row.root.children {
      row.constraints += [
        SceneConstraint(SceneAnchor(item.id, .left), .equal, last),
        SceneConstraint(SceneAnchor(item.id, .width), constant: 10),
      ]
      last = SceneAnchor(item.id, .right)
    }
    let answer = try #require(try SceneTree(row).explain("v29", .right))
    let lines = answer.text().split(separator: "\n")
    // The value, the sum, and twice ten at each end with a line between: the chain, and what moving it would do.
    #expect(lines.count == 2 + 21 + 21)
    #expect(lines[1].contains(" + 200 (20 more terms) + ") && lines[1].hasSuffix(" = 300"))
    #expect(lines[12] == "  … and 40 more")
    #expect(lines[33] == "… and so on for 40 more")
    #expect(answer.html().split(separator: "\n").count { $0.hasPrefix("<tr><th scope") } == 21)
    let value = try JSONSerialization.jsonObject(with: Data(answer.json().utf8))
    let members = try #require(value as? [String: Any])
    #expect((members["steps"] as? [[String: Any]])?.count == 60)
  }

  @Test("In JSON each step has its place, its constant and its rate")
  func json() throws {
    let answer = try #require(try SceneTree(document).explain("card", .width))
    let value = try JSONSerialization.jsonObject(with: Data(answer.json().utf8))
    let members = try #require(value as? [String: Any])
    #expect(members["arithmetic"] as? String == "390 − 16 − 16 = 358")
    #expect(members["value"] as? Double == 358)
    let steps = try #require(members["steps"] as? [[String: Any]])
    #expect(steps.map { $0["index"] as? Int } == [nil, 0, 1])
    #expect(steps.map { $0["rate"] as? Double } == [1, -1, 1])
    #expect((members["freedom"] as? [String: String])?["kind"] == "unique")
  }

  @Test("An anchor of a text is an id, a dot and an attribute")
  func anchors() {
    #expect(SceneAnchor("follow.width") == SceneAnchor("follow", .width))
    #expect(SceneAnchor("Card.header.leading") == SceneAnchor("Card.header", .leading))
    for text in ["follow", ".width", "follow.", "follow.wide", ""] {
      #expect(SceneAnchor(text) == nil, "\(text)")
    }
  }
}

@Suite("Pages of issues")
struct IssuePageTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ConstraintKernel/ConstraintKernel.docc/Issues")

  @Test("Every code has a page in the documentation with the same text")
  func pages() throws {
    let isWriting = ProcessInfo.processInfo.environment["ISSUE_PAGES"] != nil
    for code in LayoutIssue.Code.allCases {
      let file = folder.appendingPathComponent("\(code.rawValue).md")
      let markdown = IssuePage(code).markdown
      if isWriting { try markdown.write(to: file, atomically: true, encoding: .utf8) }
      #expect(try String(contentsOf: file, encoding: .utf8) == markdown, "\(code)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(LayoutIssue.Code.allCases.map { "\($0.rawValue).md" }))
  }

  @Test("No two pages say the same")
  func distinct() {
    let titles = LayoutIssue.Code.allCases.map { IssuePage($0).title }
    #expect(Set(titles).count == titles.count)
  }
}

@Suite("Issues as data")
struct IssueCodingTests {
  @Test("An issue read from what was written is the same, with code and message beside")
  func roundTrip() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutName = "root"
    var issues: [LayoutIssue] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    let view = LayoutView()
    view.layoutName = "view"
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: .infinity).isActive = true
    root.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    issues.append(LayoutIssue(.priorityOutOfRange(0), items: ["view"], source: LayoutSource()))
    #expect(issues.contains { $0.kind == .notFinite(.infinity) })
    let data = try JSONEncoder().encode(issues)
    #expect(try JSONDecoder().decode([LayoutIssue].self, from: data) == issues)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""code":"CK001""#))
    #expect(text.contains(#""code":"CK017""#))
  }

  @Test("Numbers that JSON has no word for come back")
  func numbers() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    var issues: [LayoutIssue] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    let width = root.widthAnchor.constraint(equalToConstant: 10)
    for priority in [LayoutPriority(.infinity), LayoutPriority(.nan), 1_001] {
      width.priority = priority
    }
    LayoutConstraint(
      item: root,
      attribute: .width,
      relatedBy: .equal,
      toItem: root,
      attribute: .height,
      multiplier: -2e12,
      constant: 0
    ).isActive = true
    issues.append(LayoutIssue(.notFinite(-.infinity)))
    #expect(issues.map(\.code.rawValue) == ["CK017", "CK017", "CK017", "CK016", "CK015"])
    let data = try JSONEncoder().encode(issues)
    let back = try JSONDecoder().decode([LayoutIssue].self, from: data)
    // Two that are not a number differ; all of their words are the same.
    #expect(back.map(\.description) == issues.map(\.description))
    #expect(back[0] == issues[0] && Array(back[2...]) == Array(issues[2...]))
    // As written before these numbers were text.
    let old = #"""
      {"code": "CK017", "message": "", "kind": {"priorityOutOfRange": {"_0": 1001}},
       "constraint": "", "items": []}
      """#
    let read = try JSONDecoder().decode(LayoutIssue.self, from: Data(old.utf8))
    #expect(read.kind == .priorityOutOfRange(1_001))
  }
}
