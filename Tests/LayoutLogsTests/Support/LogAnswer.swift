import Foundation
import Testing

/// What a log in `Logs` comes down to, as `Answers.txt` has it.
struct LogAnswer: CustomTestStringConvertible, Sendable {
  struct Report: Sendable {
    var verdict = ""
    var all: [[Int]] = []
    var broken: Int?
    var helps: Bool?
    var group: Int?
    var sum: String?
    var missing: [String] = []
    var unread: [Int] = []
    var isTransient = false
    var assumes = false
  }

  let name: String
  var reports: [Report] = []

  var testDescription: String { name }

  /// The log's bytes.
  var log: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent("\(name).log"))) }
  }

  private static var folder: URL {
    Bundle.module.resourceURL!.appendingPathComponent("Logs")
  }

  /// The names of all logs there are.
  static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".log") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// All answers, in the order of the file.
  static let all: [LogAnswer] = {
    let file = Bundle.module.resourceURL!.appendingPathComponent("Answers.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var answers: [LogAnswer] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        answers[answers.count - 1].reports.append(report(line))
      } else {
        answers.append(LogAnswer(name: String(line)))
      }
    }
    return answers
  }()

  private static func report(_ line: Substring) -> Report {
    var report = Report()
    for part in line.split(separator: ";") {
      let words = part.trimmingCharacters(in: .whitespaces)
      let sign = words.firstIndex(of: "=") ?? words.endIndex
      let value = String(words[sign...].dropFirst())
      switch words[..<sign] {
      case "all":
        report.all = value.split(separator: "|").map { set in
          set.split(separator: " ").map { Int($0)! }
        }
      case "broken":
        let parts = value.split(separator: " ")
        report.broken = Int(parts[0])
        report.helps = parts.count > 1 ? parts[1] == "yes" : nil
      case "group": report.group = Int(value)
      case "sum": report.sum = value
      case "missing": report.missing = value.split(separator: "|").map(String.init)
      case "unread": report.unread = value.split(separator: " ").map { Int($0)! }
      case "transient": report.isTransient = true
      case "assumes": report.assumes = true
      default: report.verdict = words
      }
    }
    return report
  }
}
