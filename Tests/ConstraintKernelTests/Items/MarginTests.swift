import ConstraintKernel
import Testing

/// Counts what it is told.
private final class ListeningView: LayoutView {
  private(set) var changes: [String] = []

  override func layoutMarginsDidChange() { changes.append("margins") }
  override func safeAreaInsetsDidChange() { changes.append("safe area") }
}

@Suite("Margins of views")
struct MarginTests {
  @Test("The safe area is added to the margins, unless the view does not want it")
  func safeArea() {
    let view = ListeningView(frame: rect(0, 0, 100, 100))
    #expect(view.layoutMargins == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(view.layoutMargins == LayoutInsets(top: 52, left: 8, bottom: 42, right: 8))
    #expect(view.changes == ["margins", "safe area"])
    view.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == LayoutInsets(top: 45, left: 2, bottom: 37, right: 4))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.changes == ["margins", "safe area", "margins", "margins"])
  }

  @Test("A view that preserves its superview's margins keeps content inside them")
  func preserving() {
    let (root, log) = makeRoot()
    root.layoutMargins = LayoutInsets(top: 30, left: 30, bottom: 30, right: 30)
    let inner = makeView("inner", in: root)
    inner.preservesSuperviewLayoutMargins = true
    pin(inner, LayoutInsets(top: 10, left: 20, bottom: 25, right: 50))
    let leaf = makeView("leaf", in: inner)
    let guide = inner.layoutMarginsGuide
    LayoutConstraint.activate([
      leaf.topAnchor.constraint(equalTo: guide.topAnchor),
      leaf.leftAnchor.constraint(equalTo: guide.leftAnchor),
      leaf.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      leaf.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    root.layoutIfNeeded()
    // 30 - 10 and 30 - 20 reach further than 8; 30 - 25 and 30 - 50 do not.
    #expect(inner.layoutMargins == LayoutInsets(top: 20, left: 10, bottom: 8, right: 8))
    #expect(leaf.frame == rect(10, 20, 312, 237))
    root.layoutMargins = LayoutInsets(top: 50, left: 30, bottom: 30, right: 30)
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(10, 40, 312, 217))
    inner.preservesSuperviewLayoutMargins = false
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(8, 8, 314, 249))
    #expect(log.issues.isEmpty)
  }

  @Test("Directional margins follow the direction, physical ones stay")
  func directional() {
    let (root, log) = makeRoot()
    root.directionalLayoutMargins = LayoutDirectionalInsets(leading: 3, trailing: 7)
    #expect(root.layoutMargins == LayoutInsets(left: 3, right: 7))
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    #expect(root.layoutMargins == LayoutInsets(left: 7, right: 3))
    root.directionalLayoutMargins.leading = 1
    #expect(root.layoutMargins == LayoutInsets(left: 7, right: 1))
    root.semanticContentAttribute = .forceLeftToRight
    #expect(root.layoutMargins == LayoutInsets(left: 1, right: 7))
    root.layoutMargins = LayoutInsets(left: 2, right: 4)
    root.semanticContentAttribute = .unspecified
    #expect(root.layoutMargins == LayoutInsets(left: 2, right: 4))
    #expect(root.directionalLayoutMargins == LayoutDirectionalInsets(leading: 4, trailing: 2))
    root.directionalLayoutMargins.top = .nan
    #expect(log.issues.count == 1)
  }

  @Test("Directional margins set before the tree is built are right in it", arguments: [1, 2])
  func directionalApart(rounds: Int) {
    let outer = makeView("outer")
    let inner = makeView("inner", in: outer)
    let leaf = makeView("leaf", in: inner)
    inner.directionalLayoutMargins = LayoutDirectionalInsets(leading: 30, trailing: 10)
    LayoutConstraint.activate([
      leaf.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      leaf.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
    ])
    pin(inner)
    for _ in 0..<rounds {
      outer.removeFromSuperview()
      let (root, _) = makeRoot(100, 50)
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
      root.addSubview(outer)
      pin(outer)
      root.layoutIfNeeded()
      #expect(inner.layoutMargins == LayoutInsets(left: 10, right: 30))
      #expect(leaf.frame.minX == 10 && leaf.frame.width == 60)
    }
  }
}
