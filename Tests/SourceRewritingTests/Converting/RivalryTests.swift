import LayoutStatements
import SourceRewriting
import Testing

/// A call may replace what another file, function or list makes of the same item.
@Suite("Items that several files and functions lay out")
struct RivalryTests {
  /// What stands in an initialiser beside a call on the property `title`, and another file that lays the same item out.
  private static let detours: [(name: String, beside: String, elsewhere: String)] = [
    (
      "a function of another file", "Style.pin(title)",
      "struct Style { static func pin(_ view: UIView) { view.# } }"
    ),
    (
      "a function that hands it on", "Style.apply(to: title)",
      """
      struct Style {
        static func apply(to view: UIView) { pin(view) }
        static func pin(_ other: UIView) { other.# }
      }
      """
    ),
    (
      "a function that is given a list", "Style.pin([title])",
      "struct Style { static func pin(_ views: [UIView]) { views.forEach { $0.# } } }"
    ),
    (
      "an initialiser", "_ = Style(title)",
      "struct Style { init(_ view: UIView) { view.# } }"
    ),
    (
      "a closure that has a name", "let pin = { (view: UIView) in view.pin() }\npin(title)",
      "extension UIView { func pin() { # } }"
    ),
    (
      "a method of a protocol that every view has", "title.pin()",
      "protocol Pinning: UIView {}\nextension UIView: Pinning {}\nextension Pinning { func pin() { # } }"
    ),
    ("a method that every view has", "title.pin()", "extension UIView { func pin() { # } }"),
    (
      "an object that keeps it", "Registry.shared.add(title)",
      """
      final class Registry {
        static let shared = Registry()
        private var views: [UIView] = []
        func add(_ view: UIView) { views.append(view); pinAll() }
        private func pinAll() { for view in views { view.# } }
      }
      """
    ),
    (
      "the subviews of a parameter", "Style.pin(in: self)",
      "struct Style { static func pin(in view: UIView) { for label in view.subviews { label.# } } }"
    ),
    (
      "one of the subviews of a parameter", "Style.pin(in: self)",
      "struct Style { static func pin(in view: UIView) { view.subviews[0].# } }"
    ),
    (
      "a class that inherits", "",
      "final class Wide: Card { override init(frame: CGRect) { super.init(frame: frame); title.# } }"
    ),
    (
      "a class that inherits, by another name", "",
      "final class Wide: Card { func widen() { let label = self.title\n label.# } }"
    ),
    (
      "the owner of the view", "",
      "final class Owner { let card = Card(frame: .zero); func widen() { card.title.# } }"
    ),
    (
      "the owner of the view, by another name", "",
      "final class Owner { let card = Card(frame: .zero); func widen() { let label = card.title\n label.# } }"
    ),
    (
      "an extension that hands it on", "",
      "extension Card { func widen() { func pin(_ view: UIView) { view.# }\n pin(title) } }"
    ),
    (
      "a choice of two items", "",
      "extension Card { func widen() { (isHidden ? title : other).# } }"
    ),
    (
      "a choice of two items by other names", "",
      "extension Card { func widen() { let label = title\n (isHidden ? label : other).# } }"
    ),
  ]

  private static func card(_ module: String, _ lines: String) -> String {
    """
    import \(module)
    import UIKit

    class Card: UIView {
      let title = UILabel()
      let other = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(other)
        \(lines)
      }
    }

    """
  }

  @Test("Attributes that push each other out stay in both files", arguments: detours.indices)
  func attributes(index: Int) throws {
    let detour = Self.detours[index]
    let own = Self.card("EasyPeasy", "title.easy.layout(Height(10))\n\(detour.beside)")
    let foreign =
      "import EasyPeasy\nimport UIKit\n"
      + detour.elsewhere.replacing("#", with: "easy.layout(Height(20))")
    for target in [SourceDialect.anchors, .maker] {
      let (text, report) = try converted(own, .attribute, target, besides: [own, foreign])
      #expect(report.converted.isEmpty, "\(detour.name): \(text)")
      let (other, kept) = try converted(foreign, .attribute, target, besides: [own, foreign])
      #expect(kept.converted.isEmpty, "\(detour.name): \(other)")
    }
    // What takes up another slot stands beside it.
    let beside = foreign.replacing("Height(20)", with: "Left(20)")
    let (text, report) = try converted(own, .attribute, .anchors, besides: [own, beside])
    #expect(report.left.isEmpty, "\(detour.name): \(text)")
  }

