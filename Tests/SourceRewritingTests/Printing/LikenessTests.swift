import ConstraintKernel
import Foundation
import LayoutMigration
import LayoutStatements
import MigrationScreens
import Testing
import WrittenScreens

@testable import SourceRewriting

/// How much of what people wrote is printed the same way, names and numbers left aside.
///
/// The screens are run, what stands is printed in the dialect they are written in, and both are read
/// as statements. What stands in a loop, in a branch or in a later change is left aside: it is not
/// what was run. Screens that were written to collect rare forms are measured apart: they say nothing
/// of how people write mostly, and print more of it in the usual form.
@Suite("Likeness of printed code to written code")
struct LikenessTests {
  /// What is read, where it stands, and how many of 100 statements have to be alike, on usual screens
  /// and on those of rare forms.
  ///
  /// Chains leave most choices: `inset` or `offset`, an item or its attribute, one chain or two.
  private static let dialects:
    [(origin: SourceConversion.Origin, folder: String, usual: Int, rare: Int)] = [
      (.operators, "Operator", 93, 73), (.maker, "Maker", 80, 59),
      (.attribute, "Attribute", 88, 82),
      (.autoPin, "AutoPin", 84, 80), (.anchors, "Anchors", 84, 84),
    ]

  private static let rare: Set<String> = [
    "MakerFeedCell", "MakerMessage", "MakerMixed", "OperatorInvoice", "OperatorPlayerCard",
    "AttributeStepper", "AttributeTicket", "AutoPinKeypad", "AutoPinToggle", "AnchorsCalendar",
    "AnchorsGuides", "AnchorsKeyboard",
  ]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "MigrationScreens/Written")

  /// The statements that people wrote in functions of a screen, without names and numbers.
  ///
  /// An extension of another class lays out any view: of its statements a snapshot of the screen shows no item.
  private func written(
    _ reading: Reading,
    _ origin: SourceConversion.Origin,
    in screen: String
  ) -> [String] {
    let scopes = reading.facts.scopes.scopes
    let units = origin.reader.units(reading).filter { unit in
      let scope = scopes[unit.scope]
      return unit.verb == .adds && !unit.hasFlow && scope.kind == .function
        && !reading.source.isToken(scope.keyword + 1, "change")
        && (scope.typeName == screen
          || !reading.source.isToken(scopes[scope.parent].keyword, "extension"))
    }
    return shapes(of: units, reading.source)
  }

  /// The statements of printed code, whose names mean what they mean in the written file.
  private func printed(
    _ code: String,
    _ file: Reading,
    _ origin: SourceConversion.Origin
  ) throws -> [String] {
    let source = try SwiftSource(Array(code.utf8))
    let reading = Reading(source: source, facts: file.facts)
    let scopes = file.facts.scopes.scopes
    let body = try #require(scopes.firstIndex { $0.kind == .function })
    return shapes(of: origin.reader.units(ofPiece: reading, in: body), source)
  }

  private func shapes(of units: [LayoutUnit], _ source: SwiftSource) -> [String] {
    units.flatMap(\.statements).filter { !$0.constraints.isEmpty }.map { shape($0.tokens, source) }
  }

  /// What a dialect calls things, beside attributes.
  private static let words: Set<String> = Set(AttributeWords.single.keys).union([
    "edges", "center", "size", "snp", "safeAreaLayoutGuide", "layoutMarginsGuide", "margins",
    "readableContentGuide", "edgesWithinMargins", "directionalEdges", "inseted", "constraint",
  ])

  /// A statement whose items and numbers are points: a path of names is one name, arithmetic is one
  /// number, and so are the name of a priority and a structure of numbers.
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
      ("(height)", "(•)"), ("UIEdgeInsets(top:•,left:•,bottom:•,right:•)", "•"),
      ("CGSize(width:•,height:•)", "•"),
    ]
    var before = ""
    while before != text {
      before = text
      for (long, short) in rules { text = text.replacing(long, with: short) }
    }
    if text.hasSuffix(".constraint") { text = String(text.dropLast(11)) }
    return text.replacing(/:([a-zA-Z]+Anchor)/) { ":•.\($0.1)" }
  }

  @Test("Statements are printed as they were written", arguments: 0..<5, [false, true])
  func share(number: Int, isRare: Bool) throws {
    let (origin, folder, usual, rare) = Self.dialects[number]
    let share = isRare ? rare : usual
    let dialect = try #require(origin.dialect)
    var (same, all) = (0, 0)
    var missing: [String] = []
    for screen in writtenScreens()
    where screen.name.hasPrefix(folder) && Self.rare.contains(screen.name) == isRare {
      // A snapshot has words of several constraints apart from its statements, and gaps in points.
      if screen.name.hasSuffix("Words") { continue }
      let file = Self.folder.appending(path: "\(folder)/\(screen.name).swift")
      let source = try SwiftSource([UInt8](Data(contentsOf: file)))
      let reading = Reading(source: source, facts: SourceFacts(source))
      let written = written(reading, origin, in: screen.name)
      let view = screen.make()
      let snapshot = LayoutSnapshot(of: view, naming: ItemNaming(root: "self", owner: view))
      var layout = LayoutSourceCode(snapshot)
      layout.typeNames = .uiKit
      let code = layout.printed(in: dialect).text()
      let printed = Set(try printed(code, reading, origin))
      all += written.count
      same += written.filter(printed.contains).count
      missing += written.filter { !printed.contains($0) }.map { "\(screen.name): \($0)" }
    }
    #expect(all > 0)
    #expect(
      same * 100 >= all * share,
      "\(same) of \(all), without\n\(missing.joined(separator: "\n"))"
    )
  }
}
