import Foundation
import LayoutStatements
import SourceRewriting
import Testing

/// Files that are converted together are read in the light of all: what that costs has to grow as their text does.
@Suite("Large folders")
struct FolderSweepTests {
  static let pairs: [(SourceConversion.Origin, SourceDialect)] = [
    (.maker, .anchors), (.operators, .maker), (.attribute, .anchors), (.autoPin, .maker),
    (.anchors, .attribute), (.maker, .attribute),
  ]

  /// The processor seconds of this thread that a folder takes, from reading it to its last file.
  private static func seconds(
    _ count: Int,
    _ origin: SourceConversion.Origin,
    _ target: SourceDialect
  ) throws -> (seconds: Double, report: ConversionReport) {
    let files = FolderOfClasses.files(count, origin).map { Array($0.utf8) }
    var conversion = try #require(SourceConversion(from: origin, to: target))
    var report = ConversionReport()
    let start = now()
    for file in files { conversion.world.read(file) }
    conversion.relate()
    for file in files { report.add(try conversion.convert(file).report) }
    return (now() - start, report)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(
    "Eight times the files take eight times the work",
    .enabled(if: Sweep.isOn),
    arguments: pairs
  )
  func growth(_ origin: SourceConversion.Origin, _ target: SourceDialect) throws {
    let few = try Self.seconds(100, origin, target)
    let many = try Self.seconds(800, origin, target)
    // Every file is as the others are: each has its sites, and what one is decided by all are.
    #expect(many.report.sites == 8 * few.report.sites)
    #expect(few.report.converted.values.reduce(0, +) > 0)
    // Where each file looked at the calls of all others it was more than forty times.
    #expect(many.seconds < 16 * few.seconds, "\(few.seconds) s, then \(many.seconds) s")
  }

  @Test(
    "What is found for all files at once is what each finds by itself",
    arguments: pairs
  )
  func relations(_ origin: SourceConversion.Origin, _ target: SourceDialect) throws {
    let files = FolderOfClasses.files(12, origin).map { Array($0.utf8) }
    var alone = try #require(SourceConversion(from: origin, to: target))
    for file in files { alone.world.read(file) }
    var together = alone
    together.relate()
    for file in files {
      let (one, other) = (try alone.convert(file), try together.convert(file))
      #expect(one.bytes == other.bytes)
      #expect(one.report == other.report)
    }
    // A file that is read later counts as well.
    together.world.read(Array("class Last { let title = UIView() }".utf8))
    #expect(try together.convert(files[0]).report == alone.convert(files[0]).report)
  }
}
