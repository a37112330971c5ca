import ConstraintKernel

/// What a check found: for each finding the widths at which it holds.
public struct LayoutCheckReport: Hashable, Sendable {
  /// A finding over neighbouring widths of a setting.
  public struct Entry: Hashable, Sendable {
    /// The rule, the items, and the words, and why at the first width.
    ///
    /// Its amount is the largest of the stretch; the words say *up to* where it is less at other widths.
    public let finding: LayoutFinding
    /// What was set besides the width.
    public let setting: LayoutCheck.Setting
    /// The first and the last width, in points.
    public let widths: ClosedRange<Int>
    /// Whether it holds at every width between them, not only at those that were solved.
    public let isProved: Bool
    /// Why it was suppressed; nil if it was not.
    public internal(set) var suppressed: String?
  }

  /// What was looked at with one setting.
  public struct Sweep: Hashable, Sendable {
    /// The setting.
    public let setting: LayoutCheck.Setting
    /// The widths that were looked at: those of the setting, unless the work that the root's
    /// `LayoutItem.layoutWorkLimit` allows came to an end before.
    public let looked: ClosedRange<Int>
    /// The rules that find more than is listed; see ``LayoutCheck/mostFindings``.
    public let overflowing: Set<LayoutRule>
    /// The widths that no proof ties to the one a point before: between the two the layout changes, or
    /// it is ambiguous at both.
    public let changes: [Int]
    /// Why nothing is proved between the widths, in words; nil where proofs are possible.
    public let sampledBecause: String?

    /// The stretches of widths in which frames are proved to be linear, so that what holds at whole
    /// points holds at every width; none where widths were only sampled.
    public var proved: [ClosedRange<Int>] {
      guard sampledBecause == nil else { return [] }
      let starts = [looked.lowerBound] + changes
      let ends = changes.map { $0 - 1 } + [looked.upperBound]
      return zip(starts, ends).map { $0...$1 }
    }
  }

  /// What was found, rule by rule, the least width first.
  public private(set) var entries: [Entry] = []
  /// What was found and suppressed.
  public private(set) var suppressed: [Entry] = []
  /// The suppressions of which nothing was found: what they speak of was fixed, or no item has their names.
  ///
  /// None of a rule that finds more than is listed, and none where widths were left out.
  public private(set) var idleSuppressions: [LayoutSuppression] = []
  /// What was looked at.
  public private(set) var sweeps: [Sweep] = []

  /// Whether nothing was found that is not suppressed.
  public var isSound: Bool { entries.isEmpty }

  mutating func add(_ sweep: LayoutSweep) {
    sweeps.append(
      Sweep(
        setting: sweep.setting,
        looked: sweep.looked,
        overflowing: sweep.overflowing,
        changes: sweep.changes,
        sampledBecause: sweep.obstacle
      )
    )
    entries += sweep.stretches.map { stretch in
      Entry(
        finding: sweep.survey.finding(stretch.fault, why: stretch.why),
        setting: sweep.setting,
        widths: stretch.widths,
        isProved: stretch.isProved
      )
    }
  }

  /// The report in the order people read, with suppressions applied.
  func sorted(suppressing suppressions: [LayoutSuppression]) -> LayoutCheckReport {
    var report = self
    let number = Dictionary(sweeps.enumerated().map { ($1.setting, $0) }) { first, _ in first }
    func key(_ entry: Entry) -> (Int, Int, Int, Int, String) {
      let place = number[entry.setting] ?? 0
      let widths = entry.widths
      let rule = entry.finding.rule.order
      return (rule, place, widths.lowerBound, widths.upperBound, entry.finding.message)
    }
    let all = entries.map { entry in
      var entry = entry
      let (rule, items) = (entry.finding.rule, entry.finding.items)
      entry.suppressed = suppressions.first { $0.covers(rule, items) }?.reason
      return entry
    }.sorted { key($0) < key($1) }
    report.entries = all.filter { $0.suppressed == nil }
    report.suppressed = all.filter { $0.suppressed != nil }
    report.idleSuppressions = suppressions.filter { suppression in
      sweeps.allSatisfy {
        $0.looked == $0.setting.widths && !$0.overflowing.contains(suppression.rule)
      }
        && !all.contains { suppression.covers($0.finding.rule, $0.finding.items) }
    }
    return report
  }
}
