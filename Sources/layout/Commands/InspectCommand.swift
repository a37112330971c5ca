import LayoutFormats

/// `layout inspect FILE|-`: a scene document as a web page to look around in.
struct InspectCommand {
  private let input: SceneInput
  private let output: OutputPlace
  private let widths: ClosedRange<Int>?

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    output = OutputPlace(arguments.takeValue(.output))
    widths = try arguments.takeWidths()
    input = SceneInput(try arguments.takePath(for: "inspect"))
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let tree = try input.tree(terminal)
    let widths = widths ?? Self.screens(holding: tree.document.size.width)
    try output.write(tree.inspection(widths: widths).page, terminal)
    return .solved
  }

  /// The widths of screens, from the smallest phone to a laptop, and the document's own.
  private static func screens(holding width: Double) -> ClosedRange<Int> {
    let own = Int(max(min(width, 1e5), 1))
    return min(own, 320)...max(own, 1_366)
  }
}

extension SceneTree {
  /// The page of the hierarchy, in both directions, and what it lists.
  func inspection(widths: ClosedRange<Int>) -> (page: String, report: LayoutCheckReport) {
    let inspector = Inspector(root, widths: widths, suppressing: document.checks.suppressions)
    return inspector.inspected(title: document.name.isEmpty ? nil : document.name)
  }
}
