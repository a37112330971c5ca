import ConstraintKernel
import LayoutFormats
import Testing

@Suite("Pictures in text")
struct TextPictureTests {
  /// Boxes of which all but the first lie in the first.
  private func picture(_ boxes: PictureItem...) -> Picture {
    Picture(
      items: boxes.enumerated().map { index, box in
        var box = box
        box.depth = min(index, 1)
        return box
      }
    )
  }

  private func box(
    _ name: String,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> PictureItem {
    PictureItem(name: name, frame: LayoutRect(x: x, y: y, width: width, height: height))
  }

  /// 40 cells for 320 points: 8 points to a column, 16 to a row.
  @Test("A card is drawn with its names in the boxes, cut where they must be")
  func cardPicture() {
    let card = picture(
      box("card", 0, 0, 320, 120),
      box("avatar", 16, 16, 48, 48),
      box("name", 80, 16, 224, 20),
      box("body", 80, 44, 224, 60)
    )
    expect(
      card.text(columns: 41),
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
    var guide = box("g", 12, 4, 6, 4)
    guide.isGuide = true
    let item = picture(box("box", 0, 0, 20, 8), box("a", 0, 0, 10, 8), guide)
    expect(
      item.text(columns: 21),
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
    let item = picture(box("", 0, 0, 100, 400))
    expect(
      item.text(columns: 80, rows: 3),
      """
      ┌┐
      ││
      └┘

      """
    )
  }

  @Test("What cannot be shown is reported below the picture")
  func untold() {
    let item = picture(
      box("root", 0, 0, 12, 4),
      box("dot", 3, 2, 0, 0),
      box("far", 13, 0, 5, 2),
      box("lost", .nan, 0, 5, 2),
      box("wide", 5, -2, 1e300, 4)
    )
    expect(
      item.text(columns: 13),
      """
      ┌ root ─────┐
      │  · └ wide ┼
      └───────────┘
      No room for the name of: dot.
      Outside the root: far, lost.

      """
    )
  }

  @Test("A root without extent is reported in words")
  func empty() {
    let item = picture(box("root", 0, 0, 0, 0))
    #expect(item.text() == "root is x 0, y 0, 0 × 0 and cannot be drawn.\n")
    let lost = picture(box("r\n", 0, 0, .nan, 1))
    #expect(lost.text().hasPrefix("r␣ is"))
  }

  @Test("A line is a box of no height")
  func line() {
    let item = picture(box("rule", 0, 0, 100, 0))
    #expect(item.text(columns: 10) == "╶ rule ──╴\n")
  }

  /// One point to a column, two to a row.
  @Test("Wide names take two cells a character, notes stand behind names and below")
  func wide() {
    var marked = box("b", 12, 2, 8, 4)
    marked.notes = [1]
    let plain = picture(box("root", 0, 0, 20, 8), box("漢字", 1, 2, 8, 4), marked)
    let noted = Picture(items: plain.items, notes: [PictureNote(.conflict, "b is both")])
    expect(
      noted.text(columns: 21),
      """
      ┌ root ─────────────┐
      │┌───────┐  ┌───────┤
      ││ 漢字  │  │ b [1] │
      │└───────┘  └───────┤
      └───────────────────┘

      [1] conflict: b is both

      """
    )
  }

  @Test("Text stands in its lines, at the end where it is read from there")
  func lines() {
    var start = box("label", 0, 0, 20, 8)
    start.lines = [line("one two", 0), line("three", 0)]
    expect(
      picture(start).text(columns: 21),
      """
      ┌───────────────────┐
      │one two            │
      │three              │
      │                   │
      └───────────────────┘

      """
    )
    start.lines = [line("one", 17)]
    expect(
      picture(start).text(columns: 21),
      """
      ┌───────────────────┐
      │                one│
      │                   │
      │                   │
      └───────────────────┘

      """
    )
  }

  private func line(_ text: String, _ x: Double) -> PictureLine {
    PictureLine(text: text, origin: LayoutPoint(x: x, y: 2), width: 3, size: 1)
  }

  private func expect(_ text: String, _ expected: String) {
    #expect(text == expected, "\n\(text)")
  }
}
