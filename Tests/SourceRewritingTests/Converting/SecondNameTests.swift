import LayoutStatements
import SourceRewriting
import Testing

/// Attributes take the place of what an earlier call said of the same item, under whichever name.
@Suite("Items that code reaches by an expression")
struct SecondNameTests {
  /// A view that says something of `box`, and something of the same under another name.
  private func file(
    _ names: (members: String, lines: String, item: String),
    _ module: String,
    _ first: String,
    _ second: String
  ) -> String {
    """
    import UIKit
    import \(module)

    protocol Part { var primary: UIView { get } }

    final class Card: UIView, Part {
      let box = UIView()
      let other = UIView()
      var primary: UIView { box }
      \(names.members.replacing("#", with: second))

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        addSubview(other)
        box.\(first)
        \(names.lines.replacing("#", with: second))\(names.item.isEmpty ? "" : "\n    \(names.item).\(second)")
      }
    }

    struct Holder { let view: UIView }

    """
  }

  static let names: [(members: String, lines: String, item: String)] = [
    ("var one: UIView { two }\n  var two: UIView { return box }", "", "one"),
    ("var one: UIView { get { box } set {} }", "", "one"),
    ("lazy var one: UIView = { return self.box }()", "", "one"),
    ("lazy var one = box", "", "one"),
    ("lazy var one = late\n  var late: UIView?", "late = box", "one"),
    ("", "let one: UIView\n    if isHidden { one = box } else { one = other }", "one"),
    ("", "let one: UIView\n    switch tag { case 0: one = box\n    default: one = other }", "one"),
    ("func pick(_ view: inout UIView) { view = box }", "var one = UIView()\n    pick(&one)", "one"),
    ("lazy var pair = (box, other)", "", "pair.0"),
    ("lazy var holder = Holder(view: box)", "", "holder.view"),
    ("var holder: Holder?", "holder = Holder(view: box)", "holder!.view"),
    (
      "final class Reference { let view: UIView; init(_ view: UIView) { self.view = view } }\n  lazy var reference = Reference(box)",
      "", "reference.view"
    ),
    ("", "let part: Part = self", "part.primary"),
    ("func view(_ number: Int) -> UIView { number == 0 ? box : other }", "", "view(0)"),
    ("static func main(_ card: Card) -> UIView { card.box }", "", "Card.main(self)"),
    ("", "func get() -> UIView { return box }", "get()"),
    ("", "", "subviews[0]"), ("", "", "subviews.first!"), ("", "", "other.superview!.subviews[0]"),
    ("", "let one = subviews.filter { $0.tag == 0 }[0]", "one"),
    ("", "for case let one in subviews { one.# }", ""),
    ("func center(_ view: UIView) { view.# }", "let run = center\n    run(box)", ""),
    ("func center(_ view: UIView) { view.# }", "[box].forEach(center)", ""),
    ("lazy var run: (UIView) -> Void = { $0.# }", "run(box)", ""),
    ("func center(_ card: Card) { card.box.# }", "", ""),
    ("func each(_ run: (UIView) -> Void) { run(box) }", "each { $0.# }", ""),
    ("func each(_ run: (UIView) -> Void) { run(box) }", "each { view in view.# }", ""),
    ("subscript(number: Int) -> UIView { number == 0 ? box : other }", "", "self[0]"),
    ("var one: UIView?", "defer { one = box }", "one!"),
    ("static var one: UIView!", "Card.one = box", "Card.one"),
    ("static func center(_ card: Card) { card.box.# }", "", ""),
  ]

  @Test("Keep what they may push out, or be pushed out by", arguments: SecondNameTests.names)
  func attributes(_ names: (members: String, lines: String, item: String)) throws {
    let source = file(names, "EasyPeasy", "easy.layout(Leading())", "easy.layout(CenterX())")
    let (text, report) = try converted(source, .attribute, .anchors)
    #expect(text.contains("box.easy.layout(Leading())"), "\(text)")
    #expect(report.converted.isEmpty, "\(text)")
  }

  @Test("Keep what would push them out as attributes", arguments: SecondNameTests.names)
  func chains(_ names: (members: String, lines: String, item: String)) throws {
    let first = "snp.makeConstraints { $0.leading.equalToSuperview() }"
    let second = "snp.makeConstraints { make in make.centerX.equalToSuperview() }"
    let (text, report) = try converted(file(names, "SnapKit", first, second), .maker, .attribute)
    #expect(text.contains("box.\(first)"), "\(text)")
    #expect(report.converted.isEmpty, "\(text)")
  }

  @Test(
    "Take nothing from items that are none of theirs",
    arguments: [
      ("lazy var one: UIView = { let view = UIView(); return view }()", "", "one"),
      ("lazy var one = UIView(frame: .zero)", "", "one"),
      ("lazy var one: UIView = { UIView() }()", "", "one"),
      ("weak var one: UIView!", "", "one"),
      (
        "lazy var one = make()\n  func make() -> UIView { let view = UIView(); return view }", "",
        "one"
      ),
      ("", "let one = UIView()", "one"),
      ("", "var one = UIView()", "one"),
      ("let cell = UITableViewCell()", "", "cell.contentView"),
      ("func center(_ view: UIView) { view.# }", "center(other)", ""),
      ("func center(_ view: UIView) { view.# }", "[other].forEach(center)", ""),
    ]
  )
  func others(_ members: String, _ lines: String, _ item: String) throws {
    let first = "snp.makeConstraints { $0.leading.equalToSuperview() }"
    let second = "snp.makeConstraints { make in make.centerX.equalToSuperview() }"
    let source = file((members, lines, item), "SnapKit", first, second)
    let (text, report) = try converted(source, .maker, .attribute)
    #expect(report.left.isEmpty, "\(text)")
  }

  @Test("Are followed into the files that declare the names")
  func files() throws {
    let first = "snp.makeConstraints { $0.leading.equalToSuperview() }"
    let second = "snp.makeConstraints { make in make.centerX.equalToSuperview() }"
    for item in ["one", "part.primary", "holder.content"] {
      let source = file(("let part: Part", "", item), "SnapKit", first, second)
      let other = """
        extension Card { var one: UIView { box } }
        struct Wrap { let content: UIView }
        """
      let (text, report) = try converted(source, .maker, .attribute, besides: [other])
      #expect(report.converted.isEmpty, "\(item): \(text)")
    }
  }
}
