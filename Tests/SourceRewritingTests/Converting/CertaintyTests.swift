import LayoutStatements
import SourceRewriting
import Testing

/// What a statement means is decided by declarations; where they do not show it, it stays.
@Suite("Certainty of conversion")
struct CertaintyTests {
  private static let targets: [SourceConversion.Origin: [SourceDialect]] = [
    .maker: [.anchors, .operators, .attribute, .autoPin, .constraint],
    .operators: [.anchors, .maker, .attribute, .autoPin, .constraint],
    .attribute: [.anchors, .maker, .operators, .autoPin, .constraint],
    .autoPin: [.anchors, .maker, .operators, .attribute, .constraint],
  ]

  /// Whether a statement stands in the result as it was, under one comment, in every dialect.
  private func stays(
    _ statement: String,
    _ origin: SourceConversion.Origin,
    besides declarations: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let modules: [SourceConversion.Origin: String] = [
      .maker: "SnapKit", .operators: "Cartography", .attribute: "EasyPeasy", .autoPin: "PureLayout",
    ]
    let file = view(modules[origin] ?? "", statement) + declarations
    for target in Self.targets[origin] ?? [] {
      let result = try converted(file, origin, target)
      #expect(
        result.text.contains(statement),
        "\(target): \(result.text)",
        sourceLocation: location
      )
      #expect(result.report.converted.isEmpty, "\(target)", sourceLocation: location)
      let comments = result.text.split(separator: "\n").filter {
        $0.contains("// layout convert: left as it was")
      }
      #expect(comments.count == 1, "\(target): \(result.text)", sourceLocation: location)
    }
  }

  @Test(
    "An offset by insets or by a point stays where versions of SnapKit understand it differently",
    arguments: [
      "make.edges.equalTo(text).offset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      "make.right.equalTo(text).offset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      "make.leading.equalTo(text).offset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      "make.centerX.equalTo(text).offset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      "make.width.equalTo(text).offset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      "make.bottom.equalTo(text).offset(CGPoint(x: 1, y: 2))",
    ]
  )
  func offsets(_ chain: String) throws {
    try stays("title.snp.makeConstraints { make in \(chain) }", .maker)
  }

  @Test("An offset by insets is what all versions make of it, and what this package's module does")
  func agreedOffsets() throws {
    func text(_ chain: String, _ module: SourceConversion.Module) throws -> String {
      let block = "title.snp.makeConstraints { make in make.\(chain) }"
      return try converted(view("SnapKit", block), .maker, .anchors, module: module).text
    }
    let insets = "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    let left = try text("left.equalTo(text).offset(\(insets))", .original)
    #expect(left.contains("equalTo: text.leftAnchor, constant: 2)"), "\(left)")
    let center = try text("center.equalTo(text).offset(CGPoint(x: 5, y: 6))", .original)
    #expect(center.contains("equalTo: text.centerYAnchor, constant: 6)"), "\(center)")
    let right = try text("right.equalTo(text).offset(\(insets))", .own)
    #expect(right.contains("equalTo: text.rightAnchor, constant: -4)"), "\(right)")
  }

  @Test(
    "What an initialiser of a project's own does beside handing numbers on keeps its statement",
    arguments: [
      "init(margin: CGFloat) { self.init(top: margin, left: scale(margin), bottom: 0, right: 0) }",
      "init(margin: CGFloat) { self.init(top: margin, left: .big, bottom: 0, right: 0) }",
      "init(margin: CGFloat) { count += 1; self.init(top: margin, left: 0, bottom: 0, right: 0) }",
      "init(margin: Int) { self.init(top: margin, left: 0, bottom: 0, right: 0) }",
      "init(margin: CGFloat) { self.init(top: margin, left: 0) }",
      "init(other: CGFloat) { self.init(top: other, left: 0, bottom: 0, right: 0) }",
    ]
  )
  func ownInitializers(declaration: String) throws {
    let call = "title.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(margin: 4))"
    let file = view("PureLayout", call)
    let other = "extension UIEdgeInsets { \(declaration) }"
    let (text, report) = try converted(file, .autoPin, .anchors, besides: [other])
    #expect(report.converted.isEmpty, "\(text)")
    #expect(text.contains(call))
    // Two of the same labels leave open which is meant; an argument that does something is evaluated once.
    let good = "init(margin: CGFloat) { self.init(top: margin, left: margin, bottom: 0, right: 0) }"
    let extensions = [
      "extension UIEdgeInsets { \(good) }", "extension UIEdgeInsets { \(good) /**/ }",
    ]
    #expect(try converted(file, .autoPin, .anchors, besides: extensions).report.converted.isEmpty)
    let next = view("PureLayout", call.replacing("4", with: "next()"))
    let once = try converted(next, .autoPin, .anchors, besides: [extensions[0]])
    #expect(once.report.converted.isEmpty, "\(once.text)")
    #expect(
      !(try converted(file, .autoPin, .anchors, besides: [extensions[0]]).report.converted.isEmpty)
    )
  }

  @Test(
    "Insets, sizes and points of a project's own initialisers and functions stay",
    arguments: [
      (
        SourceConversion.Origin.maker,
        "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(horizontal: 20, vertical: 10)) }"
      ),
      (.maker, "title.snp.makeConstraints { $0.size.equalTo(CGSize(square: 12)) }"),
      (.maker, "title.snp.makeConstraints { $0.size.equalTo(CGSize.square(12)) }"),
      (
        .maker,
        "title.snp.makeConstraints { $0.center.equalToSuperview().offset(CGPoint(both: 2)) }"
      ),
      (
        .maker,
        "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets.all(8)) }"
      ),
      (.maker, "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets()) }"),
      (
        .attribute,
        "title.easy.layout(Edges(UIEdgeInsets(horizontal: 20, vertical: 10)))"
      ),
      (.attribute, "title.easy.layout(Size(CGSize(square: 12)))"),
      (.attribute, "title.easy.layout(Center(CGPoint(both: 2)))"),
      (
        .autoPin,
        "title.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(horizontal: 20, vertical: 10))"
      ),
      (.autoPin, "title.autoSetDimensions(to: CGSize(square: 12))"),
      (.autoPin, "title.autoPinEdgesToSuperviewEdges(with: insets())"),
      (
        .operators,
        "constrain(title, self) { $0.edges == inset($1.edges, UIEdgeInsets(horizontal: 20, vertical: 10)) }"
      ),
      (.operators, "constrain(title, self) { $0.edges == inset($1.edges, insets()) }"),
    ]
  )
  func structures(_ origin: SourceConversion.Origin, _ statement: String) throws {
    try stays(
      statement,
      origin,
      besides: """
        extension Card { func insets() -> UIEdgeInsets { .zero } }

        """
    )
  }

  @Test("A path of names keeps its expression, one part for each edge")
  func paths() throws {
    let result = try converted(
      view("SnapKit", "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(room) }")
        + "extension Card { var room: UIEdgeInsets { .zero } }\n",
      .maker,
      .anchors
    )
    #expect(
      result.text.contains(
        "title.leftAnchor.constraint(equalTo: self.leftAnchor, constant: room.left)"
      )
    )
    #expect(
      result.text.contains(
        "title.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -room.bottom)"
      )
    )
  }

  @Test(
    "A name that nothing declares stays, whatever it sounds like",
    arguments: [
      "title.snp.makeConstraints { $0.bottom.equalTo(safeArea.bottom) }",
      "title.snp.makeConstraints { $0.bottom.equalTo(self.safeArea.bottom).offset(-8) }",
      "title.snp.makeConstraints { $0.top.equalTo(side).offset(8) }",
      "title.snp.makeConstraints { $0.top.equalTo(header).inset(8) }",
      "title.snp.makeConstraints { $0.height.equalTo(Metrics.height) }",
      "title.snp.makeConstraints { $0.top.equalToSuperview().inset(padding) }",
      "title.snp.makeConstraints { $0.top.equalTo(isWide ? text.snp.bottom : snp.top) }",
      "title.snp.makeConstraints { $0.top.equalToSuperview().offset(.hairline) }",
    ]
  )
  func names(_ statement: String) throws {
    try stays(statement, .maker)
  }

  @Test("Bindings of loops, conditions and closures have the kind of what they bind")
  func bindings() throws {
    let statements = """
      guard let parent = superview else { return }
      for edge in [4, 8] {
          title.snp.makeConstraints { $0.top.equalTo(parent).offset(edge) }
      }
      if let other = text.superview {
          text.snp.makeConstraints { $0.left.equalTo(other).offset(8) }
      }
      """
    let result = try converted(view("SnapKit", statements), .maker, .anchors)
    #expect(
      result.text.contains(
        "title.topAnchor.constraint(equalTo: parent.topAnchor, constant: CGFloat(edge))"
      )
    )
    #expect(
      result.text.contains("text.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 8)")
    )
  }

  @Test("Declarations of another file that is named with it decide, too")
  func world() throws {
    var conversion = try #require(SourceConversion(from: .maker, to: .anchors))
    conversion.world.read(
      Array(
        """
        enum Metrics { static let count = 3; static let gap: CGFloat = 8 }
        extension CGFloat { static let hairline: CGFloat = 1 }
        extension UIView { var safe: UILayoutGuide { safeAreaLayoutGuide } }
        func side() -> CGFloat { 4 }
        """.utf8
      )
    )
    let file = view(
      "SnapKit",
      """
      title.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(Metrics.count)
          make.left.equalTo(self.safe).offset(Metrics.gap)
          make.width.equalTo(side())
          make.height.equalTo(CGFloat.hairline)
      }
      """
    )
    let result = try conversion.convert(Array(file.utf8))
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(result.report.left.isEmpty, "\(text)")
    #expect(text.contains("constant: CGFloat(Metrics.count)"))
    #expect(text.contains("equalTo: self.safe.leftAnchor, constant: Metrics.gap)"))
    #expect(text.contains("equalToConstant: side())"))
    #expect(text.contains("equalToConstant: CGFloat.hairline)"))
  }

  @Test("Locals of one name in two functions are two items")
  func locals() throws {
    let file = """
      import UIKit

      final class Card: UIView {
          func one() {
              let label = UILabel()
              addSubview(label)
              label.translatesAutoresizingMaskIntoConstraints = false
              label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }

          func two() {
              let label = UILabel()
              other.addSubview(label)
              label.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
          }

          func three() {
              for label in labels {
                  label.topAnchor.constraint(equalTo: topAnchor).isActive = true
              }
          }
      }

      """
    let result = try converted(file, .anchors, .maker)
    #expect(result.report.converted.values.reduce(0, +) == 1)
    #expect(result.report.left == ["flag stays": 2])
    #expect(result.text.contains("        label.topAnchor.constraint(equalTo: other.topAnchor)"))
  }

  @Test(
    "What the files declare wins over what the dialect declares",
    arguments: [
      (
        SourceConversion.Origin.attribute, "title.easy.layout(Edges(8))",
        "struct Edges { let all: CGFloat }"
      ),
      (
        .attribute, "title.easy.layout(Size(8))", "func Size(_ side: CGFloat) -> [Attribute] { [] }"
      ),
      (
        .attribute, "title.easy.layout(Top(8).with(Priority.high))",
        "enum Priority { static let high = 900 }"
      ),
      (
        .maker, "title.snp.makeConstraints { $0.top.equalToSuperview().priority(.high) }",
        "extension ConstraintPriority { static let high = ConstraintPriority(900) }"
      ),
      (
        .operators, "constrain(title) { $0.width == 8 ~ .defaultHigh }",
        "extension UILayoutPriority { static let defaultHigh = UILayoutPriority(900) }"
      ),
      (
        .operators, "constrain(title) { $0.width == 8 }",
        "func constrain(_ view: UIView, _ block: (UIView) -> Void) {}"
      ),
      (
        .autoPin, "title.autoPinEdge(toSuperviewEdge: .top)",
        "extension UIView { func autoPinEdge(toSuperviewEdge edge: ALEdge) { isHidden = true } }"
      ),
      (
        .maker, "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(1)) }",
        "struct UIEdgeInsets { init(_ all: CGFloat) {} }"
      ),
    ]
  )
  func ownWords(_ origin: SourceConversion.Origin, _ statement: String, _ declared: String) throws {
    try stays(statement, origin, besides: declared + "\n")
  }

  // MARK: Flags

  @Test("A flag is cleared wherever its item is laid out, whichever branch runs")
  func flags() throws {
    let file = """
      import UIKit
      import SnapKit

      final class Card: UIView {
          let title = UILabel()

          init(wide: Bool) {
              super.init(frame: .zero)
              addSubview(title)
              if wide {
                  title.snp.makeConstraints { $0.top.equalToSuperview() }
              } else {
                  title.snp.makeConstraints { $0.bottom.equalToSuperview() }
              }
          }

          required init?(coder: NSCoder) {
              super.init(coder: coder)
              addSubview(title)
              title.snp.makeConstraints { $0.left.equalToSuperview() }
          }

          func show() {
              title.snp.makeConstraints { $0.right.equalToSuperview() }
          }
      }

      """
    for target in [SourceDialect.anchors, .constraint] {
      let text = try converted(file, .maker, target).text
      let flags = text.split(separator: "\n").filter {
        $0.hasSuffix("title.translatesAutoresizingMaskIntoConstraints = false")
      }
      #expect(flags.count == 4, "\(text)")
    }
  }

  @Test("A flag that one branch clears is not cleared in another")
  func clearedInBranch() throws {
    let statements = """
      if isHidden {
          title.translatesAutoresizingMaskIntoConstraints = false
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
      } else {
          title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      }
      """
    let result = try converted(view("", statements), .anchors, .maker)
    #expect(result.report.left == ["flag stays": 1], "\(result.text)")
    #expect(result.report.converted.values.reduce(0, +) == 1)
  }

  @Test("The root view of a controller keeps its flag")
  func rootView() throws {
    let file = """
      import UIKit
      import Cartography

      final class Home: UIViewController {
          let card = UIView()

          override func viewDidLoad() {
              view.addSubview(card)
              constrain(view, card) { root, card in
                  root.bottom == card.bottom + 8
              }
          }
      }

      """

    for target in [SourceDialect.anchors, .constraint] {
      let result = try converted(file, .operators, target)
      #expect(result.report.left == ["root view": 1])
      #expect(!result.text.contains("translatesAutoresizingMask"), "\(result.text)")
    }
  }

  @Test(
    "So it does under another name",
    arguments: [
      ("let root = view!", "root"), ("let root = self.view!", "root"),
      ("guard let root = view else { return }", "root"), ("let view = self.view!", "view"),
      ("guard let view = view else { return }", "view"),
      ("let own = view!\n        let root = own", "root"),
    ]
  )
  func rootViewAlias(_ declaration: String, _ name: String) throws {
    func file(_ name: String) -> String {
      """
      import UIKit
      import Cartography

      final class Home: UIViewController {
          let card = UIView()

          override func viewDidLoad() {
              \(declaration)
              view.addSubview(card)
              constrain(\(name), card) { root, card in
                  root.bottom == root.superview!.bottom + 8
              }
          }
      }

      """
    }
    let result = try converted(file(name), .operators, .anchors)
    #expect(result.report.left == ["root view": 1], "\(result.text)")
    let other = try converted(file("card"), .operators, .anchors)
    #expect(other.report.left.isEmpty, "\(other.text)")
  }

  // MARK: What stands inside other code

  @Test(
    "A block inside another expression is seen and left under a comment",
    arguments: [
      (
        SourceConversion.Origin.attribute,
        "NSLayoutConstraint.deactivate(title <- [Height()])"
      ),
      (.attribute, "keep(title.easy.layout(Height(8)))"),
      (.attribute, "return title.easy.clear()"),
      (.maker, "keep(title.snp.prepareConstraints { $0.top.equalToSuperview() })"),
      (.maker, "let made = keep(title.snp.makeConstraints { $0.top.equalToSuperview() })"),
      (.maker, "isHidden ? title.snp.removeConstraints() : text.snp.removeConstraints()"),
      (.operators, "keep(constrain(title) { $0.width == 8 })"),
      (.autoPin, "return keep(title.autoPinEdge(toSuperviewEdge: .top))"),
    ]
  )
  func hidden(_ origin: SourceConversion.Origin, _ statement: String) throws {
    try stays(statement, origin)
  }

  @Test("What a hidden call may push out stays, too")
  func dependents() throws {
    let statements = """
      title.easy.layout(Height(8))
      text.easy.layout(Height(8))
      NSLayoutConstraint.deactivate(title <- [Height()])
      """
    let result = try converted(view("EasyPeasy", statements), .attribute, .anchors)
    #expect(result.text.contains("title.easy.layout(Height(8))"), "\(result.text)")
    #expect(result.text.contains("text.heightAnchor.constraint(equalToConstant: 8)"))
    #expect(result.report.left == ["is replaced": 1, "inside an expression": 1])
  }

  @Test("A block within a block keeps all of it")
  func nested() throws {
    try stays(
      "title.snp.makeConstraints { make in make.top.equalToSuperview(); text.snp.makeConstraints { $0.left.equalToSuperview() } }",
      .maker
    )
  }

  // MARK: Attributes that replace

  @Test(
    "Attributes of what may run again stay, since they replace what they made before",
    arguments: [
      "func show() { title.easy.layout(Height(8)) }",
      "override func layoutSubviews() { title.easy.layout(Height(8)) }",
      "var isWide = false { didSet { title.easy.layout(Height(8)) } }",
      "private func twice() { for _ in 0..<2 { title.easy.layout(Height(8)) } }",
    ]
  )
  func repeated(_ member: String) throws {
    let file = view("EasyPeasy", "twice()").replacing(
      "  override init",
      with: "  \(member)\n\n  override init"
    )
    for target in [SourceDialect.anchors, .maker, .operators, .autoPin] {
      let result = try converted(file, .attribute, target)
      #expect(result.report.converted.isEmpty, "\(result.text)")
      #expect(result.text.contains("title.easy.layout(Height(8))"))
    }
  }

  @Test(
    "Attributes that change what may not have been made by then stay",
    arguments: [
      ("title.easy.layout(Height(8))", "", true),
      ("if isWide { title.easy.layout(Height(8)) }", "", false),
      ("guard isWide else { return }\ntitle.easy.layout(Height(8))", "", false),
      (
        "try? make()",
        "private func make() throws {\n  try check()\n  title.easy.layout(Height(8))\n}",
        false
      ),
    ]
  )
  func changes(_ statements: String, _ member: String, isMade: Bool) throws {
    let file = view("EasyPeasy", statements).replacing(
      "  override init",
      with: "  func show() { title.easy.layout(Height(12)) }\n\n  \(member)\n\n  override init"
    )
    let result = try converted(file, .attribute, .anchors)
    #expect(result.text.contains("title.easy.layout(Height(8))") != isMade, "\(result.text)")
    #expect(result.text.contains("title.easy.layout(Height(12))") != isMade)
  }

  @Test("A condition elsewhere holds back what it may push out, and only that")
  func conditions() throws {
    let file = view("EasyPeasy", "title.easy.layout(Top(-100))\ntitle.easy.layout(Width(4))")
      .replacing(
        "  override init",
        with: "  func show() { title.easy.layout(Top(10).when { true }) }\n\n  override init"
      )
    let result = try converted(file, .attribute, .anchors)
    #expect(result.text.contains("title.easy.layout(Top(-100))"), "\(result.text)")
    #expect(result.text.contains("title.widthAnchor.constraint(equalToConstant: 4)"))
    #expect(result.report.left == ["is replaced": 1, "conditional": 1])
  }

  @Test("An extension in another file that lays out an item holds back what is said of it here")
  func elsewhere() throws {
    let file = view("EasyPeasy", "title.easy.layout(Top(8))\ntext.easy.layout(Top(8))")
    let other = "extension Card { func show() { title.easy.layout(Top(80)) } }"
    let result = try converted(file, .attribute, .anchors, besides: [other])
    #expect(result.text.contains("title.easy.layout(Top(8))"), "\(result.text)")
    #expect(result.text.contains("text.topAnchor"))
  }

  // MARK: Calls

  @Test("A number that may throw or wait stays where it is", arguments: ["try", "await"])
  func leaving(_ word: String) throws {
    let lines = """
      title.autoSetDimension(.height, toSize: 8)
      title.autoSetDimension(.width, toSize: \(word) side())
      """
    for target in [SourceDialect.maker, .operators, .attribute, .anchors] {
      let (text, report) = try converted(view("PureLayout", lines), .autoPin, target)
      #expect(report.converted.values.reduce(0, +) == 1, "\(text)")
      #expect(text.contains("title.autoSetDimension(.width, toSize: \(word) side())"), "\(text)")
    }
    let certain = "title.autoSetDimension(.width, toSize: try! side())"
    let (text, report) = try converted(view("PureLayout", certain), .autoPin, .anchors)
    #expect(report.left.isEmpty, "\(text)")
  }

  @Test("Calls in numbers are made as often as they were, and in their order")
  func numbers() throws {
    func file(_ statements: String) -> String {
      view("PureLayout", statements).replacing(
        "  private func setUp",
        with: "  func side() -> CGFloat { 3 }\n  func edge() -> CGFloat { 4 }\n  private func setUp"
      )
    }
    let same = """
      title.autoSetDimension(.width, toSize: side())
      title.autoSetDimension(.height, toSize: side())
      """
    let swapped = """
      title.autoSetDimension(.width, toSize: side())
      text.autoSetDimension(.width, toSize: edge())
      title.autoPinEdge(toSuperviewEdge: .top, withInset: side())
      """
    for source in [same, swapped].map(file) {
      for target in [SourceDialect.maker, .operators, .attribute, .anchors] {
        let text = try converted(source, .autoPin, target).text
        let body = text[(try #require(text.firstRange(of: "setUp"))).upperBound...]
        let calls = body.split { !$0.isLetter }.filter { ["side", "edge"].contains($0) }
        #expect(
          calls == (source.contains(": edge())") ? ["side", "edge", "side"] : ["side", "side"]),
          "\(text)"
        )
      }
    }
  }

  @Test("A call that gives an item is made once")
  func callsOnce() throws {
    let block = "addRow().snp.makeConstraints { $0.edges.equalToSuperview() }"
    let result = try converted(view("SnapKit", block), .maker, .anchors)
    #expect(result.text.split(separator: "addRow()").count == 2, "\(result.text)")
    #expect(result.text.contains("let item = addRow()"))
    #expect(result.text.contains("item.leftAnchor.constraint(equalTo: item.superview!.leftAnchor)"))
    let pinned = "addRow().autoPinEdge(toSuperviewEdge: .top)"
    let second = try converted(view("PureLayout", pinned), .autoPin, .anchors)
    #expect(second.text.split(separator: "addRow()").count == 2, "\(second.text)")
  }

  @Test(
    "A call that gives a target or a number of several constraints stays",
    arguments: [
      (
        SourceConversion.Origin.maker,
        "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(next()) }"
      ),
      (.operators, "constrain(title, makeRow()) { $0.edges == $1.edges }"),
      (.operators, "constrain(makeRow()) { $0.width == 8 }"),
      (.attribute, "title.easy.layout(Edges(next()))"),
    ]
  )
  func calledOften(_ origin: SourceConversion.Origin, _ statement: String) throws {
    try stays(
      statement,
      origin,
      besides: "extension Card { func next() -> CGFloat { 4 } }\n"
    )
  }

  // MARK: Output that compiles

  @Test(
    "A handle that its own block uses stays a handle",
    arguments: ["side?.activate()", "side?.update(offset: 8)", "keep(side)"]
  )
  func handles(_ use: String) throws {
    let block = """
      title.snp.makeConstraints { make in
          side = make.height.equalTo(40).constraint
          \(use)
      }
      """
    let file = view("SnapKit", block).replacing(
      "let count = 3",
      with: "let count = 3\n  var side: Constraint?"
    )
    let result = try converted(file, .maker, .anchors)
    #expect(result.report.converted.isEmpty, "\(result.text)")
    #expect(result.text.contains("var side: Constraint?"))
  }

  @Test("Whole numbers are converted wherever decimals are due")
  func integers() throws {
    let statements = """
      let wide = count > 2 ? 400 : 250
      title.snp.makeConstraints { make in
          make.width.equalTo(wide)
          make.size.equalTo(CGSize(width: 3, height: count))
          make.top.equalToSuperview().offset(max(8, count))
          make.bottom.equalToSuperview().multipliedBy(count)
      }
      """
    let result = try converted(view("SnapKit", statements), .maker, .constraint)
    #expect(result.report.left.isEmpty, "\(result.text)")
    for text in [
      "constant: CGFloat(wide))", "constant: CGFloat(count))", "constant: CGFloat(max(8, count)))",
      "multiplier: CGFloat(count),",
    ] {
      #expect(result.text.contains(text), "\(text): \(result.text)")
    }
  }

  @Test("A file without an import that can take one gets one")
  func importOnTop() throws {
    let file = view(
      "",
      "title.translatesAutoresizingMaskIntoConstraints = false\n"
        + "title.heightAnchor.constraint(equalToConstant: 8).isActive = true"
    )
    for head in ["", "// Card\n", "#if canImport(UIKit)\nimport UIKit\n#endif\n"] {
      let own = file.replacing("import UIKit\n", with: head)
      let result = try converted(own, .anchors, .maker)
      #expect(
        result.text.contains("\nimport SnapKit\n") || result.text.hasPrefix("import SnapKit\n")
      )
      #expect(!result.text.contains("import UIKit\nimport SnapKit\n#endif"))
    }
  }

  @Test("A word of the old dialect inside a number keeps its statement")
  func wordsInside() throws {
    try stays(
      "title.snp.makeConstraints { $0.top.equalToSuperview().offset(height(of: text.snp.top)) }",
      .maker,
      besides: "extension Card { func height(of item: Any) -> CGFloat { 4 } }\n"
    )
  }

  // MARK: Counts

  @Test("Every statement is converted, left with a reason, or not understood")
  func counts() throws {
    let statements = """
      title.snp.makeConstraints { make in
          make.top.equalToSuperview()
          make.left.equalTo(unknown)
          make.right.equalTo(other).offset(8)
          helper(make)
      }
      text.snp.makeConstraints { make in
          if isHidden {
              make.top.equalToSuperview()
              make.bottom.equalTo(unknown)
          }
      }
      keep(text.snp.makeConstraints { $0.top.equalToSuperview() })
      """
    let result = try converted(view("SnapKit", statements), .maker, .anchors)
    #expect(result.report.sites == 7)
    #expect(result.report.converted.values.reduce(0, +) == 1)
    #expect(result.report.kept == ["unknown kind": 4])
    #expect(result.report.unread == ["handed on": 1, "inside an expression": 1])
  }

  @Test("Comments and blank lines stay with their statements where only some convert")
  func remarks() throws {
    let statements = """
      title.snp.makeConstraints { make in
          make.top.equalToSuperview()  // near

          // far
          make.bottom.equalTo(unknown)  // nobody knows

          make.right.equalTo(other)

          // sides
          make.left.equalToSuperview()  // left
      }
      """
    let result = try converted(view("SnapKit", statements), .maker, .anchors).text
    let text = result.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    for lines in [
      "title.topAnchor.constraint(equalTo: self.topAnchor),  // near\n\n",
      "// sides\ntitle.leftAnchor.constraint(equalTo: self.leftAnchor),  // left\n",
      "// far\nmake.bottom.equalTo(unknown)  // nobody knows\n\nmake.right",
    ] {
      #expect(text.contains(lines), "\(text)")
    }
  }

  @Test("One line that stays keeps none of its neighbours, in no dialect")
  func neighbours() throws {
    let pinned = """
      title.autoPinEdge(toSuperviewEdge: .top)
      title.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(all: 4))
      let width = text.autoSetDimension(.width, toSize: 8)
      text.autoSetDimension(.height, toSize: 8)
      """
    let made = try converted(view("PureLayout", pinned), .autoPin, .maker)
    #expect(made.report.converted.values.reduce(0, +) == 2, "\(made.text)")
    let attributes = """
      title.easy.layout(
          Top(8),
          Left(8).when { true },
          // As high as a row.
          Height(44)
      )
      """
    let anchors = try converted(view("EasyPeasy", attributes), .attribute, .anchors)
    #expect(anchors.report.converted.values.reduce(0, +) == 2, "\(anchors.text)")
    #expect(anchors.report.left == ["conditional": 1])
    #expect(anchors.text.contains("Left(8).when { true }\n"))
    // A call whose attributes compete stands for itself.
    try stays("title.easy.layout(Top(8), Top(20).when { true })", .attribute)
    try stays("title.easy.layout(Left(8), CenterX().when { true })", .attribute)
    let related = """
      constrain(self, title, text) { view, title, guide in
          title.top == guide.bottom ~ level
          title.left == view.left
      }
      """
    let relations = try converted(view("Cartography", related), .operators, .anchors)
    #expect(relations.report.converted.values.reduce(0, +) == 1, "\(relations.text)")
  }

  /// `offset` takes an `Int`, which is what literals are by themselves; anchors take a `CGFloat`.
  @Test(
    "A division of whole numbers, which is rounded in chains alone, stays",
    arguments: ["16 / 9", "-(10 / 4) * 3", "(3 + 4) / 2"]
  )
  func wholeDivision(_ number: String) throws {
    for chain in [
      "make.width.equalTo(text).multipliedBy(\(number))",
      "make.top.equalToSuperview().offset(\(number))",
      "make.height.equalTo(\(number))",
    ] {
      for target in [SourceDialect.anchors, .operators, .attribute, .autoPin] {
        let source = view("SnapKit", "title.snp.makeConstraints { make in \(chain) }")
        let (after, report) = try converted(source, .maker, target)
        #expect(report.converted.isEmpty, "\(after)")
        #expect(report.left == ["no words": 1], "\(after)")
      }
    }
    let anchors = """
      title.translatesAutoresizingMaskIntoConstraints = false
      title.heightAnchor.constraint(equalToConstant: \(number)).isActive = true
      """
    let chain = try converted(view("", anchors), .anchors, .maker)
    if number == "16 / 9" {
      // Of two literals the first may be a decimal, which has the same value where fractions are asked for.
      #expect(chain.report.left.isEmpty, "\(chain.text)")
      #expect(chain.text.contains("make.height.equalTo(16.0 / 9)"), "\(chain.text)")
    } else {
      #expect(chain.report.converted.isEmpty, "\(chain.text)")
    }
    // Where both sides take fractions, or a number is one, nothing is lost.
    #expect(try converted(view("", anchors), .anchors, .autoPin).report.left.isEmpty)
    let fraction = view(
      "SnapKit",
      "title.snp.makeConstraints { $0.height.equalTo(\(number) + gap) }"
    )
    #expect(try converted(fraction, .maker, .anchors).report.left.isEmpty)
  }

  @Test(
    "What a chain takes on its other side may be anything, by its protocol",
    arguments: [
      "ConstraintRelatableTarget", "any ConstraintRelatableTarget", "ConstraintOffsetTarget",
    ]
  )
  func relatableTargets(_ type: String) throws {
    try stays(
      "title.snp.makeConstraints { $0.top.equalTo(target) }",
      .maker,
      besides: "extension Card {\n  var target: \(type) { title }\n}\n"
    )
  }
}
