/// Rewrites in a file what Swift cannot have where there is no Objective-C runtime.
///
/// - Attributes of that runtime and of interface builder are removed; a protocol that had one is
///   one of classes from then on.
/// - A call that adds a method of the same class as a target becomes one that adds a closure which
///   calls the method. Any other statement that is nothing but a call with a selector becomes a
///   comment; a selector inside another expression becomes its name, below a comment.
/// - `override` goes where UIKitShell's member belongs to a protocol.
/// - `super.init(coder:)` of a view becomes `super.init(frame: .zero)`.
/// - `newAutoLayout()` of a class of one's own becomes `().configureForAutoLayout()`.
///
/// What was rewritten is not rewritten again.
/// - Complexity: O(*n* log *n*) in the bytes of a file.
package struct LinuxPort: Sendable {
  /// Makes a port.
  package init() {}

  /// Converts a file.
  ///
  /// - Throws: ``SourceProblem`` for input that is no Swift source.
  package func convert(_ bytes: [UInt8]) throws(SourceProblem) -> ConvertedSource {
    let source = try SwiftSource(bytes)
    let scopes = ScopeMap(source)
    var changes = LinuxChanges()
    RuntimeAttributes(source: source).change(&changes)
    SelectorRewriting(source: source, scopes: scopes).change(&changes)
    ViewMembers(source: source).change(&changes)
    let result = try SourceEdit.apply(changes.edits, to: bytes)
    _ = try SwiftSource(result)
    return ConvertedSource(bytes: result, report: changes.report)
  }
}

/// The edits of a port, and what they are counted as.
struct LinuxChanges {
  private(set) var edits: [SourceEdit] = []
  private(set) var report = ConversionReport()

  /// Something that could be rewritten.
  mutating func rewrite(_ construct: String, _ edits: SourceEdit...) {
    self.edits += edits
    report.understood[construct, default: 0] += 1
    report.converted[construct, default: 0] += 1
  }

  /// Something that does not do any more what it did, or stays as it was.
  mutating func leave(_ construct: String, _ edits: [SourceEdit]) {
    self.edits += edits
    report.understood[construct, default: 0] += 1
    report.left[construct, default: 0] += 1
  }
}

extension SwiftSource {
  /// The text of a comment in a line of its own above a token; nil if it stands there already.
  func commentAbove(_ token: Int, _ text: String) -> SourceEdit? {
    let start = tokens[token].range.lowerBound
    let lineStart = startOfLine(at: start)
    let previous = startOfLine(at: max(0, lineStart - 1))
    if lineStart > 0, self.text(previous..<lineStart).contains(text) { return nil }
    let comment = "\(indentation(at: start))\(text)\(lineBreak)"
    return SourceEdit(range: lineStart..<lineStart, text: comment)
  }
}
