import LayoutMigration

/// Bytes that take the place of others.
struct SourceEdit: Sendable {
  let range: Range<Int>
  let text: String

  /// Applies edits, of which no two may change the same bytes.
  ///
  /// - Throws: ``SourceProblem/overlappingEdits(line:)``, which is an error of this module: a build
  ///   for debugging stops there.
  static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) throws(SourceProblem) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    // What is put in front of something stands before what takes its place.
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    for edit in sorted.map(\.element) {
      guard edit.range.lowerBound >= position else {
        let line = 1 + bytes[..<edit.range.lowerBound].count { $0 == .lineFeed }
        assertionFailure("line \(line): the edit \(edit.range) begins before \(position)")
        throw .overlappingEdits(line: line)
      }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }
}

/// How a file is written: its indentation, its line breaks, its names for the kernel's types.
struct SourceStyle: Sendable {
  /// One step of indentation.
  let indentation: String
  /// The names of types.
  let typeNames: PrintingContext.TypeNames
  /// All names the file declares, and those of its types' members in other files.
  let names: Set<String>
  private let lineBreak: String

  /// What comments on statements that stay begin with.
  static let mark = "// layout convert: left as it was, since "

  init(_ reading: Reading) {
    let source = reading.source
    lineBreak = source.lineBreak
    var indentation = "    "
    for token in source.tokens where token.startsLine {
      let own = source.indentation(at: token.range.lowerBound)
      guard !own.isEmpty else { continue }
      indentation = own.hasPrefix("\t") ? "\t" : own.count == 2 ? "  " : "    "
      break
    }
    self.indentation = indentation
    let modules = Set(reading.facts.imports.map(\.module))
    let isOwn = modules.contains { ImportSwap.ownModules.contains($0) }
    let hasNames = modules.contains("UIKitNames") || modules.contains("UIKitShell")
    typeNames = isOwn && !hasNames ? .kernel : .uiKit
    names = Set(reading.facts.declarations.keys).union(
      reading.facts.world.memberNames(of: Set(reading.facts.scopes.scopes.map(\.typeName)))
    )
  }

  /// The name of the constraints' type.
  var constraintType: String {
    typeNames == .uiKit ? "NSLayoutConstraint" : "LayoutConstraint"
  }

  /// Puts lines where something stood, at its indentation.
  func edit(replacing range: Range<Int>, with lines: [String], in source: SwiftSource) -> SourceEdit
  {
    let lineStart = source.startOfLine(at: range.lowerBound)
    let own = source.indentation(at: range.lowerBound)
    let isFirst = source.text(lineStart..<range.lowerBound) == own
    if lines.count == 1 || isFirst {
      let text = lines.enumerated().map {
        $0.offset == 0 || $0.element.isEmpty ? $0.element : own + $0.element
      }
      return SourceEdit(range: range, text: text.joined(separator: lineBreak))
    }
    // The statement stands behind other code on its line, as in a closure of one line.
    let inner = own + indentation
    var text = lineBreak + lines.map { $0.isEmpty ? $0 : inner + $0 }.joined(separator: lineBreak)
    var start = range.lowerBound
    while start > 0, source.bytes[start - 1] == .space { start -= 1 }
    var end = range.upperBound
    while end < source.bytes.count, source.bytes[end] == .space { end += 1 }
    if end < source.bytes.count,
      ![.lineFeed, .carriageReturn, .semicolon].contains(source.bytes[end])
    {
      text += lineBreak + own
    }
    return SourceEdit(range: start..<end, text: text)
  }

  /// A comment above a line; nil if it stands there already.
  func comment(_ reasons: [LeftReason], at offset: Int, in source: SwiftSource) -> SourceEdit? {
    let start = source.startOfLine(at: offset)
    var before = start
    while before > 0,
      source.bytes[before - 1] == .lineFeed || source.bytes[before - 1] == .carriageReturn
    {
      before -= 1
    }
    let previous = source.text(source.startOfLine(at: max(0, before - 1))..<before)
    if start > 0, previous.contains(Self.mark) { return nil }
    let text = Self.mark + reasons.map(\.text).joined(separator: "; ")
    return SourceEdit(
      range: start..<start,
      text: source.indentation(at: offset) + text + lineBreak
    )
  }
}
