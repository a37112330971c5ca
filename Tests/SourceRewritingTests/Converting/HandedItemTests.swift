import LayoutStatements
import SourceRewriting
import Testing

/// Items that one class makes and another one lays out again: all calls stay where they may meet, and none elsewhere.
@Suite("Items that go from one class to another")
struct HandedItemTests {
  private static let make = "snp.makeConstraints { $0.edges.equalToSuperview() }"
  private static let remake = "snp.remakeConstraints { $0.height.equalTo(0) }"

  /// How many calls stay of classes in one file, or of one file each.
  private func left(_ classes: [String], inOneFile: Bool) throws -> [Int] {
    let texts = classes.map { text in
      let body = text.replacing("#make", with: Self.make).replacing("#remake", with: Self.remake)
      return "import UIKit\nimport SnapKit\n\n\(body)\n"
    }
    let files = inOneFile ? [texts.joined()] : texts
    return try files.map { file in
      try converted(file, .maker, .anchors, besides: files.filter { $0 != file }).report.left.values
        .reduce(0, +)
    }
  }

  /// A screen with an item that it lays out once, and one that no other class gets.
  private static func screen(_ members: String, _ line: String) -> String {
    """
    final class Screen: UIViewController {
      private let bar = UIView()
      private let table = UIView()
      \(members)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
        view.addSubview(table)
        bar.#make
        table.#make
        \(line)
      }
    }
    """
  }

  private static let ways: [(name: String, screen: String, other: String)] = [
    (
      "an initialiser", screen("lazy var mover = Mover(bottom: bar)", "mover.hide()"),
      """
      final class Mover {
        private let target: UIView
        init(bottom: UIView) { self.target = bottom }
        func hide() { target.#remake }
      }
      """
    ),
    (
      "an initialiser that hands it on", screen("lazy var mover = Mover(bar)", ""),
      """
      class Base {
        let target: UIView
        init(target: UIView) { self.target = target }
        func hide() { target.#remake }
      }
      final class Mover: Base {
        init(_ bottom: UIView) { super.init(target: bottom) }
      }
      """
    ),
    (
      "a method", screen("let mover = Mover()", "mover.attach(bar)"),
      """
      final class Mover {
        private var target: UIView?
        func attach(_ view: UIView) { target = view }
        func hide() { target?.#remake }
      }
      """
    ),
    (
      "a list of another object", screen("let mover = Mover()", "mover.views.append(bar)"),
      """
      final class Mover {
        var views: [UIView] = []
        func hide() { for one in views { one.#remake } }
      }
      """
    ),
    (
      "a closure's parameter", screen("let panel = Panel()", "panel.show(bar) { $0.#remake }"),
      """
      final class Panel {
        func show(_ view: UIView, _ change: (UIView) -> Void) { change(view) }
      }
      """
    ),
  ]

  @Test("Are followed to what lays them out again", arguments: ways, [false, true])
  func followed(_ way: (name: String, screen: String, other: String), _ inOneFile: Bool) throws {
    let count = try left([way.screen, way.other], inOneFile: inOneFile).reduce(0, +)
    // What a function of the file gives to a closure may be any item of the type around.
    let isAny = inOneFile && way.name.contains("closure")
    #expect(count == (isAny ? 3 : 2), "\(way.name)")
  }

  @Test(
    "Are those of a function that a class which inherits writes anew",
    arguments: [false, true]
  )
  func overridden(_ inOneFile: Bool) throws {
    let base = """
      class Base: UIView {
        lazy var header = makeHeader()
        func setUp() {
          addSubview(header)
          header.#make
        }
        func makeHeader() -> UIView { UIView() }
      }
      """
    let heir = """
      final class Heir: Base {
        private let box = UIView()
        override func makeHeader() -> UIView { box }
        func fold() { box.#remake }
      }
      """
    #expect(try left([base, heir], inOneFile: inOneFile).reduce(0, +) == 2)
    // A class that does not inherit from it gives nothing.
    let other = heir.replacing(": Base", with: ": UIView").replacing("override ", with: "")
    #expect(try left([base, other], inOneFile: inOneFile).reduce(0, +) == 0)
  }

