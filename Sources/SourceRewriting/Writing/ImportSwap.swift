import LayoutStatements

/// Replaces the import of the old dialect by that of the new one.
struct ImportSwap {
  private let conversion: SourceConversion
  private let isOwn: Bool

  /// The modules of this package that layout code imports.
  static let ownModules: Set<String> = [
    "ConstraintKernel", "OperatorLayout", "MakerLayout", "AttributeLayout", "AutoPinLayout",
    "UIKitNames", "UIKitAutoPin", "UIKitShell",
  ]

  init(_ conversion: SourceConversion, _ facts: SourceFacts) {
    self.conversion = conversion
    isOwn = facts.imports.contains { Self.ownModules.contains($0.module) }
  }

  /// The file with its imports swapped.
  ///
  /// The old one stays while any of its words is left.
  func apply(to source: SwiftSource) throws(SourceProblem) -> [UInt8] {
    let reading = Reading(source: source, facts: SourceFacts(source))
    let imports = reading.facts.imports
    var edits: [SourceEdit] = []
    let old = imports.filter { modules(of: conversion.origin.dialect).contains($0.module) }
    let wanted = module
    let isThere = wanted == nil || imports.contains { covers($0.module, wanted) }
    if !old.isEmpty, !isUsed(old, reading) {
      for (index, statement) in old.enumerated() {
        let range = source.bytes(ofTokens: statement.tokens)
        if index == 0, !isThere, let wanted {
          edits.append(SourceEdit(range: range, text: "import \(wanted)"))
        } else {
          edits.append(SourceEdit(range: wholeLine(range, source), text: ""))
        }
      }
    } else if !isThere, let wanted {
      edits.append(addition(of: wanted, behind: imports, source))
    }
    return try SourceEdit.apply(edits, to: source.bytes)
  }

  /// An import behind the last one that no compiler condition surrounds; on top without any.
  private func addition(
    of module: String,
    behind imports: [(module: String, tokens: Range<Int>)],
    _ source: SwiftSource
  ) -> SourceEdit {
    var depth = 0
    var conditional: Set<Int> = []
    for index in source.tokens.indices {
      if source.tokens[index].kind == .condition {
        let text = source.text(at: index).drop { $0 == "#" || $0 == " " }
        if text.hasPrefix("if") { depth += 1 }
        if text.hasPrefix("endif") { depth -= 1 }
      } else if depth > 0 {
        conditional.insert(index)
      }
    }
    if let last = imports.last(where: { !conditional.contains($0.tokens.lowerBound) }) {
      let end = source.bytes(ofTokens: last.tokens).upperBound
      return SourceEdit(range: end..<end, text: "\(source.lineBreak)import \(module)")
    }
    let start = source.tokens.first.map { source.startOfLine(at: $0.range.lowerBound) } ?? 0
    let lineBreak = source.lineBreak
    return SourceEdit(range: start..<start, text: "import \(module)\(lineBreak)\(lineBreak)")
  }

  /// The module the new words need; nil for none.
  private var module: String? {
    switch conversion.target {
    case .operators, .maker, .attribute, .autoPin:
      return isOwn ? conversion.target.moduleName : Self.originals[conversion.target]
    case .anchors, .constraint: return isOwn ? "ConstraintKernel" : "UIKit"
    case .scene: return nil
    }
  }

  private static let originals: [SourceDialect: String] = [
    .operators: "Cartography", .maker: "SnapKit", .attribute: "EasyPeasy", .autoPin: "PureLayout",
  ]

  private func modules(of dialect: SourceDialect?) -> Set<String> {
    guard let dialect, let original = Self.originals[dialect] else { return [] }
    let own: Set<String> = [original, dialect.moduleName]
    return dialect == .autoPin ? own.union(["UIKitAutoPin"]) : own
  }

  /// Whether an import brings what a module has.
  private func covers(_ module: String, _ wanted: String?) -> Bool {
    if module == wanted { return true }
    if wanted == "ConstraintKernel" { return module == "UIKitNames" || module == "UIKitShell" }
    return wanted == "UIKit" && ["AppKit", "Cocoa", "SwiftUI"].contains(module)
  }

  private func isUsed(
    _ imports: [(module: String, tokens: Range<Int>)],
    _ reading: Reading
  ) -> Bool {
    let reader = conversion.origin.reader
    return reading.source.tokens.indices.contains { index in
      reader.isOwnWord(at: index, reading)
        && !imports.contains { $0.tokens.contains(index) }
    }
  }

  private func wholeLine(_ range: Range<Int>, _ source: SwiftSource) -> Range<Int> {
    var end = range.upperBound
    while end < source.bytes.count, source.bytes[end] != .lineFeed { end += 1 }
    let start = source.startOfLine(at: range.lowerBound)
    guard source.text(range.upperBound..<end).allSatisfy(\.isWhitespace) else { return range }
    return start..<min(end + 1, source.bytes.count)
  }
}
