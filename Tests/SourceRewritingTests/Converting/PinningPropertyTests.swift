import LayoutStatements
import SourceRewriting
import Testing

/// What a block of PureLayout asks for, sets or makes may lay out, and its calls get the block's priority then.
@Suite("Properties and objects that a block of PureLayout runs code of")
struct PinningPropertyTests {
  private static let pin = "label.autoPinEdgesToSuperviewEdges()"

  private func card(_ lines: String, _ members: String, _ others: String = "") -> String {
    """
    import UIKit
    import PureLayout

    class Card: UIView {
      let title = UILabel()
      var list: [NSLayoutConstraint] = []
      \(members)

      func setUp() {
        addSubview(title)
        \(lines)
      }
    }
    \(others)

    """
  }

  /// A property whose first value lays out.
  private func lazyBar(_ pin: String) -> String {
    """
    lazy var bar: UIView = {
        let view = UIView()
        let label = UILabel()
        view.addSubview(label)
        \(pin)
        return view
      }()
    """
  }

  private static let blocks = [
    "NSLayoutConstraint.autoSetPriority(.defaultLow) {\n#\n}",
    "list = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {\n#\n}",
    "list = NSLayoutConstraint.autoCreateAndInstallConstraints {\n#\n}",
  ]

  @Test("A property that gives its first value in a block stays with the block", arguments: blocks)
  func firstValues(_ block: String) throws {
    let line = "bar.autoSetDimension(.height, toSize: 44)"
    let lines = block.replacing("#", with: line)
    let (text, report) = try converted(card(lines, lazyBar(Self.pin)), .autoPin, .anchors)
    #expect(report.converted.isEmpty, "\(text)")
    #expect(text.contains(Self.pin) && text.contains(line), "\(text)")
  }

