import ConstraintKernel
import Testing

@Suite("Advice on conflicts")
struct ConflictAdviceTests {
  private func told(_ log: IssueLog) throws -> LayoutIssue.Conflict {
    let conflicts = log.kinds.compactMap { kind in
      if case .unsatisfiable(let conflict) = kind { conflict } else { nil }
    }
    #expect(conflicts.count == 1)
    return try #require(conflicts.first)
  }

  @Test("The arithmetic adds what is asked for and says what there is")
  func arithmetic() throws {
    let (root, log) = makeRoot(390, 844)
    let card = makeView("card", in: root)
    let label = makeView("label", in: card)
    LayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 320),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 300),
    ])
    root.layoutIfNeeded()
    let conflict = try told(log)
    #expect(conflict.arithmetic == "16 + 16 + 300 = 332, but card is 320 wide")
    #expect(conflict.multipliers.map(abs) == [1, 1, 1, 1])
    #expect(log.issues[0].code == .unsatisfiable)
    #expect(log.issues[0].code.rawValue == "CK001")
  }

  @Test("Of a sum of many terms the ends are written, in conflicts and in explanations")
  func long() throws {
    let (root, log) = makeRoot(300, 20)
    let views = (0..<30).map { makeView("v\($0)", in: root) }
    var before = root.leftAnchor
    for view in views {
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: before),
        view.widthAnchor.constraint(equalToConstant: 10),
      ])
      before = view.rightAnchor
    }
    let sum = "10 + 10 + 10 + 10 + 10 + 200 (20 more terms) + 10 + 10 + 10 + 10 + 10 = 300"
    let explanation = views[29].explain(.right)
    #expect(explanation.arithmetic == sum)
    // The sum and the subject; of the chain, a width and an edge of each view, ten at each end.
    #expect(explanation.steps.count == 60)
    let lines = explanation.description.split(separator: "\n")
    #expect(lines.count == 23 && lines[12] == "  … and 40 more")
    before.constraint(equalTo: root.leftAnchor, constant: 299).isActive = true
    root.layoutIfNeeded()
    #expect(try told(log).arithmetic == "299 is asked for, but the others add up to \(sum)")
  }

  @Test("Two sizes of one view, and a view that would be narrower than nothing")
  func extremes() throws {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 44),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    #expect(try told(log).arithmetic == "60 is asked for, but view is 44 high")
    log.clear()
    let narrow = makeView("narrow", in: root)
    let inner = makeView("inner", in: narrow)
    LayoutConstraint.activate([
      narrow.widthAnchor.constraint(equalToConstant: 0),
      inner.leftAnchor.constraint(equalTo: narrow.leftAnchor, constant: 8),
      inner.rightAnchor.constraint(equalTo: narrow.rightAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    #expect(try told(log).arithmetic == "8 + 8 = 16, but narrow is 0 wide")
  }

  @Test("A sum of what lies on each other takes off what is shared, and says how much is needed")
  func sharedBorders() throws {
    let (root, log) = makeRoot(33)
    let (list, words) = (makeView("list", in: root), makeView("words", in: root))
    LayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      list.widthAnchor.constraint(equalToConstant: 16),
      // Both have a border there.
      words.leadingAnchor.constraint(equalTo: list.trailingAnchor, constant: -1),
      words.widthAnchor.constraint(greaterThanOrEqualToConstant: 19),
      words.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    // Which of them count first depends on the solver; together they need 34.
    #expect(try told(log).arithmetic?.hasSuffix(" − 1 = 34, but root is 33 wide") == true)
  }

  @Test("A place that a frame holds is reported as the place")
  func heldPlace() throws {
    let (root, log) = makeRoot()
    let card = makeView("card", in: root)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = LayoutRect(x: 5, y: 0, width: 30, height: 30)
    card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(try told(log).arithmetic == "20 is asked for, but card.left is 5")
  }

  @Test("Of equal widths end to end as many are added as it takes, against the one whole")
  func equals() throws {
    let (root, log) = makeRoot(200, 100)
    let views = (0..<10).map { makeView("v\($0)", in: root) }
    var before = root.leftAnchor
    for (index, view) in views.enumerated() {
      view.leftAnchor.constraint(equalTo: before).isActive = true
      before = view.rightAnchor
      if index == 0 { continue }
      view.widthAnchor.constraint(equalTo: views[index - 1].widthAnchor).isActive = true
    }
    before.constraint(equalTo: root.rightAnchor).isActive = true
    views[9].widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    // Seven times thirty is the first that is more than 200.
    let conflict = try told(log)
    #expect(conflict.arithmetic == "7 · 30 = 210, but root is 200 wide")
    let bounds = conflict.statements.map(\.text).filter { $0.hasSuffix(">= 0") }
    #expect(bounds == ["v0.width >= 0", "v1.width >= 0", "v2.width >= 0"])
  }

  @Test("Suggestions name the youngest first, and each of them fixes the conflict")
  func suggestions() throws {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let wide = view.widthAnchor.constraint(equalToConstant: 300)
    let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 280)
    LayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()
    let conflict = try told(log)
    #expect(
      conflict.suggestions.map(\.change) == [
        .priority(999), .constant(from: 280, to: 300), .priority(999), .relation(.lessThanOrEqual),
        .constant(from: 300, to: 280),
      ]
    )
    #expect(
      conflict.suggestions.map(\.code) == [
        "view.width <= 280 @999", "view.width <= 300", "view.width == 300 @999",
        "view.width <= 300", "view.width == 280",
      ]
    )
    #expect(view.frame.width == 300)
    for suggestion in conflict.suggestions {
      log.clear()
      let (copy, otherLog) = makeRoot()
      let twin = makeView("view", in: copy)
      let pair = [
        twin.widthAnchor.constraint(equalToConstant: 300),
        twin.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
      ]
      let index = suggestion.statement.text == wide.description ? 0 : 1
      switch suggestion.change {
      case .priority(let priority): pair[index].priority = priority
      case .constant(_, let constant): pair[index].constant = constant
      case .relation:
        twin.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
      case .pull, .autoresizing, .repetition, .duplicate:
        Issue.record("nothing is placed by its frame, or repeated")
      }
      let isRelation = suggestion.change == .relation(.lessThanOrEqual)
      LayoutConstraint.activate(isRelation ? [pair[1]] : pair)
      copy.layoutIfNeeded()
      #expect(otherLog.issues.isEmpty, "\(suggestion)")
    }
  }

  @Test("A suggested constant is written with all digits that it takes")
  func digits() throws {
    let (root, log) = makeRoot(370, 100)
    let view = makeView("view", in: root)
    LayoutConstraint(
      item: root,
      attribute: .width,
      relatedBy: .equal,
      toItem: view,
      attribute: .width,
      multiplier: 3,
      constant: 0
    ).isActive = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    let codes = try told(log).suggestions.map(\.code)
    let code = try #require(codes.first { $0.hasPrefix("view.width == 123") })
    let width = try #require(code.split(separator: " ").last.flatMap { Double($0) })
    // A third of 370, where 123.3333 would leave the conflict as it is.
    #expect(abs(3 * width - 370) < 1e-9)
  }

  @Test("What would only move the conflict is not suggested")
  func moved() throws {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    // Either of the first two still stands against the third where the other gives way.
    let conflict = try told(log)
    #expect(conflict.suggestions.count == 3)
    #expect(conflict.suggestions.allSatisfy { $0.statement == conflict.broken })
  }

  @Test("Conflicts that share a constraint are reported as one")
  func group() throws {
    let (root, log) = makeRoot()
    let card = makeView("card", in: root)
    let width = card.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    for name in ["a", "b", "c"] {
      let view = makeView(name, in: card)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: card.leftAnchor),
        view.rightAnchor.constraint(equalTo: card.rightAnchor),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ])
    }
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.count == 3)
    let conflict = try told(log)
    #expect(conflict.broken.text == "a.width >= 80")
    #expect(conflict.alsoBroken.map(\.text) == ["b.width >= 80", "c.width >= 80"])
    #expect(conflict.suggestions.first?.statement.text == width.description)
    #expect(conflict.suggestions.first?.change == .priority(999))
    #expect(root.layoutConflictIssues.count == 1)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.issues.count == 1)
  }

  @Test("Without a handler of issues a question is answered all the same")
  func silence() throws {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    root.layoutNode.issueHandler = .silent
    LayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 44),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    #expect(log.issues.isEmpty)
    let issue = try #require(root.layoutConflictIssues.first)
    guard case .unsatisfiable(let conflict) = issue.kind else { throw issue }
    #expect(conflict.arithmetic == "60 is asked for, but view is 44 high")
    #expect(!conflict.suggestions.isEmpty)
    // What nobody heard of is not reported later; what is new, is.
    log.listen(to: root)
    view.widthAnchor.constraint(equalToConstant: -1).isActive = true
    root.layoutIfNeeded()
    #expect(log.issues.map(\.code) == [.unsatisfiable])
    #expect(root.layoutConflictIssues.count == 2)
  }

  @Test("Every kind of issue has a code of its own that looks like CK001")
  func codes() {
    let codes = LayoutIssue.Code.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.count == 5 && $0.hasPrefix("CK") && Int($0.dropFirst(2)) != nil })
    let kind = LayoutIssue.Kind.missingItem
    #expect(kind.code.rawValue == "CK014")
  }

  @Test("A set too large to be added up says so")
  func tooLarge() {
    let statements = (0..<30).map { LayoutIssue.Statement(text: "view\($0).width == 1") }
    let conflict = LayoutIssue.Conflict(statements: statements, broken: statements[29])
    let text = "\(LayoutIssue(.unsatisfiable(conflict)))"
    #expect(text.hasSuffix("by how much they miss is too large to prove"))
  }

  @Test("Of a large set the ends are written out, and what is broken wherever it stands")
  func largeSet() throws {
    let (root, log) = makeRoot(400, 300)
    var above = root
    for number in 0..<60 {
      let view = makeView("v\(number)", in: above)
      let width = view.widthAnchor.constraint(equalTo: above.widthAnchor)
      width.isActive = true
      above = view
    }
    above.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    // The width of the root, sixty equalities, and the width that contradicts them.
    #expect(try told(log).statements.count == 62)
    let lines = log.issues[0].description.split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("<- broken") }.count == 1)
    #expect(lines.filter { $0.contains(".width ==") }.count >= 20)
    #expect(lines.filter { $0.contains("… and 42 more") }.count == 1)
    #expect(lines.count < 30)
  }
}
