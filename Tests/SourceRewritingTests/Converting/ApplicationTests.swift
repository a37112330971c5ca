import Foundation
import LayoutStatements
import SourceRewriting
import Testing

/// Applications in five dialects that were written before the readers of today were, and are read as
/// they are: `Tests/MigrationApps`.
@Suite("Applications that no reader was written for")
struct ApplicationTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "MigrationApps")

  private static func files(_ application: String) throws -> [[UInt8]] {
    let place = folder.appending(path: application)
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().map {
      [UInt8](try Data(contentsOf: place.appending(path: $0)))
    }
  }

  static let dialects: [(application: String, origin: SourceConversion.Origin)] = [
    ("SnapKit", .maker), ("Cartography", .operators), ("EasyPeasy", .attribute),
    ("PureLayout", .autoPin), ("Anchors", .anchors),
  ]

  private static func report(
    _ application: String,
    _ files: [[UInt8]],
    _ world: SourceWorld,
    _ origin: SourceConversion.Origin,
    _ target: SourceDialect
  ) throws -> ConversionReport? {
    guard var conversion = SourceConversion(from: origin, to: target) else { return nil }
    conversion.world = world
    var report = ConversionReport()
    for file in files {
      let result = try conversion.convert(file)
      report.add(result.report)
      // No file has a call that the judge cannot read.
      #expect(result.verdict == .agrees, "\(application) to \(target)")
      // What was converted once stays.
      if result.bytes == file { continue }
      let again = try conversion.convert(result.bytes)
      #expect(again.bytes == result.bytes, "\(application) to \(target)")
    }
    return report
  }

  private static let targets: [SourceDialect] = [
    .operators, .maker, .attribute, .autoPin, .anchors, .constraint,
  ]

  /// The aims for sites that convert, in percent, where they are not 80.
  private static func aim(_ origin: SourceConversion.Origin, _ target: SourceDialect) -> Int {
    switch (origin, target) {
    case (.maker, .anchors), (.operators, .anchors), (.autoPin, .anchors): 95
    case (.attribute, .anchors), (.anchors, .maker): 85
    default: 80
    }
  }

  @Test("Convert by the counts on the page, whatever the pair; the judge agrees with each")
  func counts() throws {
    let page = try Catalog.rows(
      of: "LayoutMigration/LayoutMigration.docc/ConvertedSource.md",
      from: #filePath,
      "| "
    ).filter { $0.contains(" / ") }
    try #require(page.count == Self.dialects.count)
    for (place, (application, origin)) in Self.dialects.enumerated() {
      let targets = Sweep.targets(of: Self.targets, from: origin, turn: place)
      let files = try Self.files(application)
      var world = SourceWorld()
      for file in files { world.read(file) }
      var cells = Sweep.cells(of: page[place])
      try #require(cells.count == Self.targets.count + 1)
      cells[0] = application == "Anchors" ? "anchors" : application
      for target in targets {
        guard let column = Self.targets.firstIndex(of: target),
          let report = try Self.report(application, files, world, origin, target)
        else { continue }
        let converted = report.converted.values.reduce(0, +)
        let kept = report.kept.values.reduce(0, +)
        let unread = report.unread.values.reduce(0, +)
        let part = report.sites * Self.aim(origin, target)
        #expect(converted * 100 >= part, "\(origin) to \(target)")
        cells[column + 1] = "\(converted) / \(kept) / \(unread)"
      }
      let row = "| \(cells.joined(separator: " | ")) |"
      #expect(page[place] == row, "should be:\n\(row)")
    }
  }
}
