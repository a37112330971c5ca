import Foundation

/// `LAYOUT_SWEEP=1` has the suites look at every one of many cases.
enum Sweep {
  static let isOn = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil

  /// All of them, or each fourth where there is no sweep, with the places that they have.
  static func some<Element>(of all: [Element]) -> [(offset: Int, element: Element)] {
    all.enumerated().filter { isOn || $0.offset % 4 == 0 }
  }
}
