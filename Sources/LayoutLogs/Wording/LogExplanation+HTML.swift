extension LogExplanation {
  /// The explanation as a page that needs nothing else: no script, no picture, no other file.
  ///
  /// - Complexity: O(rows).
  public func html() -> String {
    var body = reports.isEmpty ? "<p>\(Self.emptySentence)</p>\n" : ""
    for (report, paragraph) in zip(reports, paragraphs) {
      body += Self.section(paragraph, report.verdict)
    }
    if !unread.isEmpty {
      body += "<section>\n<h2>Not read</h2>\n<ul>\n"
      for line in unread {
        body += "<li>line \(line.line): \(Self.escaped(line.reason)): "
        body += "<code>\(Self.escaped(line.text))</code></li>\n"
      }
      body += "</ul>\n</section>\n"
    }
    return Self.head + body + "</body>\n</html>\n"
  }

  private static func section(_ paragraph: ReportParagraph, _ verdict: Verdict) -> String {
    var text = "<section class=\"\(verdict.rawValue)\">\n<h2>\(escaped(paragraph.title))</h2>\n"
    text += "<p class=\"sum\">\(escaped(paragraph.sentence))</p>\n"
    if !paragraph.rows.first.isEmpty {
      let rows = paragraph.rows.texts { row in
        "<tr><th>\(row.line)</th><td><code>\(escaped(row.text))</code></td>"
          + "<td>\(escaped(row.source ?? row.role ?? ""))</td></tr>\n"
      } between: {
        "<tr><th></th><td>… and \($0.count) more</td><td></td></tr>\n"
      }
      text += "<table>\n\(rows.joined())</table>\n"
    }
    for remark in paragraph.remarks { text += "<p>\(escaped(remark))</p>\n" }
    return text + "</section>\n"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Constraints that cannot hold</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    section { border-left: 4px solid #888; padding: 0 0 0 1rem; margin: 2rem 0; }
    section.conflict { border-color: #d33; }
    section.agrees { border-color: #393; }
    section.undecided { border-color: #c80; }
    h2 { font-size: 1rem; }
    .sum { font-size: 1.15rem; }
    th { text-align: right; font-weight: normal; color: #888; padding-right: .75rem; }
    td { padding-right: .75rem; overflow-wrap: anywhere; }
    code { font: 13px/1.5 ui-monospace, monospace; }
    </style>
    </head>
    <body>

    """
}
