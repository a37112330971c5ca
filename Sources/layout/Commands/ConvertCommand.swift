import Dialects
import LayoutStatements
import SourceRewriting

/// `layout convert`: layout source from one dialect to another.
struct ConvertCommand {
  private let conversion: Conversion
  private let module: SourceConversion.Module?
  private let isDryRun: Bool
  private let isCheck: Bool
  private let reports: Bool
  private let files: SourceFiles

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    conversion = try Self.conversion(&arguments)
    module = try arguments.takeChoice(.module, of: SourceConversion.Module.self)
    isDryRun = arguments.takeFlag(.dryRun)
    isCheck = arguments.takeFlag(.check)
    reports = arguments.takeFlag(.report)
    var words: [String] = []
    while let word = arguments.takeWord() { words.append(word) }
    try arguments.finish()
    if words.isEmpty { throw .usage("convert needs a file or a folder.") }
    files = try SourceFiles(words)
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    var report = ConversionReport()
    var status = ToolStatus.solved
    var changed = 0
    var partly = 0
    let convert = try conversion(besides: files)
    for (index, path) in files.paths.enumerated() {
      terminal.progress(index + 1, of: files.paths.count, path)
      let bytes = try SourceFiles.read(path)
      let result: ConvertedSource
      do throws(SourceProblem) {
        result = try convert(bytes)
      } catch {
        terminal.say("\(path): \(error); it is left alone")
        status = .badData
        continue
      }
      report.add(result.report)
      if result.verdict == .agreesElsewhere { partly += 1 }
      for doubt in Self.doubts(result) { terminal.say("\(path)\(doubt) is left alone") }
      if reports { try tell(result.report, path, terminal) }
      guard result.bytes != bytes else { continue }
      changed += 1
      if isDryRun {
        try terminal.print(difference(path, bytes, result.bytes))
      } else if isCheck {
        try terminal.print("\(path)\n")
      } else if try !SourceFiles.replace(path, bytes, with: result.bytes) {
        terminal.say("\(path): the file changed meanwhile; it is left alone")
      }
    }
    if partly > 0 {
      let files = partly == 1 ? "1 file has" : "\(partly) files have"
      terminal.say("\(files) calls that the second reader cannot read: look at these")
    }
    let text = ReportText(report)
    if reports {
      try terminal.print(text.text(files: files.paths.count, changed))
    } else {
      terminal.say(text.line)
    }
    return status == .solved && isCheck && changed > 0 ? .conflict : status
  }

  /// What the second reader says against a result, and which part of the file stays for it.
  private static func doubts(_ result: ConvertedSource) -> [String] {
    let finds = "a second reader finds other constraints in the result"
    switch result.verdict {
    case .countsDiffer(let counted, let judged):
      return [
        ": \(counted) sites of layout are counted, a second reader counts \(judged); the file"
      ]
    case .differs(let line):
      return [":\(line): \(finds); the file"]
    case .agrees, .agreesElsewhere:
      return result.doubts.map { ":\($0): \(finds); the function" }
    }
  }

  private func difference(_ path: String, _ old: [UInt8], _ new: [UInt8]) -> String {
    let one = String(decoding: old, as: UTF8.self)
    let other = String(decoding: new, as: UTF8.self)
    return UnifiedDiff(one, other).text(oldName: path, newName: path)
  }

  private func tell(
    _ report: ConversionReport,
    _ path: String,
    _ terminal: Terminal
  ) throws(ToolExit) {
    for leftover in report.leftovers {
      let other = leftover.other.map { ": \($0.file ?? path):\($0.line)" } ?? ""
      try terminal.print(
        "\(path):\(leftover.line): left, since \(leftover.reason.text)\(other)\n"
      )
    }
  }

  // MARK: Conversions

  /// What is done to each file.
  private enum Conversion {
    case dialects(SourceConversion)
    case linux
  }

  /// What is done to a file, with what the others of the project declare.
  private func conversion(
    besides files: SourceFiles
  ) throws(ToolExit) -> ([UInt8]) throws(SourceProblem) -> ConvertedSource {
    guard case .dialects(var conversion) = conversion else { return LinuxPort().convert }
    conversion.module = module
    if files.paths.count > 1 {
      for path in files.paths { conversion.world.read(try SourceFiles.read(path), path: path) }
      conversion.relate()
    }
    return conversion.convert
  }

  // MARK: Words of the command line

  private static func conversion(_ arguments: inout ArgumentList) throws(ToolExit) -> Conversion {
    let sources = DialectName.allCases.filter { SourceConversion.Origin($0) != nil }
    let from = try arguments.takeDialect(.from, among: sources)
    guard let to = arguments.takeValue(.to) else { throw .usage("convert needs --to.") }
    if to == "linux" {
      if from != nil { throw .usage("--to linux needs no --from.") }
      return .linux
    }
    guard let from, let origin = SourceConversion.Origin(from) else {
      throw .usage("convert needs --from.")
    }
    let targets = DialectName.allCases.compactMap { name in
      SourceDialect(name).flatMap { SourceConversion(from: origin, to: $0) }.map { (name, $0) }
    }
    let name = DialectName(reading: to)
    guard let target = targets.first(where: { $0.0 == name }) else {
      throw .usage(ToolOption.to.unknownChoice(to, of: targets.map(\.0.rawValue)))
    }
    return .dialects(target.1)
  }
}

/// A report as a table.
private struct ReportText {
  private let report: ConversionReport

  init(_ report: ConversionReport) {
    self.report = report
  }

  /// Each site of layout in one of three counts, and their sum.
  var line: String {
    let converted = report.converted.values.reduce(0, +)
    let kept = report.kept.values.reduce(0, +)
    let unread = report.unread.values.reduce(0, +)
    return
      "\(report.sites) \(report.sites == 1 ? "statement" : "statements"): \(converted) converted, \(kept) left, \(unread) not understood"
  }

  func text(files: Int, _ changed: Int) -> String {
    var text = "\(files) \(files == 1 ? "file" : "files"), \(changed) changed\n\(line)\n"
    for (name, counts) in [
      ("converted", report.converted), ("left", report.kept), ("not understood", report.unread),
    ] {
      for kind in Self.sorted(counts) { text += "  \(name), \(kind): \(counts[kind] ?? 0)\n" }
    }
    return text
  }

  private static func sorted(_ counts: [String: Int]) -> [String] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
