import ConstraintKernel
import Testing

@Suite("Lines of a text")
struct TextLinesTests {
  /// The lines of a text as they read; a cell is 8 points wide.
  private func lines(
    _ text: String,
    cells: Int?,
    most: Int = 0,
    _ mode: LayoutLineBreakMode = .byTruncatingTail
  ) -> [String] {
    measured(text, cells: cells, most: most, mode).lines.map { $0.string(of: text) }
  }

  private func measured(
    _ text: String,
    cells: Int?,
    most: Int = 0,
    _ mode: LayoutLineBreakMode = .byTruncatingTail
  ) -> MeasuredText {
    MonospacedTextMeasurer().measure(
      text,
      width: cells.map { Double($0) * 8 },
      maximumLines: most,
      lineBreakMode: mode,
      scale: 1
    )
  }

  @Test("Each line is what it shows of the text, without the spaces at its end")
  func ranges() {
    #expect(lines("one  two three", cells: 8) == ["one  two", "three"])
    #expect(lines("a abcdefgh i", cells: 3) == ["a", "abc", "def", "gh", "i"])
    #expect(lines("one\n\ntwo ", cells: nil) == ["one", "", "two"])
    #expect(lines("  in", cells: 4) == ["  in"])
  }

  @Test("A line has the width of its cells, and a baseline below the one before")
  func widths() {
    let text = measured("one three", cells: 5)
    #expect(text.lines.map(\.width) == [24, 40])
    #expect(text.lines.map(\.baseline) == [16, 36])
    #expect(text.size.width == 40)
    #expect(!text.isTruncated)
  }

  @Test(
    "What no line is left for is cut, or replaced where the mode says",
    arguments: [
      (LayoutLineBreakMode.byTruncatingTail, "Hello w…", 64.0), (.byTruncatingHead, "…o world", 64),
      (.byTruncatingMiddle, "Hell…rld", 64), (.byClipping, "Hello wo", 64),
      (.byWordWrapping, "Hello", 40), (.byCharWrapping, "Hello wo", 64),
    ]
  )
  func truncation(mode: LayoutLineBreakMode, line: String, width: Double) {
    let text = measured("Hello world", cells: 8, most: 1, mode)
    #expect(text.lines.map { $0.string(of: "Hello world") } == [line])
    #expect(text.lines[0].width == width)
    #expect(text.isTruncated)
  }

  @Test("A full line is cut in the middle, where the sign has no room behind it")
  func middleOfFullLine() {
    let text = "abcdefgh\nmore"
    // Eight cells: four in front of the sign, three behind it; nine hold the sign as well.
    let eight = measured(text, cells: 8, most: 1, .byTruncatingMiddle)
    #expect(eight.lines.map { $0.string(of: text) } == ["abcd…fgh"])
    let nine = measured(text, cells: 9, most: 1, .byTruncatingMiddle)
    #expect(nine.lines.map { $0.string(of: text) } == ["abcdefgh…"])
  }

  @Test("Only the last line is cut, at the end of its paragraph")
  func lastLine() {
    #expect(lines("aa bb cc dd", cells: 5, most: 2) == ["aa bb", "cc dd"])
    #expect(lines("aa bb cc dd ee", cells: 5, most: 2) == ["aa bb", "cc d…"])
    #expect(lines("aa\nbb", cells: 5, most: 1) == ["aa…"])
    #expect(lines("ab", cells: 1, most: 1) == ["…"])
  }

  @Test("Wide characters take two cells and are never halved, marks take none")
  func cells() {
    #expect(lines("漢字漢字", cells: 5) == ["漢字", "漢字"])
    #expect(lines("漢字漢字", cells: 4, most: 1) == ["漢…"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", cells: 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test("Lines that break anywhere are as full as they can be")
  func characters() {
    #expect(lines("ab cd ef", cells: 4, .byCharWrapping) == ["ab c", "d ef"])
  }

  @Test(
    "A line stands where its alignment says, in the direction of reading",
    arguments: [
      (LayoutTextAlignment.left, 0.0, 0.0), (.center, 20, 20), (.right, 40, 40), (.natural, 0, 40),
      (.justified, 0, 40),
    ]
  )
  func alignment(alignment: LayoutTextAlignment, leftToRight: Double, rightToLeft: Double) {
    #expect(alignment.offset(ofLine: 60, in: 100, .leftToRight) == leftToRight)
    #expect(alignment.offset(ofLine: 60, in: 100, .rightToLeft) == rightToLeft)
  }

  @Test("A label's mode breaks its lines")
  func label() {
    let label = LayoutLabel("ab cd ef", numberOfLines: 0)
    #expect(label.intrinsicContentHeight(forWidth: 32) == 60)
    label.lineBreakMode = .byCharWrapping
    #expect(label.intrinsicContentHeight(forWidth: 32) == 40)
  }
}
