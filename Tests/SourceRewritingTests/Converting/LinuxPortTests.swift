import Foundation
import SourceRewriting
import Testing

@Suite("Source for Linux")
struct LinuxPortTests {
  private func port(_ text: String) throws -> String {
    String(decoding: try LinuxPort().convert(Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test(
    "Attributes of another runtime are removed",
    arguments: [
      ("@objc func tap() {}", "func tap() {}"),
      ("@objc(tapped:)\n  func tap() {}", "func tap() {}"),
      ("@IBOutlet private weak var label: UILabel!", "private weak var label: UILabel!"),
      ("@objc dynamic var name = 1", "var name = 1"),
      ("@available(iOS 13, *) @objc func f() {}", "@available(iOS 13, *) func f() {}"),
      ("@MainActor class A {}", "@MainActor class A {}"), ("let dynamic = 1", "let dynamic = 1"),
      ("let s = \"@objc\" // @objc", "let s = \"@objc\" // @objc"),
    ]
  )
  func attributes(text: String, expected: String) throws {
    #expect(try port(text) == expected)
  }

  @Test("A call with a selector becomes a comment")
  func calls() throws {
    let text = """
      func f() {
          button.addTarget(self,
                           action: #selector(tap(_:)), for: .touchUpInside)
          next()
      }
      """
    let expected = """
      func f() {
          // layout convert: no selectors on Linux: button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
          next()
      }
      """
    #expect(try port(text) == expected)
  }

  @Test(
    "A statement that does more than to say a selector stays, and is counted as left",
    arguments: [
      "items.append(Item(target: self, action: #selector(tap)))",
      "add(Gesture(target: self, action: #selector(tap)))",
      "makeButton().addTarget(nil, action: #selector(tap), for: .touchUpInside)",
      "button.addTarget(makeTarget(), action: #selector(tap), for: .touchUpInside)",
      "center.addObserver(self, selector: #selector(tap), name: next(), object: nil)",
    ]
  )
  func effects(_ statement: String) throws {
    let text = "func f() {\n  \(statement)\n}\n"
    let result = try LinuxPort().convert(Array(text.utf8))
    let ported = String(decoding: result.bytes, as: UTF8.self)
    #expect(ported.contains(statement.replacing("#selector(tap)", with: "Selector(\"tap\")")))
    #expect(result.report.left == ["#selector": 1])
  }

  @Test(
    "What becomes a comment is counted as left",
    arguments: ["name", #"NSNotification.Name("reset")"#, "Notification.Name(rawValue: key)"]
  )
  func removed(_ name: String) throws {
    let text =
      "func f() {\n  center.addObserver(self, selector: #selector(Me.tap(_:)), name: \(name), object: nil)\n}\n"
    let result = try LinuxPort().convert(Array(text.utf8))
    let ported = String(decoding: result.bytes, as: UTF8.self)
    #expect(ported.contains("// layout convert: no selectors on Linux: center.addObserver"))
    #expect(result.report.left == ["#selector": 1])
  }

  @Test("A selector inside another expression becomes a name under a comment, once")
  func expressions() throws {
    let text = "func f() {\n  let tap = Gesture(target: self, action: #selector(Me.tap(_:)))\n}\n"
    let once = try port(text)
    let expected = """
      func f() {
        // layout convert: never called, since Linux has no selectors
        let tap = Gesture(target: self, action: Selector("tap(_:)"))
      }

      """
    #expect(once == expected)
    #expect(try port(once) == once)
  }

  @Test(
    "A method of the class becomes a closure that calls it",
    arguments: [
      ("func tap() {}", "tap", "_ in self?.tap()"),
      (
        "func tap(_ sender: UIButton) {}", "tap(_:)",
        "action in if let sender = action.sender as? UIButton { self?.tap(sender) }"
      ),
      (
        "func tap(button: UIButton!) {}", "Card.tap",
        "action in if let sender = action.sender as? UIButton { self?.tap(button: sender) }"
      ),
      ("func tap(_ sender: Any) {}", "self.tap", "action in self?.tap(action.sender as Any)"),
    ]
  )
  func closures(method: String, selector: String, closure: String) throws {
    let text = """
      class Card {
        func f() {
          button.addTarget(self, action: #selector(\(selector)), for: [.touchUpInside])
        }
        @objc private \(method)
      }
      """
    let expected = """
      class Card {
        func f() {
          button.addAction(UIAction { [weak self] \(closure) }, for: [.touchUpInside])
        }
        private \(method)
      }
      """
    #expect(try port(text) == expected)
    #expect(try port(expected) == expected)
  }

  @Test("Where self is no object yet, or the method is not known, the call becomes a comment")
  func unknown() throws {
    let text = """
      class Card {
        let early: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          return button
        }()
        lazy var late: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          button.addTarget(other, action: #selector(tap), for: .touchUpInside)
          button.addTarget(self, action: #selector(inherited), for: .touchUpInside)
          return button
        }()
        @objc func tap() {}
      }
      """
    let lines = try port(text).split(separator: "\n").map { $0.drop { $0 == " " } }
    let removed = "// layout convert: no selectors on Linux: button.addTarget("
    #expect(lines[3].hasPrefix(removed + "self, action: #selector(tap)"))
    #expect(
      lines[8] == "button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)"
    )
    #expect(lines[9].hasPrefix(removed + "other"))
    #expect(lines[10].hasPrefix(removed + "self, action: #selector(inherited)"))
  }

  @Test("A gesture gets its closure in a line of its own")
  func gestures() throws {
    let text = """
      class Card {
        func f() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
          view.addGestureRecognizer(tap)
        }
        @objc func tapped(_ gesture: UITapGestureRecognizer) {}
      }
      """
    let expected = """
      class Card {
        func f() {
          let tap = UITapGestureRecognizer()
          tap.addHandler { [weak self] gesture in if let gesture = gesture as? UITapGestureRecognizer { self?.tapped(gesture) } }
          view.addGestureRecognizer(tap)
        }
        func tapped(_ gesture: UITapGestureRecognizer) {}
      }
      """
    #expect(try port(text) == expected)
  }

  @Test(
    "Members of UIKitShell's protocols lose their override, others keep it",
    arguments: [
      (
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }",
        "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }"
      ),
      (
        "override public var tintColor: UIColor! { didSet {} }",
        "public var tintColor: UIColor! { didSet {} }"
      ),
      (
        "public override var tintColor: UIColor! { didSet {} }",
        "public var tintColor: UIColor! { didSet {} }"
      ),
      ("override func draw(_ rect: CGRect) {}", "override func draw(_ rect: CGRect) {}"),
      ("override var alpha: CGFloat { didSet {} }", "override var alpha: CGFloat { didSet {} }"),
      ("override func layoutSubviews() {}", "override func layoutSubviews() {}"),
      (
        "override var isHighlighted: Bool { didSet {} }",
        "override var isHighlighted: Bool { didSet {} }"
      ),
      ("override func point(of name: String) {}", "override func point(of name: String) {}"),
    ]
  )
  func overrides(text: String, expected: String) throws {
    #expect(try port(text) == expected)
  }

  @Test("A view is not decoded; a controller may be asked")
  func decoding() throws {
    let view = "class V: UIView { required init?(coder c: NSCoder) { super.init(coder: c) } }"
    let expected =
      "class V: UIView { required init?(coder c: NSCoder) { super.init(frame: .zero) } }"
    #expect(try port(view) == expected)
    let controller = view.replacingOccurrences(of: "UIView", with: "UIViewController")
    #expect(try port(controller) == controller)
  }

  @Test("A class of one's own is made and configured")
  func creation() throws {
    let text =
      "let a = Badge.newAutoLayout(), b = UILabel.newAutoLayout(), c = make.newAutoLayout()"
    let expected =
      "let a = Badge().configureForAutoLayout(), b = UILabel.newAutoLayout(), c = make.newAutoLayout()"
    #expect(try port(text) == expected)
  }

  @Test("Protocols stay protocols of classes, and optional requirements stay with a comment")
  func protocols() throws {
    let text = """
      @objc protocol A {
        @objc optional func f()
      }
      @objc public protocol B: AnyObject {}
      """
    let expected = """
      protocol A: AnyObject {
        // layout convert: left as it was, since only Objective-C has optional requirements
        @objc optional func f()
      }
      public protocol B: AnyObject {}
      """
    let once = try port(text)
    #expect(once == expected)
    #expect(try port(once) == once)
  }
}
