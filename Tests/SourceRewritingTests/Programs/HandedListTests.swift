import LayoutStatements
import SourceRewriting
import Testing

/// A list that a file makes may hand its items to code of another one.
@Suite("Items of lists that code of another file hands on")
struct HandedListTests {
  /// Code of an extension in another file that hands `title`, which `views` holds, to `pin`.
  private static let handings: [(name: String, code: String)] = [
    ("itself", "pin(title)"),
    ("a loop", "for view in views { pin(view) }"),
    ("a loop with a condition", "for view in views where !view.isHidden { pin(view) }"),
    ("a loop with a pattern", "for case let view as UILabel in views { pin(view) }"),
    ("a loop with numbers", "for (index, view) in views.enumerated() { print(index)\n pin(view) }"),
    ("a loop over pairs", "for (view, gap) in zip(views, [1, 2]) { print(gap)\n pin(view) }"),
    ("a loop over places", "for index in views.indices { pin(views[index]) }"),
    ("a loop over a part", "for view in views.filter({ !$0.isHidden }).reversed() { pin(view) }"),
    ("a loop over a sum", "for view in [other] + views { pin(view) }"),
    ("a loop over a result", "for view in all() { pin(view) } }\nfunc all() -> [UIView] { views"),
    ("a closure", "views.forEach { pin($0) }"),
    ("a closure with a name", "views.forEach { view in pin(view) }"),
    ("a closure with a type", "views.forEach { (view: UIView) in pin(view) }"),
    ("a closure of pairs", "views.enumerated().forEach { pin($1) }"),
    ("a closure of a call", "each(views, call: { pin($0) })"),
    ("a closure on several lines", "views\n.filter { !$0.isHidden }\n.forEach { pin($0) }"),
    ("a closure that calls a method", "views.forEach { $0.pinned() }"),
    ("a closure that gives elements", "(0..<2).map { views[$0] }.forEach { pin($0) }"),
    ("a function", "views.forEach(pin)"),
    ("a function of this object", "views.forEach(self.pin)"),
    ("a function behind others", "views.filter { !$0.isHidden }.forEach(pin)"),
    ("a function behind a call", "Array(views).forEach(pin)"),
    ("a binding", "if let view = views.first { pin(view) }"),
    ("a binding with a condition", "if !isHidden, let view = views.last { pin(view) }"),
    ("a binding with a pattern", "if case let view? = views.first { pin(view) }"),
    (
      "a binding of another arm",
      "if isHidden { return } else if let view = views.first { pin(view) }"
    ),
    ("a guard", "guard let view = views.first else { return }\npin(view)"),
    ("a list that empties", "var rest = views\nwhile let view = rest.popLast() { pin(view) }"),
    ("a switch", "switch views.first {\ncase let view?: pin(view)\ndefault: break\n}"),
    (
      "a switch by types",
      "switch views[0] {\ncase let view as UILabel: pin(view)\ndefault: break\n}"
    ),
    ("a constant", "let all = views\nall.forEach(pin)"),
    ("a constant of a part", "let view = views[1]\npin(view)"),
    ("a constant of a sum", "let all = [other] + views\nfor view in all { pin(view) }"),
    ("a constant of a choice", "let view = isHidden ? other : title\npin(view)"),
    ("a constant of a result", "let all = views.map { $0 }\nfor view in all { pin(view) }"),
    (
      "two constants, laid out",
      "let (view, rest) = (views[1], views[0])\nview.#\nprint(rest)"
    ),
    ("constants of one statement", "let rest = views[0], view = views[1]\npin(view)\nprint(rest)"),
    ("a name of a word of lists", "let first = views[1]\npin(first)"),
    ("two constants", "let (first, second) = (views[0], views[1])\npin(first)\npin(second)"),
    ("a variable that changes", "var view = other\nview = isHidden ? other : title\npin(view)"),
    ("a place in a list", "pin(views[1])"),
    ("a place in a list, unwrapped", "pin(views.last!)"),
    ("a place in a list, or else another item", "pin(views.last ?? other)"),
    ("a choice", "pin(isHidden ? title : other)"),
    ("a cast", "pin(views[1] as! UILabel)"),
    (
      "a property of a sum",
      "for view in more { pin(view) } }\nvar more: [UIView] { [other] + views"
    ),
    ("a property of a choice", "pin(one) }\nvar one: UIView { isHidden ? other : title"),
    ("a loop in a loop", "for list in [views, []] { for view in list { pin(view) } }"),
    (
      "a loop in a closure",
      "UIView.animate(withDuration: 1) { for view in self.views { self.pin(view) } }"
    ),
    (
      "another object's list",
      "} }\nstruct Owner { let card: Card\n func go() { for view in card.views { card.pin(view) }"
    ),
    ("a constant's elements", "let all = views\nfor view in all { view.# }"),
    (
      "a constant's elements in a closure",
      "let all = views.filter { !$0.isHidden }\nall.forEach { $0.# }"
    ),
    ("an element in a switch", "switch views.first {\ncase let view?: view.#\ndefault: break\n}"),
  ]

