import ConstraintKernel
import LayoutFormats
import Testing

@Suite("Pictures in text")
struct TextPictureTests {
  private let card = PictureItem(
    name: "card",
    frame: LayoutRect(x: 0, y: 0, width: 320, height: 120),
    children: [
      PictureItem(name: "avatar", frame: LayoutRect(x: 16, y: 16, width: 48, height: 48)),
      PictureItem(name: "name", frame: LayoutRect(x: 80, y: 16, width: 224, height: 20)),
      PictureItem(name: "body", frame: LayoutRect(x: 80, y: 44, width: 224, height: 60)),
    ]
  )

  /// 40 cells for 320 points: 8 points to a column, 16 to a row.
  @Test("A card is drawn with its names in the boxes, cut where they must be")
  func cardPicture() {
    expect(
      TextPicture(columns: 41).text(of: card),
      """
      ┌ card ─────────────────────────────────┐
      │ ┌─────┐ ┌ name ─────────────────────┐ │
      │ │avat…│ └───────────────────────────┘ │
      │ │     │ ┌───────────────────────────┐ │
      │ └─────┘ │                           │ │
      │         │           body            │ │
      │         │                           │ │
      │         └───────────────────────────┘ │
      └───────────────────────────────────────┘

      """
    )
  }

  /// 20 points to 20 columns and 10 rows: one point to a column, two to a row.
  @Test("Edges that meet are joined, and guides are dashed")
  func joints() {
    let item = PictureItem(
      name: "box",
      frame: LayoutRect(x: 0, y: 0, width: 20, height: 8),
      children: [
        PictureItem(name: "a", frame: LayoutRect(x: 0, y: 0, width: 10, height: 8)),
        PictureItem(
          name: "g",
          frame: LayoutRect(x: 12, y: 4, width: 6, height: 4),
          isGuide: true
        ),
      ]
    )
    expect(
      TextPicture(columns: 21).text(of: item),
      """
      ┌ box ────┬─────────┐
      │         │         │
      │    a    │ ┌┄┄┄┄┄┐ │
      │         │ ┆  g  ┆ │
      └─────────┴─┴─────┴─┘

      """
    )
  }

  @Test("A tall root is made as small as the rows ask")
  func tall() {
    let item = PictureItem(name: "", frame: LayoutRect(x: 0, y: 0, width: 100, height: 400))
    expect(
      TextPicture(columns: 80, rows: 3).text(of: item),
      """
      ┌┐
      ││
      └┘

      """
    )
  }

  @Test("What cannot be shown is told below the picture")
  func untold() {
    let item = PictureItem(
      name: "root",
      frame: LayoutRect(x: 0, y: 0, width: 12, height: 4),
      children: [
        PictureItem(name: "dot", frame: LayoutRect(x: 3, y: 2, width: 0, height: 0)),
        PictureItem(name: "far", frame: LayoutRect(x: 13, y: 0, width: 5, height: 2)),
        PictureItem(name: "lost", frame: LayoutRect(x: .nan, y: 0, width: 5, height: 2)),
        PictureItem(name: "wide", frame: LayoutRect(x: 5, y: -2, width: 1e300, height: 4)),
      ]
    )
    expect(
      TextPicture(columns: 13).text(of: item),
      """
      ┌ root ─────┐
      │  · └ wide ┼
      └───────────┘
      No room for the name of: dot.
      Outside the root: far, lost.

      """
    )
  }

  @Test("A root without extent is told in words")
  func empty() {
    let item = PictureItem(name: "root", frame: LayoutRect(x: 0, y: 0, width: 0, height: 0))
    #expect(TextPicture().text(of: item) == "root is x 0, y 0, 0 × 0 and cannot be drawn.\n")
    let lost = PictureItem(name: "r\n", frame: LayoutRect(x: 0, y: 0, width: .nan, height: 1))
    #expect(TextPicture().text(of: lost).hasPrefix("r␣ is"))
  }

  @Test("A line is a box of no height")
  func line() {
    let item = PictureItem(name: "rule", frame: LayoutRect(x: 0, y: 0, width: 100, height: 0))
    #expect(TextPicture(columns: 10).text(of: item) == "╶ rule ──╴\n")
  }

  private func expect(_ text: String, _ expected: String) {
    #expect(text == expected, "\n\(text)")
  }
}
