import ConstraintKernel
import Testing

@Suite("Device pixels")
struct PixelTests {
  /// Seven equal columns side by side, each with a child that fills it.
  private func columns(_ width: Double, scale: Double) -> (LayoutView, [LayoutView]) {
    let (root, _) = makeRoot(width, 50)
    root.layoutNode.environment = LayoutEnvironment(displayScale: scale)
    var views: [LayoutView] = []
    for index in 0..<7 {
      let view = makeView("v\(index)", in: root)
      let child = makeView("child", in: view)
      pin(child)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.3),
        view.heightAnchor.constraint(equalToConstant: 10.3),
        view.leftAnchor.constraint(equalTo: views.last?.rightAnchor ?? root.leftAnchor),
      ])
      if let first = views.first {
        view.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      }
      views.append(view)
    }
    views[6].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    return (root, views)
  }

  @Test("Neighbours share rounded edges: no gap, no overlap", arguments: [1.0, 2, 3])
  func neighbours(scale: Double) {
    for width in [100.0, 101, 333, 400] {
      let (_, views) = columns(width, scale: scale)
      #expect(views[0].frame.minX == 0)
      #expect(views[6].frame.maxX == width)
      for (left, right) in zip(views, views.dropFirst()) {
        #expect(abs(left.frame.maxX - right.frame.minX) < 1e-9)
      }
      for (index, view) in views.enumerated() {
        let edge = view.frame.minX * scale
        #expect(abs(edge - edge.rounded()) < 1e-9)
        #expect(abs(view.frame.minX - width * Double(index) / 7) <= 0.5 / scale + 1e-6)
        #expect(view.subviews[0].frame.size == view.frame.size)
      }
    }
  }

  @Test("Another scale rounds anew, and none gives the exact frames back")
  func change() {
    let (root, views) = columns(100, scale: 1)
    #expect(views[1].frame.minX == 14)
    #expect(views[1].frame.minY == 0)
    #expect(views[1].frame.height == 11)
    root.layoutNode.environment = LayoutEnvironment(displayScale: 2)
    root.layoutIfNeeded()
    // 14.2857 · 2 = 28.57, rounded 29; 0.3 · 2 = 0.6, rounded 1; 10.6 · 2 = 21.2, rounded 21.
    #expect(views[1].frame.minX == 14.5)
    #expect(views[1].frame.minY == 0.5)
    #expect(views[1].frame.height == 10)
    root.layoutNode.environment = nil
    root.layoutIfNeeded()
    #expect(abs(views[1].frame.minX - 100.0 / 7) < 1e-6)
    #expect(abs(views[1].frame.height - 10.3) < 1e-6)
  }

  @Test("Rounding what is rounded changes nothing, and values stay exact behind it")
  func idempotent() {
    let (root, views) = columns(100, scale: 1)
    let frames = views.map(\.frame)
    let delivered = root.layoutStatistics.framesDelivered
    root.layoutNode.environment = LayoutEnvironment(displayScale: 1)
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == frames)
    #expect(root.layoutStatistics.framesDelivered == delivered)
    // Seven times 14.2857 is 100; seven times the rounded 14 is 98.
    let follower = makeView("follower", in: root)
    LayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: root.leftAnchor),
      follower.topAnchor.constraint(equalTo: root.topAnchor),
      follower.heightAnchor.constraint(equalToConstant: 1),
      follower.widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 7),
    ])
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 14)
    #expect(follower.frame.width == 100)
    #expect(views.map(\.frame) == frames)
  }
}
