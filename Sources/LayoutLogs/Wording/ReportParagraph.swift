/// A report in a few lines: what both the text and the page say.
struct ReportParagraph {
  /// A row that the explanation shows.
  struct ShownRow {
    let line: Int
    let text: String
    /// Where the row was written, `Card.swift:42`, where the log says so.
    let source: String?
    let role: String?
  }

  let title: String
  let sentence: String
  /// The rows of the set; of many those at its ends.
  let rows: ListEnds<ShownRow>
  let remarks: [String]

  /// - Parameters:
  ///   - report: The report.
  ///   - number: Its number in the log, from 1.
  ///   - first: The number of the first report with the same cause.
  init(_ report: ReportExplanation, number: Int, first: Int) {
    let place = "Report \(number), line \(report.report.line)"
    let isRepeated = first < number
    switch report.verdict {
    case .conflict:
      let count = report.report.rows.count
      let rows = count == 1 ? "row" : "rows"
      title = "\(place): conflict of \(report.core.count) of \(count) \(rows)"
    case .agrees: title = "\(place): no conflict as printed"
    case .undecided: title = "\(place): undecided"
    }
    sentence = report.sentence
    let shown = (isRepeated ? [] : report.core).map { index in
      ShownRow(
        line: report.report.rows[index].line,
        text: report.rowTexts[index],
        source: report.report.rows[index].place,
        role: report.roles[index]?.name
      )
    }
    rows = ListEnds(shown, atMost: 20, shown: 10)
    remarks =
      isRepeated
      ? ["The same cause as report \(first)."] + Self.broken(report)
      : Self.broken(report) + Self.others(report)
  }

  private static func others(_ report: ReportExplanation) -> [String] {
    var remarks: [String] = []
    if report.all.count > 1 || !report.isComplete {
      let more = report.all.dropFirst()
      let shown = more.prefix(mostSets).map { core in
        ListEnds(core, atMost: 12, shown: 5).texts {
          "\(report.report.rows[$0].line)"
        } between: {
          "\($0.count) more"
        }.joined(separator: ", ")
      }
      let rest = more.count > mostSets ? "; …" : ""
      let end = report.isComplete ? "." : "; there may be others, not looked for."
      let sets = shown.isEmpty ? "" : ": lines " + shown.joined(separator: "; lines ") + rest
      remarks.append("\(more.count) more \(more.count == 1 ? "set" : "sets") like it\(sets)\(end)")
    }
    remarks += mask(report)
    if !report.core.isEmpty, report.core.allSatisfy({ report.roles[$0] != nil }) {
      remarks.append("Every row of it is the system's own.")
    }
    let isSaid = report.transience != nil && report.hasMaskOnPurpose
    if let transience = report.transience, !isSaid {
      remarks.append("Probably transient: \(transience).")
    }
    for assumption in report.assumptions { remarks.append("Taken for granted: \(assumption).") }
    return remarks
  }

  /// What to do about autoresizing masks: one hint, whatever else can be said of them.
  private static func mask(_ report: ReportExplanation) -> [String] {
    let flag = "translatesAutoresizingMaskIntoConstraints = false"
    if !report.forgottenMasks.isEmpty {
      return ["Its autoresizing mask and constraints both place a view: \(flag)."]
    }
    guard report.hasMaskOnPurpose else { return [] }
    guard let transience = report.transience else {
      return ["If the autoresizing mask is not meant: \(flag)."]
    }
    return [
      "Probably transient: \(transience); if it stays, and the autoresizing mask is not meant: \(flag)."
    ]
  }

  /// The most further sets that are listed.
  private static let mostSets = 4

  private static func broken(_ report: ReportExplanation) -> [String] {
    guard report.verdict == .conflict, let broken = report.report.broken else { return [] }
    let row = report.report.rows[broken]
    let what = "Breaking line \(row.line), as the system did,"
    switch report.brokenHelps {
    case true?:
      let isInAll = report.isComplete && report.all.allSatisfy { $0.contains(broken) }
      return isInAll ? ["\(what) ends it."] : ["\(what) ends one set, and others remain."]
    case false?:
      return ["\(what) cannot help: it is in no set that conflicts, so the next report follows."]
    case nil:
      return ["Whether the row in line \(row.line), which the system broke, helps is not known."]
    }
  }
}

extension ReportExplanation {
  /// Whether the set has a row of an autoresizing mask that may well be meant: no constraint of the author's
  /// places the same view.
  fileprivate var hasMaskOnPurpose: Bool {
    core.contains { report.rows[$0].isOfAutoresizing && !forgottenMasks.contains($0) }
  }
}

extension LogExplanation {
  /// The paragraphs of all reports, in the order of the log.
  var paragraphs: [ReportParagraph] {
    var firsts: [Int: Int] = [:]
    return reports.enumerated().map { index, report in
      let first = firsts[report.group] ?? index + 1
      firsts[report.group] = first
      return ReportParagraph(report, number: index + 1, first: first)
    }
  }

  /// What is said where nothing was found.
  static var emptySentence: String { "There is no constraint in this log." }
}
