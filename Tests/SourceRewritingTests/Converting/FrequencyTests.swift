import LayoutStatements
import SourceRewriting
import Testing

/// What real files are made of, by how often.
///
/// Counted in 797 files with chains, 229 with relations, 169 with attributes, 417 with pinning calls
/// and 441 with anchors, of 26 public repositories. Numbers are shares of statements in percent.
@Suite("Statements by their frequency")
struct FrequencyTests {
  struct Table: Sendable {
    let origin: SourceConversion.Origin
    let module: String
    let opening: String
    let closing: String
    let statements: [(share: Double, text: String)]
  }

  static let targets: [SourceDialect] = [
    .operators, .maker, .attribute, .autoPin, .anchors, .constraint,
  ]

  /// Each statement stands in a block, or in a file, of its own; whole blocks begin with a star.
  private func file(_ table: Table, _ text: String) -> String {
    let statement =
      text.hasPrefix("*") ? String(text.dropFirst()) : "\(table.opening)\(text)\(table.closing)"
    let stored = table.origin == .maker ? "Constraint" : "NSLayoutConstraint"
    let group = table.origin == .operators ? "  let group = ConstraintGroup()\n" : ""
    return view(table.module, statement).replacing(
      "  let count = 3\n",
      with: "  let count = 3\n  var stored: \(stored)?\n\(group)"
    )
  }

  /// How much of a table converts, of all that it holds, and what does not.
  private func share(
    _ table: Table,
    _ conversion: SourceConversion
  ) throws -> (part: Double, failures: [String]) {
    var (total, converted) = (0.0, 0.0)
    var failures: [String] = []
    for (share, text) in table.statements {
      let result = try conversion.convert(Array(file(table, text).utf8))
      total += share
      if result.report.left.isEmpty, !result.report.converted.isEmpty {
        converted += share
      } else {
        failures.append("\(text): \(result.report.leftovers.map(\.reason.text))")
      }
    }
    return (converted / total, failures)
  }

  @Test("At least 95 of 100 statements convert in every direction; a page has the shares")
  func shares() throws {
    let page = try Catalog.rows(
      of: "LayoutMigration/LayoutMigration.docc/ConvertedSource.md",
      from: #filePath,
      "| "
    ).filter { $0.contains(" %") }
    try #require(page.count == Self.tables.count)
    for (place, table) in Self.tables.enumerated() {
      var cells = Sweep.cells(of: page[place])
      try #require(cells.count == Self.targets.count + 1)
      let name = table.origin == .visual ? "format strings" : "anchors"
      cells[0] = table.module.isEmpty ? name : table.module
      for target in Sweep.targets(of: Self.targets, from: table.origin, turn: place) {
        guard let conversion = SourceConversion(from: table.origin, to: target),
          let column = Self.targets.firstIndex(of: target)
        else { continue }
        let (part, failures) = try share(table, conversion)
        #expect(part >= 0.95, "\(table.origin) to \(target): \(failures.joined(separator: "\n"))")
        cells[column + 1] = "\((part * 1_000).rounded(.down) / 10) %"
      }
      let row = "| \(cells.joined(separator: " | ")) |"
      #expect(page[place] == row, "should be:\n\(row)")
    }
  }

