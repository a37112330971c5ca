import LayoutStatements
import SourceRewriting
import Testing

/// One call may replace what another one made of the same item under another name.
@Suite("Items with several names")
struct OtherNamesTests {
  /// Code that lays the label `text` out by another name; `#` stands for the statement, `@` for the name.
  private static let detours = [
    "[title, text].forEach { # }=$0",
    "[title, self.text].forEach { label in # }=label",
    "for label in [title, text] { # }=label",
    "for (index, label) in [title, text].enumerated() { print(index); # }=label",
    "let labels = [title, text]\nlabels.forEach { label in # }=label",
    "let other = text\n#=other",
    "if let other = Optional(text) { # }=other",
    "func pin(_ other: UIView) { # }\npin(text)=other",
    "let one = text\nlet other = one\n#=other",
    "func pin(_ other: UIView) { # }\nlet one = text\npin(one)=other",
    "let pin = { (other: UIView) in # }\npin(text)=other",
    "let card = self\n#=card.text",
    "if let owner = Optional(self) { # }=owner.text",
    "let one = self\nlet card = one\n#=card.text",
    "func pin(_ card: Card) { # }\npin(self)=card.text",
  ]

  private static func body(_ detour: String, _ statement: String) -> String {
    let parts = detour.split(separator: "=")
    let name = String(parts[parts.count - 1])
    return parts.dropLast().joined(separator: "=")
      .replacing("#", with: statement.replacing("@", with: name))
  }

  @Test("What is remade or updated elsewhere stays by whatever name it is made", arguments: detours)
  func replaced(detour: String) throws {
    for verb in ["remakeConstraints", "updateConstraints"] {
      let body = Self.body(detour, "@.snp.makeConstraints { $0.width.equalTo(10) }")
      let source = view("SnapKit", body + "\ntext.snp.\(verb) { $0.width.equalTo(20) }")
      for target in [SourceDialect.anchors, .operators, .autoPin] {
        let (text, report) = try converted(source, .maker, target)
        #expect(report.converted.isEmpty, "\(text)")
        #expect(report.left == ["is replaced": 1, "replaces others": 1], "\(text)")
        #expect(text.contains("import SnapKit"))
      }
    }
  }

  /// A file in which the property `kept` gets an item, and is laid out.
  private static func kept(_ module: String, _ code: String, _ statements: String) -> String {
    view(module, code + "\n" + statements)
      .replacing("  let count = 3\n", with: "  var kept = UILabel()\n")
  }

  @Test(
    "A property may be what is assigned to it",
    arguments: [
      "kept = text", "self.kept = text", "kept = isHidden ? title : text",
      "let one = text\nkept = one", "for label in [title, text] { kept = label }",
      "for label in [title, text] as [UILabel] { self.kept = label }",
      "[title, text].forEach { kept = $0 }", "[title, text].forEach { label in kept = label }",
      "let all = [title, text]\nkept = all[1]",
    ]
  )
  func assigned(_ code: String) throws {
    let chains = Self.kept(
      "SnapKit",
      code,
      "text.snp.makeConstraints { $0.width.equalTo(10) }\n"
        + "kept.snp.remakeConstraints { $0.width.equalTo(20) }"
    )
    let (text, report) = try converted(chains, .maker, .anchors)
    #expect(report.converted.isEmpty, "\(text)")
    let attributes = Self.kept(
      "EasyPeasy",
      code,
      "text.easy.layout(Height(10))\nkept.easy.layout(Height(20))"
    )
    let (anchors, own) = try converted(attributes, .attribute, .anchors)
    #expect(own.converted.isEmpty, "\(anchors)")
    let pins = Self.kept(
      "PureLayout",
      code,
      "text.autoPinEdge(toSuperviewEdge: .leading)\nkept.autoAlignAxis(toSuperviewAxis: .vertical)"
    )
    let (towards, left) = try converted(pins, .autoPin, .attribute)
    #expect(left.converted.isEmpty, "\(towards)")
  }

