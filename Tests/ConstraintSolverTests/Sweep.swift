#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `LAYOUT_SWEEP=1` has the suites look at thousands of systems.
enum Sweep {
  static let isOn = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil

  /// The seeds of a range, or the first third of them where there is no sweep.
  static func seeds(_ all: Range<Int>) -> Range<Int> {
    isOn ? all : all.lowerBound..<all.lowerBound + all.count / 3
  }
}
