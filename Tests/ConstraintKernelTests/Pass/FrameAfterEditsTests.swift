import ConstraintKernel
import Testing

/// Whatever led to a hierarchy, it is laid out as a new one would be that says the same.
@Suite("Frames after edits are those from scratch")
struct FrameAfterEditsTests {
  @Test("Two widths that share a hundred points are shared alike, whichever came first")
  func ambiguity() {
    func frames(isLate: Bool) -> [Double] {
      let (root, _) = makeRoot()
      let (first, second) = (LayoutView(), LayoutView())
      for view in [first, second] { view.translatesAutoresizingMaskIntoConstraints = false }
      if !isLate { root.addSubview(first) }
      root.addSubview(second)
      if isLate {
        second.heightAnchor.constraint(equalToConstant: 1).isActive = true
        root.layoutIfNeeded()
        root.insertSubview(first, at: 0)
      }
      LayoutConstraint(
        item: first,
        attribute: .width,
        relatedBy: .equal,
        toItem: second,
        attribute: .width,
        multiplier: -1,
        constant: 100
      ).isActive = true
      root.layoutIfNeeded()
      return [first.frame.width, second.frame.width]
    }
    let fresh = frames(isLate: false)
    #expect(fresh[0] + fresh[1] == 100)
    #expect(frames(isLate: true) == fresh)
  }

