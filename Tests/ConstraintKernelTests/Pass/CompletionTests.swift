import ConstraintKernel
import Foundation
import Testing

/// What is published holds what is required, apart from what is reported as broken; what could
/// not be completed is reported too, and then the frames of before stand.
@Suite("Nothing half-solved is published")
struct CompletionTests {
  /// Views in one another, each a point inside the last.
  private struct Nest {
    let root: LayoutView
    let log: IssueLog
    private(set) var views: [LayoutView]
    private(set) var pins: [LayoutConstraint] = []

    init(_ levels: Int) {
      (root, log) = makeRoot(2 * Double(levels) + 10, 2 * Double(levels) + 10)
      views = [root]
      for level in 0..<levels {
        let above = views[level]
        let view = makeView("v\(level)", in: above)
        let new = [
          view.topAnchor.constraint(equalTo: above.topAnchor, constant: 1),
          view.leftAnchor.constraint(equalTo: above.leftAnchor, constant: 1),
          view.bottomAnchor.constraint(equalTo: above.bottomAnchor, constant: -1),
          view.rightAnchor.constraint(equalTo: above.rightAnchor, constant: -1),
        ]
        LayoutConstraint.activate(new)
        pins += new
        views.append(view)
      }
      root.layoutIfNeeded()
    }

    var frames: [LayoutRect] { views.map(\.frame) }

    /// The pins that the frames break, apart from the broken ones.
    var faults: [String] {
      let broken = Set(root.layoutConflicts.compactMap(\.broken))
      var faults = views.filter { $0.frame.width < 0 || $0.frame.height < 0 }.map(\.layoutName)
      for (index, pin) in pins.enumerated() where !broken.contains(pin) {
        let (inner, outer) = (views[index / 4 + 1].frame, views[index / 4].frame)
        let gap =
          switch index % 4 {
          case 0: inner.minY
          case 1: inner.minX
          case 2: outer.height - inner.maxY
          default: outer.width - inner.maxX
          }
        if abs(gap - 1) > 1e-5 { faults.append("\(pin): \(gap)") }
      }
      return faults
    }
  }

  @Test(
    "A nest that no longer fits: no size below 0, and all pins but the broken ones hold",
    arguments: [1, 5, 20, 60]
  )
  func nest(levels: Int) {
    var nest = Nest(levels)
    #expect(nest.frames[levels].size == LayoutSize(width: 10, height: 10))
    for size in [Double(levels), 3, 2 * Double(levels) + 10, 0] {
      nest.root.frame.size = LayoutSize(width: size, height: size)
      nest.root.layoutIfNeeded()
      #expect(nest.faults == [])
      let fits = size >= 2 * Double(levels)
      #expect(nest.root.layoutConflicts.isEmpty == fits, "\(size)")
      #expect(nest.root.frame.size == LayoutSize(width: size, height: size))
    }
    nest = Nest(levels)
    nest.root.frame.size = LayoutSize(width: 2 * Double(levels), height: 2 * Double(levels))
    nest.root.layoutIfNeeded()
    #expect(nest.frames[levels].size == .zero)
    #expect(nest.log.issues.isEmpty)
  }

  /// Widths that are wished for, side by side in a root with room for a sixth of them.
  private func crowd(_ count: Int) -> (root: LayoutView, log: IssueLog, views: [LayoutView]) {
    let (root, log) = makeRoot(10 * Double(count), 100)
    var edge = root.leftAnchor
    let views = (0..<count).map { index in
      let view = makeView("v\(index)", in: root)
      let wish = view.widthAnchor.constraint(equalToConstant: 60)
      wish.priority = .defaultHigh
      LayoutConstraint.activate([view.leftAnchor.constraint(equalTo: edge), wish])
      edge = view.rightAnchor
      return view
    }
    edge.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
    return (root, log, views)
  }

