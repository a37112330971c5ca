import LayoutStatements
import SourceRewriting
import Testing

/// Words of this package's modules with something that is chosen when it runs, or with a handle: each
/// stays, is counted, and is marked.
@Suite("Words of arrangements, gaps and areas that stay")
struct ArrangementWordTests {
  /// A line of a dialect.
  struct Line: CustomTestStringConvertible, Sendable {
    let dialect: SourceConversion.Origin
    let text: String

    init(_ dialect: SourceConversion.Origin, _ text: String) {
      (self.dialect, self.text) = (dialect, text)
    }

    var testDescription: String { text }
  }

  static let lines = [
    Line(.operators, "constrain(a, b) { a, b in b.leading == a.trailing + 4 - .system(2) }"),
    Line(.operators, "constrain(a, b) { a, b in b.leading == a.trailing + LayoutGap.system }"),
    Line(.operators, "constrain(a) { a in a.ratio == wide }"),
    Line(.maker, "a.snp.makeConstraints { $0.ratio.equalTo(0) }"),
    Line(.maker, "a.snp.makeConstraints { $0.ratio.equalTo(16 / 9) }"),
    Line(.maker, "[a, c].snp.makeConstraints { $0.top.equalToSuperview() }"),
    Line(.autoPin, "a.autoSetRatio(-2)"),
    Line(.autoPin, "a.autoSetRatio(wide)"),
    Line(.operators, "constrain(a) { a in guideline(a, along: axis, at: .fraction(0.3)) }"),
    Line(.operators, "constrain(a, b) { a, b in barrier(a, at: edge, of: [b]) }"),
    Line(.operators, "constrain(a, b) { a, b in chain(all, from: a.top, to: b.top) }"),
    Line(
      .operators,
      "constrain(a, b) { a, b in place(a, at: 1, from: b.top * 2, to: b.bottom) }"
    ),
    Line(.maker, "a.snp.makeConstraints { $0.bias(0.3, along: axis) }"),
    Line(.maker, "a.snp.makeConstraints { $0.bias(0.3, from: b, to: b.snp.top) }"),
    Line(.maker, "a.snp.makeConstraints { $0.bias(0.3, along: .horizontal).labeled(name) }"),
    Line(.maker, "all.snp.chain(along: .horizontal)"),
    Line(.maker, "let list = [a, b].snp.chain(along: .horizontal)"),
    Line(.maker, "[a, b].snp.chain(style, along: .horizontal)"),
    Line(.maker, "[a, b].snp.chain(along: .horizontal, weights: weights)"),
    Line(.attribute, "a.easy.layout(Bias(0.3, along: .horizontal).when { isWide })"),
    Line(.attribute, "a.easy.layout(Barrier(at: .top, of: all))"),
    Line(.attribute, "[a, b].easy.layout(chain)"),
    Line(.attribute, "[a, b].easy.layout(Chain(along: .horizontal).when { isWide })"),
    Line(.attribute, "let list = [a, b].easy.layout(Chain(along: .horizontal))"),
    Line(.autoPin, "let place = a.autoSetBias(0.3, along: .horizontal)"),
    Line(.autoPin, "a.autoSetBarrier(atEdge: .trailing, of: all, margin: 8)"),
    Line(.autoPin, "a.autoSetBarrier(atEdge: .trailing, of: [b], includingGone: isWide)"),
    Line(.autoPin, "all.autoChain(along: .horizontal)"),
    Line(.anchors, "LayoutConstraint.activate(a.constraints(asBarrierAt: edge, of: [b]))"),
    Line(.anchors, "LayoutConstraint.activate(a.constraints(asGuidelineAlong: .vertical, at: at))"),
    Line(
      .anchors,
      "let list = LayoutConstraint.constraints(chaining: [a, b], from: start, to: end)"
    ),
    Line(.operators, "constrain(a, b) { a, b in b.leading == (a.trailing + .system) * 2 }"),
    Line(.maker, "a.snp.makeConstraints { $0.top.equalToSuperview(area) }"),
    Line(.maker, "a.snp.makeConstraints { $0.centerX.equalToSuperview().systemSpacing() }"),
    Line(.attribute, "a.easy.layout(Ratio(wide))"),
    Line(.attribute, "a.easy.layout(Ratio(>=16.0 / 9))"),
    Line(.attribute, "a.easy.layout(Top(8).to(area))"),
    Line(.autoPin, "a.autoPinEdge(.top, toSuperviewArea: area)"),
    Line(.anchors, "a.ratioAnchor.constraint(equalToConstant: wide).isActive = true"),
    Line(
      .anchors,
      "b.leadingAnchor.constraint(equalTo: a.trailingAnchor, gap: gap).isActive = true"
    ),
  ]

  @Test("Each stays as it is, under one comment, in every direction", arguments: lines)
  func stays(_ line: Line) throws {
    let source = """
      import AttributeLayout
      import AutoPinLayout
      import ConstraintKernel
      import MakerLayout
      import OperatorLayout

      func lay(_ root: LayoutView, _ a: LayoutView, _ b: LayoutView) {
        \(line.text)
      }
      """
    let targets = SourceDialect.allCases.filter {
      SourceConversion(from: line.dialect, to: $0) != nil
    }
    #expect(targets.count >= 4)
    for target in targets {
      let result = try converted(source, line.dialect, target)
      #expect(result.report.converted.isEmpty, "\(target): \(result.text)")
      #expect(result.text.contains(line.text), "\(target): \(result.text)")
      let marks = result.text.split(separator: "\n").filter { $0.contains("// layout convert:") }
      // What only anchors have words for is in the form of item initialisers already.
      let isInPlace =
        line.dialect == .anchors && target == .constraint && line.text.contains("constraints(")
      #expect(marks.count == (isInPlace ? 0 : 1), "\(target): \(result.text)")
    }
  }
}
