import AttributeLayout
import Testing

@Suite("Frames from attributes")
struct FrameTests {
  @Test("A header, a body below it and a badge in its corner")
  func screen() {
    let bench = Bench()
    let badge = LayoutView()
    bench.other.addSubview(badge)
    bench.other.easy.layout(Top(), Left(), Right(), Height(60))
    bench.view.easy.layout(Top(10).to(bench.other), Left(20), Right(20), Bottom(30))
    badge.easy.layout(Size(16), Top(4), Trailing(8))
    bench.root.layoutIfNeeded()
    #expect(bench.other.frame == rect(0, 0, 400, 60))
    #expect(bench.view.frame == rect(20, 70, 360, 200))
    #expect(badge.frame == rect(376, 4, 16, 16))
    bench.root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    bench.root.layoutIfNeeded()
    #expect(badge.frame == rect(8, 4, 16, 16))
  }

  @Test("A size that follows the surroundings by itself")
  func adaptive() {
    let bench = Bench()
    bench.view.easy.layout(
      Center(),
      Size(100),
      Size(200).when { $0.isPad },
      Height(*0.5).like(bench.root).when { $0.isVerticalCompact }
    )
    bench.root.layoutIfNeeded()
    #expect(bench.view.frame == rect(150, 100, 100, 100))
    bench.root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    bench.root.layoutIfNeeded()
    #expect(bench.view.frame == rect(100, 50, 200, 200))
    bench.root.layoutNode.environment = LayoutEnvironment(idiom: .pad, verticalSizeClass: .compact)
    bench.root.layoutIfNeeded()
    #expect(bench.view.frame == rect(100, 75, 200, 150))
    bench.root.layoutNode.environment = nil
    bench.root.layoutIfNeeded()
    #expect(bench.view.frame == rect(150, 100, 100, 100))
  }

  @Test("A safe area is kept clear on all sides")
  func safeArea() {
    let bench = Bench()
    bench.root.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 0, bottom: 20, right: 0)
    let area = bench.root.safeAreaLayoutGuide
    bench.view.easy.layout(Top(1).to(area), Bottom(2).to(area), Left().to(area), Right().to(area))
    bench.root.layoutIfNeeded()
    #expect(bench.view.frame == rect(0, 45, 400, 233))
  }

  @Test("Inequalities and priorities decide together")
  func bounds() {
    let bench = Bench()
    bench.view.easy.layout(
      Left(20),
      Top(),
      Height(10),
      Width(<=120),
      Width(*0.5).like(bench.root).with(.high)
    )
    bench.root.layoutIfNeeded()
    #expect(bench.view.frame == rect(20, 0, 120, 10))
    bench.root.frame = rect(0, 0, 200, 300)
    bench.root.layoutIfNeeded()
    #expect(bench.view.frame == rect(20, 0, 100, 10))
  }

  @Test("Margins tie margin to margin")
  func margins() {
    let bench = Bench()
    bench.root.layoutMargins = LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)
    bench.view.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    bench.view.easy.layout(Margins())
    bench.root.layoutIfNeeded()
    #expect(bench.view.frame == rect(18, 9, 400 - 18 - 36, 300 - 9 - 27))
  }
}
