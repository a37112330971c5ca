import ConstraintKernel

/// What a check found: for each finding the widths at which it holds.
public struct LayoutCheckReport: Hashable, Sendable {
  /// A finding over neighbouring widths of a setting.
  public struct Entry: Hashable, Sendable {
    /// The rule, the items, and the words; its amount is the largest of the stretch, and it says why
    /// at the first width.
    public let finding: LayoutFinding
    /// What was set besides the width.
    public let setting: LayoutCheck.Setting
    /// The first and the last width, in points.
    public let widths: ClosedRange<Int>
    /// Whether it holds at every width between them, not only at those that were solved.
    public let isProved: Bool
    /// Why it was silenced; nil if it was not.
    public internal(set) var silenced: String?
  }

  /// What was looked at with one setting.
  public struct Sweep: Hashable, Sendable {
    /// The setting.
    public let setting: LayoutCheck.Setting
    /// The widths that no proof ties to the one a point before: between the two the layout changes, or
    /// it is ambiguous at both.
    public let changes: [Int]
    /// Why nothing is proved between the widths, in words; nil where proofs are possible.
    public let sampledBecause: String?

    /// The stretches of widths in which frames are proved to be linear, so that what holds at whole
    /// points holds at every width; none where widths were only sampled.
    public var proved: [ClosedRange<Int>] {
      guard sampledBecause == nil else { return [] }
      let starts = [setting.widths.lowerBound] + changes
      let ends = changes.map { $0 - 1 } + [setting.widths.upperBound]
      return zip(starts, ends).map { $0...$1 }
    }
  }

  /// What was found, rule by rule, the least width first.
  public private(set) var entries: [Entry] = []
  /// What was found and silenced.
  public private(set) var silenced: [Entry] = []
  /// What was looked at.
  public private(set) var sweeps: [Sweep] = []

  /// Whether nothing was found that is not silenced.
  public var isSound: Bool { entries.isEmpty }

