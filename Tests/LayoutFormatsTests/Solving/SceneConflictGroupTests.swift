import ConstraintKernel
import Testing

@testable import LayoutFormats

/// A card too narrow for what lies in it: one cause, three broken constraints.
@Suite("Conflicts of one cause in scenes")
struct SceneConflictGroupTests {
  private var document: SceneDocument {
    let names = ["a", "b", "c"]
    let inner = names.flatMap { name in
      [
        SceneConstraint(SceneAnchor(name, .left), .equal, SceneAnchor("card", .left)),
        SceneConstraint(SceneAnchor(name, .right), .equal, SceneAnchor("card", .right)),
        SceneConstraint(SceneAnchor(name, .width), .greaterThanOrEqual, constant: 80),
      ]
    }
    let card = SceneItem(id: "card", children: names.map { SceneItem(id: $0) })
    return SceneDocument(
      name: "cause",
      size: LayoutSize(width: 200, height: 50),
      root: SceneItem(id: "root", children: [card]),
      constraints: [SceneConstraint(SceneAnchor("card", .width), constant: 50)] + inner
    )
  }

  /// What a live hierarchy with the same constraints reports.
  private func liveIssues() throws -> [LayoutIssue] {
    let tree = try SceneTree(document)
    return tree.root.layoutConflictIssues
  }

