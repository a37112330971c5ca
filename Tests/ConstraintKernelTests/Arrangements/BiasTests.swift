import ConstraintKernel
import Testing

@Suite("Places at a share of the room left")
struct BiasTests {
  /// A root of 400 × 300, in it a view of 100 × 60 to place, and two neighbours that are placed by
  /// their frames.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 30, y: 20, width: 400, height: 300))
    let view = LayoutView()
    let left = LayoutView(frame: LayoutRect(x: 10, y: 0, width: 30, height: 30))
    let right = LayoutView(frame: LayoutRect(x: 340, y: 200, width: 50, height: 50))
    var issues: [LayoutIssue] = []

    init(_ direction: LayoutReadingDirection = .leftToRight, width: Double = 100) {
      (root.layoutName, view.layoutName) = ("root", "view")
      (left.layoutName, right.layoutName) = ("left", "right")
      for view in [view, left, right] { root.addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = false
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }

    func frame() -> LayoutRect {
      root.layoutIfNeeded()
      return view.frame
    }

    func place(_ share: Double) -> LayoutConstraint {
      view.constraint(atShare: share, from: root.leadingAnchor, to: root.trailingAnchor)
    }
  }

  @Test("The room before it is that share of the room left, mirrored where reading is")
  func frames() {
    // 400 - 100 = 300 are left, and 300 - 60 = 240 down.
    for (share, x, y) in [
      (0.0, 0.0, 0.0), (0.25, 75, 60), (0.3, 90, 72), (0.5, 150, 120), (0.75, 225, 180),
      (1, 300, 240),
    ] {
      for direction in LayoutReadingDirection.allCases {
        let stage = Stage(direction)
        stage.place(share).isActive = true
        stage.view.constraint(
          atShare: share,
          from: stage.root.topAnchor,
          to: stage.root.bottomAnchor
        )
        .isActive = true
        let visible = direction == .leftToRight ? x : 300 - x
        #expect(stage.frame() == LayoutRect(x: visible, y: y, width: 100, height: 60), "\(share)")
        #expect(!stage.view.hasAmbiguousLayout)
        #expect(stage.issues == [])
      }
    }
  }

  @Test("Between two others it counts from the one to the other")
  func between() {
    // Left ends at 40, right begins at 340: 300 - 100 = 200 are left.
    // 40 + 0.25 · 200 = 90, and half of it is 140.
    for (share, x) in [(0.0, 40.0), (0.25, 90), (0.5, 140), (1, 240)] {
      let stage = Stage()
      stage.view
        .constraint(atShare: share, from: stage.left.rightAnchor, to: stage.right.leftAnchor)
        .isActive = true
      #expect(stage.frame().minX == x, "\(share)")
      #expect(stage.issues == [])
    }
  }

  @Test("What is longer than its room reaches beyond both ends by those shares")
  func overflow() {
    // 400 - 500 = -100 are left: -25 before it, -75 behind it; in the middle -50.
    for (share, x) in [(0.0, 0.0), (0.25, -25), (0.5, -50), (1, -100)] {
      let stage = Stage(width: 500)
      stage.place(share).isActive = true
      #expect(stage.frame().minX == x, "\(share)")
      #expect(stage.issues == [])
    }
  }

  @Test("At 0, at 1, and in the middle of one item it is a plain constraint")
  func plain() {
    let stage = Stage()
    let texts = [0, 0.5, 1].map { stage.place($0).description }
    #expect(
      texts == [
        "view.leading == root.leading", "view.centerX == root.centerX",
        "view.trailing == root.trailing",
      ]
    )
    #expect(stage.root.layoutGuides.isEmpty)
  }

  @Test("Taken out and let go of, nothing of it is left")
  func removed() {
    let stage = Stage()
    let before = stage.root.constraints.count
    do {
      let place = stage.place(0.3)
      place.isActive = true
      #expect(stage.root.constraints.count == before + 5)
      #expect(stage.root.layoutGuides.count == 2)
      place.isActive = false
      #expect(stage.root.constraints.count == before)
      place.isActive = true
      #expect(stage.frame().minX == 90)
      place.isActive = false
    }
    #expect(stage.root.constraints.count == before)
    #expect(stage.root.layoutGuides.isEmpty)
  }

  @Test("It gives way as a whole at its priority")
  func priority() {
    let stage = Stage()
    let place = stage.place(0.3)
    place.priority = .defaultLow
    place.isActive = true
    stage.view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 7).isActive =
      true
    #expect(stage.frame().minX == 7)
    #expect(stage.issues == [])
  }

  @Test("Gone it is a point at that share of the room, and back it is where it was")
  func gone() {
    let stage = Stage()
    stage.place(0.3).isActive = true
    stage.view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    let before = stage.frame()
    stage.view.isGone = true
    // 0.3 · 400
    #expect(stage.frame() == LayoutRect(x: 120, y: 0, width: 0, height: 0))
    stage.view.isGone = false
    #expect(stage.frame() == before)
    #expect(stage.issues == [])
  }

  @Test("Nothing is retained: the views die, and the place with them")
  func lifetime() {
    weak var view: LayoutView?
    weak var root: LayoutView?
    do {
      let stage = Stage()
      stage.place(0.3).isActive = true
      _ = stage.frame()
      (view, root) = (stage.view, stage.root)
    }
    #expect(view == nil)
    #expect(root == nil)
    let stage = Stage()
    do {
      let placed = LayoutView()
      stage.root.addSubview(placed)
      placed.constraint(atShare: 0.2, from: stage.root.topAnchor, to: stage.root.bottomAnchor)
        .isActive = true
      placed.removeFromSuperview()
    }
    #expect(stage.root.layoutGuides.isEmpty)
  }

  @Test("What cannot be meant is reported with its line, and never becomes active")
  func refused() {
    let share = LayoutIssue.Kind.invalidUse("a share of the room left is from 0 to 1")
    for (number, kind) in [
      (1.5, share), (-0.1, share), (.infinity, .notFinite(.infinity)),
      (1e-13, .multiplierOutOfRange(1e-13)),
    ] {
      let stage = Stage()
      let line: UInt = #line + 1
      let place = stage.view.constraint(
        atShare: number,
        from: stage.root.leadingAnchor,
        to: stage.root.trailingAnchor,
        line: line
      )
      #expect(stage.issues.map(\.kind) == [kind])
      #expect(stage.issues.first?.items == ["view"])
      #expect(stage.issues.first?.source?.line == line)
      place.isActive = true
      #expect(!place.isActive)
    }
    let stage = Stage()
    let stranger = LayoutView()
    stranger.layoutName = "stranger"
    _ = stage.view.constraint(
      atShare: 0.3,
      from: stage.root.leadingAnchor,
      to: stranger.leadingAnchor
    )
    _ = stage.view.constraint(
      atShare: 0.3,
      from: stage.root.leadingAnchor,
      to: stage.root.rightAnchor
    )
    _ = stage.view.constraint(
      atShare: 0.3,
      from: stage.view.leadingAnchor,
      to: stage.root.trailingAnchor
    )
    #expect(
      stage.issues.map(\.kind) == [
        .noCommonAncestor, .incompatibleAttributes,
        .invalidUse("an item is not placed between edges of its own"),
      ]
    )
    #expect(stage.root.layoutGuides.isEmpty)
  }
}
