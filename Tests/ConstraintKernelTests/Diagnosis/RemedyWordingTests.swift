import ConstraintKernel
import Dialects
import Testing

/// What is told of a conflict is true of the layout that stands, and of the code that wrote it.
@Suite("Words of remedies")
struct RemedyWordingTests {
  private func lines(_ log: IssueLog) throws -> [String] {
    let conflicts = log.issues.filter { $0.code == .unsatisfiable }
    #expect(conflicts.count == 1, "\(log.issues)")
    return try #require(conflicts.first).description.split(separator: "\n").map {
      String($0.trimmingPrefix(while: \.isWhitespace))
    }
  }

  private func told(_ log: IssueLog) throws -> LayoutIssue.Conflict {
    let conflicts = log.kinds.compactMap { kind in
      if case .unsatisfiable(let conflict) = kind { conflict } else { nil }
    }
    #expect(conflicts.count == 1, "\(log.issues)")
    return try #require(conflicts.first)
  }

  // MARK: Sums

  @Test("Of two sizes the one that stands is what is, and the broken one what is asked for")
  func twoSizes() throws {
    for (first, second) in [(80.0, 20.0), (20, 80)] {
      let (root, log) = makeRoot()
      let label = makeView("label", in: root)
      LayoutConstraint.activate([
        label.heightAnchor.constraint(equalToConstant: first),
        label.heightAnchor.constraint(equalToConstant: second),
      ])
      root.layoutIfNeeded()
      #expect(label.frame.height == first)
      let (asked, there) = (Int(second), Int(first))
      #expect(
        try told(log).arithmetic == "\(asked) is asked for, but label is \(there) high"
      )
    }
  }

  @Test("A broken size is asked for, and the others say how long the item is")
  func sizeAgainstOthers() throws {
    let (root, log) = makeRoot(400, 300)
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 80),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -80),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 240)
    #expect(
      try told(log).arithmetic == "200 is asked for, but view is 400 − 80 − 80 = 240 wide"
    )
  }

  @Test("Limits are reported as limits, on either side")
  func limits() throws {
    let (root, log) = makeRoot()
    let card = makeView("card", in: root)
    let label = makeView("label", in: card)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 16),
      label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -16),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 300),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
    ])
    root.layoutIfNeeded()
    #expect(card.frame.width == 332)
    #expect(
      try told(log).arithmetic
        == "at most 320 is asked for, but card is at least 16 + 16 + 300 = 332 wide"
    )
  }

  @Test("A broken place is asked for against what the others add up to")
  func places() throws {
    let (root, log) = makeRoot()
    let (a, b) = (makeView("a", in: root), makeView("b", in: root))
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 100),
      b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 110)
    #expect(
      try told(log).arithmetic == "50 is asked for, but the others add up to 10 + 100 = 110"
    )
    log.clear()
    // Nothing between two edges is asked for as well.
    let (c, d) = (makeView("c", in: root), makeView("d", in: root))
    LayoutConstraint.activate([
      d.leftAnchor.constraint(equalTo: c.leftAnchor, constant: 10),
      d.leftAnchor.constraint(equalTo: c.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(d.frame.minX - c.frame.minX == 10)
    #expect(try told(log).arithmetic == "0 is asked for, but the others add up to 10")
  }

  @Test("A broken share is asked for in its own points")
  func shares() throws {
    let (root, log) = makeRoot(200, 100)
    let views = ["a", "b"].map { makeView($0, in: root) }
    LayoutConstraint.activate([
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[1].rightAnchor.constraint(equalTo: root.rightAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[0].widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 100)
    #expect(try told(log).arithmetic == "30 is asked for, but a is 0.5 · 200 = 100 wide")
  }

  // MARK: One flag

  /// A card that its frame places on both axes, and constraints do, too.
  private func flaggedCard(in root: LayoutView, named name: String = "card") -> LayoutView {
    let card = makeView(name, in: root)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = LayoutRect(x: 0, y: 0, width: 50, height: 20)
    LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      card.widthAnchor.constraint(equalToConstant: 80),
      card.heightAnchor.constraint(equalToConstant: 44),
    ])
    return card
  }

  @Test("One forgotten flag is one issue, with all that it broke")
  func oneFlag() throws {
    let (root, log) = makeRoot()
    let card = flaggedCard(in: root)
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.count == 4)
    let conflict = try told(log)
    #expect(conflict.broken.text == "card.left == root.left + 16")
    #expect(
      conflict.alsoBroken.map(\.text) == [
        "card.top == root.top + 8", "card.width == 80", "card.height == 44",
      ]
    )
    #expect(conflict.suggestions.first?.change == .autoresizing(of: ["card"]))
    #expect(root.layoutConflictIssues.count == 1)
    #expect(root.layoutConflictGroups.map(\.conflicts.count) == [4])
    #expect(root.layoutAdvice(on: root.layoutConflictGroups) == [conflict])
    log.clear()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(log.issues.isEmpty && card.frame == LayoutRect(x: 16, y: 8, width: 80, height: 44))
  }

  @Test("What has no room inside a view with a forgotten flag is the same issue")
  func flagAroundContent() throws {
    let (root, log) = makeRoot()
    let card = flaggedCard(in: root)
    let title = makeView("title", in: card)
    LayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 30),
      title.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -30),
    ])
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.count == 5)
    let conflict = try told(log)
    #expect(conflict.alsoBroken.last?.text == "title.right == card.right - 30")
    #expect(conflict.suggestions.first?.change == .autoresizing(of: ["card"]))
    #expect(root.layoutConflictGroups.map(\.conflicts.count) == [5])
    #expect(root.layoutAdvice(on: root.layoutConflictGroups) == [conflict])
  }

  @Test("A conflict that stands keeps neither its root nor the view with the flag")
  func flagLetsGo() {
    weak var weakRoot: LayoutView?
    weak var weakCard: LayoutView?
    do {
      let (root, log) = makeRoot()
      let card = flaggedCard(in: root)
      root.layoutIfNeeded()
      (weakRoot, weakCard) = (root, card)
      #expect(log.issues.count == 1)
      card.removeFromSuperview()
      root.layoutIfNeeded()
      #expect(root.layoutConflicts.isEmpty)
    }
    #expect(weakRoot == nil && weakCard == nil)
    do {
      let (root, log) = makeRoot()
      weakCard = flaggedCard(in: root)
      root.layoutIfNeeded()
      weakRoot = root
      #expect(log.issues.count == 1)
    }
    #expect(weakRoot == nil && weakCard == nil)
  }

  @Test("Two views with forgotten flags are two issues")
  func twoFlags() {
    let (root, log) = makeRoot()
    _ = flaggedCard(in: root)
    _ = flaggedCard(in: root, named: "other")
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.count == 8)
    #expect(log.issues.map(\.code) == [.unsatisfiable, .unsatisfiable])
    for case .unsatisfiable(let conflict) in log.kinds {
      #expect(conflict.alsoBroken.count == 3)
    }
  }

  @Test("A frame that is meant puts nothing together")
  func meantFrame() {
    let (root, log) = makeRoot()
    let card = makeView("card", in: root)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = LayoutRect(x: 0, y: 0, width: 50, height: 20)
    for name in ["a", "b"] {
      let label = makeView(name, in: card)
      LayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8),
        label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -8),
        label.widthAnchor.constraint(equalToConstant: 40),
      ])
    }
    root.layoutIfNeeded()
    // Each is fixed by itself: no flag is to be set on the card.
    #expect(log.issues.map(\.code) == [.unsatisfiable, .unsatisfiable])
  }

  // MARK: Names

  @Test(
    "Where a name that is no path of identifiers ends is seen, in every dialect",
    arguments: [
      (LayoutDialect.kernel, "`Sign in`.height == 24"),
      (.operators, "`Sign in`.height == 24"),
      (.maker, "`Sign in`: make.height.equalTo(24)"),
      (.attribute, "`Sign in`: Height(24)"),
      (.autoPin, "`Sign in`.autoSetDimension(.height, toSize: 24)"),
    ]
  )
  func names(dialect: LayoutDialect, text: String) throws {
    let (root, log) = makeRoot()
    let label = makeView("Sign in", in: root)
    LayoutConstraint.activate([
      makeHeight(label, 24, dialect, line: 1), makeHeight(label, 48, dialect, line: 2),
    ])
    root.layoutIfNeeded()
    let lines = try lines(log)
    #expect(lines[1].hasPrefix(text))
    #expect(lines[3] == "48 is asked for, but `Sign in` is 24 high")
    #expect(log.issues[0].items == ["Sign in"])
    #expect(lines[0].contains(" (`Sign in`)"))
    #expect(label.explain(.height).description.hasPrefix("`Sign in`.height = 24\n"))
  }

  @Test("A forgotten flag names the view so that it is found in the code around")
  func namedFlag() throws {
    let (root, log) = makeRoot()
    _ = flaggedCard(in: root, named: "a \"b\"")
    root.layoutIfNeeded()
    #expect(
      try lines(log).last
        == "to fix it, let constraints place `a \"b\"`, not its frame: "
        + "`a \"b\"`.translatesAutoresizingMaskIntoConstraints = false"
    )
  }

  @Test("A guide that a view has by itself is named by its path")
  func guides() {
    let (root, _) = makeRoot()
    let view = makeView("the view", in: root)
    let constraint = view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    #expect("\(constraint)" == "`the view`.top == root.safeAreaLayoutGuide.top")
    let inner = root.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor)
    #expect("\(inner)" == "root.top == `the view`.layoutMarginsGuide.top")
  }

  // MARK: Codes

  @Test("The first line ends with the code that has a page")
  func codes() throws {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    view.widthAnchor.constraint(equalToConstant: 1).isActive = true
    view.widthAnchor.constraint(equalToConstant: 2).isActive = true
    root.layoutIfNeeded()
    let sentence = "these required constraints cannot hold together"
    #expect(try lines(log)[0].hasSuffix(": \(sentence) (view) [CK001]"))
    log.clear()
    let stranger = makeView("stranger")
    view.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    #expect(log.issues.map { String("\($0)".suffix(8)) } == [" [CK010]", " [CK015]"])
  }

  // MARK: Dialects

  @Test("Of two dialects that say the same attribute one is to be removed, and either would do")
  func twoDialects() throws {
    let (root, log) = makeRoot()
    let icon = makeView("icon", in: root)
    let constraints = [
      makeHeight(icon, 24, .maker, line: 12), makeHeight(icon, 48, .kernel, line: 30),
    ]
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(
      try lines(log).last
        == "to fix it, remove one of the two: "
        + "icon: make.height.equalTo(24) (MakerLayout, App/Cell.swift:12) or "
        + "icon.height == 48 (ConstraintKernel, App/Cell.swift:30)"
    )
    for constraint in constraints {
      log.clear()
      constraint.isActive = false
      root.layoutIfNeeded()
      #expect(root.layoutConflicts.isEmpty && log.issues.isEmpty)
      constraint.isActive = true
    }
  }

  @Test("Two dialects of which one has to go whatever the other does are not reported as a pair")
  func thirdDialect() throws {
    let (root, log) = makeRoot()
    let icon = makeView("icon", in: root)
    LayoutConstraint.activate([
      makeHeight(icon, 24, .maker, line: 12), makeHeight(icon, 24, .operators, line: 20),
      makeHeight(icon, 48, .kernel, line: 30),
    ])
    root.layoutIfNeeded()
    // Without the first of the two that agree the conflict is still there.
    #expect(!(try lines(log).contains { $0.contains("remove one") }))
  }

  @Test(
    "Where there is no variable to set, the words say whose constant to set",
    arguments: [LayoutDialect.kernel, .autoPin]
  )
  func constants(dialect: LayoutDialect) throws {
    let (root, log) = makeRoot()
    let icon = makeView("icon", in: root)
    LayoutConstraint.activate([
      makeHeight(icon, 24, dialect, line: 12), makeHeight(icon, 48, dialect, line: 30),
    ])
    root.layoutIfNeeded()
    #expect(
      try lines(log).last
        == "to fix it, update the constraint of App/Cell.swift:12 instead of making another: "
        + "set its constant to 48"
    )
  }
}
