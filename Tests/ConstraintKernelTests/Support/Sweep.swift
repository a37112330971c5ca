import Foundation

/// `LAYOUT_SWEEP=1` has the suites look at every one of many cases.
enum Sweep {
  static let isOn = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil

  /// The seeds of a range, or the first third of them where there is no sweep.
  static func seeds<Seed: FixedWidthInteger>(_ all: Range<Seed>) -> Range<Seed> {
    isOn ? all : all.lowerBound..<all.lowerBound + (all.upperBound - all.lowerBound) / 3
  }
}
