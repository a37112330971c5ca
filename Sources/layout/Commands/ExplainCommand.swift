import ConstraintKernel
import LayoutFormats

/// `layout explain`: what is wrong with a scene, why a number is what it is, what a code means.
struct ExplainCommand {
  /// What is to be explained.
  private enum Question {
    case code(LayoutIssue.Code)
    case scene(SceneInput)
    case value(SceneAnchor, of: SceneInput)
  }

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  private let question: Question
  private let format: Format

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice("--format", of: Format.self) ?? .text
    guard let word = arguments.takeWord() else {
      throw .usage("explain needs a scene document, '-' for standard input, or a code.")
    }
    if let code = LayoutIssue.Code(rawValue: word.uppercased()) {
      question = .code(code)
    } else {
      let input = try SceneInput(word, &arguments)
      question =
        try arguments.takeWord().map { text throws(ToolExit) in
          guard let anchor = SceneAnchor(text) else {
            throw .usage("'\(text)' is no item with an attribute, such as follow.width.")
          }
          return .value(anchor, of: input)
        } ?? .scene(input)
    }
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    switch question {
    case .code(let code):
      try terminal.print(IssuePage(code).text)
      return .solved
    case .value(let anchor, let input):
      let tree = try input.tree(terminal)
      guard let answer = tree.explain(anchor.item, anchor.attribute) else {
        throw .usage("\(input.source) has no item '\(anchor.item)'.")
      }
      try terminal.print(format == .json ? answer.json() : answer.text)
      return tree.root.layoutConflicts.isEmpty ? .solved : .conflict
    case .scene(let input):
      let answer = try input.tree(terminal).answer(findingAmbiguities: true)
      try terminal.print(format == .json ? answer.json() : text(of: answer))
      return answer.isFeasible ? .solved : .conflict
    }
  }

  /// The worst first: conflicts, the smallest sets before others, then what is open.
  private func text(of answer: SceneAnswer) -> String {
    let conflicts = answer.diagnostics.filter { $0.kind == .conflict }.enumerated()
      .sorted {
        ($0.element.statements.count, $0.offset) < ($1.element.statements.count, $1.offset)
      }
      .map(\.element)
    let others = answer.diagnostics.filter { $0.kind != .conflict }
    let all = conflicts + others
    if all.isEmpty { return "Nothing is wrong: all required constraints hold, no frame is open.\n" }
    return all.map { "\($0)\n" }.joined(separator: "\n")
  }
}
