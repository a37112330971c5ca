import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Places at a share of the room left, in every dialect")
struct BiasTests {
  /// The four dialects' ways to place the stage's view along an axis of the root.
  private static func ways(_ axis: LayoutAxis, _ share: Double) -> [Way] {
    [
      Way("operators") { stage in
        constrain(stage.view, stage.root) { view, root in
          if axis == .horizontal {
            place(view, at: share, from: root.leading, to: root.trailing)
          } else {
            place(view, at: share, from: root.top, to: root.bottom)
          }
        }
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints { $0.bias(share, along: axis) }
      },
      Way("attributes") { stage in stage.view.easy.layout(Bias(share, along: axis)) },
      Way("pinning") { stage in stage.view.autoSetBias(share, along: axis) },
    ]
  }

  /// The same from the end of the other view to the end of the root.
  private static func waysBetween(_ share: Double) -> [Way] {
    [
      Way("operators") { stage in
        constrain(stage.view, stage.other, stage.root) { view, other, root in
          place(view, at: share, from: other.trailing, to: root.trailing)
        }
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints {
          $0.bias(share, from: stage.other.snp.trailing, to: stage.root.snp.trailing)
        }
      },
      Way("attributes") { stage in
        stage.view.easy.layout(
          Bias(share, from: stage.other, .trailing, to: stage.root, .trailing)
        )
      },
      Way("pinning") { stage in
        stage.view.autoSetBias(
          share,
          fromEdge: .trailing,
          of: stage.other,
          toEdge: .trailing,
          of: stage.root
        )
      },
    ]
  }

  private static func size(_ view: LayoutView, _ width: Double, _ height: Double) {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  @Test("All state the constraints of anchors, and the same frames, in both reading directions")
  func parity() {
    // Of 400 × 300 a view of 100 × 60 leaves 300 and 240.
    for share in [0, 0.3, 0.5, 1] {
      for axis in LayoutAxis.allCases {
        for direction in LayoutReadingDirection.allCases {
          let environment = LayoutEnvironment(layoutDirection: direction)
          let anchors = ArrangementStage(environment: environment)
          Self.size(anchors.view, 100, 60)
          let (view, root) = (anchors.view, anchors.root)
          (axis == .horizontal
            ? view.constraint(atShare: share, from: root.leadingAnchor, to: root.trailingAnchor)
            : view.constraint(atShare: share, from: root.topAnchor, to: root.bottomAnchor))
            .isActive = true
          for way in Self.ways(axis, share) {
            let stage = ArrangementStage(environment: environment)
            Self.size(stage.view, 100, 60)
            way.body(stage)
            #expect(stage.formulas == anchors.formulas, "\(way.testDescription)")
            let frame = stage.frame(of: stage.view)
            let start = axis == .horizontal ? 300 * share : 240 * share
            let isMirrored = direction == .rightToLeft && axis == .horizontal
            #expect(
              (axis == .horizontal ? frame.minX : frame.minY) == (isMirrored ? 300 - start : start),
              "\(way.testDescription) \(share) \(axis) \(direction)"
            )
            #expect(stage.issues == [], "\(way.testDescription)")
          }
        }
      }
    }
  }

  @Test("Between two others all state the same")
  func between() {
    for way in Self.waysBetween(0.25) {
      let stage = ArrangementStage()
      Self.size(stage.view, 100, 60)
      Self.size(stage.other, 40, 40)
      stage.other.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20)
        .isActive = true
      way.body(stage)
      // From 60 to 400 are 340, less 100 are 240: 60 + 0.25 · 240.
      #expect(stage.frame(of: stage.view).minX == 120, "\(way.testDescription)")
      #expect(stage.issues == [], "\(way.testDescription)")
      let anchors = ArrangementStage()
      Self.size(anchors.view, 100, 60)
      Self.size(anchors.other, 40, 40)
      anchors.other.leadingAnchor.constraint(equalTo: anchors.root.leadingAnchor, constant: 20)
        .isActive = true
      let place = anchors.view.constraint(
        atShare: 0.25,
        from: anchors.other.trailingAnchor,
        to: anchors.root.trailingAnchor
      )
      place.isActive = true
      #expect(stage.formulas == anchors.formulas, "\(way.testDescription)")
    }
  }

  @Test("An offset of an end in the operators moves that end")
  func offset() {
    let stage = ArrangementStage()
    Self.size(stage.view, 100, 60)
    constrain(stage.view, stage.root) { view, root in
      place(view, at: 0.25, from: root.leading + 20, to: root.trailing - 40)
    }
    // From 20 to 360 are 340, less 100 are 240: 20 + 0.25 · 240.
    #expect(stage.frame(of: stage.view).minX == 80)
    #expect(stage.issues == [])
  }

  @Test("A share that is none is reported once, and nothing is made")
  func refused() {
    let share = LayoutIssue.Kind.invalidUse("a share of the room left is from 0 to 1")
    for way in Self.ways(.horizontal, 1.5) {
      let stage = ArrangementStage()
      way.body(stage)
      #expect(stage.kinds == [share], "\(way.testDescription)")
      #expect(stage.issues.first?.items == ["view"], "\(way.testDescription)")
      #expect(stage.formulas == [], "\(way.testDescription)")
    }
  }

  @Test("Each dialect takes its place away as one, and no guide is left")
  func removed() {
    let takings: [Way] = [
      Way("operators") { stage in
        constrain(
          clear: constrain(stage.view, stage.root) { view, root in
            place(view, at: 0.3, from: root.top, to: root.bottom)
          }
        )
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints { $0.bias(0.3, along: .vertical) }
        stage.view.snp.removeConstraints()
      },
      Way("maker, by its handle") { stage in
        var place: Constraint?
        stage.view.snp.makeConstraints { place = $0.bias(0.3, along: .vertical).constraint }
        place?.deactivate()
      },
      Way("attributes") { stage in
        stage.view.easy.layout(Bias(0.3, along: .vertical))
        stage.view.easy.clear()
      },
      Way("attributes, pushed out") { stage in
        stage.view.easy.layout(Bias(0.3, along: .vertical))
        stage.view.easy.layout(Top(4))
        stage.view.easy.clear()
      },
      Way("attributes, under a condition") { stage in
        var isWanted = true
        stage.view.easy.layout(Bias(0.3, along: .vertical).when { isWanted })
        isWanted = false
        stage.view.easy.reload()
        #expect(stage.formulas == [])
        stage.view.easy.clear()
      },
      Way("pinning") { stage in
        stage.view.autoSetBias(0.3, along: .vertical).autoRemove()
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
}
