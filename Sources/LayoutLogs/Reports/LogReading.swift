/// A log, read: the reports in it, and what could not be read.
package struct LogReading: Sendable {
  /// The reports in the order of the log.
  package internal(set) var reports: [LogReport]
  /// What could not be read, in the order of the log.
  package internal(set) var unread: [LogExplanation.UnreadLine]

  /// Reads a log: anything that holds rows as Apple's systems, SnapKit or Masonry print them.
  ///
  /// Whatever stands around the rows is passed over: times, process names, quotations, Markdown.
  ///
  /// - Parameter log: The log as bytes; need not be valid UTF-8.
  /// - Complexity: O(bytes).
  package init(log: [UInt8]) {
    var reader = ReportReader(lines: LogLine.lines(of: log))
    reader.read()
    reports = reader.reports
    unread = reader.unread
  }

  /// Reads a log from a text.
  ///
  /// - Parameter log: The log.
  /// - Complexity: O(`log.utf8.count`).
  package init(log: String) {
    self.init(log: Array(log.utf8))
  }
}
