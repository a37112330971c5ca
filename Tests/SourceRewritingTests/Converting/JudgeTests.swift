import ConstraintKernel
import LayoutStatements
import SourceRewriting
import Testing

@Suite("The judge of conversions")
struct JudgeTests {
  @Test("Agrees with every conversion of the screens that keeps their frames")
  func screens() throws {
    let all = try WrittenScreenFiles.conversions.get()
    #expect(all.count == (Sweep.isOn ? 456 : 91))
    // Both count the same sites of layout in each.
    for one in all {
      if case .countsDiffer = one.verdict { Issue.record("\(one.file) to \(one.target)") }
    }
    for one in all {
      let verdict = ConversionJudge(isOriginal: false).verdict(one.before, one.after)
      #expect(verdict == .agrees, "\(one.file) to \(one.target)")
    }
  }

  @Test(
    "Regular expressions are words, whatever brackets and quotes they hold",
    arguments: [
      #"let pattern = /a(b)+\{/"#, #"let pattern = /[\]"]/"#, "let pattern = #/ { / \" /#",
      #"print(text.text?.firstMatch(of: /\(/) as Any)"#, "let pattern = #/\n  { \"\n  /#",
    ]
  )
  func expressions(_ line: String) throws {
    let block = "title.snp.makeConstraints { $0.top.equalToSuperview() }"
    let file = view("SnapKit", line + "\n" + block)
    let result = try converted(file, .maker, .anchors)
    #expect(result.report.left.isEmpty, "\(result.text)")
    #expect(result.text.contains(line.split(separator: "\n")[0]))
    let judge = ConversionJudge(isOriginal: true)
    let other = file.replacing("$0.top", with: "$0.left")
    #expect(judge.verdict(Array(file.utf8), Array(result.text.utf8)) == .agrees)
    #expect(judge.verdict(Array(file.utf8), Array(other.utf8)) == .differs(line: 14 + lines(line)))
  }

  private func lines(_ text: String) -> Int { text.count { $0 == "\n" } }

  @Test("A slash behind a value divides")
  func divisions() {
    let block =
      "title.snp.makeConstraints { $0.width.equalTo(gap / 2); $0.height.equalTo(gap / 4) }"
    let one = view("SnapKit", block)
    for damaged in [("/ 2", "/ 3"), ("$0.height", "$0.top"), ("/ 4", "/ 5")] {
      let other = one.replacing(damaged.0, with: damaged.1)
      let verdict = ConversionJudge(isOriginal: true).verdict(Array(one.utf8), Array(other.utf8))
      let isCaught = if case .differs = verdict { true } else { false }
      #expect(isCaught, "\(other)")
    }
  }

  // MARK: Damage

  private static let sources: [SourceConversion.Origin: String] = [
    .maker: view(
      "SnapKit",
      """
      title.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(gap)
          make.leading.equalTo(text.snp.trailing).offset(4)
          make.right.equalTo(safeAreaLayoutGuide).inset(12)
          make.width.lessThanOrEqualTo(text).multipliedBy(0.5).priority(.high)
          make.centerY.equalTo(text).offset(3)
          make.height.equalTo(40)
      }
      """
    ),
    .operators: view(
      "Cartography",
      """
      constrain(self, title, text) { view, title, text in
          title.top == view.top + gap
          title.leading == text.trailing + 4
          title.right == view.safeAreaLayoutGuide.right - 12
          title.width <= text.width * 0.5 ~ .defaultHigh
          title.centerY == text.centerY + 3
          title.height == 40
      }
      """
    ),
    .attribute: view(
      "EasyPeasy",
      """
      title.easy.layout(
          Top(gap),
          Leading(4).to(text, .trailing),
          Right(12).to(safeAreaLayoutGuide, .right),
          Width(<=0*0.5).like(text).with(.high),
          CenterY(3).to(text),
          Height(40)
      )
      """
    ),
    .autoPin: view(
      "PureLayout",
      """
      title.autoPinEdge(toSuperviewEdge: .top, withInset: gap)
      title.autoPinEdge(.leading, to: .trailing, of: text, withOffset: 4)
      title.autoPinEdge(toSuperviewSafeArea: .right, withInset: 12)
      NSLayoutConstraint.autoSetPriority(.defaultHigh) {
          title.autoMatch(.width, to: .width, of: text, withMultiplier: 0.5, relation: .lessThanOrEqual)
      }
      title.autoConstrainAttribute(.horizontal, to: .horizontal, of: text, withOffset: 3)
      title.autoSetDimension(.height, toSize: 40)
      """
    ),
    .anchors: view(
      "",
      """
      title.translatesAutoresizingMaskIntoConstraints = false
      let width = title.widthAnchor.constraint(lessThanOrEqualTo: text.widthAnchor, multiplier: 0.5)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor, constant: gap),
          title.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 4),
          title.rightAnchor.constraint(equalTo: safeAreaLayoutGuide.rightAnchor, constant: -12),
          width,
          title.centerYAnchor.constraint(equalTo: text.centerYAnchor, constant: 3),
          title.heightAnchor.constraint(equalToConstant: 40),
      ])
      """
    ),
  ]

