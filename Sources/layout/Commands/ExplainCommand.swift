import ConstraintKernel
import LayoutFormats

/// `layout explain`: what is wrong with a scene or in a log, why a number is what it is, what a code
/// means.
struct ExplainCommand {
  /// What is to be explained.
  private enum Question {
    case code(LayoutIssue.Code)
    case value(SceneAnchor, of: SceneInput)
    /// A scene document or a log of Apple's systems: what stands in it tells which.
    case input(SceneInput)
  }

  private let question: Question
  private let format: ExplainLog.Format

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice(.format, of: ExplainLog.Format.self) ?? .text
    let word = arguments.takeWord() ?? "-"
    if let code = LayoutIssue.Code(rawValue: word.uppercased()) {
      if format != .text { throw .usage("the page of a code is written as text alone.") }
      question = .code(code)
    } else if Self.looksLikeCode(word) {
      let codes = LayoutIssue.Code.allCases.map { $0.rawValue }
      let meant = NearestWord.question(for: word.uppercased(), among: codes)
      throw ToolExit(status: .noInput, message: "there is no code '\(word)'.\(meant)")
    } else {
      let input = try SceneInput(word, changedBy: &arguments)
      question =
        try arguments.takeWord().map { text throws(ToolExit) in
          guard let anchor = SceneAnchor(text) else {
            throw Self.noAnchor(text)
          }
          return .value(anchor, of: input)
        } ?? .input(input)
    }
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    switch question {
    case .code(let code):
      try terminal.print(IssuePage(code).text())
      return .solved
    case .value(let anchor, let input):
      let bytes = try input.source.bytes(terminal)
      if !isScene(bytes) {
        throw .usage("\(input.source) is a log; only of a scene document a value can be explained.")
      }
      let tree = try input.tree(of: bytes, terminal)
      guard let answer = tree.explain(anchor.item, anchor.attribute) else {
        let meant = NearestWord.question(for: anchor.item, among: tree.itemIDs)
        throw .usage("\(input.source) has no item '\(anchor.item)'.\(meant)")
      }
      switch format {
      case .text: try terminal.print(answer.text())
      case .json: try terminal.print(answer.json())
      case .html: try terminal.print(answer.html())
      }
      return tree.root.layoutConflicts.isEmpty ? .solved : .conflict
    case .input(let input):
      let bytes = try input.source.bytes(terminal)
      return try isScene(bytes)
        ? explain(bytes, of: input, terminal) : explainLog(bytes, of: input, terminal)
    }
  }

  private func explain(
    _ bytes: [UInt8],
    of input: SceneInput,
    _ terminal: Terminal
  ) throws(ToolExit) -> ToolStatus {
    let tree = try input.tree(of: bytes, terminal)
    let answer = tree.answer(findingAmbiguities: true)
    switch format {
    case .text: try terminal.print(text(of: answer))
    case .json: try terminal.print(answer.json())
    case .html: try terminal.print(tree.text(of: answer, as: .html))
    }
    return answer.isFeasible ? .solved : .conflict
  }

  private func explainLog(
    _ bytes: [UInt8],
    of input: SceneInput,
    _ terminal: Terminal
  ) throws(ToolExit) -> ToolStatus {
    if input.size != nil { throw .usage("a log is read at no other size.") }
    let log = ExplainLog(format: format, readsRightToLeft: input.direction == .rightToLeft)
    return try log.run(bytes, terminal)
  }

  /// Whether a word is meant as a code: `CK` and a few more, a digit among them, which hardly is a file.
  private static func looksLikeCode(_ word: String) -> Bool {
    let word = word.uppercased()
    let rest = word.dropFirst(2)
    return word.hasPrefix("CK") && rest.count <= 4 && rest.contains { $0.isNumber }
      && rest.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter) }
  }

  /// What is wrong with a text that names no attribute of an item.
  private static func noAnchor(_ text: String) -> ToolExit {
    var meant = ""
    if let dot = text.lastIndex(of: "."), dot > text.startIndex {
      let word = String(text[dot...].dropFirst())
      let known = LayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }
      meant = NearestWord.question(for: word, among: known.map { "\($0)" })
    }
    return .usage("'\(text)' is no item with an attribute, such as follow.width.\(meant)")
  }

  /// Whether an input starts as JSON does; no log does.
  private func isScene(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let blank: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return text.first { !blank.contains($0) } == UInt8(ascii: "{")
  }

  /// The worst first: conflicts, the smallest sets before others, then what is ambiguous.
  private func text(of answer: SceneAnswer) -> String {
    let conflicts = answer.diagnostics.filter { $0.kind == .conflict }.enumerated()
      .sorted {
        ($0.element.statements.count, $0.offset) < ($1.element.statements.count, $1.offset)
      }
      .map(\.element)
    let others = answer.diagnostics.filter { $0.kind != .conflict }
    let all = conflicts + others
    if all.isEmpty {
      return "All required constraints hold, and no frame is ambiguous; "
        + "layout check looks for more.\n"
    }
    return all.map { "\($0)\n" }.joined(separator: "\n")
  }
}
