/// A line of a log without what other programs did to it.
struct LogLine {
  /// The number of the line in the log, from 1.
  let number: Int
  /// What stands there once entities, escapes and typographic signs are undone.
  let bytes: [UInt8]

  /// Breaks a log into lines, at the line ends of every system.
  ///
  /// - Complexity: O(bytes).
  static func lines(of log: [UInt8]) -> [LogLine] {
    var lines: [LogLine] = []
    var start = 0
    for (index, byte) in log.enumerated() where byte == 0x0A || byte == 0x0D {
      if byte == 0x0A, index > 0, log[index - 1] == 0x0D {
        start = index + 1
        continue
      }
      lines.append(LogLine(number: lines.count + 1, bytes: LineCleaner.clean(log[start..<index])))
      start = index + 1
    }
    if start < log.count {
      lines.append(LogLine(number: lines.count + 1, bytes: LineCleaner.clean(log[start...])))
    }
    return lines
  }
}
