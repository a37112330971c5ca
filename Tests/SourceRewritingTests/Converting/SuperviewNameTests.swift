import LayoutStatements
import SourceRewriting
import Testing

/// An attribute meets the same one of the superview, and the opposite one of any other item.
@Suite("Names that may mean the superview")
struct SuperviewNameTests {
  /// A view whose initialiser has some lines.
  private func card(_ lines: String, _ members: String = "") -> String {
    """
    import UIKit
    import EasyPeasy

    final class Card: UIView {
      let title = UILabel()
      let text = UILabel()
      \(members)

      init(items: [String], header: UIView?) {
        super.init(frame: .zero)
        \(lines)
      }
    }

    """
  }

  @Test(
    "Stay where a name may mean it",
    arguments: [
      ("addSubview(title)\ntitle.easy.layout(Top(8).to(host))", "var host: UIView { return self }"),
      ("addSubview(title)\ntitle.easy.layout(Top(8).to(host))", "var host: UIView { self }"),
      ("var box: UIView = self\nbox.addSubview(title)\ntitle.easy.layout(Top(8).to(self))", ""),
      (
        "let box = shared.card\nbox.addSubview(title)\ntitle.easy.layout(Top(8).to(shared.card))",
        ""
      ),
      (
        "addSubview(title)\nlet parent = title.superview!\ntitle.removeFromSuperview()\ntitle.easy.layout(Top(8).to(parent))",
        ""
      ),
      (
        "addSubview(title)\nvar last: UIView = self\ntitle.easy.layout(Top(8).to(last))\nlast = title",
        ""
      ),
      ("addSubview(title)\nlet top = header ?? self\ntitle.easy.layout(Top(8).to(top))", ""),
      (
        "addSubview(title)\nlet top = items.isEmpty ? self : text\ntitle.easy.layout(Top(8).to(top))",
        ""
      ),
      (
        "addSubview(title)\nlet top: UIView\nif items.isEmpty { top = self } else { top = text }\ntitle.easy.layout(Top(8).to(top))",
        ""
      ),
      (
        "addSubview(title)\ntitle.easy.layout(Top(8).to(other))",
        "var other: UIView = UIView()\n  func swap() { other = self }"
      ),
      ("addSubview(title)\ntitle.easy.layout(Top(8).to(header!))", ""),
      (
        "addSubview(title)\npin(self)",
        "private func pin(_ other: UIView) { title.easy.layout(Top(8).to(other)) }"
      ),
      ("addSubview(title)\nlet all = [self, text]\ntitle.easy.layout(Top(8).to(all[0]))", ""),
      (
        "addSubview(title)\ntitle.easy.layout(Top(8).to(host()))",
        "func host() -> UIView { items.isEmpty ? self : text }"
      ),
    ]
  )
  func uncertain(_ lines: String, _ members: String) throws {
    let (text, report) = try converted(card(lines, members), .attribute, .anchors)
    #expect(report.left == ["perhaps the superview": 1], "\(text)")
    #expect(!text.contains("bottomAnchor"), "\(text)")
  }

  @Test(
    "Mean another item that is made for itself, or that lies beside the first",
    arguments: [
      ("addSubview(title)\naddSubview(text)\ntitle.easy.layout(Top(8).to(text))", ""),
      ("addSubview(title)\ntitle.easy.layout(Top(8).to(text))", ""),
      (
        "addSubview(title)\ntitle.easy.layout(Top(8).to(bar))",
        "lazy var bar: UIView = { let bar = UIView(); return bar }()"
      ),
      ("addSubview(title)\ntitle.easy.layout(Top(8).to(bar))", "@IBOutlet weak var bar: UIView!"),
      ("let bar = UIView(frame: .zero)\naddSubview(title)\ntitle.easy.layout(Top(8).to(bar))", ""),
      (
        "if let header = header {\naddSubview(header)\naddSubview(title)\ntitle.easy.layout(Top(8).to(header))\n}",
        ""
      ),
      (
        "var last: UIView?\nfor item in items {\nlet label = UILabel()\naddSubview(label)\nif let last = last {\nlabel.easy.layout(Top(8).to(last))\n}\nlast = label\n}",
        ""
      ),
      (
        "addSubview(title)\npin(text)",
        "private func pin(_ other: UIView) { title.easy.layout(Top(8).to(other)) }"
      ),
      (
        "addSubview(title)\ntitle.easy.layout(Top(8).to(bar))",
        "lazy var bar = makeBar()\n  func makeBar() -> UIView { let bar = UIView(); return bar }"
      ),
      (
        "addSubview(title)\nlet top: UIView = items.isEmpty ? text : UIView()\ntitle.easy.layout(Top(8).to(top))",
        ""
      ),
    ]
  )
  func others(_ lines: String, _ members: String) throws {
    let (text, report) = try converted(card(lines, members), .attribute, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("bottomAnchor, constant: 8)"), "\(text)")
  }

