import LayoutFormats

/// What stands on the command line: words, flags, and options with their values, in any order.
struct ArgumentList {
  private var words: [String] = []
  private var flags: [ToolOption] = []
  private var values: [ToolOption: String] = [:]
  /// What looks like an option and is none.
  private var unknown: [String] = []
  /// The value of `--heights`, which is part of that of `--size`.
  private var heights: String?

  /// Sorts the words of a command line.
  ///
  /// `--size=390x844` counts as two words, `-` is a word, and all that follows `--` is words.
  init(_ line: [String]) throws(ToolExit) {
    var rest = line[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      let sign = word.firstIndex(of: "=") ?? word.endIndex
      let name = String(word[..<sign])
      guard let option = ToolOption(reading: name) else {
        unknown.append(word)
        continue
      }
      guard option.takesValue, name != "--rtl" else {
        if sign < word.endIndex { throw .usage("\(name) takes no value.") }
        if option.takesValue { try set(option, "rtl") } else { flags.append(option) }
        continue
      }
      let value = sign < word.endIndex ? String(word[sign...].dropFirst()) : rest.popFirst()
      guard let value, !value.hasPrefix("--") else { throw .usage("\(name) needs a value.") }
      if name == "--heights", heights == nil { heights = value } else { try set(option, value) }
    }
    if let heights { values[.size] = Self.sizes(values[.size], heights) }
  }

  private mutating func set(_ option: ToolOption, _ value: String) throws(ToolExit) {
    if values.updateValue(value, forKey: option) != nil {
      throw .usage("\(option.rawValue) stands twice.")
    }
  }

  /// Each of some widths at each of some heights, as one list.
  private static func sizes(_ widths: String?, _ heights: String) -> String {
    let heights = heights.split(separator: ",", omittingEmptySubsequences: false)
    return (widths ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .flatMap { width in heights.map { "\(width)x\($0)" } }.joined(separator: ",")
  }

  /// Takes a flag out, and says whether it was there.
  mutating func takeFlag(_ option: ToolOption) -> Bool {
    guard let index = flags.firstIndex(of: option) else { return false }
    flags.remove(at: index)
    return true
  }

  /// Takes the value of an option out; nothing if it was not given.
  mutating func takeValue(_ option: ToolOption) -> String? { values.removeValue(forKey: option) }

  /// Takes an option whose value is one of a list of names.
  mutating func takeChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: ToolOption,
    of type: Choice.Type
  ) throws(ToolExit) -> Choice? {
    guard let text = takeValue(option) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    throw .usage(option.unknownChoice(text, of: Choice.allCases.map(\.rawValue)))
  }

  /// Takes the first word.
  mutating func takeWord() -> String? { words.isEmpty ? nil : words.removeFirst() }

  /// Says that nothing may be left.
  func finish() throws(ToolExit) {
    // Before words that are left, as a word may be meant as the value of an option that is none.
    let options = (flags + values.keys).map(\.rawValue).sorted()
    if let left = (unknown + options + words).first {
      let meant = unknown.contains(left) ? ToolOption.question(for: left) : ""
      throw .usage("'\(left)' is not understood here.\(meant)")
    }
  }
}

extension ToolOption {
  /// What is said of a value that is none of an option's.
  func unknownChoice(_ text: String, of known: [String]) -> String {
    "\(rawValue) is one of \(known.joined(separator: ", ")), not '\(text)'."
  }
}