  /// What a reader may understand wrongly, for the attribute it is about; nil for none of its.
  private typealias Damage = @Sendable (LayoutStatement) -> [LayoutStatement]

  private static func damage(
    _ attribute: LayoutConstraint.Attribute,
    _ change: @escaping @Sendable (inout LayoutStatement) -> Void
  ) -> Damage {
    { statement in
      guard statement.attribute == attribute else { return [statement] }
      var statement = statement
      change(&statement)
      return [statement]
    }
  }

  private static let damages: [(String, Damage)] = [
    ("a sign is lost", damage(.right) { $0.constant = $0.constant.negated }),
    ("a named number has another sign", damage(.top) { $0.constant = $0.constant.negated }),
    ("a number is lost", damage(.leading) { $0.constant = .zero }),
    ("a named number is lost", damage(.top) { $0.constant = .zero }),
    ("a size is another one", damage(.height) { $0.constant = .number(4) }),
    ("a relation is turned", damage(.width) { $0.relation = .greaterThanOrEqual }),
    ("a relation is an equation", damage(.width) { $0.relation = .equal }),
    ("a priority is lost", damage(.width) { $0.priority = nil }),
    ("a priority is another one", damage(.width) { $0.priority = .number(250) }),
    ("a priority is made up", damage(.top) { $0.priority = .number(750) }),
    ("a factor is lost", damage(.width) { $0.factor = .one }),
    ("a factor is turned", damage(.width) { $0.factor = .number(2) }),
    ("an edge is the opposite one", damage(.top) { $0.attribute = .bottom }),
    ("an edge follows no direction", damage(.leading) { $0.attribute = .left }),
    ("a size is the other one", damage(.height) { $0.attribute = .width }),
    ("a centre is the other one", damage(.centerY) { $0.attribute = .firstBaseline }),
    (
      "a target is met at the opposite edge",
      damage(.leading) { statement in
        if let item = statement.targetItem { statement.target = .item(item, .leading) }
      }
    ),
    (
      "a guide is forgotten",
      damage(.right) { statement in
        if let attribute = statement.targetAttribute {
          statement.target = .item(.superview, attribute)
        }
      }
    ),
    (
      "the target is the superview",
      damage(.centerY) { $0.target = .item(.superview, .centerY) }
    ),
    (
      "the target is another item",
      damage(.top) { $0.target = .item(ItemReference("text"), .top) }
    ),
    ("the subject is another one", damage(.height) { $0.subject = "text" }),
    ("a constraint is dropped", { $0.attribute == .centerY ? [] : [$0] }),
    ("a constraint is made twice", { $0.attribute == .height ? [$0, $0] : [$0] }),
  ]

