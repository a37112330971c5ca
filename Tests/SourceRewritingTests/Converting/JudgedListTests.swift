import ConstraintKernel
import LayoutStatements
import SourceRewriting
import Testing

/// Lists of items: their distribution and alignment, as a second reader reads them by itself.
@Suite("The judge of lists")
struct JudgedListTests {
  /// A call on three items, what it is written in, and damages to what comes of it.
  struct List: Sendable, CustomTestStringConvertible {
    let origin: SourceConversion.Origin
    let target: SourceDialect
    let call: String
    /// Parts of the result, each with what it is damaged to.
    let damages: [(String, String)]

    var testDescription: String { "\(call) to \(target)" }

    var source: String {
      let image = "let image = UIView()\naddSubview(image)\n"
      guard origin == .operators else { return view("PureLayout", image + call) }
      let block = "constrain(title, text, image) { one, two, three in\n    \(call)\n}"
      return view("Cartography", image + block)
    }
  }

  private static let row =
    "[title, text, image].autoDistributeViews(along: .horizontal, alignedTo: .top, "
  private static let column =
    "[title, text, image].autoDistributeViews(along: .vertical, alignedTo: .left, "

  static let lists = [
    List(
      origin: .autoPin,
      target: .anchors,
      call: row + "withFixedSpacing: gap)",
      damages: [
        ("title.trailingAnchor, constant: gap)", "title.trailingAnchor, constant: gap * 2)"),
        ("title.trailingAnchor, constant: gap)", "title.trailingAnchor)"),
        ("constant: -gap)", "constant: gap)"),
        (
          "text.leadingAnchor.constraint(equalTo: title.trailing",
          "text.topAnchor.constraint(equalTo: title.bottom"
        ),
        (
          "text.leadingAnchor.constraint(equalTo: title.trailing",
          "text.leftAnchor.constraint(equalTo: title.right"
        ),
        (
          "text.leadingAnchor.constraint(equalTo: title.trailing",
          "title.leadingAnchor.constraint(equalTo: text.trailing"
        ),
        (
          "image.leadingAnchor.constraint(equalTo: text.",
          "image.leadingAnchor.constraint(equalTo: title."
        ),
        (
          "image.topAnchor.constraint(equalTo: text.topAnchor)",
          "image.bottomAnchor.constraint(equalTo: text.bottomAnchor)"
        ),
        ("image.widthAnchor.constraint(equalTo: text.widthAnchor),", ""),
        ("image.trailingAnchor.constraint(equalTo:", "text.trailingAnchor.constraint(equalTo:"),
      ]
    ),
    List(
      origin: .autoPin,
      target: .maker,
      call: column + "withFixedSpacing: 4, insetSpacing: false, matchedSizes: false)",
      damages: [
        ("make.top.equalTo(title.snp.bottom).offset(4)", "make.top.equalTo(title.snp.bottom)"),
        ("make.top.equalTo(title.snp.bottom)", "make.leading.equalTo(title.snp.trailing)"),
        ("make.top.equalTo(text.snp.bottom)", "make.top.equalTo(title.snp.bottom)"),
        ("make.left.equalTo(text)", "make.left.height.equalTo(text)"),
        ("make.bottom.equalToSuperview()", "make.bottom.equalToSuperview().inset(4)"),
      ]
    ),
    List(
      origin: .autoPin,
      target: .operators,
      call: row + "withFixedSize: 40)",
      damages: [
        ("trailing * 0.25 - 10", "trailing * 0.25 + 10"),
        ("trailing * 0.25", "trailing * 0.75"), ("image.width == 40", "image.width == 4"),
        ("text.centerX ==", "text.centerY =="), ("text.centerX ==", "image.centerX =="),
        ("image.top == text.top", "image.top == title.top"),
      ]
    ),
    List(
      origin: .autoPin,
      target: .maker,
      call: column + "withFixedSize: gap, insetSpacing: false)",
      damages: [
        ("offset(gap * 0.5)", "offset(gap)"), ("multipliedBy(2)", "multipliedBy(1.5)"),
        ("offset(gap * -0.5)", "offset(gap * 0.5)"), ("make.centerY", "make.centerX"),
      ]
    ),
    List(
      origin: .operators,
      target: .anchors,
      call: "distribute(by: gap, horizontally: one, two, three)",
      damages: [
        ("constant: -gap", "constant: gap"), ("constant: -gap", "constant: -gap * 2"),
        (
          "title.trailingAnchor.constraint(equalTo: text.leadingAnchor",
          "title.bottomAnchor.constraint(equalTo: text.topAnchor"
        ),
        (
          "title.trailingAnchor.constraint(equalTo: text.leadingAnchor",
          "title.rightAnchor.constraint(equalTo: text.leftAnchor"
        ),
        ("equalTo: image.leadingAnchor", "equalTo: title.leadingAnchor"),
        ("text.trailingAnchor.constraint(equalTo: image.leadingAnchor, constant: -gap),", ""),
      ]
    ),
    List(
      origin: .operators,
      target: .attribute,
      call: "distribute(by: 6, vertically: [one, two, three])",
      damages: [
        ("6", "4"), ("text, .top", "image, .top"), (".top", ".bottom"), ("Bottom(", "Trailing("),
      ]
    ),
    List(
      origin: .operators,
      target: .autoPin,
      call: "align(centerY: one, two, three)",
      damages: [
        ("toSameAxisOf: image", "toSameAxisOf: text"), (".horizontal", ".vertical"),
        ("title.autoAlignAxis(.horizontal, toSameAxisOf: image)", ""),
      ]
    ),
    List(
      origin: .operators,
      target: .maker,
      call: "distribute(equalWidth: one, two, three)",
      damages: [("width", "height"), ("equalTo(image", "equalTo(title")]
    ),
  ]

