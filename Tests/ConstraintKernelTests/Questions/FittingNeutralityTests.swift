import ConstraintKernel
import Testing

/// Asking for a fitting size changes nothing, and the item's own frame has no say in the answer.
@Suite("A fitting size is a question")
struct FittingNeutralityTests {
  /// A root that its own margins leave no room in: eight points on either side of ten.
  private func makeTight() -> (root: LayoutView, view: LayoutView, log: IssueLog) {
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

  @Test("Who yields in a conflict is the same before and after it")
  func conflict() {
    let (root, view, log) = makeTight()
    root.layoutIfNeeded()
    #expect(root.frame == rect(0, 0, 10, 10))
    let frames = [root.frame, view.frame]
    let told = log.issues
    let broken = root.layoutConflicts.map { $0.broken?.description ?? "" }
    for item in [root, view] {
      _ = item.systemLayoutSizeFitting(.zero)
      _ = item.fittingSize(width: 3)
    }
    root.frame.origin.x = 1
    root.layoutIfNeeded()
    #expect(root.frame == rect(1, 0, 10, 10))
    #expect([rect(0, 0, 10, 10), view.frame] == frames)
    #expect(root.layoutConflicts.map { $0.broken?.description ?? "" } == broken)
    #expect(log.issues == told)
  }

  @Test("The next pass is that of a hierarchy that was never asked")
  func nextPass() {
    func frames(asked: Bool) -> [LayoutRect] {
      let (root, view, _) = makeTight()
      root.layoutIfNeeded()
      if asked { _ = root.systemLayoutSizeFitting(.zero) }
      root.layoutMargins = LayoutInsets(top: 9, left: 9, bottom: 9, right: 9)
      root.layoutIfNeeded()
      return [root.frame, view.frame]
    }
    #expect(frames(asked: true) == frames(asked: false))
    #expect(frames(asked: true)[0] == rect(0, 0, 10, 10))
  }

  @Test("It delivers no frame and calls no item to lay out, also before the first pass")
  func delivery() {
    let (root, _) = makeRoot()
    let view = ContentView("view", 30, 20, in: root)
    pin(view, LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(root.systemLayoutSizeFitting(.compressed) == LayoutSize(width: 32, height: 22))
    #expect(view.frame == .zero)
    #expect(view.layoutCount == 0)
    #expect(root.layoutStatistics.framesDelivered == 0)
    root.layoutIfNeeded()
    #expect(view.frame == rect(1, 1, 398, 298))
    root.frame.size = LayoutSize(width: 50, height: 40)
    #expect(view.systemLayoutSizeFitting(.compressed) == LayoutSize(width: 30, height: 20))
    #expect(view.frame == rect(1, 1, 398, 298))
    root.layoutIfNeeded()
    #expect(view.frame == rect(1, 1, 48, 38))
  }

  /// A text that covers 3,600 square points at any width.
  private final class Text: LayoutView {
    override var intrinsicContentSize: LayoutSize { LayoutSize(width: 600, height: 6) }
    override var contentHeightFollowsWidth: Bool { true }
    override func intrinsicContentHeight(forWidth width: Double) -> Double {
      width > 0 ? 3_600 / width : 0
    }
  }

  @Test("A fresh cell without any frame is sized for a width without a conflict")
  func freshCell() {
    let cell = LayoutView(frame: .zero)
    let log = IssueLog()
    log.listen(to: cell)
    let text = Text()
    text.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(text)
    pin(text, LayoutInsets(top: 10, left: 10, bottom: 10, right: 10))
    // 380 less 20 leaves 360 for the text: 3,600 / 360 and 20.
    #expect(cell.fittingSize(width: 380) == LayoutSize(width: 380, height: 30))
    #expect(log.issues.isEmpty)
    #expect(cell.frame == .zero)
    cell.frame.size = LayoutSize(width: 380, height: 30)
    cell.layoutIfNeeded()
    #expect(text.frame == rect(10, 10, 360, 10))
    #expect(log.issues.isEmpty)
  }

  @Test("A frame that fits nothing inside is no conflict while only a fitting size is asked")
  func ownFrame() {
    let (root, log) = makeRoot(10, 10)
    let view = ContentView("view", 30, 20, in: root)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    pin(view)
    #expect(root.systemLayoutSizeFitting(.compressed) == LayoutSize(width: 30, height: 20))
    #expect(log.issues.isEmpty)
  }
}