  @Test("A document tells them once, as live issues do, with what else is broken")
  func once() throws {
    let answer = try document.solved()
    let diagnostic = try #require(answer.diagnostics.first)
    #expect(answer.diagnostics.count == 1)
    #expect(diagnostic.broken?.path == "constraints[3]")
    #expect(diagnostic.alsoBroken.map(\.path) == ["constraints[6]", "constraints[9]"])
    #expect(diagnostic.items == ["card", "a", "b", "c"])
    #expect(
      diagnostic.description == """
        conflict: These 4 requirements cannot hold together; constraints[3] was broken. [CK001]
          card.width == 50   (constraints[0])
          a.left == card.left   (constraints[1])
          a.right == card.right   (constraints[2])
          a.width >= 80   (constraints[3])   <- broken
          80 is asked for, but card is 50 wide.
          The same cause broke b.width >= 80   (constraints[6]).
          The same cause broke c.width >= 80   (constraints[9]).
          Lower the priority of constraints[0] to 999.
        """
    )
    let issues = try liveIssues()
    #expect(issues.count == 1)
    guard case .unsatisfiable(let live) = try #require(issues.first).kind else { return }
    #expect(live.alsoBroken.count == 2)
    #expect(diagnostic.arithmetic == live.arithmetic.map { "\($0)." })
  }

  @Test("JSON and the page say the same")
  func formats() throws {
    let tree = try SceneTree(document)
    let answer = tree.answer()
    #expect(
      answer.json().contains(
        #"""
              "alsoBroken": [
                {"index": 6, "path": "constraints[6]", "text": "b.width >= 80"},
                {"index": 9, "path": "constraints[9]", "text": "c.width >= 80"}
              ],
        """#
      )
    )
    let page = tree.text(of: answer, as: .html)
    #expect(page.contains("The same cause broke b.width &gt;= 80   (constraints[6])."))
    // Every box that something is broken of has the mark of the note.
    #expect(tree.picture(of: answer).items.map(\.notes) == [[], [1], [1], [1], [1]])
  }

  /// What every listing of the live hierarchy says, line by line; `place` says where a constraint stands.
  private func lines(_ place: (Int) -> String) -> [String] {
    [
      "card.width == 50   (\(place(0)))",
      "a.left == card.left   (\(place(1)))",
      "a.right == card.right   (\(place(2)))",
      "a.width >= 80   (\(place(3)))   <- broken",
      "80 is asked for, but card is 50 wide",
      "the same cause broke b.width >= 80   (\(place(6)))",
      "the same cause broke c.width >= 80   (\(place(9)))",
    ]
  }

  @Test("A live picture says it in the lines of the issue, once")
  func picture() throws {
    let tree = try SceneTree(document)
    let issue = try #require(tree.root.layoutConflictIssues.first)
    let picture = Picture(of: tree.root)
    #expect(picture.notes.map(\.kind) == [.conflict])
    let own = picture.notes[0].text.split(separator: "\n").map(String.init)
    let told = "\(issue)".split(separator: "\n").map(String.init)
    #expect(own.first == "these required constraints cannot hold together [CK001]")
    #expect(Array(own.dropFirst()) == Array(told.dropFirst()))
    #expect(own.count == 9 && own[8].hasPrefix("  to fix it, lower the priority to 999: "))
    for (line, text) in zip(own.dropFirst(), lines { "\(SceneTree.file):\($0)" }) {
      #expect(line == "  \(text)")
    }
    #expect(picture.items.map(\.notes) == [[], [1], [1], [1], [1]])
    #expect(picture.html().contains("the same cause broke b.width"))
  }

  @Test("A picture before the next pass says what the last one found, but for what has gone since")
  func pending() throws {
    let tree = try SceneTree(document)
    tree.root.layoutIfNeeded()
    let conflicts = tree.root.layoutConflicts
    conflicts[0].broken?.isActive = false
    let frame = tree.item("a")?.layoutFrame
    let note = try #require(Picture(of: tree.root).notes.first)
    #expect(tree.item("a")?.layoutFrame == frame)
    #expect(!note.text.contains("a.width"))
    #expect(note.text.contains("b.width >= 80") && note.text.contains("broke c.width >= 80"))
  }

  @Test("A check says it once, with the same lines as reasons")
  func check() throws {
    let tree = try SceneTree(document)
    let report = LayoutCheck(widths: 200...202).report(on: tree.root)
    let found = report.entries.map(\.finding).filter { $0.rule == .conflict }
    try #require(found.count == 1)
    #expect(
      found[0].message == "these required constraints cannot hold together: card.width == 50; "
        + "a.left == card.left; a.right == card.right; a.width >= 80; "
        + "the same cause broke b.width >= 80; c.width >= 80 [CK001]"
    )
    #expect(found[0].items == ["card", "a", "b", "c"])
    #expect(found[0].why.count == 8)
    // The sum stands first, as in all reasons, and what is summed up below.
    let all = lines { "constraints[\($0)]" }
    #expect(found[0].why[0] == all[4])
    #expect(Array(found[0].why[1...4]) == all[0...3].map { "  \($0)" })
    #expect(Array(found[0].why[5...6]) == Array(all[5...]))
    #expect(found[0].why[7].hasPrefix("to fix it, lower the priority to 999: "))
    #expect(report.text().contains("the same cause broke b.width"))
    #expect(report.html(title: "cards").contains("the same cause broke b.width"))
    #expect(tree.root.layoutFindings().filter { $0.rule == .conflict } == found)
  }

  @Test("A forgotten flag is found once, by a check and in a picture")
  func flag() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    root.layoutName = "root"
    root.layoutNode.issueHandler = .silent
    let card = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 50, height: 20))
    card.layoutName = "the card"
    root.addSubview(card)
    LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      card.widthAnchor.constraint(equalToConstant: 80),
    ])
    let found = LayoutCheck(widths: 200...201).report(on: root).entries.map(\.finding).filter {
      $0.rule == .conflict
    }
    try #require(found.count == 1)
    #expect(
      found[0].message.hasSuffix(
        "; the same cause broke `the card`.top == root.top + 8; `the card`.width == 80 [CK001]"
      )
    )
    #expect(found[0].items == ["root", "the card"])
    #expect(
      found[0].why.last == "to fix it, let constraints place `the card`, not its frame: "
        + "`the card`.translatesAutoresizingMaskIntoConstraints = false"
    )
    #expect(Picture(of: root).notes.map(\.kind) == [.conflict])
  }

  @Test("Two dialects in a document that say the same attribute are reported as such")
  func dialects() throws {
    let tree = try SceneTree(
      SceneDocument(
        size: LayoutSize(width: 200, height: 50),
        root: SceneItem(id: "root", children: [SceneItem(id: "the icon")]),
        constraints: [
          SceneConstraint(SceneAnchor("the icon", .width), constant: 24, dialect: .maker),
          SceneConstraint(SceneAnchor("the icon", .width), constant: 48, dialect: .operators),
        ]
      )
    )
    #expect(
      tree.answer().diagnostics.first?.description == """
        conflict: These 2 requirements cannot hold together; constraints[1] was broken. [CK001]
          `the icon`: make.width.equalTo(24)   (constraints[0])
          `the icon`.width == 48   (constraints[1])   <- broken
          48 is asked for, but `the icon` is 24 wide.
          Remove constraints[0] or constraints[1]: MakerLayout and OperatorLayout say the same attribute.
        """
    )
  }

  @Test("A check of a document says where in it the constraint stands that is to be updated")
  func place() throws {
    var document = SceneDocument(
      size: LayoutSize(width: 200, height: 50),
      root: SceneItem(id: "root", children: [SceneItem(id: "icon")]),
      constraints: [
        SceneConstraint(SceneAnchor("icon", .width), constant: 24),
        SceneConstraint(SceneAnchor("icon", .width), constant: 48),
      ]
    )
    for (source, place) in [
      (nil, "constraints[0]"), ("App/Icon.swift:12", "constraints[0], App/Icon.swift:12"),
    ] {
      document.constraints[0].source = source
      let tree = try SceneTree(document)
      let found = LayoutCheck(widths: 200...201).report(on: tree.root).entries
      let why = found.map(\.finding).filter { $0.rule == .conflict }.flatMap(\.why)
      #expect(
        why.last == "to fix it, update the constraint of \(place) instead of making another: "
          + "set its constant to 48"
      )
    }
  }

  @Test("An anchor is read as it is written, a name in backquotes as what it quotes")
  func anchors() {
    for id in ["card", "Card.badges[1]", "Sign in", "a.b c", "`", "v1.2"] {
      let anchor = SceneAnchor(id, .width)
      #expect(SceneAnchor(anchor.description) == anchor)
    }
    #expect(SceneAnchor("`Sign in`.width") == SceneAnchor("Sign in", .width))
    #expect(SceneAnchor("Sign in.width") == SceneAnchor("Sign in", .width))
  }

  @Test("Of a set of many the ends are written, and the broken one")
  func large() throws {
    let count = 60
    var document = SceneDocument(
      name: "row",
      size: LayoutSize(width: Double(count) * 10 - 1, height: 50),
      root: SceneItem(id: "root", children: (0..<count).map { SceneItem(id: "v\($0)") }),
      constraints: []
    )
    for view in 0..<count {
      let before = view == 0 ? SceneAnchor("root", .left) : SceneAnchor("v\(view - 1)", .right)
      document.constraints += [
        SceneConstraint(SceneAnchor("v\(view)", .left), .equal, before),
        SceneConstraint(SceneAnchor("v\(view)", .width), constant: 10),
      ]
    }
    document.constraints.append(
      SceneConstraint(SceneAnchor("v\(count - 1)", .right), .equal, SceneAnchor("root", .right))
    )
    let diagnostic = try #require(try document.solved().diagnostics.first)
    #expect(diagnostic.statements.count == 2 * count + 2)
    let lines = diagnostic.description.split(separator: "\n")
    // The message, ten at each end with one line for the rest, the sum and the way out.
    #expect(lines.count == 24)
    #expect(lines.contains("  … and \(2 * count + 2 - 20) more"))
    #expect(lines.filter { $0.hasSuffix("<- broken") }.count == 1)
  }
}