  @Test("Catches whatever a damaged reader understands", arguments: Array(sources.keys))
  private func readers(_ origin: SourceConversion.Origin) throws {
    let source = try #require(Self.sources[origin])
    let target: SourceDialect = origin == .anchors ? .maker : .anchors
    let whole = try converted(source, origin, target)
    #expect(whole.report.left.isEmpty, "\(whole.text)")
    for (name, damage) in Self.damages {
      var conversion = try #require(SourceConversion(from: origin, to: target))
      conversion.understanding = damage
      let result = try conversion.convert(Array(source.utf8))
      // Either the first judge or the second one keeps the statement, or the whole file.
      let text = String(decoding: result.bytes, as: UTF8.self)
      #expect(!result.report.left.isEmpty, "\(name): \(text)")
      if case .differs = result.verdict { #expect(text == source, "\(name)") }
    }
    #expect(Self.damages.count * Self.sources.count >= 50)
  }

  @Test(
    "A choice between sizes or insets has the parts of both",
    arguments: ["isHidden ? CGSize.zero : size", "isHidden ? size : CGSize.zero"]
  )
  func choices(_ size: String) throws {
    let chains = view(
      "SnapKit",
      "let size = CGSize(width: 3, height: 4)\n"
        + "title.snp.makeConstraints { $0.size.equalTo(\(size)) }"
    )
    let (text, report) = try converted(chains, .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("equalToConstant: (\(size)).height)"), "\(text)")
    let pins = view(
      "PureLayout",
      "let size = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)\n"
        + "title.autoPinEdgesToSuperviewEdges(with: isHidden ? .zero : size)"
    )
    let maker = try converted(pins, .autoPin, .maker).text
    #expect(maker.contains("(isHidden ? .zero : size).top"), "\(maker)")
  }

  @Test("What one function is doubted for keeps no other one")
  func functions() throws {
    let source = """
      import SnapKit
      import UIKit

      final class Card: UIView {
        let title = UILabel()
        let text = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          addSubview(text)
          text.snp.makeConstraints { $0.width.equalTo(30) }
          pinTitle()
        }

        private func pinTitle() {
          title.snp.makeConstraints { $0.height.equalTo(40) }
          text.snp.makeConstraints { $0.top.equalTo(title) }
        }
      }

      """
    var conversion = try #require(SourceConversion(from: .maker, to: .anchors))
    conversion.understanding = Self.damage(.height) { $0.constant = .number(4) }
    let result = try conversion.convert(Array(source.utf8))
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(result.verdict == .agrees)
    #expect(result.doubts == [17])
    #expect(text.contains("text.widthAnchor.constraint(equalToConstant: 30)"), "\(text)")
    #expect(text.contains("title.snp.makeConstraints { $0.height.equalTo(40) }"), "\(text)")
    #expect(text.contains("text.snp.makeConstraints { $0.top.equalTo(title) }"), "\(text)")
    #expect(result.report.left == [LeftReason.judgedOtherwise.kind: 2])
  }

  @Test("Reads insets that edges are set to as SnapKit does: inwards")
  func insets() throws {
    let insets = "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    let source = view("SnapKit", "title.snp.makeConstraints { $0.edges.equalTo(\(insets)) }")
    let result = try converted(source, .maker, .anchors)
    for line in [
      "topAnchor.constraint(equalTo: self.topAnchor, constant: 1)",
      "leftAnchor.constraint(equalTo: self.leftAnchor, constant: 2)",
      "bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -3)",
      "rightAnchor.constraint(equalTo: self.rightAnchor, constant: -4)",
    ] { #expect(result.text.contains("title." + line), "\(result.text)") }
  }

  @Test(
    "Catches what a new ability could get wrong",
    arguments: [
      (
        "title.snp.makeConstraints { $0.width.equalTo(text).multipliedBy(0.5) }",
        "title.easy.layout(Width(==0 * 0.5).like(text))",
        "title.easy.layout(Width(*0.5).like(text))"
      ),
      (
        "title.snp.makeConstraints { $0.width.equalTo(text).multipliedBy(0.5) }",
        "title.easy.layout(Width(==0 * 0.5).like(text))",
        "title.easy.layout(Width(==0.5).like(text))"
      ),
      (
        "title.snp.makeConstraints { $0.left.top.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }",
        "title.easy.layout(Left(2), Top(1))",
        "title.easy.layout(Left(1), Top(2))"
      ),
      (
        "title.snp.makeConstraints { make in\n    make.top.equalTo(text)\n    make.width.equalTo(4)\n}",
        "title.easy.layout(Top().to(text, .top))\n    title.snp.makeConstraints { make in\n        make.width.equalTo(4)\n    }",
        "title.easy.layout(Top().to(text, .top))"
      ),
      (
        "title.snp.makeConstraints { make in\n    make.top.equalTo(text)\n    make.width.equalTo(4)\n}",
        "title.easy.layout(Top().to(text, .top))\n    title.snp.makeConstraints { make in\n        make.width.equalTo(4)\n    }",
        "title.easy.layout(Top().to(text, .top), Width(4))\n    title.snp.makeConstraints { make in\n        make.width.equalTo(4)\n    }"
      ),
    ]
  )
  func abilities(_ before: String, _ after: String, _ damaged: String) {
    let judge = ConversionJudge(isOriginal: true)
    func verdict(_ text: String) -> ConversionJudge.Verdict {
      judge.verdict(Array(view("SnapKit", before).utf8), Array(view("EasyPeasy", text).utf8))
    }
    #expect(verdict(after) == .agrees)
    let isCaught = if case .differs = verdict(damaged) { true } else { false }
    #expect(isCaught, "\(damaged)")
  }

  @Test(
    "Catches a flag that is no longer cleared, and one that never was",
    arguments: [
      ("title.translatesAutoresizingMaskIntoConstraints = false\n", ""),
      (
        "title.translatesAutoresizingMaskIntoConstraints",
        "text.translatesAutoresizingMaskIntoConstraints"
      ),
      (
        "title.translatesAutoresizingMaskIntoConstraints",
        "self.translatesAutoresizingMaskIntoConstraints"
      ),
    ]
  )
  func flags(_ printed: String, _ damaged: String) throws {
    let judge = ConversionJudge(isOriginal: true)
    // Kept from anchors, and written for them.
    let anchors = try #require(Self.sources[.anchors])
    let chains = try converted(anchors, .anchors, .maker).text
    #expect(chains.contains(printed))
    let kept = chains.replacing(printed, with: damaged)
    let isKept =
      if case .differs = judge.verdict(Array(anchors.utf8), Array(kept.utf8)) { true } else {
        false
      }
    #expect(isKept, "\(kept)")
    let maker = try #require(Self.sources[.maker])
    let written = try converted(maker, .maker, .anchors).text
    #expect(written.contains(printed))
    let wrong = written.replacing(printed, with: damaged)
    let isCaught =
      if case .differs = judge.verdict(Array(maker.utf8), Array(wrong.utf8)) { true } else { false }
    #expect(isCaught, "\(wrong)")
  }

  @Test(
    "Reads format strings by itself",
    arguments: [
      (
        "H:|-16-[title]-(>=gap@750)-[text(title)]-|",
        [
          "offset(16)|offset(61)", "gap|gap * 2", "priority(.high)|priority(.low)",
          "make.width|make.height",
        ]
      ),
      (
        "V:[title(40,<=80)][text]-8-|",
        ["equalTo(40)|equalTo(4)", "inset(8)|offset(8)", "lessThanOrEqualTo(80)|equalTo(80)"]
      ),
    ]
  )
  func formats(_ format: String, _ damages: [String]) throws {
    let lines = """
      title.translatesAutoresizingMaskIntoConstraints = false
      text.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "\(format)", options: [.alignAllTop], metrics: ["gap": gap], views: ["title": title, "text": text]))
      """
    let before = view("", lines)
    let result = try converted(before, .visual, .maker)
    #expect(result.report.left.isEmpty, "\(result.text)")
    let judge = ConversionJudge(isOriginal: true)
    #expect(judge.verdict(Array(before.utf8), Array(result.text.utf8)) == .agrees)
    for damage in damages {
      let sides = damage.split(separator: "|").map(String.init)
      #expect(result.text.contains(sides[0]), "\(damage): \(result.text)")
      let other = result.text.replacing(sides[0], with: sides[1])
      let verdict = judge.verdict(Array(before.utf8), Array(other.utf8))
      let isCaught = if case .differs = verdict { true } else { false }
      #expect(isCaught, "\(damage): \(other)")
    }
  }

  @Test(
    "Reads calls that pin several items by itself",
    arguments: [
      ("[title, text].autoAlignViews(to: .top)", "make.top|make.bottom"),
      ("([title, text] as NSArray).autoMatchViewsDimension(.width)", "make.width|make.height"),
      ("[title, text].autoSetViewsDimension(.height, toSize: 8)", "equalTo(8)|equalTo(80)"),
      (
        "let all = [title, text]\nall.autoSetViewsDimensions(to: CGSize(width: 4, height: 5))",
        "equalTo(5)|equalTo(4)"
      ),
    ]
  )
  func lists(_ call: String, _ damage: String) throws {
    let before = view("PureLayout", call)
    let result = try converted(before, .autoPin, .maker)
    #expect(result.report.left.isEmpty, "\(result.text)")
    let judge = ConversionJudge(isOriginal: true)
    #expect(judge.verdict(Array(before.utf8), Array(result.text.utf8)) == .agrees)
    let sides = damage.split(separator: "|").map(String.init)
    #expect(result.text.contains(sides[0]), "\(result.text)")
    let other = result.text.replacing(sides[0], with: sides[1])
    let verdict = judge.verdict(Array(before.utf8), Array(other.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught, "\(other)")
  }

  @Test(
    "Reads initialisers of a project's own by themselves, wherever they are declared",
    arguments: [
      ("margin: gap", "constant: gap)", "constant: gap * 2)"),
      ("horizontal: 20, vertical: 10", "constant: 10)", "constant: 20)"),
      ("horizontal: 20, vertical: 10", "constant: -20)", "constant: 20)"),
      ("half: 9", "constant: (9) / 2", "constant: 9 / 4"),
    ]
  )
  func ownInitializers(_ arguments: String, _ printed: String, _ damage: String) throws {
    let insets = """
      extension UIEdgeInsets {
        init(margin: CGFloat) { self.init(top: margin, left: margin, bottom: margin, right: margin) }
        init(horizontal: CGFloat, vertical v: CGFloat) {
          self.init(top: v, left: horizontal, bottom: v, right: horizontal)
        }
        init(half: CGFloat) {
          self.init(top: (half) / 2, left: (half) / 2, bottom: half, right: half)
        }
      }
      """
    let before = view(
      "PureLayout",
      "title.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(\(arguments)))"
    )
    let result = try converted(before, .autoPin, .anchors, besides: [insets])
    #expect(result.report.left.isEmpty, "\(result.text)")
    let judge = ConversionJudge(isOriginal: true, besides: [Array(insets.utf8)])
    #expect(judge.verdict(Array(before.utf8), Array(result.text.utf8)) == .agrees)
    #expect(result.text.contains(printed), "\(result.text)")
    let other = result.text.replacing(printed, with: damage)
    let verdict = judge.verdict(Array(before.utf8), Array(other.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught, "\(other)")
  }

  @Test(
    "Finds what is installed and removed by its name",
    arguments: [
      ("all.autoInstallConstraints()", "NSLayoutConstraint.activate(all)", ""),
      (
        "(gap > 3 ? all : few).autoRemoveConstraints()",
        "NSLayoutConstraint.deactivate(gap > 3 ? all : few)",
        "NSLayoutConstraint.activate(gap > 3 ? all : few)"
      ),
      (
        "(self.all as NSArray).autoRemoveConstraints()", "NSLayoutConstraint.deactivate(self.all)",
        "NSLayoutConstraint.deactivate(few)"
      ),
      ("only?.autoRemove()", "only?.isActive = false", "only?.isActive = true"),
    ]
  )
  func activations(_ call: String, _ printed: String, _ damage: String) throws {
    let properties =
      "let gap: CGFloat = 8\n  var all: [NSLayoutConstraint] = []\n"
      + "  var few: [NSLayoutConstraint] = []\n  var only: NSLayoutConstraint?"
    let before = view("PureLayout", call).replacing("let gap: CGFloat = 8", with: properties)
    let result = try converted(before, .autoPin, .anchors)
    #expect(result.report.left.isEmpty, "\(result.text)")
    #expect(result.text.contains(printed), "\(result.text)")
    let judge = ConversionJudge(isOriginal: true)
    #expect(judge.verdict(Array(before.utf8), Array(result.text.utf8)) == .agrees)
    let other = result.text.replacing(printed, with: damage)
    let verdict = judge.verdict(Array(before.utf8), Array(other.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught, "\(other)")
    // Other dialects keep other things in such lists, and what is no list of constraints stays.
    let chains = try converted(before, .autoPin, .maker)
    #expect(chains.text.contains(call), "\(chains.text)")
    let unknown = before.replacing("NSLayoutConstraint", with: "Rule")
    let kept = try converted(unknown, .autoPin, .anchors)
    #expect(kept.text.contains(call), "\(kept.text)")
    #expect(kept.report.converted.isEmpty)
  }

  @Test("Takes no initialiser of a project's own for one without numbers")
  func initializers() {
    let before = view(
      "SnapKit",
      "title.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(horizontal: 20, vertical: 10)) }"
    )
    let after = view("EasyPeasy", "title.easy.layout(Edges())")
    let verdict = ConversionJudge(isOriginal: true).verdict(Array(before.utf8), Array(after.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught)
  }

  @Test(
    "Catches whatever a damaged printer writes",
    arguments: [
      ("constant: gap", "constant: -gap"), ("constant: gap", "constant: gap * 2"),
      (", constant: gap", ""), ("constant: 4", "constant: 40"), ("constant: -12", "constant: 12"),
      ("title.topAnchor", "title.bottomAnchor"),
      ("equalTo: self.topAnchor", "equalTo: text.topAnchor"),
      ("title.leadingAnchor", "title.leftAnchor"), ("text.trailingAnchor", "text.leadingAnchor"),
      ("equalTo: safeAreaLayoutGuide.rightAnchor", "equalTo: self.rightAnchor"),
      ("lessThanOrEqualTo:", "equalTo:"), ("lessThanOrEqualTo:", "greaterThanOrEqualTo:"),
      (", multiplier: 0.5", ""), ("multiplier: 0.5", "multiplier: 2"),
      ("priority = .defaultHigh", "priority = .defaultLow"),
      ("priority = .defaultHigh", "identifier = \"\""),
      ("centerYAnchor, constant: 3", "centerYAnchor"),
      ("equalTo: text.centerYAnchor", "equalTo: self.centerYAnchor"),
      ("title.heightAnchor.constraint(equalToConstant: 40)", ""),
      ("title.heightAnchor", "title.widthAnchor"), ("title.heightAnchor", "text.heightAnchor"),
      ("equalToConstant: 40", "equalToConstant: 4"),
      ("equalToConstant: 40", "greaterThanOrEqualToConstant: 40"),
      (
        "title.topAnchor.constraint(equalTo: self.topAnchor, constant: gap),",
        "title.topAnchor.constraint(equalTo: self.topAnchor, constant: gap), title.leftAnchor.constraint(equalTo: self.leftAnchor),"
      ),
    ]
  )
  func printers(_ printed: String, _ damaged: String) throws {
    let source = try #require(Self.sources[.maker])
    let text = try converted(source, .maker, .anchors).text
    #expect(text.contains(printed), "\(text)")
    let other = text.replacing(printed, with: damaged)
    let judge = ConversionJudge(isOriginal: true)
    #expect(judge.verdict(Array(source.utf8), Array(text.utf8)) == .agrees)
    let verdict = judge.verdict(Array(source.utf8), Array(other.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught, "\(other)")
  }

  @Test("What a case installs is what its own statement names")
  func installedInCases() throws {
    let lines = """
      switch count {
      case 3:
        edges = NSLayoutConstraint.autoCreateAndInstallConstraints {
          title.autoSetDimension(.width, toSize: gap)
        }
      default: break
      }
      """
    let file = view("PureLayout", lines)
      .replacing(
        "  let count = 3\n",
        with: "  let count = 3\n  var edges: [NSLayoutConstraint] = []\n"
      )
    let (text, report) = try converted(file, .autoPin, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    // Without the line that activates it, nothing is installed any more.
    let damaged = text.replacing("NSLayoutConstraint.activate(edges)", with: "")
    let verdict = ConversionJudge(isOriginal: true).verdict(Array(file.utf8), Array(damaged.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught)
  }
}