  @Test(
    "Are certain where constants alone give them",
    arguments: [
      ("addSubview(title)\nlet root = self\ntitle.easy.layout(Top(8).to(root))", "", "root"),
      (
        "addSubview(title)\nlet root: UIView = self\ntitle.easy.layout(Top(8).to(root))", "", "root"
      ),
      ("let box = self\nbox.addSubview(title)\ntitle.easy.layout(Top(8).to(self))", "", "self"),
      ("let box = text\nbox.addSubview(title)\ntitle.easy.layout(Top(8).to(text))", "", "text"),
      (
        "let box = text\nlet other = box\nother.addSubview(title)\ntitle.easy.layout(Top(8).to(box))",
        "", "box"
      ),
      (
        "let content = scroll.content\ncontent.addSubview(title)\ntitle.easy.layout(Top(8).to(scroll.content))",
        "let scroll = Scroll()", "scroll.content"
      ),
      (
        "let content = cell.contentView\ncontent.addSubview(title)\ntitle.easy.layout(Top(8).to(cell.contentView))",
        "let cell = UITableViewCell()", "cell.contentView"
      ),
      (
        "guard let parent = superview else { return }\neasy.layout(Top(8).to(parent))", "", "parent"
      ),
      ("if let parent = superview {\neasy.layout(Top(8).to(parent))\n}", "", "parent"),
      (
        "guard let parent = title.superview else { return }\ntitle.easy.layout(Top(8).to(parent))",
        "", "parent"
      ),
      ("let parent = title.superview!\ntitle.easy.layout(Top(8).to(parent))", "", "parent"),
    ]
  )
  func certain(_ lines: String, _ members: String, _ name: String) throws {
    let scroll = "final class Scroll: UIScrollView { let content = UIView() }"
    let file = card(lines, members) + scroll
    let (text, report) = try converted(file, .attribute, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("equalTo: \(name).topAnchor, constant: 8)"), "\(text)")
    let chains = try converted(file, .attribute, .maker)
    #expect(chains.report.left.isEmpty, "\(chains.text)")
    #expect(!chains.text.contains(".bottom"), "\(chains.text)")
  }

  @Test("Are none where a member may be another item by then, or a closure runs later")
  func changing() throws {
    let scroll = "final class Scroll: UIScrollView { var content = UIView() }\n"
    let member = card(
      "let content = scroll.content\ncontent.addSubview(title)\ntitle.easy.layout(Top(8).to(scroll.content))",
      "let scroll = Scroll()"
    )
    #expect(try converted(member + scroll, .attribute, .anchors).report.left.count == 1)
    let closure = card(
      "let parent = title.superview!\nDispatchQueue.main.async { self.title.easy.layout(Top(8).to(parent)) }"
    )
    #expect(try !converted(closure, .attribute, .anchors).report.left.isEmpty)
    let added = card(
      "addSubview(title)\nguard let parent = title.superview else { return }\ntext.addSubview(title)\ntitle.easy.layout(Top(8).to(parent))"
    )
    #expect(try converted(added, .attribute, .anchors).report.left.count == 1)
    let moving = card(
      "let parent = title.superview!\nattach()\ntitle.easy.layout(Top(8).to(parent))",
      "func attach() { text.addSubview(title) }"
    )
    #expect(try !converted(moving, .attribute, .anchors).report.left.isEmpty)
  }

