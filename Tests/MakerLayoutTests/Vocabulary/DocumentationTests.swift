import MakerLayout
import Testing

@Suite("Examples of the documentation")
struct DocumentationTests {
  @Test("The module's example gives the frames it prints")
  func moduleExample() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    let card = LayoutView()
    root.addSubview(card)

    var top: Constraint?
    card.snp.makeConstraints { make in
      top = make.top.equalToSuperview().inset(20).constraint
      make.left.right.equalToSuperview().inset(16)
      make.height.equalTo(card.snp.width).dividedBy(2)
    }
    root.layoutIfNeeded()
    #expect(card.frame == rect(16, 20, 288, 144))

    top?.update(offset: 40)
    root.layoutIfNeeded()
    #expect(card.frame == rect(16, 40, 288, 144))
  }
}
