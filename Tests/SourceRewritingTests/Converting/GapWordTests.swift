import LayoutStatements
import SourceRewriting
import Testing

/// Usual gaps and areas of a superview: parts of one constraint, in this package's words.
@Suite("Usual gaps and areas")
struct GapWordTests {
  /// One meaning by the words of each dialect, as the phrase book has them.
  struct Entry: CustomTestStringConvertible, Sendable {
    let name: String
    let words: [SourceDialect: String]

    var testDescription: String { name }
  }

  static let entries = [
    Entry(
      name: "a gap beside a sibling",
      words: [
        .operators: "b.leading == a.trailing + .system",
        .maker: "make.leading.equalTo(a.snp.trailing).systemSpacing()",
        .attribute: "Leading(.system).to(a, .trailing)",
        .autoPin: "b.autoPinEdge(.leading, to: .trailing, of: a, withSystemSpacing: 1)",
        .anchors: "b.leadingAnchor.constraint(equalTo: a.trailingAnchor, gap: .system)",
      ]
    ),
    Entry(
      name: "two gaps at least in front of a sibling",
      words: [
        .operators: "b.right <= a.left - .system(2)",
        .maker: "make.right.lessThanOrEqualTo(a.snp.left).systemSpacing(2)",
        .attribute: "Right(<=.system(2)).to(a, .left)",
        .autoPin: "b.autoPinEdge(.right, to: .left, of: a, withSystemSpacing: 2, "
          + "relation: .greaterThanOrEqual)",
        .anchors: "b.rightAnchor.constraint(lessThanOrEqualTo: a.leftAnchor, gap: .system(-2))",
      ]
    ),
    Entry(
      name: "a gap of an expression inside the superview",
      words: [
        .operators: "b.bottom == root.bottom - .system(count)",
        .maker: "make.bottom.equalToSuperview().systemSpacing(count)",
        .attribute: "Bottom(.system(count))",
        .autoPin: "b.autoPinEdge(toSuperviewEdge: .bottom, withSystemSpacing: count)",
        .anchors: "b.bottomAnchor.constraint(equalTo: root.bottomAnchor, gap: .system(-count))",
      ]
    ),
    Entry(
      name: "the safe area",
      words: [
        .maker: "make.top.equalToSuperview(.safeArea).inset(8)",
        .attribute: "Top(8).to(.safeArea)",
        .autoPin: "b.autoPinEdge(toSuperviewSafeArea: .top, withInset: 8)",
      ]
    ),
    Entry(
      name: "where lines stay readable",
      words: [
        .maker: "make.trailing.lessThanOrEqualToSuperview(.readableContent).inset(8)",
        .attribute: "Trailing(<=8).to(.readableContent)",
        .autoPin: "b.autoPinEdge(.trailing, toSuperviewArea: .readableContent, withInset: 8, "
          + "relation: .greaterThanOrEqual)",
      ]
    ),
  ]

  private static func source(_ words: String, _ dialect: SourceDialect) -> String {
    let statement =
      switch dialect {
      case .operators: "constrain(a, b, root) { a, b, root in\n    \(words)\n  }"
      case .maker: "b.snp.makeConstraints { make in\n    \(words)\n  }"
      case .attribute: "b.easy.layout(\(words))"
      case .anchors: "\(words).isActive = true"
      default: words
      }
    return """
      import AttributeLayout
      import AutoPinLayout
      import ConstraintKernel
      import MakerLayout
      import OperatorLayout

      func lay(_ root: LayoutView, count: Double) {
        let a = LayoutView()
        let b = LayoutView()
        for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(a)
        root.addSubview(b)
        \(statement)
      }
      """
  }

  @Test("Each word becomes that of every other dialect", arguments: entries)
  func convert(_ entry: Entry) throws {
    for (from, words) in entry.words {
      let origin = try #require(SourceConversion.Origin.allCases.first { $0.dialect == from })
      for (target, expected) in entry.words where target != from {
        let result = try converted(Self.source(words, from), origin, target)
        #expect(result.text.contains(expected), "\(from) \(target): \(result.text)")
        #expect(result.report.converted.values.reduce(0, +) == 1, "\(result.text)")
      }
    }
  }

