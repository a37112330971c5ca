import ConstraintKernel
import Testing

@Suite("Items that are gone")
struct GoneTests {
  /// Three views of 40 by 10 in a row, 8 apart, 16 from the left.
  private func row() -> (LayoutView, [LayoutView], IssueLog) {
    let (root, log) = makeRoot()
    let views = ["a", "b", "c"].map { makeView($0, in: root) }
    for (index, view) in views.enumerated() {
      let previous = index == 0 ? root.leftAnchor : views[index - 1].rightAnchor
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: previous, constant: index == 0 ? 16 : 8),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    return (root, views, log)
  }

  @Test("The gap before a view that is gone closes, and all is back when it is")
  func collapse() {
    let (root, views, log) = row()
    root.layoutIfNeeded()
    #expect(views[2].frame == rect(112, 5, 40, 10))
    views[1].isGone = true
    root.layoutIfNeeded()
    #expect(views[1].frame == rect(56, 0, 0, 0))
    // 16 + 40, then the one gap that is left.
    #expect(views[2].frame == rect(64, 5, 40, 10))
    views[1].isGone = false
    root.layoutIfNeeded()
    #expect(views[1].frame == rect(64, 5, 40, 10))
    #expect(views[2].frame == rect(112, 5, 40, 10))
    #expect(log.issues.isEmpty)
  }

  @Test("What is placed by its frame inside comes back with it", arguments: [false, true])
  func frames(isConstrained: Bool) {
    let (root, log) = makeRoot()
    let outer = LayoutView(frame: rect(5, 5, 100, 100))
    let inner = LayoutView(frame: rect(1, 2, 30, 40))
    let flexible = LayoutView(frame: rect(10, 10, 80, 80))
    flexible.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(flexible)
    let half = makeView("half", in: inner)
    if isConstrained {
      LayoutConstraint.activate([
        half.leftAnchor.constraint(equalTo: inner.leftAnchor),
        half.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      ])
    }
    root.layoutIfNeeded()
    outer.isGone = true
    root.layoutIfNeeded()
    #expect(outer.frame == rect(5, 5, 0, 0))
    #expect([inner, flexible].map(\.frame) == [.zero, .zero])
    // Set while it is gone, a frame counts afterwards; what is flexible inside follows it.
    inner.frame = rect(3, 2, 50, 40)
    outer.frame = rect(5, 5, 120, 100)
    root.layoutIfNeeded()
    #expect([inner, flexible].map(\.frame) == [.zero, .zero])
    outer.isGone = false
    #expect(outer.frame == rect(5, 5, 120, 100))
    root.layoutIfNeeded()
    #expect(inner.frame == rect(3, 2, 50, 40))
    #expect(flexible.frame == rect(10, 10, 100, 80))
    #expect(half.frame.width == (isConstrained ? 25 : 0))
    #expect(log.issues.isEmpty)
  }

  @Test("So is what moves out of something gone, or was gone itself on the way")
  func movingOut() {
    let (root, log) = makeRoot()
    let outer = LayoutView(frame: rect(5, 5, 100, 100))
    let inner = LayoutView(frame: rect(1, 2, 30, 40))
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.isGone = true
    root.layoutIfNeeded()
    #expect(inner.frame == rect(1, 2, 0, 0))
    outer.isGone = true
    root.layoutIfNeeded()
    #expect(inner.frame == .zero)
    outer.isGone = false
    root.layoutIfNeeded()
    #expect(inner.frame == rect(1, 2, 0, 0))
    outer.isGone = true
    root.layoutIfNeeded()
    for view in [inner, outer] {
      view.isGone = false
      view.isGone = true
    }
    root.layoutIfNeeded()
    #expect(inner.frame == .zero)
    #expect(outer.frame == rect(5, 5, 0, 0))
    inner.isGone = false
    root.layoutIfNeeded()
    #expect(inner.frame == .zero)
    root.addSubview(inner)
    root.layoutIfNeeded()
    #expect(inner.frame == rect(1, 2, 30, 40))
    #expect(log.issues.isEmpty)
  }

