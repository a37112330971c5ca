import ConstraintKernel
import Testing

/// A font of three widths: `i` a quarter of the size, `m` the whole, all else a half.
private struct ThreeWidths: TextAdvances {
  func advance(of character: Character, in typeface: Typeface) -> Double {
    switch character {
    case "i": typeface.size / 4
    case "m": typeface.size
    default: typeface.size / 2
    }
  }
  func ascent(of typeface: Typeface) -> Double { typeface.size * 0.75 }
  func descent(of typeface: Typeface) -> Double { typeface.size * 0.25 }
}

@Suite("Text measured by a table of widths")
struct TextAdvancesTests {
  private let font = ThreeWidths()
  private let type = Typeface(size: 8)

  private func lines(_ request: TextRequest) -> [String] {
    font.measure(request).lines.map { $0.string(of: request.text) }
  }

  @Test("A line is as wide as its characters, and as high as its ascent and descent")
  func sizes() {
    let measured = font.measure(TextRequest("mi a", typeface: type))
    // 8 + 2 + 4 + 4 points; six above the baseline and two below.
    #expect(measured.size == LayoutSize(width: 18, height: 8))
    #expect(measured.firstBaseline == 6 && measured.lastBaseline == 6)
    let twice = font.measure(TextRequest("mi a", scale: 2, typeface: type))
    #expect(twice.size == LayoutSize(width: 36, height: 16))
  }

  @Test("Spacing is added to every character that takes room")
  func spacing() {
    let spaced = Typeface(size: 8, letterSpacing: 1)
    #expect(font.measure(TextRequest("mi", typeface: spaced)).size.width == 12)
    #expect(font.measure(TextRequest("m\u{AD}i", typeface: spaced)).size.width == 12)
  }

  @Test("The natural width, given back, holds the line", arguments: 1...40)
  func natural(count: Int) {
    let text = (0..<count).map { "im"[..<"im".index("im".startIndex, offsetBy: $0 % 2 + 1)] + "a" }
      .joined(separator: " ")
    let face = Typeface(size: 0.7 + Double(count) / 3)
    let width = font.measure(TextRequest(text, typeface: face)).size.width
    #expect(font.measure(TextRequest(text, width: width, typeface: face)).numberOfLines == 1)
  }

  @Test("Lines break at spaces, and words longer than a line where it ends")
  func breaking() {
    // 16 points hold two `m`, four `a` or eight `i`.
    let request = TextRequest("mm aaaa iiiiiiii mmm", width: 16, typeface: type)
    #expect(lines(request) == ["mm", "aaaa", "iiiiiiii", "mm", "m"])
  }

  @Test("A word is hyphenated at the last soft hyphen that fits, with the hyphen's own room")
  func hyphens() {
    let text = "an Do\u{AD}nau\u{AD}dampf"
    // Twelve half ems: "an Donau" and its hyphen are nine.
    #expect(
      lines(TextRequest(text, width: 4 * 9, typeface: type)) == ["an Donau-", "dampf"]
    )
    // "an Donau" alone would fit, its hyphen does not; nor does "naudampf", of nine half ems.
    #expect(
      lines(TextRequest(text, width: 4 * 8, typeface: type)) == ["an Do-", "nau-", "dampf"]
    )
    #expect(lines(TextRequest(text, width: 4 * 40, typeface: type)) == ["an Donaudampf"])
    let hyphenated = font.measure(TextRequest(text, width: 4 * 9, typeface: type)).lines[0]
    #expect(hyphenated.hasHyphen && hyphenated.width == 36)
  }

  @Test("Hyphens do not make a text of many of them slow, or deep")
  func manyHyphens() {
    let text = String(repeating: "a\u{AD}", count: 50_000)
    let measured = font.measure(TextRequest(text, width: 8, typeface: type))
    // Two half ems: a letter and its hyphen; the last line has a letter alone, or two.
    #expect(measured.numberOfLines >= 49_999)
    #expect(measured.lines.allSatisfy { $0.width <= 8 })
  }

  @Test(
    "An ellipsis takes the room of its own width",
    arguments: [
      (LayoutLineBreakMode.byTruncatingTail, "aaa…", 12.0), (.byTruncatingHead, "…aab", 0),
      (.byTruncatingMiddle, "aa…b", 8), (.byClipping, "aaaa", -1),
    ]
  )
  func truncation(mode: LayoutLineBreakMode, shown: String, offset: Double) {
    let request = TextRequest(
      "aaaaaaaab",
      width: 16,
      maximumLines: 1,
      lineBreakMode: mode,
      typeface: type
    )
    let line = font.measure(request).lines[0]
    #expect(line.string(of: request.text) == shown)
    #expect(line.isTruncated && line.width == 16)
    #expect(line.ellipsisOffset == (offset < 0 ? nil : offset))
  }

  @Test("What is missing behind a paragraph that is complete is not reported twice")
  func completeParagraph() {
    let request = TextRequest(
      "abc\ndef",
      width: 80,
      maximumLines: 1,
      lineBreakMode: .byTruncatingMiddle,
      typeface: type
    )
    #expect(lines(request) == ["abc…"])
    let grid = MonospacedTextMeasurer().measure(request)
    #expect(grid.lines[0].string(of: request.text) == "abc…")
  }

  @Test(
    "Lines stand where their alignment says, from the direction's side",
    arguments: [
      (LayoutTextAlignment.natural, LayoutReadingDirection.leftToRight, 0.0),
      (.natural, .rightToLeft, 12),
      (.center, .leftToRight, 6), (.right, .leftToRight, 12), (.left, .rightToLeft, 0),
    ]
  )
  func alignment(alignment: LayoutTextAlignment, direction: LayoutReadingDirection, x: Double) {
    let line = font.measure(
      TextRequest("aa", width: 20, direction: direction, alignment: alignment, typeface: type)
    ).lines[0]
    #expect(line.x == x && line.top == 0 && line.height == 8)
  }

  @Test("Type that is no type, and tables that tell nonsense, take no room")
  func nonsense() {
    struct Nonsense: TextAdvances {
      var number: Double
      func advance(of character: Character, in typeface: Typeface) -> Double { number }
      func ascent(of typeface: Typeface) -> Double { number }
      func descent(of typeface: Typeface) -> Double { 0 }
    }
    for size in [0, -1, .nan, .infinity] {
      #expect(font.measure(TextRequest("a", typeface: Typeface(size: size))) == .nothing)
    }
    #expect(Nonsense(number: .nan).measure(TextRequest("a")) == .nothing)
    #expect(Nonsense(number: .infinity).measure(TextRequest("a")) == .nothing)
    #expect(Nonsense(number: -1).measure(TextRequest("a b", width: 1)).size.width == 0)
  }
}
