import LayoutStatements
import SourceRewriting
import Testing

/// What a condition or a call gives when it is run is no word of the text, however it ends.
@Suite("Cases, items and branches that are chosen when code runs")
struct ChosenAtRunTimeTests {
  private static let chosen: [(SourceConversion.Origin, String)] = [
    (.autoPin, "title.autoPinEdge(toSuperviewEdge: isHidden ? .top : .bottom)"),
    (.autoPin, "title.autoPinEdge(.top, to: isHidden ? .top : .bottom, of: text)"),
    (.autoPin, "title.autoSetDimension(isHidden ? .width : .height, toSize: 4)"),
    (.autoPin, "title.autoAlignAxis(toSuperviewAxis: isHidden ? .vertical : .horizontal)"),
    (.autoPin, "title.autoMatch(isHidden ? .width : .height, to: .width, of: text)"),
    (.autoPin, "title.autoConstrainAttribute(isHidden ? .left : .right, to: .left, of: text)"),
    (.autoPin, "[title, text].autoAlignViews(to: isHidden ? .top : .bottom)"),
    (
      .autoPin,
      "title.autoPinEdge(.left, to: .left, of: text, withOffset: 4, relation: isHidden ? .equal : .lessThanOrEqual)"
    ),
    (.autoPin, "title.autoPinEdge(toSuperviewEdge: edges.first.opposite.top)"),
    (.autoPin, "title.autoPinEdge(toSuperviewEdge: Sides.top)"),
    (.attribute, "title.easy.layout(Top().to(text, isHidden ? .top : .bottom))"),
    (.attribute, "title.easy.layout(Top(isHidden ? >=4 : <=8))"),
    (
      .anchors,
      "NSLayoutConstraint(item: title, attribute: isHidden ? .top : .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: 0).isActive = true"
    ),
    (
      .anchors,
      "NSLayoutConstraint(item: title, attribute: .top, relatedBy: isHidden ? .equal : .lessThanOrEqual, toItem: self, attribute: .top, multiplier: 1, constant: 0).isActive = true"
    ),
  ]

  @Test("Stay, and are never taken for the word at the end of the expression", arguments: chosen)
  func chosenWords(_ origin: SourceConversion.Origin, _ statement: String) throws {
    let flag = "title.translatesAutoresizingMaskIntoConstraints = false\n"
    let source = view("", (origin == .anchors ? flag : "") + statement)
    for target in [SourceDialect.anchors, .maker, .operators] where target != origin.dialect {
      let result = try converted(source, origin, target)
      #expect(result.report.converted.isEmpty, "\(result.text)")
      #expect(result.text.contains(statement))
    }
  }

  @Test("The judge reads none of them as the word at the end either")
  func judge() {
    let judge = ConversionJudge(isOriginal: true)
    let before = view("", "title.autoPinEdge(toSuperviewEdge: isHidden ? .top : .bottom)")
    let after = view("", "title.snp.makeConstraints { $0.bottom.equalToSuperview() }")
    #expect(judge.verdict(Array(before.utf8), Array(after.utf8)) != .agrees)
  }

  @Test("A word may be said with its type, unless the project has a type of that name")
  func qualified() throws {
    let call = "title.autoPinEdge(toSuperviewEdge: ALEdge.top, withInset: 4)"
    let source = view("PureLayout", call)
    #expect(try converted(source, .autoPin, .maker).report.left.isEmpty)
    let own = "enum ALEdge { static let top = 3 }\n"
    #expect(try converted(source + own, .autoPin, .maker).report.converted.isEmpty)
  }

  @Test("An item chosen at run time is named as such")
  func items() throws {
    let statement = "(isHidden ? title : text).snp.makeConstraints { $0.top.equalToSuperview() }"
    let result = try converted(view("SnapKit", statement), .maker, .anchors)
    #expect(result.report.left == ["chosen item": 1])
    let optional = "subviews.first?.snp.makeConstraints { $0.top.equalToSuperview() }"
    let other = try converted(view("SnapKit", optional), .maker, .anchors)
    #expect(other.report.left == ["optional subject": 1])
  }

  // MARK: Cases of a switch

