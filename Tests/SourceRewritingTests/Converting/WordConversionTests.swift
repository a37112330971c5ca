import LayoutStatements
import SourceRewriting
import Testing

/// Words of several constraints: biases, barriers, chains and guidelines, in every direction.
@Suite("Words of several constraints, converted")
struct WordConversionTests {
  /// One meaning by the words of each dialect, as the phrase book has them.
  struct Entry: CustomTestStringConvertible, Sendable {
    let name: String
    let words: [SourceDialect: String]

    var testDescription: String { name }
  }

  static let entries = [
    Entry(
      name: "a bias in the superview",
      words: [
        .operators: "place(a, at: 0.3, from: root.leading, to: root.trailing)",
        .maker: "make.bias(0.3, along: .horizontal)",
        .attribute: "a.easy.layout(Bias(0.3, along: .horizontal))",
        .autoPin: "a.autoSetBias(0.3, along: .horizontal)",
        .anchors: "a.constraint(atShare: 0.3, from: root.leadingAnchor, to: root.trailingAnchor)",
      ]
    ),
    Entry(
      name: "a bias between items, by an expression",
      words: [
        .operators: "place(a, at: share, from: b.bottom, to: root.bottom)",
        .maker: "make.bias(share, from: b.snp.bottom, to: root.snp.bottom)",
        .attribute: "a.easy.layout(Bias(share, from: b, .bottom, to: root, .bottom))",
        .autoPin:
          "a.autoSetBias(share, fromEdge: .bottom, of: b, toEdge: .bottom, of: root)",
        .anchors: "a.constraint(atShare: share, from: b.bottomAnchor, to: root.bottomAnchor)",
      ]
    ),
    Entry(
      name: "a bias with a priority",
      words: [
        .operators: "place(a, at: 0.5, from: root.top, to: root.bottom) ~ .defaultHigh",
        .maker: "make.bias(0.5, along: .vertical).priority(750)",
        .attribute: "a.easy.layout(Bias(0.5, along: .vertical).with(.custom(750)))",
        .autoPin: "a.autoSetBias(0.5, along: .vertical)",
      ]
    ),
    Entry(
      name: "a barrier",
      words: [
        .operators: "barrier(line, at: .trailing, of: [a, b], margin: 8)",
        .maker: "make.barrier(at: .trailing, of: [a, b], margin: 8)",
        .attribute: "line.easy.layout(Barrier(at: .trailing, of: [a, b], margin: 8))",
        .autoPin: "line.autoSetBarrier(atEdge: .trailing, of: [a, b], margin: 8)",
        .anchors: "line.constraints(asBarrierAt: .trailing, of: [a, b], margin: 8)",
      ]
    ),
    Entry(
      name: "a barrier that counts what is gone",
      words: [
        .operators: "barrier(line, at: .top, of: [b], includingGone: true)",
        .maker: "make.barrier(at: .top, of: [b], includingGone: true)",
        .attribute: "line.easy.layout(Barrier(at: .top, of: [b], includingGone: true))",
        .autoPin: "line.autoSetBarrier(atEdge: .top, of: [b], includingGone: true)",
        .anchors: "line.constraints(asBarrierAt: .top, of: [b], includingGone: true)",
      ]
    ),
    Entry(
      name: "a guideline at a share",
      words: [
        .operators: "guideline(line, along: .horizontal, at: .fraction(share))",
        .maker: "make.guideline(along: .horizontal, at: .fraction(share))",
        .attribute: "line.easy.layout(Guideline(along: .horizontal, at: .fraction(share)))",
        .autoPin: "line.autoSetGuideline(along: .horizontal, at: .fraction(share))",
        .anchors: "line.constraints(asGuidelineAlong: .horizontal, at: .fraction(share))",
      ]
    ),
    Entry(
      name: "a chain by weight",
      words: [
        .operators:
          "chain([a, b], from: root.leading + 16, to: root.trailing - gap, spacing: 8, "
          + "weights: [1, 2])",
        .maker:
          "[a, b].snp.chain(along: .horizontal, spacing: 8, weights: [1, 2], lead: 16, tail: gap)",
        .attribute:
          "[a, b].easy.layout(Chain(along: .horizontal, spacing: 8, weights: [1, 2], lead: 16, "
          + "tail: gap))",
        .autoPin:
          "[a, b].autoChain(along: .horizontal, spacing: 8, weights: [1, 2], lead: 16, tail: gap)",
        .anchors:
          "LayoutConstraint.constraints(chaining: [a, b], from: root.leadingAnchor, "
          + "to: root.trailingAnchor, spacing: 8, weights: [1, 2], lead: 16, tail: gap)",
      ]
    ),
    Entry(
      name: "a packed chain beside an item",
      words: [
        .operators: "chain([a, c], .packed(bias: 0.25), from: b.bottom, to: root.bottom)",
        .maker: "[a, c].snp.chain(.packed(bias: 0.25), from: b.snp.bottom, to: root.snp.bottom)",
        .attribute:
          "[a, c].easy.layout(Chain(.packed(bias: 0.25), from: b, .bottom, to: root, .bottom))",
        .autoPin:
          "[a, c].autoChain(.packed(bias: 0.25), fromEdge: .bottom, of: b, toEdge: .bottom, "
          + "of: root)",
        .anchors:
          "LayoutConstraint.constraints(chaining: [a, c], .packed(bias: 0.25), "
          + "from: b.bottomAnchor, to: root.bottomAnchor)",
      ]
    ),
    Entry(
      name: "a chain spread inside",
      words: [
        .operators: "chain([a, b, c], .spreadInside, from: root.top, to: root.bottom)",
        .maker: "[a, b, c].snp.chain(.spreadInside, along: .vertical)",
        .attribute: "[a, b, c].easy.layout(Chain(.spreadInside, along: .vertical))",
        .autoPin: "[a, b, c].autoChain(.spreadInside, along: .vertical)",
        .anchors:
          "LayoutConstraint.constraints(chaining: [a, b, c], .spreadInside, from: root.topAnchor, "
          + "to: root.bottomAnchor)",
      ]
    ),
  ]

