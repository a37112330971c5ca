import Testing

@testable import ConstraintKernel

/// Expected widths are those of Unicode's `EastAsianWidth.txt`: W and F are two cells.
@Suite("Cells of characters")
struct CellWidthTests {
  @Test(
    "A character takes one cell, a wide one two, one without a width none",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{3b1}", 1), ("\u{5d0}", 1), ("½", 1), ("\t", 1),
      ("漢", 2), ("あ", 2), ("カ", 2), ("한", 2), ("\u{1100}\u{1161}", 2), ("、", 2), ("Ａ", 2),
      ("￥", 2), ("\u{3000}", 2), ("\u{20000}", 2), ("ｱ", 1), ("\u{303F}", 1), ("\u{FFE8}", 1),
      ("😀", 2), ("👩‍👩‍👧", 2), ("🇯🇵", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2),
      ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{301}", 0), ("\u{20DD}", 0),
    ] as [(Character, Int)]
  )
  func width(character: Character, cells: Int) {
    #expect(character.cellWidth == cells)
  }

  /// Text, cells per line, expected lines, expected cells of the longest line.
  private static let cases: [(String, Int, Int, Int)] = [
    ("漢字", 10, 1, 4),
    ("漢字 ab", 7, 1, 7),
    ("漢字 ab", 6, 2, 4),
    // Two ideographs and half of a third do not fit: the third begins a line.
    ("漢字漢字漢", 5, 3, 4),
    ("a漢字", 2, 3, 2),
    ("漢字", 1, 2, 2),
    ("a\u{200B}b", 2, 1, 2),
    // What has no width never begins a line.
    ("ab\u{200B}", 1, 2, 1),
    ("\u{200B}", 3, 1, 0),
  ]

  @Test("Lines are counted in cells, and no character is cut", arguments: cases)
  func wrapping(text: String, columns: Int, lines: Int, longest: Int) {
    let measured = MonospacedTextMeasurer()
      .measure(
        text,
        width: Double(columns) * 8,
        maximumLines: 0,
        lineBreakMode: .byTruncatingTail,
        scale: 1
      )
    #expect(measured.numberOfLines == lines)
    #expect(measured.size == LayoutSize(width: Double(longest) * 8, height: Double(lines) * 20))
  }

  @Test("Type too large to be added up measures nothing", arguments: [1e300, 1e5, -1, .nan])
  func largeType(scale: Double) {
    let measurer = MonospacedTextMeasurer()
    #expect(
      measurer.measure(
        "a",
        width: 10,
        maximumLines: 0,
        lineBreakMode: .byTruncatingTail,
        scale: scale
      ) == .nothing
    )
    #expect(
      measurer.measure(
        "a",
        width: nil,
        maximumLines: 0,
        lineBreakMode: .byTruncatingTail,
        scale: 62_500
      ).size.width == 5e5
    )
  }
}
