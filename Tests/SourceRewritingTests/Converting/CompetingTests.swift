import LayoutStatements
import SourceRewriting
import Testing

/// Expected texts follow the dialect's rule: an attribute takes the place of another one of the same
/// item, slot, relation and priority that an earlier call declared.
@Suite("Attributes that compete")
struct CompetingTests {
  private func card(_ first: String, _ later: String) -> String {
    """
    import UIKit
    import EasyPeasy

    final class Card: UIView {
      let body = UIView()
      let text = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(body)
        addSubview(text)
        body.easy.layout(\(first))
      }

      func open() {
        body.easy.layout(\(later))
      }
    }

    """
  }

  @Test("A closure that has a name replaces what it said of an item that it is handed twice")
  func closures() throws {
    func left(_ calls: String) throws -> Int {
      let pin = "let pin = { (view: UIView) in view <- Top(4) }\n"
      let file = view("EasyPeasy", pin + calls)
      return try converted(file, .attribute, .anchors).report.left.values.reduce(0, +)
    }
    #expect(try left("pin(title)") == 0)
    #expect(try left("pin(title)\npin(title)") == 1)
    #expect(try left("for _ in 0..<2 {\n  pin(title)\n}") == 1)
  }

  @Test("A choice of two items meets what is said of each")
  func choices() throws {
    for choice in ["(isHidden ? body : text) <-", "(isHidden ? self.body : text).easy.layout"] {
      let source = card("Height(10)", "Top(4)").replacing(
        "  func open",
        with:
          "  func shrink() { \(choice)\(choice.hasSuffix("-") ? " Height(4)" : "(Height(4))") }\n\n  func open"
      )
      let (text, report) = try converted(source, .attribute, .anchors)
      #expect(text.contains("body.easy.layout(Height(10))"), "\(text)")
      // What is said in a method stays anyway, since that may run again.
      #expect(report.left.values.reduce(0, +) == 3, "\(text)")
    }
    func left(_ item: String) throws -> Int {
      let other = "\(item).snp.makeConstraints { $0.height.equalTo(20) }"
      let file = view("SnapKit", "title.snp.makeConstraints { $0.height.equalTo(10) }\n\(other)")
        .replacing(
          "  let count = 3",
          with: "  let count = 3\n  lazy var all = [title, text]\n  var rows: [UIView] = []"
        )
      return try converted(file, .maker, .attribute).report.left.values.reduce(0, +)
    }
    #expect(try left("text") == 0)
    #expect(try left("all[0]") == 2)
    #expect(try left("rows[0]") == 0)
    #expect(try left("[title, text][count]") == 2)
    #expect(try left("(isHidden ? title : text)") == 2)
  }

  @Test("An element by its number meets the loop over its list, and what the list is made of")
  func elements() throws {
    func left(_ body: String, _ call: String = "arrange([title])") throws -> Int {
      let file = """
        import UIKit
        import SnapKit

        final class Card: UIView {
          let title = UILabel()
          let text = UILabel()
          lazy var views: [UIView] = [title, text]

          init() {
            super.init(frame: .zero)
            addSubview(title)
            addSubview(text)
            \(call)
          }

          private func arrange(_ list: [UIView]) {
            list[0].snp.makeConstraints { $0.top.equalTo(self) }
            \(body)
          }
        }

        """
      return try converted(file, .maker, .attribute).report.left.values.reduce(0, +)
    }
    #expect(try left("") == 0)
    let loop = "for item in list { item.snp.makeConstraints { $0.top.equalTo(4) } }"
    #expect(try left(loop) == 2)
    #expect(try left("list.forEach { $0.snp.makeConstraints { $0.top.equalTo(4) } }") == 2)
    // What takes up another slot stands beside it.
    #expect(try left(loop.replacing("top", with: "width")) == 0)
    let own = "title.snp.makeConstraints { $0.top.equalTo(4) }"
    #expect(try left(own) == 2)
    #expect(try left(own, "arrange(views)") == 2)
    #expect(try left(own, "arrange([text])") == 0)
  }

  @Test(
    "The first element of a property's list meets a loop over it",
    arguments: ["buttons[0]", "buttons.first!", "self.buttons.last!", "buttons[count - 1]"]
  )
  func named(_ element: String) throws {
    func left(_ attribute: String) throws -> Int {
      let lines = """
        for (one, other) in zip(buttons, buttons.dropFirst()) {
            constrain(one, other) { one, other in one.top == other.top }
        }
        constrain(\(element)) { $0.\(attribute) == $0.superview!.\(attribute) }
        """
      let file = view("Cartography", lines).replacing(
        "  let count = 3\n",
        with: "  let count = 3\n  let buttons = [UIButton(), UIButton()]\n"
      )
      return try converted(file, .operators, .attribute).report.left.values.reduce(0, +)
    }
    #expect(try left("top") == 2)
    #expect(try left("left") == 0)
  }

