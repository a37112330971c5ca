import LayoutStatements
import SourceRewriting
import Testing

/// What the platform or a library gives to a closure or a function may be any item, also one of another type.
@Suite("Items that code of no file gives")
struct GivenItemTests {
  private static func mixer(_ code: String, _ own: String) -> String {
    """
    import SnapKit
    import UIKit

    final class Mixer: UIView {
      let slider = UIView()
      let other = UIView()
      var kept: [UIView] = []

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(slider)
        slider\(own)
        \(code)
      }
    }

    """
  }

  private static let header =
    "func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, "
    + "forSection section: Int)"

  /// Code that gives an item away, and what stands in other files.
  static let given: [(code: String, others: [String])] = [
    ("cell.configure = { view in view# }", []),
    ("cell.configure = { $0# }", []),
    ("cell.configure = pin", ["func pin(_ view: UIView) { view# }"]),
    ("cell.configure = pin(_:)", ["func pin(_ view: UIView) { view# }"]),
    ("let pin = { (view: UIView) in view# }\ncell.configure = pin", []),
    ("cells.onReuse { view in view# }", []),
    ("cells.onReuse(4) { view, index in view# }", []),
    ("cells.register(4, using: { view in view# })", []),
    ("cells.register(pin)", ["func pin(_ view: UIView) { view# }"]),
    ("cells.onReuse { if $0.isHidden { $0# } }", []),
    ("cell.configure = { while $0.isHidden { $0# } }", []),
    ("handlers[key] = { view in view# }", []),
    ("handlers.append { view in view# }", []),
    ("let all: [(UIView) -> Void] = [{ view in view# }]", []),
    ("run(isWide ? { view in view# } : nil)", []),
    ("", ["func make() -> (UIView) -> Void { { view in view# } }"]),
    ("", ["func make() -> (UIView) -> Void { return { view in view# } }"]),
    ("kept.append(slider)\nUIView.animate { [self] in kept.last!# }", []),
    ("[slider].forEach { if isHidden { $0# } }", []),
    (
      "slider.chain.go()",
      [
        "extension UIView { var chain: Chain { Chain(base: self) } }",
        "struct Chain { let base: UIView\nfunc go() { base# } }",
      ]
    ),
    (
      "slider.chained(4).go()",
      [
        "extension UIView { func chained(_ count: Int) -> Chain { Chain(self, count) } }",
        "struct Chain { let base: UIView\nlet count: Int\n"
          + "init(_ base: UIView, _ count: Int) { self.base = base; self.count = count }\n"
          + "func go() { base# } }",
      ]
    ),
    (
      "",
      [
        "final class Owner { var mixer: Mixer?\n"
          + "func go() { if let slider = mixer?.slider { slider# } } }"
      ]
    ),
    (
      "kept = [slider]",
      [
        "final class Owner { let mixer = Mixer()\n"
          + "func go() { for view in mixer.kept { view# } } }"
      ]
    ),
    ("table.add(slider)\nfor view in table.allObjects { view# }", []),
    ("byKey.updateValue(slider, forKey: 4)\nfor (_, view) in byKey { view# }", []),
    ("kept.replaceSubrange(0..<1, with: [slider])\nkept.forEach { $0# }", []),
    ("views.yield(slider)\nTask { for await view in views { view# } }", []),
    ("kept = [slider]\nkept.max { $0.tag < $1.tag }!#", []),
    ("box = WeakBox(slider)\nbox!.value!#", []),
    ("kept = subviews\nkept.first!#", []),
    ("kept = subviews\nfor view in kept { view# }", []),
    (
      "",
      [
        "final class Watcher: UIViewController { \(header) { view# } }",
        "extension Watcher: UITableViewDelegate {}",
      ]
    ),
    (
      "",
      [
        "final class Watcher: Base { \(header) { view# } }",
        "class Base: UIViewController, UITableViewDelegate {}",
      ]
    ),
    (
      "",
      [
        "final class Watcher: UIViewController { \(header) { view# } }",
        "protocol Heading: UITableViewDelegate {}", "extension Watcher: Heading {}",
      ]
    ),
    (
      "",
      [
        "final class Watcher: UIViewController { var head: UIView?\n"
          + "\(header) { head = view }\nfunc fold() { head!# } }",
        "extension Watcher: UITableViewDelegate {}",
      ]
    ),
    (
      "",
      [
        "final class Watcher { var head: UIView?\n"
          + "func watch(_ cell: Cell) { cell.configure = { view in self.head = view } }\n"
          + "func fold() { head!# } }"
      ]
    ),
  ]

