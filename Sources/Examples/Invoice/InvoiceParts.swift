import LayoutFormats
import MakerLayout

/// The type and the colours of the invoice, and the parts that its pages are made of.
///
/// Lengths are points of an A4 page.
@MainActor
struct InvoiceParts {
  static let ink = PaintColor(0x1D2733)
  static let quiet = PaintColor(0x5B6470)
  static let accent = PaintColor(0x7A3310)
  static let hair = PaintLine(0xC9CFD6, width: 0.5)

  /// The columns of the table: their headings, widths, and whether numbers stand in them.
  static let columns: [(heading: String, width: Double, isNumber: Bool)] = [
    ("Pos.", 32, false), ("Article", 235, false), ("Quantity", 58, true), ("Price", 74, true),
    ("Amount", 84, true),
  ]
  static let width = columns.reduce(0) { $0 + $1.width }

  let fonts: any TextMeasuring

  func label(
    _ text: String,
    _ size: Double = 9.5,
    weight: Int = 400,
    color: PaintColor = ink,
    alignment: LayoutTextAlignment = .natural,
    spacing: Double = 0
  ) -> PaintedLabel {
    let typeface = Typeface(size: size, weight: weight, letterSpacing: spacing)
    let label = PaintedLabel(text, typeface, Paint(textColor: color), measurer: fonts)
    label.textAlignment = alignment
    return label
  }

  /// Lines of text below each other.
  func block(_ labels: [PaintedLabel], spacing: Double = 2) -> LayoutStackView {
    let stack = LayoutStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  /// A row of the table, as high as its highest cell.
  func row(_ cells: [String], weight: Int = 400, color: PaintColor = ink) -> PaintedView {
    let row = PaintedView()
    var x = 0.0
    for (cell, column) in zip(cells, Self.columns) {
      let alignment: LayoutTextAlignment = column.isNumber ? .right : .natural
      let label = label(cell, weight: weight, color: color, alignment: alignment)
      row.addSubview(label)
      label.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(x + 4)
        make.width.equalTo(column.width - 8)
        make.top.equalToSuperview().offset(4)
        make.bottom.lessThanOrEqualToSuperview().offset(-4)
      }
      x += column.width
    }
    row.snp.makeConstraints { make in
      make.width.equalTo(Self.width)
      make.height.equalTo(0).priority(.low)
    }
    return row
  }

  /// The headings of the table, which every page repeats.
  func header() -> PaintedView {
    let header = row(Self.columns.map(\.heading), weight: 700, color: 0xFFFFFF)
    header.layoutName = "table header"
    header.paint = Paint(fill: Self.accent, cornerRadius: 3)
    return header
  }

  /// One article.
  func row(_ row: Invoice.Row, position: Int) -> PaintedView {
    let view = self.row([
      "\(position)", row.article, "\(row.quantity) \(row.unit)", Invoice.money(row.price),
      Invoice.money(row.amount),
    ])
    view.layoutName = "row \(position)"
    view.paint = Paint(
      fill: position.isMultiple(of: 2) ? PaintColor(0xEBD9C8, alpha: 0.35) : nil,
      sides: PaintSides(bottom: Self.hair)
    )
    return view
  }

  /// What is to be paid, which stays together.
  func totals(_ invoice: Invoice) -> PaintedView {
    let totals = PaintedView()
    totals.layoutName = "totals"
    let lines = [
      ("Net", invoice.net, false), ("VAT \(invoice.taxPercent) %", invoice.tax, false),
      ("Total in EUR", invoice.total, true),
    ]
    var above: PaintedView?
    for (what, amount, isSum) in lines {
      let (size, weight) = isSum ? (12.0, 700) : (9.5, 400)
      let line = PaintedView()
      if isSum {
        line.paint.sides = PaintSides(
          top: PaintLine(Self.ink, width: 1),
          bottom: PaintLine(Self.ink, width: 2)
        )
      } else if above == nil {
        line.paint.sides = PaintSides(bottom: PaintLine(Self.quiet, width: 0.5, dashes: [1.5, 2]))
      }
      let name = label(what, size, weight: weight)
      let number = label(Invoice.money(amount), size, weight: weight, alignment: .right)
      totals.addSubview(line)
      for part in [name, number] {
        line.addSubview(part)
        part.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(5)
          make.bottom.equalToSuperview().offset(-5)
        }
      }
      name.snp.makeConstraints { $0.leading.equalToSuperview().offset(4) }
      number.snp.makeConstraints { make in
        make.leading.greaterThanOrEqualTo(name.snp.trailing).offset(12)
        make.trailing.equalToSuperview().offset(-4)
      }
      line.snp.makeConstraints { make in
        make.trailing.equalToSuperview()
        make.width.equalTo(216)
        if let above {
          make.top.equalTo(above.snp.bottom).offset(isSum ? 3 : 0)
        } else {
          make.top.equalToSuperview().offset(12)
        }
      }
      above = line
    }
    above?.snp.makeConstraints { $0.bottom.equalToSuperview() }
    totals.snp.makeConstraints { $0.width.equalTo(Self.width) }
    return totals
  }
}
