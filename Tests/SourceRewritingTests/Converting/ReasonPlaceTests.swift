import LayoutStatements
import SourceRewriting
import Testing

/// Each reason that refers to something else names its file and line.
@Suite("Places of what reasons refer to")
struct ReasonPlaceTests {
  /// Every reason there is; the switch knows each case, so that none can be forgotten.
  private static let reasons: [LeftReason] = {
    let all: [LeftReason] = [
      .notUnderstood, .blockIsValue, .handedOn, .chosenInBlock("switch"), .proxiesInList,
      .conditional,
      .controlFlow,
      .leavesEarly, .compilerCondition, .unknownKind("a"), .unknownParts("a"), .calledOften("a"),
      .ownWord("a"), .insideExpression, .rootView("a"), .modulesDiffer("a"), .noContainer,
      .optionalSubject,
      .chosenItem, .seesActivation, .replaces, .isReplaced, .handle("a"), .noWords("a"),
      .flagStays("a"), .competes, .perhapsSuperview("a"), .inBlock("a"),
      .judgedOtherwise, .readsDifferently, .runsAgain, .differsAgain, .contentPriority,
    ]
    for reason in all {
      switch reason {
      case .notUnderstood, .blockIsValue, .handedOn, .chosenInBlock, .proxiesInList, .conditional,
        .controlFlow,
        .leavesEarly, .compilerCondition, .unknownKind, .unknownParts, .calledOften, .ownWord,
        .insideExpression, .rootView, .modulesDiffer, .noContainer, .optionalSubject, .chosenItem,
        .seesActivation,
        .replaces, .isReplaced, .handle,
        .perhapsSuperview, .inBlock, .noWords, .flagStays, .competes, .judgedOtherwise,
        .readsDifferently, .runsAgain, .differsAgain, .contentPriority:
        continue
      }
    }
    return all
  }()

  /// A file whose conversion gives a reason: the line that is meant ends with `// meant`.
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: String
    let origin: SourceConversion.Origin
    let target: SourceDialect
    let source: String
    /// A file beside it, which has the meant line if this one has none.
    var other = ""

