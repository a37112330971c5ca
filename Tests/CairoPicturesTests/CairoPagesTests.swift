#if Cairo
import CairoPictures
import ConstraintKernel
import Foundation
import LayoutFormats
import PangoText
import Testing

@testable import InvitationPages
@testable import Invoice

private let fonts = PangoText(Typeface(family: "DejaVu Sans", size: 16))

/// The pixels of a drawing, read back through Cairo's own reader of PNG.
private struct Pixels {
  let drawing: CairoPages

  init(_ view: LayoutView) { drawing = CairoPages([Picture(painting: view)], fonts: fonts) }

  /// The colour at a point, drawn alone: the picture moved there, one pixel large.
  func color(_ x: Double, _ y: Double) throws -> (red: Int, green: Int, blue: Int, alpha: Int) {
    try PNG(drawing.png().bytes).color(Int(x), Int(y))
  }
}

@Suite("Drawn pages")
struct CairoPagesTests {
  private func view(_ paint: Paint, _ width: Double = 40, _ height: Double = 40) -> PaintedView {
    let view = PaintedView(paint)
    view.frame = LayoutRect(x: 0, y: 0, width: width, height: height)
    return view
  }

  private func isNear(
    _ color: (red: Int, green: Int, blue: Int, alpha: Int),
    _ red: Int,
    _ green: Int,
    _ blue: Int,
    _ alpha: Int
  ) -> Bool {
    abs(color.red - red) <= 2 && abs(color.green - green) <= 2 && abs(color.blue - blue) <= 2
      && abs(color.alpha - alpha) <= 2
  }

  // MARK: Boxes

  @Test("A box is filled within its corners, beyond them nothing is")
  func fill() throws {
    let pixels = Pixels(view(Paint(fill: 0x2255AA, cornerRadius: 20)))
    #expect(isNear(try pixels.color(20, 20), 0x22, 0x55, 0xAA, 255))
    #expect(try pixels.color(1, 1).alpha == 0)
  }

  @Test("Alpha and opacity let what lies behind through, once for a box and all inside it")
  func alpha() throws {
    let root = view(Paint(fill: 0xFFFFFF))
    let half = view(Paint(fill: 0x000000, opacity: 0.5), 20, 40)
    half.addSubview(view(Paint(fill: 0x000000), 10, 40))
    root.addSubview(half)
    let clear = view(Paint(fill: PaintColor(0x000000, alpha: 0.25)), 20, 40)
    clear.frame.origin.x = 20
    root.addSubview(clear)
    let pixels = Pixels(root)
    // Inside and beside the inner box the same: the group shines through as one.
    #expect(isNear(try pixels.color(5, 20), 127, 127, 127, 255))
    #expect(isNear(try pixels.color(15, 20), 127, 127, 127, 255))
    #expect(isNear(try pixels.color(30, 20), 191, 191, 191, 255))
  }

  @Test("What reaches out of a box that clips is cut off, after it nothing is")
  func clips() throws {
    let root = view(Paint(fill: 0xFFFFFF))
    let window = view(Paint(clips: true), 20, 20)
    window.addSubview(view(Paint(fill: 0xFF0000), 40, 10))
    root.addSubview(window)
    let last = view(Paint(fill: 0x00FF00), 5, 5)
    last.frame.origin = LayoutPoint(x: 35, y: 35)
    root.addSubview(last)
    let pixels = Pixels(root)
    #expect(isNear(try pixels.color(10, 5), 255, 0, 0, 255))
    #expect(isNear(try pixels.color(30, 5), 255, 255, 255, 255))
    #expect(isNear(try pixels.color(37, 37), 0, 255, 0, 255))
  }

  @Test("Single edges, rules and dashes stand where they are said to")
  func lines() throws {
    let line = PaintLine(0xFF0000, width: 4)
    let sides = Pixels(view(Paint(sides: PaintSides(top: line, right: line))))
    #expect(isNear(try sides.color(10, 2), 255, 0, 0, 255))
    #expect(isNear(try sides.color(38, 20), 255, 0, 0, 255))
    #expect(try sides.color(2, 20).alpha == 0 && sides.color(10, 38).alpha == 0)
    let dashed = Pixels(view(Paint(rule: PaintLine(0x0000FF, width: 4, dashes: [10, 10]))))
    #expect(isNear(try dashed.color(5, 20), 0, 0, 255, 255))
    #expect(try dashed.color(15, 20).alpha == 0)
    #expect(isNear(try dashed.color(25, 20), 0, 0, 255, 255))
  }

  @Test("Colours pass into each other from top to bottom, or from left to right")
  func gradient() throws {
    let down = Pixels(view(Paint(gradient: PaintGradient(0x000000, 0xFFFFFF))))
    #expect(try down.color(20, 1).red < 20 && down.color(20, 38).red > 235)
    #expect(try abs(down.color(1, 20).red - down.color(38, 20).red) <= 1)
    let across = Pixels(
      view(Paint(gradient: PaintGradient(0x000000, 0xFFFFFF, isHorizontal: true)))
    )
    #expect(try across.color(1, 20).red < 20 && across.color(38, 20).red > 235)
  }

