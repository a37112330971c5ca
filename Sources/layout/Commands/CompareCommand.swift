import ConstraintKernel
import LayoutFormats
import ScreenComparison

/// `layout compare OLD NEW`: two scene documents in, what differs out.
struct CompareCommand {
  /// The forms an answer can be given in.
  enum Format: String, CaseIterable {
    case text
    case json
    case svg
  }

  private let old: InputSource?
  private let new: InputSource
  private let format: Format
  private let sizes: [LayoutSize]
  private let allowList: InputSource?
  private let tolerance: Double
  private let findsAmbiguities: Bool
  private let isStrict: Bool

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice(.format, of: Format.self) ?? .text
    sizes = try arguments.takeSizes()
    allowList = arguments.takeValue(.allow).map { InputSource(path: $0) }
    findsAmbiguities = arguments.takeFlag(.ambiguity)
    isStrict = arguments.takeFlag(.strict)
    let text = arguments.takeValue(.tolerance) ?? "0"
    guard let tolerance = Double(text), tolerance >= 0 else {
      throw .usage("--tolerance is a number of points, not '\(text)'.")
    }
    self.tolerance = tolerance
    let records = arguments.takeFlag(.record)
    let first = arguments.takeWord()
    let second = records ? nil : arguments.takeWord()
    guard let first, records || second != nil else {
      throw .usage("compare needs two files, or --record and one.")
    }
    old = second == nil ? nil : InputSource(path: first)
    new = InputSource(path: second ?? first)
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let document = try new.document(terminal)
    let matrix = LayoutMatrix(
      sizes: sizes.isEmpty ? [document.size] + LayoutMatrix.usualSizes : sizes,
      directions: .both
    )
    guard let old else {
      try terminal.print(try record(document, matrix))
      return .solved
    }
    let version = ComparedScreen(new.description, old: document, new: document).new
    let screen = ComparedScreen(new.description, old: try oldVersion(old, terminal), new: version)
    let comparison = LayoutComparison(
      [screen],
      matrix: matrix,
      allowed: try allowed(terminal),
      tolerance: tolerance,
      findsAmbiguities: findsAmbiguities
    )
    let report = comparison.report()
    try terminal.print(try text(of: report))
    switch report.exitCode(isStrict: isStrict) {
    case 0: return .solved
    case 1: return .conflict
    case 3: return .onlyAllowed
    default: return .couldNotCompare
    }
  }

  // MARK: Files

  /// A golden, or a document.
  private func oldVersion(
    _ file: InputSource,
    _ terminal: Terminal
  ) throws(ToolExit) -> ComparedScreen.Version {
    let bytes = try file.bytes(terminal)
    if let golden = try? Platform.decode(LayoutRecording.self, from: bytes) {
      return .recording(golden)
    }
    do throws(SceneReadingError) {
      let document = try SceneReading(json: bytes).document
      return ComparedScreen(file.description, old: document, new: document).old
    } catch {
      throw ToolExit(status: .badData, message: "\(file): \(error)")
    }
  }

  private func allowed(_ terminal: Terminal) throws(ToolExit) -> [AllowedDifference] {
    guard let allowList else { return [] }
    let text = String(decoding: try allowList.bytes(terminal), as: UTF8.self)
    do throws(AllowedDifference.ReadingError) {
      return try AllowedDifference.list(text)
    } catch {
      throw ToolExit(status: .badData, message: "\(allowList), \(error)")
    }
  }

  // MARK: Answers

  private func record(_ document: SceneDocument, _ matrix: LayoutMatrix) throws(ToolExit) -> String
  {
    let screen = ComparedScreen(new.description, old: document, new: document)
    do {
      let recordings = try LayoutComparison([screen], matrix: matrix).recordings()
      return try Platform.json(recordings[new.description])
    } catch {
      throw ToolExit(status: .badData, message: "\(new): \(error)")
    }
  }

  private func text(of report: LayoutComparisonReport) throws(ToolExit) -> String {
    switch format {
    case .text: return report.text()
    case .svg: return report.overlays.map { $0.svg() }.joined()
    case .json:
      do {
        return try Platform.json(CompareAnswer(report))
      } catch {
        throw ToolExit(status: .cannotWrite, message: "\(error)")
      }
    }
  }
}

/// A report for other tools.
private struct CompareAnswer: Encodable {
  let version = 1
  let isClean: Bool
  let differences: [LayoutDifference]
  let allowed: [LayoutDifference]
  let stale: [String]
  let reports: [String]
  let failures: [String]
  let screens: Int
  let cases: Int

  init(_ report: LayoutComparisonReport) {
    isClean = report.isClean
    differences = report.differences
    allowed = report.allowed
    stale = report.stale.map { "\($0.kind.rawValue) \($0.pattern)" }
    reports = report.reports
    failures = report.failures
    screens = report.screens
    cases = report.cases
  }
}
