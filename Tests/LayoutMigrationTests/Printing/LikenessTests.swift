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

  private func shape(_ tokens: Range<Int>, _ source: SwiftSource) -> String {
    var parts: [String] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let text = source.text(at: index)
      let isMember = source.isToken(index - 1, ".")
      let isCall = source.isToken(index + 1, "(") || source.isToken(index + 1, ":")
      if text == "self", source.isToken(index + 1, ".") {
        index += 2
        continue
      }
      switch source.tokens[index].kind {
      case .number: parts.append("•")
      case .word where !isMember && !isCall: parts.append("•")
      default: parts.append(text)
      }
      index += 1
    }
    return parts.joined()
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
      let code = LayoutSourceCode(snapshot).printed(in: dialect).text
      var printed: [String: Int] = [:]
      for shape in try shapes(Array("func f() {\n\(code)\n}\n".utf8), origin) {
        printed[shape, default: 0] += 1
      }
      for shape in written {
        all += 1
        if printed[shape, default: 0] > 0 {
          printed[shape, default: 0] -= 1
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