  @Test("A gone-constant counts while an item is gone, and follows edits")
  func goneConstant() throws {
    let (root, views, log) = row()
    let gap = try #require(root.constraints.first { $0.firstItem === views[2] })
    gap.goneConstant = 3
    views[1].isGone = true
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 59)
    gap.goneConstant = 4
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 60)
    gap.constant = 20
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 60)
    gap.goneConstant = .nan
    #expect(log.issues.count == 1)
    #expect(gap.goneConstant == 4)
    views[1].isGone = false
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 124)
  }

  @Test("A view tied at both ends collapses to its start without a conflict")
  func bothEnds() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    pin(view, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    root.layoutIfNeeded()
    view.isGone = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 0, 0))
    view.isGone = false
    root.layoutIfNeeded()
    #expect(view.frame == rect(2, 1, 394, 296))
    #expect(log.issues.isEmpty)
  }

  @Test("It collapses to its start, whichever end is said first")
  func order() {
    for isEndFirst in [false, true] {
      let (root, log) = makeRoot()
      let view = makeView("view", in: root)
      let start = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2)
      let end = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4)
      for constraint in isEndFirst ? [end, start] : [start, end] { constraint.isActive = true }
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      view.isGone = true
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 0, 0))
      #expect(log.issues.isEmpty)
    }
  }

  @Test("What lies in a view that is gone asks for nothing")
  func inside() {
    let (root, log) = makeRoot()
    let box = makeView("box", in: root)
    let inner = ContentView("inner", 30, 20, in: box)
    let fixed = LayoutView(frame: rect(0, 0, 10, 10))
    fixed.autoresizingMask = [.flexibleWidth]
    box.addSubview(fixed)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.layoutMarginsGuide.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: fixed.trailingAnchor, constant: 99),
    ])
    pin(inner, LayoutInsets(top: 5, left: 5, bottom: 5, right: 5))
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 40, 30))
    box.isGone = true
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 0, 0))
    let late = ContentView("late", 7, 7, in: box)
    pin(late, LayoutInsets(top: 20, left: 20, bottom: 20, right: 20))
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 0, 0))
    late.removeFromSuperview()
    box.isGone = false
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 40, 30))
    #expect(inner.frame == rect(5, 5, 30, 20))
    #expect(log.issues.isEmpty)
  }

  @Test("A view placed by its frame comes back with the frame it had")
  func placedByFrame() {
    let (root, _) = makeRoot()
    let fixed = LayoutView(frame: rect(10, 20, 30, 40))
    root.addSubview(fixed)
    let next = makeView("next", in: root)
    LayoutConstraint.activate([
      next.leftAnchor.constraint(equalTo: fixed.rightAnchor),
      next.topAnchor.constraint(equalTo: fixed.bottomAnchor),
      next.widthAnchor.constraint(equalToConstant: 1),
      next.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    fixed.isGone = true
    root.layoutIfNeeded()
    #expect(fixed.frame == rect(10, 20, 0, 0))
    #expect(next.frame == rect(10, 20, 1, 1))
    fixed.isGone = false
    root.layoutIfNeeded()
    #expect(fixed.frame == rect(10, 20, 30, 40))
    #expect(next.frame == rect(40, 60, 1, 1))
  }

  @Test("A view that is only hidden keeps its place")
  func hidden() {
    let (root, views, _) = row()
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views[1].frame == rect(64, 5, 40, 10))
    #expect(views[2].frame == rect(112, 5, 40, 10))
  }

  @Test("A subtree that leaves what is gone is laid out again")
  func moveOut() {
    let (root, _) = makeRoot()
    let box = makeView("box", in: root)
    box.isGone = true
    let inner = makeView("inner", in: box)
    let leaf = ContentView("leaf", 30, 20, in: inner)
    pin(leaf, LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
    root.layoutIfNeeded()
    root.addSubview(inner)
    LayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.leftAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 32, 22))
    #expect(leaf.frame == rect(1, 1, 30, 20))
  }
}
