import ConstraintKernel
import Foundation
import Testing

@testable import LayoutFormats

@Suite("Names in pictures")
struct PictureNameTests {
  /// Two cells, one cell with marks, none at all, right to left, control characters, and markup.
  private static let names = [
    "漢字かな", "👨‍👩‍👧", "e\u{301}e\u{301}", "\u{200B}\u{200D}\u{FEFF}", "مرحبا", "a\u{0}b\tc\nd", "",
    "  ", "</text><b>&\"", "a name that is far too long for any of the boxes it is put in", "🇩🇪🇫🇷",
    "ｗｉｄｅ", "x", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", "┌─┐",
  ]

  /// A root and boxes in it at random, some without size, some half or wholly outside.
  private static func picture(_ random: inout SplitMix) -> Picture {
    var items = [
      PictureItem(name: "root", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    ]
    for _ in 0..<(1 + random.next(12)) {
      let numbers = (0..<4).map { _ in Double(random.next(120)) }
      let size = [0, 1, 8, 40, 90]
      items.append(
        PictureItem(
          name: names[random.next(names.count)],
          frame: LayoutRect(
            x: numbers[0] * 2 - 20,
            y: numbers[1] - 10,
            width: Double(size[random.next(5)]),
            height: Double(size[random.next(5)])
          ),
          depth: 1 + random.next(3),
          notes: random.next(4) == 0 ? [1] : []
        )
      )
    }
    return Picture(items: items, notes: [PictureNote(.ambiguous, "漢字: x may be others")])
  }

  @Test("A picture in text is never wider than it may be, and shows or tells every name")
  func text() {
    var random = SplitMix(seed: 1)
    for _ in 0..<150 {
      let picture = Self.picture(&random)
      let columns = 2 + random.next(80)
      let text = picture.text(columns: columns)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let drawn = lines.prefix { !$0.hasPrefix("No room") && !$0.hasPrefix("Outside") && $0 != "" }
      #expect(drawn.allSatisfy { $0.cellWidth <= columns }, "\n\(text)")
      for item in picture.items where item.title.cellWidth > 0 {
        // Spaces at both ends and what has no width cannot be seen; a long name is cut.
        let start = item.title.filter { $0 != " " && $0.cellWidth > 0 }.prefix(1)
        #expect(text.contains(start) || start.isEmpty, "\(item.title)\n\(text)")
      }
    }
  }

  @Test("Boxes without size are points and lines, and their names are reported")
  func noSize() {
    let root = PictureItem(name: "r", frame: LayoutRect(x: 0, y: 0, width: 20, height: 8))
    let point = PictureItem(
      name: "point",
      frame: LayoutRect(x: 4, y: 4, width: 0, height: 0),
      depth: 1
    )
    let rule = PictureItem(
      name: "漢",
      frame: LayoutRect(x: 10, y: 2, width: 0, height: 4),
      depth: 1
    )
    let text = Picture(items: [root, point, rule]).text(columns: 21)
    #expect(
      text == """
        ┌ r ────────────────┐
        │         ╷         │
        │   ·     │         │
        │         ╵         │
        └───────────────────┘
        No room for the name of: point, 漢.

        """,
      "\n\(text)"
    )
    let large = PictureItem(name: "r", frame: LayoutRect(x: 0, y: 0, width: 200, height: 90))
    var (dot, line) = (point, rule)
    dot.frame.origin = LayoutPoint(x: 50, y: 40)
    line.frame.origin = LayoutPoint(x: 150, y: 40)
    let svg = Picture(items: [large, dot, line]).svg()
    #expect(svg.contains("M50 40m-4-4l8 8m0-8l-8 8") && svg.contains("M150 40h0v4"))
    #expect(svg.contains(">point 0 × 0</text>") && svg.contains(">漢 0 × 4</text>"))
  }

  @Test("In SVG no two words overlap, and markup in names is text")
  func svg() throws {
    var random = SplitMix(seed: 2)
    let word = try Regex(
      #"<text class="(\w+)" x="([-\d.]+)" y="([-\d.]+)" font-size="10" textLength="(\d+)""#
    )
    let page = try Regex(#"<svg [^>]*width="([\d.]+)""#)
    for _ in 0..<150 {
      let svg = Self.picture(&random).svg()
      #expect(!svg.contains("<b>"))
      let words = svg.matches(of: word).compactMap { match -> LayoutRect? in
        let numbers = (2...4).compactMap { match.output[$0].substring.flatMap { Double($0) } }
        guard numbers.count == 3 else { return nil }
        // The baseline lies 9 points below the top of a line of 12.
        return LayoutRect(x: numbers[0], y: numbers[1] - 9, width: numbers[2], height: 12)
      }
      #expect(words.count > 1)
      let width = svg.firstMatch(of: page).flatMap { Double($0.output[1].substring ?? "") } ?? 0
      for (index, one) in words.enumerated() {
        #expect(one.width <= width, "\(one) is wider than the image")
        #expect(!words[(index + 1)...].contains { $0.overlaps(one) }, "\(one)\n\(svg)")
      }
    }
  }
}
