#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `LAYOUT_SWEEP=1` has the suites look at thousands of systems.
enum Sweep {
  static let isOn = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil
}
