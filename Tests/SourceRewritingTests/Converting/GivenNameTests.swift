import LayoutStatements
import SourceRewriting
import Testing

/// Patterns, captures and collections give an item another name.
@Suite("Names that patterns, captures and collections give")
struct GivenNameTests {
  /// Code that lays `slider` out by another name, with the member that it needs; `#` stands for the statement, and
  /// `@selector` for that with its own sign.
  struct Detour: Sendable, CustomTestStringConvertible {
    let member: String
    let code: String
    let name: String
    var testDescription: String { code }

    init(_ member: String, _ code: String, _ name: String) {
      (self.member, self.code, self.name) = (member, code, name)
    }
  }

  private static let detours = [
    Detour("var rows: [UIView] = []", "rows.append(slider)\nfor row in rows { # }", "row"),
    Detour("var rows: [UIView] = []", "rows += [slider]\nrows.forEach { row in # }", "row"),
    Detour("var rows: [Int: UIView] = [:]", "rows[0] = slider\nfor (_, row) in rows { # }", "row"),
    Detour(
      "var rows: [Int: UIView] = [:]",
      "rows[0] = slider\nfor row in rows.values { # }",
      "row"
    ),
    Detour("func pair() -> (UIView, Int) { (slider, 8) }", "let (row, _) = pair()\n#", "row"),
    Detour("", "func get() -> UIView { slider }\nlet row = get()\n#", "row"),
    Detour("let row = Row()", "row.view = slider\nif let view = row.view { # }", "view"),
    Detour(
      "let row = Row()",
      "row.view = slider\nguard let row = row.view else { return }\n#",
      "row"
    ),
    Detour(
      "var kind = Kind.none",
      "kind = .view(slider)\nif case .view(let row) = kind { # }",
      "row"
    ),
    Detour(
      "var kind = Kind.none",
      "kind = .view(slider)\nif case let .view(row) = kind { # }",
      "row"
    ),
    Detour(
      "var kind = Kind.none",
      "kind = .pair(slider, gap: 8)\nguard case let Kind.pair(row, gap: _) = kind else { return }\n#",
      "row"
    ),
    Detour(
      "var kind = Kind.none",
      "kind = .view(slider)\nswitch kind {\ncase let .view(row) where row.isHidden: #\ndefault: break\n}",
      "row"
    ),
    Detour(
      "func show(_ kind: Kind) {\nswitch kind {\ncase .view(let row): #\ndefault: break\n}\n}",
      "show(.view(slider))",
      "row"
    ),
    Detour(
      "var kinds: [Kind] = []",
      "kinds.append(.view(slider))\nfor case let .view(row) in kinds { # }",
      "row"
    ),
    Detour("", "let pin = { [row = slider] in # }\npin()", "row"),
    Detour("static var latest: UIView?", "Self.latest = slider\n#", "Self.latest!"),
    Detour(
      "var slot: UIView?\nfunc fill(_ slot: inout UIView?) { slot = slider }",
      "fill(&slot)\n#",
      "slot!"
    ),
    Detour("", "subviews.first { $0.tag == 3 }#", "!"),
    Detour("", "subviews.filter { $0 is UISlider }.first!#", ""),
    Detour(
      "@objc func slide(_ sender: UISlider) { # }",
      "slider.addTarget(self, action: @selector(slide), for: .valueChanged)",
      "sender"
    ),
    Detour(
      "@IBAction func slide(_ sender: UISlider) { # }",
      "print(slider)",
      "sender"
    ),
    Detour(
      "@objc func pan(_ gesture: UIPanGestureRecognizer) { # }",
      "slider.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: @selector(pan)))",
      "gesture.view!"
    ),
    Detour(
      "func pan(_ gesture: UIPanGestureRecognizer) { let view = gesture.view!\n# }",
      "slider.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: @selector(pan(_:))))",
      "view"
    ),
    Detour(
      "@objc func note(_ note: Notification) {\n"
        + "guard let view = note.object as? UIView else { return }\n# }",
      "NotificationCenter.default.post(name: .init(\"a\"), object: slider)",
      "view"
    ),
    Detour(
      "var active: UIView?\n@objc func began(_ sender: UISlider) { active = sender }",
      "slider.addTarget(self, action: @selector(began(_:)), for: .touchDown)\n#",
      "active!"
    ),
    Detour("@IBOutlet var all: [UIView]!", "all.forEach { view in # }", "view"),
    Detour(
      "override func didAddSubview(_ subview: UIView) { # }",
      "print(slider)",
      "subview"
    ),
    Detour(
      "var kept: UIView?\nvar shown: UIView? { get { nil } set { kept = newValue } }",
      "shown = slider\n#",
      "kept!"
    ),
    Detour(
      "var kept: UIView?\nvar shown: UIView? { get { nil } set(view) { kept = view } }",
      "self.shown = slider\n#",
      "kept!"
    ),
    Detour(
      "var kept: UIView?\nvar shown: UIView? { willSet { kept = newValue } }",
      "shown = slider\n#",
      "kept!"
    ),
    Detour(
      "var kept: UIView?\nvar shown: UIView? { didSet { kept = oldValue } }",
      "shown = slider\nshown = nil\n#",
      "kept!"
    ),
    Detour(
      "var kept: UIView?\nvar shown: UIView? { get { kept } _modify { yield &kept } }",
      "shown = slider\n#",
      "kept!"
    ),
    Detour(
      "var kept: UIView?\nsubscript(key: Int) -> UIView? { get { nil } set { kept = newValue } }",
      "self[0] = slider\n#",
      "kept!"
    ),
  ]