  @Test("Each case of a switch that lays an item out clears its flag, on lines of its own or not")
  func cases() throws {
    let switches = [
      """
      switch count {
      case 1:
        title.snp.makeConstraints { $0.top.equalToSuperview() }
      default:
        title.snp.makeConstraints { $0.left.equalToSuperview() }
      }
      """,
      """
      switch count {
      case 1: title.snp.makeConstraints { $0.top.equalToSuperview() }
      default: title.snp.makeConstraints { $0.left.equalToSuperview() }
      }
      """,
    ]
    for text in switches {
      let result = try converted(view("SnapKit", text), .maker, .anchors)
      #expect(result.report.left.isEmpty, "\(result.text)")
      let flag = "title.translatesAutoresizingMaskIntoConstraints = false"
      let cleared = result.text.split(separator: "\n").filter { $0.hasSuffix(flag) }
      #expect(cleared.count == 2, "\(result.text)")
      // The judge looks for the flag of each case, too.
      let first = try #require(result.text.firstRange(of: flag))
      var rest = result.text[first.upperBound...]
      let second = try #require(rest.firstRange(of: flag))
      rest = rest[second.upperBound...]
      let damaged = result.text[..<second.lowerBound] + rest
      let judge = ConversionJudge(isOriginal: true)
      let verdict = judge.verdict(Array(view("SnapKit", text).utf8), Array(damaged.utf8))
      #expect(verdict != .agrees, "\(damaged)")
    }
  }

  @Test("What one case clears is not cleared in another, and its variables are its own")
  func casesApart() throws {
    let statements = """
      switch count {
      case 1:
        let line = UILabel()
        addSubview(line)
        line.translatesAutoresizingMaskIntoConstraints = false
        line.topAnchor.constraint(equalTo: topAnchor).isActive = true
      default:
        let line = UILabel()
        text.addSubview(line)
        line.topAnchor.constraint(equalTo: text.topAnchor).isActive = true
      }
      """
    let result = try converted(view("", statements), .anchors, .maker)
    #expect(result.report.left == ["flag stays": 1], "\(result.text)")
    #expect(result.text.contains("line.snp.makeConstraints"))
  }

  @Test("Each branch of a condition of the compiler clears its flags, and so does what follows")
  func compilerConditions() throws {
    let statements = """
      #if DEBUG
      title.snp.makeConstraints { $0.top.equalToSuperview() }
      #else
      title.snp.makeConstraints { $0.bottom.equalToSuperview() }
      #endif
      title.snp.makeConstraints { $0.left.equalToSuperview() }
      """
    let result = try converted(view("SnapKit", statements), .maker, .anchors)
    #expect(result.report.left.isEmpty)
    let flag = "title.translatesAutoresizingMaskIntoConstraints = false"
    let flags = result.text.split(separator: "\n").filter { $0.hasSuffix(flag) }
    #expect(flags.count == 3, "\(result.text)")
    let cleared = """
      #if DEBUG
      \(flag)
      #endif
      title.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """
    let other = try converted(view("", cleared), .anchors, .maker)
    #expect(other.report.left == ["flag stays": 1], "\(other.text)")
  }

  // MARK: Properties

  @Test(
    "A property that makes an item each time is asked for once, or its statements stay",
    arguments: [
      "var row: UIView { UIView() }",
      "var row: UIView { let made = UIView(); addSubview(made); return made }",
      "var row: UIView { get { makeRow() } }",
    ]
  )
  func makingProperties(property: String) throws {
    let block =
      "row.snp.makeConstraints { make in make.top.equalToSuperview()\n make.left.equalTo(text) }"
    let declared = "\nextension Card { \(property)\n func makeRow() -> UIView { UIView() } }\n"
    for others in [[], [declared]] {
      let source = view("SnapKit", block) + (others.isEmpty ? declared : "")
      let (text, report) = try converted(source, .maker, .anchors, besides: others)
      #expect(report.left.isEmpty, "\(text)")
      #expect(text.contains("let item = row\n"), "\(text)")
      #expect(text.contains("item.topAnchor.constraint(equalTo: item.superview!.topAnchor)"))
      #expect(!text.contains("row.topAnchor"))
    }
    // Anchors ask anew in each line, so that one block for both would mean another item.
    let lines = """
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: topAnchor),
        row.leftAnchor.constraint(equalTo: leftAnchor),
      ])
      """
    let flagged =
      "\nextension Card { var row: UIView { makeRow() }\n func makeRow() -> UIView { let made = UIView(); made.translatesAutoresizingMaskIntoConstraints = false; return made } }\n"
    #expect(try converted(view("", lines) + flagged, .anchors, .maker).report.converted.isEmpty)
  }

  @Test("A property that chooses between what is there is named as it is")
  func choosingProperties() throws {
    let block =
      "row.snp.makeConstraints { make in make.top.equalToSuperview()\n make.left.equalTo(text) }"
    let declared = "\nextension Card { var row: UIView { isHidden ? title : text } }\n"
    let (text, report) = try converted(view("SnapKit", block) + declared, .maker, .anchors)
    #expect(report.left.isEmpty)
    #expect(text.contains("row.leftAnchor.constraint(equalTo: text.leftAnchor)"), "\(text)")
  }
}
