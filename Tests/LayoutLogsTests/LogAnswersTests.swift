import LayoutLogs
import Testing

@Suite("Logs in every shape that systems print, with answers derived by hand")
struct LogAnswersTests {
  @Test("Every log has an answer, and there are more than eighty")
  func completeness() {
    #expect(LogAnswer.names == LogAnswer.all.map(\.name).sorted())
    #expect(LogAnswer.all.count > 80)
  }

  @Test("What a log comes down to is what was derived by hand", arguments: LogAnswer.all)
  func answer(_ answer: LogAnswer) throws {
    let explanation = LogExplanation(log: try answer.log)
    let reports = explanation.reports
    try #require(reports.count == answer.reports.count, "\(explanation.text())")
    for (report, expected) in zip(reports, answer.reports) {
      #expect(report.verdict.rawValue == expected.verdict, "\(report.sentence)")
      #expect(report.all == expected.all)
      #expect(report.core == expected.all.first ?? [])
      #expect(report.isComplete)
      #expect(report.report.broken == expected.broken)
      #expect(report.brokenHelps == expected.helps)
      #expect((report.transience != nil) == expected.isTransient)
      #expect(report.assumptions.isEmpty != expected.assumes)
      if let sum = expected.sum { #expect(report.arithmetic == sum) }
      if let group = expected.group { #expect(report.group == group) }
      #expect(report.missing.isEmpty == expected.missing.isEmpty)
      for words in expected.missing {
        #expect(report.missing.contains { $0.description.contains(words) }, "\(report.missing)")
      }
    }
    let unread = answer.reports.flatMap(\.unread)
    #expect(explanation.reading.unread.map(\.line) == unread, "\(explanation.reading.unread)")
  }
}