  @Test("The judge finds the superview by what constants stand for, in their own function")
  func judged() {
    func agrees(_ lines: String, _ attribute: String, _ members: String = "") -> Bool {
      let before = card("\(lines)\ntitle.easy.layout(Top(8).to(root))", members)
      let after = card(
        "\(lines)\ntitle.topAnchor.constraint(equalTo: root.\(attribute), constant: 8).isActive = true",
        members
      )
      .replacing("let title = UILabel()", with: "let title = UILabel.build()")
      let start = before.replacing("let title = UILabel()", with: "let title = UILabel.build()")
      return ConversionJudge(isOriginal: true).verdict(Array(start.utf8), Array(after.utf8))
        == .agrees
    }
    let own = "addSubview(title)\nlet root = self"
    #expect(agrees(own, "topAnchor") && !agrees(own, "bottomAnchor"))
    let other = "func show() { let root = text }"
    #expect(agrees(own, "topAnchor", other))
    let variable = "addSubview(title)\nvar root: UIView = self"
    #expect(agrees(variable, "bottomAnchor") && !agrees(variable, "topAnchor"))
    let given = "guard let root = title.superview else { return }"
    #expect(agrees(given, "topAnchor") && !agrees(given, "bottomAnchor"))
  }

  @Test("A root view that is asked for by another name is the superview")
  func rootViews() throws {
    func text(_ target: String, _ beside: String = "") throws -> String {
      let file = """
        import UIKit
        import EasyPeasy

        final class Screen: UIViewController {
          let title = UILabel()
          let box = UIView()
          \(beside)

          override func viewDidLoad() {
            let container = view!
            container.addSubview(title)
            title.easy.layout(Left(4).to(\(target)))
          }
        }

        """
      return try converted(file, .attribute, .anchors).text
    }
    #expect(try !text("view").contains("rightAnchor"))
    #expect(try text("box").contains("equalTo: box.rightAnchor, constant: 4)"))
    let kept = try text("box", "override func loadView() { view = box }")
    #expect(!kept.contains("rightAnchor"), "\(kept)")
  }

  // MARK: Where the superview comes from

  private func cell(_ lines: String, _ declarations: String) -> String {
    """
    import UIKit
    import PureLayout

    class Cell: UITableViewCell {
      let title = UILabel()
      let box = UIView()

      func setUp() {
        \(lines)
        title.autoPinEdge(toSuperviewEdge: .left)
      }
    }
    \(declarations)

    """
  }

  @Test(
    "What a project's own function adds lies where only its body says",
    arguments: [
      "extension UITableViewCell { func addSubviews(_ views: UIView...) { views.forEach(contentView.addSubview) } }",
      "extension UITableViewCell { func addSubviews(_ views: UIView...) { for view in views { box.addSubview(view) } } }",
      "extension UIView { func addSubviews(_ views: UIView...) { if isHidden { views.forEach(addSubview) } } }",
    ]
  )
  func ownFunctions(_ declaration: String) throws {
    for files in [[], [declaration]] {
      let file = cell("addSubviews(title, box)", files.isEmpty ? declaration : "")
      let text = try converted(file, .autoPin, .anchors, besides: files).text
      #expect(text.contains("title.superview!.leftAnchor"), "\(text)")
    }
  }

  @Test(
    "What a project's own function adds to its own view is that one's subview",
    arguments: [
      "extension UIView { func addSubviews(_ views: UIView...) { views.forEach(addSubview) } }",
      "extension UIView { func addSubviews(_ views: UIView...) { for view in views { self.addSubview(view) } } }",
      "extension UIView { func addSubviews(_ views: UIView...) { views.forEach { addSubview($0) } } }",
    ]
  )
  func plainFunctions(_ declaration: String) throws {
    let text = try converted(cell("addSubviews(title, box)", declaration), .autoPin, .anchors).text
    #expect(!text.contains("superview!"), "\(text)")
  }

  @Test("What a class adds elsewhere than other classes do is not taken for its subview")
  func overrides() throws {
    let adding = "override func addSubview(_ view: UIView) { box.addSubview(view) }"
    func file(_ lines: String, _ type: String) -> String {
      cell(lines, "class \(type) { \(adding) }").replacing("UITableViewCell", with: "Base")
    }
    let other = try converted(file("addSubview(title)", "Base: UIView"), .autoPin, .anchors).text
    #expect(other.contains("title.superview!.leftAnchor"), "\(other)")
    let plain = try converted(file("addSubview(title)", "Wide: UIView"), .autoPin, .anchors).text
    #expect(!plain.contains("superview!"), "\(plain)")
    let bookkeeping = file("addSubview(title)", "Base: UIView").replacing(
      "{ box.addSubview(view) }",
      with: "{ super.addSubview(view); setNeedsLayout() }"
    )
    let counted = try converted(bookkeeping, .autoPin, .anchors).text
    #expect(!counted.contains("superview!"), "\(counted)")
  }