  private static func isCaught(_ verdict: ConversionJudge.Verdict) -> Bool {
    if case .differs = verdict { true } else { false }
  }

  @Test("Catches spacing, axis, order and members that a damaged printer writes", arguments: lists)
  func printers(_ list: List) throws {
    let result = try converted(list.source, list.origin, list.target)
    #expect(result.report.left.isEmpty, "\(result.text)")
    let judge = ConversionJudge(isOriginal: true)
    #expect(judge.verdict(Array(list.source.utf8), Array(result.text.utf8)) == .agrees)
    for (part, damage) in list.damages {
      #expect(result.text.contains(part), "\(part): \(result.text)")
      let damaged = result.text.replacing(part, with: damage)
      let verdict = judge.verdict(Array(list.source.utf8), Array(damaged.utf8))
      #expect(Self.isCaught(verdict), "\(part) to \(damage): \(verdict)")
    }
  }

  /// What a reader may understand wrongly of a member of a list.
  private static let damages: [(String, @Sendable (LayoutStatement) -> [LayoutStatement])] = [
    ("a member is dropped", { $0.subject == "text" ? [] : [$0] }),
    ("a member comes twice", { $0.subject == "text" ? [$0, $0] : [$0] }),
    (
      "the space is another one",
      { statement in
        guard !statement.constant.isZero else { return [statement] }
        var statement = statement
        statement.constant = .number(3)
        return [statement]
      }
    ),
    (
      "the space counts the other way",
      { statement in
        var statement = statement
        statement.constant = statement.constant.negated
        return [statement]
      }
    ),
    (
      "the axis is the other one",
      { statement in
        var statement = statement
        statement.attribute = statement.attribute.axis == .horizontal ? .top : .left
        if let item = statement.targetItem { statement.target = .item(item, statement.attribute) }
        return [statement]
      }
    ),
    (
      "the order is turned",
      { statement in
        var statement = statement
        statement.subject = ["title": "image", "image": "title"][statement.subject] ?? "text"
        return [statement]
      }
    ),
  ]

  @Test("Catches spacing, axis, order and members that a damaged reader takes in", arguments: lists)
  func readers(_ list: List) throws {
    let whole = try converted(list.source, list.origin, list.target).text
    for (name, damage) in Self.damages {
      var conversion = try #require(SourceConversion(from: list.origin, to: list.target))
      conversion.understanding = damage
      let result = try conversion.convert(Array(list.source.utf8))
      let text = String(decoding: result.bytes, as: UTF8.self)
      // Either something is left, or there was nothing to damage.
      #expect(!result.report.left.isEmpty || text == whole, "\(name): \(text)")
      #expect(result.verdict != .agreesElsewhere, "\(name): \(text)")
    }
  }

  @Test("Reads one element of a list as one item, compounds by a factor, and bars")
  func others() throws {
    let cases: [(String, String, SourceConversion.Origin, SourceDialect, String, String)] = [
      (
        "Cartography",
        "constrain(self, title) { view, title in\n    title.size == view.size * 0.5\n}",
        .operators, .anchors, "multiplier: 0.5", "multiplier: 0.25"
      ),
      (
        "Cartography",
        "constrain(self, title) { view, title in\n    title.size == 2 * view.size / gap\n}",
        .operators, .maker, "multipliedBy(2 / gap)", "multipliedBy(2 * gap)"
      ),
      (
        "PureLayout",
        "let all = [title, text]\nall[1].autoPinEdge(toSuperviewEdge: .top, withInset: 4)",
        .autoPin, .anchors, "constant: 4", "constant: 5"
      ),
      (
        "PureLayout",
        "title.autoPin(toTopLayoutGuideOf: owner, withInset: 8, relation: .greaterThanOrEqual)",
        .autoPin, .anchors, "greaterThanOrEqualTo:", "lessThanOrEqualTo:"
      ),
      (
        "PureLayout",
        "title.autoPin(toBottomLayoutGuideOf: owner, withInset: 8, relation: .greaterThanOrEqual)",
        .autoPin, .maker, "offset(-8)", "offset(8)"
      ),
    ]
    let judge = ConversionJudge(isOriginal: true)
    for (module, statements, origin, target, part, damage) in cases {
      let source = view(module, statements).replacing(
        "let count = 3",
        with: "let count = 3\n  let owner = UIViewController()"
      )
      let result = try converted(source, origin, target)
      #expect(result.report.left.isEmpty, "\(result.text)")
      #expect(
        judge.verdict(Array(source.utf8), Array(result.text.utf8)) == .agrees,
        "\(result.text)"
      )
      #expect(result.text.contains(part), "\(result.text)")
      let damaged = result.text.replacing(part, with: damage)
      let verdict = judge.verdict(Array(source.utf8), Array(damaged.utf8))
      #expect(Self.isCaught(verdict), "\(damaged)")
    }
  }
}
