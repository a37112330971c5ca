import ConstraintKernel
import Testing

/// A device whose bars are known to nobody else.
private final class WindowView: LayoutView {
  var bars = LayoutInsets.zero { didSet { setNeedsLayout() } }
  override var safeAreaInsets: LayoutInsets { bars }
}

/// Counts what it is told.
private final class ListeningView: LayoutView {
  private(set) var changes = 0
  override func safeAreaInsetsDidChange() { changes += 1 }
}

@Suite("Safe areas")
struct SafeAreaTests {
  private let bars = LayoutInsets(top: 40, left: 10, bottom: 20, right: 0)

  private func fill(_ view: LayoutView, _ guide: LayoutGuide) {
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
  }

  @Test("A view has as much of its superview's safe area as overlaps its frame")
  func overlap() {
    let (root, _) = makeRoot()
    root.additionalSafeAreaInsets = bars
    let view = LayoutView(frame: rect(4, 30, 396, 245))
    root.addSubview(view)
    // 40 - 30 from above, 10 - 4 from the left, 20 - 25 from below is nothing.
    #expect(view.safeAreaInsets == LayoutInsets(top: 10, left: 6, bottom: 0, right: 0))
    view.frame = rect(0, 0, 400, 300)
    #expect(view.safeAreaInsets == bars)
    view.frame = rect(50, 50, 100, 100)
    #expect(view.safeAreaInsets == .zero)
    // Covered altogether, 40 - 5 from above, which is more than it is high.
    view.frame = rect(50, 5, 100, 15)
    #expect(view.safeAreaInsets == LayoutInsets(top: 35, left: 0, bottom: 0, right: 0))
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("Covered from above and below, a guide has no height below the upper cover")
  func coveredFromBothSides() {
    let (root, log) = makeRoot(320, 60)
    root.additionalSafeAreaInsets = LayoutInsets(top: 44, bottom: 34)
    let view = LayoutView(frame: rect(0, 0, 320, 60))
    root.addSubview(view)
    let leaf = makeView("leaf", in: view)
    fill(leaf, view.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    // Both cover 44 + 34 = 78 of 60 points: the lower one has the 16 that are left.
    #expect(leaf.frame == rect(0, 44, 320, 0))
    #expect(log.issues.isEmpty)
  }

  @Test("A view that is covered altogether keeps an area of no height for its guide")
  func covered() {
    let (root, log) = makeRoot(320, 480)
    root.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 10, bottom: 34, right: 12)
    let view = LayoutView(frame: rect(5, 10, 60, 20))
    root.addSubview(view)
    // 44 - 10 and 10 - 5, as UIKit answers.
    #expect(view.safeAreaInsets == LayoutInsets(top: 34, left: 5, bottom: 0, right: 0))
    #expect(view.layoutMargins == LayoutInsets(top: 42, left: 13, bottom: 8, right: 8))
    let leaf = makeView("leaf", in: view)
    fill(leaf, view.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(5, 20, 55, 0))
    view.frame = rect(5, 10, 60, 50)
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(5, 34, 55, 16))
    view.frame = rect(5, 10, 60, 30)
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(5, 30, 55, 0))
    // Inside of it a view hangs out below, where less is covered: 34 - 25.
    let inner = LayoutView(frame: rect(0, 25, 10, 30))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == LayoutInsets(top: 9, left: 5, bottom: 0, right: 0))
    #expect(log.issues.isEmpty)
  }

  @Test("Margins are reported before the safe area they follow")
  func order() {
    final class Listener: LayoutView {
      var heard: [String] = []
      override func layoutMarginsDidChange() { heard.append("margins \(layoutMargins.top)") }
      override func safeAreaInsetsDidChange() { heard.append("safe area \(safeAreaInsets.top)") }
    }
    let (root, _) = makeRoot()
    let view = Listener(frame: rect(0, 0, 400, 300))
    root.addSubview(view)
    root.additionalSafeAreaInsets = LayoutInsets(top: 40)
    #expect(view.heard == ["margins 48.0", "safe area 40.0"])
  }

  @Test("Additional insets come on top and are handed down with the rest")
  func additional() {
    let (root, log) = makeRoot()
    root.additionalSafeAreaInsets = bars
    let view = LayoutView(frame: rect(0, 0, 400, 300))
    let inner = LayoutView(frame: rect(0, 0, 400, 50))
    root.addSubview(view)
    view.addSubview(inner)
    view.additionalSafeAreaInsets = LayoutInsets(top: 4, left: 0, bottom: 0, right: 3)
    #expect(view.safeAreaInsets == LayoutInsets(top: 44, left: 10, bottom: 20, right: 3))
    #expect(inner.safeAreaInsets == LayoutInsets(top: 44, left: 10, bottom: 0, right: 3))
    view.additionalSafeAreaInsets = LayoutInsets(top: .nan)
    #expect(view.additionalSafeAreaInsets.top == 4)
    #expect(log.issues.count == 1)
  }

  @Test("An overridden safe area counts for guides, margins and subviews")
  func overriding() {
    let window = WindowView(frame: rect(0, 0, 400, 300))
    window.bars = bars
    let view = makeView("view", in: window)
    let leaf = makeView("leaf", in: view)
    pin(view)
    fill(leaf, view.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == bars)
    #expect(window.layoutMargins == LayoutInsets(top: 48, left: 18, bottom: 28, right: 8))
    #expect(window.safeAreaLayoutGuide.layoutFrame == .zero)
    window.layoutIfNeeded()
    #expect(window.safeAreaLayoutGuide.layoutFrame == rect(10, 40, 390, 240))
    #expect(leaf.frame == rect(10, 40, 390, 240))
    window.bars = LayoutInsets(top: 100)
    window.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 100, 400, 200))
  }

  @Test("Guides of nested views are right after one pass that solves twice")
  func convergence() {
    let (root, log) = makeRoot()
    root.additionalSafeAreaInsets = bars
    var views: [LayoutView] = []
    for level in 0..<6 {
      let view = makeView("level \(level)", in: views.last ?? root)
      pin(view)
      views.append(view)
    }
    let leaf = makeView("leaf", in: views[5])
    fill(leaf, views[5].safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(10, 40, 390, 240))
    #expect(root.layoutStatistics.passes == 1)
    #expect(root.layoutStatistics.solves == 2)
    root.additionalSafeAreaInsets = .zero
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 0, 400, 300))
    #expect(root.layoutStatistics.solves == 3)
    #expect(log.issues.isEmpty)
  }

  @Test("A view that lies inside its superview's safe area has none of its own")
  func inside() {
    let (root, _) = makeRoot()
    root.additionalSafeAreaInsets = bars
    let view = makeView("view", in: root)
    fill(view, root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 40, 390, 240))
    #expect(view.safeAreaInsets == .zero)
    #expect(view.layoutMargins == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("A change is reported once to each view it reaches")
  func telling() {
    let (root, _) = makeRoot()
    let covered = ListeningView(frame: rect(0, 0, 400, 300))
    let free = ListeningView(frame: rect(50, 50, 100, 100))
    root.addSubview(covered)
    root.addSubview(free)
    root.additionalSafeAreaInsets = bars
    root.additionalSafeAreaInsets = bars
    #expect(covered.changes == 1)
    #expect(free.changes == 0)
  }

  @Test("Foreign items hand the safe area down as views do")
  func foreign() {
    final class Box: LayoutItem {
      let layoutNode = LayoutNode()
      var layoutParent: (any LayoutItem)? { nil }
      var layoutFrame = rect(0, 0, 400, 300)
      var safeAreaInsets = LayoutInsets(top: 40, left: 10, bottom: 20, right: 0)
    }
    final class Inner: LayoutItem {
      let layoutNode = LayoutNode()
      unowned let box: Box
      var layoutParent: (any LayoutItem)? { box }
      var layoutFrame = rect(0, 25, 400, 100)
      init(_ box: Box) { self.box = box }
    }
    final class Hosted: LayoutView {
      var host: Inner? { didSet { layoutParentDidChange() } }
      override var layoutParent: (any LayoutItem)? { host ?? super.layoutParent }
    }
    let box = Box()
    let inner = Inner(box)
    #expect(inner.safeAreaInsets == LayoutInsets(top: 15, left: 10, bottom: 0, right: 0))
    let view = Hosted(frame: rect(3, 0, 100, 100))
    view.host = inner
    let leaf = makeView("leaf", in: view)
    fill(leaf, view.safeAreaLayoutGuide)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == LayoutInsets(top: 15, left: 7, bottom: 0, right: 0))
    #expect(leaf.frame == rect(7, 15, 93, 85))
  }

  @Test("The example of the documentation")
  func documented() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
    root.additionalSafeAreaInsets = LayoutInsets(top: 47, bottom: 34)
    let card = LayoutView(frame: LayoutRect(x: 0, y: 40, width: 390, height: 100))
    root.addSubview(card)
    #expect(card.safeAreaInsets == LayoutInsets(top: 7))
  }
}
