import ConstraintKernel
import Testing

@Suite("Fitting sizes and autoresizing")
struct FittingTests {
  private func card(in root: LayoutView? = nil) -> (LayoutView, ContentView) {
    let card = makeView("card", in: root)
    let label = ContentView("label", 80, 20, in: card)
    pin(label, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    return (card, label)
  }

  @Test("The compressed size is the content with its insets, and nothing changes by asking")
  func compressed() {
    let (root, log) = makeRoot()
    let (card, label) = card(in: root)
    LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalTo: root.widthAnchor),
      card.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    root.layoutIfNeeded()
    let before = (card.frame, label.frame, root.layoutStatistics.framesDelivered)
    // 80 and 20 at compression resistance 750, more than the pull at 50.
    #expect(card.systemLayoutSizeFitting(.compressed) == LayoutSize(width: 86, height: 24))
    root.layoutIfNeeded()
    #expect(card.frame == before.0)
    #expect(label.frame == before.1)
    #expect(root.layoutStatistics.framesDelivered == before.2)
    #expect(log.issues.isEmpty)
    label.content = LayoutSize(width: 90, height: 30)
    #expect(card.systemLayoutSizeFitting(.compressed) == LayoutSize(width: 96, height: 34))
  }

  @Test("A root answers although it is pinned to its own frame")
  func root() {
    let (card, label) = card()
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = rect(0, 0, 200, 100)
    card.layoutIfNeeded()
    #expect(card.systemLayoutSizeFitting(.compressed) == LayoutSize(width: 86, height: 24))
    card.layoutIfNeeded()
    #expect(label.frame == rect(2, 1, 194, 96))
    #expect(card.fittingSize(width: 50) == LayoutSize(width: 50, height: 24))
  }

  @Test("A fitting priority says how much a target counts against what lies inside")
  func priorities() {
    let (root, log) = makeRoot()
    let card = makeView("card", in: root)
    let label = ContentView("label", 80, 20, in: card)
    pin(label)
    let target = LayoutSize(width: 50, height: 300)
    // The label resists being narrower at 750 and higher at 250.
    func size(_ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> LayoutSize {
      card.systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical
      )
    }
    #expect(size(.fittingSizeLevel, .fittingSizeLevel) == LayoutSize(width: 80, height: 20))
    #expect(size(749, 249) == LayoutSize(width: 80, height: 20))
    #expect(size(751, 251) == LayoutSize(width: 50, height: 300))
    #expect(size(.required, .required) == LayoutSize(width: 50, height: 300))
    #expect(card.systemLayoutSizeFitting(.expanded).width == 80)
    root.layoutIfNeeded()
    let before = card.frame
    #expect(before == rect(0, 0, 80, 20))
    #expect(size(0, 50) == before.size)
    #expect(card.systemLayoutSizeFitting(LayoutSize(width: .nan, height: 0)) == before.size)
    #expect(log.issues.count == 2)
    root.layoutIfNeeded()
    #expect(card.frame == before)
  }

