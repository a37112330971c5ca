import ConstraintKernel
import Foundation
import MigrationScreens
import Testing
import WrittenScreens

@testable import LayoutMigration

/// How much of what people wrote is printed the same way, names and numbers left aside.
///
/// The screens are run, what stands is printed in the dialect they are written in, and both are read
/// as statements. Written once and run many times, as in a loop, counts once.
@Suite("Likeness of printed code to written code")
struct LikenessTests {
  private static let dialects: [(origin: SourceConversion.Origin, folder: String)] = [
    (.operators, "Operator"), (.maker, "Maker"), (.attribute, "Attribute"), (.autoPin, "AutoPin"),
    (.anchors, "Anchors"),
  ]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "MigrationScreens/Written")

  /// The statements of some source code, without names and numbers.
  private func shapes(_ bytes: [UInt8], _ origin: SourceConversion.Origin) throws -> [String] {
    let source = try SwiftSource(bytes)
    let reading = Reading(source: source, facts: SourceFacts(source))
    return origin.reader.units(reading).filter { $0.verb == .adds }.flatMap(\.statements)
      .map { shape($0.tokens, source) }
  }

  /// What a dialect calls things, beside attributes.
  private static let words: Set<String> = Set(AttributeWords.single.keys).union([
    "edges", "center", "size", "snp", "safeAreaLayoutGuide", "layoutMarginsGuide", "margins",
    "readableContentGuide", "edgesWithinMargins", "directionalEdges", "inseted", "constraint",
  ])

  /// A statement whose items and numbers are points: a path of names is one name, arithmetic is one
  /// number, and so is the name of a priority.
  private func shape(_ tokens: Range<Int>, _ source: SwiftSource) -> String {
    var text = ""
    for index in tokens {
      let word = source.text(at: index)
      let isWord = source.tokens[index].kind == .word
      let isKnown =
        Self.words.contains(word) || word.hasSuffix("Anchor") || source.isToken(index + 1, "(")
        || source.isToken(index + 1, ":")
      text += source.tokens[index].kind == .number || isWord && !isKnown ? "•" : word
    }
    let rules: [(String, String)] = [
      ("!", ""), ("•.•", "•"), ("•[•]", "•"), ("•?•:•", "•"), ("•*•", "•"), ("•/•", "•"),
      ("UILayoutPriority(•)", "•"), ("CGFloat(•)", "•"), ("(.•)", "(•)"), ("~.•", "~•"),
      ("•.safeArea", "safeArea"), (".width.height.", ".size."), ("(•.snp.", "(•."),
    ]
    var before = ""
    while before != text {
      before = text
      for (long, short) in rules { text = text.replacing(long, with: short) }
    }
    if text.hasSuffix(".constraint") { text = String(text.dropLast(11)) }
    if text.hasSuffix("Anchor") || !text.contains("Anchor") { return text }
    return text.replacing("(equalTo:top", with: "(equalTo:•.top")
  }

  @Test("At least 80 of 100 statements are printed as they were written", arguments: 0..<5)
  func share(number: Int) throws {
    let (origin, folder) = Self.dialects[number]
    let dialect = try #require(origin.dialect)
    var (same, all) = (0, 0)
    var missing: [String] = []
    for screen in writtenScreens() where screen.name.hasPrefix(folder) {
      let file = Self.folder.appending(path: "\(folder)/\(screen.name).swift")
      let written = try shapes([UInt8](Data(contentsOf: file)), origin)
      let view = screen.make()
      let snapshot = LayoutSnapshot(of: view, naming: ItemNaming(root: "self", owner: view))
      var source = LayoutSourceCode(snapshot)
      source.typeNames = .uiKit
      let code = source.printed(in: dialect).text
      var printed: [String: Int] = [:]
      for shape in try shapes(Array("func f() {\n\(code)\n}\n".utf8), origin) {
        printed[shape, default: 0] += 1
      }
      for shape in written {
        all += 1
        if printed[shape] != nil {
          same += 1
        } else {
          missing.append(
            "\(screen.name): \(shape), left: \(printed.filter { $0.value > 0 }.keys.sorted())"
          )
        }
      }
    }
    print("LIKENESS \(folder) \(same) of \(all) = \(same * 100 / max(1, all)) %")
    for line in missing { print("MISSING \(line)") }
    #expect(same * 100 >= all * 80, "\(same) of \(all)")
  }
}
