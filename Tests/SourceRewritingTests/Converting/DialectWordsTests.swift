import ConstraintKernel
import Dialects
import LayoutStatements
import SourceRewriting
import Testing

/// The kernel's wording of a constraint in a dialect, read back by the readers of source code, which
/// share nothing with it.
@Suite("The kernel's words of dialects, read back")
struct DialectWordsTests {
  private typealias Attribute = LayoutConstraint.Attribute

  private let card = LayoutView()
  private let title = LayoutView()
  private let text = LayoutView()

  init() {
    (card.layoutName, title.layoutName, text.layoutName) = ("card", "title", "text")
    card.addSubview(title)
    card.addSubview(text)
  }

  /// Edges of siblings, middles, baselines, sizes with and without a partner and a factor.
  private var constraints: [LayoutConstraint] {
    let pairs: [(Attribute, Attribute)] = [
      (.leading, .trailing), (.trailing, .leading), (.trailing, .trailing), (.top, .bottom),
      (.bottom, .top), (.centerX, .centerX), (.centerY, .centerY), (.width, .width),
      (.height, .width), (.width, .notAnAttribute), (.height, .notAnAttribute),
    ]
    var constraints: [LayoutConstraint] = []
    for (first, second) in pairs {
      for relation in [LayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
        for (constant, multiplier) in [(8.0, 1.0), (-8, 1), (0, 1), (0, 2)]
        where multiplier == 1 || first == .width && second == .width {
          let constraint = LayoutConstraint(
            item: title,
            attribute: first,
            relatedBy: relation,
            toItem: second == .notAnAttribute ? nil : text,
            attribute: second,
            multiplier: multiplier,
            constant: second == .notAnAttribute ? 44 : constant
          )
          constraint.priority = constant < 0 ? .defaultHigh : .required
          constraints.append(constraint)
        }
      }
    }
    return constraints
  }

  /// A statement of source code around the kernel's words.
  private func statement(_ words: String, _ origin: SourceConversion.Origin) -> String {
    let line = words.replacing("title: ", with: "")
    switch origin {
    case .operators: return "constrain(title, text) { title, text in\n  \(words)\n}"
    case .maker: return "title.snp.makeConstraints { make in\n  \(line)\n}"
    case .attribute: return "title.easy.layout(\(line))"
    case .autoPin where words.hasPrefix("autoSetPriority"): return "NSLayoutConstraint.\(words)"
    default: return words
    }
  }

  private static let dialects: [(LayoutDialect, SourceConversion.Origin, String)] = [
    (.operators, .operators, "Cartography"), (.maker, .maker, "SnapKit"),
    (.attribute, .attribute, "EasyPeasy"), (.autoPin, .autoPin, "PureLayout"),
  ]

  @Test("What is said in a dialect means the constraint it was said of", arguments: dialects)
  private func meaning(
    dialect: LayoutDialect,
    origin: SourceConversion.Origin,
    module: String
  ) throws {
    // Neighbours say nearly the same.
    for (place, constraint) in constraints.enumerated() where Sweep.isOn || place % 4 == 0 {
      let description = ConstraintDescription(constraint)
      let words = description.text(in: dialect)
      let anchors = description.anchorText.split(separator: " // ")[0]
      let file = view(module, statement(words, origin))
      let result = try converted(file, origin, .anchors, module: .own)
      #expect(result.text.contains(anchors), "\(words)\n\(anchors)\n\(result.text)")
      #expect(
        result.text.contains(".priority = .defaultHigh") == (constraint.priority == .defaultHigh),
        "\(words)\n\(result.text)"
      )
    }
  }
}
