import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Chains in every dialect")
struct ChainTests {
  private struct Wish: Sendable {
    var style = LayoutChainStyle.spread
    var spacing = 0.0
    var weights: [Double] = []
    var lead = 0.0
    var tail = 0.0
  }

  /// The four dialects' ways to chain the stage's two views along the root.
  private static func ways(_ axis: LayoutAxis, _ wish: Wish) -> [Way] {
    let (style, spacing, weights) = (wish.style, wish.spacing, wish.weights)
    let (lead, tail) = (wish.lead, wish.tail)
    return [
      Way("operators") { stage in
        constrain(stage.view, stage.other, stage.root) { view, other, root in
          let items = [view, other]
          if axis == .horizontal {
            let (from, to) = (root.leading + wish.lead, root.trailing - wish.tail)
            chain(items, style, from: from, to: to, spacing: spacing, weights: weights)
          } else {
            let (from, to) = (root.top + wish.lead, root.bottom - wish.tail)
            chain(items, style, from: from, to: to, spacing: spacing, weights: weights)
          }
        }
      },
      Way("maker") { stage in
        [stage.view, stage.other].snp
          .chain(style, along: axis, spacing: spacing, weights: weights, lead: lead, tail: tail)
      },
      Way("attributes") { stage in
        [stage.view, stage.other].easy
          .layout(
            Chain(style, along: axis, spacing: spacing, weights: weights, lead: lead, tail: tail)
          )
      },
      Way("pinning") { stage in
        [stage.view, stage.other]
          .autoChain(style, along: axis, spacing: spacing, weights: weights, lead: lead, tail: tail)
      },
    ]
  }

  private static func chained(_ stage: ArrangementStage, _ axis: LayoutAxis, _ wish: Wish) {
    let (root, items) = (stage.root, [stage.view, stage.other])
    let (style, spacing, weights) = (wish.style, wish.spacing, wish.weights)
    let (lead, tail) = (wish.lead, wish.tail)
    LayoutConstraint.activate(
      axis == .horizontal
        ? LayoutConstraint.constraints(
          chaining: items,
          style,
          from: root.leadingAnchor,
          to: root.trailingAnchor,
          spacing: spacing,
          weights: weights,
          lead: lead,
          tail: tail
        )
        : LayoutConstraint.constraints(
          chaining: items,
          style,
          from: root.topAnchor,
          to: root.bottomAnchor,
          spacing: spacing,
          weights: weights,
          lead: lead,
          tail: tail
        )
    )
  }

  @Test("All state the constraints of anchors, and the same frames, in both reading directions")
  func parity() {
    let wishes = [
      Wish(), Wish(style: .spreadInside), Wish(style: .packed(bias: 0.25), spacing: 10),
      Wish(spacing: 10, weights: [1, 2]), Wish(style: .spreadInside, lead: 10, tail: 30),
      Wish(weights: [1, 2], lead: 10, tail: 30),
    ]
    for wish in wishes {
      for axis in LayoutAxis.allCases {
        for direction in LayoutReadingDirection.allCases {
          let environment = LayoutEnvironment(layoutDirection: direction)
          func stage() -> ArrangementStage {
            let stage = ArrangementStage(environment: environment)
            if !wish.weights.isEmpty { return stage }
            for view in [stage.view, stage.other] {
              view.widthAnchor.constraint(equalToConstant: 50).isActive = true
              view.heightAnchor.constraint(equalToConstant: 30).isActive = true
            }
            return stage
          }
          let anchors = stage()
          Self.chained(anchors, axis, wish)
          let frames = [anchors.view, anchors.other].map { anchors.frame(of: $0) }
          for way in Self.ways(axis, wish) {
            let own = stage()
            way.body(own)
            #expect(own.formulas == anchors.formulas, "\(way.testDescription) \(wish)")
            #expect([own.view, own.other].map { own.frame(of: $0) } == frames)
            #expect(own.issues == [], "\(way.testDescription) \(wish)")
          }
        }
      }
    }
  }

  @Test("A lead and a tail stay free at both ends, in reading direction")
  func leadAndTail() {
    for way in Self.ways(.horizontal, Wish(style: .spreadInside, lead: 10, tail: 30)) {
      for direction in LayoutReadingDirection.allCases {
        let stage = ArrangementStage(environment: LayoutEnvironment(layoutDirection: direction))
        for view in [stage.view, stage.other] {
          view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        }
        way.body(stage)
        // In 400: the first begins at 10, the second ends at 370.
        let begin = direction == .leftToRight ? [10.0, 320] : [340, 30]
        let found = [stage.view, stage.other].map { stage.frame(of: $0).minX }
        #expect(found == begin, "\(way.testDescription)")
      }
    }
  }

  /// The four dialects' ways to chain the other view behind the first one, up to the end of the root.
  private static let waysBehind: [Way] = [
    Way("operators") { stage in
      constrain(stage.view, stage.other, stage.root) { view, other, root in
        chain([other], .packed(bias: 0.25), from: view.trailing, to: root.trailing)
      }
    },
    Way("maker") { stage in
      [stage.other].snp
        .chain(.packed(bias: 0.25), from: stage.view.snp.trailing, to: stage.root.snp.trailing)
    },
    Way("attributes") { stage in
      [stage.other].easy.layout(
        Chain(.packed(bias: 0.25), from: stage.view, .trailing, to: stage.root, .trailing)
      )
    },
    Way("pinning") { stage in
      [stage.other].autoChain(
        .packed(bias: 0.25),
        fromEdge: .trailing,
        of: stage.view,
        toEdge: .trailing,
        of: stage.root
      )
    },
    Way("pinning, items of several types") { stage in
      let items: [any LayoutItem] = [stage.other]
      items.autoChain(
        .packed(bias: 0.25),
        fromEdge: .trailing,
        of: stage.view,
        toEdge: .trailing,
        of: stage.root
      )
    },
  ]

