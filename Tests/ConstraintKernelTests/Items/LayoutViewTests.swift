import ConstraintKernel
import Testing

/// Writes down what it is told.
private final class ListeningView: LayoutView {
  private(set) var events: [String] = []

  override func willMove(toSuperview newSuperview: LayoutView?) {
    events.append("will move to \(newSuperview?.layoutName ?? "nothing")")
  }
  override func didMoveToSuperview() {
    events.append("is in \(superview?.layoutName ?? "nothing")")
  }
  override func didAddSubview(_ subview: LayoutView) { events.append("got \(subview.layoutName)") }
  override func willRemoveSubview(_ subview: LayoutView) {
    events.append("loses \(subview.layoutName)")
  }
  override func layoutSubviews() { events.append("layout") }
  override func traitCollectionDidChange(_ previousTraitCollection: LayoutEnvironment?) {
    let scale = previousTraitCollection?.textScale ?? 0
    events.append("text \(scale) to \(effectiveEnvironment.textScale)")
  }

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

@Suite("Views")
struct LayoutViewTests {
  private func listener(_ name: String) -> ListeningView {
    let view = ListeningView(frame: rect(0, 0, 50, 50))
    view.layoutName = name
    return view
  }

  @Test("Views hear of moves before and after, in UIKit's order")
  func moves() {
    let (root, _) = makeRoot()
    let outer = listener("outer")
    let view = listener("view")
    root.addSubview(outer)
    outer.addSubview(view)
    #expect(outer.take() == ["will move to root", "is in root", "got view"])
    #expect(view.take() == ["will move to outer", "is in outer"])
    root.addSubview(view)
    #expect(outer.take() == ["loses view"])
    #expect(view.take() == ["will move to root", "is in root"])
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(view.take() == ["will move to nothing", "is in nothing"])
    outer.addSubview(outer)
    #expect(outer.take().isEmpty)
  }

  @Test("A new view is laid out once, and again when it gains or loses a subview")
  func layouts() {
    let (root, _) = makeRoot()
    let outer = listener("outer")
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(outer.take().last == "layout")
    root.layoutIfNeeded()
    #expect(outer.take().isEmpty)
    let view = LayoutView()
    outer.addSubview(view)
    root.layoutIfNeeded()
    #expect(outer.take() == ["got ", "layout"])
    view.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(outer.take() == ["loses ", "layout"])
  }

  @Test("Views hear of other surroundings, unless they have some of their own")
  func environment() {
    let (root, _) = makeRoot()
    let outer = listener("outer")
    let inner = listener("inner")
    let apart = listener("apart")
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(apart)
    apart.layoutNode.environment = LayoutEnvironment()
    for view in [outer, inner, apart] { _ = view.take() }
    root.layoutNode.environment = LayoutEnvironment(textScale: 2)
    #expect(outer.take() == ["text 1.0 to 2.0"])
    #expect(inner.take() == ["text 1.0 to 2.0"])
    root.layoutNode.environment = LayoutEnvironment(textScale: 2)
    #expect(inner.take().isEmpty)
    apart.layoutNode.environment = nil
    #expect(apart.take() == ["text 1.0 to 2.0"])
    // Elsewhere it is as usual again.
    let (other, _) = makeRoot()
    other.layoutIfNeeded()
    other.addSubview(inner)
    #expect(inner.take().contains("text 2.0 to 1.0"))
  }

  @Test("Bounds change the size about the centre, the centre moves the size")
  func geometry() {
    let view = LayoutView(frame: rect(10, 20, 30, 40))
    view.bounds = rect(0, 0, 10, 20)
    #expect(view.frame == rect(20, 30, 10, 20))
    #expect(view.center == LayoutPoint(x: 25, y: 40))
    view.center = .zero
    #expect(view.frame == rect(-5, -10, 10, 20))
    let log = IssueLog()
    log.listen(to: view)
    view.center = LayoutPoint(x: .nan, y: 0)
    view.bounds = rect(0, 0, .infinity, 1)
    #expect(log.issues.count == 2)
    #expect(view.frame == rect(-5, -10, 10, 20))
  }

  @Test("Geometry, margins and requests may be overridden; a pass goes past them")
  func overriding() {
    final class Watching: LayoutView {
      var frames: [LayoutRect] = []
      var requests = 0
      override var frame: LayoutRect { didSet { frames.append(frame) } }
      override var isHidden: Bool { didSet { requests += 1 } }
      override var layoutMargins: LayoutInsets { didSet { requests += 1 } }
      override func setNeedsLayout() {
        requests += 1
        super.setNeedsLayout()
      }
      override func invalidateIntrinsicContentSize() {
        requests += 1
        super.invalidateIntrinsicContentSize()
      }
      override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(width: size.width / 2, height: 7)
      }
    }
    let (root, _) = makeRoot()
    let view = Watching(frame: rect(0, 0, 10, 10))
    root.addSubview(view)
    view.frame.origin.x = 5
    #expect(view.frames == [rect(5, 0, 10, 10)])
    view.isHidden = true
    view.layoutMargins = .zero
    view.invalidateIntrinsicContentSize()
    #expect(view.requests == 3)
    view.sizeToFit()
    #expect(view.frame == rect(5, 0, 5, 7))
    view.translatesAutoresizingMaskIntoConstraints = false
    pin(view)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 400, 300))
    #expect(view.frames.count == 1)
  }

  @Test("Alignment rectangles and frames are inverse to each other")
  func alignment() {
    let (root, _) = makeRoot()
    let view = ContentView("view", 10, 10, in: root)
    view.alignment = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = view.alignmentRect(forFrame: rect(0, 0, 20, 20))
    #expect(inner == rect(2, 1, 14, 16))
    #expect(view.frame(forAlignmentRect: inner) == rect(0, 0, 20, 20))
  }

  @Test("Readable content is no wider than 672 points times the text scale, in the middle")
  func readable() {
    let (root, _) = makeRoot(1_000, 300)
    let view = makeView("view", in: root)
    pin(view)
    let guide = view.readableContentGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect((1_000 - 672) / 2, 8, 672, 284))
    #expect(root.layoutStatistics.solves == 2)
    root.layoutNode.environment = LayoutEnvironment(textScale: 1.25)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(80, 8, 840, 284))
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(8, 8, 484, 284))
  }
}
