import Foundation

/// Where and when a run was made, and of what.
enum Provenance {
  /// Four lines: date, commit, processor, command.
  static func text(arguments: [String]) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withFullDate]
    let command = ["swift run -c release benchmarks"] + arguments
    return """
      date       \(formatter.string(from: Date()))
      commit     \(commit)
      processor  \(processor)
      command    \(command.joined(separator: " "))
      """
  }

  private static var commit: String {
    let hash = output(of: ["git", "rev-parse", "--short", "HEAD"]) ?? "unknown"
    let changes = output(of: ["git", "status", "--porcelain", "--", ".."]) ?? ""
    return changes.isEmpty ? hash : hash + " with changes"
  }

  private static var processor: String {
    let count = ProcessInfo.processInfo.activeProcessorCount
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = model.flatMap { $0.split(separator: ":").last } ?? "unknown"
    return "\(count) x \(name.trimmingCharacters(in: .whitespaces))"
  }

  private static func output(of command: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
