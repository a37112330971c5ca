import LayoutStatements
import SourceRewriting
import Testing

/// Words of several constraints beside code that replaces, keeps or hides them: what cannot mean the same
/// stays.
@Suite("Words of several constraints that cannot mean the same")
struct WordCertaintyTests {
  private static func screen(_ statements: String, _ rest: String = "") -> String {
    """
    import AttributeLayout
    import AutoPinLayout
    import ConstraintKernel
    import MakerLayout
    import OperatorLayout

    final class Card: LayoutView {
      let a = LayoutView()
      let b = LayoutView()
      let line = LayoutGuide()

      override init(frame: LayoutRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        addLayoutGuide(line)
    \(statements.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      }
    \(rest)
    }
    """
  }

  /// Whether nothing converts, and each statement is still there under a mark.
  private func stays(
    _ statements: String,
    _ rest: String = "",
    from origin: SourceConversion.Origin,
    to target: SourceDialect,
    because reason: String
  ) throws {
    let source = Self.screen(statements, rest)
    let result = try converted(source, origin, target)
    #expect(result.report.converted.isEmpty, "\(result.text)")
    #expect(result.text.contains(reason), "\(result.text)")
    let kept = result.text.split(separator: "\n").filter { !$0.contains("// layout convert:") }
    #expect(kept == source.split(separator: "\n"), "\(result.text)")
  }

  @Test("Attributes that push a bias out keep it, and those that would do so as well")
  func competing() throws {
    try stays(
      "a.easy.layout(Bias(0.3, along: .horizontal))\na.easy.layout(Left(4))",
      from: .attribute,
      to: .maker,
      because: "another block replaces"
    )
    let block = """
      a.snp.makeConstraints { make in
        make.bias(0.3, along: .horizontal)
        make.leading.equalToSuperview()
      }
      """
    try stays(block, from: .maker, to: .attribute, because: "would push each other out")
    let beside = block.replacing("leading", with: "top")
    let result = try converted(Self.screen(beside), .maker, .attribute)
    #expect(result.text.contains("a.easy.layout(Bias(0.3, along: .horizontal))"))
    #expect(result.text.contains("a.easy.layout(Top())"), "\(result.text)")
  }

  @Test("Words of one call that take up the same place stay")
  func oneCall() throws {
    try stays(
      "a.easy.layout(Bias(0.3, along: .horizontal), CenterX(4))",
      from: .attribute,
      to: .maker,
      because: "would push each other out"
    )
    try stays(
      "a.easy.layout(Bias(0.3, along: .horizontal), Bias(0.6, along: .horizontal))",
      from: .attribute,
      to: .anchors,
      because: "would push each other out"
    )
  }

  @Test("An update to the gap that stands is no constant")
  func gaps() throws {
    let block = "make.leading.equalToSuperview().systemSpacing()"
    let update = """
        func move() {
          a.snp.updateConstraints { make in
            make.leading.equalToSuperview().systemSpacing()
          }
        }
      """
    try stays(
      "a.snp.makeConstraints { make in\n  \(block)\n}",
      update,
      from: .maker,
      to: .anchors,
      because: "left as it was"
    )
  }

  @Test("Comments stay beside words")
  func comments() throws {
    let block = """
      a.snp.makeConstraints { make in
        // At a third.
        make.bias(0.3, along: .horizontal)
        // Below the top.
        make.top.equalToSuperview()
      }
      """
    let text = try converted(Self.screen(block), .maker, .autoPin).text
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
    for (comment, line) in [
      ("// At a third.", "a.autoSetBias(0.3, along: .horizontal)"),
      ("// Below the top.", "a.autoPinEdge(toSuperviewEdge: .top)"),
    ] {
      let place = try #require(lines.firstIndex(of: comment[...]), "\(text)")
      #expect(lines[place + 1] == line[...], "\(text)")
    }
  }

  @Test("A word of an item stands in the block of its constraints")
  func oneBlock() throws {
    let call = "a.easy.layout(Top(), Bias(0.3, along: .horizontal))"
    let text = try converted(Self.screen(call), .attribute, .maker).text
    let block = """
      a.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.bias(0.3, along: .horizontal)
      }
      """
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
    let wanted = block.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
    #expect(lines.contains(wanted), "\(text)")
  }

  @Test("A chain one of whose items is laid out by attributes of the same slot stays")
  func competingChains() throws {
    try stays(
      "[a, b].easy.layout(Chain(along: .vertical))\nb.easy.layout(Top(4))",
      from: .attribute,
      to: .anchors,
      because: "another block replaces"
    )
    try stays(
      "[a, b].snp.chain(along: .vertical)\nb.snp.makeConstraints { $0.top.equalToSuperview() }",
      from: .maker,
      to: .attribute,
      because: "would push each other out"
    )
  }

