import ConstraintKernel
import Testing

@Suite("Where constraints are installed")
struct InstallationTests {
  @Test("A lone width lies on its item, a guide's on the owner, others on the common ancestor")
  func hosts() {
    let (root, _) = makeRoot()
    let left = makeView("left", in: root)
    let right = makeView("right", in: root)
    let inner = makeView("inner", in: left)
    let guide = LayoutGuide()
    left.addLayoutGuide(guide)
    let width = inner.widthAnchor.constraint(equalToConstant: 5)
    let gap = guide.widthAnchor.constraint(equalToConstant: 6)
    let inset = inner.leftAnchor.constraint(equalTo: left.leftAnchor)
    let across = inner.topAnchor.constraint(equalTo: right.topAnchor)
    LayoutConstraint.activate([across, width, gap, inset])
    #expect(inner.constraints == [width])
    #expect(left.constraints == [gap, inset])
    #expect(root.constraints == [across])
    LayoutConstraint.deactivate([gap, across])
    #expect(left.constraints == [inset] && root.constraints.isEmpty)
  }

  @Test("Constraints are listed in the order they were activated, by whichever call")
  func order() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let edges = [
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ]
    root.addConstraint(edges[2])
    root.addConstraints([edges[0], edges[1]])
    #expect(root.constraints == [edges[2], edges[0], edges[1]])
    // Another view has nothing to remove.
    view.removeConstraints(edges)
    #expect(root.constraints.count == 3)
    root.removeConstraint(edges[0])
    #expect(root.constraints == [edges[2], edges[1]])
    edges[0].isActive = true
    edges[0].isActive = true
    #expect(root.constraints == [edges[2], edges[1], edges[0]])
    root.removeConstraints(root.constraints)
    #expect(edges.allSatisfy { !$0.isActive })
  }

  @Test("They are listed in that order however far below their items are")
  func orderOfDepths() {
    let (root, _) = makeRoot()
    let (left, right) = (makeView("left", in: root), makeView("right", in: root))
    let (inLeft, inRight) = (makeView("in left", in: left), makeView("in right", in: right))
    let edges = [
      inRight.topAnchor.constraint(equalTo: inLeft.topAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      inLeft.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      root.widthAnchor.constraint(equalTo: right.widthAnchor),
      inLeft.leftAnchor.constraint(equalTo: right.leftAnchor),
    ]
    for edge in edges { edge.isActive = true }
    #expect(root.constraints == edges)
    edges[2].isActive = false
    edges[0].isActive = false
    edges[2].isActive = true
    #expect(root.constraints == [edges[1], edges[3], edges[4], edges[2]])
    #expect(left.constraints.isEmpty && inLeft.constraints.isEmpty)
  }

  @Test("Raw values of attributes and relations are UIKit's")
  func rawValues() {
    let words: [LayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(words.map(\.rawValue) == Array(0...20))
    let relations: [LayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    let priorities: [LayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
    #expect(priorities.map(\.rawValue) == [1_000, 750, 250, 50])
  }

  @Test("The system's spacing is 8 points times the multiplier, in all three relations")
  func systemSpacing() {
    let (root, _) = makeRoot()
    let views = (0..<3).map { makeView("view \($0)", in: root) }
    let anchor = LayoutView(frame: rect(100, 100, 50, 20))
    root.addSubview(anchor)
    for view in views {
      let (x, y) = (view.leftAnchor, view.topAnchor)
      LayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 1),
        view.heightAnchor.constraint(equalToConstant: 1),
      ])
      // Drawn to the far corner, so that "at most" shows; the third one to the origin.
      let wishes = [
        x.constraint(equalTo: view === views[2] ? root.leftAnchor : root.rightAnchor),
        y.constraint(equalTo: view === views[2] ? root.topAnchor : root.bottomAnchor),
      ]
      for wish in wishes { wish.priority = .defaultLow }
      LayoutConstraint.activate(wishes)
    }
    let (right, bottom) = (anchor.rightAnchor, anchor.bottomAnchor)
    let (x, y) = (views.map(\.leftAnchor), views.map(\.topAnchor))
    LayoutConstraint.activate([
      x[0].constraint(equalToSystemSpacingAfter: right, multiplier: 1),
      y[0].constraint(equalToSystemSpacingBelow: bottom, multiplier: 1.5),
      x[1].constraint(lessThanOrEqualToSystemSpacingAfter: right, multiplier: 2),
      y[1].constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: 2.5),
      x[2].constraint(greaterThanOrEqualToSystemSpacingAfter: right, multiplier: 3),
      y[2].constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: 3.5),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [158, 166, 174])
    #expect(views.map(\.frame.minY) == [132, 140, 148])
  }

  @Test("A guide knows its owner, moves to another one, and outlives neither tie")
  func guides() {
    let (root, log) = makeRoot()
    let first = makeView("first", in: root)
    let second = makeView("second", in: root)
    let guide = LayoutGuide()
    #expect(guide.owningView == nil)
    first.addLayoutGuide(guide)
    let tie = guide.leftAnchor.constraint(equalTo: first.leftAnchor)
    tie.isActive = true
    second.addLayoutGuide(guide)
    #expect(guide.owningView === second)
    #expect(first.layoutGuides.isEmpty && second.layoutGuides == [guide])
    #expect(!tie.isActive)
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && log.issues.isEmpty)
  }
}
