import ConstraintKernel
import LayoutMigration
import Testing

@Suite("Printing statements of source code")
struct StatementPrinterTests {
  private let context: PrintingContext = {
    var context = PrintingContext()
    context.superviews = ["title": "view", "icon": "view"]
    context.clearsAutoresizing = false
    return context
  }()

  private func lines(
    _ statements: [LayoutStatement],
    _ dialect: SourceDialect,
    _ context: PrintingContext? = nil
  ) -> [String] {
    dialect.printer?.print(statements, in: context ?? self.context).lines ?? []
  }

  private func statement(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    _ item: ItemReference? = .superview,
    _ other: LayoutConstraint.Attribute? = nil,
    constant: Amount = .zero
  ) -> LayoutStatement {
    LayoutStatement(
      "title",
      attribute,
      relation,
      item.map { .item($0, other ?? attribute) } ?? .nothing,
      constant: constant
    )
  }

  @Test("A name is moved and negated, and never folded")
  func names() {
    let trailing = statement(.trailing, constant: .text("-Metrics.gap"))
    #expect(
      lines([trailing], .maker) == [
        "title.snp.makeConstraints { make in",
        "  make.trailing.equalToSuperview().inset(Metrics.gap)",
        "}",
      ]
    )
    #expect(
      lines([trailing], .operators)[1] == "  title.trailing == view.trailing - Metrics.gap"
    )
    #expect(lines([trailing], .attribute) == ["title.easy.layout(Trailing(Metrics.gap))"])
    #expect(
      lines([trailing], .autoPin)
        == ["title.autoPinEdge(toSuperviewEdge: .trailing, withInset: Metrics.gap)"]
    )
    let anchors =
      "title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Metrics.gap)"
    #expect(lines([trailing], .anchors) == ["\(anchors).isActive = true"])
  }

  @Test("An inequality at a far edge keeps its direction in each dialect's manner")
  func inequalities() {
    // At most 12 points from the trailing edge.
    let near = statement(.trailing, .greaterThanOrEqual, constant: .number(-12))
    #expect(
      lines([near], .maker)[1] == "  make.trailing.greaterThanOrEqualToSuperview().inset(12)"
    )
    #expect(lines([near], .operators)[1] == "  title.trailing >= view.trailing - 12")
    #expect(lines([near], .attribute) == ["title.easy.layout(Trailing(>=12))"])
    #expect(
      lines([near], .autoPin) == [
        "title.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12, relation: .lessThanOrEqual)"
      ]
    )
  }

  @Test("A chain names the edge of a guide, and the insets of four edges that all differ")
  func guidesAndInsets() {
    let safeArea = ItemReference(.superview, .safeArea)
    #expect(
      lines([statement(.bottom, .equal, safeArea, constant: .number(-8))], .maker)[1]
        == "  make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).offset(-8)"
    )
    let sides: [(LayoutConstraint.Attribute, Double)] = [
      (.top, 1), (.leading, 2), (.bottom, -3), (.trailing, -4),
    ]
    let uneven = sides.map { statement($0, constant: .number($1)) }
    #expect(
      lines(uneven, .maker).joined().contains(
        "inset(LayoutDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
      )
    )
    // One pair that agrees is a chain of its own.
    let paired = Array(uneven.dropLast()) + [statement(.trailing, constant: .number(-2))]
    #expect(
      lines(paired, .maker).contains("  make.leading.trailing.equalToSuperview().inset(2)")
    )
  }

  @Test("A sibling keeps the sign of its offset, whatever the edge")
  func siblings() {
    let above = statement(.bottom, .equal, ItemReference("icon"), .top, constant: .number(-8))
    #expect(lines([above], .maker)[1] == "  make.bottom.equalTo(icon.snp.top).offset(-8)")
    #expect(lines([above], .operators)[1] == "  title.bottom == icon.top - 8")
    #expect(lines([above], .attribute) == ["title.easy.layout(Bottom(8).to(icon, .top))"])
    #expect(
      lines([above], .autoPin)
        == ["title.autoPinEdge(.bottom, to: .top, of: icon, withOffset: -8)"]
    )
  }

  @Test("Handles, conditions and names are kept")
  func properties() {
    var height = statement(.height, .equal, nil, constant: .text("rowHeight"))
    height.assignment = "self.height"
    height.identifier = "row"
    #expect(
      lines([height], .maker)[1]
        == "  self.height = make.height.equalTo(rowHeight).labeled(\"row\").constraint"
    )
    #expect(
      lines([height], .operators).dropFirst().prefix(2)
        == ["  self.height = title.height == rowHeight", "  self.height.identifier = \"row\""]
    )
    #expect(
      lines([height], .anchors) == [
        "self.height = title.heightAnchor.constraint(equalToConstant: rowHeight)",
        "self.height.identifier = \"row\"",
        "self.height.isActive = true",
      ]
    )
    var wide = statement(.top)
    wide.condition = "isWide"
    #expect(lines([wide], .attribute) == ["title.easy.layout(Top().when { isWide })"])
    #expect(
      lines([wide], .maker).dropFirst().dropLast()
        == ["  if isWide {", "    make.top.equalToSuperview()", "  }"]
    )
  }

  @Test("The other handedness is a shorthand only where frames are all that counts")
  func idioms() {
    let edges = [LayoutConstraint.Attribute.top, .leading, .trailing, .bottom].map {
      statement($0)
    }
    var idiomatic = context
    idiomatic.fidelity = .idiomatic
    #expect(lines(edges, .maker)[1] == "  make.directionalEdges.equalToSuperview()")
    #expect(lines(edges, .maker, idiomatic)[1] == "  make.edges.equalToSuperview()")
    #expect(lines(edges, .attribute).count == 6)
    #expect(lines(edges, .attribute, idiomatic) == ["title.easy.layout(Edges())"])
  }

  @Test("What anchors cannot say is an initialiser, and is counted")
  func detours() {
    var third = statement(.centerX)
    third.factor = .number(1.0 / 3)
    let printed = SourceDialect.anchors.printer?.print([third], in: context)
    #expect(printed?.detours.count == 1)
    #expect(printed?.detours.first?.isEquivalent == true)
    #expect(printed?.lines.first?.contains("multiplier: 1.0 / 3") == true)
    #expect(lines([third], .operators)[1] == "  title.centerX == view.centerX / 3")
    #expect(lines([third], .maker)[1] == "  make.centerX.equalToSuperview().dividedBy(3)")
  }
}