  @Test("A constraint that went and came back leaves nothing behind")
  func detour() {
    func frames(withDetour: Bool) -> [Double] {
      let (root, _) = makeRoot()
      let views = (0..<3).map { makeView("v\($0)", in: root) }
      let sum = views[0].widthAnchor.constraint(
        equalTo: views[1].widthAnchor,
        multiplier: -1,
        constant: 90
      )
      let ratio = views[2].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 2)
      if withDetour {
        let wide = views[1].widthAnchor.constraint(equalToConstant: 40)
        LayoutConstraint.activate([wide, ratio])
        root.layoutIfNeeded()
        wide.isActive = false
        ratio.isActive = false
        root.layoutIfNeeded()
      }
      LayoutConstraint.activate([sum, ratio])
      root.layoutIfNeeded()
      return views.map(\.frame.width)
    }
    #expect(frames(withDetour: true) == frames(withDetour: false))
  }

  @Test(
    "A root that was freed and placed again yields to its margins as little as a new one",
    arguments: [false, true]
  )
  func toggledRoot(withPass: Bool) {
    func make() -> (LayoutView, LayoutView, IssueLog) {
      let (root, log) = makeRoot(10, 10)
      let view = makeView("view", in: root)
      let guide = root.layoutMarginsGuide
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      return (root, view, log)
    }
    let (fresh, freshView, _) = make()
    fresh.layoutIfNeeded()
    let (root, view, _) = make()
    root.layoutIfNeeded()
    root.translatesAutoresizingMaskIntoConstraints = false
    if withPass { root.layoutIfNeeded() }
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = rect(0, 0, 10, 10)
    root.layoutIfNeeded()
    #expect(root.frame == rect(0, 0, 10, 10))
    #expect(root.frame == fresh.frame)
    #expect(view.frame == freshView.frame)
    #expect(
      root.layoutConflicts.map { $0.statements.map(\.text) }
        == fresh.layoutConflicts.map { $0.statements.map(\.text) }
    )
  }

  /// What there was on a view before the pass that counts.
  enum History: String, CaseIterable, Sendable {
    case none, constraintCameAndWent, constraintIsThere, fittingSizeWasAsked, ambiguityWasAsked
    case cameFromAnotherHierarchy, lowPriorityBefore, fittingFrameBefore, tookPartBefore
  }

  @Test(
    "A frame that breaks a required natural size is reported, whatever there was before",
    arguments: History.allCases
  )
  func frameAgainstNaturalSize(history: History) {
    let (root, log) = makeRoot()
    let view = ContentView(frame: rect(0, 0, 100, 43))
    view.layoutName = "view"
    view.content = LayoutSize(width: 50, height: 49)
    let fits = history != .none && history != .cameFromAnotherHierarchy
    if history == .fittingFrameBefore { view.frame.size.height = 60 }
    let priority: LayoutPriority = fits && history != .fittingFrameBefore ? .defaultHigh : .required
    view.setContentCompressionResistancePriority(priority, for: .vertical)
    root.addSubview(view)
    let tie = view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: -500)
    switch history {
    case .none, .fittingFrameBefore, .lowPriorityBefore: break
    case .constraintCameAndWent, .constraintIsThere: tie.isActive = true
    case .fittingSizeWasAsked: _ = view.systemLayoutSizeFitting(.compressed)
    case .ambiguityWasAsked: _ = view.hasAmbiguousLayout
    case .cameFromAnotherHierarchy:
      let (other, _) = makeRoot()
      other.addSubview(view)
      other.layoutIfNeeded()
      root.addSubview(view)
    case .tookPartBefore:
      view.translatesAutoresizingMaskIntoConstraints = false
      root.layoutIfNeeded()
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = rect(0, 0, 100, 43)
    }
    if fits { root.layoutIfNeeded() }
    #expect(log.issues.isEmpty)
    if history == .constraintCameAndWent { tie.isActive = false }
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    view.frame.size.height = 43
    root.layoutIfNeeded()
    #expect(
      root.layoutConflicts.map { $0.statements.map(\.text) } == [
        ["view.height == 43 (its frame)", "view.height >= 49 (its natural size, resistance 1000)"]
      ]
    )
    #expect(view.frame == rect(0, 0, 100, 43))
    #expect(log.issues.count == 1)
    view.frame.size.height = 49
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("A label without constraints that comes from another hierarchy has its natural size")
  func movedLabel() {
    let ((first, _), (second, _)) = (makeRoot(), makeRoot())
    let label = LayoutLabel("abc")
    label.translatesAutoresizingMaskIntoConstraints = false
    first.addSubview(label)
    first.layoutIfNeeded()
    second.addSubview(label)
    second.layoutIfNeeded()
    label.text = "abcdefgh"
    second.layoutIfNeeded()
    // Eight characters of eight points.
    let fresh = LayoutLabel("abcdefgh")
    fresh.translatesAutoresizingMaskIntoConstraints = false
    let (third, _) = makeRoot()
    third.addSubview(fresh)
    third.layoutIfNeeded()
    #expect(fresh.frame.size == LayoutSize(width: 64, height: 20))
    #expect(label.frame.size == fresh.frame.size)
  }

  @Test("Taken out and put back after its text changed, it has its natural size too")
  func returnedLabel() {
    let (root, _) = makeRoot()
    let label = LayoutLabel("abc")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    root.layoutIfNeeded()
    label.removeFromSuperview()
    label.text = "abcdefgh"
    root.addSubview(label)
    root.layoutIfNeeded()
    #expect(label.frame.size == LayoutSize(width: 64, height: 20))
  }

  @Test("Kept when its hierarchy died, and put into another one, it has its natural size too")
  func orphanedLabel() {
    let label = LayoutLabel("abc")
    label.translatesAutoresizingMaskIntoConstraints = false
    do {
      let (dying, _) = makeRoot()
      dying.addSubview(label)
      dying.layoutIfNeeded()
    }
    label.text = "abcdefgh"
    let (root, _) = makeRoot()
    root.addSubview(label)
    root.layoutIfNeeded()
    #expect(label.frame.size == LayoutSize(width: 64, height: 20))
  }

  @Test("A zero that comes from an edit has the sign of one that was there from the start")
  func signOfZero() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let left = LayoutConstraint(
      item: view,
      attribute: .left,
      relatedBy: .equal,
      toItem: root,
      attribute: .right,
      multiplier: -1,
      constant: 5
    )
    left.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == -395)
    left.constant = 400
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    #expect(view.frame.minX.sign == .plus)
  }
}
