extension LogExplanation {
  /// The explanation as plain text, a few lines for each report.
  ///
  /// Reports whose cause was reported before say so and are short. At the end stands every line that
  /// could not be read.
  ///
  /// - Complexity: O(rows).
  public func text() -> String {
    var text = reports.isEmpty ? Self.emptySentence + "\n" : ""
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { text += "\n" }
      text += "\(paragraph.title)\n  \(paragraph.sentence)\n"
      let rows = paragraph.rows
      let width = (rows.first + rows.last).map { "\($0.line)".count }.max() ?? 0
      let lines = rows.texts { row in
        let gap = String(repeating: " ", count: width - "\(row.line)".count)
        let role = row.role.map { "  (\($0))" } ?? ""
        let source = row.source.map { "   (\($0))" } ?? ""
        return "    line \(gap)\(row.line)  \(row.text)\(source)\(role)\n"
      } between: {
        "    … and \($0.count) more\n"
      }
      text += lines.joined()
      for remark in paragraph.remarks { text += "  \(remark)\n" }
    }
    if unread.isEmpty { return text }
    text += "\nNot read:\n"
    for line in unread { text += "  line \(line.line): \(line.reason): \(line.text)\n" }
    return text
  }
}
