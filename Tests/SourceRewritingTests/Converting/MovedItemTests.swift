import LayoutStatements
import SourceRewriting
import Testing

/// The superview of an item is the one that it was added to last, by whichever function.
@Suite("Items that functions of a project move")
struct MovedItemTests {
  private func card(_ lines: String, _ declarations: String = "") -> String {
    """
    import UIKit
    import PureLayout

    class Card: UIView {
      let title = UILabel()
      let text = UILabel()

      func setUp() {
        addSubview(title)
        addSubview(text)
        \(lines)
        title.autoPinEdge(toSuperviewEdge: .left)
        text.autoPinEdge(toSuperviewEdge: .right)
      }

      func wrap(_ view: UIView) -> UIView {
        let box = UIView()
        box.addSubview(view)
        return box
      }

      func make(_ size: CGFloat) -> UIView {
        let box = UIView()
        let row = UIView()
        row.frame.size.width = size
        box.addSubview(row)
        return box
      }
    }

    class Frame: UIView {
      init(_ content: UIView) {
        super.init(frame: .zero)
        addSubview(content)
      }
    }

    extension UIView {
      func boxed() -> UIView {
        let box = UIView()
        box.addSubview(self)
        return box
      }
      var framed: UIView { boxed() }
    }
    \(declarations)

    """
  }

  private static let wrapping = [
    "addSubview(wrap(title))", "let box = self.wrap(title)", "_ = Frame(title)",
    "let box = title.boxed()", "addSubview(title.framed)",
    "let pack = { (view: UIView) in UIView().addSubview(view) }\npack(title)",
    "func pack(_ all: [UIView]) { for one in all { UIView().addSubview(one) } }\npack([title])",
    "func pack(_ all: [UIView]) { all.forEach { UIView().addSubview($0) } }\npack([title])",
    "func pack(_ all: [UIView]) { all.forEach(UIView().addSubview) }\npack([title])",
    "func pack(_ one: UIView) { addSubview(wrap(one)) }\npack(title)",
    "func pack(_ one: UIView) { addSubview(one.framed) }\npack(title)",
    "func pack(_ one: UIView) { let copy = one; UIView().addSubview(copy) }\npack(title)",
    "func pack(_ all: [UIView]) { _ = UIStackView(arrangedSubviews: all) }\npack([title])",
  ]

  @Test("Are asked for their superviews", arguments: wrapping)
  func moved(_ line: String) throws {
    let text = try converted(card(line), .autoPin, .anchors).text
    #expect(text.contains("equalTo: title.superview!.leftAnchor"), "\(text)")
    #expect(text.contains("equalTo: self.rightAnchor"), "\(text)")
  }

  @Test(
    "Lie where code in sight adds them else",
    arguments: [
      "addSubview(make(4))", "print(title)", "let box = wrap(UILabel())",
      "func pack(_ one: UIView) { addSubview(UIView()); print(one) }\npack(title)",
    ]
  )
  func others(_ line: String) throws {
    let text = try converted(card(line), .autoPin, .anchors).text
    #expect(!text.contains("superview!"), "\(text)")
  }

  @Test("Are moved by functions of other files, and by other methods")
  func elsewhere() throws {
    let other =
      "extension UIView { func embed(_ view: UIView) { layer.isHidden ? self.addSubview(view) : () } }"
    let text = try converted(card("UIView().embed(title)"), .autoPin, .anchors, besides: [other])
      .text
    #expect(text.contains("title.superview!"), "\(text)")
    let plain = try converted(card("UIView().embed(title)"), .autoPin, .anchors).text
    #expect(!plain.contains("superview!"), "\(plain)")
    let method = card("", "extension Card { func pack() { addSubview(wrap(title)) } }")
    #expect(try converted(method, .autoPin, .anchors).text.contains("title.superview!"))
  }

  @Test("Meet no item as their superview by an attribute")
  func attributes() throws {
    func file(_ line: String) -> String {
      card("\(line)\ntitle.easy.layout(Top(8).to(self))").replacing("PureLayout", with: "EasyPeasy")
        .replacing("override", with: "").replacing("func setUp()", with: "init()")
    }
    let (text, report) = try converted(file("addSubview(wrap(title))"), .attribute, .anchors)
    #expect(report.left == ["perhaps the superview": 1], "\(text)")
    let plain = try converted(file(""), .attribute, .anchors)
    #expect(plain.report.left.isEmpty, "\(plain.text)")
    #expect(plain.text.contains("equalTo: self.topAnchor, constant: 8"), "\(plain.text)")
  }
}