  @Test("Frames that are set from outside carry autoresizing subviews along at once")
  func atOnce() {
    let outer = LayoutView(frame: rect(0, 0, 100, 100))
    let inner = LayoutView(frame: rect(10, 10, 80, 80))
    let leaf = LayoutView(frame: rect(40, 0, 40, 40))
    let still = LayoutView(frame: rect(1, 1, 1, 1))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    leaf.autoresizingMask = [.flexibleLeftMargin]
    outer.addSubview(inner)
    inner.addSubview(leaf)
    outer.addSubview(still)
    outer.frame.size = LayoutSize(width: 200, height: 50)
    #expect(inner.frame == rect(10, 10, 180, 30))
    #expect(leaf.frame == rect(140, 0, 40, 40))
    #expect(still.frame == rect(1, 1, 1, 1))
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(10, 10, 180, 30))
    outer.bounds.size.width = 100
    #expect(leaf.frame == rect(40, 0, 40, 40))
  }

  /// A view at 10...40 of 100, and where it stands once its superview has become 200.
  private static let masks: [(LayoutAutoresizingMask, LayoutRect)] = [
    ([], rect(10, 10, 30, 30)),
    ([.flexibleWidth, .flexibleHeight], rect(10, 10, 130, 130)),
    ([.flexibleLeftMargin, .flexibleTopMargin], rect(110, 110, 30, 30)),
    // 10 : 60 share 170.
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      rect(170.0 / 7, 170.0 / 7, 30, 30)
    ),
    // 30 : 60 share 190.
    (
      [.flexibleWidth, .flexibleRightMargin, .flexibleHeight, .flexibleBottomMargin],
      rect(10, 10, 190.0 / 3, 190.0 / 3)
    ),
  ]

  @Test("What follows its superview follows the next one, whatever becomes of the former")
  func anotherSuperview() {
    let (root, log) = makeRoot()
    let former = LayoutView(frame: rect(0, 0, 100, 100))
    let next = LayoutView(frame: rect(0, 0, 200, 100))
    let inner = LayoutView(frame: rect(10, 10, 30, 30))
    inner.autoresizingMask = .flexibleWidth
    root.addSubview(former)
    root.addSubview(next)
    former.addSubview(inner)
    let follower = makeView("follower", in: inner)
    LayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: inner.leftAnchor),
      follower.topAnchor.constraint(equalTo: inner.topAnchor),
      follower.widthAnchor.constraint(equalTo: inner.widthAnchor),
      follower.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame == rect(0, 0, 30, 30))
    next.addSubview(inner)
    former.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(follower.frame == rect(0, 0, 30, 30))
    next.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(follower.frame == rect(0, 0, 130, 30))
    #expect(log.issues.isEmpty)
  }

  @Test(
    "Autoresizing shares what is left as the mask says",
    arguments: masks
  )
  func autoresizing(mask: LayoutAutoresizingMask, expected: LayoutRect) {
    let (root, _) = makeRoot(100, 100)
    let view = LayoutView(frame: rect(10, 10, 30, 30))
    view.autoresizingMask = mask
    root.addSubview(view)
    let follower = makeView("follower", in: root)
    LayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.leftAnchor),
      follower.topAnchor.constraint(equalTo: view.topAnchor),
      follower.widthAnchor.constraint(equalTo: view.widthAnchor),
      follower.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 30, 30))
    root.frame = rect(0, 0, 200, 200)
    root.layoutIfNeeded()
    #expect(view.frame == follower.frame)
    #expect(abs(view.frame.minX - expected.minX) < 1e-6)
    #expect(abs(view.frame.minY - expected.minY) < 1e-6)
    #expect(abs(view.frame.width - expected.width) < 1e-6)
    #expect(abs(view.frame.height - expected.height) < 1e-6)
  }

  @Test("An item that is taken out while its fitting size is asked for leaves nothing behind")
  func takenOutWhileAsked() {
    let (root, log) = makeRoot()
    let card = makeView("card", in: root)
    let text = Leaver()
    text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    pin(text, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    let outside = [
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalTo: root.widthAnchor),
    ]
    LayoutConstraint.activate(outside)
    root.layoutIfNeeded()
    // 394 points wide, the text is 10 high.
    #expect(card.frame == rect(0, 0, 400, 14))
    text.leave = { card.removeFromSuperview() }
    #expect(card.fittingSize(width: 206) == LayoutSize(width: 400, height: 14))
    #expect(card.superview == nil)
    #expect(root.constraints.isEmpty)
    // Out and in again before the question is answered.
    root.addSubview(card)
    LayoutConstraint.activate(outside)
    root.layoutIfNeeded()
    text.leave = {
      card.removeFromSuperview()
      root.addSubview(card)
      LayoutConstraint.activate(outside)
      root.layoutIfNeeded()
    }
    _ = card.fittingSize(width: 206)
    root.layoutIfNeeded()
    #expect(card.frame == rect(0, 0, 400, 14))
    // 200 points wide, it is twenty high.
    #expect(card.fittingSize(width: 206) == LayoutSize(width: 206, height: 24))
    root.frame = rect(0, 0, 106, 300)
    root.layoutIfNeeded()
    #expect(card.frame == rect(0, 0, 106, 44))
    #expect(log.issues.isEmpty)
  }
}

/// A text of 4,000 square points that has something happen when it is asked for its height.
private final class Leaver: LayoutView {
  var leave: (() -> Void)?

  override var contentHeightFollowsWidth: Bool { true }

  override func intrinsicContentHeight(forWidth width: Double) -> Double {
    let leave = leave
    self.leave = nil
    leave?()
    return width == 394 ? 10 : 4_000 / width
  }
}
