import LayoutStatements
import SourceRewriting
import Testing

@Suite("Lint of layout source")
struct LintTests {
  private func rules(_ module: String, _ statements: String) throws -> [String] {
    try SourceLint().findings(in: Array(view(module, statements).utf8)).map(\.rule.rawValue)
  }

  private func rules(ofChain chain: String) throws -> [String] {
    try rules("SnapKit", "title.snp.makeConstraints { make in\n    make.\(chain)\n}")
  }

  @Test(
    "What moves a far edge outwards is found",
    arguments: [
      ("trailing.equalToSuperview().offset(8)", ["far-edge"]),
      ("bottom.equalTo(self).offset(gap)", ["far-edge"]),
      ("right.equalTo(8)", ["far-edge"]), ("bottom.equalTo(safeAreaLayoutGuide).offset(4)", []),
      ("trailing.equalToSuperview().offset(-8)", []), ("trailing.equalToSuperview().inset(8)", []),
      ("top.equalToSuperview().offset(8)", []), ("right.equalTo(text).offset(8)", []),
      ("bottom.equalTo(text.snp.top).offset(8)", []),
    ]
  )
  func farEdges(chain: String, expected: [String]) throws {
    #expect(try rules(ofChain: chain) == expected)
  }

  @Test(
    "A number that may be negative is no finding",
    arguments: [
      "offset(shift)", "offset(M.pad)", "offset(next())", "offset(isHidden ? 4 : -4)",
      "offset(gap - 20)", "offset(-gap)", "offset(some.value)",
    ]
  )
  func unknown(modifier: String) throws {
    let file =
      view(
        "SnapKit",
        "title.snp.makeConstraints { make in\n  make.right.equalToSuperview().\(modifier)\n}"
      )
      + "enum M { static let pad: CGFloat = -8; static var wide: CGFloat { 8 } }\n"
      + "extension Card { var shift: CGFloat { -4 } }\n"
    #expect(try SourceLint().findings(in: Array(file.utf8)).isEmpty)
  }

  @Test("What waits outside, or reaches out on both sides, is no finding")
  func deliberate() throws {
    let stored = """
      title.snp.makeConstraints { make in
        bottom = make.bottom.equalToSuperview().offset(300).constraint
      }
      """
    #expect(try rules("SnapKit", stored).isEmpty)
    let badge = """
      title.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(-8)
        make.right.equalToSuperview().offset(8)
      }
      """
    #expect(try rules("SnapKit", badge).isEmpty)
    #expect(try rules("SnapKit", badge.replacing("-8", with: "4")) == ["far-edge"])
  }

  @Test("One constant that is an inset here and an offset there is found")
  func knockOn() throws {
    let block = """
      title.snp.makeConstraints { make in
        make.right.equalToSuperview().inset(side)
      }
      text.snp.makeConstraints { make in
        make.right.equalToSuperview().offset(side)
      }
      """
    let file = view("SnapKit", block) + "extension Card { var side: CGFloat { 8 } }\n"
    let findings = try SourceLint().findings(in: Array(file.utf8))
    #expect(findings.map(\.rule.rawValue) == ["far-edge"])
  }

  @Test("An integer that is negated moves inwards, and one that is not is quoted as it was written")
  func integers() throws {
    func findings(_ amount: String) throws -> [SourceLint.Finding] {
      let text = """
        import SnapKit
        enum M { static let pad = 8 }
        final class Card: UIView {
          let title = UILabel()
          func build() {
            addSubview(title)
            title.snp.makeConstraints { make in
              make.right.equalToSuperview().offset(\(amount))
            }
          }
        }
        """
      return try SourceLint().findings(in: Array(text.utf8))
    }
    #expect(try findings("-M.pad").isEmpty)
    #expect(try findings("-(M.pad + 2)").isEmpty)
    let message = try findings("M.pad").map(\.message)
    #expect(
      message == [
        "'right' reaches M.pad points past that of 'superview'"
      ]
    )
  }

  @Test("So is a positive constant between anchors and between proxies")
  func farEdgesElsewhere() throws {
    let flag = "title.translatesAutoresizingMaskIntoConstraints = false\n"
    let anchors =
      "title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8).isActive = true"
    #expect(try rules("", flag + anchors) == ["far-edge"])
    #expect(
      try rules("Cartography", "constrain(title) { $0.right == $0.superview!.right + 8 }") == [
        "far-edge"
      ]
    )
    #expect(
      try rules("Cartography", "constrain(title) { $0.right == $0.superview!.right - 8 }").isEmpty
    )
  }

  @Test("An inset across attributes, and one on a size")
  func insets() throws {
    #expect(try rules(ofChain: "bottom.equalTo(text.snp.top).inset(8)") == ["inset-across"])
    #expect(try rules(ofChain: "width.equalToSuperview().inset(8)") == ["inset-on-size"])
    #expect(try rules(ofChain: "bottom.equalTo(text.snp.bottom).inset(8)").isEmpty)
    #expect(try rules(ofChain: "edges.equalToSuperview().inset(8)").isEmpty)
  }

  @Test("Left beside trailing")
  func hands() throws {
    let block =
      "title.snp.makeConstraints { make in\n  make.left.equalToSuperview()\n  make.trailing.equalToSuperview()\n}"
    #expect(try rules("SnapKit", block) == ["mixed-hands"])
    #expect(try rules("PureLayout", "title.autoPinEdge(toSuperviewEdge: .left)").isEmpty)
  }

  @Test("A side and a centre in one call")
  func sideAndCentre() throws {
    #expect(
      try rules("EasyPeasy", "title.easy.layout(Left(16), Right(16), CenterX())") == [
        "side-and-centre"
      ]
    )
    #expect(try rules("EasyPeasy", "title.easy.layout(Left(16), CenterY())").isEmpty)
    #expect(try rules("EasyPeasy", "title.easy.layout(Left(>=16), CenterX())").isEmpty)
  }

  @Test("An item that is laid out by anchors and keeps its flag")
  func flags() throws {
    let line = "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    #expect(try rules("", line) == ["flag-stays"])
    #expect(
      try rules("", "title.translatesAutoresizingMaskIntoConstraints = false\n" + line).isEmpty
    )
  }

  @Test(
    "A flag that code may clear out of sight is no finding",
    arguments: [
      "[title].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
      "prepare(title)", "title.prepareForLayout()", "add(title, to: self)",
      "for view in subviews { view.translatesAutoresizingMaskIntoConstraints = false }",
      "let all = [title, text]",
    ]
  )
  func flagsOutOfSight(_ statement: String) throws {
    let line = "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    #expect(try rules("", statement + "\n" + line).isEmpty)
    let own = view("", line).replacing("title = UILabel()", with: "title = TitleLabel()")
    #expect(try SourceLint().findings(in: Array(own.utf8)).isEmpty)
  }

  @Test("A finding names its place, counted from 1")
  func place() throws {
    let text = "v.snp.makeConstraints { make in\n  make.width.equalToSuperview().inset(8)\n}\n"
    let finding = try #require(try SourceLint().findings(in: Array(text.utf8)).first)
    #expect(finding.line == 2)
    #expect(finding.column == 3)
  }
}
