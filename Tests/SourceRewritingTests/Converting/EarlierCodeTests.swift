import LayoutStatements
import SourceRewriting
import Testing

/// What a list or a variable of the result holds depends on which code runs first.
@Suite("Code that runs before other code")
struct EarlierCodeTests {
  /// A view that is laid out in its initialiser, and again in `open()`.
  private func card(_ before: String, _ made: String, _ again: String, _ members: String) -> String
  {
    """
    import EasyPeasy
    import SnapKit
    import UIKit

    class Card: UIView {
      let body = UIView()
      var isOpen = false { didSet { open() } }
      lazy var badge: UIView = {
        open()
        return UIView()
      }()

      init() {
        super.init(frame: .zero)
        addSubview(body)
        \(before)
        body.\(made)
      }

      func open() {
        body.\(again)
      }

      func reload() { open() }
      func close() {}
      \(members)
    }

    """
  }

  private static let chains = (
    "snp.makeConstraints { $0.height.equalTo(10) }",
    "snp.remakeConstraints { $0.height.equalTo(20) }"
  )

  private static let lists = ("easy.layout(Height(10))", "easy.layout(Height(20))")

  @Test(
    "A group that takes no place of another is made first of all, or not at all",
    arguments: ["open()", "reload()", "self.reload()", "isOpen = true", "addSubview(badge)"]
  )
  func groups(before: String) throws {
    let (made, again) = Self.chains
    let source = card(before, made, again, "")
    let (text, report) = try converted(source, .maker, .operators)
    #expect(report.converted.isEmpty, "\(text)")
    // What leads nowhere comes before nothing.
    for before in ["close()", "isHidden = true", "_ = body", ""] {
      let (text, report) = try converted(card(before, made, again, ""), .maker, .operators)
      #expect(report.left.isEmpty, "\(text)")
    }
  }

  @Test(
    "A constant is changed where its constraint stands by then",
    arguments: ["open()", "reload()", "self.reload()", "isOpen = true", "addSubview(badge)"]
  )
  func constants(before: String) throws {
    let (made, again) = Self.lists
    let (text, report) = try converted(card(before, made, again, ""), .attribute, .anchors)
    #expect(report.converted.isEmpty, "\(text)")
    let (other, none) = try converted(card("", made, again, ""), .attribute, .anchors)
    #expect(none.left.isEmpty, "\(other)")
    #expect(other.contains("bodyHeight?.constant = 20"), "\(other)")
  }

  @Test("What the system calls once may come later than an initialiser, or never")
  func callbacks() throws {
    let (made, again) = Self.lists
    func source(_ callback: String, _ initializer: String, _ type: String) -> String {
      """
      import EasyPeasy
      import UIKit

      final class Card: \(type) {
        let body = UIView()
        var isOpen = false\(initializer == "observer" ? " { didSet { open() } }" : "")

        \(initializer.hasPrefix("init") ? initializer : "")

        override func \(callback)() {
          super.\(callback)()
          body.\(made)
        }

        func open() { body.\(again) }
      }

      """
    }
    let rules: [(callback: String, initializer: String, type: String, converts: Bool)] = [
      ("viewDidLoad", "", "UIViewController", true),
      ("viewDidLoad", "init() { super.init(nibName: nil, bundle: nil) }", "UIViewController", true),
      (
        "viewDidLoad", "init() { super.init(nibName: nil, bundle: nil)\n open() }",
        "UIViewController", false
      ),
      ("viewDidLoad", "observer", "UIViewController", false),
      ("awakeFromNib", "", "UIView", false),
    ]
    for rule in rules {
      let text = source(rule.callback, rule.initializer, rule.type)
      let (result, report) = try converted(text, .attribute, .anchors)
      #expect(report.left.isEmpty == rule.converts, "\(result)")
      #expect(report.converted.isEmpty != rule.converts, "\(result)")
    }
    // Another object may open a controller that is not loaded.
    let controller = source("viewDidLoad", "", "UIViewController")
    let opener = "import UIKit\nfunc show(_ card: Card) { card.open() }\n"
    let (text, report) = try converted(
      controller,
      .attribute,
      .anchors,
      besides: [controller, opener]
    )
    #expect(report.converted.isEmpty, "\(text)")
  }

  @Test("A superclass that is not in sight may call what a class overrides")
  func superclasses() throws {
    let (made, again) = Self.lists
    func source(_ type: String) -> String {
      card("", made, again, "").replacing("Card: UIView", with: "Card: \(type)")
        .replacing("func open()", with: "override func open()")
    }
    let base = """
      import UIKit
      class Base: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          prepare()
        }
        func prepare() { open() }
        func open() {}
      }
      """
    let (unknown, none) = try converted(source("Template"), .attribute, .anchors)
    #expect(none.converted.isEmpty, "\(unknown)")
    let known = source("Base")
    let (text, report) = try converted(known, .attribute, .anchors, besides: [known, base])
    #expect(report.converted.isEmpty, "\(text)")
  }

  @Test("What a variable holds keeps the side that its constant belongs to")
  func heldConstraints() throws {
    let text = """
      import UIKit

      final class Card: UIView {
        let body = UIView()
        let title = UILabel()
        var width: NSLayoutConstraint?

        init() {
          super.init(frame: .zero)
          addSubview(body)
          body.addSubview(title)
          [body, title].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
          width = body.widthAnchor.constraint(equalTo: title.widthAnchor, constant: 40)
          width?.isActive = true
        }

        func open() { width?.constant = 80 }
      }

      """
    let ways: [(SourceDialect, String)] = [
      (.maker, "width = make.width.equalTo(title).offset(40).constraint"),
      (.operators, "width = body.width == title.width + 40"),
      (.autoPin, "width = body.autoMatch(.width, to: .width, of: title, withOffset: 40)"),
      (.attribute, "= body.easy.layout(Width(40).like(title))"),
    ]
    for (target, line) in ways {
      let (result, report) = try converted(text, .anchors, target)
      #expect(report.left.isEmpty, "\(result)")
      #expect(result.contains(line), "\(result)")
    }
  }
}