  mutating func add(_ sweep: LayoutSweep) {
    sweeps.append(
      Sweep(setting: sweep.setting, changes: sweep.changes, sampledBecause: sweep.obstacle)
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

  /// The report in the order people read, with silences applied.
  func sorted(silencing silences: [LayoutSilence]) -> LayoutCheckReport {
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
      entry.silenced = silences.first { $0.covers(rule, items) }?.reason
      return entry
    }.sorted { key($0) < key($1) }
    report.entries = all.filter { $0.silenced == nil }
    report.silenced = all.filter { $0.silenced != nil }
    return report
  }
}

// MARK: Writing

extension LayoutCheckReport {
  /// The report for people, with a final newline.
  public func text() -> String {
    var lines: [String] = []
    for rule in LayoutRule.allCases {
      let own = entries.filter { $0.finding.rule == rule }
      guard !own.isEmpty else { continue }
      lines.append("\(rule.rawValue): \(rule.meaning)")
      lines += own.flatMap { entry in
        ["  \(entry.widthsInWords): \(entry.finding.message) (\(entry.setting))"]
          + entry.reasonLines.map { "    \($0)" }
      }
    }
    lines += silenced.map { entry in
      "silenced \(entry.finding.rule.rawValue): \(entry.finding.message), "
        + "\(entry.widthsInWords): \(entry.silenced ?? "")"
    }
    lines += sweeps.map { $0.sentence(isSound: isSound(at: $0.setting)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func isSound(at setting: LayoutCheck.Setting) -> Bool {
    !entries.contains { $0.setting == setting }
  }

  /// The report as JSON: keys sorted, a final newline.
  public func json() -> String {
    let value = SceneJSON.members([
      "version": .number(1),
      "sound": .flag(isSound),
      "findings": .list(entries.map(\.json)),
      "silenced": .list(silenced.map(\.json)),
      "settings": .list(sweeps.map(\.json)),
    ])
    return value.written(indent: "") + "\n"
  }

  /// The report as a web page that needs nothing else.
  ///
  /// - Parameter title: The heading.
  /// - Returns: A complete file.
  public func html(title: String) -> String {
    let rows = (entries + silenced).map { entry in
      let cells = [
        entry.finding.rule.rawValue, entry.widthsInWords, entry.finding.message,
        entry.setting.description, entry.silenced.map { "silenced: \($0)" } ?? "",
      ]
      let why = XMLText.escaped(entry.reasonLines.joined(separator: "\n"))
      return "<tr>" + cells.map { "<td>\(XMLText.escaped($0))</td>" }.joined()
        + "<td><pre>\(why)</pre></td></tr>\n"
    }
    let sentences = sweeps.map { sweep in
      "<li>\(XMLText.escaped(sweep.sentence(isSound: isSound(at: sweep.setting))))</li>\n"
    }
    return WebPage.text(
      title: title,
      body: """
        <h1>\(XMLText.escaped(title))</h1>
        <table>
        <thead><tr><th>rule</th><th>widths</th><th>finding</th><th>setting</th><th></th><th>why</th></tr></thead>
        <tbody>
        \(rows.joined())</tbody>
        </table>
        <ul>
        \(sentences.joined())</ul>

        """
    )
  }
}

extension LayoutCheckReport.Entry {
  /// The widths, and whether they are all that lie between.
  fileprivate var widthsInWords: String {
    let (low, high) = (widths.lowerBound, widths.upperBound)
    if low == high { return "at \(low)" }
    return isProved ? "at every width from \(low) to \(high)" : "at widths \(low)...\(high)"
  }

  /// Why, with the width it is said of in front where there is more than one.
  fileprivate var reasonLines: [String] {
    guard !finding.why.isEmpty, widths.count > 1, finding.rule != .jump else { return finding.why }
    return ["at \(widths.lowerBound):"] + finding.why
  }

  fileprivate var json: SceneJSON {
    .members([
      "rule": .text(finding.rule.rawValue),
      "items": .list(finding.items.map(SceneJSON.text)),
      "message": .text(finding.message),
      "amount": .rounded(finding.amount),
      "from": .number(Double(widths.lowerBound)),
      "to": .number(Double(widths.upperBound)),
      "proved": .flag(isProved),
      "setting": .text(setting.description),
      "reason": silenced.map(SceneJSON.text),
      "why": .list(finding.why.map(SceneJSON.text)),
    ])
  }
}

extension LayoutCheckReport.Sweep {
  /// What was looked at, and whether it is proved.
  fileprivate func sentence(isSound: Bool) -> String {
    let (low, high) = (setting.widths.lowerBound, setting.widths.upperBound)
    let start = isSound ? "nothing found" : "looked"
    let count = setting.widths.count
    let range = low == high ? "at \(low)" : "at \(count) widths from \(low) to \(high)"
    if low == high { return "\(setting): \(start) \(range)" }
    if let sampledBecause {
      return "\(setting): \(start) \(range); sampled at whole points, as \(sampledBecause)"
    }
    if changes.isEmpty {
      return "\(setting): \(start) \(range); frames are linear: it holds at every width between"
    }
    let stretches = proved.filter { $0.count > 1 }
    let shown = stretches.prefix(8).map { "from \($0.lowerBound) to \($0.upperBound)" }
      .joined(separator: ", ")
    let more = stretches.count > 8 ? ", and in \(stretches.count - 8) more stretches" : ""
    let proof = "frames are linear \(shown)\(more): it holds at every width there; "
    return "\(setting): \(start) \(range); \(stretches.isEmpty ? "" : proof)"
      + "elsewhere the layout changes or is open, and is sampled at whole points"
  }

  fileprivate var json: SceneJSON {
    .members([
      "from": .number(Double(setting.widths.lowerBound)),
      "to": .number(Double(setting.widths.upperBound)),
      "setting": .text(setting.description),
      "changes": .list(changes.map { .number(Double($0)) }),
      "proved": .list(
        proved.map { .list([.number(Double($0.lowerBound)), .number(Double($0.upperBound))]) }
      ),
      "sampledBecause": sampledBecause.map(SceneJSON.text),
    ])
  }
}
