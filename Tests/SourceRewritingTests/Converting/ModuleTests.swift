import LayoutStatements
import SourceRewriting
import Testing

/// The original and this package's module understand a few words in different ways.
@Suite("Whose words a file says")
struct ModuleTests {
  @Test(
    "The original's words are read as the original means them, and this package's as it does",
    arguments: [
      (
        SourceConversion.Origin.attribute, "title.easy.layout(Edges(10).to(text))",
        "title.leftAnchor.constraint(equalTo: text.leftAnchor),",
        "title.leftAnchor.constraint(equalTo: text.leftAnchor, constant: 10),"
      ),
      (
        .attribute, "title.easy.layout(Edges(10).with(.low).to(text))",
        "title.bottomAnchor.constraint(equalTo: text.bottomAnchor),",
        "titleBottom.priority = .defaultLow"
      ),
      (
        .attribute, "title.easy.layout(Width(*3).like(text))",
        "title.widthAnchor.constraint(equalTo: text.widthAnchor, multiplier: 3, constant: 3)",
        "title.widthAnchor.constraint(equalTo: text.widthAnchor, multiplier: 3)"
      ),
      (
        .attribute, "title.easy.layout(Top(4).to(self.safeAreaLayoutGuide))",
        "title.topAnchor.constraint(equalTo: self.safeAreaLayoutGuide.bottomAnchor, constant: 4)",
        "title.topAnchor.constraint(equalTo: self.safeAreaLayoutGuide.topAnchor, constant: 4)"
      ),
      (
        .autoPin,
        "title.autoPinEdgesToSuperviewSafeArea(with: .zero, excludingEdge: .left)",
        "title.trailingAnchor.constraint(equalTo: self.safeAreaLayoutGuide.trailingAnchor)",
        "title.rightAnchor.constraint(equalTo: self.safeAreaLayoutGuide.rightAnchor)"
      ),
    ]
  )
  func reading(
    _ origin: SourceConversion.Origin,
    _ statement: String,
    _ original: String,
    _ own: String
  ) throws {
    let there = try converted(view("", statement), origin, .anchors, module: .original)
    #expect(there.text.contains(original), "\(there.text)")
    let here = try converted(view("", statement), origin, .anchors, module: .own)
    #expect(here.text.contains(own), "\(here.text)")
    #expect(try converted(view("", statement), origin, .anchors).text == there.text)
  }

  @Test("A number minus an edge, which the original takes for the edge minus the number, stays")
  func difference() throws {
    let statement = "constrain(title, text) { $0.left == 100 - $1.left }"
    let there = try converted(view("Cartography", statement), .operators, .constraint)
    #expect(there.text.contains(statement))
    #expect(there.report.left.count == 1)
  }

  @Test(
    "What the original would understand in another way is not written for it",
    arguments: [
      (
        "title.widthAnchor.constraint(equalTo: text.widthAnchor, multiplier: 3).isActive = true",
        SourceDialect.attribute, "Width(*3).like(text)"
      )
    ]
  )
  func writing(_ statement: String, _ target: SourceDialect, _ own: String) throws {
    let file = view(
      "",
      "title.translatesAutoresizingMaskIntoConstraints = false\n" + statement
    )
    #expect(try converted(file, .anchors, target, module: .own).text.contains(own))
    let there = try converted(file, .anchors, target, module: .original)
    #expect(!there.text.contains(own), "\(there.text)")
    #expect(there.text.contains("Width(==0 * 3).like(text)"), "\(there.text)")
  }

  @Test("A file that imports this package's modules says its words")
  func imports() throws {
    let file = view("AttributeLayout", "title.easy.layout(Width(*3).like(text))")
    let result = try converted(file, .attribute, .anchors)
    #expect(result.text.contains("multiplier: 3)"))
  }

  @Test(
    "Two middles at another item are one word in this package's module alone",
    arguments: [
      ("center", "", "Center()", "Center()"),
      ("center", "text", "CenterX().to(text, .centerX)", "Center().to(text)"),
      (
        "centerWithinMargins", "text", "CenterXWithinMargins().to(text, .centerXWithinMargins)",
        "CenterWithinMargins().to(text)"
      ),
    ]
  )
  func middles(_ word: String, _ item: String, _ original: String, _ own: String) throws {
    let relation = item.isEmpty ? "equalToSuperview()" : "equalTo(\(item))"
    let block = view("", "title.snp.makeConstraints { $0.\(word).\(relation) }")
    let there = try converted(block, .maker, .attribute, module: .original).text
    #expect(there.contains(original), "\(there)")
    #expect(item.isEmpty || !there.contains("Margins().to(text)") && !there.contains("r().to("))
    let here = try converted(block, .maker, .attribute, module: .own).text
    #expect(here.contains(own), "\(here)")
  }

  @Test("A position of an item without a superview comes to nothing in the original, and stays")
  func outermost() throws {
    let block = "self.snp.makeConstraints { $0.right.equalTo(title).offset(8) }"
    let there = try converted(view("", block), .maker, .attribute, module: .original)
    #expect(there.text.contains(block) && there.report.converted.isEmpty, "\(there.text)")
    let here = try converted(view("", block), .maker, .attribute, module: .own)
    #expect(here.text.contains("self.easy.layout(Right(-8).to(title, .right))"), "\(here.text)")
    let size = "self.snp.makeConstraints { $0.width.equalTo(8) }"
    let sized = try converted(view("", size), .maker, .attribute, module: .original)
    #expect(sized.text.contains("self.easy.layout(Width(8))"), "\(sized.text)")
  }

  @Test("This package's attributes follow an item to another superview, and others do not")
  func moved() throws {
    let body = """
      title.snp.makeConstraints { $0.top.equalToSuperview() }
      text.addSubview(title)
      title.snp.makeConstraints { $0.bottom.equalToSuperview(); $0.width.equalTo(3) }
      """
    let source = view("SnapKit", body)
    for (module, count) in [(SourceConversion.Module.own, 2), (.original, 0)] {
      let (text, report) = try converted(source, .maker, .attribute, module: module)
      #expect(report.left.values.reduce(0, +) == count, "\(text)")
    }
  }
}
