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

  /// The directions of reading.
  enum Directions: String, CaseIterable {
    case ltr
    case rtl
    case both

    var all: [LayoutReadingDirection] {
      switch self {
      case .ltr: [.leftToRight]
      case .rtl: [.rightToLeft]
      case .both: [.leftToRight, .rightToLeft]
      }
    }
  }

  private let input: SceneInput
  private let format: Format
  private let directions: Directions?
  private let widths: ClosedRange<Int>?
  private let heights: [Double]
  private let textScales: [Double]
  private let devices: Device.Family?

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice("--format", of: Format.self) ?? .text
    directions = try arguments.takeChoice("--directions", of: Directions.self)
    devices = try arguments.takeChoice("--devices", of: Device.Family.self)
    widths = try arguments.takeWidths()
    heights = try Self.numbers("--heights", like: "568,844", &arguments)
    textScales = try Self.numbers("--text-scale", like: "1,1.3,2", &arguments)
    input = try SceneInput(&arguments, command: "check")
    try arguments.finish()
    if widths != nil || !heights.isEmpty, devices != nil {
      throw .usage("--devices says widths and heights itself.")
    }
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let tree = try input.tree(terminal)
    let document = tree.document
    var check = LayoutCheck(
      sizes: sizes(of: document),
      directions: directions?.all ?? [document.direction],
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
    if let devices {
      return Device.all.filter { $0.family == devices }.map {
        ($0.width...$0.width, Double($0.height))
      }
    }
    let own = Int(min(document.size.width, 1e6))
    let widths = widths ?? own...own
    return heights.isEmpty ? [(widths, nil)] : heights.map { (widths, $0) }
  }

  // MARK: Words of the command line

  private static func numbers(
    _ name: String,
    like example: String,
    _ arguments: inout ArgumentList
  ) throws(ToolExit) -> [Double] {
    guard let text = arguments.takeValue(name) else { return [] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Double($0) }.filter { $0 > 0 && $0 <= 1e6 }
    guard numbers.count == words.count else {
      throw .usage("\(name) is a list of numbers such as \(example), not '\(text)'.")
    }
    return numbers
  }
}
