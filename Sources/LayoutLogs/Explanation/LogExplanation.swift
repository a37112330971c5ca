/// Everything a log tells of constraints that cannot hold together, explained.
///
/// ```swift
/// let explanation = LogExplanation(log: text)
/// for report in explanation.reports { print(report.sentence) }
/// ```
public struct LogExplanation: Sendable {
  /// A line that belongs to a report and could not be read.
  public struct UnreadLine: Sendable {
    /// The number of the line, from 1.
    public let line: Int
    /// What stands there, shortened.
    public let text: String
    /// Why it could not be read.
    public let reason: String
  }

  /// The log as it was read.
  package let reading: LogReading
  /// The reports in the order of the log, each with the number of its cause.
  public let reports: [ReportExplanation]

  /// What could not be read, in the order of the log.
  public var unread: [UnreadLine] { reading.unread }

  /// Reads a log and explains it.
  ///
  /// - Parameters:
  ///   - log: The log as bytes; need not be valid UTF-8.
  ///   - readsRightToLeft: Whether leading is right; what rows say themselves goes before.
  /// - Complexity: O(bytes), and for each report what ``ReportExplanation`` takes.
  public init(log: [UInt8], readsRightToLeft: Bool = false) {
    self.init(LogReading(log: log), readsRightToLeft: readsRightToLeft)
  }

  /// Reads a log from a text and explains it.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - readsRightToLeft: Whether leading is right; what rows say themselves goes before.
  /// - Complexity: As for bytes.
  public init(log: String, readsRightToLeft: Bool = false) {
    self.init(log: Array(log.utf8), readsRightToLeft: readsRightToLeft)
  }

  /// Explains a log that has been read.
  ///
  /// - Parameters:
  ///   - reading: The log.
  ///   - readsRightToLeft: Whether leading is right; what rows say themselves goes before.
  /// - Complexity: What ``ReportExplanation`` takes for each report.
  package init(_ reading: LogReading, readsRightToLeft: Bool = false) {
    self.reading = reading
    var reports = reading.reports.map {
      ReportExplanation($0, readsRightToLeft: readsRightToLeft)
    }
    for (index, number) in CauseGroups.numbers(reports).enumerated() {
      reports[index].group = number
    }
    self.reports = reports
  }

  /// Whether some report is a conflict.
  ///
  /// - Complexity: O(reports).
  public var hasConflict: Bool { reports.contains { $0.verdict == .conflict } }
}