  // MARK: Images

  /// An image twice as wide as high: red on the left, blue on the right.
  private func flag() throws -> [UInt8] {
    let flag = view(Paint(fill: 0x0000FF), 40, 20)
    flag.addSubview(view(Paint(fill: 0xFF0000), 20, 20))
    return try CairoPages([Picture(painting: flag)]).png().bytes
  }

  @Test("An image fills, fits, or is stretched, and is clipped to the corners")
  func fit() throws {
    let data = try flag()
    // 40 × 40 points: covered by 80 × 40, in which the middle is the border of both colours.
    let cover = Pixels(view(Paint(cornerRadius: 10, image: PaintImage(.data(data)))))
    #expect(isNear(try cover.color(10, 20), 255, 0, 0, 255))
    #expect(isNear(try cover.color(30, 5), 0, 0, 255, 255))
    #expect(try cover.color(0, 0).alpha == 0)
    // Contained in 40 × 20, with nothing above and below.
    let contain = Pixels(view(Paint(image: PaintImage(.data(data), fit: .contain))))
    #expect(isNear(try contain.color(10, 20), 255, 0, 0, 255))
    #expect(try contain.color(10, 5).alpha == 0 && contain.color(10, 35).alpha == 0)
    let stretch = Pixels(view(Paint(image: PaintImage(.data(data), fit: .stretch))))
    #expect(isNear(try stretch.color(10, 5), 255, 0, 0, 255))
    #expect(isNear(try stretch.color(30, 35), 0, 0, 255, 255))
  }

  @Test("An image comes from bytes, from a file, and from a data URL")
  func sources() throws {
    let data = try flag()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    try Data(data).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let url = "data:image/png;base64," + Data(data).base64EncodedString()
    let expected = try CairoPages([Picture(painting: view(Paint(image: PaintImage(.data(data)))))])
      .png()
    for reference in [file.path, file.absoluteString, url] {
      let pages = CairoPages([
        Picture(painting: view(Paint(image: PaintImage(.reference(reference)))))
      ])
      let drawn = try pages.png()
      #expect(drawn.bytes == expected.bytes && drawn.issues.isEmpty)
    }
  }

  @Test(
    "An image that cannot be read is told of, and has a place",
    arguments: [
      PaintImage(.reference("/nowhere.png")), PaintImage(.reference("https://example.org/a.png")),
      PaintImage(.reference("data:image/png;base64,!!")), PaintImage(.data([1, 2, 3])),
      PaintImage(.data([])), PaintImage(.reference("data:image/png,abc")),
    ]
  )
  func unreadable(image: PaintImage) throws {
    let root = view(Paint(image: image))
    let file = try CairoPages([Picture(painting: root)], fonts: fonts).png()
    #expect(file.issues.count == 1)
    #expect(file.issues.first?.page == 0 && file.issues.first?.item == 0)
    #expect(file.issues.first?.description.contains("no PNG that can be read") == true)
  }

