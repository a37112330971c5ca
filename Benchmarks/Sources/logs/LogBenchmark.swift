import CMeter
import LayoutLogs

/// Reads and explains logs of 500 rows and prints how long that takes.
@main
enum LogBenchmark {
  static func main() {
    meter_keep_heap()
    for (name, rows) in [("form", form), ("chain", chain), ("pairs", pairs)] {
      let log = Array(report(rows).utf8)
      var samples: [UInt64] = []
      var sets = ""
      for _ in 0..<10 {
        let start = meter_thread_nanoseconds()
        let explanation = LogExplanation(log: log)
        samples.append(meter_thread_nanoseconds() - start)
        sets = explanation.reports.map { "\($0.all.count)\($0.isComplete ? "" : "+") sets" }
          .joined(separator: ", ")
      }
      samples.sort()
      print("\(name): \(rows.count) rows, \(sets), \(samples[5] / 1_000) µs")
    }
  }

  /// Rows as a system prints them.
  private static func report(_ rows: [String]) -> String {
    let list = rows.enumerated().map { "    \"<NSLayoutConstraint:0x\($0 + 4_096) \($1)>\"" }
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + list.joined(separator: ",\n") + "\n)\n"
  }

  private static let names = "(active, names: '|':UIView:0x1 )"

  /// Labels below one another, 16 points from both sides, and a width that does not fit.
  private static var form: [String] {
    var rows = ["UIView:0x1.width == 320   (active)"]
    for label in 0..<124 {
      let this = "UILabel:0x\(label + 257)"
      rows.append("H:|-(16)-[\(this)]   \(names)")
      rows.append("H:[\(this)]-(16)-|   \(names)")
      rows.append(
        label == 0
          ? "V:|-(8)-[\(this)]   \(names)" : "V:[UILabel:0x\(label + 256)]-(8)-[\(this)]   (active)"
      )
      rows.append("\(this).height == 44   (active)")
    }
    let more = ["width == 300", "height >= 20", "height <= 50"]
    return rows + more.map { "UILabel:0x380.\($0)   (active)" }
  }

  /// Views beside one another whose widths and gaps come to more than there is.
  private static var chain: [String] {
    var rows = ["UIView:0x1.width == 320   (active)", "H:|-(0)-[UIView:0x1000]   \(names)"]
    for view in 0..<249 {
      rows.append("UIView:0x\(view + 1_000).width == 2   (active)")
      if view < 248 {
        rows.append("H:[UIView:0x\(view + 1_000)]-(1)-[UIView:0x\(view + 1_001)]   (active)")
      }
    }
    return rows + ["UIView:0x1248.trailing == UIView:0x1.trailing   (active)"]
  }

  /// Pairs of widths, each a conflict of its own.
  private static var pairs: [String] {
    (0..<500).map { "UIView:0x\($0 / 2 + 256).width == \($0)   (active)" }
  }
}
