/// Takes out of a file what Swift cannot have where there is no Objective-C runtime.
///
/// Attributes of that runtime and of interface builder are removed. A statement that is nothing but
/// a call with a selector becomes a comment, as the method it names can still be called; a selector
/// inside another expression stays, with a comment.
///
/// - Complexity: O(*n* log *n*) in the bytes of a file.
package struct LinuxPort: Sendable {
  /// Makes a port.
  package init() {}

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "GKInspectable",
    "nonobjc", "IBOutletCollection",
  ]

  /// What comments on removed statements begin with.
  static let mark = "// layout convert: no selectors on Linux: "
  static let stays = "// layout convert: left as it was, since Linux has no selectors"

  /// Converts a file.
  ///
  /// - Throws: ``SourceProblem`` for input that is no Swift source.
  package func convert(_ bytes: [UInt8]) throws(SourceProblem) -> ConvertedSource {
    let source = try SwiftSource(bytes)
    let scopes = ScopeMap(source)
    var report = ConversionReport()
    var edits = attributes(source, &report)
    var handled: Set<Int> = []
    for scope in scopes.scopes {
      for statement in scope.statements { edits += selectors(statement, source, &handled, &report) }
    }
    let result = SourceEdit.apply(edits, to: bytes)
    _ = try SwiftSource(result)
    return ConvertedSource(bytes: result, report: report)
  }

  /// Edits that remove attributes, with the space behind them.
  private func attributes(_ source: SwiftSource, _ report: inout ConversionReport) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for index in source.tokens.indices {
      let word = source.text(at: index)
      var last = index
      if source.isToken(index, "@"), Self.attributes.contains(source.text(at: index + 1)) {
        last = index + 1
        if source.isToken(index + 2, "("), !source.tokens[index + 2].followsSpace {
          last = source.after(index + 2) - 1
        }
      } else if word != "dynamic" || !isModifier(index, source) {
        continue
      }
      let name = source.text(at: last == index ? index : index + 1)
      report.understood[name, default: 0] += 1
      report.converted[name, default: 0] += 1
      let start = source.tokens[index].range.lowerBound
      var end = source.tokens[last].range.upperBound
      if last + 1 < source.tokens.count { end = gapEnd(end, source) }
      edits.append(SourceEdit(range: start..<end, text: ""))
    }
    return edits
  }

  private func isModifier(_ index: Int, _ source: SwiftSource) -> Bool {
    [
      "var", "func", "private", "public", "internal", "open", "override", "fileprivate", "class",
      "static", "let", "final",
    ].contains(source.text(at: index + 1))
  }

  /// Where white space ends, a line break with the indentation behind it included.
  private func gapEnd(_ offset: Int, _ source: SwiftSource) -> Int {
    var end = offset
    while end < source.bytes.count,
      source.bytes[end] == .space || source.bytes[end] == .tab || source.bytes[end] == .lineFeed
        || source.bytes[end] == .carriageReturn
    {
      end += 1
    }
    return end
  }

  private func selectors(
    _ statement: Range<Int>,
    _ source: SwiftSource,
    _ handled: inout Set<Int>,
    _ report: inout ConversionReport
  ) -> [SourceEdit] {
    guard let selector = own(statement, source), handled.insert(selector).inserted else {
      return []
    }
    report.understood["#selector", default: 0] += 1
    let bytes = source.bytes(ofTokens: statement)
    let lineStart = source.startOfLine(at: bytes.lowerBound)
    let indentation = source.indentation(at: bytes.lowerBound)
    let isAlone = source.text(lineStart..<bytes.lowerBound) == indentation
    if let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.tokens == statement, isAlone, chain.links.allSatisfy({ $0.closures.isEmpty })
    {
      report.converted["#selector", default: 0] += 1
      let lines = source.text(bytes).split(whereSeparator: \.isNewline)
      let text = lines.map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
      return [SourceEdit(range: bytes, text: Self.mark + text)]
    }
    report.left["#selector", default: 0] += 1
    let previous = source.startOfLine(at: max(0, lineStart - 1))
    if lineStart > 0, source.text(previous..<lineStart).contains(Self.stays) { return [] }
    let comment = "\(indentation)\(Self.stays)\(source.lineBreak)"
    return [SourceEdit(range: lineStart..<lineStart, text: comment)]
  }

  /// The selector that stands in a statement and in no brace inside it.
  private func own(_ statement: Range<Int>, _ source: SwiftSource) -> Int? {
    var index = statement.lowerBound
    while index < statement.upperBound {
      if source.isToken(index, "#selector") { return index }
      index = source.isToken(index, "{") ? source.after(index) : index + 1
    }
    return nil
  }
}
