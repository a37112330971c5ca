import Foundation
import LayoutStatements
import SourceRewriting

/// The files of `MigrationScreens/Written`, with the dialect each is written in.
enum WrittenScreenFiles {
  static let folders: [(name: String, origin: SourceConversion.Origin)] = [
    ("Operator", .operators), ("Maker", .maker), ("Attribute", .attribute), ("AutoPin", .autoPin),
    ("Anchors", .anchors), ("Visual", .visual),
  ]

  private static let written = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "MigrationScreens/Written")

  /// The names and bytes of a folder's files, by name.
  static func files(of folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let place = written.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().map {
      ($0, [UInt8](try Data(contentsOf: place.appending(path: $0))))
    }
  }

  /// One screen converted into another dialect.
  struct Conversion: Sendable {
    let file: String
    let origin: SourceConversion.Origin
    let target: SourceDialect
    let before: [UInt8]
    let after: [UInt8]
    let understood: Int
    let converted: Int
    let verdict: ConversionJudge.Verdict
  }

  /// Every screen, converted once into every other dialect, or into each in turn; see ``Sweep``.
  static let conversions = Result {
    try folders.flatMap { folder in
      try files(of: folder.name).enumerated().flatMap { turn, file in
        let targets = Sweep.targets(of: SourceDialect.allCases, from: folder.origin, turn: turn)
        return try targets.compactMap { target -> Conversion? in
          guard let conversion = SourceConversion(from: folder.origin, to: target) else {
            return nil
          }
          let result = try conversion.convert(file.bytes)
          return Conversion(
            file: file.name,
            origin: folder.origin,
            target: target,
            before: file.bytes,
            after: result.bytes,
            understood: result.report.understood.values.reduce(0, +),
            converted: result.report.converted.values.reduce(0, +),
            verdict: result.verdict
          )
        }
      }
    }
  }
}
