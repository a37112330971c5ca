import SourceRewriting

extension ProgramGenerator {
  /// A program: its files, and the calls that are made of its screen.
  struct Program {
    let files: [String]
    let steps: [ProgramMachine.Step]
  }

  private static let modules: [SourceConversion.Origin: String] = [
    .maker: "SnapKit", .operators: "Cartography", .attribute: "EasyPeasy", .autoPin: "PureLayout",
  ]

  static func program(_ dialect: SourceConversion.Origin, seed: UInt64) -> Program {
    var generator = ProgramGenerator(dialect, seed: seed)
    return generator.program()
  }

  /// Writes a body of its own, with no names but parameters and what its type has.
  private mutating func body(
    _ opening: String,
    _ count: Int,
    items: [String],
    numbers: [String] = [],
    _ first: [String] = []
  ) {
    budget = count + 3
    mayObserve = !opening.contains("init(") && !opening.contains("isReady")
    (self.items, self.numbers, self.handles) = (items, numbers, [])
    braces(opening) { inner in
      for text in first { inner.line(text) }
      inner.statements(count)
    }
  }

  private mutating func program() -> Program {
    let isController = one(in: 3)
    let isSplit = one(in: 2)
    let imports = "import UIKit\n" + (Self.modules[dialect].map { "import \($0)\n\n" } ?? "\n")
    let owner = isController ? "view" : "self"
    let own = ["a", "b", "c", "d", owner]
    indentation = 2

    var adding = ["\(isController ? "view." : "")addSubview(a)"]
    adding.append("\(isController ? "view." : "")addSubview(b)")
    adding.append(any(["a.addSubview(c)", "\(isController ? "view." : "")addSubview(c)"]))
    adding.append("\(isController ? "view." : "")addSubview(d)")
    if dialect == .anchors {
      adding.append("[a, b, c, d].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }")
    }

    let calls = any([[], [], ["later()"], ["update(true)"], ["later()", "later()"]])
    if isController {
      body(
        "override func viewDidLoad() {",
        2 + below(4),
        items: own,
        ["super.viewDidLoad()"] + adding
      )
    } else {
      body("init() {", 2 + below(4), items: own, ["super.init(frame: .zero)"] + adding + calls)
    }
    lines.append("")
    body("func later() {", 1 + below(3), items: own)
    lines.append("")
    body("func update(_ isWide: Bool) {", 1 + below(3), items: own)
    lines.append("")
    indentation = 4
    body("didSet {", 1, items: own)
    indentation = 2
    let start = lines.lastIndex { $0.hasSuffix("didSet {") } ?? lines.count
    let observer = ["  var isReady = false {"] + lines[start...] + ["  }"]
    lines.removeSubrange((start - 1)...)
    let nestedStart = lines.count
    (items, numbers, handles, indentation) = (["icon"], [], [], 4)
    braces("init() {") { inner in
      inner.line("super.init(frame: .zero)")
      inner.line("addSubview(icon)")
      for _ in 0..<1 + inner.below(2) { inner.layout("icon") }
    }
    indentation = 2
    let badge = [
      "  class Badge: UIView {", "    let icon = UIView()", "    let gap: CGFloat = 6",
      "    let isWide = true", "    let side: CGFloat = 14",
    ]
    let isNested = one(in: 2)
    let nested = isNested ? badge + lines[nestedStart...] + ["  }"] : []
    lines.removeSubrange(nestedStart...)
    let first = lines
    lines = []
    let isPrivate = isSplit ? "" : any(["", "private "])
    body(
      "\(isPrivate)func place(_ item: UIView, _ size: CGFloat) {",
      1 + below(2),
      items: ["item", "item", "a"],
      numbers: ["size"]
    )
    lines.append("")
    body(
      "\(isPrivate)func frame(of b: UIView, by amount: CGFloat = 3) {",
      1 + below(2),
      items: ["b", "b", "c"],
      numbers: ["amount"]
    )
    lines.append("")
    body("\(isPrivate)func arrange(_ list: [UIView]) {", 1, items: ["a", "list[0]"])
    lines.removeLast()
    braces("  for (index, item) in list.enumerated() {".trimmedStart) { inner in
      inner.budget = 3
      (inner.isInLoop, inner.items) = (true, ["item", "item", "b"])
      inner.numbers = ["CGFloat(index * 10)"]
      inner.statements(1)
    }
    lines.append("  }")
    let second = lines
    lines = []
    // An extension of every view.
    (items, numbers, handles, budget) = (["self"], ["size"], [], 2)
    braces("func settle(_ size: CGFloat) {") { inner in inner.settle() }
    let third = lines

    var text = imports
    text += "enum Metrics {\n  static let edge: CGFloat = 16\n}\n\n"
    text += "enum Mode {\n  case one, two, three\n}\n\n"
    text +=
      "\(any(["", "final "]))class Screen: \(isController ? "UIViewController" : "UIView") {\n"
    text += "  let a = UILabel()\n  let b = UIView()\n"
    text += any([
      "  let c = UIView()\n",
      "  lazy var c: UIView = {\n    let c = UIView()\n    return c\n  }()\n",
    ])
    var made = ["  private let d = UIButton()\n", "  var d = UIButton()\n"]
    if isNested { made += ["  let d = Badge()\n"] }
    text += any(made).replacing("private ", with: isSplit ? "" : "private ")
    text += (nested + observer).joined(separator: "\n") + "\n  var onChange: (() -> Void)?\n"
    text += "  var gap: CGFloat = 8\n  var isWide = \(any(["true", "false"]))\n"
    text += "  var mode = Mode.one\n"
    text += "  var side: CGFloat { isWide ? 20 : 10 }\n"
    text += "  var views: [UIView] { [a, d] }\n"
    let type = dialect == .maker ? "Constraint" : "NSLayoutConstraint"
    let sign = dialect == .attribute ? "?" : "!"
    text += "  var first: \(type)\(sign)\n  var second: \(type)\(sign)\n"
    if dialect == .autoPin || dialect == .attribute {
      text += "  var kept: [NSLayoutConstraint] = []\n"
    }
    if dialect == .operators { text += "  let group = ConstraintGroup()\n" }
    text += "\n" + first.joined(separator: "\n") + "\n"
    let isSettling = one(in: 3)
    let heading =
      isSettling
      ? "protocol Settling: UIView {}\n\nextension UIView: Settling {}\n\nextension Settling {\n"
      : "extension UIView {\n"
    let extensionText = imports + heading + third.joined(separator: "\n") + "\n}\n"
    var files: [String]
    if isSplit {
      let more = imports + "extension Screen {\n" + second.joined(separator: "\n") + "\n}\n"
      files = [text + "}\n", more + "\n" + extensionText.replacing(imports, with: "")]
    } else {
      text += "\n" + second.joined(separator: "\n") + "\n}\n"
      files = [text, extensionText]
    }
    if isController {
      files = files.map { $0.replacing("self.view", with: "view") }
      files = files.map {
        $0.replacing("addSubview(extra", with: "view.addSubview(extra").replacing(
          "view.view.",
          with: "view."
        )
      }
    }
    // Methods that the program calls itself are called by nobody else: its files are all there are.
    let called = isController ? [] : calls
    let methods = ["later", "update"].filter { name in !called.contains { $0.hasPrefix(name) } }
    return Program(files: files, steps: steps(methods))
  }

  /// What an extension of every item says.
  private mutating func settle() {
    switch dialect {
    case .maker:
      line("snp.makeConstraints { make in")
      line("  make.\(any(["left", "top"])).equalToSuperview().offset(size)")
      line("  make.width.equalTo(\(any(["24", "size"])))")
      line("}")
    case .operators:
      line("constrain(self, superview!) { one, other in")
      line("  one.left == other.left + size")
      line("}")
    case .attribute:
      line(
        "easy.layout(\(any(["Left(size)", "Width(size)", "Top(4)"])), Height(\(any(["size", "24"]))))"
      )
    case .autoPin: line("autoPinEdge(toSuperviewEdge: .\(any(["right", "top"])), withInset: size)")
    default:
      line("translatesAutoresizingMaskIntoConstraints = false")
      line("widthAnchor.constraint(equalToConstant: size).isActive = true")
    }
  }

  private mutating func steps(_ methods: [String]) -> [ProgramMachine.Step] {
    (0..<3).map { _ in
      let method = any(methods)
      if method == "later" { return ProgramMachine.Step(method: method, arguments: []) }
      return ProgramMachine.Step(method: method, arguments: [(nil, .bool(one(in: 2)))])
    }
  }
}

extension String {
  fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