  @Test(
    "A variable that means another view by then is no superview's name",
    arguments: [
      "var host: UIView = self\nhost.addSubview(title)\nhost = title",
      "var host: UIView = self\nfor view in [title, box] {\nhost.addSubview(title)\nhost = view\n}",
      "var host: UIView = self\nhost.addSubview(title)\nchange(&host)",
      "var host: UIView = self\nhost.addSubview(title)\n(host, _) = (box, box)",
      "addSubview(title)\nvar title: UIView = box\naddSubview(title)\ntitle = other",
    ]
  )
  func reassigned(_ lines: String) throws {
    let text = try converted(cell(lines, ""), .autoPin, .anchors).text
    #expect(text.contains("title.superview!.leftAnchor"), "\(text)")
  }

  @Test("A variable that is set once is one")
  func setOnce() throws {
    for lines in [
      "var host: UIView!\nhost = box\nhost.addSubview(title)",
      "var host = self\nhost.addSubview(title)",
    ] {
      let text = try converted(cell(lines, ""), .autoPin, .anchors).text
      #expect(text.contains("equalTo: host.leftAnchor"), "\(text)")
    }
  }

  @Test("A chain names a variable that means another view by then, and not the superview")
  func reassignedChains() throws {
    let lines = """
      title.translatesAutoresizingMaskIntoConstraints = false
      var host: UIView = text
      host.addSubview(title)
      host = self
      title.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
      """
    let text = try converted(view("", lines), .anchors, .maker).text
    #expect(text.contains("make.left.equalTo(host)"), "\(text)")
  }

  @Test("An attribute names the edge of what may be the superview")
  func writing() throws {
    let lines = """
      title.translatesAutoresizingMaskIntoConstraints = false
      var last: UIView = self
      if count > 3 { last = text }
      title.topAnchor.constraint(equalTo: last.bottomAnchor, constant: 8).isActive = true
      title.leftAnchor.constraint(equalTo: last.leftAnchor, constant: 8).isActive = true
      """
    let (text, report) = try converted(view("", lines), .anchors, .attribute)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains(".to(last, .bottom)") && text.contains(".to(last, .left)"), "\(text)")
  }

  @Test("Guides, the platform's own labels and what a class inherits are other items")
  func platform() throws {
    let base = """
      class Base: UIViewController {
        let bar = UIView()
        var root: UIView { view }
      }
      """
    func left(_ target: String, _ attribute: String = "Top") throws -> Int {
      let file = """
        import UIKit
        import EasyPeasy

        final class Screen: Base {
          let title = UILabel()

          override func viewDidLoad() {
            view.addSubview(title)
            title.easy.layout(\(attribute)(4).to(\(target)))
          }
        }

        """
      return try converted(file, .attribute, .anchors, besides: [base]).report.left.count
    }
    #expect(try left("topLayoutGuide") == 0)
    #expect(try left("bar") == 0)
    #expect(try left("textLabel!") == 0)
    #expect(try left("root") == 1)
    #expect(try left("unknown") == 1)
  }

  @Test("What a class inherits adds to the object itself, and a call's view has no name that lasts")
  func inheritedAndCalled() throws {
    let block = "title.snp.makeConstraints { $0.top.equalToSuperview() }"
    for (line, superview) in [
      ("super.addSubview(title)", "self"), ("page().addSubview(title)", "title.superview!"),
    ] {
      let file = view("SnapKit", block).replacing("addSubview(title)", with: line)
      let text = try converted(file, .maker, .constraint).text
      #expect(text.contains("toItem: \(superview),"), "\(text)")
    }
  }

  @Test(
    "A method that is handed over adds what the list names",
    arguments: [
      "[icon].forEach(addSubview)", "[icon].forEach(addSubview(_:))",
      "[icon].forEach(self.addSubview(_:))",
    ]
  )
  func handedOver(_ line: String) throws {
    let file = view("SnapKit", line + "\nicon.snp.makeConstraints { $0.top.equalToSuperview() }")
      .replacing("  let count = 3\n", with: "  let icon = UIImageView()\n")
    let (text, report) = try converted(file, .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("icon.topAnchor.constraint(equalTo: self.topAnchor)"), "\(text)")
  }
}
