import ConstraintKernel
import Foundation
import LayoutFormats
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Pictures in SVG and HTML")
struct PictureSVGTests {
  private func box(
    _ name: String,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> PictureItem {
    let frame = LayoutRect(x: x, y: y, width: width, height: height)
    return PictureItem(name: name, frame: frame, depth: name == "root" ? 0 : 1)
  }

  @Test("Boxes are rectangles with names and sizes, constraints are lines, notes stand below")
  func golden() {
    var guide = box("g", 210, 0, 40, 0)
    guide.isGuide = true
    var marked = box("a<b", 16, 16, 100, 20)
    marked.notes = [1]
    let picture = Picture(
      items: [box("root", 7, 7, 240, 60), marked, guide, box("lost", .nan, 0, 20, 10)],
      dimensions: [
        PictureDimension(
          start: LayoutPoint(x: 0, y: 50),
          end: LayoutPoint(x: 16, y: 50),
          label: "16",
          formula: "a.left == 16"
        )
      ],
      notes: [PictureNote(.conflict, "too wide")]
    )
    // The guide reaches 10 points out of the root, so 266 = 8 + 250 + 8; below the 60 points of the
    // root stand 8 of border, a line of 12 and 8 of border. A letter is 6 wide, a word 12 high.
    let svg = picture.svg()
    let lines = svg.split(separator: "\n").filter { !$0.hasPrefix("<style>") }
    #expect(
      lines.joined(separator: "\n") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="266" height="96" \
        viewBox="-8 -8 266 96" role="img" class="layout">
        <rect class="page" x="-8" y="-8" width="266" height="96"/>
        <rect class="box" data-item="0" x="0" y="0" width="240" height="60">\
        <title>root: x 7, y 7, 240 × 60</title></rect>
        <rect class="box conflict" data-item="1" x="16" y="16" width="100" height="20">\
        <title>a&lt;b [1]: x 16, y 16, 100 × 20</title></rect>
        <path class="guide nothing" data-item="2" d="M210 0h40v0">\
        <title>g: x 210, y 0, 40 × 0</title></path>
        <line class="dimension" x1="0" y1="50" x2="16" y2="50"><title>a.left == 16</title></line>
        <rect class="paper" x="3" y="1" width="78" height="12"/>
        <text class="name" x="3" y="10" font-size="10" textLength="78" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">root 240 × 60</text>
        <rect class="paper" x="18" y="20" width="96" height="12"/>
        <text class="conflict" x="18" y="29" font-size="10" textLength="96" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">a&lt;b [1] 100 × 20</text>
        <rect class="paper" x="210" y="2" width="48" height="12"/>
        <text class="guide" x="210" y="11" font-size="10" textLength="48" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">g 40 × 0</text>
        <rect class="paper" x="2" y="44" width="12" height="12"/>
        <text class="dimension" x="2" y="53" font-size="10" textLength="12" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">16</text>
        <text class="conflict" x="0" y="80" font-size="10" textLength="132" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">[1] conflict: too wide</text>
        </svg>
        """
    )
  }

  @Test("No two words overlap, and a name without room becomes a number explained below")
  func overlaps() throws {
    let crowd = (0..<30).map { box("box number \($0)", Double($0 * 3), Double($0 * 2), 90, 30) }
    let picture = Picture(items: [box("root", 0, 0, 200, 100)] + crowd)
    let reader = WordReader()
    let parser = XMLParser(data: Data(picture.svg().utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.words.count >= 31)
    for (index, word) in reader.words.enumerated() {
      for other in reader.words.dropFirst(index + 1) {
        let isApart =
          word.maxX <= other.minX || other.maxX <= word.minX || word.maxY <= other.minY
          || other.maxY <= word.minY
        #expect(isApart, "\(word) and \(other)")
      }
    }
    for number in 0..<30 { #expect(picture.svg().contains("box number \(number)")) }
  }

  @Test("Any name gives XML that parses, as an image and within a page")
  func escaping() throws {
    let name = "a\"b'&<>]]>\u{0}\u{1F}\u{FFFE}é😀\n"
    let picture = Picture(
      items: [box(name, 0, 0, 500, 50)],
      notes: [PictureNote(.conflict, name)]
    )
    #expect(XMLParser(data: Data(picture.svg().utf8)).parse())
    let page = picture.html(title: name)
    #expect(page.contains("a&quot;b'&amp;&lt;&gt;]]&gt;"))
    #expect(!page.contains("http:") || page.contains("http://www.w3.org/2000/svg"))
  }

  @Test("An item far away does not shrink the root to nothing")
  func reach() {
    let picture = Picture(items: [box("root", 0, 0, 300, 40), box("far", 1e9, -1e9, 1, 1)])
    // Half of 300 to the right and above: 300 + 150 + 2 · 8 wide.
    #expect(picture.svg().contains(#"viewBox="-8 -158 466 "#))
  }

  @Test("A box of no size is a cross, and has its name beside it")
  func nothing() {
    let picture = Picture(items: [box("root", 0, 0, 300, 100), box("dot", 50, 50, 0, 0)])
    #expect(picture.svg().contains(#"d="M50 50m-4-4l8 8m0-8l-8 8""#))
    #expect(picture.svg().contains(">dot 0 × 0</text>"))
  }
}

/// Collects where the words of an image stand.
private final class WordReader: NSObject, XMLParserDelegate {
  var words: [LayoutRect] = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let numbers = ["x", "y", "textLength"].compactMap { attributes[$0].flatMap(Double.init) }
    guard name == "text", numbers.count == 3 else { return }
    words.append(LayoutRect(x: numbers[0], y: numbers[1] - 9, width: numbers[2], height: 12))
  }
}