  private static let makerTable = Table(
    origin: .maker,
    module: "SnapKit",
    opening: "title.snp.makeConstraints { make in\n    ",
    closing: "\n}",
    statements: [
      (9.1, "make.top.equalTo(text.snp.bottom).offset(gap)"),
      (7.0, "make.leading.equalTo(text.snp.trailing).offset(8)"),
      (8.2, "make.top.equalTo(text)"), (8.2, "make.leading.trailing.equalTo(text)"),
      (5.9, "make.centerY.equalTo(text)"), (6.0, "make.width.equalTo(text)"),
      (5.5, "make.bottom.equalTo(text).offset(-gap)"),
      (6.4, "make.edges.equalToSuperview()"), (4.1, "make.top.leading.trailing.equalToSuperview()"),
      (2.3, "make.centerX.equalToSuperview()"),
      (7.7, "make.leading.trailing.equalToSuperview().inset(gap)"),
      (2.5, "make.edges.equalToSuperview().inset(8)"),
      (2.5, "make.right.equalToSuperview().offset(-8)"),
      (6.8, "make.height.equalTo(44)"), (3.4, "make.width.height.equalTo(gap)"),
      (3.1, "make.left.equalTo(gap)"), (2.3, "make.size.equalTo(24)"),
      (2.7, "make.bottom.equalTo(safeAreaLayoutGuide)"),
      (2.4, "make.height.equalTo(40).priority(.high)"),
      (2.2, "stored = make.top.equalToSuperview().offset(gap).constraint"),
      (1.8, "make.center.equalToSuperview()"),
      (0.6, "make.width.equalToSuperview().multipliedBy(0.5)"),
      (1.0, "make.trailing.lessThanOrEqualToSuperview().offset(-gap)"),
      (6.6, "*title.snp.remakeConstraints { make in\n    make.top.equalToSuperview()\n}"),
      (
        2.0,
        "*title.snp.makeConstraints { make in\n    make.height.equalTo(4)\n}\ntitle.snp.updateConstraints { make in\n    make.height.equalTo(gap)\n}"
      ),
      (
        0.4,
        "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
      ),
    ]
  )

  private static let operatorTable = Table(
    origin: .operators,
    module: "Cartography",
    opening: "constrain(title, text) { title, text in\n    ",
    closing: "\n}",
    statements: [
      (9.0, "title.top == text.top"), (8.0, "title.leading == text.leading"),
      (8.0, "title.trailing == text.trailing"), (7.0, "title.bottom == text.bottom"),
      (9.0, "title.left == text.left"), (5.0, "title.centerY == text.centerY"),
      (3.0, "title.centerX == text.centerX"), (3.0, "title.width == text.width"),
      (8.6, "title.top == text.bottom + gap"), (6.0, "title.left == text.right + 8"),
      (8.0, "title.height == 44"), (6.5, "title.width == gap"),
      (6.4, "title.right == text.left - 8"), (4.0, "title.bottom == text.top - gap"),
      (3.8, "title.top == title.superview!.top + 16"), (2.0, "title.center == text.center"),
      (2.0, "title.edges == title.superview!.edges"),
      (0.7, "title.edges == inset(title.superview!.edges, gap)"),
      (2.0, "title.top == text.safeAreaLayoutGuide.top"), (0.5, "title.width == text.width * 0.5"),
      (3.3, "title.right <= text.left - gap"), (3.2, "title.height >= 20"),
      (1.6, "title.width == 100 ~ 750"), (3.0, "stored = title.height == 30"),
      (1.9, "*constrain(title, replace: group) { title in\n    title.height == 30\n}"),
      (1.2, "align(top: title, text)"), (0.6, "distribute(by: 8, horizontally: title, text)"),
    ]
  )

  private static let attributeTable = Table(
    origin: .attribute,
    module: "EasyPeasy",
    opening: "title.easy.layout(",
    closing: ")",
    statements: [
      (8.0, "Top()"), (7.0, "Top(16)"), (7.0, "Left(gap)"), (6.7, "Left()"), (6.5, "Right(16)"),
      (6.5, "Right()"), (12.4, "Height(44)"), (5.0, "Bottom()"), (5.0, "Bottom(8)"),
      (7.5, "CenterY()"),
      (6.0, "Width(gap)"), (3.0, "Trailing(8)"), (2.5, "Trailing()"), (4.9, "Leading(8)"),
      (4.8, "Edges()"), (4.5, "CenterX()"), (2.2, "Size(24)"), (1.5, "Center()"),
      (14.6, "Top(8).to(text, .bottom)"), (3.7, "Left(8).to(text)"), (1.1, "Right(>=8)"),
      (0.9, "Width(<=80)"), (0.6, "Width().like(text)"), (0.4, "Height(30).with(.high)"),
      (0.3, "Edges(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"),
      (0.3, "*title.easy.layout(Top(8))\ntitle.easy.clear()"),
      (0.2, "Top(8).when { self.isWide }"), (0.1, "Width(*0.5).like(text)"),
    ]
  )

