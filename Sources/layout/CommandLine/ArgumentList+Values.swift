import ConstraintKernel
import Dialects
import LayoutFormats

/// `--size`, of which a command takes what it has a use for.
extension ArgumentList {
  /// Takes one width and one height.
  mutating func takeSize() throws(ToolExit) -> LayoutSize? {
    try takeSizes("a width and a height such as 390x844") { $0.count == 1 && $0[0].size != nil }
      .first?.size
  }

  /// Takes a list of widths with heights.
  mutating func takeSizes() throws(ToolExit) -> [LayoutSize] {
    let expected = "a list of widths and heights such as 390x844,320x568"
    return try takeSizes(expected) { $0.allSatisfy { $0.size != nil } }.compactMap(\.size)
  }

  /// Takes a range of widths.
  mutating func takeWidths() throws(ToolExit) -> ClosedRange<Int>? {
    let sizes = try takeSizes("a range of widths such as 320...1366") {
      $0.count == 1 && $0[0].wholeWidths != nil && $0[0].height == nil
    }
    return sizes.first?.wholeWidths
  }

  /// Takes a list of ranges of widths, each at a height; nil stands for the document's own.
  mutating func takeRanges() throws(ToolExit) -> [(widths: ClosedRange<Int>?, height: Double?)] {
    let sizes = try takeSizes("a list of sizes such as 320...1366, 320...932x844 or phones") {
      $0.allSatisfy { size in
        (size.widths == nil || size.wholeWidths != nil) && size.height.map { $0 > 0 } != false
      }
    }
    return sizes.map { ($0.wholeWidths, $0.height) }
  }

  private mutating func takeSizes(
    _ expected: String,
    where isWanted: ([SizeArgument]) -> Bool
  ) throws(ToolExit) -> [SizeArgument] {
    guard let text = takeValue(.size) else { return [] }
    var sizes: [SizeArgument] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let family = Device.Family(rawValue: String(word)) {
        sizes += Device.all.filter { $0.family == family }.map { SizeArgument($0) }
      } else if let size = SizeArgument(word) {
        sizes.append(size)
      } else {
        throw .usage("--size is \(expected), not '\(text)'.")
      }
    }
    guard isWanted(sizes) else { throw .usage("--size is \(expected), not '\(text)'.") }
    return sizes
  }
}

/// `--direction`, of which a command takes one or both.
extension ArgumentList {
  /// Takes one direction.
  mutating func takeDirection() throws(ToolExit) -> LayoutReadingDirection? {
    let known = LayoutReadingDirection.allCases
    guard let text = takeValue(.direction) else { return nil }
    if let direction = known.first(where: { $0.name == text }) { return direction }
    throw .usage(ToolOption.direction.unknownChoice(text, of: known.map(\.name)))
  }

  /// Takes one direction, or both.
  mutating func takeDirections() throws(ToolExit) -> [LayoutReadingDirection]? {
    let known = LayoutReadingDirection.allCases
    guard let text = takeValue(.direction) else { return nil }
    if text == "both" { return known }
    if let direction = known.first(where: { $0.name == text }) { return [direction] }
    throw .usage(ToolOption.direction.unknownChoice(text, of: known.map(\.name) + ["both"]))
  }
}

/// Options whose value is the name of a dialect.
extension ArgumentList {
  /// Takes a dialect among those that a command knows.
  mutating func takeDialect(
    _ option: ToolOption,
    among known: [DialectName]
  ) throws(ToolExit) -> DialectName? {
    guard let text = takeValue(option) else { return nil }
    if let name = DialectName(reading: text), known.contains(name) { return name }
    throw .usage(option.unknownChoice(text, of: known.map(\.rawValue)))
  }
}
