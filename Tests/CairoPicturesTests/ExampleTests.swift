#if Cairo
import CairoPictures
import ConstraintKernel
import LayoutFormats
import PangoText
import Testing

@testable import InvitationPages
@testable import Invoice

@Suite("Pages drawn by the examples")
@MainActor
struct ExampleTests {
  private let pages = Invoice.example.pages(InvoiceTool.fonts)

  /// Where the parts of a page stand, by their names.
  private func frames(_ page: InvoicePage) -> [(name: String, box: LayoutRect)] {
    page.root.layoutIfNeeded()
    var found: [(String, LayoutRect)] = []
    func visit(_ view: LayoutView, _ origin: LayoutPoint) {
      let box = LayoutRect(
        origin: LayoutPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY),
        size: view.frame.size
      )
      if !view.givenName.isEmpty { found.append((view.givenName, box)) }
      for part in view.subviews { visit(part, box.origin) }
    }
    for part in page.root.subviews { visit(part, .zero) }
    return found
  }

  @Test("Forty rows stand on two pages, in order, each under the table's header")
  func rows() throws {
    #expect(pages.count == 2)
    var next = 1
    for page in pages {
      let parts = frames(page)
      let header = try #require(parts.first { $0.name == "table header" })
      let rows = parts.filter { $0.name.hasPrefix("row ") }
      var bottom = header.box.maxY
      for row in rows {
        #expect(row.name == "row \(next)")
        #expect(abs(row.box.minY - bottom) < 0.01)
        bottom = row.box.maxY
        next += 1
      }
    }
    #expect(next == 41)
  }

  @Test("The footer stands at the bottom of each page, and nothing reaches into it")
  func footers() throws {
    for page in pages {
      let parts = frames(page)
      let footer = try #require(parts.first { $0.name == "footer" })
      #expect(abs(footer.box.maxY - (842 - 32)) < 0.01)
      for part in parts where part.name != "footer" && !part.name.hasPrefix("page") {
        #expect(part.box.maxY <= footer.box.minY, "\(part.name)")
      }
    }
  }

  @Test("The totals stand together, below the last row, and add up")
  func totals() throws {
    let invoice = Invoice.example
    #expect(invoice.net + invoice.tax == invoice.total)
    #expect(Invoice.money(123_450) == "1,234.50" && Invoice.money(5) == "0.05")
    let last = frames(try #require(pages.last))
    #expect(last.filter { $0.name == "totals" }.count == 1)
    #expect(frames(pages[0]).allSatisfy { $0.name != "totals" })
    let row = try #require(last.last { $0.name.hasPrefix("row ") })
    let totals = try #require(last.first { $0.name == "totals" })
    #expect(totals.box.minY >= row.box.maxY)
  }

  @Test(
    "Every number of rows is laid out whole, the totals never alone",
    arguments: [1, 18, 19, 20, 21, 41, 43]
  )
  func breaks(count: Int) throws {
    var invoice = Invoice.example
    invoice.rows = (0..<count).map { Invoice.example.rows[$0 % 40] }
    let pages = invoice.pages(InvoiceTool.fonts)
    let parts = pages.flatMap(frames)
    #expect(parts.filter { $0.name.hasPrefix("row ") }.count == count)
    let last = frames(try #require(pages.last))
    #expect(last.contains { $0.name == "totals" })
    #expect(last.contains { $0.name.hasPrefix("row ") })
  }

  @Test("No text of the pages is cut off, and every letter has a font")
  func complete() throws {
    let pages = Invoice.example.pictures(InvoiceTool.fonts)
    #expect(try CairoPages(pages, fonts: InvoiceTool.fonts).pdf().issues.isEmpty)
    for page in pages {
      #expect(page.items.flatMap(\.lines).allSatisfy { !$0.text.contains("…") })
    }
    #expect(pages[1].items.flatMap(\.lines).contains { $0.text == "Page 2 of 2" })
  }

  @Test("The invitation is 360 points wide in each script, and complete")
  func invitations() throws {
    for (name, page) in try InvitationPages.cards() {
      let picture = page.pages[0]
      #expect(picture.items[0].frame.width == 360, "\(name)")
      #expect(try page.png().issues.isEmpty, "\(name)")
      #expect(picture.items.flatMap(\.lines).allSatisfy { !$0.text.contains("…") })
      let isArabic = name == "arabic"
      #expect(picture.items.flatMap(\.lines).allSatisfy { $0.isRightToLeft == isArabic })
    }
  }
}
#endif