  @Test("A length that would be beyond all numbers is reported, and what stood before stands")
  func overflow() {
    let (root, log) = makeRoot()
    let views = (0..<40).map { makeView("v\($0)", in: root) }
    let width = views[0].widthAnchor.constraint(equalToConstant: 0)
    width.isActive = true
    for (view, next) in zip(views, views.dropFirst()) {
      // The last one is 1e429 times as wide as the first.
      next.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1e11).isActive = true
    }
    let height = views[0].heightAnchor.constraint(equalToConstant: 20)
    height.isActive = true
    root.layoutIfNeeded()
    #expect(root.hasCompleteLayout)
    let before = views.map(\.frame)
    width.constant = 1
    height.constant = 30
    root.layoutIfNeeded()
    #expect(!root.hasCompleteLayout)
    #expect(log.kinds == [.solutionIsIncomplete])
    #expect(views.map(\.frame) == before)
    width.constant = 0
    root.layoutIfNeeded()
    #expect(root.hasCompleteLayout)
    #expect(views[0].frame.size == LayoutSize(width: 0, height: 30))
    #expect(views[39].frame == before[39])
    #expect(log.issues.count == 1)
  }

  @Test("A limit on work that is reached is reported, and what stood before stands")
  func limited() {
    let crowd = crowd(60)
    crowd.root.layoutWorkLimit = 50
    crowd.root.layoutIfNeeded()
    #expect(!crowd.root.hasCompleteLayout)
    #expect(crowd.log.kinds == [.solutionIsIncomplete])
    #expect(crowd.views.allSatisfy { $0.frame.width == 0 })
    crowd.root.layoutWorkLimit = nil
    crowd.root.frame.size.width = 1_200
    crowd.root.layoutIfNeeded()
    #expect(crowd.root.hasCompleteLayout)
    // What is wished for is missed by no more than the root has no room for.
    #expect(crowd.views.allSatisfy { $0.frame.width >= 0 && $0.frame.width <= 60 })
    #expect(crowd.views.reduce(0) { $0 + $1.frame.width } == 1_200)
  }

  @Test("So it does where frames are rounded to pixels")
  func limitedAtAScale() {
    let crowd = crowd(60)
    crowd.root.layoutNode.environment = LayoutEnvironment(displayScale: 2)
    crowd.root.layoutWorkLimit = 50
    crowd.root.layoutIfNeeded()
    #expect(!crowd.root.hasCompleteLayout)
    #expect(crowd.views.allSatisfy { $0.frame == .zero })
  }

  @Test("A limit on work reads back as it was set, on every item and at any time")
  func limitReadsBack() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    #expect(root.layoutWorkLimit == nil)
    view.layoutWorkLimit = 1_000
    #expect(root.layoutWorkLimit == 1_000)
    #expect(view.layoutWorkLimit == 1_000)
    root.layoutIfNeeded()
    #expect(root.layoutWorkLimit == 1_000)
    pin(view)
    root.layoutIfNeeded()
    #expect(view.layoutWorkLimit == 1_000)
    root.layoutWorkLimit = -3
    #expect(root.layoutWorkLimit == 0)
    view.layoutWorkLimit = nil
    #expect(root.layoutWorkLimit == nil)
  }

  @Test("A root keeps its limit under another root, where that one's counts, and has it back alone")
  func limitOfMovedRoot() {
    let crowd = crowd(60)
    crowd.root.layoutWorkLimit = 50
    let (outer, log) = makeRoot()
    outer.addSubview(crowd.root)
    #expect(crowd.root.layoutWorkLimit == nil)
    outer.layoutIfNeeded()
    #expect(outer.hasCompleteLayout)
    #expect(log.issues.isEmpty)
    crowd.root.removeFromSuperview()
    #expect(crowd.root.layoutWorkLimit == 50)
    crowd.root.frame.size.width = 500
    crowd.root.layoutIfNeeded()
    #expect(!crowd.root.hasCompleteLayout)
    #expect(crowd.log.kinds == [.solutionIsIncomplete])
  }

  @Test("A root that takes no part itself says as well whether the frames are complete")
  func rootWithoutVariables() {
    let (root, _) = makeRoot(600, 100)
    let panel = LayoutView(frame: rect(0, 0, 600, 100))
    root.addSubview(panel)
    let views = (0..<60).map { makeView("v\($0)", in: panel) }
    var edge = panel.leftAnchor
    for view in views {
      let wish = view.widthAnchor.constraint(equalToConstant: 60)
      wish.priority = .defaultHigh
      LayoutConstraint.activate([view.leftAnchor.constraint(equalTo: edge), wish])
      edge = view.rightAnchor
    }
    edge.constraint(lessThanOrEqualTo: panel.rightAnchor).isActive = true
    root.layoutWorkLimit = 50
    #expect(root.hasCompleteLayout)
    root.layoutIfNeeded()
    #expect(!root.hasCompleteLayout)
    #expect(!views[0].hasCompleteLayout)
  }

  @Test(
    "A nest too large to be settled: what stood before stands, and it is reported",
    .enabled(if: ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil)
  )
  func large() {
    let nest = Nest(3_000)
    let before = nest.frames
    nest.root.frame.size = LayoutSize(width: 3_000, height: 3_000)
    nest.root.layoutIfNeeded()
    #expect(!nest.log.issues.isEmpty)
    #expect(nest.faults == [] || nest.frames.dropFirst() == before.dropFirst())
  }
}