  /// The class, whose list holds `title` or does not, with a call on `title`; and the other file.
  private static func files(
    _ module: String,
    _ index: Int,
    own: String,
    other: String,
    holds: Bool = true
  ) -> (own: String, other: String) {
    let card = """
      import \(module)
      import UIKit

      class Card: UIView {
        let title = UILabel()
        let other = UILabel()
        var views: [UIView] { [other\(holds ? ", title" : "")] }

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          addSubview(other)
          title.\(own)
        }
      }

      """
    let code = handings[index].code.replacing(holds ? "\0" : "title", with: "other")
    let more = """
      import \(module)
      import UIKit

      extension Card {
        func pin(_ label: UIView) { label.# }
        func each(_ list: [UIView], call: (UIView) -> Void) { list.forEach(call) }
        func widen() {
          \(code)
        }
      }

      extension UIView { func pinned() { # } }

      """
    return (card, more.replacing("#", with: other))
  }

  @Test("Attributes that push each other out stay in both files", arguments: handings.indices)
  func attributes(index: Int) throws {
    let name = Self.handings[index].name
    let call = "easy.layout(CenterX())"
    let (own, other) = Self.files("EasyPeasy", index, own: call, other: "easy.layout(Left(8))")
    for target in [SourceDialect.anchors, .maker] {
      let (text, report) = try converted(own, .attribute, target, besides: [own, other])
      #expect(report.converted.isEmpty, "\(name): \(text)")
    }
    let (rest, _) = try converted(other, .attribute, .anchors, besides: [own, other])
    let code = Self.handings[index].code
    let placed = "easy.layout(Left(8))"
    let method = code.contains("pinned") ? "pinned() { \(placed) }" : "label.\(placed)"
    let isKept =
      code.contains("#")
      ? rest.contains("view.\(placed)") || rest.contains("$0.\(placed)") : rest.contains(method)
    #expect(isKept, "\(name): \(rest)")
    // A list without the item holds nothing back.
    let (alone, without) = Self.files(
      "EasyPeasy",
      index,
      own: call,
      other: "easy.layout(Left(8))",
      holds: false
    )
    let (text, report) = try converted(alone, .attribute, .anchors, besides: [alone, without])
    #expect(report.left.isEmpty, "\(name): \(text)")
  }

  @Test("Functions of two files that get items of one list meet", arguments: handings.indices)
  func functions(index: Int) throws {
    let name = Self.handings[index].name
    let call = "easy.layout(CenterX())"
    let (file, other) = Self.files("EasyPeasy", index, own: call, other: "easy.layout(Left(8))")
    let own = file.replacing(
      "    title.\(call)\n  }",
      with: "    views.forEach { place($0) }\n  }\n\n  func place(_ view: UIView) { view.\(call) }"
    )
    let (text, report) = try converted(own, .attribute, .anchors, besides: [own, other])
    #expect(report.converted.isEmpty, "\(name): \(text)")
  }

  @Test("A closure that sets an item up hands it to nobody")
  func setUp() throws {
    let own = """
      import EasyPeasy
      import UIKit

      class Card: UIView {
        private lazy var title: UILabel = .build { label in label.sizeToFit() }

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          title.easy.layout(CenterX())
        }
      }

      """
    let other = """
      import EasyPeasy
      import UIKit

      class Strip: UIView {
        private let container = UIView.build()
        func setUp() { container.pin() }
      }

      extension UIView {
        static func build(_ configure: (UIView) -> Void = { _ in }) -> Self {
          let view = Self()
          configure(view)
          return view
        }

        func pin() { easy.layout(Left(8)) }
      }

      """
    let (text, report) = try converted(own, .attribute, .anchors, besides: [own, other])
    #expect(report.left.isEmpty, "\(text)")
  }