  @Test("One block may name an item twice, whose attributes then stand in two calls")
  func twoNames() throws {
    func left(_ item: String) throws -> Int {
      let lines =
        "    title.height == item.height / 4 + 12\n    item.height == title.width / 4 - 3\n"
      let pin =
        "  private func pin(_ item: UIView) {\n    constrain(item, title) { item, title in\n"
        + lines + "    }\n  }\n"
      let file = view("Cartography", "pin(\(item))")
        .replacing("  override init", with: pin + "  override init")
      return try converted(file, .operators, .attribute).report.left.values.reduce(0, +)
    }
    #expect(try left("text") == 0)
    #expect(try left("title") == 2)
  }

  @Test("A constant is changed only where the constraint that has it converts")
  func replacedUpdates() throws {
    let source = card("Top(4), Height(10)", "Height(20)")
      .replacing(
        "  func open",
        with: "  func stretch() { body <- Height().like(text) }\n\n  func open"
      )
    for target in [SourceDialect.anchors, .maker, .operators, .autoPin] {
      let (text, _) = try converted(source, .attribute, target)
      #expect(!text.contains(".constant"), "\(text)")
      #expect(text.contains("body.easy.layout(Height(20))"), "\(text)")
    }
  }

  @Test(
    "A call that says nothing new but a number changes the constant of the constraint that stands",
    arguments: [
      (SourceDialect.anchors, "bodyHeight = body.heightAnchor.constraint(equalToConstant: 10)"),
      (.maker, "bodyHeight = make.height.equalTo(10).constraint.layoutConstraints[0]"),
      (.operators, "bodyHeight = body.height == 10"),
      (.autoPin, "bodyHeight = body.autoSetDimension(.height, toSize: 10)"),
    ]
  )
  func updates(target: SourceDialect, made: String) throws {
    let source = card("Top(4), Height(10)", "Height(20)")
    let (text, report) = try converted(source, .attribute, target)
    #expect(report.left.isEmpty, "\(report)")
    #expect(text.contains("private var bodyHeight: NSLayoutConstraint!"), "\(text)")
    #expect(text.contains(made), "\(text)")
    #expect(text.contains("bodyHeight?.constant = 20"), "\(text)")
  }

  @Test("A far edge's new distance keeps the sign of its constant")
  func signs() throws {
    let (text, _) = try converted(card("Bottom(8)", "Bottom(40)"), .attribute, .anchors)
    #expect(text.contains("bodyBottom?.constant = -40"), "\(text)")
  }

  @Test(
    "A call that says something else stays, and so does the one it replaces",
    arguments: ["Height().like(text)", "Height(20), Width(4)", "Height(20).with(.low), Height(4)"]
  )
  func replaces(later: String) throws {
    let source = card("Height(10)", later)
    let (text, report) = try converted(source, .attribute, .anchors)
    #expect(report.left["is replaced"] ?? 0 > 0, "\(report)")
    #expect(text.contains("body.easy.layout(Height(10))"), "\(text)")
  }

  @Test("A condition stays, with its reason, and so does what asks it again")
  func conditions() throws {
    let source = card("Height(10).when { true }", "Width(4)")
      .replacing("func open() {", with: "func open() {\n    body.easy.reload()")
    let (text, report) = try converted(source, .attribute, .maker)
    #expect(report.left == ["conditional": 2, "runs again": 1], "\(report)")
    #expect(text.contains("since it has a condition that is asked again"), "\(text)")
    // What runs whenever somebody opens it replaces what it made before.
    #expect(text.contains("easy.layout(Width(4))"), "\(text)")
  }

  @Test("Of a block whose statements compete with others, those alone stay")
  func divides() throws {
    let statements = """
      constrain(title, text) { title, text in
          title.top == text.bottom
          title.height == 10
      }
      constrain(title) { $0.height == 20 }
      """
    let (text, report) = try converted(view("Cartography", statements), .operators, .attribute)
    #expect(report.left == ["competes": 2], "\(report)")
    #expect(text.contains("title.easy.layout(Top().to(text, .bottom))"), "\(text)")
    #expect(text.contains("title.height == 10"), "\(text)")
  }

  @Test("A project's own method on any view is not given attributes, and its calls stay")
  func ownMethods() throws {
    let source = """
      import UIKit
      import PureLayout

      extension UIView {
        func autoSquare() {
          autoMatch(.width, to: .height, of: self)
        }
      }

      final class Card: UIView {
        let body = UIView.newAutoLayout()

        func setUp() {
          addSubview(body)
          body.autoSquare()
          body.autoSetDimension(.width, toSize: 4)
        }
      }

      """
    let (text, report) = try converted(source, .autoPin, .attribute)
    #expect(report.left == ["competes": 1], "\(report)")
    #expect(text.contains("body.easy.layout(Width(4))"), "\(text)")
    #expect(text.contains("    body.autoSquare()\n"), "\(text)")
    let square = "self.widthAnchor.constraint(equalTo: self.heightAnchor)"
    #expect(try converted(source, .autoPin, .anchors).text.contains(square))
  }
}
