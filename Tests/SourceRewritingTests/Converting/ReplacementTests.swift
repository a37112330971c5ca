import LayoutStatements
import SourceRewriting
import Testing

/// Expected texts follow what each dialect remembers: operators a group, attributes the item,
/// pinning and anchors nothing, so that a list takes their place.
@Suite("Blocks that replace others")
struct ReplacementTests {
  /// A card whose body is made once and remade later.
  private let remade = """
    import UIKit
    import SnapKit

    final class Card: UIView {
      let body = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(body)
        body.snp.makeConstraints { make in
          make.height.equalTo(10)
        }
      }

      func open() {
        body.snp.remakeConstraints { make in
          make.height.equalTo(20)
        }
      }

      func close() {
        body.snp.removeConstraints()
      }
    }

    """

  /// The lines that are not in the original.
  private func newLines(_ old: String, _ new: String) -> [String] {
    let known = Set(old.split(separator: "\n").map { $0.drop { $0 == " " } })
    return new.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !known.contains($0) }
      .map(String.init)
  }

  @Test(
    "A remade item gets a list, a group, or is cleared",
    arguments: [
      (
        SourceDialect.anchors,
        [
          "private var bodyConstraints: [NSLayoutConstraint] = []",
          "body.translatesAutoresizingMaskIntoConstraints = false",
          "let newBodyConstraints = [",
          "body.heightAnchor.constraint(equalToConstant: 10)",
          "]",
          "NSLayoutConstraint.activate(newBodyConstraints)",
          "bodyConstraints += newBodyConstraints",
          "NSLayoutConstraint.deactivate(bodyConstraints)",
          "bodyConstraints = [",
          "body.heightAnchor.constraint(equalToConstant: 20)",
          "]",
          "NSLayoutConstraint.activate(bodyConstraints)",
          "NSLayoutConstraint.deactivate(bodyConstraints)",
          "bodyConstraints = []",
        ]
      ),
      (
        .autoPin,
        [
          "import PureLayout",
          "private var bodyConstraints: [NSLayoutConstraint] = []",
          "bodyConstraints += NSLayoutConstraint.autoCreateAndInstallConstraints {",
          "body.autoSetDimension(.height, toSize: 10)",
          "NSLayoutConstraint.deactivate(bodyConstraints)",
          "bodyConstraints = NSLayoutConstraint.autoCreateAndInstallConstraints {",
          "body.autoSetDimension(.height, toSize: 20)",
          "NSLayoutConstraint.deactivate(bodyConstraints)",
          "bodyConstraints = []",
        ]
      ),
      (
        .operators,
        [
          "import Cartography",
          "private let bodyGroup = ConstraintGroup()",
          "constrain(body, replace: bodyGroup) { body in",
          "body.height == 10",
          "constrain(body, replace: bodyGroup) { body in",
          "body.height == 20",
          "constrain(clear: bodyGroup)",
        ]
      ),
      (
        .attribute,
        [
          "import EasyPeasy",
          "body.easy.layout(Height(10))",
          "body.easy.clear()",
          "body.easy.layout(Height(20))",
          "body.easy.clear()",
        ]
      ),
    ]
  )
  func remaking(target: SourceDialect, lines: [String]) throws {
    let (text, report) = try converted(remade, .maker, target)
    #expect(report.left.isEmpty)
    #expect(newLines(remade, text) == lines)
    #expect(!text.contains("snp") && !text.contains("SnapKit"))
  }

  /// What an update becomes, and what the block it means becomes beside it.
  @Test(
    "An update becomes the constant of the constraint it agrees with",
    arguments: [
      (
        SourceDialect.anchors,
        "titleBottom = title.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -8)"
      ),
      (.autoPin, "titleBottom = title.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)"),
      (.operators, "titleBottom = title.bottom == view.bottom - 8"),
      (.attribute, "titleBottom = titleConstraints[0]"),
    ]
  )
  func updating(target: SourceDialect, line: String) throws {
    let blocks = """
      title.snp.makeConstraints { make in
        make.bottom.equalToSuperview().inset(8)
        make.width.equalTo(40)
      }
      animate {
        self.title.snp.updateConstraints { make in
          make.bottom.equalToSuperview().inset(count)
        }
      }
      """
    let (text, report) = try converted(view("SnapKit", blocks), .maker, target)
    #expect(report.left.isEmpty)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("private var titleBottom: NSLayoutConstraint!"))
    #expect(lines.contains { $0 == line })
    // The sign is that of a far edge, and the whole number is converted.
    #expect(lines.contains("self.titleBottom?.constant = -CGFloat(count)"))
  }

  @Test("An update of a stored constraint needs no other variable")
  func stored() throws {
    let file = remade.replacing("let body", with: "var height: Constraint?\n  let body")
      .replacing("make.height.equalTo(10)", with: "height = make.height.equalTo(10).constraint")
      .replacing("remakeConstraints", with: "updateConstraints")
      .replacing("    body.snp.removeConstraints()\n", with: "")
    let (text, report) = try converted(file, .maker, .anchors)
    #expect(report.left.isEmpty)
    #expect(text.contains("var height: NSLayoutConstraint?"))
    #expect(text.contains("    height?.constant = 20\n"))
    #expect(!text.contains("bodyHeight:"))
  }

  @Test(
    "What cannot be shown equal stays, all of it",
    arguments: [
      // Two constraints of one block agree with it.
      "title.snp.makeConstraints { make in make.width.equalTo(1)\nmake.width.equalTo(2) }\ntitle.snp.updateConstraints { make in make.width.equalTo(3) }",
      // No constraint agrees with it: another relation, another priority, another item.
      "title.snp.makeConstraints { make in make.width.equalTo(1) }\ntitle.snp.updateConstraints { make in make.width.lessThanOrEqualTo(3) }",
      "title.snp.makeConstraints { make in make.width.equalTo(1) }\ntitle.snp.updateConstraints { make in make.width.equalTo(3).priority(.low) }",
      "title.snp.makeConstraints { make in make.top.equalTo(text) }\ntitle.snp.updateConstraints { make in make.top.equalTo(self).offset(3) }",
      // The item is another one each time.
      "for view in [title, text] { view.snp.remakeConstraints { make in make.width.equalTo(3) } }",
      // The block hands its maker on.
      "title.snp.remakeConstraints { make in pin(make) }\ntitle.snp.makeConstraints { make in make.width.equalTo(3) }",
    ]
  )
  func left(statements: String) throws {
    let before = view("SnapKit", statements)
    for target in [SourceDialect.anchors, .operators, .attribute, .autoPin] {
      let (after, report) = try converted(before, .maker, target)
      #expect(report.converted.isEmpty, "\(target)")
      let kept = after.split(separator: "\n").filter { !$0.contains("// layout convert:") }
      #expect(kept == before.split(separator: "\n"))
    }
  }

  /// A group with two states.
  private let grouped = """
    import UIKit
    import Cartography

    final class Card: UIView {
      let body = UIView()
      private let place = ConstraintGroup()

      func open() {
        addSubview(body)
        constrain(body, replace: place) { body in
          body.top == body.superview!.top
          body.height == 20
        }
      }

      func close() {
        constrain(clear: place)
      }
    }

    """

  @Test(
    "A group becomes a list",
    arguments: [
      (
        SourceDialect.anchors,
        [
          "private var place: [NSLayoutConstraint] = []",
          "body.translatesAutoresizingMaskIntoConstraints = false",
          "NSLayoutConstraint.deactivate(place)",
          "place = [",
          "body.topAnchor.constraint(equalTo: self.topAnchor),",
          "body.heightAnchor.constraint(equalToConstant: 20),",
          "]",
          "NSLayoutConstraint.activate(place)",
          "NSLayoutConstraint.deactivate(place)",
          "place = []",
        ]
      ),
      (
        .maker,
        [
          "import SnapKit",
          "private var place: [Constraint] = []",
          "place.forEach { $0.deactivate() }",
          "place = body.snp.prepareConstraints { make in",
          "make.top.equalToSuperview()",
          "make.height.equalTo(20)",
          "place.forEach { $0.activate() }",
          "place.forEach { $0.deactivate() }",
          "place = []",
        ]
      ),
      (
        .attribute,
        [
          "import EasyPeasy",
          "private var place: [NSLayoutConstraint] = []",
          "NSLayoutConstraint.deactivate(place)",
          "place = body.easy.layout([",
          "Top(),",
          "Height(20),",
          "])",
          "NSLayoutConstraint.deactivate(place)",
          "place = []",
        ]
      ),
    ]
  )
  func groups(target: SourceDialect, lines: [String]) throws {
    let (text, report) = try converted(grouped, .operators, target)
    #expect(report.left.isEmpty)
    #expect(newLines(grouped, text) == lines)
  }

  @Test("A group that is asked for more stays a group, with all its blocks")
  func groupsInUse() throws {
    let file = grouped.replacing("constrain(clear: place)", with: "place.active = false")
    let (text, report) = try converted(file, .operators, .anchors)
    #expect(report.left == ["replaces others": 2])
    #expect(text.contains("private let place = ConstraintGroup()"))
  }

  /// A group that is there from the first block on.
  private let optional = """
    import UIKit
    import Cartography

    final class Card: UIView {
      let body = UIView()
      private var place: ConstraintGroup?

      func show() {
        addSubview(body)
        if let group = place {
          constrain(body, replace: group) { body in
            body.height == 20
          }
        } else {
          place = constrain(body) { body in
            body.height == 40
          }
        }
      }
    }

    """

  @Test("An optional group becomes an optional list, and what is replaced is what the name holds")
  func optionalGroups() throws {
    let (text, report) = try converted(optional, .operators, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(
      newLines(optional, text) == [
        "private var place: [NSLayoutConstraint]?",
        "body.translatesAutoresizingMaskIntoConstraints = false",
        "NSLayoutConstraint.deactivate(group)",
        "place = [",
        "body.heightAnchor.constraint(equalToConstant: 20)",
        "]",
        "NSLayoutConstraint.activate(place ?? [])",
        "body.translatesAutoresizingMaskIntoConstraints = false",
        "place = [",
        "body.heightAnchor.constraint(equalToConstant: 40)",
        "]",
        "NSLayoutConstraint.activate(place ?? [])",
      ]
    )
  }

  @Test(
    "A name that holds what was replaced before does not stand for what is in place now",
    arguments: [
      // Twice under one name: the second list would leave the first one active.
      (
        "    } else {\n",
        "      constrain(body, replace: group) { body in\n        body.height == 30\n      }\n    } else {\n"
      ),
      // Time and again.
      ("constrain(body, replace: group) {", "for _ in 0..<2 { constrain(body, replace: group) {"),
      // Under another condition, in a closure, and with another use.
      ("constrain(body, replace: group) {", "later { constrain(body, replace: group) {"),
      ("if let group = place {", "if let group = place {\n      group.active = false"),
      ("if let group = place {", "if let group = place ?? other {"),
    ]
  )
  func staleGroups(plain: String, other: String) throws {
    var file = optional.replacing(plain, with: other)
    #expect(file != optional)
    if other.contains("2 { ") || other.contains("later") {
      file = file.replacing("body.height == 20\n      }", with: "body.height == 20\n      } }")
    }
    let (text, report) = try converted(file, .operators, .anchors)
    #expect(report.converted.isEmpty, "\(text)")
    #expect(text.contains("private var place: ConstraintGroup?"))
  }

  @Test("Aligned and distributed items become relations, and their flags are cleared")
  func lists() throws {
    let block = """
      constrain(title, text) { title, text in
          align(top: title, text)
          distribute(by: gap, horizontally: title, text)
      }
      """
    let (text, report) = try converted(
      view("Cartography", block),
      .operators,
      .anchors,
      module: .own
    )
    #expect(report.left.isEmpty)
    for line in [
      "title.translatesAutoresizingMaskIntoConstraints = false",
      "text.translatesAutoresizingMaskIntoConstraints = false",
      "title.topAnchor.constraint(equalTo: text.topAnchor),",
      "title.trailingAnchor.constraint(equalTo: text.leadingAnchor, constant: -gap),",
    ] {
      #expect(text.contains(line))
    }
    let pinned = view("PureLayout", "[title, text].autoMatchViewsDimension(.width)")
    let (anchors, second) = try converted(pinned, .autoPin, .anchors)
    #expect(second.left.isEmpty)
    #expect(anchors.contains("text.widthAnchor.constraint(equalTo: title.widthAnchor)"))
    #expect(anchors.contains("title.translatesAutoresizingMaskIntoConstraints = false"))
  }

  @Test("Attributes in a branch that would push out others of their block stay")
  func branches() throws {
    let block = """
      title.snp.makeConstraints { make in
        make.left.equalToSuperview()
        if isWide { make.centerX.equalToSuperview() }
      }
      """
    #expect(
      try converted(view("SnapKit", block), .maker, .attribute).report.left == ["competes": 2]
    )
    let arms = """
      title.snp.makeConstraints { make in
        make.top.equalToSuperview()
        if isWide { make.left.equalToSuperview() } else { make.centerX.equalToSuperview() }
      }
      """
    #expect(try converted(view("SnapKit", arms), .maker, .attribute).report.left.isEmpty)
  }

  @Test("In the original, clearing leaves what has lost its place within one call")
  func rivals() throws {
    func left(_ module: String, _ chains: String) throws -> Bool {
      let lines = "title.snp.makeConstraints { \(chains) }"
      let change = "  func change() { title.snp.remakeConstraints { \(chains) } }\n"
      let file = view(module, lines).replacing("  let count = 3\n", with: change)
      return try !converted(file, .maker, .attribute).report.left.isEmpty
    }
    let rivals = "$0.left.right.equalToSuperview(); $0.centerX.equalToSuperview()"
    let plain = "$0.left.right.equalToSuperview(); $0.centerY.equalToSuperview()"
    #expect(try left("SnapKit", rivals))
    #expect(try !left("MakerLayout", rivals))
    #expect(try !left("SnapKit", plain))
  }

  @Test(
    "Only what is new is activated beside a list: what it held may be inactive, or have no superview any more",
    arguments: [SourceDialect.anchors, .constraint]
  )
  func additions(_ target: SourceDialect) throws {
    // When `text` has gone, its constraint with `title` cannot be active again.
    let file = view(
      "SnapKit",
      "title.snp.makeConstraints { $0.width.equalTo(text) }"
    ).replacing(
      "  override init",
      with: """
          func remove() { text.removeFromSuperview() }
          func grow() {
            title.snp.makeConstraints { $0.height.equalTo(10) }
          }
          func clear() { title.snp.removeConstraints() }

          override init
        """
    )
    let (text, report) = try converted(file, .maker, target)
    #expect(report.left.isEmpty, "\(text)")
    let grow = try #require(text.firstRange(of: "func grow()"))
    let clear = try #require(text.firstRange(of: "func clear()"))
    let lines = text[grow.upperBound..<clear.lowerBound].split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    #expect(lines.contains("NSLayoutConstraint.activate(newTitleConstraints)"), "\(text)")
    #expect(lines.contains("titleConstraints += newTitleConstraints"), "\(text)")
    #expect(!lines.contains("NSLayoutConstraint.activate(titleConstraints)"), "\(text)")
  }

  @Test("The same where attributes are cleared, which chains keep in a list")
  func clearedAdditions() throws {
    let file = view(
      "EasyPeasy",
      "title.easy.layout(Width().like(text))"
    ).replacing(
      "  override init",
      with: """
          func grow() { title.easy.layout(Height(10)) }
          func clear() { title.easy.clear() }

          override init
        """
    )
    let text = try converted(file, .attribute, .maker).text
    #expect(!text.contains("titleConstraints.forEach { $0.activate() }"), "\(text)")
  }

  @Test("Prepared constraints replace nothing")
  func prepared() throws {
    let lines = """
      title.snp.makeConstraints { $0.top.equalToSuperview() }
      let wide = title.snp.prepareConstraints { $0.width.equalTo(gap) }
      wide.forEach { $0.activate() }
      """
    let (text, report) = try converted(view("SnapKit", lines), .maker, .anchors)
    #expect(report.converted.values.reduce(0, +) == 1, "\(text)")
    #expect(text.contains("title.topAnchor.constraint(equalTo: self.topAnchor)"), "\(text)")
  }
}
