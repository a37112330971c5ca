/// What stands on the command line, taken apart one piece at a time.
struct ArgumentList {
  private var words: [String]

  init(_ words: [String]) {
    // `--size=390x844` counts as two words.
    self.words = words.flatMap { word -> [String] in
      guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return [word] }
      return [String(word[..<sign]), String(word[word.index(after: sign)...])]
    }
  }

  /// Takes a flag out, and says whether it was there.
  mutating func takeFlag(_ names: String...) -> Bool {
    guard let index = words.firstIndex(where: names.contains) else { return false }
    words.remove(at: index)
    return true
  }

  /// Takes an option and its value out; nothing if it was not given.
  mutating func takeValue(_ name: String) throws(ToolExit) -> String? {
    guard let index = words.firstIndex(of: name) else { return nil }
    guard words.indices.contains(index + 1), !words[index + 1].hasPrefix("--") else {
      throw .usage("\(name) needs a value.")
    }
    defer { words.removeSubrange(index...index + 1) }
    return words[index + 1]
  }

  /// Takes an option whose value is one of a list of names.
  mutating func takeChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    of type: Choice.Type
  ) throws(ToolExit) -> Choice? {
    guard let text = try takeValue(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("\(name) is one of \(known), not '\(text)'.")
  }

  /// Takes the first word that is no option.
  mutating func takeWord() -> String? {
    guard let index = words.firstIndex(where: { !$0.hasPrefix("-") || $0 == "-" }) else {
      return nil
    }
    return words.remove(at: index)
  }

  /// Says that nothing may be left.
  func finish() throws(ToolExit) {
    if let word = words.first { throw .usage("'\(word)' is not understood here.") }
  }
}
