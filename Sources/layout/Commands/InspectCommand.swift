import LayoutFormats

/// `layout inspect FILE|-`: a scene document as a web page to look around in.
struct InspectCommand {
  private let input: SceneInput
  private let output: OutputPlace
  private let widths: ClosedRange<Int>?

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    output = OutputPlace(arguments.takeValue("-o"))
    widths = try arguments.takeWidths()
    input = try SceneInput(&arguments, command: "inspect")
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let page = try input.tree(terminal).inspection(widths: widths)
    try output.write(page, terminal)
    return .solved
  }
}

extension SceneTree {
  /// The page of the hierarchy, in both directions.
  func inspection(widths: ClosedRange<Int>?) -> String {
    let inspector = Inspector(root, widths: widths, silencing: document.checks.silences)
    return inspector.html(title: document.name.isEmpty ? nil : document.name)
  }
}