  @Test("What is remade in another file stays in both", arguments: detours.indices)
  func chains(index: Int) throws {
    let detour = Self.detours[index]
    let block = "snp.makeConstraints { $0.height.equalTo(10) }"
    let own = Self.card("SnapKit", "title.\(block)\n\(detour.beside)")
    let foreign = "import SnapKit\nimport UIKit\n" + detour.elsewhere
    let remade = foreign.replacing("#", with: "snp.remakeConstraints { $0.height.equalTo(20) }")
    let (text, report) = try converted(own, .maker, .anchors, besides: [own, remade])
    #expect(report.converted.isEmpty, "\(detour.name): \(text)")
    let (other, kept) = try converted(remade, .maker, .anchors, besides: [own, remade])
    #expect(kept.converted.isEmpty, "\(detour.name): \(other)")
    // What only adds holds nothing back.
    let added = foreign.replacing("#", with: block)
    let (all, none) = try converted(own, .maker, .anchors, besides: [own, added])
    #expect(none.left.isEmpty, "\(detour.name): \(all)")
  }

  @Test(
    "Towards attributes what two files say of one item stays in both",
    arguments: detours.indices
  )
  func towardsAttributes(index: Int) throws {
    let detour = Self.detours[index]
    let ways: [(SourceConversion.Origin, String, String)] = [
      (.maker, "SnapKit", "snp.makeConstraints { $0.height.equalTo(10) }"),
      (.autoPin, "PureLayout", "autoSetDimension(.height, toSize: 10)"),
    ]
    for (origin, module, call) in ways {
      let own = Self.card(module, "title.\(call)\n\(detour.beside)")
      let foreign =
        "import \(module)\nimport UIKit\n" + detour.elsewhere.replacing("#", with: call)
      let (text, report) = try converted(own, origin, .attribute, besides: [own, foreign])
      #expect(report.converted.isEmpty, "\(detour.name): \(text)")
      let (other, kept) = try converted(foreign, origin, .attribute, besides: [own, foreign])
      #expect(kept.converted.isEmpty, "\(detour.name): \(other)")
    }
  }

  @Test("What is handed to nobody is replaced by nobody", arguments: detours.indices.dropLast(9))
  func others(index: Int) throws {
    let detour = Self.detours[index]
    let lines = detour.beside.replacing("title", with: "other")
    let own = Self.card("EasyPeasy", "title.easy.layout(Height(10))\n\(lines)")
    let foreign =
      "import EasyPeasy\nimport UIKit\n"
      + detour.elsewhere.replacing("#", with: "easy.layout(Height(20))")
    let (text, report) = try converted(own, .attribute, .anchors, besides: [own, foreign])
    #expect(report.left.isEmpty, "\(detour.name): \(text)")
  }

  @Test("A view that lays itself out meets what its owner says of it")
  func owners() throws {
    let chip = """
      import EasyPeasy
      import UIKit
      final class Chip: UIView {
        override func didMoveToSuperview() { easy.layout(Height(10)) }
      }
      """
    func owner(_ type: String) -> String {
      """
      import EasyPeasy
      import UIKit
      final class Bar: UIView {
        let chip = \(type)()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(chip)
          chip.easy.layout(Height(20))
        }
      }
      """
    }
    let (text, report) = try converted(
      owner("Chip"),
      .attribute,
      .anchors,
      besides: [chip, owner("Chip")]
    )
    #expect(report.converted.isEmpty, "\(text)")
    // A view that is made as one of the platform's is no chip.
    let (plain, none) = try converted(
      owner("UIView"),
      .attribute,
      .anchors,
      besides: [chip, owner("UIView")]
    )
    #expect(none.left.isEmpty, "\(plain)")
  }

