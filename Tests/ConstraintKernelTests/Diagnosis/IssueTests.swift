import ConstraintKernel
import Testing

@Suite("Issues")
struct IssueTests {
  private func constraint(
    _ first: any LayoutItem,
    _ firstAttribute: LayoutConstraint.Attribute,
    _ second: (any LayoutItem)?,
    _ secondAttribute: LayoutConstraint.Attribute,
    multiplier: Double = 1,
    constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: first,
      attribute: firstAttribute,
      relatedBy: .equal,
      toItem: second,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  @Test("What cannot hold by its form is reported and stays inactive")
  func forms() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let cases: [(LayoutConstraint, LayoutIssue.Kind)] = [
      (constraint(view, .left, root, .width), .incompatibleAttributes),
      (constraint(view, .width, root, .left), .incompatibleAttributes),
      (constraint(view, .left, root, .leading), .incompatibleAttributes),
      (constraint(view, .left, nil, .notAnAttribute, constant: 5), .locationNeedsPartner),
      (constraint(view, .left, root, .left, multiplier: 0), .locationNeedsPartner),
      (constraint(view, .notAnAttribute, root, .left), .missingAttribute),
      (constraint(view, .width, nil, .width), .missingItem),
      (constraint(view, .width, nil, .notAnAttribute, constant: .infinity), .notFinite(.infinity)),
      (constraint(view, .width, root, .width, multiplier: -.infinity), .notFinite(-.infinity)),
    ]
    for (bad, kind) in cases {
      log.clear()
      bad.isActive = true
      #expect(log.kinds == [kind], "\(bad)")
      #expect(!bad.isActive)
    }
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.isEmpty)
  }

  @Test("A batch with one bad constraint changes nothing and names the bad one")
  func batch() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let stranger = makeView("stranger")
    let good = constraint(view, .left, root, .left)
    let bad = constraint(view, .top, stranger, .top)
    LayoutConstraint.activate([good, bad])
    #expect(log.kinds == [.noCommonAncestor])
    #expect(log.issues.first?.items == ["view", "stranger"])
    #expect(log.issues.first?.source?.file.hasSuffix("IssueTests.swift") == true)
    #expect(!good.isActive)
    #expect(!bad.isActive)
  }

  @Test("Edits that cannot be are reported and the old value stands")
  func edits() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    width.constant = .nan
    width.priority = 0
    width.priority = 1_001
    #expect(width.constant == 10)
    #expect(width.priority == .required)
    #expect(log.issues.count == 3)
    view.frame = rect(0, 0, .infinity, 1)
    view.layoutMargins = LayoutInsets(top: .nan)
    #expect(log.issues.count == 5)
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test("A conflict names its constraints, leaves out the newest, and ends when one goes")
  func conflict() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    let unrelated = view.heightAnchor.constraint(equalToConstant: 7)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    LayoutConstraint.activate([wide, left, unrelated, right])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(view.frame.height == 7)
    guard case .unsatisfiable(let told) = log.kinds.first else {
      Issue.record("no conflict told: \(log.issues)")
      return
    }
    #expect(log.issues.count == 1)
    #expect(told.broken.text == "view.right == root.right")
    #expect(
      told.statements.map(\.text) == [
        "root.width == 400 (its frame)", "view.width == 100", "view.left == root.left",
        "view.right == root.right",
      ]
    )
    let conflict = root.layoutConflicts.first
    #expect(conflict?.broken === right)
    #expect(conflict?.constraints == [wide, left, right])
    root.layoutIfNeeded()
    #expect(log.issues.count == 1)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
    #expect(view.frame.width == 400)
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(log.issues.count == 2)
    #expect(view.frame.width == 400)
    #expect(root.layoutConflicts.first?.broken === wide)
  }

  @Test("A dead item is reported")
  func dead() {
    let (root, log) = makeRoot()
    var gone: LayoutView? = makeView("gone", in: root)
    let tie = root.widthAnchor.constraint(equalTo: gone!.widthAnchor)
    gone?.removeFromSuperview()
    gone = nil
    tie.isActive = true
    #expect(log.kinds == [.itemWasFreed])
    #expect(!tie.isActive)
  }
}