  @Test(
    "A property that code of this file assigns may be what another file lays out",
    arguments: [
      "kept = title", "for view in [other, title] { kept = view }", "kept = views[1]",
      "views.forEach { kept = $0 }", "if let view = views.last { self.kept = view }",
    ]
  )
  func properties(_ code: String) throws {
    let card = """
      import EasyPeasy
      import UIKit

      class Card: UIView {
        let title = UILabel()
        let other = UILabel()
        var kept = UIView()
        var views: [UIView] { [other, title] }

        func setUp() {
          title.easy.layout(Left(8))
          \(code)
        }
      }

      """
    let more = """
      import EasyPeasy
      import UIKit

      extension Card {
        func widen() { kept.easy.layout(CenterX()) }
      }

      """
    for (own, beside) in [(card, more), (more, card)] {
      let (text, report) = try converted(own, .attribute, .anchors, besides: [own, beside])
      #expect(report.converted.isEmpty, "\(text)")
      let pins = [own, beside].map { text in
        text.replacing("EasyPeasy", with: "PureLayout")
          .replacing("easy.layout(Left(8))", with: "autoPinEdge(toSuperviewEdge: .left)")
          .replacing("easy.layout(CenterX())", with: "autoAlignAxis(toSuperviewAxis: .vertical)")
      }
      let (towards, left) = try converted(pins[0], .autoPin, .attribute, besides: pins)
      #expect(left.converted.isEmpty, "\(towards)")
    }
  }

  @Test(
    "A name in a loop's header is not that of a parameter in another class",
    arguments: ["for view in [photo, tools]", "for view in [photo, tools] where !view.isHidden"]
  )
  func headers(_ header: String) throws {
    let bar = """
      import SnapKit

      final class Bar: UIView {
        let play = UIView()

        func setUp() {
          [play].forEach(addSubview)
          square(play)
        }

        private func square(_ view: UIView) {
          view.snp.remakeConstraints { $0.centerY.equalTo(4) }
        }
      }

      """
    let own = """
      import SnapKit

      final class Card: UIView {
        let photo = UIView()
        let tools = UIView()

        func setUp() {
          \(header) { addSubview(view) }
          tools.snp.makeConstraints { $0.height.equalTo(44) }
        }
      }

      """
    let (text, report) = try converted(own, .maker, .attribute, besides: [own, bar])
    #expect(report.converted == ["equalTo": 1], "\(text)")
  }

  @Test("What is remade in another file stays in both", arguments: handings.indices)
  func chains(index: Int) throws {
    let name = Self.handings[index].name
    let call = "snp.makeConstraints { $0.height.equalTo(10) }"
    for verb in ["remake", "update"] {
      let remade = call.replacing("make", with: verb)
      let (own, other) = Self.files("SnapKit", index, own: call, other: remade)
      let (text, report) = try converted(own, .maker, .anchors, besides: [own, other])
      #expect(report.converted.isEmpty, "\(name): \(text)")
    }
    let (own, other) = Self.files(
      "SnapKit",
      index,
      own: call,
      other: "snp.removeConstraints()"
    )
    let (text, report) = try converted(own, .maker, .anchors, besides: [own, other])
    #expect(report.converted.isEmpty, "\(name): \(text)")
  }

  @Test("Towards attributes what two files say stays in both", arguments: handings.indices)
  func towardsAttributes(index: Int) throws {
    let name = Self.handings[index].name
    let ways: [(SourceConversion.Origin, String, String)] = [
      (.maker, "SnapKit", "snp.makeConstraints { $0.height.equalTo(10) }"),
      (.autoPin, "PureLayout", "autoSetDimension(.height, toSize: 10)"),
      (.anchors, "Foundation", "heightAnchor.constraint(equalToConstant: 10).isActive = true"),
    ]
    for (origin, module, call) in ways {
      let (own, other) = Self.files(module, index, own: call, other: call)
      let flag = "title.translatesAutoresizingMaskIntoConstraints = false\n"
      let file = origin == .anchors ? own.replacing("    title.h", with: flag + "    title.h") : own
      let (text, report) = try converted(file, origin, .attribute, besides: [file, other])
      #expect(report.converted.isEmpty, "\(name), \(origin): \(text)")
    }
  }
}
