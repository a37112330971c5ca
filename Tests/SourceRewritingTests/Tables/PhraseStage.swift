import ConstraintKernel
import Foundation
import SourceRewriting
import Testing

/// A root with two views in it, named so that formulas can be read.
final class PhraseStage {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  let view = LayoutView()
  let other = LayoutView()
  private(set) var issues: [String] = []

  init() {
    for (item, name) in [(root, "root"), (view, "view"), (other, "other")] {
      item.layoutName = name
    }
    root.addSubview(view)
    root.addSubview(other)
    root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in
      issues.append($0.description)
    }
  }

  /// The active constraints, in the order of activation.
  var formulas: [String] {
    [root, view, other].flatMap(\.constraints).filter(\.isActive).sorted { $0.rank < $1.rank }
      .map(\.formula)
  }
}

/// The text of closures in a file of tests, as a table shows them.
struct CompiledText {
  private let source: SwiftSource

  init(_ file: StaticString) throws {
    source = try SwiftSource([UInt8](Data(contentsOf: URL(filePath: "\(file)"))))
  }

  /// What stands in the first closure that begins in a line or below it: its statements on one line.
  func closure(from line: Int) -> String {
    for index in source.tokens.indices {
      guard source.line(of: source.tokens[index].range.lowerBound) >= line,
        let closure = source.closure(at: index)
      else { continue }
      return source.statements(in: closure.body).map(oneLine).joined(separator: "; ")
    }
    return ""
  }

  private func oneLine(_ statement: Range<Int>) -> String {
    var text = ""
    for line in source.text(ofTokens: statement).split(separator: "\n") {
      let part = line.trimmingCharacters(in: .whitespaces)
      let joins =
        text.isEmpty || text.hasSuffix("(") || text.hasSuffix("[")
        || [")", "]"].contains { part.hasPrefix($0) }
        || part.hasPrefix(".") && !text.hasSuffix(",")
      let goesOn =
        part.hasPrefix("}") || [",", "{", " in", "="].contains { text.hasSuffix($0) }
        || ["==", "<=", ">=", "+", "-", "&&"].contains { part.hasPrefix($0) }
      text += joins ? part : (goesOn ? " " : "; ") + part
    }
    return text
  }
}

/// A page of the documentation.
enum Catalog {
  /// The rows of a page's tables that begin with a prefix.
  static func rows(of page: String, from file: StaticString, _ prefix: String) throws -> [String] {
    var package = URL(filePath: "\(file)")
    while package.lastPathComponent != "Tests" { package.deleteLastPathComponent() }
    let url = package.deletingLastPathComponent().appending(path: "Sources/\(page)")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(prefix) }
  }
}

/// A line of an original, and the closure that says the same here.
struct Phrase: CustomTestStringConvertible, Sendable {
  typealias Body = @Sendable (_ view: LayoutView, _ other: LayoutView, _ root: LayoutView) -> Void

  let original: String
  /// The constraints that stand afterwards.
  let formulas: [String]
  let note: String
  let line: Int
  let body: Body

  init(
    _ original: String,
    _ formulas: [String],
    note: String = "",
    line: Int = #line,
    _ body: @escaping Body
  ) {
    self.original = original
    self.formulas = formulas
    self.note = note
    self.line = line
    self.body = body
  }

  var testDescription: String { original }

  /// The row of a table.
  func row(_ compiled: CompiledText) -> String {
    let text = compiled.closure(from: line)
    let second = text == original ? "the same" : "`\(text)`"
    return "| `\(original)` | \(second) | \(note) |"
  }
}
