import LayoutFormats
import MakerLayout

extension InvoiceParts {
  /// The head of the first page: who sends it, to whom, and what it is.
  func letterHead(_ invoice: Invoice) -> LayoutView {
    let head = PaintedView()
    let mark = PaintedView(
      Paint(gradient: PaintGradient(0xA34A1B, 0x5E2509), cornerRadius: 8)
    )
    let ring = PaintedView(Paint(stroke: 0xF6D9B8, strokeWidth: 2, cornerRadius: 10))
    mark.addSubview(ring)
    let name = label(invoice.sender.first ?? "", 17, weight: 700, color: Self.accent)
    let motto = label("WOOD SINCE 1911", 7.5, color: Self.quiet, spacing: 1.6)
    let rule = PaintedRule(PaintLine(Self.accent, width: 1.5))
    let address = block(
      [label(invoice.sender.joined(separator: " · "), 7, color: Self.quiet)]
        + invoice.recipient.map { label($0, 10.5) }
    )
    let facts = block(
      [("Invoice", invoice.number), ("Date", invoice.date), ("Due", invoice.due)].flatMap {
        what,
        value in
        [label(what, 7.5, color: Self.quiet), label(value, 10.5, weight: 600)]
      },
      spacing: 1
    )
    let title = label("Invoice \(invoice.number)", 20, weight: 700)
    for view in [mark, name, motto, rule, address, facts, title] { head.addSubview(view) }
    mark.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.size.equalTo(36)
    }
    ring.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(20)
    }
    name.snp.makeConstraints { make in
      make.leading.equalTo(mark.snp.trailing).offset(10)
      make.top.equalTo(mark).offset(-2)
    }
    motto.snp.makeConstraints { make in
      make.leading.equalTo(name)
      make.bottom.equalTo(mark)
    }
    rule.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalTo(mark.snp.bottom).offset(10)
    }
    address.snp.makeConstraints { make in
      make.leading.equalToSuperview()
      make.top.equalTo(rule.snp.bottom).offset(30)
    }
    facts.snp.makeConstraints { make in
      make.trailing.equalToSuperview()
      make.width.equalTo(120)
      make.top.equalTo(address)
    }
    title.snp.makeConstraints { make in
      make.leading.equalToSuperview()
      make.top.greaterThanOrEqualTo(address.snp.bottom).offset(28)
      make.top.greaterThanOrEqualTo(facts.snp.bottom).offset(20)
      make.bottom.equalToSuperview()
    }
    return head
  }

  /// The head of later pages: one line.
  func runningHead(_ invoice: Invoice) -> LayoutView {
    let head = PaintedView(Paint(sides: PaintSides(bottom: PaintLine(Self.accent, width: 1.5))))
    let name = label(invoice.sender.first ?? "", 9.5, weight: 700, color: Self.accent)
    let number = label("Invoice \(invoice.number), continued", 9.5, alignment: .right)
    for view in [name, number] {
      head.addSubview(view)
      view.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.bottom.equalToSuperview().offset(-8)
      }
    }
    name.snp.makeConstraints { $0.leading.equalToSuperview() }
    number.snp.makeConstraints { $0.trailing.equalToSuperview() }
    return head
  }

  /// The foot of each page: who is paid, and how; which page this is.
  func footer(_ invoice: Invoice, _ page: PaintedLabel) -> LayoutView {
    let foot = PaintedView(Paint(sides: PaintSides(top: Self.hair)))
    let columns = [
      invoice.sender,
      ["IBAN DE02 1203 0000 0000 2020 51", "BIC BYLADEM1001", "VAT ID DE 123 456 788"],
    ].map { lines in block(lines.map { label($0, 7.5, color: Self.quiet) }, spacing: 1) }
    for view in columns + [page] {
      foot.addSubview(view)
      view.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(8)
        make.bottom.lessThanOrEqualToSuperview()
      }
    }
    columns[0].snp.makeConstraints { $0.leading.equalToSuperview() }
    columns[1].snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(180)
      make.bottom.equalToSuperview()
    }
    page.snp.makeConstraints { $0.trailing.equalToSuperview() }
    return foot
  }
}
