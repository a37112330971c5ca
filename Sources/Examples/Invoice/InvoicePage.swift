import LayoutFormats
import MakerLayout

/// A page of A4: its head at the top, a body below it, a footer at the bottom.
@MainActor
final class InvoicePage {
  static let size = LayoutSize(width: 595, height: 842)
  private static let margin = 56.0

  let root = PaintedView(Paint(fill: 0xFFFFFF))
  private let parts: InvoiceParts
  private let head: LayoutView
  private let body = LayoutStackView()
  private let foot: LayoutView
  private let footText: PaintedLabel

  /// Begins a page; the first has the letter head, later ones a line.
  init(_ invoice: Invoice, number: Int, parts: InvoiceParts) {
    self.parts = parts
    root.frame = LayoutRect(origin: .zero, size: Self.size)
    root.layoutName = "page \(number)"
    head = number == 1 ? parts.letterHead(invoice) : parts.runningHead(invoice)
    footText = parts.label("Page \(number)", 8, color: InvoiceParts.quiet, alignment: .right)
    foot = parts.footer(invoice, footText)
    foot.layoutName = "footer"
    body.axis = .vertical
    body.alignment = .leading
    for view in [head, body, foot] { root.addSubview(view) }
    head.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(number == 1 ? 48 : 36)
      make.leading.equalToSuperview().offset(Self.margin)
      make.width.equalTo(InvoiceParts.width)
    }
    body.snp.makeConstraints { make in
      make.top.equalTo(head.snp.bottom).offset(number == 1 ? 22 : 14)
      make.leading.trailing.equalTo(head)
    }
    foot.snp.makeConstraints { make in
      make.bottom.equalToSuperview().offset(-32)
      make.leading.trailing.equalTo(head)
    }
    body.addArrangedSubview(parts.header())
  }

  /// Puts a part below the others, if there is room for it, and for what must stand below it.
  func add(_ part: PaintedView, keepingRoomFor rest: Double = 0) -> Bool {
    body.addArrangedSubview(part)
    root.layoutIfNeeded()
    if body.frame.maxY + rest + 12 <= foot.frame.minY { return true }
    body.removeArrangedSubview(part)
    part.removeFromSuperview()
    return false
  }

  /// Says which of how many pages this is.
  func finish(_ number: Int, of count: Int) -> Picture {
    footText.text = "Page \(number) of \(count)"
    root.layoutIfNeeded()
    return Picture(painting: root)
  }
}

extension Invoice {
  /// The pages: as many rows on each as there is room for; the totals stand with the last row at least.
  @MainActor
  func pages(_ fonts: any TextMeasuring) -> [InvoicePage] {
    let parts = InvoiceParts(fonts: fonts)
    let totals = parts.totals(self)
    let totalsHeight = totals.fittingSize(width: InvoiceParts.width).height
    var pages = [InvoicePage(self, number: 1, parts: parts)]
    for (index, row) in rows.enumerated() {
      let view = parts.row(row, position: index + 1)
      let rest = index + 1 == rows.count ? totalsHeight : 0
      if let page = pages.last, page.add(view, keepingRoomFor: rest) { continue }
      let page = InvoicePage(self, number: pages.count + 1, parts: parts)
      _ = page.add(view)
      pages.append(page)
    }
    if let page = pages.last, !page.add(totals) {
      let page = InvoicePage(self, number: pages.count + 1, parts: parts)
      _ = page.add(totals)
      pages.append(page)
    }
    return pages
  }

  /// The pages as pictures.
  @MainActor
  func pictures(_ fonts: any TextMeasuring) -> [Picture] {
    let pages = pages(fonts)
    return pages.enumerated().map { $1.finish($0 + 1, of: pages.count) }
  }
}