  @Test("Areas become the guides of a superview where a dialect has no word for them")
  func areas() throws {
    let source = Self.source("make.directionalEdges.equalToSuperview(.margins).inset(4)", .maker)
    let anchors = try converted(source, .maker, .anchors)
    #expect(
      anchors.text.contains(
        "b.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor, constant: -4)"
      ),
      "\(anchors.text)"
    )
    let pinned = try converted(source, .maker, .autoPin)
    #expect(
      pinned.text.contains("b.autoPinEdge(toSuperviewMargin: .trailing, withInset: 4)"),
      "\(pinned.text)"
    )
    let operators = try converted(source, .maker, .operators)
    #expect(
      operators.text.contains("b.edges == inset(root.layoutMarginsGuide.edges, 4)"),
      "\(operators.text)"
    )
  }

  private static let systemSpacing =
    "b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2)"

  @Test("UIKit's own gaps between siblings are usual ones")
  func systemSpacing() throws {
    let words: [SourceDialect: String] = [
      .operators: "b.leading == a.trailing + .system(2)",
      .maker: "make.leading.equalTo(a.snp.trailing).systemSpacing(2)",
      .attribute: "Leading(.system(2)).to(a, .trailing)",
      .autoPin: "b.autoPinEdge(.leading, to: .trailing, of: a, withSystemSpacing: 2)",
    ]
    for (target, expected) in words {
      let result = try converted(Self.source(Self.systemSpacing, .anchors), .anchors, target)
      #expect(result.text.contains(expected), "\(result.text)")
    }
    let below =
      "b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)"
    let least = try converted(Self.source(below, .anchors), .anchors, .maker)
    #expect(
      least.text.contains("make.top.greaterThanOrEqualTo(a.snp.bottom).systemSpacing()"),
      "\(least.text)"
    )
  }

  @Test(
    "They stay beside a superview, whose usual gap is another one, and where words are the originals'",
    arguments: [SourceDialect.operators, .maker, .attribute, .autoPin, .constraint]
  )
  func systemSpacingStays(_ target: SourceDialect) throws {
    let inside = Self.systemSpacing.replacing("a.trailing", with: "root.leading")
    for (text, module) in [(inside, SourceConversion.Module.own), (Self.systemSpacing, .original)] {
      let result = try converted(Self.source(text, .anchors), .anchors, target, module: module)
      #expect(result.report.converted.isEmpty, "\(result.text)")
      #expect(result.report.left == ["no words": 1], "\(result.text)")
      #expect(result.text.contains(text), "\(result.text)")
    }
  }

  @Test("An item initialiser has no gap: anchors say it, and stay where they do")
  func initializers() throws {
    let words = "make.leading.equalTo(a.snp.trailing).systemSpacing()"
    let made = "b.leadingAnchor.constraint(equalTo: a.trailingAnchor, gap: .system)"
    let result = try converted(Self.source(words, .maker), .maker, .constraint)
    #expect(result.text.contains(made), "\(result.text)")
    let left = try converted(Self.source(made, .anchors), .anchors, .constraint)
    #expect(left.report.converted.isEmpty, "\(left.text)")
    #expect(left.text.contains("since item initialisers have no word for it"), "\(left.text)")
  }

  @Test("A gap between middles has no word in a chain, and is said by anchors")
  func middles() throws {
    let words = "b.centerX == a.leading + .system"
    for target in [SourceDialect.maker, .attribute, .autoPin] {
      let result = try converted(Self.source(words, .operators), .operators, target)
      #expect(result.report.converted.values.reduce(0, +) == 1, "\(result.text)")
      let call = "b.centerXAnchor.constraint(equalTo: a.leadingAnchor, gap: .system)"
      #expect(result.text.contains("\(call).isActive = true"), "\(result.text)")
    }
  }

  @Test("The second reader tells gaps and areas from others")
  func judge() {
    let pairs = [
      (
        "make.leading.equalTo(a.snp.trailing).systemSpacing(2)",
        "Leading(.system(3)).to(a, .trailing)"
      ),
      ("make.leading.equalTo(a.snp.trailing).systemSpacing()", "Leading(8).to(a, .trailing)"),
      ("make.trailing.equalToSuperview().systemSpacing()", "Trailing(.system(-1))"),
      ("make.top.equalToSuperview(.safeArea)", "Top().to(.margins)"),
      ("make.top.equalToSuperview(.safeArea)", "Top()"),
    ]
    for (before, after) in pairs {
      let (one, other) = (Self.source(before, .maker), Self.source(after, .attribute))
      let verdict = ConversionJudge(isOriginal: false).verdict(Array(one.utf8), Array(other.utf8))
      #expect(verdict == .differs(line: 14), "\(before) \(after) \(verdict)")
    }
    for (before, after, isRight) in [
      (Self.systemSpacing, "Leading(.system(2)).to(a, .trailing)", true),
      (Self.systemSpacing, "Leading(.system(3)).to(a, .trailing)", false),
      (
        Self.systemSpacing.replacing("a.trailing", with: "root.leading"), "Leading(.system(2))",
        false
      ),
    ] {
      let (one, other) = (Self.source(before, .anchors), Self.source(after, .attribute))
      let verdict = ConversionJudge(isOriginal: false).verdict(Array(one.utf8), Array(other.utf8))
      #expect((verdict == .agrees) == isRight, "\(before) \(after) \(verdict)")
    }
  }
}
