extension LayoutCheckReport: CustomStringConvertible {
  /// The ``text()``, without the final newline.
  public var description: String { String(text().dropLast()) }

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
    lines += suppressed.map { entry in
      "suppressed \(entry.finding.rule.rawValue): \(entry.finding.message), "
        + "\(entry.widthsInWords) (\(entry.setting)): \(entry.suppressed ?? "")"
    }
    lines += idleSuppressions.map { "suppresses nothing: \($0)" }
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
      "suppressed": .list(suppressed.map(\.json)),
      "idle": .list(
        idleSuppressions.map {
          .members([
            "rule": .text($0.rule.rawValue),
            "items": .list($0.items.map(SceneJSON.text)),
            "reason": .text($0.reason),
          ])
        }
      ),
      "settings": .list(sweeps.map(\.json)),
    ])
    return value.written(indent: "") + "\n"
  }

  /// The report as a web page that needs nothing else.
  ///
  /// - Parameter title: The heading.
  /// - Returns: A complete file.
  public func html(title: String) -> String {
    let articles = (entries + suppressed).map { entry in
      let finding = entry.finding
      let suppressed = entry.suppressed.map { "<p>suppressed: \(XMLText.escaped($0))</p>\n" } ?? ""
      let words = "\(entry.widthsInWords): \(finding.message) (\(entry.setting))"
      return """
        <article><h2>\(finding.rule.rawValue)</h2>
        <p>\(XMLText.escaped(words))</p>
        \(suppressed)<pre>\(XMLText.escaped(entry.reasonLines.joined(separator: "\n")))</pre></article>

        """
    }
    let idle = idleSuppressions.map { "<li>suppresses nothing: \(XMLText.escaped("\($0)"))</li>\n" }
    let sentences = sweeps.map { sweep in
      "<li>\(XMLText.escaped(sweep.sentence(isSound: isSound(at: sweep.setting))))</li>\n"
    }
    return WebPage.text(
      title: title,
      body: """
        <h1>\(XMLText.escaped(title))</h1>
        \(articles.joined())
        <ul>
        \((idle + sentences).joined())</ul>

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
      "direction": .text(setting.direction.name),
      "setting": .text(setting.description),
      "reason": suppressed.map(SceneJSON.text),
      "source": finding.sources.first.map(SceneJSON.text),
      "sources": finding.sources.isEmpty
        ? nil : .list(finding.sources.map(SceneJSON.text)),
      "why": .list(finding.why.map(SceneJSON.text)),
    ])
  }
}

extension LayoutCheckReport.Sweep {
  /// What was looked at, and whether it is proved.
  fileprivate func sentence(isSound: Bool) -> String {
    ([proof(isSound: isSound)] + gaps).joined(separator: "; ")
  }

  /// What was not looked at, and what is not listed.
  private var gaps: [String] {
    let missed = looked.upperBound < setting.widths.upperBound
    let rules = LayoutRule.allCases.filter(overflowing.contains).map(\.rawValue)
    return (missed ? ["not looked at beyond \(looked.upperBound), as solving takes too long"] : [])
      + (rules.isEmpty ? [] : ["there is more of \(rules.joined(separator: ", ")) than is listed"])
  }

  private func proof(isSound: Bool) -> String {
    let (low, high) = (looked.lowerBound, looked.upperBound)
    let start = isSound ? "nothing found" : "looked"
    let count = looked.count
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
      + "elsewhere the layout changes or is ambiguous, and is sampled at whole points"
  }

  /// The rules that find more than is listed; nil where there are none.
  var overflowingJSON: SceneJSON? {
    if overflowing.isEmpty { return nil }
    return .list(LayoutRule.allCases.filter(overflowing.contains).map { .text($0.rawValue) })
  }

  fileprivate var json: SceneJSON {
    .members([
      "from": .number(Double(looked.lowerBound)),
      "to": .number(Double(looked.upperBound)),
      "complete": looked == setting.widths ? nil : .flag(false),
      "overflowing": overflowingJSON,
      "direction": .text(setting.direction.name),
      "setting": .text(setting.description),
      "changes": .list(changes.map { .number(Double($0)) }),
      "proved": .list(
        proved.map { .list([.number(Double($0.lowerBound)), .number(Double($0.upperBound))]) }
      ),
      "sampledBecause": sampledBecause.map(SceneJSON.text),
    ])
  }
}
