import Foundation
import LayoutStatements
import SourceRewriting

/// `LAYOUT_SWEEP=1` has the suites convert everything into every dialect; otherwise into each in turn.
enum Sweep {
  static let isOn = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil

  /// The dialects that something is converted into, as far as it can be: all, or the one whose turn it
  /// is.
  static func targets(
    of all: [SourceDialect],
    from origin: SourceConversion.Origin,
    turn: Int
  ) -> [SourceDialect] {
    let possible = all.filter { SourceConversion(from: origin, to: $0) != nil }
    return isOn || possible.isEmpty ? possible : [possible[turn % possible.count]]
  }

  /// The cells of a row of a page's table, of which those are overwritten that one looks at.
  static func cells(of row: String) -> [String] {
    row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