  private static func file(
    _ detour: Detour,
    _ module: String,
    _ own: String,
    _ other: String
  ) -> String {
    func said(_ text: String) -> String {
      text.split(separator: "#", omittingEmptySubsequences: false)
        .joined(separator: detour.name + other).replacing("@selector", with: "#selector")
    }
    return """
      import UIKit
      import \(module)

      enum Kind { case none, view(UIView), pair(UIView, gap: Int) }
      final class Row { var view: UIView? }

      final class Mixer: UIView {
        let slider = UISlider()
        \(said(detour.member))

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(slider)
          slider\(own)
          \(said(detour.code))
        }
      }

      """
  }

  @Test("What is remade under them stays, with what it replaces", arguments: detours)
  func remade(_ detour: Detour) throws {
    let source = Self.file(
      detour,
      "SnapKit",
      ".snp.makeConstraints { $0.height.equalTo(30) }",
      ".snp.remakeConstraints { $0.height.equalTo(40) }"
    )
    for target in [SourceDialect.anchors, .operators, .attribute, .autoPin] {
      let (text, report) = try converted(source, .maker, target)
      #expect(report.converted.isEmpty, "\(target): \(text)")
    }
  }

  @Test("Attributes push each other out under them", arguments: detours)
  func pushedOut(_ detour: Detour) throws {
    let attributes = Self.file(
      detour,
      "EasyPeasy",
      ".easy.layout(Height(30))",
      ".easy.layout(Height(40))"
    )
    let (anchors, own) = try converted(attributes, .attribute, .anchors)
    #expect(own.converted.isEmpty, "\(anchors)")
    let chains = Self.file(
      detour,
      "SnapKit",
      ".snp.makeConstraints { $0.height.equalTo(30) }",
      ".snp.makeConstraints { $0.height.equalTo(40) }"
    )
    let (text, report) = try converted(chains, .maker, .attribute)
    #expect(report.converted.isEmpty, "\(text)")
    #expect(report.left == ["competes": 2], "\(text)")
  }

