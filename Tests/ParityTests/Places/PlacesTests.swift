import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Places in every dialect")
struct PlacesTests {
  /// The four dialects' ways to lay the stage's view below and above the other one.
  private static let ways: [(below: Way, above: Way)] = [
    (
      Way("operators") { stage in
        constrain(stage.view, stage.other) { view, other in
          view.top == other.bottom + 4
          view.leading == other.leading
        }
      },
      Way("") { stage in
        constrain(stage.view, stage.other) { view, other in
          view.bottom == other.top - 4
          view.leading == other.leading
        }
      }
    ),
    (
      Way("maker") { stage in
        stage.view.snp.makeConstraints {
          $0.top.equalTo(stage.other.snp.bottom).offset(4)
          $0.leading.equalTo(stage.other)
        }
      },
      Way("") { stage in
        stage.view.snp.makeConstraints {
          $0.bottom.equalTo(stage.other.snp.top).offset(-4)
          $0.leading.equalTo(stage.other)
        }
      }
    ),
    (
      Way("attributes") { stage in
        stage.view.easy.layout(
          Top(4).to(stage.other, .bottom),
          Leading(0).to(stage.other, .leading)
        )
      },
      Way("") { stage in
        stage.view.easy.layout(
          Bottom(4).to(stage.other, .top),
          Leading(0).to(stage.other, .leading)
        )
      }
    ),
    (
      Way("pinning") { stage in
        stage.view.autoPinEdge(.top, to: .bottom, of: stage.other, withOffset: 4)
        stage.view.autoPinEdge(.leading, to: .leading, of: stage.other)
      },
      Way("") { stage in
        stage.view.autoPinEdge(.bottom, to: .top, of: stage.other, withOffset: -4)
        stage.view.autoPinEdge(.leading, to: .leading, of: stage.other)
      }
    ),
  ]

  @Test("All come to the same places and frames, in both reading directions")
  func parity() {
    for direction in LayoutReadingDirection.allCases {
      for way in Self.ways {
        let stage = ArrangementStage(environment: LayoutEnvironment(layoutDirection: direction))
        let top = stage.other.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 50)
        LayoutConstraint.activate([
          top,
          stage.other.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
          stage.other.widthAnchor.constraint(equalToConstant: 40),
          stage.other.heightAnchor.constraint(equalToConstant: 20),
          stage.view.widthAnchor.constraint(equalToConstant: 60),
          stage.view.heightAnchor.constraint(equalToConstant: 100),
        ])
        let places = LayoutPlaces(for: stage.view)
        #expect(places.add { way.below.body(stage) }, "\(way.below.testDescription)")
        #expect(places.add { way.above.body(stage) }, "\(way.below.testDescription)")
        let x: Double = direction == .leftToRight ? 10 : 330
        // Below from 50 + 20 + 4; above from 200 - 4 - 100, as 324 is beyond 300; and above stays.
        for (height, y, place) in [(50.0, 74.0, 0), (200, 96, 1), (150, 46, 1), (100, 124, 0)] {
          top.constant = height
          let frame = LayoutRect(x: x, y: y, width: 60, height: 100)
          #expect(stage.frame(of: stage.view) == frame, "\(way.below.testDescription)")
          #expect(places.current == place, "\(way.below.testDescription)")
        }
        #expect(stage.issues == [], "\(way.below.testDescription)")
      }
    }
  }

  @Test("A condition of a place is asked again with the surroundings while that is in layout")
  func conditions() {
    let stage = ArrangementStage()
    let places = LayoutPlaces(for: stage.view)
    places.add {
      stage.view.easy.layout(
        Leading(0),
        Top(0),
        Height(20),
        Width(40),
        Width(90).when { $0.isHorizontalRegular }
      )
    }
    #expect(stage.frame(of: stage.view).width == 40)
    stage.root.layoutNode.environment = LayoutEnvironment(horizontalSizeClass: .regular)
    #expect(stage.frame(of: stage.view).width == 90)
    #expect(stage.issues == [])
  }
}
