import ConstraintKernel
import Testing

@testable import LayoutFormats

/// A card too narrow for what lies in it: one cause, three constraints left out.
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

  /// What a live hierarchy with the same constraints is told.
  private func liveIssues() throws -> [LayoutIssue] {
    let tree = try SceneTree(document)
    return tree.root.layoutConflictIssues
  }

  @Test("A document tells them once, as live issues do, with what else was left out")
  func once() throws {
    let answer = try document.solved()
    let diagnostic = try #require(answer.diagnostics.first)
    #expect(answer.diagnostics.count == 1)
    #expect(diagnostic.leftOut?.path == "constraints[3]")
    #expect(diagnostic.alsoLeftOut.map(\.path) == ["constraints[6]", "constraints[9]"])
    #expect(diagnostic.items == ["card", "a", "b", "c"])
    #expect(
      diagnostic.description == """
        conflict: These 4 requirements cannot hold together; constraints[3] was left out.
          card.width = 50   (constraints[0])
          a.left = card.left   (constraints[1])
          a.right = card.right   (constraints[2])
          a.width ≥ 80   (constraints[3])   <- left out
          80 is asked for, but card is 50 wide.
          The same cause left out b.width ≥ 80   (constraints[6]).
          The same cause left out c.width ≥ 80   (constraints[9]).
          Lower the priority of constraints[0] to 999.
        """
    )
    let issues = try liveIssues()
    #expect(issues.count == 1)
    guard case .unsatisfiable(let live) = try #require(issues.first).kind else { return }
    #expect(live.alsoLeftOut.count == 2)
    #expect(diagnostic.arithmetic == live.arithmetic.map { "\($0)." })
  }

  @Test("JSON and the page say the same")
  func formats() throws {
    let answer = try document.solved()
    #expect(
      answer.json().contains(
        #"""
              "alsoLeftOut": [
                {"index": 6, "path": "constraints[6]", "text": "b.width ≥ 80"},
                {"index": 9, "path": "constraints[9]", "text": "c.width ≥ 80"}
              ],
        """#
      )
    )
    let page = answer.text(as: .html)
    #expect(page.contains("The same cause left out b.width ≥ 80   (constraints[6])."))
    // Every box that something was left out of has the mark of the note.
    #expect(answer.picture.items.map(\.notes) == [[], [1], [1], [1], [1]])
  }

  @Test("Of a set of many the ends are written, and the one that was left out")
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
    #expect(lines.filter { $0.hasSuffix("<- left out") }.count == 1)
  }
}
