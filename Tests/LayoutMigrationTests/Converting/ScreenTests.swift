import ConvertedScreens
import Foundation
import LayoutMigration
import MigrationScreens
import Testing
import WrittenScreens

/// Screens in the shapes of real code, at least twelve in each dialect, and one of format strings.
///
/// One conversion of each is checked in and compiled; .ci/check-converted does the same with every pair of dialects.
@Suite("Converted screens")
struct ScreenTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "MigrationScreens")

  private static let origins: [(folder: String, origin: SourceConversion.Origin)] = [
    ("Operator", .operators), ("Maker", .maker), ("Attribute", .attribute), ("AutoPin", .autoPin),
    ("Anchors", .anchors), ("Visual", .visual),
  ]

  @Test("No frame moves in a converted screen, whatever its size, direction and state")
  func frames() throws {
    let converted = Dictionary(uniqueKeysWithValues: convertedScreens().map { ($0.name, $0) })
    let written = writtenScreens()
    #expect(written.count == 85)
    #expect(converted.count == written.count)
    for screen in written {
      let other = try #require(converted[screen.name])
      #expect(other.answer() == screen.answer(), "\(screen.name)")
    }
  }

  @Test("At least 95 of 100 statements of the screens convert in every direction")
  func conversions() throws {
    for (name, origin) in Self.origins {
      let folder = Self.folder.appending(path: "Written/\(name)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.count >= (origin.dialect == nil ? 1 : 12))
      for target in SourceDialect.allCases {
        guard let conversion = SourceConversion(from: origin, to: target) else { continue }
        var (understood, converted) = (0, 0)
        for file in files.sorted() {
          let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file)))
          let result = try conversion.convert(bytes)
          understood += result.report.understood.values.reduce(0, +)
          converted += result.report.converted.values.reduce(0, +)
          #expect(
            try conversion.convert(result.bytes).bytes == result.bytes,
            "\(file) to \(target)"
          )
        }
        #expect(converted * 100 >= understood * 95, "\(origin) to \(target)")
      }
    }
  }
}
