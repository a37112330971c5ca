/// A log, read: the reports in it, and what could not be read.
public struct LogReading: Sendable {
  /// A line that belongs to a report and could not be read.
  public struct UnreadLine: Sendable {
    /// The number of the line, from 1.
    public let line: Int
    /// What stands there, shortened.
    public let text: String
    /// Why it could not be read.
    public let reason: String
  }

  /// The reports in the order of the log.
  package internal(set) var reports: [LogReport]
  /// What could not be read, in the order of the log.
  public internal(set) var unread: [UnreadLine]

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