  /// Code of another file that lays `slider` out, and what hands it over.
  private static let files = [
    ("Row(view: slider).place()", "struct Row {\n  let view: UIView\n  func place() { view# }\n}"),
    (
      "Target(slider).run()",
      "class Base { let item: UIView; init(_ item: UIView) { self.item = item } }\n"
        + "final class Target: Base { func run() { item# } }"
    ),
    ("run { self.slider }", "func run(_ make: () -> UIView) { make()# }"),
    (
      "run { $0(self.slider) }",
      "func run(_ give: ((UIView) -> Void) -> Void) { give { $0# } }"
    ),
    (
      "print(slider)",
      "protocol HasSlider: UIView { var slider: UISlider { get } }\n"
        + "extension Mixer: HasSlider {}\nextension HasSlider { func tune() { slider# } }"
    ),
    ("let (_, (view, _)) = (1, (slider, 2))\nview#", ""),
    (
      "Holder.shared[\"a\"] = slider",
      "final class Holder { static let shared = Holder()\nvar views: [String: UIView] = [:]\n"
        + "subscript(key: String) -> UIView? { get { views[key] } set { views[key] = newValue } }\n"
        + "func tune() { views[\"a\"]!# } }"
    ),
    (
      "holder[0] = slider",
      "struct Holder { var kept: UIView?\n"
        + "subscript(place: Int) -> UIView? { get { nil } set { if place == 0 { kept = newValue } } }\n"
        + "func tune() { kept!# } }"
    ),
    (
      "Holder.shared.view = slider",
      "final class Holder { static let shared = Holder()\nvar kept: UIView?\n"
        + "var view: UIView? { get { nil } set { kept = newValue } }\nfunc tune() { kept!# } }"
    ),
    (
      "holder.shown = slider",
      "final class Holder { var kept: UIView?\nvar shown: UIView? { didSet { kept = shown } }\n"
        + "func tune() { kept!# } }"
    ),
    (
      "holder.shown = slider",
      "final class Holder { var kept: UIView?\nvar shown: UIView? { willSet { kept = newValue } }\n"
        + "func tune() { kept!# } }"
    ),
    (
      "holder.shown = slider\nholder.shown = nil",
      "final class Holder { var kept: UIView?\nvar shown: UIView? { didSet { kept = oldValue } }\n"
        + "func tune() { kept!# } }"
    ),
    (
      "holder?.shown = slider",
      "final class Holder { var kept: UIView?\n"
        + "var shown: UIView? { get { kept } _modify { yield &kept } }\nfunc tune() { kept!# } }"
    ),
    (
      "Holder.shown = slider",
      "enum Holder { static var kept: UIView?\n"
        + "static var shown: UIView? { get { nil } set(view) { kept = view } }\n"
        + "static func tune() { kept!# } }"
    ),
    (
      "holder.shown = slider",
      "protocol Showing: AnyObject { var shown: UIView? { get set } }\n"
        + "final class Holder { var kept: UIView?\nfunc tune() { kept!# } }\n"
        + "extension Holder: Showing { var shown: UIView? { get { nil } set { kept = newValue } } }"
    ),
    (
      "holder.shown = slider",
      "class Base { var shown: UIView? }\n"
        + "final class Holder: Base { var kept: UIView?\nfunc keep() { kept = shown }\n"
        + "func tune() { kept!# } }"
    ),
    (
      "Row().view = slider",
      "final class Reader { var kept: UIView?\nfunc read(_ row: Row) { kept = row.view }\n"
        + "func tune() { kept!# } }"
    ),
    (
      "with(holder) { $0.shown = slider }",
      "final class Holder { var kept: UIView?\nvar shown: UIView? { didSet { keep() } }\n"
        + "func keep() { kept = self.shown }\nfunc tune() { kept!# } }"
    ),
    (
      "holder.views.append(slider)",
      "final class Holder { var kept: UIView?\nvar views: [UIView] = [] { didSet { kept = views.last } }\n"
        + "func tune() { kept!# } }"
    ),
    (
      "Place(view: slider).place()",
      "protocol Placing { var view: UIView { get } }\n"
        + "extension Placing { func place() { view# } }\n"
        + "struct Place: Placing { let view: UIView }"
    ),
    (
      "latest = slider",
      "var latest: UIView?\nfinal class Reader { var kept: UIView?\n"
        + "func read() { kept = latest }\nfunc tune() { kept!# } }"
    ),
    (
      "attach()",
      "class Base: UIView { var shown: UIView?\nvar kept: UIView?\n"
        + "func keep() { kept = shown }\nfunc tune() { kept!# } }\n"
        + "extension Mixer { func attach() { let row = Heir()\nrow.show(slider) } }\n"
        + "final class Heir: Base { func show(_ view: UIView) { shown = view } }"
    ),
    (
      "cell.accessoryView = slider",
      "final class Cell: UITableViewCell { var kept: UIView?\n"
        + "func keep() { kept = accessoryView }\nfunc tune() { kept!# } }"
    ),
    (
      "Filler().fill(&holder.slot, slider)",
      "final class Filler { func fill(_ place: inout UIView?, _ view: UIView) { place = view } }\n"
        + "final class Holder { var slot: UIView?\nvar kept: UIView?\n"
        + "func keep() { kept = slot }\nfunc tune() { kept!# } }"
    ),
    (
      "slider.delegate = self",
      "final class Watcher: NSObject, UITextFieldDelegate {\n"
        + "func textFieldDidBeginEditing(_ textField: UITextField) { textField# } }"
    ),
    (
      "slider.delegate = self",
      "final class Watcher: UIViewController { var active: UIView?\nfunc fold() { active!# } }\n"
        + "extension Watcher: UITextFieldDelegate {\n"
        + "func textFieldDidBeginEditing(_ textField: UITextField) { active = textField } }"
    ),
    (
      "print(slider)",
      "final class Owner { var all: [Mixer] = []\nfunc tune() { all.forEach { $0.slider# } } }"
    ),
    ("let set: Set<UIView> = [slider]\nset.first!#", ""),
  ]

