import ConstraintKernel
import Testing

@Suite("Chains")
struct ChainTests {
  /// A root of 400 × 300 with views of these widths; nil for one that gets its width from elsewhere.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 30, y: 20, width: 400, height: 300))
    let views: [LayoutView]
    var issues: [LayoutIssue] = []

    init(_ widths: [Double?], _ direction: LayoutReadingDirection = .leftToRight) {
      views = widths.map { _ in LayoutView() }
      root.layoutName = "root"
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
      for (index, (view, width)) in zip(views, widths).enumerated() {
        view.layoutName = "view\(index)"
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      }
    }

    func chain(
      _ style: LayoutChainStyle,
      spacing: Double = 0,
      weights: [Double] = []
    ) -> [LayoutConstraint] {
      LayoutConstraint.constraints(
        chaining: views,
        style,
        from: root.leadingAnchor,
        to: root.trailingAnchor,
        spacing: spacing,
        weights: weights
      )
    }

    /// Where each view begins, of those that are not gone.
    func starts() -> [Double] {
      root.layoutIfNeeded()
      return views.filter { !$0.isGone }.map(\.frame.minX)
    }

    func widths() -> [Double] {
      root.layoutIfNeeded()
      return views.filter { !$0.isGone }.map(\.frame.width)
    }
  }

  /// Three views of 40, 100 and 60 in 400: 200 are left.
  private static let widths: [Double?] = [40, 100, 60]

  private typealias Example = (style: LayoutChainStyle, spacing: Double, starts: [Double])

  private static let examples: [Example] = [
    // Four gaps of 50.
    (.spread, 0, [50, 140, 290]),
    // Beside 10 twice, four gaps of 45: 45, 45 + 40 + 10 + 45, 140 + 100 + 10 + 45.
    (.spread, 10, [45, 140, 295]),
    // Two gaps of 100.
    (.spreadInside, 0, [0, 140, 340]),
    (.spreadInside, 10, [0, 140, 340]),
    // 200 at 50 percent, 200 at 25, and 180 at 50 with 10 between.
    (.packed(), 0, [100, 140, 240]),
    (.packed(bias: 0.25), 0, [50, 90, 190]),
    (.packed(), 10, [90, 140, 250]),
    (.packed(bias: 0), 10, [0, 50, 160]),
    (.packed(bias: 1), 10, [180, 230, 340]),
  ]

  @Test("Styles share the room out as they say, mirrored where reading is")
  func styles() {
    for (style, spacing, starts) in Self.examples {
      for direction in LayoutReadingDirection.allCases {
        let stage = Stage(Self.widths, direction)
        LayoutConstraint.activate(stage.chain(style, spacing: spacing))
        let mirrored = zip(starts, [40.0, 100, 60]).map { 400 - $0 - $1 }
        let expected = direction == .leftToRight ? starts : mirrored
        #expect(stage.starts() == expected, "\(style) \(spacing) \(direction)")
        #expect(!stage.views.contains { $0.hasAmbiguousLayout }, "\(style) \(spacing)")
        #expect(stage.issues == [])
      }
    }
  }

  @Test("What is gone drops out with its gap and its spacing, and back again all is as before")
  func gone() {
    let examples: [(LayoutChainStyle, Double, gone: [Int], starts: [Double])] = [
      // 300 are left of 400, three gaps of 100; without the first 240, three gaps of 80.
      (.spread, 0, [1], [100, 240]),
      (.spread, 0, [0], [80, 260]),
      // 290 beside one 10, without the first 230.
      (.packed(), 10, [1], [145, 195]),
      (.packed(), 10, [0], [115, 225]),
      (.packed(), 10, [2], [125, 175]),
      (.packed(), 10, [0, 2], [150]),
      // One gap is left, or none.
      (.spreadInside, 0, [1], [0, 340]),
      (.spreadInside, 10, [0], [0, 340]),
      (.spreadInside, 10, [2], [0, 300]),
      (.spreadInside, 0, [0, 2], [0]),
      (.spreadInside, 10, [0, 1], [0]),
    ]
    for (style, spacing, gone, starts) in examples {
      let stage = Stage(Self.widths)
      LayoutConstraint.activate(stage.chain(style, spacing: spacing))
      let before = stage.starts()
      for index in gone { stage.views[index].isGone = true }
      #expect(stage.starts() == starts, "\(style) \(spacing) without \(gone)")
      for index in gone { stage.views[index].isGone = false }
      #expect(stage.starts() == before, "\(style) \(spacing) without \(gone)")
      #expect(stage.issues == [])
    }
  }

  @Test("Gone before it is chained is the same as gone behind")
  func goneBefore() {
    let stage = Stage(Self.widths)
    stage.views[1].isGone = true
    LayoutConstraint.activate(stage.chain(.spread))
    #expect(stage.starts() == [100, 240])
  }

  @Test("Weights share the room that is left in proportion, whatever the style")
  func weights() {
    let examples: [(Double, gone: [Int], starts: [Double], widths: [Double])] = [
      // 300 beside the 100: 75 for each; beside 10 twice 280, 70 for each.
      (0, [], [0, 75, 175], [75, 100, 225]),
      (10, [], [0, 80, 190], [70, 100, 210]),
      // Without the last 290 beside one 10, and so without the first.
      (10, [2], [0, 300], [290, 100]),
      (10, [0], [0, 110], [100, 290]),
    ]
    for style in [LayoutChainStyle.spread, .spreadInside, .packed()] {
      for (spacing, gone, starts, widths) in examples {
        let stage = Stage([nil, 100, nil])
        LayoutConstraint.activate(stage.chain(style, spacing: spacing, weights: [1, 0, 3]))
        for index in gone { stage.views[index].isGone = true }
        #expect(stage.starts() == starts, "\(spacing) without \(gone)")
        #expect(stage.widths() == widths, "\(spacing) without \(gone)")
        #expect(stage.issues == [])
      }
    }
  }

  @Test("Equal weights and a spacing are columns of one width")
  func columns() {
    let stage = Stage([nil, nil, nil])
    LayoutConstraint.activate(stage.chain(.spread, spacing: 20, weights: [1, 1, 1]))
    // 400 - 2 · 20 = 360.
    #expect(stage.widths() == [120, 120, 120])
    #expect(stage.starts() == [0, 140, 280])
  }

  @Test("A chain of one is a place at its bias")
  func single() {
    for (style, share) in [
      (LayoutChainStyle.spread, 0.5), (.spreadInside, 0.5), (.packed(), 0.5),
      (.packed(bias: 0.25), 0.25),
    ] {
      let stage = Stage([100])
      let chain = stage.chain(style)
      let place = stage.views[0].constraint(
        atShare: share,
        from: stage.root.leadingAnchor,
        to: stage.root.trailingAnchor
      )
      LayoutConstraint.activate(chain)
      #expect(chain.count == 1)
      #expect(chain[0].firstAttribute == place.firstAttribute)
      #expect(stage.starts() == [300 * share], "\(style)")
    }
  }

  @Test("Down it is the same")
  func down() {
    let stage = Stage([])
    let views = [LayoutView(), LayoutView()]
    for view in views {
      stage.root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        chaining: views,
        from: stage.root.topAnchor,
        to: stage.root.bottomAnchor
      )
    )
    stage.root.layoutIfNeeded()
    // 300 - 120 = 180, three gaps of 60.
    #expect(views.map(\.frame.minY) == [60, 180])
  }

  @Test("A hundred items cost no more rows than gaps of one length written by hand, and a tenth")
  func cost() {
    // By hand: 101 gaps with two ends each, all as long as the first.
    let byHand = 101 * 2 + 100
    for style in [LayoutChainStyle.spread, .spreadInside, .packed()] {
      let stage = Stage([Double?](repeating: 2, count: 100))
      let before = stage.root.constraints.count
      LayoutConstraint.activate(stage.chain(style))
      #expect(stage.root.constraints.count - before <= byHand * 11 / 10, "\(style)")
      _ = stage.starts()
      #expect(stage.issues == [])
    }
  }

  @Test("Taken out and let go of, nothing of it is left")
  func removed() {
    for weights in [[], [1.0, 2, 3]] {
      for style in [LayoutChainStyle.spread, .spreadInside, .packed(bias: 0.3)] {
        let stage = Stage([nil, nil, nil])
        let before = stage.root.constraints.count
        do {
          let chain = stage.chain(style, weights: weights)
          LayoutConstraint.activate(chain)
          _ = stage.starts()
          LayoutConstraint.deactivate(chain)
          #expect(stage.root.constraints.count == before)
        }
        #expect(stage.root.constraints.count == before)
        #expect(stage.root.layoutGuides.isEmpty)
        #expect(stage.issues == [])
      }
    }
  }

  @Test("What cannot be meant is reported with its line, and nothing is made")
  func refused() {
    let stage = Stage(Self.widths)
    func chain(
      _ items: [any LayoutItem],
      _ style: LayoutChainStyle = .spread,
      spacing: Double = 0,
      weights: [Double] = [],
      line: UInt = #line
    ) -> [LayoutConstraint] {
      LayoutConstraint.constraints(
        chaining: items,
        style,
        from: stage.root.leadingAnchor,
        to: stage.root.trailingAnchor,
        spacing: spacing,
        weights: weights,
        line: line
      )
    }
    let (one, two) = (stage.views[0], stage.views[1])
    let line: UInt = #line + 1
    #expect(chain([one, one], line: line).isEmpty)
    #expect(stage.issues.first?.source?.line == line)
    #expect(stage.issues.first?.items == ["view0"])
    #expect(chain([]).isEmpty)
    #expect(chain([one, stage.root]).isEmpty)
    #expect(chain([one, two], spacing: .infinity).isEmpty)
    #expect(chain([one, two], weights: [1, -1]).isEmpty)
    #expect(chain([one, two], weights: [1]).isEmpty)
    #expect(chain([one, two], weights: [1, 1e-13]).isEmpty)
    #expect(chain([one, two], .packed(bias: 2)).isEmpty)
    #expect(chain([one, LayoutView()]).isEmpty)
    #expect(
      stage.issues.map(\.kind) == [
        .invalidUse("an item stands once in a chain"),
        .invalidUse("a chain has one item or more"),
        .invalidUse("a chain does not end at an item of its own"),
        .notFinite(.infinity),
        .invalidUse("a weight is not negative"),
        .invalidUse("a chain with weights has one for each item"),
        .multiplierOutOfRange(1e-13),
        .invalidUse("a share of the room left is from 0 to 1"),
        .noCommonAncestor,
      ]
    )
    #expect(stage.root.layoutGuides.isEmpty)
  }
}