  @Test("A property of its own item is another item", arguments: ["", "kept = UILabel()"])
  func own(_ code: String) throws {
    let source = Self.kept(
      "EasyPeasy",
      code,
      "text.easy.layout(Height(10))\nkept.easy.layout(Height(20))"
    )
    let (text, report) = try converted(source, .attribute, .anchors)
    #expect(report.left.isEmpty, "\(text)")
  }

  @Test("What is remade by another name is not converted under its own", arguments: detours)
  func replacing(detour: String) throws {
    let body = Self.body(detour, "@.snp.remakeConstraints { $0.width.equalTo(10) }")
    let source = view("SnapKit", "text.snp.makeConstraints { $0.width.equalTo(20) }\n" + body)
    let (text, report) = try converted(source, .maker, .anchors)
    #expect(report.converted.isEmpty, "\(text)")
  }

  @Test("Attributes push out those that the item has by another name", arguments: detours)
  func pushedOut(detour: String) throws {
    let body = Self.body(detour, "@.easy.layout(Height(10))")
    let source = view("EasyPeasy", body + "\ntext.easy.layout(Height(20))")
    let (text, report) = try converted(source, .attribute, .anchors)
    #expect(report.converted.isEmpty, "\(text)")
    #expect(report.left == ["is replaced": 2], "\(text)")
    // The same the other way round: there nothing is pushed out.
    let chains = Self.body(detour, "@.snp.makeConstraints { $0.height.equalTo(10) }")
    let other = view("SnapKit", chains + "\ntext.snp.makeConstraints { $0.height.equalTo(20) }")
    let (attributes, kept) = try converted(other, .maker, .attribute)
    #expect(kept.converted.isEmpty, "\(attributes)")
    #expect(kept.left == ["competes": 2], "\(attributes)")
  }

  @Test("What a function gives back has the name that takes it, too")
  func results() throws {
    let source = """
      import SnapKit

      final class Card: UIView {
        private lazy var title = makeTitle()
        private lazy var text: UILabel = {
          let label = UILabel()
          label.snp.makeConstraints { $0.width.equalTo(10) }
          return label
        }()
        func makeTitle() -> UILabel {
          let label = UILabel()
          label.snp.makeConstraints { $0.width.equalTo(10) }
          return label
        }
        func change() {
          title.snp.remakeConstraints { $0.width.equalTo(20) }
          text.snp.updateConstraints { $0.width.equalTo(20) }
        }
      }

      """
    let (text, report) = try converted(source, .maker, .anchors)
    #expect(report.converted.isEmpty, "\(text)")
    #expect(report.left == ["is replaced": 2, "replaces others": 2], "\(text)")
  }

  @Test("A loop through other items holds nothing back", arguments: detours)
  func others(detour: String) throws {
    let body = Self.body(detour, "@.snp.makeConstraints { $0.width.equalTo(10) }")
    let source = view("SnapKit", body + "\ncount.snp.remakeConstraints { $0.width.equalTo(20) }")
      .replacing("let count = 3", with: "let count = UILabel()")
    let (text, report) = try converted(source, .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
  }

  @Test(
    "An object has the items that it has by any name for it",
    arguments: [
      "show { [weak self] in\nguard let strongSelf = self else { return }\nstrongSelf.#\n}",
      "show { [weak self] in\nif let this = self { this.# }\n}",
      "weak var weakSelf = self\nshow { weakSelf!.# }",
      "let card = self\nshow { card.# }",
      "bind(with: self) { owner, _ in owner.# }",
      "show(self) { $0.# }",
    ]
  )
  func objects(code: String) throws {
    for target in [SourceDialect.anchors, .operators, .attribute, .autoPin, .constraint] {
      let remade = code.replacing("#", with: "text.snp.remakeConstraints { $0.width.equalTo(20) }")
      let block = "text.snp.makeConstraints { $0.width.equalTo(10) }\n"
      let (text, report) = try converted(view("SnapKit", block + remade), .maker, target)
      #expect(report.converted.isEmpty, "\(target): \(text)")
    }
  }
}