  static func source(_ words: String, _ dialect: SourceDialect) -> String {
    let item = words.contains("arrier") || words.contains("uideline") ? "line" : "a"
    let statement =
      switch dialect {
      case .operators:
        "constrain(a, b, c, line, root) { a, b, c, line, root in\n    \(words)\n  }"
      case .maker where words.hasPrefix("make"):
        "\(item).snp.makeConstraints { make in\n    \(words)\n  }"
      case .autoPin where words == "a.autoSetBias(0.5, along: .vertical)":
        "LayoutConstraint.autoSetPriority(.defaultHigh) {\n    \(words)\n  }"
      case .anchors:
        words.hasPrefix("a.constraint(")
          ? "\(words).isActive = true" : "LayoutConstraint.activate(\(words))"
      default: words
      }
    return """
      import AttributeLayout
      import AutoPinLayout
      import ConstraintKernel
      import MakerLayout
      import OperatorLayout

      func lay(_ root: LayoutView, share: Double, gap: Double) {
        let a = LayoutView()
        let b = LayoutView()
        let c = LayoutView()
        let line = LayoutGuide()
        for view in [a, b, c] {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
        }
        root.addLayoutGuide(line)
        \(statement)
      }
      """
  }

  /// The words and signs of a text.
  private static func parts(_ text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    for index in text.indices where index > start {
      let before = text[text.index(before: index)]
      if before.isLetter != text[index].isLetter || !before.isLetter {
        parts.append(text[start..<index])
        start = index
      }
    }
    return parts + [text[start...]]
  }

  @Test("A word with a part missing traps in no reader")
  func damaged() throws {
    for entry in Self.entries where entry.name.contains("chain") || entry.name.contains("line") {
      for (from, words) in entry.words {
        let origin = try #require(SourceConversion.Origin.allCases.first { $0.dialect == from })
        let target = from == .maker ? SourceDialect.autoPin : .maker
        let parts = Self.parts(words)
        for missing in parts.indices where parts[missing] != " " {
          let rest = parts[..<missing].joined() + parts[(missing + 1)...].joined()
          // Brackets that do not match are reported.
          guard let result = try? converted(Self.source(rest, from), origin, target) else {
            continue
          }
          #expect(!result.text.isEmpty)
        }
      }
    }
  }

  @Test("A bias keeps its priority towards anchors, and back")
  func priority() throws {
    let words = "make.bias(0.5, along: .vertical).priority(750)"
    let anchors = try converted(Self.source(words, .maker), .maker, .anchors).text
    let made = "let aBias = a.constraint(atShare: 0.5, from: root.topAnchor, to: root.bottomAnchor)"
    #expect(anchors.contains(made), "\(anchors)")
    #expect(anchors.contains("aBias.priority = .defaultHigh"), "\(anchors)")
    let back = try converted(anchors, .anchors, .maker).text
    #expect(back.contains(words), "\(back)")
    #expect(!back.contains("aBias"), "\(back)")
  }

  @Test("Each word becomes that of every other dialect", arguments: entries)
  func convert(_ entry: Entry) throws {
    for (from, words) in entry.words {
      let origin = try #require(SourceConversion.Origin.allCases.first { $0.dialect == from })
      for (target, expected) in entry.words where target != from {
        let result = try converted(Self.source(words, from), origin, target)
        #expect(result.text.contains(expected), "\(from) \(target): \(result.text)")
        #expect(result.report.converted.values.reduce(0, +) == 1, "\(result.text)")
        #expect(!result.text.contains("// layout convert:"), "\(result.text)")
      }
    }
  }
}
