#if Pango
import ConstraintKernel
import PangoText
import Testing

/// Families by name: what "Sans" is differs from machine to machine.
private let latin = PangoText(Typeface(family: "DejaVu Sans", size: 16))
private let mono = PangoText(Typeface(family: "DejaVu Sans Mono", size: 16))
private let noto = PangoText(
  Typeface(family: "Noto Sans, Noto Sans Arabic, Droid Sans Fallback", size: 16)
)

/// DejaVu Sans Mono: 1,233 of 2,048 units to the em for every letter (its `hmtx` table).
private let cell = 16.0 * 1233 / 2048
/// One unit of Pango, to which each advance is rounded.
private let unit = 1.0 / 1024

private func isNear(_ first: Double, _ second: Double, _ tolerance: Double = 0.05) -> Bool {
  abs(first - second) <= tolerance
}

@Suite("Text in real fonts")
struct PangoTextTests {
  private let paragraph =
    "Constraints lay out real text: this paragraph wraps at the width that it gets."

  private func lines(_ measurer: PangoText, _ request: TextRequest) -> [String] {
    measurer.measure(request).lines.map { $0.string(of: request.text) }
  }

  // MARK: Sizes

  @Test("Widths are those of the font's own table, neither hinted nor rounded")
  func widths() {
    let measured = mono.measure(TextRequest("Hello"))
    #expect(isNear(measured.size.width, 5 * cell, 5 * unit))
    #expect(measured.size.width != measured.size.width.rounded())
  }

  @Test("Twice the size, and twice the scale, is twice as wide and as high")
  func scale() {
    let once = mono.measure(TextRequest("Hello"))
    for request in [
      TextRequest("Hello", scale: 2), TextRequest("Hello", typeface: Typeface(size: 32)),
    ] {
      let twice = mono.measure(request)
      #expect(isNear(twice.size.width, once.size.width * 2, 5 * unit))
      #expect(isNear(twice.size.height, once.size.height * 2, 4 * unit))
      #expect(isNear(twice.firstBaseline, once.firstBaseline * 2, 4 * unit))
    }
  }