  @Test("Are those that an object gives to a closure of another one")
  func given() throws {
    let toast = """
      final class Toast {
        private let label = UILabel()
        func show(_ change: (UIView) -> Void) {
          label.#make
          change(label)
        }
      }
      """
    let feed =
      "final class Feed { let toast = Toast()\n  func save() { toast.show { $0.#remake } } }"
    #expect(try left([toast, feed], inOneFile: true) == [2])
    #expect(try left([toast, feed], inOneFile: false) == [1, 1])
  }

  /// Classes that say the same names of items of their own.
  private static let apart: [(name: String, one: String, other: String)] = [
    (
      "a parameter of a member's name",
      "class One { let title = UILabel()\n  func setUp() { title.#make } }",
      """
      class Two: UIView {
        let title = UILabel()
        func configure(title: String) {
          self.title.text = title
          self.title.#remake
        }
      }
      """
    ),
    (
      "a member behind a weak object",
      "class One { let title = UILabel()\n  func setUp() { title.#make } }",
      """
      class Two: UIView {
        let title = UILabel()
        func run() { perform { [weak self] in self?.title.#remake } }
        func perform(_ change: @escaping () -> Void) {}
      }
      """
    ),
    (
      "a function of a member's name",
      """
      enum Labels { static func title() -> UILabel { UILabel() } }
      class One { lazy var title = Labels.title()\n  func setUp() { title.#make } }
      """,
      "class Two { lazy var title = Labels.title()\n  func setUp() { title.#remake } }"
    ),
    (
      "a variable of a member's name",
      "class One { func embed(_ child: UIViewController) { child.view.#make } }",
      """
      class Two {
        lazy var box: UIView = {
          let view = UIView()
          return view
        }()
        func fold() { box.#remake }
      }
      """
    ),
    (
      "the owner of a closure", "class Base: UIView { var change: ((UIView) -> Void)? }",
      """
      class Two: UIView {
        let state = Base()
        func setUp() {
          addSubview(state)
          state.#make
          state.change = { view in view.isHidden = true }
        }
      }
      """
    ),
  ]

  @Test("Are not those of the same name in another class", arguments: apart, [false, true])
  func sameNames(_ names: (name: String, one: String, other: String), _ inOneFile: Bool) throws {
    let counts = try left([names.one, names.other], inOneFile: inOneFile)
    // A block in a closure stays by itself.
    let expected = names.name.contains("weak") ? 1 : 0
    #expect(counts.reduce(0, +) == expected, "\(names.name)")
  }

  @Test("Are not the object whose closure gets them")
  func closures() throws {
    let text = """
      class Base: UIView {
        let box = UIView()
        var onEmpty: ((UIView) -> Void)?
        func show() { onEmpty?(box) }
      }
      class Two: UIView {
        let state = Base()
        func setUp() {
          addSubview(state)
          state.#make
          state.onEmpty = { view in view.#remake }
        }
      }
      """
    #expect(try left([text], inOneFile: true) == [1])
  }

  @Test("Are not those that the code of a property names beside the one it gives back")
  func beside() throws {
    let text = """
      class Two: UIView {
        let title = UILabel()
        lazy var price: UILabel = {
          let label = UILabel()
          addSubview(label)
          label.snp.makeConstraints { $0.centerY.equalTo(title) }
          return label
        }()
        func run() { title.#remake }
      }
      """
    #expect(try left([text], inOneFile: true) == [0])
    let same = text.replacing("return label", with: "return title")
      .replacing("run()", with: "run() { price.#make }\n  func remake()")
    #expect(try left([same], inOneFile: true).reduce(0, +) >= 2)
  }

  @Test("Replaced behind a weak object they stay, however they are named")
  func weak() throws {
    let text = """
      class Two: UIView {
        let title = UILabel()
        func setUp() {
          addSubview(title)
          title.#make
          perform { [weak self] in self?.title.#remake }
          perform { [weak self] in
            guard let strong = self else { return }
            strong.title.#remake
          }
        }
        func perform(_ change: @escaping () -> Void) {}
      }
      """
    #expect(try left([text], inOneFile: true) == [3])
  }
}