  @Test("A handle or a group that another file uses keeps its type")
  func handles() throws {
    let owner = """
      import UIKit
      final class Owner {
        let card = Card(frame: .zero)
        func widen() { #(card.kept) }
      }
      """
    let ways: [(SourceConversion.Origin, String, String, String)] = [
      (
        .maker, "SnapKit", "Constraint?",
        "title.snp.makeConstraints { kept = $0.width.equalTo(4).constraint }"
      ),
      (
        .operators, "Cartography", "ConstraintGroup",
        "constrain(title, replace: kept) { $0.width == 4 }"
      ),
    ]
    for (origin, module, type, line) in ways {
      let value = type == "ConstraintGroup" ? " = ConstraintGroup()" : ""
      let own = Self.card(module, line).replacing(
        "  let other",
        with: "  var kept: \(type)\(value)\n  let other"
      )
      let (alone, all) = try converted(own, origin, .anchors, besides: [own])
      #expect(all.left.isEmpty, "\(alone)")
      let (text, report) = try converted(own, origin, .anchors, besides: [own, owner])
      #expect(report.converted.isEmpty, "\(text)")
      let hidden = own.replacing("  var kept", with: "  private var kept")
      #expect(
        try converted(hidden, origin, .anchors, besides: [hidden, owner]).report.left.isEmpty
      )
    }
  }

  @Test("A report names the call of the other file")
  func places() throws {
    let own = Self.card("EasyPeasy", "title.easy.layout(Height(10))\nStyle.pin(title)")
    let foreign = """
      import EasyPeasy
      import UIKit
      struct Style {
        static func pin(_ view: UIView) { view.easy.layout(Height(20)) }
      }
      """
    var conversion = try #require(SourceConversion(from: .attribute, to: .anchors))
    conversion.world.read(Array(own.utf8), path: "Card.swift")
    conversion.world.read(Array(foreign.utf8), path: "Style.swift")
    let result = try conversion.convert(Array(own.utf8))
    let leftover = try #require(result.report.leftovers.first)
    #expect(leftover.other == SourcePlace(file: "Style.swift", line: 4))
  }

  @Test("An item initialiser of another file counts as an anchor's constraint does")
  func initializers() throws {
    let flag = "title.translatesAutoresizingMaskIntoConstraints = false"
    let card = view(
      "",
      "\(flag)\ntitle.leftAnchor.constraint(equalTo: leftAnchor).isActive = true\nmove()"
    )
    func other(_ attribute: String) -> String {
      """
      import UIKit
      extension Card {
        func move() {
          \(flag)
          NSLayoutConstraint(item: title, attribute: .\(attribute), relatedBy: .equal, toItem: self, attribute: .\(attribute), multiplier: 1, constant: 0).isActive = true
        }
      }

      """
    }
    let rival = other("centerX")
    #expect(
      try converted(card, .anchors, .attribute, besides: [rival]).report.left == ["competes": 1]
    )
    #expect(
      try converted(rival, .anchors, .attribute, besides: [card]).report.left == ["competes": 1]
    )
    // What lies along the other axis pushes nothing out.
    let harmless = other("centerY")
    #expect(try converted(card, .anchors, .attribute, besides: [harmless]).report.left.isEmpty)
    #expect(try converted(harmless, .anchors, .attribute, besides: [card]).report.left.isEmpty)
  }

  @Test("Removing a list that is chosen says nothing of the items of other files")
  func removed() throws {
    let other = """
      import UIKit
      import PureLayout

      final class Sheet: UIView {
        var compact: [NSLayoutConstraint] = []
        var regular: [NSLayoutConstraint] = []

        func change(_ isCompact: Bool) {
          ((isCompact ? regular : compact) as NSArray).autoRemoveConstraints()
          (isCompact ? compact : regular).autoInstallConstraints()
        }
      }

      """
    let lines =
      "title.autoSetDimension(.width, toSize: 8)\ntext.autoSetDimension(.width, toSize: 4)"
    let file = view("PureLayout", lines)
    let result = try converted(file, .autoPin, .attribute, besides: [other])
    #expect(result.report.left.isEmpty, "\(result.text)")
  }

  /// Ways to get what a function of another file gives back, and to do something with it.
  private static let receivers: [(name: String, members: String, lines: String)] = [
    ("a lazy property", "lazy var card = Style.made(in: self)", "card.#"),
    ("a property with a value", "let card = Style.made(in: UIView())", "card.#"),
    ("a property that is set", "var card: UIView!", "card = Style.made(in: self)\ncard.#"),
    (
      "a property that the object names", "var card: UIView!",
      "self.card = Style.made(in: self)\ncard.#"
    ),
    ("a variable", "", "let card = Style.made(in: self)\ncard.#"),
    ("the call itself", "", "Style.made(in: self).#"),
  ]

  @Test(
    "What a function of another file makes is the item of all who get it back",
    arguments: receivers.indices
  )
  func results(index: Int) throws {
    let receiver = Self.receivers[index]
    func files(_ module: String, _ made: String, _ change: String) -> (style: String, sheet: String)
    {
      let style = """
        import \(module)
        import UIKit

        enum Style {
          static func made(in parent: UIView) -> UIView {
            let line = UIView()
            parent.addSubview(line)
            line.\(made)
            return line
          }
        }

        """
      let lines = receiver.lines.replacing("#", with: change).replacing("\n", with: "\n    ")
      let sheet = """
        import \(module)
        import UIKit

        final class Sheet: UIView {
          \(receiver.members)

          override init(frame: CGRect) {
            super.init(frame: frame)
            \(lines)
          }
        }

        """
      return (style, sheet)
    }
    // The one height is taken away and the other one is set: with the first as an anchor both would stand.
    let chains = files(
      "SnapKit",
      "snp.makeConstraints { $0.height.equalTo(10) }",
      "snp.remakeConstraints { $0.height.equalTo(20) }"
    )
    let attributes = files("EasyPeasy", "easy.layout(Height(10))", "easy.layout(Height(20))")
    for (origin, all) in [(SourceConversion.Origin.maker, chains), (.attribute, attributes)] {
      let files = [all.style, all.sheet]
      for file in files {
        let (text, report) = try converted(file, origin, .anchors, besides: files)
        #expect(report.converted.isEmpty, "\(receiver.name): \(text)")
      }
    }
    // What another class has under that name is another item.
    let other = chains.sheet.replacing("Sheet", with: "Panel").replacing(
      "Style.made(in: self)",
      with: "UIView()"
    )
    .replacing("Style.made(in: UIView())", with: "UIView()")
    let harmless = chains.sheet.replacing("remakeConstraints", with: "makeConstraints")
    guard receiver.name != "the call itself" else { return }
    let (text, report) = try converted(
      chains.style,
      .maker,
      .anchors,
      besides: [chains.style, harmless, other]
    )
    #expect(report.left.isEmpty, "\(receiver.name): \(text)")
  }

  /// Two files of which the one gives an item that it lays out to code of the other one, whose type has nothing to do
  /// with its own.
  private static let strangers: [(name: String, giver: String, taker: String)] = [
    (
      "a list of another object",
      "final class Strip: UIView { var items: [UIView] = [] }\nextension Strip { func lay() { for item in items { item.+ } } }",
      """
      final class Sheet: UIView {
        let tile = UIView()
        let strip = Strip()
        func fill() { strip.items = [tile] }
        func shrink() { tile.- }
      }
      """
    ),
    (
      "a closure that another object keeps",
      """
      final class Card: UIView {
        let label = UILabel()
        var change: ((UILabel) -> Void)?
        func lay() { label.+; change?(label) }
      }
      """,
      """
      final class Sheet: UIView {
        let card = Card()
        func setUp() { card.change = { text in text.- } }
      }
      """
    ),
    (
      "a closure that a function gets",
      """
      enum Style {
        static func show(change: (UILabel) -> Void) {
          let label = UILabel()
          label.+
          change(label)
        }
      }
      """,
      "final class Sheet: UIView { func setUp() { Style.show { text in text.- } } }"
    ),
    (
      "a member of the type that a property has",
      "extension UILabel { static func header() -> UILabel { let label = UILabel(); label.+; return label } }",
      "final class Sheet: UIView { let head: UILabel = .header()\n func shrink() { head.- } }"
    ),
    (
      "a method of the item, which gives it back",
      "extension UIView { func fixed() -> Self { +; return self } }",
      "final class Sheet: UIView { let box = UIView().fixed()\n func shrink() { box.- } }"
    ),
    (
      "a function without a call",
      "enum Style { static func cell(_ row: Int) -> UIView { let made = UIView(); made.+; return made } }",
      """
      final class Sheet: UIView {
        lazy var cells = [1, 2].map(Style.cell)
        func shrink() { for cell in cells { cell.- } }
      }
      """
    ),
    (
      "a closure that gives what a function makes",
      "enum Style { static func cell(_ row: Int) -> UIView { let made = UIView(); made.+; return made } }",
      """
      final class Sheet: UIView {
        lazy var cells = [1, 2].map { Style.cell($0) }
        func shrink() { cells[0].- }
      }
      """
    ),
    (
      "the one object of a type",
      "final class Hud: UIView { static let shared = Hud()\n func show() { + } }",
      "final class Sheet: UIView { func shrink() { Hud.shared.- } }"
    ),
    (
      "a member of an object's member",
      "final class Bubble: UIView { func show() { + } }\nfinal class Row: UIView { let bubble = Bubble() }",
      "final class Sheet: UIView { let row = Row()\n func shrink() { row.bubble.- } }"
    ),
  ]

  @Test("Code of another type lays an item out that it is given", arguments: strangers.indices)
  func otherTypes(index: Int) throws {
    let one = Self.strangers[index]
    // What the taker remakes would stay beside what the giver made, as anchors.
    let make = "snp.makeConstraints { $0.height.equalTo(10) }"
    let change = "snp.remakeConstraints { $0.height.equalTo(20) }"
    let giver = "import SnapKit\nimport UIKit\n\n" + one.giver.replacing("+", with: make) + "\n"
    let taker = "import SnapKit\nimport UIKit\n\n" + one.taker.replacing("-", with: change) + "\n"
    for file in [giver, taker] {
      let (text, report) = try converted(file, .maker, .anchors, besides: [giver, taker])
      #expect(report.converted.isEmpty, "\(one.name): \(text)")
    }
    // Alone, what is given is remade nowhere.
    let (text, report) = try converted(giver, .maker, .anchors, besides: [giver])
    #expect(report.left.isEmpty, "\(one.name): \(text)")
  }
}
