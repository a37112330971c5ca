import ConstraintKernel
import Testing

/// Whoever is asked for its name in the middle of a report may edit what the report is about.
@Suite("Names that edit")
struct NamingTests {
  /// A view that does something when its name is asked for the `turn`th time.
  private final class Namer: LayoutView {
    var turn = Int.max
    var deed: () -> Void = {}
    private(set) var calls = 0

    override var layoutName: String {
      get {
        calls += 1
        if calls == turn { deed() }
        return "namer"
      }
      set { super.layoutName = newValue }
    }
  }

  /// What a name does.
  enum Deed: String, CaseIterable {
    case deactivateOld, deactivateYoung, replaceBoth, removeItem, layOut, layOutAnew
  }

  /// Two conflicts, one of two and one of three constraints, and what was reported.
  private final class Scene {
    let root = LayoutView(frame: rect(0, 0, 400, 300))
    let namer = Namer()
    let other = makeView("other")
    private(set) var issues: [LayoutIssue] = []
    var rows: [LayoutConstraint] = []

    init() {
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
      for view in [namer, other] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      rows = [
        namer.widthAnchor.constraint(equalToConstant: 10),
        namer.widthAnchor.constraint(equalToConstant: 20),
        other.heightAnchor.constraint(equalToConstant: 30),
        other.heightAnchor.constraint(equalTo: namer.heightAnchor),
        namer.heightAnchor.constraint(equalToConstant: 40),
      ]
      LayoutConstraint.activate(rows)
    }

    func act(_ deed: Deed) {
      switch deed {
      case .deactivateOld: rows[0].isActive = false
      case .deactivateYoung: rows[1].isActive = false
      case .replaceBoth:
        LayoutConstraint.deactivate([rows[0], rows[3]])
        // What comes takes the places of what went.
        for view in [namer, other] {
          view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
        }
      case .removeItem: namer.removeFromSuperview()
      case .layOut: root.layoutIfNeeded()
      case .layOutAnew:
        rows[0].isActive = false
        root.layoutIfNeeded()
      }
    }
  }

  @Test("A conflict that a name ends is not reported in blanks", arguments: Deed.allCases, 1..<12)
  func editing(deed: Deed, turn: Int) {
    let scene = Scene()
    scene.namer.turn = turn
    scene.namer.deed = { [unowned scene] in scene.act(deed) }
    scene.root.layoutIfNeeded()
    _ = scene.root.layoutConflictIssues
    scene.root.layoutIfNeeded()
    let conflicts = scene.root.layoutConflictIssues
    for issue in scene.issues + conflicts {
      guard case .unsatisfiable(let conflict) = issue.kind else { continue }
      let texts = conflict.statements.map(\.text)
      #expect(!texts.contains(""), "\(issue)")
      #expect(conflict.statements.contains(conflict.broken), "\(issue)")
      #expect([0, conflict.statements.count].contains(conflict.multipliers.count), "\(issue)")
    }
    let isActive = scene.root.layoutConflicts.flatMap { $0.constraints.map(\.isActive) }
    #expect(!isActive.contains(false))
    // What stands in the end was reported, maybe by the type of whoever was just asked for its name.
    #expect(Set(conflicts.map(broken(of:))).isSubset(of: scene.issues.map(broken(of:))))
  }

  @Test("A conflict that ends while callbacks come to no end is reported as no other one")
  func endingLate() {
    let scene = Scene()
    let restless = Restless()
    restless.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(restless)
    // In the last round the first conflict ends, and the second one is still to be reported.
    restless.act = { round in
      if round == 16 { scene.rows[0].isActive = false }
      scene.rows[4].constant = 40 + Double(round % 2)
    }
    scene.root.layoutIfNeeded()
    scene.root.layoutIfNeeded()
    let told = Set(scene.issues.map(broken(of:)))
    #expect(told.contains(LayoutIssue.Location(scene.rows[4].source)), "\(scene.issues)")
    #expect(!told.contains(LayoutIssue.Location(scene.rows[1].source)), "\(scene.issues)")
  }

  private final class Restless: LayoutView {
    var act: (Int) -> Void = { _ in }
    private var round = 0
    override func layoutSubviews() {
      round += 1
      act(round)
      setNeedsLayout()
    }
  }

  private func broken(of issue: LayoutIssue) -> LayoutIssue.Location? {
    guard case .unsatisfiable(let conflict) = issue.kind else { return nil }
    return conflict.broken.source
  }
}
