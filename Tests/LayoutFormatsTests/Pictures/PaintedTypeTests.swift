import ConstraintKernel
import Foundation
import LayoutFormats
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A measurer of somebody's own, in the words of the older requirement.
private struct Wide: TextMeasuring {
  func measure(
    _ text: String,
    width: Double?,
    maximumLines: Int,
    lineBreakMode: LayoutLineBreakMode,
    scale: Double
  ) -> MeasuredText {
    MeasuredText(
      size: LayoutSize(width: 300, height: 60),
      numberOfLines: 1,
      firstBaseline: 48,
      lastBaseline: 48,
      lines: [.init(range: text.startIndex..<text.endIndex, width: 300, baseline: 48)]
    )
  }
}

@Suite("Painted type and painted lines")
struct PaintedTypeTests {
  private let box = LayoutRect(x: 0, y: 0, width: 100, height: 40)

  private func svg(_ paint: Paint) -> String {
    let view = PaintedView(paint)
    view.frame = box
    return Picture(painting: view).paintedSVG()
  }

  @Test("Text of a measurer of one's own is painted at the label's size")
  func customMeasurer() {
    let label = PaintedLabel("Hello", size: 48)
    label.measurer = Wide()
    label.frame = LayoutRect(x: 0, y: 0, width: 300, height: 60)
    let line = Picture(painting: label).items[0].lines[0]
    #expect(line.size == 48 && line.width == 300)
    #expect(Picture(of: label).paintedSVG().contains(#"font-size="48""#))
  }

