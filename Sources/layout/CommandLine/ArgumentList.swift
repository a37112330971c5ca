import LayoutFormats

/// What stands on the command line: words, flags, and options with their values, in any order.
struct ArgumentList {
  /// The options that have a value.
  private static let valued: Set<String> = [
    "--allow", "--devices", "--dialect", "--directions", "--format", "--from", "--heights",
    "--module", "--size", "--sizes", "--step", "--text-scale", "--to", "--tolerance", "--widths",
    "-o",
  ]

  private var words: [String] = []
  private var flags: [String] = []
  private var values: [String: String] = [:]

  /// Sorts the words of a command line.
  ///
  /// `--size=390x844` counts as two words, `-` is a word, and all that follows `--` is words.
  init(_ line: [String]) throws(ToolExit) {
    var rest = line[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      let sign = word.firstIndex(of: "=") ?? word.endIndex
      let name = String(word[..<sign])
      guard Self.valued.contains(name) else {
        flags.append(word)
        continue
      }
      let value = sign < word.endIndex ? String(word[sign...].dropFirst()) : rest.popFirst()
      guard let value, !value.hasPrefix("--") else { throw .usage("\(name) needs a value.") }
      if values.updateValue(value, forKey: name) != nil { throw .usage("\(name) stands twice.") }
    }
  }

  /// Takes a flag out, and says whether it was there.
  mutating func takeFlag(_ names: String...) -> Bool {
    guard let index = flags.firstIndex(where: names.contains) else { return false }
    flags.remove(at: index)
    return true
  }

  /// Takes the value of an option out; nothing if it was not given.
  mutating func takeValue(_ name: String) -> String? { values.removeValue(forKey: name) }

  /// Takes an option whose value is one of a list of names.
  mutating func takeChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    of type: Choice.Type
  ) throws(ToolExit) -> Choice? {
    guard let text = takeValue(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("\(name) is one of \(known), not '\(text)'.")
  }

  /// Takes the widths out, a range such as `320...1366`.
  mutating func takeWidths() throws(ToolExit) -> ClosedRange<Int>? {
    guard let text = takeValue("--widths") else { return nil }
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
    if ends.count == 2, let low = ends[0], let high = ends[1], low >= 1, low <= high,
      high <= 100_000
    {
      return low...high
    }
    throw .usage("--widths is a range such as 320...1366, not '\(text)'.")
  }

  /// Takes the first word.
  mutating func takeWord() -> String? { words.isEmpty ? nil : words.removeFirst() }

  /// Says that nothing may be left.
  func finish() throws(ToolExit) {
    // Before words that are left, as a word may be meant as the value of an option that is none.
    if let left = (flags + values.keys.sorted() + words).first {
      let known = left.hasPrefix("-") ? Self.valued.sorted() : []
      let meant = NearestWord.question(for: left, among: known)
      throw .usage("'\(left)' is not understood here.\(meant)")
    }
  }
}
