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
    let document = try input.document(terminal)
    let page: String
    do {
      page = try document.inspection(widths: widths)
    } catch {
      throw input.failure(error)
    }
    try output.write(page, terminal)
    return .solved
  }
}

extension SceneDocument {
  /// The page of the document's hierarchy, in both directions.
  func inspection(widths: ClosedRange<Int>?) throws(SceneReadingError) -> String {
    let tree = try SceneTree(self)
    let inspector = Inspector(tree.root, widths: widths, silencing: checks.silences)
    return inspector.html(title: name.isEmpty ? nil : name)
  }
}