  /// The same where the files show what is given.
  static let known: [(code: String, others: [String])] = [
    ("[other].forEach { view in view# }", []),
    ("other.then { $0# }", []),
    ("let pin = { (view: UIView) in view# }\npin(other)", []),
    ("pin(other)", ["func pin(_ view: UIView) { view# }"]),
    ("Each().run(other) { view in view# }", ["struct Each { func run(_ view: UIView) {} }"]),
    (
      "",
      [
        "final class Watcher: UIViewController { func head(_ view: UIView) { view# } }",
        "extension Watcher: Heading {}", "protocol Heading { func head(_ view: UIView) }",
      ]
    ),
    (
      "cell.configure = { view in view# }",
      [
        "final class Cell: UIView { var configure: ((UIView) -> Void)?\nlet box = UIView()\n"
          + "func show() { configure?(box) } }"
      ]
    ),
  ]

  private func converted(
    _ file: (code: String, others: [String])
  ) throws -> (text: String, report: ConversionReport) {
    func said(_ text: String) -> String {
      text.replacing("#", with: ".snp.remakeConstraints { $0.height.equalTo(40) }")
    }
    let source = Self.mixer(said(file.code), ".snp.makeConstraints { $0.height.equalTo(30) }")
    let others = file.others.map { "import SnapKit\nimport UIKit\n\n\(said($0))\n" }
    return try SourceRewritingTests.converted(source, .maker, .anchors, besides: others)
  }

  @Test("What is given by code of no file may be any item", arguments: given)
  func anyItem(_ file: (code: String, others: [String])) throws {
    let (text, report) = try converted(file)
    #expect(report.converted.isEmpty, "\(text)")
    #expect(report.left["is replaced"] == 1, "\(report.left)")
  }

  @Test("What the files give is known", arguments: known)
  func knownItem(_ file: (code: String, others: [String])) throws {
    let (text, report) = try converted(file)
    #expect(text.contains("slider.heightAnchor.constraint(equalToConstant: 30)"), "\(text)")
    #expect(report.left["is replaced"] == nil, "\(report.left)")
  }

  @Test(
    "A closure that is kept may run again for one item",
    arguments: [
      "cell.configure = { view in view# }", "cells.onReuse { view, index in view# }",
      "let cells = Registration<Cell> { view, index in view.box# }",
    ]
  )
  func again(_ code: String) throws {
    let attributes = view("EasyPeasy", code.replacing("#", with: ".easy.layout(Height(4))"))
    let (text, report) = try SourceRewritingTests.converted(attributes, .attribute, .anchors)
    #expect(report.left == ["runs again": 1], "\(text)")
    let chains = view(
      "SnapKit",
      code.replacing("#", with: ".snp.makeConstraints { $0.height.equalTo(index * 4.0) }")
    )
    let other = try SourceRewritingTests.converted(chains, .maker, .attribute)
    #expect(other.report.converted.isEmpty, "\(other.text)")
  }

  @Test(
    "What runs once for each item converts",
    arguments: [
      "[title, text].forEach { view in view# }", "title.then { view in view# }",
      "for view in [title, text] { view# }",
    ]
  )
  func once(_ code: String) throws {
    let attributes = view("EasyPeasy", code.replacing("#", with: ".easy.layout(Height(4))"))
    let (text, report) = try SourceRewritingTests.converted(attributes, .attribute, .anchors)
    #expect(report.converted == ["Height": 1], "\(text)")
  }
}