  @Test(
    "One that has given it before does not, and neither does one that lays nothing out",
    arguments: blocks
  )
  func askedBefore(_ block: String) throws {
    let lines = block.replacing("#", with: "bar.autoSetDimension(.height, toSize: 44)")
    let file = card("addSubview(bar)\n\(lines)", lazyBar(Self.pin))
    let (text, report) = try converted(file, .autoPin, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    let plain = try converted(card(lines, lazyBar("print(label)")), .autoPin, .anchors)
    #expect(plain.report.left.isEmpty, "\(plain.text)")
  }

  @Test(
    "What may not have been asked for before stays",
    arguments: [
      "if isHidden { addSubview(bar) }", "_ = isHidden ? bar : title",
      "DispatchQueue.main.async { self.addSubview(self.bar) }",
      "guard isHidden || bar.isHidden else { return }",
      "let card = Card(); addSubview(card.bar)",
    ]
  )
  func perhapsAsked(_ line: String) throws {
    let block = Self.blocks[0].replacing("#", with: "bar.autoSetDimension(.height, toSize: 44)")
    let file = card("\(line)\n\(block)", lazyBar(Self.pin))
    let (text, _) = try converted(file, .autoPin, .anchors)
    #expect(text.contains(Self.pin), "\(text)")
    #expect(text.contains("bar.autoSetDimension(.height, toSize: 44)"), "\(text)")
  }

  /// What runs some code in a block, and the declarations with that code.
  private static let runs: [(line: String, members: String, others: String)] = [
    ("isReady = true", "var isReady = false { didSet { # } }", ""),
    ("self.isReady.toggle()", "var isReady = false { willSet { # } }", ""),
    ("isReady = true", "var isReady: Bool { get { false } set { # } }", ""),
    ("rows.append(title)", "var rows: [UIView] = [] { didSet { # } }", ""),
    ("_ = height", "var height: CGFloat { #; return 4 }", ""),
    ("_ = Card.made", "static let made: UIView = { let label = UILabel(); #; return label }()", ""),
    ("_ = made", "", "let made: UIView = { let label = UILabel(); #; return label }()"),
    ("_ = Row()", "", "class Row: UIView { let all: Void = { let label = UILabel(); # }() }"),
    (
      "_ = Row()", "",
      "class Base: UIView { init() { super.init(frame: .zero); # } }\nclass Row: Base {}"
    ),
    ("title <~ self", "", "infix operator <~\nfunc <~ (label: UIView, other: UIView) { # }"),
    ("addSubview(row)", "", "class Row: UIView { override func didMoveToSuperview() { # } }"),
    (
      "title.addSubview(screen.view)", "",
      "class Screen: UIViewController { override func viewDidLoad() { # } }"
    ),
    ("layoutIfNeeded()", "override func layoutSubviews() { # }", ""),
    (
      "value = title", "@Placed var value: UIView",
      "@propertyWrapper struct Placed { var wrappedValue: UIView { didSet { # } } }"
    ),
    ("_ = bar", "lazy var bar = makeBar()\n  func makeBar() -> UIView { #; return title }", ""),
  ]

  @Test("Code that a block runs by another name stays", arguments: runs.indices)
  func codeOfAnyKind(_ index: Int) throws {
    let run = Self.runs[index]
    let pin = "title.autoSetDimension(.width, toSize: 7)"
    let block = Self.blocks[0].replacing("#", with: run.line)
    func file(_ block: String) -> String {
      card(
        block,
        run.members.replacing("#", with: pin),
        run.others.replacing("#", with: pin)
      )
    }
    let text = try converted(file(block), .autoPin, .anchors).text
    #expect(text.contains(pin), "\(text)")
    // The same code outside of a block is none of its.
    let plain = try converted(file(run.line), .autoPin, .anchors).text
    #expect(!plain.contains(pin) || plain.contains("value of the code around it"), "\(plain)")
  }

  @Test("An observer of a property that a block reads does not run")
  func reading() throws {
    let lines = Self.blocks[0].replacing(
      "#",
      with: "title.autoSetDimension(.height, toSize: isReady ? 4 : 8)"
    )
    let members = "var isReady = false { didSet { title.autoSetDimension(.width, toSize: 4) } }"
    let (text, report) = try converted(card(lines, members), .autoPin, .anchors)
    #expect(report.left.isEmpty, "\(text)")
  }

  @Test("A statement of a block stays that calls what lays out, and goes where that does not")
  func calls() throws {
    func left(_ body: String) throws -> Int {
      let lines = Self.blocks[0].replacing(
        "#",
        with: "title.autoPinEdge(.left, to: .left, of: makeBox())"
      )
      let members = "func makeBox() -> UIView { let label = UILabel(); \(body); return label }"
      return try converted(card(lines, members), .autoPin, .anchors).report.left.count
    }
    #expect(try left("addSubview(label)") == 0)
    #expect(try left("label.autoSetDimension(.width, toSize: 4)") > 0)
  }

  @Test("A list that begins in a block, and a property of another file, stay, too")
  func elsewhere() throws {
    let list = """
      lazy var narrow: [NSLayoutConstraint] = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
          title.autoSetDimension(.width, toSize: 4)
        }
      """
    let block = Self.blocks[0].replacing("#", with: "_ = narrow")
    let inBlock = card(block, list).replacing("UILabel()", with: "UILabel.newAutoLayout()")
    let kept = try converted(inBlock, .autoPin, .anchors).text
    #expect(kept.contains("title.autoSetDimension(.width, toSize: 4)"), "\(kept)")
    let cleared = card("_ = narrow", list).replacing("UILabel()", with: "UILabel.newAutoLayout()")
    let plain = try converted(cleared, .autoPin, .anchors).text
    #expect(!plain.contains("title.autoSetDimension(.width, toSize: 4)"), "\(plain)")
    let file = card("", lazyBar(Self.pin))
    let other = """
      func show(_ card: Card) {
        NSLayoutConstraint.autoSetPriority(.defaultLow) { card.bar.autoSetDimension(.width, toSize: 4) }
      }
      """
    #expect(try converted(file, .autoPin, .anchors, besides: [other]).text.contains(Self.pin))
    #expect(try !converted(file, .autoPin, .anchors).text.contains(Self.pin))
  }

  @Test(
    "No block is written in which other code would lay out",
    arguments: [
      (
        SourceConversion.Origin.maker, "label.snp.makeConstraints { $0.edges.equalToSuperview() }",
        "bar.snp.makeConstraints { $0.height.equalTo(44).priority(250) }"
      ),
      (
        .operators, "constrain(label, view) { $0.edges == $1.edges }",
        "constrain(bar) { $0.height == 44 ~ 250 }"
      ),
      (.attribute, "label.easy.layout(Edges())", "bar.easy.layout(Height(44).with(.custom(250)))"),
    ]
  )
  func written(_ origin: SourceConversion.Origin, _ inner: String, _ outer: String) throws {
    let module = [.maker: "SnapKit", .operators: "Cartography"][origin] ?? "EasyPeasy"
    func file(_ line: String, _ inner: String, _ outer: String) -> String {
      view(module, "\(line)\n\(outer)").replacing(
        "  let count = 3\n",
        with: "  \(lazyBar(inner))\n"
      )
    }
    let (text, report) = try converted(file("", inner, outer), origin, .autoPin)
    #expect(report.left == ["no words": 1], "\(text)")
    #expect(text.contains(outer), "\(text)")
    let before = try converted(file("addSubview(bar)", inner, outer), origin, .autoPin)
    #expect(before.report.left.isEmpty, "\(before.text)")
    #expect(before.text.contains("autoSetPriority"), "\(before.text)")
    let plain = try converted(file("", "print(label)", outer), origin, .autoPin)
    #expect(plain.report.left.isEmpty, "\(plain.text)")
  }

  @Test("A line without a priority in front of a written block asks for its item first")
  func lineInFront() throws {
    let inner = "label.snp.makeConstraints { $0.edges.equalToSuperview() }"
    let outer =
      "bar.snp.makeConstraints { $0.width.equalTo(8); $0.height.equalTo(44).priority(250) }"
    let file = view("SnapKit", outer).replacing(
      "  let count = 3\n",
      with: "  \(lazyBar(inner))\n"
    )
    let (text, report) = try converted(file, .maker, .autoPin)
    #expect(report.left.isEmpty, "\(text)")
  }
}
