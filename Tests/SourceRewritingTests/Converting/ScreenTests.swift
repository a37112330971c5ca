import ConvertedScreens
import LayoutStatements
import MigrationScreens
import SourceRewriting
import Testing
import WrittenScreens

/// Screens in the shapes of real code, at least twelve in each dialect, and one of format strings.
///
/// Twelve conversions are checked in and compiled; .ci/check-converted does the same with every screen and pair of
/// dialects.
@Suite("Converted screens")
struct ScreenTests {
  @Test("No frame moves in a converted screen, whatever its size, direction and state")
  func frames() throws {
    let converted = Dictionary(uniqueKeysWithValues: convertedScreens().map { ($0.name, $0) })
    let written = writtenScreens()
    #expect(written.count == 91)
    #expect(converted.count == 12)
    for (name, screen) in converted {
      let original = try #require(written.first { $0.name == name })
      #expect(screen.answer() == original.answer(), "\(name)")
    }
  }

  @Test("There are at least twelve screens in each dialect")
  func count() throws {
    for (name, origin) in WrittenScreenFiles.folders {
      #expect(try WrittenScreenFiles.files(of: name).count >= (origin.dialect == nil ? 1 : 12))
    }
  }

  @Test(
    "At least 95 of 100 statements of the screens convert in every direction",
    .enabled(if: Sweep.isOn, "A part of the screens says little of a direction")
  )
  func shares() throws {
    let all = try WrittenScreenFiles.conversions.get()
    for (_, origin) in WrittenScreenFiles.folders {
      for target in SourceDialect.allCases {
        let some = all.filter { $0.origin == origin && $0.target == target }
        let understood = some.reduce(0) { $0 + $1.understood }
        let converted = some.reduce(0) { $0 + $1.converted }
        #expect(converted * 100 >= understood * 95, "\(origin) to \(target)")
      }
    }
  }

  @Test("What is converted stays as it is when it is converted again")
  func again() throws {
    for one in try WrittenScreenFiles.conversions.get() {
      let conversion = try #require(SourceConversion(from: one.origin, to: one.target))
      #expect(try conversion.convert(one.after).bytes == one.after, "\(one.file) to \(one.target)")
    }
  }
}
