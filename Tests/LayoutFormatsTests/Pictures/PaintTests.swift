import ConstraintKernel
import Foundation
import LayoutFormats
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Painted pictures")
struct PaintTests {
  private func lines(_ svg: String) -> [String] {
    svg.split(separator: "\n").map(String.init)
  }

  @Test("Boxes are painted back to front, text in its lines; what has no paint is not seen")
  func golden() throws {
    let card = PaintedView(Paint(fill: 0xFFEECC, stroke: 0x000080, strokeWidth: 2, cornerRadius: 8))
    card.frame = LayoutRect(x: 5, y: 5, width: 100, height: 60)
    let label = PaintedLabel("one two", size: 16, Paint(textColor: 0x0A0B0C, weight: 700))
    label.frame = LayoutRect(x: 10, y: 10, width: 40, height: 40)
    let plain = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 9, height: 9))
    card.addSubview(plain)
    card.addSubview(label)
    // A cell is 8 wide and a line 20 high, with the baseline at 16.
    #expect(
      lines(Picture(of: card).paintedSVG()) == [
        #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" "#
          + #"viewBox="0 0 100 60" font-family="system-ui, sans-serif">"#,
        ##"<rect x="0" y="0" width="100" height="60" rx="8" fill="#ffeecc"/>"##,
        ##"<rect x="1" y="1" width="98" height="58" rx="7" fill="none" stroke="#000080" "##
          + #"stroke-width="2"/>"#,
        ##"<text x="10" y="26" font-size="16" font-weight="700" fill="#0a0b0c" textLength="24" "##
          + #"lengthAdjust="spacingAndGlyphs" xml:space="preserve">one</text>"#,
        ##"<text x="10" y="46" font-size="16" font-weight="700" fill="#0a0b0c" textLength="24" "##
          + #"lengthAdjust="spacingAndGlyphs" xml:space="preserve">two</text>"#,
        "</svg>",
      ]
    )
  }

  @Test("What clips and what shines through are groups around what lies inside")
  func groups() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 50, height: 50))
    let faint = PaintedView(Paint(opacity: 0.5, clips: true))
    faint.frame = LayoutRect(x: 10, y: 10, width: 20, height: 20)
    let inside = PaintedView(Paint(fill: 0xFF0000))
    inside.frame = LayoutRect(x: 10, y: 10, width: 20, height: 20)
    let behind = PaintedView(Paint(fill: 0x00FF00))
    behind.frame = LayoutRect(x: 0, y: 0, width: 5, height: 5)
    faint.addSubview(inside)
    root.addSubview(faint)
    root.addSubview(behind)
    #expect(
      lines(Picture(of: root).paintedSVG()).dropFirst() == [
        #"<g opacity="0.5">"#,
        #"<clipPath id="clip1"><rect x="10" y="10" width="20" height="20"/></clipPath>"#,
        #"<g clip-path="url(#clip1)">"#,
        ##"<rect x="20" y="20" width="20" height="20" fill="#ff0000"/>"##, "</g>", "</g>",
        ##"<rect x="0" y="0" width="5" height="5" fill="#00ff00"/>"##, "</svg>",
      ]
    )
  }

  @Test("A line that reads from right to left begins at its right end")
  func rightToLeft() {
    let label = PaintedLabel("אב", size: 16)
    label.frame = LayoutRect(x: 0, y: 0, width: 100, height: 20)
    label.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let svg = Picture(of: label).paintedSVG()
    #expect(svg.contains(#"<text x="100" y="16""#))
    #expect(
      svg.contains(
        #"textLength="16" lengthAdjust="spacingAndGlyphs" xml:space="preserve" direction="rtl">אב</text>"#
      )
    )
  }

  @Test("What scrolls is cut off at its window, and an image that is missing has a place")
  func window() {
    let scroll = LayoutScrollView(frame: LayoutRect(x: 0, y: 0, width: 40, height: 40))
    let image = PaintedView(Paint(image: "<map>"))
    image.frame = LayoutRect(x: 0, y: 20, width: 40, height: 40)
    scroll.addSubview(image)
    let svg = Picture(of: scroll).paintedSVG()
    #expect(svg.contains(#"<g clip-path="url(#clip0)">"#))
    #expect(svg.contains(##"height="40" fill="#d8dce2"/>"##))
    #expect(svg.contains(">&lt;map&gt;</text>"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  /// 40 points hold five letters of 8.
  @Test("Text that was truncated is truncated in the image, and stands where it is aligned")
  func truncated() {
    let label = PaintedLabel("one two three", size: 16, Paint(textColor: 0x0A0B0C))
    label.numberOfLines = 1
    label.frame = LayoutRect(x: 0, y: 0, width: 40, height: 20)
    // "one …" is five letters: two words, the second behind four letters.
    let words = Picture(of: label).items[0].lines[0].words
    #expect(words.map(\.text) == ["one", "…"])
    #expect(words.map(\.x) == [0, 32] && words.map(\.width) == [24, 8])
    #expect(
      Picture(of: label).paintedSVG().contains(
        #"<tspan x="32" textLength="8" lengthAdjust="spacingAndGlyphs">…</tspan></text>"#
      )
    )
    label.lineBreakMode = .byTruncatingMiddle
    #expect(Picture(of: label).paintedSVG().contains(">on…ee</text>"))
    label.text = "one"
    label.textAlignment = .right
    #expect(Picture(of: label).paintedSVG().contains(#"<text x="16" y="16""#))
    label.textAlignment = .center
    #expect(Picture(of: label).paintedSVG().contains(#"<text x="8" y="16""#))
  }
}
