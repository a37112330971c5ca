import ConstraintKernel
import Foundation
import LayoutFormats
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Pictures in SVG")
struct SVGPictureTests {
  @Test("The file is the tree of the layout, one moved group for each item")
  func golden() {
    let card = PictureItem(
      name: "card",
      frame: LayoutRect(x: 7, y: 7, width: 320, height: 120),
      children: [
        PictureItem(name: "a<b", frame: LayoutRect(x: 16, y: 16, width: 48, height: 10)),
        PictureItem(
          name: "g",
          frame: LayoutRect(x: 310, y: 0, width: 20, height: 2.5),
          isGuide: true
        ),
        PictureItem(name: "lost", frame: LayoutRect(x: .nan, y: 0, width: 20, height: 10)),
      ]
    )
    // The guide reaches 10 points out of the root, so 346 = 8 + 330 + 8.
    // The name of a<b is 10 · 0.8 = 8 points tall; the guide is too low for a name.
    #expect(
      SVGPicture().text(of: card) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="346" height="136" \
        viewBox="-8 -8 346 136" font-family="Helvetica, Arial, sans-serif">
          <rect x="-8" y="-8" width="346" height="136" fill="#ffffff"/>
          <g transform="translate(0 0)">
            <title>card: x 0, y 0, 320 × 120</title>
            <rect width="320" height="120" fill="#f5f7fa" stroke="#44546a"/>
            <g transform="translate(16 16)">
              <title>a&lt;b: x 16, y 16, 48 × 10</title>
              <rect width="48" height="10" fill="#dce9f7" stroke="#44546a"/>
              <text x="24" y="5" font-size="8" fill="#1d2733" text-anchor="middle" \
        dominant-baseline="central">a&lt;b</text>
            </g>
            <g transform="translate(310 0)">
              <title>g: x 310, y 0, 20 × 2.5</title>
              <rect width="20" height="2.5" fill="none" stroke="#b4532a" stroke-dasharray="4 3"/>
            </g>
            <text x="3" y="12" font-size="12" fill="#1d2733">card</text>
          </g>
        </svg>

        """
    )
  }

  @Test("Any name gives XML that parses")
  func escaping() throws {
    let name = "a\"b'&<>]]>\u{0}\u{1F}\u{FFFE}é😀\n"
    let item = PictureItem(name: name, frame: LayoutRect(x: 0, y: 0, width: 500, height: 50))
    let parser = XMLParser(data: Data(SVGPicture().text(of: item).utf8))
    #expect(parser.parse())
  }

  @Test("An item far away does not shrink the root to nothing")
  func reach() {
    let item = PictureItem(
      name: "root",
      frame: LayoutRect(x: 0, y: 0, width: 100, height: 40),
      children: [PictureItem(name: "far", frame: LayoutRect(x: 1e9, y: -1e9, width: 1, height: 1))]
    )
    // Half of 100 to the right and above: 100 + 50 + 2 · 8 wide, 40 + 50 + 2 · 8 tall.
    #expect(SVGPicture().text(of: item).contains(#"viewBox="-8 -58 166 106""#))
  }
}
