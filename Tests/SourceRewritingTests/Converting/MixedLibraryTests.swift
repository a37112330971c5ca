import LayoutStatements
import SourceRewriting
import Testing

/// What libraries remember is what they made: other constraints are out of their blocks' reach.
@Suite("Files in which the dialect stands already that they become")
struct MixedLibraryTests {
  private func card(_ module: String, _ lines: String, _ later: String) -> String {
    """
    import UIKit
    import \(module)

    final class Card: UIView {
      let title = UILabel()
      let text = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(text)
        title.translatesAutoresizingMaskIntoConstraints = false
        \(lines)
      }

      func change() { \(later) }
    }

    """
  }

  private static let width = "title.widthAnchor.constraint(equalToConstant: 40).isActive = true"

  @Test(
    "Keep what a block there would remove or change from then on",
    arguments: [
      ("title.snp.remakeConstraints { $0.bottom.equalToSuperview() }", true),
      ("title.snp.removeConstraints()", true),
      ("title.snp.updateConstraints { $0.width.equalTo(3) }", true),
      ("subviews.forEach { $0.snp.removeConstraints() }", true),
      (
        "for view in [title, text] { view.snp.remakeConstraints { $0.bottom.equalToSuperview() } }",
        true
      ),
      ("text.snp.remakeConstraints { $0.bottom.equalToSuperview() }", false),
      ("title.snp.makeConstraints { $0.bottom.equalToSuperview() }", false),
    ]
  )
  func chains(_ later: String, _ stays: Bool) throws {
    let (text, _) = try converted(card("SnapKit", Self.width, later), .anchors, .maker)
    #expect(text.contains(Self.width) == stays, "\(text)")
  }

  @Test(
    "Keep what a call there would clear or replace from then on",
    arguments: [
      ("title.easy.clear()", true),
      ("subviews.forEach { $0.easy.clear() }", true),
      ("title.easy.layout(Width(3))", true),
      ("title.easy.layout(attributes)", true),
      ("title.easy.layout(Width(3).when { self.isHidden })", true),
      ("text.easy.clear()", false),
      ("title.easy.layout(Left(3))", false),
    ]
  )
  func attributes(_ later: String, _ stays: Bool) throws {
    let (text, _) = try converted(card("EasyPeasy", Self.width, later), .anchors, .attribute)
    #expect(text.contains(Self.width) == stays, "\(text)")
  }

  @Test("Keep it where such a block stands in another file")
  func files() throws {
    let other = "import SnapKit\nfunc reset(_ card: Card) { card.title.snp.removeConstraints() }\n"
    let file = card("SnapKit", Self.width, "")
    let text = try converted(file, .anchors, .maker, besides: [other]).text
    #expect(text.contains(Self.width), "\(text)")
    let plain = try converted(
      file,
      .anchors,
      .maker,
      besides: [other.replacing("title", with: "box")]
    ).text
    #expect(!plain.contains(Self.width), "\(plain)")
  }
}