  @Test(
    "Structures, inherited initialisers, closures and protocols hand an item on",
    arguments: files,
    [false, true]
  )
  func handed(_ file: (code: String, other: String), _ inOneFile: Bool) throws {
    let verbs = [
      (
        "SnapKit", SourceConversion.Origin.maker, SourceDialect.anchors,
        ".snp.makeConstraints { $0.height.equalTo(30) }",
        ".snp.remakeConstraints { $0.height.equalTo(40) }"
      ),
      (
        "SnapKit", .maker, .attribute, ".snp.makeConstraints { $0.height.equalTo(30) }",
        ".snp.makeConstraints { $0.height.equalTo(40) }"
      ),
      ("EasyPeasy", .attribute, .anchors, ".easy.layout(Height(30))", ".easy.layout(Height(40))"),
    ]
    for (module, origin, target, own, verb) in verbs {
      func said(_ text: String) -> String {
        text.split(separator: "#", omittingEmptySubsequences: false).joined(separator: verb)
      }
      var source = Self.file(Detour("", said(file.code), ""), module, own, "")
      // Nothing but a text field is what the delegate of a text field gets.
      if file.other.contains("UITextField)") {
        source = source.replacing("UISlider()", with: "UITextField()")
      }
      let beside = "import UIKit\nimport \(module)\n\n\(said(file.other))\n"
      let (text, report) = try converted(
        inOneFile ? source + said(file.other) + "\n" : source,
        origin,
        target,
        besides: inOneFile ? [] : [beside]
      )
      #expect(report.converted.isEmpty, "\(target): \(text)")
    }
  }

  @Test(
    "A name that a pattern gives hides the member of that name",
    arguments: [
      "if case let .view(slider) = kind { # }", "if case .view(let slider) = kind { # }",
      "if case let .pair(slider, gap: _) = kind { # }",
      "if case let Kind.pair(slider, gap: _) = kind { # }",
      "switch kind {\ncase let .view(slider): #\ndefault: break\n}",
      "for case let .view(slider) in [kind] { # }", "let pin = { [slider = other] in # }\npin()",
    ]
  )
  func hidden(_ code: String) throws {
    let detour = Detour("var kind = Kind.none\nlet other = UIView()", code, "slider")
    let block = ".snp.makeConstraints { $0.top.equalToSuperview() }"
    let source = Self.file(detour, "SnapKit", block, block)
    let text = try converted(source, .maker, .anchors).text
    #expect(text.contains("slider.topAnchor.constraint(equalTo: self.topAnchor)"), "\(text)")
    #expect(
      text.contains("slider.topAnchor.constraint(equalTo: slider.superview!.topAnchor)"),
      "\(text)"
    )
  }
}
