import AttributeLayout
import Testing

@Suite("The documented example")
struct DocumentedExampleTests {
  @Test("It gives the frames its comments state")
  func example() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    let header = LayoutView()
    let badge = LayoutView()
    root.addSubview(header)
    root.addSubview(badge)

    header.easy.layout(Top(), Left(), Right(), Height(60))
    badge.easy.layout(
      Size(40),
      CenterX(),
      Top(10).to(header),
      Size(80).when { $0.isPad }
    )
    root.layoutIfNeeded()
    #expect(header.frame == rect(0, 0, 320, 60))
    #expect(badge.frame == rect(140, 70, 40, 40))

    root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    root.layoutIfNeeded()
    #expect(badge.frame == rect(120, 70, 80, 80))
  }
}
