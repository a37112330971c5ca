/// Where the files declare types, functions and names of no type.
struct DeclaredNames: Sendable {
  /// In which file a name is declared first, and in which line of each.
  private struct Places: Sendable {
    let first: UInt64
    var lines: [UInt64: Int]
  }

  private var all: [String: Places] = [:]

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "typealias", "func", "let", "var",
  ]

  /// Notes where names are declared; variables only where they belong to no type.
  mutating func read(_ source: SwiftSource, _ facts: SourceFacts) {
    for index in source.tokens.indices.dropLast()
    where source.tokens[index].kind == .word {
      let word = source.text(at: index)
      guard
        source.tokens[index + 1].kind == .word
          || (word == "func" && source.tokens[index + 1].kind == .operator)
      else { continue }
      guard Self.declaring.contains(word) else { continue }
      if word == "let" || word == "var",
        facts.scopes.scopes[facts.scopes.scope(of: index)].kind != .file
      {
        continue
      }
      let line = source.line(of: source.tokens[index].range.lowerBound)
      let name = source.text(at: index + 1)
      let places = all[name, default: Places(first: source.digest, lines: [:])]
      if places.lines[source.digest] == nil {
        all[name, default: places].lines[source.digest] = line
      }
    }
  }

  /// Where a name is declared that a file uses: in the file itself, which is nil, before others.
  func place(of name: String, from file: UInt64) -> (file: UInt64?, line: Int)? {
    guard let found = all[name] else { return nil }
    if let line = found.lines[file] { return (nil, line) }
    return found.lines[found.first].map { (found.first, $0) }
  }
}
