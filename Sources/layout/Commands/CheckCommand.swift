import ConstraintKernel
import LayoutFormats

/// `layout check FILE|-`: a scene document at every width, and what is wrong there.
struct CheckCommand {
  /// The forms a report can be written in.
  enum Format: String, CaseIterable {
    case text
    case json
    case html
  }

  private let input: SceneInput
  private let format: Format
  private let directions: [LayoutReadingDirection]?
  private let sizes: [(widths: ClosedRange<Int>?, height: Double?)]
  private let textScales: [Double]

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice(.format, of: Format.self) ?? .text
    directions = try arguments.takeDirections()
    sizes = try arguments.takeRanges()
    textScales = try Self.numbers(.textScale, like: "1,1.3,2", &arguments)
    input = SceneInput(try arguments.takePath(for: "check"))
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let tree = try input.tree(terminal)
    let document = tree.document
    var check = LayoutCheck(
      sizes: sizes(of: document),
      directions: directions ?? [document.direction],
      textScales: textScales.isEmpty ? [1] : textScales,
      suppressing: document.checks.suppressions
    )
    let targets = Set(document.checks.tapTargets)
    if !targets.isEmpty { check.isTapTarget = { targets.contains($0.layoutName) } }
    let report = check.report(on: tree.root)
    switch format {
    case .text: try terminal.print(report.text())
    case .json: try terminal.print(report.json())
    case .html: try terminal.print(report.html(title: document.name))
    }
    return report.isSound ? .solved : .conflict
  }

  private func sizes(of document: SceneDocument) -> [(widths: ClosedRange<Int>, height: Double?)] {
    let own = Int(min(document.size.width, 1e6))
    return sizes.isEmpty ? [(own...own, nil)] : sizes.map { ($0.widths ?? own...own, $0.height) }
  }

  // MARK: Words of the command line

  private static func numbers(
    _ option: ToolOption,
    like example: String,
    _ arguments: inout ArgumentList
  ) throws(ToolExit) -> [Double] {
    guard let text = arguments.takeValue(option) else { return [] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Double($0) }.filter { $0 > 0 && $0 <= 1e6 }
    guard numbers.count == words.count else {
      throw .usage("\(option.rawValue) is a list of numbers such as \(example), not '\(text)'.")
    }
    return numbers
  }
}