  private static let autoPinTable = Table(
    origin: .autoPin,
    module: "PureLayout",
    opening: "title.",
    closing: "",
    statements: [
      (15.0, "autoPinEdgesToSuperviewEdges()"),
      (11.5, "autoAlignAxis(toSuperviewAxis: .horizontal)"),
      (9.5, "autoSetDimensions(to: CGSize(width: 24, height: 24))"),
      (9.0, "autoPinEdge(toSuperviewEdge: .top)"), (8.0, "autoSetDimension(.height, toSize: gap)"),
      (6.5, "autoPinEdge(.top, to: .bottom, of: text, withOffset: gap)"),
      (6.0, "autoCenterInSuperview()"),
      (5.0, "autoPinEdge(toSuperviewEdge: .right, withInset: 8)"),
      (3.7, "autoPinEdge(.left, to: .left, of: text)"),
      (
        3.0,
        "autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), excludingEdge: .bottom)"
      ),
      (2.6, "autoPinEdgesToSuperviewEdges(with: .zero)"),
      (6.0, "autoPinEdge(toSuperviewSafeArea: .bottom)"),
      (1.7, "autoPinEdge(toSuperviewEdge: .trailing, withInset: 8, relation: .greaterThanOrEqual)"),
      (1.5, "autoAlignAxis(.horizontal, toSameAxisOf: text)"),
      (3.0, "autoPinEdge(toSuperviewMargin: .leading)"),
      (1.3, "autoPin(toTopLayoutGuideOf: controller, withInset: 8)"),
      (2.0, "autoMatch(.width, to: .width, of: text)"),
    ]
  )

  private static let anchorTable = Table(
    origin: .anchors,
    module: "",
    opening: "title.translatesAutoresizingMaskIntoConstraints = false\ntitle.",
    closing: ".isActive = true",
    statements: [
      (30.0, "topAnchor.constraint(equalTo: topAnchor)"),
      (24.0, "leadingAnchor.constraint(equalTo: text.trailingAnchor)"),
      (14.0, "leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap)"),
      (13.4, "trailingAnchor.constraint(equalTo: trailingAnchor, constant: -gap)"),
      (12.7, "heightAnchor.constraint(equalToConstant: gap)"),
      (2.8, "widthAnchor.constraint(greaterThanOrEqualToConstant: 44)"),
      (2.0, "trailingAnchor.constraint(lessThanOrEqualTo: text.leadingAnchor, constant: -8)"),
      (0.7, "widthAnchor.constraint(equalTo: text.widthAnchor, multiplier: 0.5)"),
    ]
  )

  /// Of 114 format strings: vertical ones, views in a row, equal widths, inequalities, metrics.
  private static let formatTable = Table(
    origin: .visual,
    module: "",
    opening: """
      title.translatesAutoresizingMaskIntoConstraints = false
      text.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "
      """,
    closing: """
      ", options: [], metrics: ["gap": gap], views: ["title": title, "text": text]))
      """,
    statements: [
      (30.0, "H:|-16-[title]-16-|"), (20.0, "V:|[title]|"), (16.0, "V:|-8-[title(44)]-[text]"),
      (9.0, "H:|[title][text]|"), (9.0, "H:|-[title]-|"), (10.0, "H:|[title(==text)]-8-[text]|"),
      (10.0, "V:[title(>=44)]-(>=8)-|"), (10.0, "H:|-gap-[title]-gap-|"),
    ]
  )

  static let tables = [
    makerTable, operatorTable, attributeTable, autoPinTable, anchorTable, formatTable,
  ]
}
