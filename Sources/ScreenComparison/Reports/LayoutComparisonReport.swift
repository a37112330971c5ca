/// What a comparison found.
public struct LayoutComparisonReport: Sendable {
  /// How many screens were compared.
  public internal(set) var screens = 0
  /// How many times frames were compared.
  public internal(set) var cases = 0
  /// Differences that are not accepted, by screen and item.
  public internal(set) var differences: [LayoutDifference] = []
  /// Differences that the allow-list covers.
  public internal(set) var allowed: [LayoutDifference] = []
  /// Entries of the allow-list that cover nothing, which are errors.
  public internal(set) var stale: [AllowedDifference] = []
  /// Conflicts and ambiguities that one version has and the other has not.
  public internal(set) var reports: [String] = []
  /// Screens that could not be compared, with the reason.
  public internal(set) var failures: [String] = []
  /// Both versions of a screen in the first case in which they differ.
  public internal(set) var overlays: [LayoutOverlay] = []

  /// Whether both versions are the same, but for what is allowed.
  public var isClean: Bool {
    differences.isEmpty && stale.isEmpty && reports.isEmpty && failures.isEmpty
  }

  /// The exit code for scripts: 0 nothing, 1 differences, 2 could not run, 3 only allowed
  /// differences where those count.
  public func exitCode(isStrict: Bool = false) -> Int32 {
    if !failures.isEmpty { return 2 }
    if !isClean { return 1 }
    return isStrict && !allowed.isEmpty ? 3 : 0
  }
}

extension LayoutComparisonReport: CustomStringConvertible {
  /// The report as text.
  public var description: String { text() }

  /// The report as text: one block for each finding, and a line that counts.
  public func text() -> String {
    var blocks = differences.map(\.description)
    blocks += reports.map { "report  \($0)" }
    blocks += stale.map {
      "stale  \($0.kind.rawValue) \($0.pattern) of \($0.date) covers nothing any more: \($0.reason)"
    }
    blocks += failures.map { "failed  \($0)" }
    let verdict = isClean ? "no frame moved" : "\(differences.count) differences"
    let allowance = allowed.isEmpty ? "" : ", \(allowed.count) allowed"
    blocks.append("\(verdict)\(allowance) · \(screens) screens, \(cases) cases")
    return blocks.joined(separator: "\n") + "\n"
  }
}
