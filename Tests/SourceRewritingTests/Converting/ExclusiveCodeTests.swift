import LayoutStatements
import SourceRewriting
import Testing

/// Of two attributes that push each other out both convert where only one of them is ever made for an item.
@Suite("Code of which one part runs")
struct ExclusiveCodeTests {
  /// A line for each of two arms, in the dialects whose statements attributes replace, or become.
  static let origins: [SourceConversion.Origin] = [.attribute, .anchors, .maker, .autoPin]

  private static func module(_ origin: SourceConversion.Origin) -> String {
    switch origin {
    case .attribute: "EasyPeasy"
    case .maker: "SnapKit"
    case .autoPin: "PureLayout"
    default: ""
    }
  }

  /// What pins an item's left side, and what centres it: one pushes the other out as attributes.
  private static func lines(_ origin: SourceConversion.Origin, _ item: String) -> [String] {
    switch origin {
    case .attribute: ["\(item).easy.layout(Left())", "\(item).easy.layout(CenterX())"]
    case .maker:
      ["left", "centerX"].map { word in
        "\(item).snp.makeConstraints { make in make.\(word).equalToSuperview() }"
      }
    case .autoPin:
      [
        "\(item).autoPinEdge(toSuperviewEdge: .left)",
        "\(item).autoAlignAxis(toSuperviewAxis: .vertical)",
      ]
    default:
      ["left", "centerX"].map {
        "\(item).\($0)Anchor.constraint(equalTo: \($0)Anchor).isActive = true"
      }
    }
  }

  /// The directions in which attributes are read or written.
  private static func target(_ origin: SourceConversion.Origin) -> SourceDialect {
    origin == .attribute ? .anchors : .attribute
  }

  private static func report(
    _ origin: SourceConversion.Origin,
    _ statements: String,
    members: String = ""
  ) throws -> (text: String, report: ConversionReport) {
    let flag =
      origin == .anchors ? "title.translatesAutoresizingMaskIntoConstraints = false\n" : ""
    let file = view(module(origin), flag + statements).replacing(
      "  override init",
      with: members + "  override init"
    )
    return try converted(file, origin, target(origin))
  }

  @Test("Arms of a condition and cases of a switch are never made together", arguments: origins)
  func exclusive(_ origin: SourceConversion.Origin) throws {
    let lines = Self.lines(origin, "title")
    for statements in [
      "if count > 1 {\n  \(lines[0])\n} else {\n  \(lines[1])\n}",
      "if count > 2 {\n  \(lines[0])\n} else if count > 1 {\n  \(lines[1])\n}",
      "switch count {\ncase 1:\n  \(lines[0])\ndefault:\n  \(lines[1])\n}",
      "switch count {\ncase 1:\n  if gap > 4 {\n    \(lines[0])\n  }\ncase 2, 3:\n  \(lines[1])\ndefault: break\n}",
      // Only what falls through runs on.
      "switch count {\ncase 1:\n  \(lines[0])\ncase 2:\n  addSubview(text)\n  fallthrough\ndefault:\n  \(lines[1])\n}",
    ] {
      let (text, report) = try Self.report(origin, statements)
      #expect(report.left.isEmpty, "\(text)")
      #expect(report.converted.values.reduce(0, +) == 2, "\(text)")
    }
  }

  @Test("What runs on, or again for the same item, stays", arguments: origins)
  func together(_ origin: SourceConversion.Origin) throws {
    let lines = Self.lines(origin, "title")
    for statements in [
      "switch count {\ncase 1:\n  \(lines[0])\n  fallthrough\ndefault:\n  \(lines[1])\n}",
      "switch count {\ncase 1:\n  \(lines[0])\n  addSubview(text)\n  \(lines[1])\ndefault: break\n}",
      "switch count {\ncase 1:\n  \(lines[0])\ndefault: break\n}\n\(lines[1])",
      "for number in 0..<count {\n  if number == 1 {\n    \(lines[0])\n  } else {\n    \(lines[1])\n  }\n}",
      "for number in 0..<count {\n  switch number {\n  case 1:\n    \(lines[0])\n  default:\n    \(lines[1])\n  }\n}",
    ] {
      let (text, report) = try Self.report(origin, statements)
      #expect(report.converted.isEmpty, "\(text)")
      #expect(text.contains(lines[0]) && text.contains(lines[1]), "\(text)")
    }
    // A method that is called time and again makes the one today, and the other one tomorrow.
    let method =
      "  override func layoutSubviews() {\n    if count > 1 {\n      \(lines[0])\n    } else {\n      \(lines[1])\n    }\n  }\n\n"
    let (text, report) = try Self.report(origin, "addSubview(text)", members: method)
    #expect(report.converted.isEmpty, "\(text)")
  }
}
