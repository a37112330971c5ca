import ConstraintKernel
import Testing

@Suite("Monospaced measurer")
struct MonospacedTextMeasurerTests {
  /// Text, characters per line that fit, expected lines, expected characters of the longest line.
  private static let cases: [(String, Int, Int, Int)] = [
    ("", 10, 0, 0),
    ("one", 10, 1, 3),
    ("one two", 7, 1, 7),
    ("one two", 6, 2, 3),
    ("one  two", 7, 2, 3),
    ("one two three", 7, 2, 7),
    ("abcdefgh", 3, 3, 3),
    ("a abcdefgh i", 3, 5, 3),
    ("abcdefgh ij", 5, 3, 5),
    ("one\ntwo", 10, 2, 3),
    ("one\n", 10, 2, 3),
    ("one   ", 3, 1, 3),
    ("ab", 0, 2, 1),
    ("e\u{301}e\u{301}", 2, 1, 2),
  ]

  @Test("Lines break at spaces, long words where the line ends", arguments: cases)
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

  @Test("Sixteen points are cells of 8 by 20 with the baseline at 16, twice that at scale 2")
  func metrics() {
    let measurer = MonospacedTextMeasurer()
    let usual = measurer.measure(
      "one two",
      width: 24,
      maximumLines: 0,
      lineBreakMode: .byTruncatingTail,
      scale: 1
    )
    #expect(usual.firstBaseline == 16)
    #expect(usual.lastBaseline == 36)
    let large = measurer.measure(
      "one two",
      width: nil,
      maximumLines: 0,
      lineBreakMode: .byTruncatingTail,
      scale: 2
    )
    #expect(large.size == LayoutSize(width: 112, height: 40))
    #expect(large.firstBaseline == 32)
  }

  @Test("No more lines are set than allowed")
  func limit() {
    let measured = MonospacedTextMeasurer()
      .measure("a bb ccc", width: 24, maximumLines: 2, lineBreakMode: .byTruncatingTail, scale: 1)
    #expect(measured.numberOfLines == 2)
    #expect(measured.size == LayoutSize(width: 16, height: 40))
  }

  @Test("A width rounded to the grain still holds the characters it was made for")
  func grain() {
    let measurer = MonospacedTextMeasurer(pointSize: 17.6)
    // Seven characters are 61.6 points; the nearest multiple of 2 to the -20 may lie below that.
    let width = (61.6 * 1_048_576).rounded(.down) / 1_048_576
    #expect(width < 61.6)
    #expect(
      measurer.measure(
        "abcdefg",
        width: width,
        maximumLines: 0,
        lineBreakMode: .byTruncatingTail,
        scale: 1
      ).numberOfLines == 1
    )
  }

  @Test("A size of type that is no size measures nothing", arguments: [0, -1, .nan, .infinity])
  func noSize(pointSize: Double) {
    let measurer = MonospacedTextMeasurer(pointSize: pointSize)
    #expect(
      measurer.measure("a", width: 10, maximumLines: 0, lineBreakMode: .byTruncatingTail, scale: 1)
        == .nothing
    )
  }
}
