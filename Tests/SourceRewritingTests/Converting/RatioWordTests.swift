import LayoutStatements
import SourceRewriting
import Testing

/// The ratio of width to height, a word of this package's modules that is one constraint in every
/// dialect.
@Suite("Ratios")
struct RatioWordTests {
  private static let lines: [(SourceConversion.Origin, String)] = [
    (.operators, "constrain(a) { a in a.ratio <= 1.5 ~ 750 }"),
    (
      .maker, "a.snp.makeConstraints { make in make.ratio.lessThanOrEqualTo(1.5).priority(750) }"
    ),
    (
      .autoPin,
      """
      LayoutConstraint.autoSetPriority(750) {
          a.autoSetRatio(1.5, relation: .lessThanOrEqual)
        }
      """
    ),
  ]

  private static let results: [(SourceDialect, [String])] = [
    (.operators, ["a.width <= a.height * 1.5 ~ "]),
    (.maker, ["make.width.lessThanOrEqualTo(a.snp.height).multipliedBy(1.5).priority("]),
    (.autoPin, ["a.autoMatch(.width, to: .height, of: a, withMultiplier: 1.5"]),
    (.anchors, ["a.widthAnchor.constraint(lessThanOrEqualTo: a.heightAnchor, multiplier: 1.5)"]),
    (.attribute, ["a.easy.layout(Width(<=0 * 1.5).like(a, .height).with("]),
  ]

  private static func source(_ text: String) -> String {
    """
    import AutoPinLayout
    import ConstraintKernel
    import MakerLayout
    import OperatorLayout

    func lay(_ root: LayoutView, _ a: LayoutView) {
      \(text)
    }
    """
  }

  @Test("A number above 0 becomes a multiple of the height, in every direction")
  func read() throws {
    for (origin, text) in Self.lines {
      for (target, parts) in Self.results where target != origin.dialect {
        let result = try converted(Self.source(text), origin, target)
        #expect(result.report.converted.count == 1, "\(origin) \(target): \(result.text)")
        #expect(!result.text.contains("// layout convert:"), "\(target): \(result.text)")
        for part in parts {
          #expect(result.text.contains(part), "\(origin) \(target): \(result.text)")
        }
      }
    }
  }

  @Test("A quotient is one where it divides no integers")
  func quotients() throws {
    let text = "a.snp.makeConstraints { make in make.ratio.equalTo(16.0 / 9) }"
    let result = try converted(Self.source(text), .maker, .anchors)
    #expect(
      result.text.contains(
        "a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 16.0 / 9)"
      ),
      "\(result.text)"
    )
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
