import LayoutStatements
import SourceRewriting
import Testing

/// A project's own names hide those of a dialect where they can be seen, and nowhere else.
@Suite("Names that a project declares as well")
struct OwnNamesTests {
  private static let block = "constrain(title) { title in\n    title.height == 20\n}"
  private static let other = """
    import UIKit
    class Bar: UIView {
        private enum Height { static let regular: CGFloat = 4 }
    }
    """

  @Test("A type within another one hides a word there, and in what inherits from it")
  func nested() throws {
    let elsewhere = try converted(
      view("Cartography", Self.block),
      .operators,
      .attribute,
      besides: [Self.other]
    )
    #expect(elsewhere.text.contains("title.easy.layout(Height(20))"), "\(elsewhere.text)")
    let inherits = view("Cartography", Self.block).replacing("Card: UIView", with: "Card: Bar")
    let heir = try converted(inherits, .operators, .attribute, besides: [Self.other])
    #expect(heir.report.converted.isEmpty, "\(heir.text)")
    let inside = view("Cartography", Self.block).replacing(
      "  let gap: CGFloat = 8",
      with: "  let gap: CGFloat = 8\n  enum Height { static let regular: CGFloat = 4 }"
    )
    let own = try converted(inside, .operators, .attribute)
    #expect(own.report.converted.isEmpty, "\(own.text)")
    let global = "enum Height { case one }"
    let hidden = try converted(
      view("Cartography", Self.block),
      .operators,
      .attribute,
      besides: [global]
    )
    #expect(hidden.report.converted.isEmpty, "\(hidden.text)")
  }

  @Test("Edges have one relation each where 'inset' is the name of something else")
  func insets() throws {
    let lines = """
      title.translatesAutoresizingMaskIntoConstraints = false
      let inset: CGFloat = 4
      NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor, constant: inset),
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
          title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
          title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      ])
      """
    let result = try converted(view("", lines), .anchors, .operators)
    #expect(result.report.left.isEmpty)
    #expect(!result.text.contains("inset("), "\(result.text)")
    #expect(result.text.contains("title.bottom == view.bottom - inset"), "\(result.text)")
    let free = try converted(
      view("", lines.replacing("inset", with: "margin")),
      .anchors,
      .operators
    )
    #expect(free.text.contains("inset(view.edges, margin)"), "\(free.text)")
  }

  @Test("Members of a type within a type are what they are declared as")
  func members() throws {
    let theme = "struct Theme { struct Avatar { static let size: CGFloat = 40 } }"
    let block = "title.snp.makeConstraints { make in\n    make.size.equalTo(Theme.Avatar.size)\n}"
    let result = try converted(view("SnapKit", block), .maker, .anchors, besides: [theme])
    #expect(result.text.contains("equalToConstant: Theme.Avatar.size"), "\(result.text)")
    let text = theme.replacing("let size: CGFloat = 40", with: "let size = UIView()")
    let item = try converted(view("SnapKit", block), .maker, .anchors, besides: [text])
    #expect(item.text.contains("equalTo: Theme.Avatar.size.widthAnchor"), "\(item.text)")
    let unknown = try converted(view("SnapKit", block), .maker, .anchors)
    #expect(unknown.report.left == ["unknown kind": 1])
  }

  @Test("A factor alone is said as EasyPeasy understands it, and as this package's module does")
  func factors() throws {
    let chain = "make.width.equalTo(text).multipliedBy(0.5)"
    let block = "title.snp.makeConstraints { make in\n    \(chain)\n}"
    let original = try converted(view("SnapKit", block), .maker, .attribute)
    // There `*0.5` alone would add half a point.
    #expect(original.text.contains("Width(==0 * 0.5).like(text)"), "\(original.text)")
    let own = try converted(view("MakerLayout", block), .maker, .attribute)
    #expect(own.text.contains("Width(*0.5).like(text)"), "\(own.text)")
  }

  @Test("A new property has no name of a member that another file gives to its class")
  func inheritedNames() throws {
    let file = """
      import EasyPeasy
      import UIKit
      class Sheet: Base {
        let panel = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(panel)
          panel.easy.layout(Left(), Right(), Bottom(), Height(100))
        }
        func grow(_ h: CGFloat) {
          panel.easy.layout(Height(h), Bottom(h))
        }
      }
      """
    let others = [
      "class Base: UIView { var panelHeight: CGFloat = 40 }",
      "extension Sheet { func panelBottom() {} }",
    ]
    let plain = try converted(file, .attribute, .anchors).text
    #expect(plain.contains("var panelHeight: NSLayoutConstraint!"), "\(plain)")
    #expect(plain.contains("var panelBottom: NSLayoutConstraint!"), "\(plain)")
    let text = try converted(file, .attribute, .anchors, besides: others).text
    #expect(text.contains(": NSLayoutConstraint!"), "\(text)")
    #expect(!text.contains("var panelHeight:"), "\(text)")
    #expect(!text.contains("var panelBottom:"), "\(text)")
  }
}