  /// Whole images of other kinds, each a red point.
  enum OtherImage: String, CaseIterable {
    case jpeg = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqg\
      tObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4\
      +Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAABAAEDASIAAhEBAxEB\
      /8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAA\
      AAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCUAdYf/9k=
      """
    case gif = "R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="
    case svg = "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4="
  }

  @Test(
    "An image of another kind than PNG is told of in each format, and a word stands in its place",
    arguments: OtherImage.allCases
  )
  func otherImages(kind: OtherImage) throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: kind.rawValue)))
    try expectUnreadable(bytes)
  }

  @Test("Half a PNG is no image, and shows nothing of the whole one")
  func halfAnImage() throws {
    let whole = try flag()
    try expectUnreadable(Array(whole.prefix(whole.count / 2)))
  }

  private func expectUnreadable(_ bytes: [UInt8]) throws {
    let root = view(Paint(fill: 0xFFFFFF, image: PaintImage(.data(bytes))), 80, 40)
    let pages = CairoPages([Picture(painting: root)], fonts: fonts)
    for file in [try pages.png(), try pages.pdf(title: "T"), try pages.svg()] {
      #expect(file.issues.map(\.kind) == [.unreadableImage("image")])
      #expect(!file.bytes.isEmpty)
    }
    let png = try PNG(pages.png().bytes)
    // The word is grey in the middle of what the box is filled with.
    #expect(isNear(png.color(1, 1), 255, 255, 255, 255))
    let dark = (0..<80).filter { x in (0..<40).contains { png.color(x, $0).red < 160 } }
    #expect(dark.count > 10 && dark.allSatisfy { (15..<65).contains($0) })
    for x in 0..<80 {
      for y in 0..<40 { #expect(abs(png.color(x, y).red - png.color(x, y).blue) < 40) }
    }
  }

  // MARK: Text

  @Test("Text is drawn in its colour, within the lines that were measured")
  func text() throws {
    let root = view(Paint(fill: 0xFFFFFF), 200, 60)
    let label = PaintedLabel(
      "MMMM",
      Typeface(size: 20),
      Paint(textColor: 0xFF0000),
      measurer: fonts
    )
    root.addSubview(label)
    label.frame = LayoutRect(x: 10, y: 10, width: 150, height: 40)
    let line = try #require(label.measuredText(forWidth: 150).lines.first)
    let png = try PNG(CairoPages([Picture(painting: root)], fonts: fonts).png().bytes)
    var box = (left: 200, right: 0, top: 60, bottom: 0)
    for y in 0..<60 {
      for x in 0..<200 where png.color(x, y).green < 128 {
        box = (min(box.left, x), max(box.right, x), min(box.top, y), max(box.bottom, y))
      }
    }
    #expect(box.left >= 10 && Double(box.right) <= 10 + line.width)
    #expect(Double(box.right - box.left) > line.width * 0.9)
    // Capitals stand on the baseline, and their stems are as red as they were asked for.
    #expect(abs(Double(box.bottom + 1) - (10 + line.baseline)) <= 1.5)
  }

  @Test("Text that was not shaped is drawn as wide as it was measured")
  func unshaped() throws {
    let root = view(Paint(fill: 0xFFFFFF), 200, 40)
    let label = PaintedLabel("iiii MMMM", size: 20)
    root.addSubview(label)
    label.frame = LayoutRect(x: 0, y: 0, width: 200, height: 40)
    let png = try PNG(CairoPages([Picture(painting: root)], fonts: fonts).png().bytes)
    let dark = (0..<200).filter { x in (0..<40).contains { png.color(x, $0).red < 128 } }
    // Cells of 10 points: four, a space, and four, whatever the font has.
    #expect(dark.allSatisfy { $0 < 90 })
    #expect(dark.contains { $0 < 10 } && dark.contains { $0 > 84 })
    #expect(!dark.contains { $0 > 41 && $0 < 49 })
  }

  @Test("Letters that no font has are reported")
  func missingLetters() throws {
    let label = PaintedLabel("a\u{10FFFD}", Typeface(size: 20), measurer: fonts)
    label.frame = LayoutRect(x: 0, y: 0, width: 80, height: 40)
    let issues = try CairoPages([Picture(painting: label)], fonts: fonts).png().issues
    #expect(issues.map(\.kind) == [.missingLetters(count: 1, text: "a\u{10FFFD}")])
  }

  // MARK: Files

  @Test("The same pages are the same bytes, in every format")
  func sameBytes() throws {
    func files() throws -> [[UInt8]] {
      let pages = try #require(try InvitationPages.cards().first).page
      return [try pages.png().bytes, try pages.pdf(title: "T").bytes, try pages.svg().bytes]
    }
    let (first, second) = (try files(), try files())
    for (format, place) in zip(["PNG", "PDF", "SVG"], first.indices) {
      #expect(first[place] == second[place], "\(format)")
    }
  }

  @Test("An image has the pixels of its scale")
  func scale() throws {
    let pages = CairoPages([Picture(painting: view(Paint(fill: 0), 30.5, 10))])
    let (once, twice) = (try PNG(pages.png().bytes), try PNG(pages.png(scale: 2).bytes))
    #expect(once.width == 31 && once.height == 10)
    #expect(twice.width == 61 && twice.height == 20)
  }

  @Test("A background lies below everything")
  func background() throws {
    let pages = CairoPages([Picture(painting: view(Paint()))], background: 0x00FF00)
    #expect(isNear(try PNG(pages.png().bytes).color(3, 3), 0, 255, 0, 255))
  }

  @Test("A PDF has its pages, its title, its date and its fonts in it")
  @MainActor func pdf() throws {
    let pages = InvoiceTool.document()
    let text = String(decoding: try pages.pdf(title: "Invoice 7").bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-") && text.contains("Invoice 7"))
    #expect(text.contains("20000101000000") && !text.contains("2026112"))
    #expect(text.contains("/FontFile"))
  }

  @Test("Pages that cannot be are typed failures, and nothing is drawn")
  func failures() throws {
    let pages = CairoPages([Picture(painting: view(Paint(), 0, 10))])
    #expect(throws: CairoFailure.size(width: 0, height: 10)) { try pages.png() }
    #expect(throws: CairoFailure.size(width: 0, height: 10)) { try pages.pdf() }
    #expect(throws: CairoFailure.noPage(1)) { try pages.svg(page: 1) }
    #expect(throws: CairoFailure.noPage(0)) { try CairoPages([]).pdf() }
    let large = CairoPages([Picture(painting: view(Paint(), 40_000, 10))])
    #expect(throws: CairoFailure.self) { try large.png() }
    #expect(throws: CairoFailure.self) { try large.svg() }
    let small = CairoPages([Picture(painting: view(Paint(), 10, 10))])
    for scale in [0, -1, .nan, .infinity] {
      #expect(throws: CairoFailure.self) { try small.png(scale: scale) }
    }
  }
}
#endif
