import AttributeLayout
import AutoPinLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Areas of the superview in every dialect")
struct AreaTests {
  /// The four dialects' ways to lie 8 points inside an area.
  private static func ways(_ area: LayoutArea) -> [Way] {
    [
      Way("operators") { stage in
        constrain(stage.view) { view in
          let inner: LayoutProxy =
            switch area {
            case .safeArea: view.parent.safeArea
            case .margins: view.parent.layoutMarginsGuide
            case .readableContent: view.parent.readableContentGuide
            }
          view.edges == inset(inner.edges, 8)
        }
      },
      Way("maker") { stage in
        stage.view.snp.makeConstraints { $0.directionalEdges.equalToSuperview(area).inset(8) }
      },
      Way("attributes") { stage in
        stage.view.easy.layout(
          Top(8).to(area),
          Leading(8).to(area),
          Trailing(8).to(area),
          Bottom(8).to(area)
        )
      },
      Way("attributes, all at once") { stage in
        stage.view.easy.layout(Edges(8).to(area))
      },
      Way("pinning") { stage in
        let insets = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
        stage.view.autoPinEdges(toSuperviewArea: area, with: insets)
      },
      Way("pinning, edge by edge") { stage in
        for edge in [ALEdge.top, .leading, .bottom, .trailing] {
          stage.view.autoPinEdge(edge, toSuperviewArea: area, withInset: 8)
        }
      },
    ]
  }

  /// 800 × 300, whose safe area begins 40 points below the top, and whose margins are 10 further in.
  private func stage() -> ArrangementStage {
    let stage = ArrangementStage()
    stage.root.frame = LayoutRect(x: 0, y: 0, width: 800, height: 300)
    stage.root.additionalSafeAreaInsets = LayoutInsets(top: 40, left: 0, bottom: 0, right: 0)
    stage.root.layoutMargins = LayoutInsets(top: 10, left: 10, bottom: 10, right: 10)
    return stage
  }

  @Test("All lie inside the area, whichever it is")
  func frames() {
    // Margins add to the safe area: 40 + 10 + 8 below the top. The readable area is 672 wide, in the middle of
    // 780 between the margins: from 10 + 54 on.
    let frames: [LayoutArea: LayoutRect] = [
      .safeArea: LayoutRect(x: 8, y: 48, width: 784, height: 244),
      .margins: LayoutRect(x: 18, y: 58, width: 764, height: 224),
      .readableContent: LayoutRect(x: 72, y: 58, width: 656, height: 224),
    ]
    for area in LayoutArea.allCases {
      for way in Self.ways(area) {
        let stage = stage()
        way.body(stage)
        #expect(stage.frame(of: stage.view) == frames[area], "\(way.testDescription), \(area)")
        #expect(stage.issues == [], "\(way.testDescription), \(area)")
      }
    }
  }

  @Test("Without a superview it is reported, and nothing is made")
  func refused() {
    for way in Self.ways(.safeArea).dropFirst() {
      let stage = stage()
      var kinds: [LayoutIssue.Kind] = []
      stage.view.removeFromSuperview()
      stage.view.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
      way.body(stage)
      #expect(Set(kinds) == [.missingSuperview], "\(way.testDescription)")
      #expect(stage.formulas == [], "\(way.testDescription)")
    }
  }

  @Test("Another item takes the place of an area, and the other way")
  func replaced() {
    let stage = stage()
    let top = Top(8).to(.safeArea)
    stage.view.easy.layout(top, Left(0), Size(20))
    #expect(stage.frame(of: stage.view).minY == 48)
    stage.view.easy.layout(top.to(stage.root, .top))
    #expect(stage.frame(of: stage.view).minY == 8)
    stage.view.easy.layout(top.to(.safeArea))
    #expect(stage.frame(of: stage.view).minY == 48)
    #expect(stage.issues == [])
  }
}
