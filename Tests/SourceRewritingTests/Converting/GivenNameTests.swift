import LayoutStatements
import SourceRewriting
import Testing

/// Patterns, captures and collections give an item another name.
@Suite("Names that patterns, captures and collections give")
struct GivenNameTests {
  /// Code that lays `slider` out by another name, with the member that it needs; `#` stands for the statement.
  struct Detour: Sendable, CustomTestStringConvertible {
    let member: String
    let code: String
    let name: String
    var testDescription: String { code }

    init(_ member: String, _ code: String, _ name: String) {
      (self.member, self.code, self.name) = (member, code, name)
    }
  }

  private static let detours = [
    Detour("var rows: [UIView] = []", "rows.append(slider)\nfor row in rows { # }", "row"),
    Detour("var rows: [UIView] = []", "rows += [slider]\nrows.forEach { row in # }", "row"),
    Detour("var rows: [Int: UIView] = [:]", "rows[0] = slider\nfor (_, row) in rows { # }", "row"),
    Detour(
      "var rows: [Int: UIView] = [:]",
      "rows[0] = slider\nfor row in rows.values { # }",
      "row"
    ),
    Detour("func pair() -> (UIView, Int) { (slider, 8) }", "let (row, _) = pair()\n#", "row"),
    Detour("", "func get() -> UIView { slider }\nlet row = get()\n#", "row"),
    Detour("let row = Row()", "row.view = slider\nif let view = row.view { # }", "view"),
    Detour(
      "let row = Row()",
      "row.view = slider\nguard let row = row.view else { return }\n#",
      "row"
    ),
    Detour(
      "var kind = Kind.none",
      "kind = .view(slider)\nif case .view(let row) = kind { # }",
      "row"
    ),
    Detour(
      "var kind = Kind.none",
      "kind = .view(slider)\nif case let .view(row) = kind { # }",
      "row"
    ),
    Detour(
      "var kind = Kind.none",
      "kind = .pair(slider, gap: 8)\nguard case let Kind.pair(row, gap: _) = kind else { return }\n#",
      "row"
    ),
    Detour(
      "var kind = Kind.none",
      "kind = .view(slider)\nswitch kind {\ncase let .view(row) where row.isHidden: #\ndefault: break\n}",
      "row"
    ),
    Detour(
      "func show(_ kind: Kind) {\nswitch kind {\ncase .view(let row): #\ndefault: break\n}\n}",
      "show(.view(slider))",
      "row"
    ),
    Detour(
      "var kinds: [Kind] = []",
      "kinds.append(.view(slider))\nfor case let .view(row) in kinds { # }",
      "row"
    ),
    Detour("", "let pin = { [row = slider] in # }\npin()", "row"),
    Detour("static var latest: UIView?", "Self.latest = slider\n#", "Self.latest!"),
  ]

  private static func file(
    _ detour: Detour,
    _ module: String,
    _ own: String,
    _ other: String
  ) -> String {
    func said(_ text: String) -> String {
      text.split(separator: "#", omittingEmptySubsequences: false)
        .joined(separator: detour.name + other)
    }
    return """
      import UIKit
      import \(module)

      enum Kind { case none, view(UIView), pair(UIView, gap: Int) }
      final class Row { var view: UIView? }

      final class Mixer: UIView {
        let slider = UISlider()
        \(said(detour.member))

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(slider)
          slider\(own)
          \(said(detour.code))
        }
      }

      """
  }

  @Test("What is remade under them stays, with what it replaces", arguments: detours)
  func remade(_ detour: Detour) throws {
    let source = Self.file(
      detour,
      "SnapKit",
      ".snp.makeConstraints { $0.height.equalTo(30) }",
      ".snp.remakeConstraints { $0.height.equalTo(40) }"
    )
    for target in [SourceDialect.anchors, .operators, .attribute, .autoPin] {
      let (text, report) = try converted(source, .maker, target)
      #expect(report.converted.isEmpty, "\(target): \(text)")
    }
  }

  @Test("Attributes push each other out under them", arguments: detours)
  func pushedOut(_ detour: Detour) throws {
    let attributes = Self.file(
      detour,
      "EasyPeasy",
      ".easy.layout(Height(30))",
      ".easy.layout(Height(40))"
    )
    let (anchors, own) = try converted(attributes, .attribute, .anchors)
    #expect(own.converted.isEmpty, "\(anchors)")
    let chains = Self.file(
      detour,
      "SnapKit",
      ".snp.makeConstraints { $0.height.equalTo(30) }",
      ".snp.makeConstraints { $0.height.equalTo(40) }"
    )
    let (text, report) = try converted(chains, .maker, .attribute)
    #expect(report.converted.isEmpty, "\(text)")
    #expect(report.left == ["competes": 2], "\(text)")
  }

  @Test(
    "A name that a pattern gives hides the member of that name",
    arguments: [
      "if case let .view(slider) = kind { # }", "if case .view(let slider) = kind { # }",
      "if case let .pair(slider, gap: _) = kind { # }",
      "if case let Kind.pair(slider, gap: _) = kind { # }",
      "switch kind {\ncase let .view(slider): #\ndefault: break\n}",
      "for case let .view(slider) in [kind] { # }", "let pin = { [slider = other] in # }\npin()",
    ]
  )
  func hidden(_ code: String) throws {
    let detour = Detour("var kind = Kind.none\nlet other = UIView()", code, "slider")
    let block = ".snp.makeConstraints { $0.top.equalToSuperview() }"
    let source = Self.file(detour, "SnapKit", block, block)
    let text = try converted(source, .maker, .anchors).text
    #expect(text.contains("slider.topAnchor.constraint(equalTo: self.topAnchor)"), "\(text)")
    #expect(
      text.contains("slider.topAnchor.constraint(equalTo: slider.superview!.topAnchor)"),
      "\(text)"
    )
  }
}
