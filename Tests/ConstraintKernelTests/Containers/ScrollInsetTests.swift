import ConstraintKernel
import Testing

/// Counts what it is told.
private final class ListeningScrollView: LayoutScrollView {
  private(set) var changes = 0
  override func adjustedContentInsetDidChange() { changes += 1 }
}

@Suite("Insets and content sizes of scroll views")
struct ScrollInsetTests {
  /// 400 by 300, with content of a size.
  private func scroll(_ width: Double, _ height: Double) -> (ListeningScrollView, LayoutView) {
    let scroll = ListeningScrollView(frame: rect(0, 0, 400, 300))
    let content = makeView("content", in: scroll)
    pin(content)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: width),
      content.heightAnchor.constraint(equalToConstant: height),
    ])
    scroll.layoutIfNeeded()
    return (scroll, content)
  }

  @Test("An inset moves where scrolling begins and ends, and no frame")
  func inset() {
    let (scroll, content) = scroll(400, 1_000)
    let frames = scroll.layoutStatistics.framesDelivered
    scroll.contentInset = LayoutInsets(top: 10, left: 0, bottom: 30, right: 0)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == LayoutSize(width: 400, height: 1_000))
    #expect(content.frame == rect(0, 0, 400, 1_000))
    #expect(scroll.frameLayoutGuide.layoutFrame == rect(0, 0, 400, 300))
    #expect(scroll.minimumContentOffset == LayoutPoint(x: 0, y: -10))
    #expect(scroll.maximumContentOffset == LayoutPoint(x: 0, y: 1_000 - 300 + 30))
    #expect(scroll.layoutStatistics.framesDelivered == frames)
    #expect(scroll.changes == 1)
  }

  @Test("The safe area becomes an inset along the axes that scroll, and a safe area along others")
  func adjustment() {
    let bars = LayoutInsets(top: 40, left: 10, bottom: 20, right: 5)
    let (scroll, content) = scroll(400, 1_000)
    scroll.additionalSafeAreaInsets = bars
    #expect(scroll.adjustedContentInset == LayoutInsets(top: 40, left: 0, bottom: 20, right: 0))
    #expect(content.safeAreaInsets == LayoutInsets(top: 0, left: 10, bottom: 0, right: 5))
    scroll.contentInset = LayoutInsets(top: 1)
    #expect(scroll.adjustedContentInset.top == 41)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == LayoutInsets(top: 41, left: 10, bottom: 20, right: 5))
    #expect(content.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == LayoutInsets(top: 1))
    // The content reaches 700 points below the frame; no more than the bar is kept clear for that.
    #expect(content.safeAreaInsets == bars)
  }

  @Test("An axis scrolls whose content is longer than the frame with its insets")
  func insetsScroll() {
    let (scroll, _) = scroll(400, 290)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.additionalSafeAreaInsets = LayoutInsets(top: 40)
    #expect(scroll.adjustedContentInset == .zero)
    // 290 + 8 + 8 points in 300.
    scroll.contentInset = LayoutInsets(top: 8, bottom: 8)
    #expect(scroll.adjustedContentInset == LayoutInsets(top: 48, bottom: 8))
  }

  @Test("Content that is narrower than the frame has one place, where scrolling begins")
  func narrow() {
    let (scroll, _) = scroll(100, 1_000)
    scroll.contentInset = LayoutInsets(left: 10, right: 20)
    #expect(scroll.minimumContentOffset.x == -10)
    #expect(scroll.maximumContentOffset.x == -10)
  }

  @Test("Short content is adjusted vertically all the same, unless only axes that scroll are")
  func shortContent() {
    let (scroll, content) = scroll(500, 100)
    scroll.additionalSafeAreaInsets = LayoutInsets(top: 40, left: 10)
    #expect(scroll.adjustedContentInset == LayoutInsets(top: 40, left: 10))
    #expect(content.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset == LayoutInsets(left: 10))
    #expect(content.safeAreaInsets == LayoutInsets(top: 40))
  }

  @Test("Content that grows with its margins comes to rest")
  func settling() {
    let (root, log) = makeRoot()
    root.additionalSafeAreaInsets = LayoutInsets(top: 40, bottom: 20)
    let scroll = LayoutScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    pin(scroll)
    let content = makeView("content", in: scroll)
    let leaf = makeView("leaf", in: content)
    pin(content)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      leaf.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
      leaf.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
      // With margins of 8 it fits the 300 points, with the safe area on top it would not.
      leaf.heightAnchor.constraint(equalToConstant: 270),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == LayoutSize(width: 400, height: 286))
    #expect(scroll.adjustedContentInset == LayoutInsets(top: 40, bottom: 20))
    #expect(log.issues.isEmpty)
  }

  @Test("Scrolling moves content out from under the bars")
  func scrolling() {
    let (scroll, content) = scroll(400, 1_000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.additionalSafeAreaInsets = LayoutInsets(top: 40)
    #expect(content.safeAreaInsets.top == 40)
    scroll.contentOffset.y = -25
    #expect(content.safeAreaInsets.top == 15)
  }

  @Test("A content size that was set holds while no constraint says otherwise")
  func settableSize() {
    let (root, log) = makeRoot()
    let scroll = LayoutScrollView(frame: rect(0, 0, 100, 100))
    root.addSubview(scroll)
    scroll.contentSize = LayoutSize(width: 100, height: 700)
    #expect(scroll.contentSize == LayoutSize(width: 100, height: 700))
    let footer = makeView("footer", in: scroll)
    let guide = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      footer.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      footer.leftAnchor.constraint(equalTo: guide.leftAnchor),
      footer.widthAnchor.constraint(equalTo: guide.widthAnchor),
      footer.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == LayoutSize(width: 100, height: 700))
    #expect(footer.frame == rect(0, 660, 100, 40))
    footer.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 50)
    scroll.contentSize.height = 333
    #expect(scroll.contentSize.height == 333)
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 50)
    scroll.contentSize.height = .infinity
    scroll.contentSize.height = -1
    #expect(log.issues.count == 2)
    #expect(scroll.contentSize.height == 50)
  }

  @Test("Bounds move the offset and keep the centre")
  func bounds() {
    let (scroll, _) = scroll(400, 1_000)
    scroll.bounds = rect(0, 50, 200, 100)
    #expect(scroll.contentOffset == LayoutPoint(x: 0, y: 50))
    #expect(scroll.center == LayoutPoint(x: 200, y: 150))
    #expect(scroll.frame == rect(100, 100, 200, 100))
  }
}
