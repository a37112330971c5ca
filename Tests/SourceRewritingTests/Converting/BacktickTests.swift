import LayoutStatements
import SourceRewriting
import Testing

/// A name in backticks is the name without them.
@Suite("Names in backticks")
struct BacktickTests {
  /// A class that declares an item and names it twice; where it is `%` and `@` the spelling is another one.
  private static func card(_ module: String, _ body: String) -> String {
    """
    import UIKit
    import \(module)

    final class Card: UIView {
      let % = UIView()
      let text = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(%)
        addSubview(text)
        \(body)
      }

      func move() {
        print(@)
      }
    }

    """
  }

  static let files: [(origin: SourceConversion.Origin, text: String)] = [
    (
      .maker,
      card(
        "SnapKit",
        "%.snp.makeConstraints { $0.top.equalToSuperview() }\n"
          + "    @.snp.remakeConstraints { $0.bottom.equalTo(text.snp.top) }"
      )
    ),
    (
      .maker,
      card(
        "SnapKit",
        "@.snp.makeConstraints { $0.top.equalToSuperview() }\n"
          + "    text.snp.makeConstraints { $0.bottom.equalTo(%.snp.top) }"
      )
    ),
    (
      .attribute,
      card("EasyPeasy", "%.easy.layout(Top(8))\n    @.easy.layout(CenterY())")
    ),
    (.attribute, card("EasyPeasy", "@.easy.layout(Top(8).to(text))")),
    (
      .operators,
      card("Cartography", "constrain(@, text) { one, other in one.top == other.bottom + 8 }")
    ),
    (
      .autoPin,
      card(
        "PureLayout",
        "%.autoPinEdge(toSuperviewEdge: .top)\n    @.autoPinEdge(.left, to: .right, of: text)"
      )
    ),
    (
      .anchors,
      card(
        "UIKit",
        "%.translatesAutoresizingMaskIntoConstraints = false\n"
          + "    @.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true"
      )
    ),
  ]

  private static let targets: [SourceDialect] = [
    .operators, .maker, .attribute, .autoPin, .anchors, .constraint,
  ]

  @Test("A name needs no backticks", arguments: files)
  func plain(_ file: (origin: SourceConversion.Origin, text: String)) throws {
    try compare(file, "item", [("`item`", "item"), ("item", "`item`"), ("`item`", "`item`")])
  }

  @Test("A word that is a keyword needs them, and none behind a point", arguments: files)
  func keyword(_ file: (origin: SourceConversion.Origin, text: String)) throws {
    try compare(file, "default", [("`default`", "self.default"), ("`default`", "`default`")])
  }

  /// Each spelling becomes what the same file becomes whose item is called `item`.
  private func compare(
    _ file: (origin: SourceConversion.Origin, text: String),
    _ name: String,
    _ spellings: [(String, String)]
  ) throws {
    for target in Self.targets where SourceConversion(from: file.origin, to: target) != nil {
      for (one, other) in spellings {
        func spelled(_ first: String, _ second: String) -> String {
          file.text.replacing("%", with: first).replacing("@", with: second)
        }
        let second = other.hasPrefix("self.") ? "self.item" : "item"
        let expected = try converted(spelled("item", second), file.origin, target)
        let (text, report) = try converted(spelled(one, other), file.origin, target)
        let plain = text.replacing("`", with: "").replacing("defaultItem", with: "item")
          .replacing(name, with: "item").replacing("newDefault", with: "newItem")
        #expect(plain == expected.text, "\(target): \(text)")
        #expect(report.converted == expected.report.converted, "\(target): \(text)")
        // Without them a keyword is no name.
        let words = text.replacing("`default`", with: "").replacing(".default", with: "")
          .split { !$0.isLetter }
        #expect(!words.contains("default"), "\(text)")
      }
    }
  }
}
