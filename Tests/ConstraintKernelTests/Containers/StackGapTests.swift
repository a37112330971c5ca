import ConstraintKernel
import Testing

/// Guides for the gaps of a stack are there while the stack shares them out, and no longer.
@Suite("Gaps of a stack")
struct StackGapTests {
  private let root: LayoutView
  private let log: IssueLog
  private let views = (0..<3).map { index in
    let view = ContentView(frame: .zero)
    view.layoutName = "v\(index)"
    view.content = LayoutSize(width: 20, height: 10)
    return view
  }
  private let stack: LayoutStackView

  init() {
    (root, log) = makeRoot()
    stack = LayoutStackView(arrangedSubviews: views)
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    pin(stack)
    root.layoutIfNeeded()
  }

  private var gaps: [String] { stack.layoutGuides.map(\.identifier) }

  @Test("Two between three views, each as long as what the others leave")
  func shared() {
    // 400 less three times 20, in two gaps.
    #expect(gaps == ["gap 1", "gap 2"])
    #expect(views.map(\.frame.minX) == [0, 190, 380])
    #expect(root.layoutAmbiguities.isEmpty)
  }

  /// What a stack goes on to that shares nothing out.
  enum Change: String, CaseIterable, Sendable {
    case fill, fillEqually, fillProportionally, allHidden, allGone, allRemoved, allButOneRemoved
    case emptied

    func make(_ stack: LayoutStackView) {
      let views = stack.arrangedSubviews
      switch self {
      case .fill: stack.distribution = .fill
      case .fillEqually: stack.distribution = .fillEqually
      case .fillProportionally: stack.distribution = .fillProportionally
      case .allHidden: for view in views { view.isHidden = true }
      case .allGone: for view in views { view.isGone = true }
      case .allRemoved: for view in views { view.removeFromSuperview() }
      case .allButOneRemoved: for view in views.dropFirst() { view.removeFromSuperview() }
      case .emptied:
        for view in views { stack.removeArrangedSubview(view) }
        for view in views { view.removeFromSuperview() }
      }
    }
  }

  @Test(
    "No guide is left once nothing is shared out, and none of them is open",
    arguments: Change.allCases,
    [LayoutStackView.Distribution.equalSpacing, .equalCentering]
  )
  func nothingShared(change: Change, from distribution: LayoutStackView.Distribution) {
    stack.distribution = distribution
    root.layoutIfNeeded()
    #expect(gaps == ["gap 1", "gap 2"])
    change.make(stack)
    root.layoutIfNeeded()
    #expect(gaps == [])
    #expect(!root.layoutAmbiguities.contains { $0.item is LayoutGuide })
    #expect(log.issues.isEmpty)
  }

  @Test("As many as there are gaps, down and up again")
  func fewer() {
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(gaps == ["gap 1"])
    #expect(views[2].frame.minX == 380)
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(gaps == ["gap 1", "gap 2"])
    #expect(views.map(\.frame.minX) == [0, 190, 380])
    #expect(root.layoutAmbiguities.isEmpty)
  }
}