  @Test("Family, weight, slant and spacing are those that were measured, at the text scale")
  func typeface() {
    let type = Typeface(family: "A & B", size: 10, weight: 600, slant: .italic, letterSpacing: 1)
    let label = PaintedLabel("Hello", type)
    label.frame = box
    label.layoutNode.environment = LayoutEnvironment(textScale: 2)
    #expect(
      Picture(painting: label).paintedSVG().contains(
        #"font-size="20" font-weight="600" font-style="italic" letter-spacing="2" "#
          + #"font-family="A &amp; B""#
      )
    )
  }

  @Test("The weight of a label's paint and of its type are one")
  func weight() {
    let label = PaintedLabel("a", size: 12, Paint(weight: 700))
    #expect(label.typeface == Typeface(size: 12, weight: 700))
    label.paint.weight = 300
    #expect(label.typeface?.weight == 300)
    label.typeface = Typeface(size: 14, weight: 900)
    #expect(label.paint.weight == 900)
  }

  @Test("Each word stands where it was measured, also from right to left")
  func words() {
    let label = PaintedLabel("ab  c", size: 16)
    label.frame = box
    // Cells of 8 points; the third word begins behind four of them.
    #expect(
      Picture(painting: label).items[0].lines[0].words == [
        PictureWord(text: "ab", x: 0, width: 16), PictureWord(text: "c", x: 32, width: 8),
      ]
    )
    label.text = "אב ג"
    label.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let line = Picture(painting: label).items[0].lines[0]
    #expect(
      line.words == [
        PictureWord(text: "אב", x: 16, width: 16), PictureWord(text: "ג", x: 0, width: 8),
      ]
    )
    label.text = "אב c"
    #expect(Picture(painting: label).items[0].lines[0].words.isEmpty)
  }

  @Test("A painted picture has the boxes of a named one, and no names")
  func painting() {
    let root = PaintedView(Paint(fill: 0x102030))
    root.frame = box
    let label = PaintedLabel("one two", size: 16)
    root.addSubview(label)
    label.frame = LayoutRect(x: 4, y: 4, width: 30, height: 40)
    let (painted, named) = (Picture(painting: root), Picture(of: root))
    #expect(painted.paintedSVG() == named.paintedSVG())
    #expect(painted.items.allSatisfy { $0.name.isEmpty } && painted.dimensions.isEmpty)
    #expect(named.items.map(\.name) == ["PaintedView#1", "one two"])
  }

  @Test("Alpha is an opacity of its own, and stays within its bounds")
  func alpha() {
    #expect(
      svg(Paint(fill: PaintColor(0xFF0000, alpha: 0.25))).contains(
        ##"fill="#ff0000" fill-opacity="0.25""##
      )
    )
    #expect(PaintColor(0, alpha: -1).alpha == 0 && PaintColor(0, alpha: 7).alpha == 1)
    #expect(PaintColor(0, alpha: .nan).alpha == 1)
  }

  @Test("Single edges are lines inside the box, a rule runs along the longer side")
  func lines() {
    let line = PaintLine(0x0000FF, width: 2, dashes: [3, 1])
    let bottom = svg(Paint(sides: PaintSides(bottom: line)))
    #expect(
      bottom.contains(
        ##"<line x1="0" y1="39" x2="100" y2="39" stroke="#0000ff" stroke-width="2" "##
          + #"stroke-dasharray="3 1"/>"#
      )
    )
    #expect(!bottom.contains("<rect"))
    #expect(svg(Paint(sides: PaintSides(left: line))).contains(#"x1="1" y1="0" x2="1" y2="40""#))
    #expect(svg(Paint(rule: PaintLine(0))).contains(#"x1="0" y1="20" x2="100" y2="20""#))
    #expect(svg(Paint(stroke: 0, strokeDashes: [4])).contains(#"stroke-dasharray="4""#))
    #expect(!svg(Paint(stroke: 0, strokeDashes: [-4, 1])).contains("dasharray"))
    #expect(!svg(Paint(stroke: 0, strokeDashes: [0, 0])).contains("dasharray"))
  }

  @Test("A rule is as thick as its line")
  func rule() {
    let rule = PaintedRule(PaintLine(0, width: 3))
    #expect(rule.intrinsicContentSize.height == 3)
    let upright = PaintedRule(PaintLine(0, width: 3), along: .vertical)
    #expect(upright.intrinsicContentSize.width == 3)
  }

  @Test(
    "An image is fitted and clipped to the corners",
    arguments: [
      (PaintImage.Fit.cover, "xMidYMid slice"), (.contain, "xMidYMid meet"), (.stretch, "none"),
    ]
  )
  func image(fit: PaintImage.Fit, aspect: String) {
    let text = svg(
      Paint(cornerRadius: 8, image: PaintImage(.reference("a&b.png"), fit: fit))
    )
    #expect(
      text.contains(#"<clipPath id="image0"><rect x="0" y="0" width="100" height="40" rx="8"/>"#)
    )
    #expect(
      text.contains(
        #"preserveAspectRatio="\#(aspect)" clip-path="url(#image0)" href="a&amp;b.png"/>"#
      )
    )
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }

  /// RFC 4648 section 10, and the bytes that files begin with.
  @Test(
    "Bytes become a data URL of their type",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47], "data:image/png;base64,iVBORw=="),
      ([0xFF, 0xD8, 0xFF, 0xE0], "data:image/jpeg;base64,/9j/4A=="),
      ("foobar".utf8.map { Int($0) }, "data:application/octet-stream;base64,Zm9vYmFy"),
      ("fooba".utf8.map { Int($0) }, "data:application/octet-stream;base64,Zm9vYmE="),
      ("<svg/>".utf8.map { Int($0) }, "data:image/svg+xml;base64,PHN2Zy8+"),
    ]
  )
  func data(bytes: [Int], address: String) {
    #expect(
      svg(Paint(image: PaintImage(.data(bytes.map { UInt8($0) })))).contains("\"\(address)\"")
    )
  }

  @Test("An edge lies inside its box, and covers it where it is wider")
  func edges() {
    let wide = svg(Paint(stroke: 0x0000FF, strokeWidth: 60, cornerRadius: 4))
    #expect(
      wide.contains(
        ##"<rect x="10" y="10" width="80" height="20" fill="none" stroke="#0000ff" "##
          + #"stroke-width="20"/>"#
      )
    )
    for width in [0, -1, Double.nan, Double.infinity] {
      #expect(!svg(Paint(stroke: 0, strokeWidth: width)).contains("<rect"), "\(width)")
    }
  }

  @Test("A literal is a caption, unless it is the address or the file of an image")
  func literal() {
    #expect(svg(Paint(image: "photo")).contains(">photo</text>"))
    #expect(svg(Paint(image: "photo.png")).contains(#"href="photo.png""#))
    #expect(svg(Paint(image: "https://example.org/a")).contains(#"href="https://example.org/a""#))
    let text = svg(Paint(image: "data:image/png;base64,iVBORw=="))
    #expect(text.contains(#"href="data:image/png;base64,iVBORw==""#) && !text.contains("<text"))
  }

  @Test("A gradient is defined where it is used, and the page holds the same image")
  func gradientAndPage() {
    let view = PaintedView(Paint(gradient: PaintGradient(0xFF0000, PaintColor(0x0000FF, alpha: 0))))
    view.frame = box
    let picture = Picture(painting: view)
    let text = picture.paintedSVG()
    #expect(
      text.contains(##"<linearGradient id="gradient0" x2="0" y2="1"><stop stop-color="#ff0000"/>"##)
    )
    #expect(text.contains(##"<stop offset="1" stop-color="#0000ff" stop-opacity="0"/>"##))
    #expect(text.contains(#"fill="url(#gradient0)""#))
    let page = picture.paintedHTML(title: "A < B")
    #expect(page.contains("<title>A &lt; B</title>") && page.contains(text))
    #expect(page.contains("<html>"))
    view.semanticContentAttribute = .forceRightToLeft
    for picture in [Picture(painting: view), Picture(of: view)] {
      let page = picture.paintedHTML(title: "", language: "he\"")
      #expect(page.contains("<html lang=\"he&quot;\" dir=\"rtl\">"))
    }
  }
}