  @Test("What is remade of an item of a chain keeps the chain, and all of the item")
  func remade() throws {
    let remake = """
        func move() {
          b.snp.remakeConstraints { make in
            make.top.equalToSuperview()
          }
        }
      """
    for target in [SourceDialect.anchors, .operators, .attribute, .autoPin] {
      try stays(
        "[a, b].snp.chain(along: .vertical)",
        remake,
        from: .maker,
        to: target,
        because: "another block replaces"
      )
    }
  }

  @Test("A word that is updated, and one in a group, stay with what changes them")
  func changed() throws {
    let update = """
        func move() {
          a.snp.updateConstraints { make in
            make.bias(0.6, along: .horizontal)
          }
        }
      """
    try stays(
      "a.snp.makeConstraints { make in\n  make.bias(0.3, along: .horizontal)\n}",
      update,
      from: .maker,
      to: .anchors,
      because: "another block replaces"
    )
    let group = """
        let group = ConstraintGroup()

        func move() {
          constrain(a, line, replace: group) { a, line in
            place(a, at: 0.6, from: line.leading, to: line.trailing)
          }
        }
      """
    try stays(
      "constrain(a, line, replace: group) { a, line in\n  a.leading == line.leading\n}",
      group,
      from: .operators,
      to: .anchors,
      because: "left as it was"
    )
  }

  @Test("A function of the project's own hides a word, and a call of one may make another item")
  func own() throws {
    try stays(
      "constrain(a) { a in\n  place(a, at: 0, from: a.superview!.top, to: a.superview!.bottom)\n}",
      "  func place(_ item: LayoutProxy, at share: Double) {}",
      from: .operators,
      to: .maker,
      because: "the project declares a 'place' of its own"
    )
    try stays(
      "[makeRow(), b].snp.chain(along: .vertical)",
      "  func makeRow() -> LayoutView { LayoutView() }",
      from: .maker,
      to: .operators,
      because: "'makeRow()' would be called"
    )
  }

  @Test("A chain has no priority in a chain of items, nor several constraints in anchors")
  func priorities() throws {
    let chain = "[a, b].easy.layout(Chain(along: .vertical).with(.high))"
    try stays(chain, from: .attribute, to: .maker, because: "a chain of items has no priority")
    try stays(chain, from: .attribute, to: .anchors, because: "one by one")
    let result = try converted(Self.screen(chain), .attribute, .autoPin)
    #expect(result.text.contains(".autoSetPriority(.defaultHigh) {"), "\(result.text)")
  }

  @Test("In source for an original there are no such words")
  func originals() throws {
    let text = """
      import SnapKit

      func lay(_ a: UIView, _ b: UIView) {
        a.snp.makeConstraints { make in make.bias(0.3, along: .horizontal) }
        [a, b].snp.chain(along: .horizontal)
      }
      """
    let result = try converted(text, .maker, .anchors)
    #expect(result.report.converted.isEmpty, "\(result.text)")
  }

  @Test("The second reader tells words from others")
  func judge() {
    let chain = "[a, b].snp.chain(along: .vertical, spacing: 8, weights: [1, 2], lead: 4)"
    let pairs = [
      (chain, chain.replacing("vertical", with: "horizontal")),
      (chain, chain.replacing("[a, b]", with: "[b, a]")),
      (chain, chain.replacing("[1, 2]", with: "[2, 1]")),
      (chain, chain.replacing("lead", with: "tail")),
      (chain, chain.replacing("8", with: "9")),
      (chain, chain.replacing("along", with: ".spreadInside, along")),
      (chain, chain.replacing(", weights: [1, 2]", with: "")),
      ("a.autoSetBias(0.3, along: .vertical)", "a.autoSetBias(0.4, along: .vertical)"),
      ("a.autoSetBias(0.3, along: .vertical)", "b.autoSetBias(0.3, along: .vertical)"),
      (
        "a.easy.layout(Bias(0.3, from: b, .top, to: self, .top))",
        "a.easy.layout(Bias(0.3, from: self, .top, to: b, .top))"
      ),
      (
        "a.easy.layout(Bias(0.3, along: .vertical))",
        "a.easy.layout(Bias(0.3, along: .vertical).with(.high))"
      ),
      (
        "line.autoSetBarrier(atEdge: .top, of: [a], margin: 8)",
        "line.autoSetBarrier(atEdge: .bottom, of: [a], margin: 8)"
      ),
      (
        "line.autoSetBarrier(atEdge: .top, of: [a], margin: 8)",
        "line.autoSetBarrier(atEdge: .top, of: [a, b], margin: 8)"
      ),
      (
        "line.autoSetGuideline(along: .vertical, at: .start(8))",
        "line.autoSetGuideline(along: .vertical, at: .end(8))"
      ),
    ]
    for (before, after) in pairs {
      let (one, other) = (Self.screen(before), Self.screen(after))
      let verdict = ConversionJudge(isOriginal: false).verdict(Array(one.utf8), Array(other.utf8))
      #expect(verdict == .differs(line: 17), "\(before) \(after) \(verdict)")
    }
  }
}
