import LayoutStatements
import SourceRewriting
import Testing

/// The ratio of width to height, a word of this package's modules in every dialect.
@Suite("Ratios")
struct RatioWordTests {
  private static let lines: [(SourceConversion.Origin, String)] = [
    (.operators, "constrain(a) { a in a.ratio <= 1.5 ~ 750 }"),
    (
      .maker, "a.snp.makeConstraints { make in make.ratio.lessThanOrEqualTo(1.5).priority(750) }"
    ),
    (.attribute, "a.easy.layout(Ratio(<=1.5).with(.high))"),
    (
      .autoPin,
      """
      LayoutConstraint.autoSetPriority(750) {
          a.autoSetRatio(1.5, relation: .lessThanOrEqual)
        }
      """
    ),
    (
      .anchors,
      """
      let limit = a.ratioAnchor.constraint(lessThanOrEqualToConstant: 1.5)
        limit.priority = .defaultHigh
        limit.isActive = true
      """
    ),
  ]

  private static let results: [(SourceDialect, [String])] = [
    (.operators, ["a.ratio <= 1.5 ~ .defaultHigh"]),
    (.maker, ["make.ratio.lessThanOrEqualTo(1.5).priority(.high)"]),
    (
      .autoPin,
      [".autoSetPriority(.defaultHigh)", "a.autoSetRatio(1.5, relation: .lessThanOrEqual)"]
    ),
    (.anchors, ["a.ratioAnchor.constraint(lessThanOrEqualToConstant: 1.5)"]),
    (.attribute, ["a.easy.layout(Ratio(<=1.5).with(.high))"]),
    (.constraint, ["attribute: .width,", "attribute: .height, multiplier: 1.5"]),
  ]

  private static func source(_ text: String) -> String {
    """
    import AttributeLayout
    import AutoPinLayout
    import ConstraintKernel
    import MakerLayout
    import OperatorLayout

    func lay(_ root: LayoutView) {
      let a = LayoutView()
      a.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(a)
      \(text)
    }
    """
  }

  @Test("A number above 0 is one, in every direction")
  func read() throws {
    for (origin, text) in Self.lines {
      for (target, parts) in Self.results where target != origin.dialect {
        let result = try converted(Self.source(text), origin, target)
        #expect(result.report.converted.count == 1, "\(origin) \(target): \(result.text)")
        #expect(!result.text.contains("// layout convert:"), "\(target): \(result.text)")
        let flat = result.text.replacing("\n", with: " ").split(separator: " ")
          .joined(separator: " ")
        for part in parts {
          #expect(flat.contains(part), "\(origin) \(target): \(result.text)")
        }
      }
    }
  }

  @Test("A quotient is one where it divides no integers")
  func quotients() throws {
    let text = "a.snp.makeConstraints { make in make.ratio.equalTo(16.0 / 9) }"
    let result = try converted(Self.source(text), .maker, .anchors)
    #expect(
      result.text.contains("a.ratioAnchor.constraint(equalToConstant: 16.0 / 9)"),
      "\(result.text)"
    )
  }

  @Test("A ratio stands beside a width of the same call, and of another")
  func besideWidths() throws {
    let text = "a.easy.layout(Ratio(2), Width(40))"
    let result = try converted(Self.source(text), .attribute, .maker)
    #expect(result.text.contains("make.ratio.equalTo(2)"), "\(result.text)")
    #expect(result.text.contains("make.width.equalTo(40)"), "\(result.text)")
    let back = try converted(result.text, .maker, .attribute)
    #expect(back.text.contains("Ratio(2)"), "\(back.text)")
    #expect(back.text.contains("Width(40)"), "\(back.text)")
  }

  @Test("In source for an original there is no such word, and nothing is made of it")
  func originals() throws {
    let text = """
      import SnapKit

      func lay(_ a: UIView) {
        a.snp.makeConstraints { make in make.ratio.equalTo(2) }
      }
      """
    let result = try converted(text, .maker, .anchors)
    #expect(result.report.converted.isEmpty, "\(result.text)")
  }
}