    var testDescription: String { kind }
  }

  private static func line(_ text: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasSuffix("// meant") }.map { $0 + 1 }
  }

  static let cases = [
    Case(
      kind: "replaces others",
      origin: .maker,
      target: .anchors,
      source: view(
        "SnapKit",
        """
        title.snp.makeConstraints { $0.top.equalToSuperview() } // meant
        print(count)
        title.snp.remakeConstraints { $0.top.equalTo(text).inset(unknown()) }
        """
      )
    ),
    Case(
      kind: "is replaced",
      origin: .attribute,
      target: .anchors,
      source: "import EasyPeasy\n"
        + view("", "title.easy.layout(Top(4))").replacing("private func", with: "func"),
      other: """
        import EasyPeasy

        extension Card {
          func move() {
            title.easy.layout(Top(8)) // meant
          }
        }
        """
    ),
    Case(
      kind: "competes",
      origin: .maker,
      target: .attribute,
      source: view(
        "SnapKit",
        """
        title.snp.makeConstraints { $0.top.equalToSuperview() }
        print(count)
        title.snp.makeConstraints { $0.top.equalTo(text) } // meant
        """
      )
    ),
    Case(
      kind: "own word",
      origin: .attribute,
      target: .anchors,
      source: view("EasyPeasy", "title.easy.layout(Top(4))"),
      other: "\nstruct Top { // meant\n  init(_ value: Int) {}\n}\n"
    ),
    Case(
      kind: "own word",
      origin: .autoPin,
      target: .anchors,
      source: view("PureLayout", "title.autoSetDimension(.width, toSize: 4)"),
      other: """
        extension UIView {
          func autoSetDimension(_ dimension: ALDimension, toSize: CGFloat) {} // meant
        }
        """
    ),
    Case(
      kind: "own word",
      origin: .operators,
      target: .anchors,
      source: view("Cartography", "constrain(title) { $0.width == 4 }")
        + "\nfunc constrain(_ view: UIView, _ block: (UIView) -> Void) {} // meant\n"
    ),
    Case(
      kind: "control flow",
      origin: .maker,
      target: .operators,
      source: view(
        "SnapKit",
        """
        title.snp.remakeConstraints { make in
            make.left.equalTo(text)
            if text.isHidden { // meant
                make.top.equalTo(text)
            }
        }
        """
      )
    ),
    Case(
      kind: "leaves early",
      origin: .maker,
      target: .anchors,
      source: view(
        "SnapKit",
        """
        title.snp.makeConstraints { make in
            make.top.equalToSuperview()
            print(count)
            if count > 3 { return } // meant
            make.left.equalToSuperview()
        }
        """
      )
    ),
    Case(
      kind: "sees activation",
      origin: .operators,
      target: .anchors,
      source: view(
        "Cartography",
        """
        constrain(title) { title in
            title.width == 4
            layoutIfNeeded() // meant
        }
        """
      )
    ),
    Case(
      kind: "compiler condition",
      origin: .maker,
      target: .anchors,
      source: view(
        "SnapKit",
        """
        title.snp.makeConstraints { make in
            make.top.equalToSuperview()
        #if DEBUG // meant
            make.left.equalToSuperview()
        #endif
        }
        """
      )
    ),
    Case(
      kind: "handle",
      origin: .maker,
      target: .anchors,
      source: view(
        "SnapKit",
        """
        title.snp.makeConstraints { make in
            top = make.top.equalToSuperview().constraint
        }
        top?.layoutConstraints.first?.identifier = "top" // meant
        """
      ).replacing("let count = 3", with: "let count = 3\n  var top: Constraint?")
    ),
    Case(
      kind: "block is a value",
      origin: .maker,
      target: .anchors,
      source: view(
        "SnapKit",
        """
        let block: (ConstraintMaker) -> Void = { $0.top.equalToSuperview() } // meant
        title.snp.makeConstraints(block)
        """
      )
    ),
    Case(
      kind: "inside an expression",
      origin: .maker,
      target: .anchors,
      source: view(
        "SnapKit",
        """
        let made = [ // meant
            title.snp.prepareConstraints { $0.top.equalToSuperview() },
        ]
        print(made.count)
        """
      )
    ),
  ]

  @Test("A report names the file and the line", arguments: cases)
  func places(_ one: Case) throws {
    var conversion = try #require(SourceConversion(from: one.origin, to: one.target))
    conversion.world.read(Array(one.source.utf8), path: "Card.swift")
    if !one.other.isEmpty { conversion.world.read(Array(one.other.utf8), path: "Other.swift") }
    let report = try conversion.convert(Array(one.source.utf8)).report
    let found = report.leftovers.filter { $0.reason.kind == one.kind }
    #expect(!found.isEmpty, "\(report.leftovers)")
    let own = Self.line(one.source)
    let meant = SourcePlace(
      file: own == nil ? "Other.swift" : nil,
      line: own ?? Self.line(one.other) ?? 0
    )
    #expect(found.contains { $0.other == meant }, "\(found), not \(meant)")
  }

  @Test("Each reason that refers to something else is shown with its place; no other has one")
  func all() throws {
    #expect(Set(Self.reasons.map(\.kind)).count == Self.reasons.count)
    let shown = Set(Self.cases.map(\.kind))
    let referring = Self.reasons.filter(\.refersElsewhere).map(\.kind)
    #expect(Set(referring) == shown)
    for one in Self.cases {
      let conversion = try #require(SourceConversion(from: one.origin, to: one.target))
      for leftover in try conversion.convert(Array(one.source.utf8)).report.leftovers
      where !leftover.reason.refersElsewhere {
        #expect(leftover.other == nil, "\(leftover)")
      }
    }
  }
}
