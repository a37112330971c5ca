import ConstraintKernel
import LayoutFormats
import Testing

@Suite("Trees in text")
struct TextTreeTests {
  @Test("Each item has one line, indented below its parent, with its frame in columns")
  func tree() {
    let card = Picture(items: [
      PictureItem(name: "card", frame: LayoutRect(x: 0, y: 0, width: 320, height: 120)),
      PictureItem(name: "avatar", frame: LayoutRect(x: 16, y: 16, width: 48, height: 48), depth: 1),
      PictureItem(
        name: "badge",
        frame: LayoutRect(x: -4, y: 40.5, width: 1.0 / 3, height: 8),
        depth: 2
      ),
      PictureItem(
        name: "column",
        frame: LayoutRect(x: 80, y: -0.0, width: 240, height: 120),
        depth: 1,
        isGuide: true
      ),
    ])
    #expect(
      card.tree() == """
        item                x     y   width  height
        card                0     0     320     120
        ├─ avatar          16    16      48      48
        │  └─ badge        -4  40.5  0.3333       8
        └─ column (guide)  80     0     240     120

        """
    )
  }
}
