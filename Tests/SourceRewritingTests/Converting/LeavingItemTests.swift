import LayoutStatements
import SourceRewriting
import Testing

/// In this package's module an attribute waits while its item has no superview, and comes back with it.
@Suite("Items that leave their superview")
struct LeavingItemTests {
  private static func card(_ verb: String, _ code: String, _ declarations: String = "") -> String {
    """
    import UIKit
    import \(verb.contains("easy") ? "EasyPeasy" : "SnapKit")

    final class Card: UIView {
      let badge = UIView()
      let text = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(badge)
        addSubview(text)
        badge\(verb)
      }

      \(code)
    }
    \(declarations)

    """
  }

  private static let verbs: [(String, SourceConversion.Origin, SourceDialect)] = [
    (".easy.layout(Top(8))", .attribute, .anchors),
    (".easy.layout(Width().like(text))", .attribute, .maker),
    (".snp.makeConstraints { $0.top.equalToSuperview().offset(8) }", .maker, .attribute),
  ]

  static let leaving: [(code: String, other: String)] = [
    ("func show() { addSubview(badge) }\nfunc hide() { badge.removeFromSuperview() }", ""),
    ("func flip(_ view: UIView) { view.removeFromSuperview(); addSubview(badge) }", ""),
    (
      "func show() { removeAll(); addSubview(badge) }",
      "extension UIView { func removeAll() { subviews.forEach { $0.removeFromSuperview() } } }"
    ),
    (
      "",
      "func flip(_ card: Card) { card.badge.removeFromSuperview(); card.addSubview(card.badge) }"
    ),
  ]

  @Test("What may come back stays from and to attributes", arguments: leaving)
  func returning(_ file: (code: String, other: String)) throws {
    for (verb, origin, target) in Self.verbs {
      let source = Self.card(verb, file.code)
      let (text, report) = try converted(
        source,
        origin,
        target,
        module: .own,
        besides: file.other.isEmpty ? [] : ["import UIKit\n\n\(file.other)\n"]
      )
      #expect(report.converted.isEmpty, "\(text)")
      #expect(text.contains("an attribute comes back with an item that has left"), "\(text)")
    }
  }

  @Test(
    "What leaves for good converts, and what never leaves",
    arguments: [
      "func hide() { badge.removeFromSuperview() }", "func show() { addSubview(badge) }",
      "func flip() { addSubview(badge); text.removeFromSuperview() }",
    ]
  )
  func staying(_ code: String) throws {
    for (verb, origin, target) in Self.verbs {
      let source = Self.card(verb, code)
      let (text, report) = try converted(source, origin, target, module: .own)
      #expect(report.left.isEmpty, "\(text)")
    }
  }

  @Test("The originals' attributes do not come back", arguments: leaving.map(\.code))
  func original(_ code: String) throws {
    let source = Self.card(".easy.layout(Top(8))", code)
    let (text, report) = try converted(source, .attribute, .anchors, module: .original)
    #expect(report.left.isEmpty, "\(text)")
  }
}
