import Testing

@testable import ConstraintKernel

/// Work is counted, not timed: an edit costs what it touches, whatever else there is.
@Suite("What an edit costs")
struct EditCountTests {
  /// What the passes of a hierarchy did while `body` ran.
  private func work(of root: LayoutView, _ body: () -> Void) -> LayoutStatistics {
    let before = root.layoutStatistics
    body()
    root.layoutIfNeeded()
    let after = root.layoutStatistics
    var work = LayoutStatistics()
    work.passes = after.passes - before.passes
    work.constraintsLowered = after.constraintsLowered - before.constraintsLowered
    work.framesDelivered = after.framesDelivered - before.framesDelivered
    work.measures = after.measures - before.measures
    return work
  }

  @Test("A height in a chain moves what lies below it, and lowers nothing", arguments: [10, 200])
  func chainHeight(count: Int) {
    let chain = Chain(count)
    let work = work(of: chain.root) { chain.heights[count / 2].constant = 50 }
    #expect(work.framesDelivered == count - count / 2)
    #expect(work.constraintsLowered == 0)
    #expect(work.passes == 1)
  }

  @Test("The last height of a chain moves one view, however long the chain is")
  func lastHeight() {
    for count in [10, 100, 1_000] {
      let chain = Chain(count)
      let work = work(of: chain.root) { chain.heights[count - 1].constant = 50 }
      #expect(work.framesDelivered == 1)
    }
  }

  @Test("Another width of the root reaches each view once, and lowers nothing")
  func resize() {
    let chain = Chain(50)
    let work = work(of: chain.root) { chain.root.frame = rect(0, 0, 500, 2_600) }
    #expect(work.framesDelivered == 50)
    #expect(work.constraintsLowered == 0)
  }

  @Test("A view at the end of a chain costs its own constraints")
  func append() {
    let chain = Chain(50)
    let work = work(of: chain.root) { chain.append() }
    #expect(work.constraintsLowered == 4)
    #expect(work.framesDelivered == 1)
  }

  @Test("A view taken away costs no other view anything")
  func remove() {
    let chain = Chain(50)
    let work = work(of: chain.root) { chain.views[49].removeFromSuperview() }
    #expect(work.constraintsLowered == 0)
    #expect(work.framesDelivered == 0)
  }

  @Test("A text in a cell moves the cells below, not what is in them", arguments: [3, 60])
  func text(count: Int) {
    let feed = Feed(count)
    let label = feed.labels[count / 2]
    let work = work(of: feed.root) { label.content = LayoutSize(width: 90, height: 31) }
    // The label, its cell, and the cells below it.
    #expect(work.framesDelivered == 2 + count - count / 2 - 1)
    #expect(work.constraintsLowered == 0)
    #expect(label.layoutCount == 2)
    #expect(feed.labels[0].layoutCount == 1)
  }

  @Test("A text that wraps is measured once for each width it gets")
  func measures() {
    let (root, _) = makeRoot(100, 1_000)
    let texts = (0..<20).map { index in
      let text = WrappingText("text \(index)", in: root)
      text.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      text.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      text.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      return text
    }
    root.layoutIfNeeded()
    #expect(texts.allSatisfy { $0.widths == [100] })
    #expect(root.layoutStatistics.measures == 20)
    let work = work(of: root) { root.frame = rect(0, 0, 50, 1_000) }
    #expect(work.measures == 20)
    #expect(texts.allSatisfy { $0.widths == [100, 50] })
    // 2,000 square points over 50 points.
    #expect(texts.allSatisfy { $0.frame.height == 40 })
  }

  @Test("A limit that holds anyway moves nothing")
  func slackLimit() {
    let (root, _) = makeRoot(400, 100)
    let views = (0..<10).map { makeView("v\($0)", in: root) }
    var limits: [LayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let left = index == 0 ? root.leftAnchor : views[index - 1].rightAnchor
      let limit = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
      limits.append(limit)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: left),
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalTo: root.heightAnchor),
        limit,
      ])
    }
    views[9].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(views[3].frame == rect(120, 0, 40, 100))
    let work = work(of: root) { limits[4].constant = 25 }
    #expect(work.framesDelivered == 0)
    #expect(work.constraintsLowered == 0)
  }

  @Test("A pass with nothing to do is none")
  func nothing() {
    let chain = Chain(10)
    #expect(work(of: chain.root) {} == LayoutStatistics())
  }
}

/// Views below one another, 44 points tall and 8 apart, as wide as the root.
private final class Chain {
  let root: LayoutView
  private(set) var views: [LayoutView] = []
  private(set) var heights: [LayoutConstraint] = []

  init(_ count: Int) {
    (root, _) = makeRoot(375, 2_600)
    for _ in 0..<count { append() }
    root.layoutIfNeeded()
  }

  func append() {
    let above = views.last?.bottomAnchor ?? root.topAnchor
    let view = makeView("v\(views.count)", in: root)
    let height = view.heightAnchor.constraint(equalToConstant: 44)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: above, constant: 8),
      height,
    ])
    views.append(view)
    heights.append(height)
  }
}

/// Cells below one another, each as tall as the label in it.
private struct Feed {
  let root: LayoutView
  private(set) var labels: [ContentView] = []

  init(_ count: Int) {
    (root, _) = makeRoot(375, 9_000)
    var previous: LayoutView?
    for index in 0..<count {
      let cell = makeView("cell \(index)", in: root)
      let label = ContentView("label \(index)", 90, 20, in: cell)
      pin(label, LayoutInsets(top: 4, left: 16, bottom: 4, right: 16))
      LayoutConstraint.activate([
        cell.leftAnchor.constraint(equalTo: root.leftAnchor),
        cell.rightAnchor.constraint(equalTo: root.rightAnchor),
        cell.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
      ])
      labels.append(label)
      previous = cell
    }
    root.layoutIfNeeded()
  }
}

/// A text that covers 2,000 square points at any width, and remembers what it was asked.
private final class WrappingText: LayoutView {
  private(set) var widths: [Double] = []

  convenience init(_ name: String, in parent: LayoutView) {
    self.init(frame: .zero)
    self.layoutName = name
    translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(self)
  }

  override var contentHeightFollowsWidth: Bool { true }

  override func intrinsicContentHeight(forWidth width: Double) -> Double {
    widths.append(width)
    return 2_000 / width
  }
}