  @Test("Between two positions all lay out the same")
  func between() {
    for way in Self.waysBehind {
      let stage = ArrangementStage()
      for view in [stage.view, stage.other] {
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      }
      stage.view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
      way.body(stage)
      // From 100 to 400 are 300, less 100 are 200: 100 + 0.25 · 200.
      #expect(stage.frame(of: stage.other).minX == 150, "\(way.testDescription)")
      #expect(stage.issues == [], "\(way.testDescription)")
    }
  }

  @Test("A weight that is negative is reported once, and nothing is made")
  func refused() {
    for way in Self.ways(.horizontal, Wish(weights: [1, -1])) {
      let stage = ArrangementStage()
      way.body(stage)
      #expect(stage.kinds == [.invalidUse("a weight is not negative")], "\(way.testDescription)")
      #expect(stage.issues.first?.items == ["view"], "\(way.testDescription)")
      #expect(stage.formulas == [], "\(way.testDescription)")
    }
  }

  @Test("Each dialect takes its chain away as one, and no guide is left")
  func removed() {
    let takings: [Way] = [
      Way("operators") { stage in
        constrain(
          clear: constrain(stage.view, stage.other, stage.root) { view, other, root in
            chain([view, other], from: root.leading, to: root.trailing)
          }
        )
      },
      Way("maker") { stage in
        let items = [stage.view, stage.other]
        items.snp.chain(.packed(), along: .horizontal)
        items.snp.removeConstraints()
      },
      Way("maker, by its handles") { stage in
        let made = [stage.view, stage.other].snp.chain(along: .vertical)
        for handle in made { handle.deactivate() }
        #expect(made.count == 2)
      },
      Way("attributes") { stage in
        let items = [stage.view, stage.other]
        items.easy.layout(Chain(along: .horizontal))
        items.easy.clear()
      },
      Way("attributes, under a condition") { stage in
        var isWanted = true
        let items = [stage.view, stage.other]
        items.easy.layout(Chain(along: .horizontal).when { isWanted })
        isWanted = false
        for item in items { item.easy.reload() }
        #expect(stage.formulas == [])
        items.easy.clear()
      },
      Way("pinning") { stage in
        [stage.view, stage.other].autoChain(along: .horizontal).autoRemoveConstraints()
      },
    ]
    for way in takings {
      let stage = ArrangementStage()
      way.body(stage)
      #expect(stage.formulas == [], "\(way.testDescription)")
      #expect(stage.root.layoutGuides.isEmpty, "\(way.testDescription)")
      #expect(stage.issues == [], "\(way.testDescription)")
    }
  }

  @Test("A chain of attributes comes and goes with the surroundings, and leaves nothing")
  func surroundings() {
    let stage = ArrangementStage()
    for view in [stage.view, stage.other] {
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let before = stage.formulas
    let items = [stage.view, stage.other]
    items.easy.layout(
      Chain(.spreadInside, along: .horizontal).when { $0.isHorizontalCompact }
    )
    #expect(stage.formulas == before)
    for _ in 0..<2 {
      stage.root.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: .compact)
      // In 400: the second of 50 ends with the room.
      #expect(stage.frame(of: stage.other).minX == 350)
      stage.root.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: .regular)
      stage.root.layoutIfNeeded()
      #expect(stage.formulas == before)
    }
    items.easy.clear()
    #expect(stage.root.layoutGuides.isEmpty)
    #expect(stage.issues == [])
  }

  @Test("A chain of attributes that one line lays out anew takes the place of the one before")
  func again() {
    let stage = ArrangementStage()
    let items = [stage.view, stage.other]
    for weights in [[1.0, 3], [3, 1]] {
      items.easy.layout(Chain(along: .horizontal, weights: weights))
      // In 400: a quarter are 100.
      #expect(stage.frame(of: stage.view).width == 100 * weights[0])
      #expect(stage.frame(of: stage.other).width == 100 * weights[1])
      #expect(stage.root.layoutGuides.count == 1)
    }
    items.easy.clear()
    #expect(stage.formulas == [])
    #expect(stage.root.layoutGuides.isEmpty)
    #expect(stage.issues == [])
  }

  @Test("A view that leaves its superview and comes back has its place in a chain of attributes")
  func backInTheTree() {
    for leaver in 0..<2 {
      let stage = ArrangementStage()
      let items = [stage.view, stage.other]
      for view in items { view.easy.layout(Width(50)) }
      items.easy.layout(Chain(along: .horizontal))
      // In 400: three gaps of 100.
      let places = [100.0, 250]
      #expect(items.map { stage.frame(of: $0).minX } == places)
      for _ in 0..<2 {
        items[leaver].removeFromSuperview()
        stage.root.layoutIfNeeded()
        stage.root.addSubview(items[leaver])
        #expect(items.map { stage.frame(of: $0).minX } == places)
      }
      items.easy.clear()
      #expect(stage.root.layoutGuides.isEmpty)
      #expect(stage.issues == [])
    }
  }
}
