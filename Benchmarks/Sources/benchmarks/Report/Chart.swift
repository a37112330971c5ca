import Foundation

/// One panel for each layout and operation: time over size, both axes logarithmic.
struct Chart {
  /// What was measured.
  var rows: [BenchmarkRow]

  private static let columns = 4
  private static let panel = (width: 300.0, height: 230.0)
  private static let margin = (left: 58.0, top: 30.0, right: 14.0, bottom: 30.0)
  private static let legend = 34.0

  /// The chart as an SVG document.
  var svg: String {
    let panels = self.panels
    let lines = (panels.count + Self.columns - 1) / Self.columns
    let width = Double(min(max(panels.count, 1), Self.columns)) * Self.panel.width
    let height = Self.legend + Double(max(lines, 1)) * Self.panel.height
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(width)) \(text(height))" \
      width="\(text(width))" height="\(text(height))" font-family="sans-serif" font-size="11">
      <rect width="100%" height="100%" fill="white"/>
      """
    ]
    parts.append(legendText)
    for (index, rows) in panels.enumerated() {
      let x = Double(index % Self.columns) * Self.panel.width
      let y = Self.legend + Double(index / Self.columns) * Self.panel.height
      parts.append("<g transform=\"translate(\(text(x)) \(text(y)))\">\n\(panel(rows))\n</g>")
    }
    parts.append("</svg>\n")
    return parts.joined(separator: "\n")
  }

  private var panels: [[BenchmarkRow]] {
    var panels: [[BenchmarkRow]] = []
    for workload in Workload.allCases {
      for operation in Operation.allCases where operation != .declared {
        let rows = self.rows.filter {
          $0.workload == workload.rawValue && $0.operation == operation.rawValue
            && $0.nanoseconds > 0
        }
        if !rows.isEmpty { panels.append(rows) }
      }
    }
    return panels
  }

  private var contenders: [Contender] {
    Contender.allCases.filter { contender in
      rows.contains { $0.contender == contender.rawValue }
    }
  }

  private var legendText: String {
    contenders.enumerated().map { index, contender in
      let x = 16 + Double(index) * 92
      return """
        <line x1="\(text(x))" y1="17" x2="\(text(x + 18))" y2="17" \
        stroke="\(contender.color)" stroke-width="2.5"/>
        <text x="\(text(x + 23))" y="21">\(contender.rawValue)</text>
        """
    }
    .joined(separator: "\n")
  }

  private func panel(_ rows: [BenchmarkRow]) -> String {
    let sizes = LogScale(
      over: rows.map { Double($0.size) },
      from: Self.margin.left,
      to: Self.panel.width - Self.margin.right
    )
    let times = LogScale(
      over: rows.map(\.nanoseconds),
      from: Self.panel.height - Self.margin.bottom,
      to: Self.margin.top
    )
    var parts = [
      """
      <text x="\(text(Self.margin.left))" y="18" font-weight="bold">\
      \(rows[0].workload) \(rows[0].operation)</text>
      """
    ]
    parts += times.decades.map { decade in
      let y = text(times.position(of: decade))
      return """
        <line x1="\(text(sizes.start))" y1="\(y)" x2="\(text(sizes.end))" y2="\(y)" stroke="#ddd"/>
        <text x="\(text(sizes.start - 5))" y="\(y)" dy="4" text-anchor="end" fill="#555">\
        \(Figures.decade(decade))</text>
        """
    }
    parts += sizes.decades.map { decade in
      let x = text(sizes.position(of: decade))
      return """
        <line x1="\(x)" y1="\(text(times.start))" x2="\(x)" y2="\(text(times.end))" stroke="#ddd"/>
        <text x="\(x)" y="\(text(times.start + 15))" text-anchor="middle" fill="#555">\
        \(Figures.grouped(Int(decade)))</text>
        """
    }
    for contender in contenders {
      let points = rows.filter { $0.contender == contender.rawValue }.sorted { $0.size < $1.size }
        .map { (sizes.position(of: Double($0.size)), times.position(of: $0.nanoseconds)) }
      parts.append(line(points, contender.color))
    }
    return parts.joined(separator: "\n")
  }

  private func line(_ points: [(Double, Double)], _ color: String) -> String {
    let path = points.map { "\(text($0.0)),\(text($0.1))" }.joined(separator: " ")
    let dots = points.map {
      "<circle cx=\"\(text($0.0))\" cy=\"\(text($0.1))\" r=\"2.5\" fill=\"\(color)\"/>"
    }
    let line = "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\"/>"
    return ([line] + dots).joined(separator: "\n")
  }

  private func text(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
