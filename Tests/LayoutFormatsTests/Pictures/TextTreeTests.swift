import ConstraintKernel
import LayoutFormats
import Testing

@Suite("Trees in text")
struct TextTreeTests {
  @Test("Each item has one line, indented below its parent, with its frame in columns")
  func tree() {
    let card = PictureItem(
      name: "card",
      frame: LayoutRect(x: 0, y: 0, width: 320, height: 120),
      children: [
        PictureItem(
          name: "avatar",
          frame: LayoutRect(x: 16, y: 16, width: 48, height: 48),
          children: [
            PictureItem(name: "badge", frame: LayoutRect(x: -4, y: 40.5, width: 1.0 / 3, height: 8))
          ]
        ),
        PictureItem(
          name: "column",
          frame: LayoutRect(x: 80, y: -0.0, width: 240, height: 120),
          isGuide: true
        ),
      ]
    )
    #expect(
      TextTree().text(of: card) == """
        item                x     y   width  height
        card                0     0     320     120
        ├─ avatar          16    16      48      48
        │  └─ badge        -4  40.5  0.3333       8
        └─ column (guide)  80     0     240     120

        """
    )
  }
}
