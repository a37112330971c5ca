import ConstraintKernel
import Testing

@Suite("Barriers")
struct BarrierTests {
  /// A root of 400 × 300 with a guide, and views of these frames.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 30, y: 20, width: 400, height: 300))
    let line = LayoutGuide()
    let views: [LayoutView]
    var issues: [LayoutIssue] = []

    init(_ frames: [LayoutRect], _ direction: LayoutReadingDirection = .leftToRight) {
      views = frames.map { LayoutView(frame: $0) }
      root.layoutName = "root"
      line.identifier = "line"
      root.addLayoutGuide(line)
      for view in views { root.addSubview(view) }
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
    }

    func stand(
      _ edge: LayoutEdge,
      _ margin: Double = 0,
      includingGone: Bool = false
    ) {
      LayoutConstraint.activate(
        line.constraints(
          asBarrierAt: edge,
          of: views,
          margin: margin,
          includingGone: includingGone
        )
      )
    }

    func frame() -> LayoutRect {
      root.layoutIfNeeded()
      return line.layoutFrame
    }
  }

  /// Edges from 20 to 120 and from 60 to 90, from 10 to 30 and from 5 to 50.
  private static let frames = [
    LayoutRect(x: 20, y: 10, width: 100, height: 20),
    LayoutRect(x: 60, y: 5, width: 30, height: 45),
  ]

  @Test("It stands at the furthest edge, and the margin beyond it, across the whole owner")
  func frames() {
    // The furthest trailing edge is 120, the furthest leading one 20; bottom 50, top 5.
    let stands: [(LayoutEdge, LayoutRect)] = [
      (.trailing, LayoutRect(x: 128, y: 0, width: 0, height: 300)),
      (.leading, LayoutRect(x: 12, y: 0, width: 0, height: 300)),
      (.bottom, LayoutRect(x: 0, y: 58, width: 400, height: 0)),
      (.top, LayoutRect(x: 0, y: -3, width: 400, height: 0)),
    ]
    for (edge, frame) in stands {
      let stage = Stage(Self.frames)
      stage.stand(edge, 8)
      #expect(stage.frame() == frame, "\(edge)")
      #expect(!stage.line.hasAmbiguousLayout)
      #expect(stage.issues == [])
    }
  }

  @Test("From right to left the trailing edge is the left one")
  func mirrored() {
    let stage = Stage(Self.frames, .rightToLeft)
    stage.stand(.trailing, 8)
    #expect(stage.frame().minX == 12)
    let start = Stage(Self.frames, .rightToLeft)
    start.stand(.leading, 8)
    #expect(start.frame().minX == 128)
  }

  @Test("It equals the maximum of the edges for any frames, also outside of the owner")
  func maximum() {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 54) - 512
    }
    for _ in 0..<60 {
      let frames = (0..<(2 + Int(abs(next())) % 4)).map { _ in
        LayoutRect(x: next(), y: next(), width: abs(next()), height: abs(next()))
      }
      let trailing = Stage(frames)
      trailing.stand(.trailing)
      let (right, above) = (frames.map(\.maxX).max(), frames.map(\.minY).min())
      #expect(trailing.frame().minX == right, "\(frames)")
      let top = Stage(frames)
      top.stand(.top)
      #expect(top.frame().minY == above, "\(frames)")
    }
  }

  @Test("It moves as the items do, and what is tied to it with it")
  func moves() {
    let stage = Stage(Self.frames)
    let field = LayoutView()
    stage.root.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    field.leadingAnchor.constraint(equalTo: stage.line.trailingAnchor, constant: 4).isActive = true
    stage.stand(.trailing)
    _ = stage.frame()
    #expect(field.frame.minX == 124)
    stage.views[1].frame.origin.x = 200
    _ = stage.frame()
    // 200 + 30 + 4
    #expect(field.frame.minX == 234)
  }

  @Test("What pushes it further is the reason for its place, and each pull says by how much")
  func pushed() {
    let stage = Stage(Self.frames)
    stage.stand(.trailing, 8)
    let push = stage.line.leadingAnchor.constraint(
      greaterThanOrEqualTo: stage.root.leadingAnchor,
      constant: 200
    )
    push.priority = 1
    push.isActive = true
    #expect(stage.frame() == LayoutRect(x: 200, y: 0, width: 0, height: 300))
    let explanation = stage.line.explain(.leading)
    #expect(explanation.steps.map(\.statement.text) == [push.description])
    // 200 lies 72 beyond 120 and 8, 102 beyond 90 and 8, and 200 beyond the edge of the owner.
    #expect(explanation.losses.map(\.amount).sorted() == [72, 102, 200])
    push.isActive = false
    #expect(stage.frame() == LayoutRect(x: 128, y: 0, width: 0, height: 300))
    #expect(stage.issues == [])
  }

  @Test("What is gone does not count, unless it is asked for; back again all is as before")
  func gone() {
    for includesGone in [false, true] {
      let stage = Stage(Self.frames)
      stage.stand(.trailing, includingGone: includesGone)
      #expect(stage.frame().minX == 120)
      stage.views[0].isGone = true
      // A view that is gone and placed by its frame is a point at 20; the other one ends at 90.
      #expect(stage.frame().minX == 90)
      stage.views[0].isGone = false
      #expect(stage.frame().minX == 120)
      stage.views[1].frame.origin.x = 1
      stage.views[1].isGone = true
      stage.views[0].isGone = true
      // Both are gone: points at 20 and at 1, or nothing, and the line keeps to the owner's start.
      #expect(stage.frame().minX == (includesGone ? 20 : 0))
      #expect(stage.issues == [])
    }
  }

  @Test("Taken out and let go of, nothing of it is left")
  func removed() {
    let stage = Stage(Self.frames)
    let before = stage.root.constraints.count
    let made = stage.line.constraints(asBarrierAt: .bottom, of: stage.views)
    #expect(
      made.map(\.description) == [
        "line.height == 0", "line.leading == root.leading", "line.trailing == root.trailing",
      ]
    )
    #expect(stage.root.constraints.count == before)
    LayoutConstraint.activate(made)
    // Its three, two for each of two views, and the one for when both are gone.
    #expect(stage.root.constraints.count == before + 8)
    LayoutConstraint.deactivate(made)
    #expect(stage.root.constraints.count == before)
    #expect(stage.root.layoutGuides.count == 1)
  }

  @Test("A view that leaves takes its edge along")
  func leaving() {
    let stage = Stage(Self.frames)
    stage.stand(.trailing)
    #expect(stage.frame().minX == 120)
    stage.views[0].removeFromSuperview()
    #expect(stage.frame().minX == 90)
    #expect(stage.issues == [])
  }

  @Test("What cannot be meant is reported with its line, and nothing is made")
  func refused() {
    let stage = Stage(Self.frames)
    let (view, stranger) = (stage.views[0], LayoutView())
    stranger.layoutName = "stranger"
    let line: UInt = #line + 1
    let made = stage.line.constraints(asBarrierAt: .top, of: [], line: line)
    #expect(made.isEmpty)
    #expect(stage.issues.first?.source?.line == line)
    #expect(stage.issues.first?.items == ["line"])
    let refusals = [
      stage.line.constraints(asBarrierAt: .top, of: [view, view]),
      stage.line.constraints(asBarrierAt: .top, of: [stage.line]),
      stage.line.constraints(asBarrierAt: .top, of: [view], margin: .infinity),
      stage.line.constraints(asBarrierAt: .top, of: [view, stranger]),
    ]
    #expect(refusals.filter { !$0.isEmpty }.isEmpty)
    #expect(
      stage.issues.map(\.kind) == [
        .invalidUse("a barrier stands at one item or more"),
        .invalidUse("an item stands once among those of a barrier"),
        .invalidUse("a barrier does not stand at itself"),
        .notFinite(.infinity),
        .noCommonAncestor,
      ]
    )
  }
}
