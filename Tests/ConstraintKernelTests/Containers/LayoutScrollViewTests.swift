import ConstraintKernel
import Testing

@Suite("Scroll views")
struct LayoutScrollViewTests {
  private func scrollView() -> (LayoutView, LayoutScrollView, LayoutView, IssueLog) {
    let (root, log) = makeRoot()
    let scroll = LayoutScrollView()
    scroll.layoutName = "scroll"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    pin(scroll, LayoutInsets(top: 10, left: 20, bottom: 30, right: 40))
    return (root, scroll, makeView("content", in: scroll), log)
  }

  @Test("Content as wide as the frame and as high as it wants gives the content size")
  func guides() {
    let (root, scroll, content, log) = scrollView()
    let guide = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 7),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -7),
      content.heightAnchor.constraint(equalToConstant: 1_000),
      guide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == rect(20, 10, 340, 260))
    #expect(scroll.contentSize == LayoutSize(width: 340, height: 1_014))
    #expect(content.frame == rect(5, 7, 330, 1_000))
    #expect(scroll.maximumContentOffset == LayoutPoint(x: 0, y: 754))
    #expect(log.issues.isEmpty)
  }

  @Test("By the older rule edges are those of the content, sizes those of the frame")
  func olderRule() {
    let (root, scroll, content, log) = scrollView()
    pin(content, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == rect(20, 10, 340, 260))
    #expect(content.frame == rect(2, 1, 680, 50))
    #expect(scroll.contentSize == LayoutSize(width: 686, height: 54))
    #expect(log.issues.isEmpty)
  }

  @Test("Edges and a middle together make the content as wide as the frame")
  func middle() {
    let (root, scroll, content, _) = scrollView()
    pin(content)
    LayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == LayoutSize(width: 340, height: 900))
    scroll.contentOffset = LayoutPoint(x: 30, y: 100)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == LayoutSize(width: 340, height: 900))
  }

  @Test("Scrolling moves what is tied to the frame guide, and nothing else")
  func offset() {
    let (root, scroll, content, log) = scrollView()
    pin(content)
    let header = makeView("header", in: scroll)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 340),
      content.heightAnchor.constraint(equalToConstant: 1_000),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
      header.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    scroll.contentOffset = LayoutPoint(x: 0, y: 120)
    root.layoutIfNeeded()
    #expect(header.frame == rect(0, 120, 340, 44))
    #expect(content.frame == rect(0, 0, 340, 1_000))
    #expect(scroll.bounds == rect(0, 120, 340, 260))
    let after = root.layoutStatistics
    // The guide and the header.
    #expect(after.framesDelivered - before.framesDelivered == 2)
    #expect(after.constraintsLowered == before.constraintsLowered)
    // On screen the header has stayed: 20 and 10 are the scroll view's own origin.
    #expect(header.convert(LayoutPoint.zero, to: root) == LayoutPoint(x: 20, y: 10))
    #expect(content.convert(LayoutPoint.zero, to: root) == LayoutPoint(x: 20, y: -110))
    scroll.contentOffset = LayoutPoint(x: 0, y: .nan)
    #expect(scroll.contentOffset.y == 120)
    #expect(log.issues.count == 1)
  }

  @Test("Read right to left, leading is the right edge of the content")
  func rightToLeft() {
    let (root, scroll, content, _) = scrollView()
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -7),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 500),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == rect(7, 0, 500, 20))
    #expect(scroll.contentSize == LayoutSize(width: 512, height: 20))
  }

  @Test("A view outside is tied to the frame, whatever the content")
  func outside() {
    let (root, scroll, content, _) = scrollView()
    pin(content)
    let below = makeView("below", in: root)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 900),
      content.heightAnchor.constraint(equalToConstant: 900),
      below.topAnchor.constraint(equalTo: scroll.bottomAnchor),
      below.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      below.widthAnchor.constraint(equalToConstant: 5),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(below.frame == rect(355, 270, 5, 5))
  }

  @Test("A scroll view keeps its own guides, whatever asks for them")
  func ownGuides() {
    let (root, log) = makeRoot()
    let scroll = LayoutScrollView(frame: rect(0, 0, 100, 100))
    root.addSubview(scroll)
    let view = makeView("view", in: scroll)
    pin(view)
    view.widthAnchor.constraint(equalToConstant: 300).isActive = true
    view.heightAnchor.constraint(equalToConstant: 200).isActive = true
    let stranger = LayoutView()
    for guide in [scroll.contentLayoutGuide, scroll.frameLayoutGuide] {
      stranger.addLayoutGuide(guide)
      scroll.removeLayoutGuide(guide)
      #expect(guide.owningView === scroll)
    }
    root.layoutIfNeeded()
    #expect(scroll.contentSize == LayoutSize(width: 300, height: 200))
    let kind = LayoutIssue.Kind.invalidUse(
      "a guide for margins, safe area, reading or scrolling stays with its view"
    )
    #expect(log.kinds == Array(repeating: kind, count: 4))
    #expect(stranger.layoutGuides.isEmpty)
  }

  @Test("An inset that is set whenever it changed comes to an end")
  func restlessInset() {
    final class Restless: LayoutScrollView {
      var told = 0
      override func adjustedContentInsetDidChange() {
        told += 1
        contentInset.top += 1
      }
    }
    let (root, log) = makeRoot()
    let scroll = Restless(frame: rect(0, 0, 100, 100))
    root.addSubview(scroll)
    scroll.contentInset.top = 1
    #expect(scroll.told == 16)
    #expect(log.kinds == [.invalidUse("the content inset does not come to rest")])
  }
}