  @Test("Bold is wider, another family is another width, an unnamed one is the measurer's")
  func faces() {
    let regular = latin.measure(TextRequest("Hamburg", typeface: Typeface(size: 16)))
    let bold = latin.measure(TextRequest("Hamburg", typeface: Typeface(size: 16, weight: 700)))
    #expect(bold.size.width > regular.size.width)
    #expect(regular == latin.measure(TextRequest("Hamburg")))
    let other = Typeface(family: "DejaVu Sans Mono", size: 16)
    #expect(isNear(latin.measure(TextRequest("Hamburg", typeface: other)).size.width, 7 * cell))
    #expect(
      latin.typeface(for: TextRequest("a", typeface: Typeface(size: 9))).family == "DejaVu Sans"
    )
    #expect(latin.families.contains("DejaVu Sans"))
  }

  @Test("Leaning letters are other glyphs", arguments: [Typeface.Slant.italic, .oblique])
  func slant(slant: Typeface.Slant) {
    let request = TextRequest(
      "fa",
      typeface: Typeface(family: "Noto Serif", size: 16, slant: slant)
    )
    let upright = TextRequest("fa", typeface: Typeface(family: "Noto Serif", size: 16))
    #expect(noto.measure(request).size.height > 0)
    // Noto Serif has italics drawn for themselves, which are narrower; sheared ones stand in for those
    // that are not there.
    #expect(noto.measure(request).size.width <= noto.measure(upright).size.width)
  }

  /// Pango takes half of a character's spacing off at each end of a line.
  @Test("Spacing is added between characters, and a text still fits its own width")
  func spacing() {
    let request = TextRequest(
      "WOOD SINCE 1911",
      typeface: Typeface(size: 8, letterSpacing: 2)
    )
    let measured = mono.measure(request)
    #expect(isNear(measured.size.width, 15 * cell / 2 + 14 * 2, 0.1))
    var again = request
    again.width = measured.size.width
    #expect(mono.measure(again).numberOfLines == 1)
  }

  @Test("The natural width, given back, never wraps", arguments: 0..<60)
  func natural(count: Int) {
    let text = String(repeating: "wort ", count: count % 17 + 1) + "\(count)"
    let request = TextRequest(text, typeface: Typeface(size: 7 + Double(count) / 7))
    let width = latin.measure(request).size.width
    var again = request
    again.width = (width * 1e6).rounded() / 1e6
    #expect(latin.measure(again).numberOfLines == 1)
  }

  // MARK: Lines

  @Test("Lines break at spaces, no line is wider than its room, and ranges leave the spaces out")
  func wrapping() {
    let measured = mono.measure(TextRequest("one two three four", width: cell * 9.5))
    #expect(
      measured.lines.map { $0.string(of: "one two three four") } == ["one two", "three", "four"]
    )
    #expect(measured.numberOfLines == 3)
    #expect(measured.size.width <= cell * 9.5)
    #expect(isNear(measured.lines[0].width, cell * 7))
  }

  @Test("Lines that break anywhere are full; a long word breaks where its line ends")
  func characterWrapping() {
    let request = TextRequest("aaaa bbbb", width: cell * 3.5, lineBreakMode: .byCharWrapping)
    #expect(mono.measure(request).lines.count == 3)
    let word = mono.measure(TextRequest("aaaaaaaaaa", width: cell * 4.5))
    #expect(word.lines.map(\.hasHyphen) == [false, false, false])
    #expect(word.lines.count == 3 && word.lines.allSatisfy { $0.width <= cell * 4.5 })
  }

  @Test("Lines stand below each other, each with its top, its height and its baseline")
  func tops() {
    let measured = noto.measure(TextRequest("a\n你好\n\nb"))
    #expect(measured.lines.count == 4)
    var top = 0.0
    for line in measured.lines {
      #expect(line.top == top)
      let height = line.height ?? 0
      #expect(line.baseline > top && line.baseline < top + height)
      top += height
    }
    #expect(isNear(measured.size.height, top, unit))
    #expect(measured.firstBaseline == measured.lines[0].baseline)
    #expect(measured.lastBaseline == measured.lines[3].baseline)
  }

  @Test("A soft hyphen shows where its line ends, and nowhere else")
  func hyphens() {
    let text = "auto\u{AD}mobil"
    let broken = mono.measure(TextRequest(text, width: cell * 6.5))
    #expect(broken.lines.map { $0.string(of: text) } == ["auto-", "mobil"])
    #expect(isNear(broken.lines[0].width, cell * 5))
    let whole = mono.measure(TextRequest(text))
    #expect(whole.lines.map { $0.string(of: text) } == ["automobil"])
    #expect(isNear(whole.size.width, cell * 9))
  }

  // MARK: Limits

  @Test("A limit of lines counts those of the whole text, also over line feeds")
  func limit() {
    let text = "one two three four\nfive six\nseven"
    for limit in 1...4 {
      let request = TextRequest(
        text,
        width: cell * 9.5,
        maximumLines: limit,
        lineBreakMode: .byTruncatingTail
      )
      let measured = mono.measure(request)
      #expect(measured.numberOfLines == limit && measured.lines.count == limit)
      #expect(measured.isTruncated)
      #expect(isNear(measured.size.height, Double(limit) * (measured.lines[0].height ?? 0)))
    }
    let all = mono.measure(TextRequest(text, width: cell * 9.5, maximumLines: 6))
    #expect(all.numberOfLines == 5 && !all.isTruncated)
  }

  @Test(
    "An ellipsis stands at head, middle or tail, and its place is reported",
    arguments: [
      (LayoutLineBreakMode.byTruncatingTail, "abcde…", 5.0), (.byTruncatingHead, "…fghij", 0),
      (.byTruncatingMiddle, "abc…ij", 3),
    ]
  )
  func ellipsis(mode: LayoutLineBreakMode, shown: String, cells: Double) throws {
    let text = "abcdefghij"
    let request = TextRequest(text, width: cell * 6.5, maximumLines: 1, lineBreakMode: mode)
    let line = try #require(mono.measure(request).lines.first)
    let read = line.string(of: text)
    // In the middle Pango decides on which side the odd letter stays.
    #expect(mode == .byTruncatingMiddle ? read.count == 6 : read == shown)
    #expect(line.isTruncated && line.hasEllipsis && line.width <= cell * 6.5)
    let offset = try #require(line.ellipsisOffset)
    let before = Double(text.distance(from: line.range.lowerBound, to: line.range.upperBound))
    #expect(isNear(offset, before * cell))
    if mode != .byTruncatingMiddle { #expect(isNear(offset, cells * cell)) }
  }

  @Test("What is missing in later paragraphs only still shows, and clipping shows nothing for it")
  func laterParagraphs() {
    let text = "ab\ncd"
    func shown(_ mode: LayoutLineBreakMode) -> [String] {
      lines(mono, TextRequest(text, width: 200, maximumLines: 1, lineBreakMode: mode))
    }
    #expect(shown(.byTruncatingTail) == ["ab…"])
    #expect(shown(.byTruncatingHead) == ["…ab"])
    #expect(shown(.byTruncatingMiddle) == ["ab…"])
    #expect(shown(.byClipping) == ["ab"])
    #expect(shown(.byWordWrapping) == ["ab"])
  }

  @Test("Clipped text ends at the last letter there is room for")
  func clipping() {
    let request = TextRequest(
      "abcdefghij",
      width: cell * 4.5,
      maximumLines: 1,
      lineBreakMode: .byClipping
    )
    #expect(lines(mono, request) == ["abcd"])
    #expect(mono.measure(request).isTruncated)
  }

  // MARK: Scripts and directions

  @Test("Letters are shaped: kerned in Latin, joined in Arabic")
  func shaping() {
    func width(_ text: String) -> Double { noto.measure(TextRequest(text)).size.width }
    #expect(width("AV") < width("A") + width("V"))
    #expect(abs(width("سلام") - (width("س") + width("ل") + width("ا") + width("م"))) > 1)
  }

  @Test(
    "What a family has no letter for comes from another",
    arguments: ["你好", "שלום", "สวัสดี", "नमस्ते"]
  )
  func fallback(text: String) throws {
    let shaped = try #require(latin.shape(TextRequest(text)) as? PangoParagraph)
    #expect(shaped.unknownCharacters == 0)
    #expect(shaped.measured.size.width > 0)
  }

  @Test("Letters that no font has are counted")
  func unknown() throws {
    // Private use: no font of the system has it.
    let shaped = try #require(latin.shape(TextRequest("a\u{10FFFD}")) as? PangoParagraph)
    #expect(shaped.unknownCharacters == 1)
  }

  @Test("Each paragraph has its own direction; one without letters has that before it")
  func directions() {
    let text = "123\nHello\nمرحبا\n123"
    let leftToRight = noto.measure(TextRequest(text, width: 300))
    #expect(
      leftToRight.lines.map(\.direction) == [
        .leftToRight, .leftToRight, .rightToLeft, .rightToLeft,
      ]
    )
    let rightToLeft = noto.measure(TextRequest(text, width: 300, direction: .rightToLeft))
    #expect(
      rightToLeft.lines.map(\.direction) == [
        .leftToRight, .leftToRight, .rightToLeft, .rightToLeft,
      ]
    )
    let digits = TextRequest("123", direction: .rightToLeft)
    #expect(noto.measure(digits).lines.map(\.direction) == [.rightToLeft])
    let strict = PangoText(Typeface(family: "Noto Sans", size: 16), baseDirection: .request)
    #expect(
      strict.measure(TextRequest(text, direction: .rightToLeft)).lines.map(\.direction)
        == [.rightToLeft, .rightToLeft, .rightToLeft, .rightToLeft]
    )
  }

  @Test(
    "Lines stand where their alignment says",
    arguments: [
      (LayoutTextAlignment.natural, LayoutReadingDirection.leftToRight, 0.0),
      (.natural, .rightToLeft, 1),
      (.left, .rightToLeft, 0), (.center, .leftToRight, 0.5), (.right, .leftToRight, 1),
    ]
  )
  func alignment(alignment: LayoutTextAlignment, direction: LayoutReadingDirection, part: Double)
    throws
  {
    let request = TextRequest("ab", width: 100, direction: direction, alignment: alignment)
    let line = try #require(mono.measure(request).lines.first)
    #expect(isNear(try #require(line.x), (100 - line.width) * part))
  }

  @Test("Justified lines fill their room but for the last")
  func justified() {
    let measured = mono.measure(
      TextRequest("aa bb cc dd", width: cell * 6.4, alignment: .justified)
    )
    #expect(measured.lines.count == 2)
    #expect(isNear(measured.lines[0].width, cell * 6.4, 0.1))
    #expect(isNear(measured.lines[1].width, cell * 5))
  }

  @Test("In Arabic an ellipsis at the tail stands at the left end")
  func arabicEllipsis() throws {
    let text = "مرحبا بالعالم هذا نص طويل"
    let request = TextRequest(
      text,
      width: 80,
      maximumLines: 1,
      lineBreakMode: .byTruncatingTail,
      direction: .rightToLeft
    )
    let line = try #require(noto.measure(request).lines.first)
    #expect(line.direction == .rightToLeft)
    #expect(isNear(try #require(line.ellipsisOffset), 0, 0.5))
    #expect(line.range.lowerBound == text.startIndex && line.tail == nil)
  }

  // MARK: Texts of all kinds

  @Test(
    "A text of one hostile kind or another is measured, and its ranges lie in it",
    arguments: [
      "", "\n", "\r\n", "a\r\nb", "a\u{2029}b", "a\u{2028}b", "\u{0}", "a\u{0}b", "\u{202E}abc",
      "\t",
      "e\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦", "\u{AD}", "\u{AD}\u{AD}", " ", "   ", "\u{FEFF}",
    ]
  )
  func hostile(text: String) {
    for mode in LayoutLineBreakMode.allCases {
      for width in [nil, -1, 0, 3, 50, .infinity, .nan, 1e300] as [Double?] {
        for limit in [0, 1, 2] {
          let request = TextRequest(
            text,
            width: width,
            maximumLines: limit,
            lineBreakMode: mode,
            alignment: limit == 2 ? .justified : .center
          )
          let measured = latin.measure(request)
          #expect(measured.size.width.isFinite && measured.size.height.isFinite)
          #expect(measured.numberOfLines == measured.lines.count)
          for line in measured.lines {
            #expect(line.range.upperBound <= text.endIndex)
            #expect(line.string(of: text).count <= text.count + 2)
          }
        }
      }
    }
  }

  @Test("Type that is no type takes no room", arguments: [0, -4, .nan, .infinity, 1e9])
  func noType(size: Double) {
    #expect(latin.measure(TextRequest("a", typeface: Typeface(size: size))) == .nothing)
    #expect(latin.measure(TextRequest("a", scale: size / 16)).size.width.isFinite)
  }

  @Test("A line longer than Pango can count is still as wide as its letters")
  func longLine() {
    let measured = mono.measure(TextRequest(String(repeating: "a", count: 200_000)))
    #expect(measured.numberOfLines == 1)
    #expect(abs(measured.size.width / (200_000 * cell) - 1) < 0.01)
  }

  // MARK: Asking again

  @Test("A text that was shaped is found, and what is drawn is what was measured")
  func cache() {
    let fonts = PangoText(Typeface(family: "DejaVu Sans", size: 16))
    let request = TextRequest(paragraph, width: 200)
    let first = fonts.shape(request)
    #expect(fonts.counts == (1, 0))
    #expect(fonts.shape(request) === first)
    #expect(fonts.counts == (1, 1))
    // To say the measurer's own type is to say nothing.
    #expect(
      fonts.measure(TextRequest(paragraph, width: 200, typeface: fonts.typeface)) == first.measured
    )
    #expect(fonts.counts == (1, 2))
    _ = fonts.measure(TextRequest(paragraph, width: 201))
    #expect(fonts.counts == (2, 2))
  }

  @Test("A full cache lets go of what was not used for longest")
  func fullCache() {
    let fonts = PangoText(Typeface(family: "DejaVu Sans", size: 16), cacheCapacity: 4)
    for text in ["a", "b", "c", "d"] { _ = fonts.measure(TextRequest(text)) }
    _ = fonts.measure(TextRequest("a"))
    _ = fonts.measure(TextRequest("e"))
    #expect(fonts.counts == (5, 1))
    _ = fonts.measure(TextRequest("a"))
    #expect(fonts.counts == (5, 2))
    _ = fonts.measure(TextRequest("b"))
    #expect(fonts.counts == (6, 2))
  }

  @Test("A hundred labels are asked once each when their width changes")
  func labels() {
    let fonts = PangoText(Typeface(family: "DejaVu Sans", size: 16))
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 20_000))
    var above: LayoutLabel?
    for index in 0..<100 {
      let label = LayoutLabel("\(paragraph) \(index)", numberOfLines: 0)
      label.measurer = fonts
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
      ])
      above = label
    }
    root.layoutIfNeeded()
    // The natural size and the height at the width: two questions for each label at first.
    #expect(fonts.counts.shaped <= 200)
    let before = fonts.counts.shaped
    root.frame.size.width = 280
    root.layoutIfNeeded()
    #expect(fonts.counts.shaped == before + 100)
    #expect(
      above?.frame.height == fonts.measure(TextRequest("\(paragraph) 99", width: 280)).size.height
    )
  }

  @Test("One measurer answers many threads, each as it answers one")
  func threads() async {
    let fonts = PangoText(Typeface(family: "DejaVu Sans", size: 16), cacheCapacity: 8)
    let paragraph = paragraph
    let expected = (0..<40).map { fonts.measure(TextRequest(paragraph, width: 100 + Double($0))) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<40).allSatisfy {
            fonts.measure(TextRequest(paragraph, width: 100 + Double($0))) == expected[$0]
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
#endif
