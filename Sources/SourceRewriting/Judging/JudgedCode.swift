/// A file as the judge of conversions sees it: words, and which bracket closes which.
///
/// The judge shares no code with the readers it judges, so that no error of theirs is its own.
struct JudgedCode {
  /// A word, a number, a string or a sign.
  struct Word {
    let text: String
    let startsLine: Bool
    let line: Int
  }

  private(set) var words: [Word] = []
  /// For every bracket the index of the other one; -1 for other words.
  private var partners: [Int] = []
  /// For every word the function and the branches it stands in.
  private var places: [String] = []

  /// Takes a file apart; fails where brackets do not match.
  init?(_ bytes: [UInt8]) {
    var scanner = JudgedScanner(bytes)
    words = JudgedNames.plain(scanner.words())
    partners = [Int](repeating: -1, count: words.count)
    var open: [Int] = []
    for (index, word) in words.enumerated() {
      switch word.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        guard let start = open.popLast() else { return nil }
        partners[start] = index
        partners[index] = start
      default: break
      }
    }
    guard open.isEmpty else { return nil }
    places = JudgedPlaces.places(words)
  }

  func text(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

  /// The words of a range without white space, but for that between two names.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      let next = words[index].text
      if let last = text.last, let first = next.first, last.isPartOfName, first.isPartOfName {
        text += " "
      }
      text += next
    }
    return text
  }

  /// The other one of two brackets; -1 for other words.
  func partner(_ index: Int) -> Int { partners.indices.contains(index) ? partners[index] : -1 }

  /// The function and the branches a word stands in.
  func place(_ index: Int) -> String { places.indices.contains(index) ? places[index] : "" }

  /// The line of the first word within a function, counted from 1.
  func line(ofFunction function: String) -> Int {
    let first = places.firstIndex { $0.prefix { $0 != "/" } == function }
    return first.map { words[$0].line } ?? 1
  }

  /// Whether a word is the first one of its line.
  func startsLine(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].startsLine
  }

  /// The index behind a word, or behind the bracket that closes it.
  func after(_ index: Int) -> Int { max(partner(index), index) + 1 }

  /// What commas divide a range into.
  func parts(_ range: Range<Int>, by separators: Set<String> = [","]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if separators.contains(text(index)) {
        if start < index { parts.append(start..<index) }
        start = index + 1
      }
      index = after(index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// An argument: its label, empty without one, and its words.
  func argument(_ part: Range<Int>) -> (label: String, value: Range<Int>) {
    if part.count > 2, text(part.lowerBound + 1) == ":",
      text(part.lowerBound).first?.isPartOfName == true
    {
      return (text(part.lowerBound), part.lowerBound + 2..<part.upperBound)
    }
    return ("", part)
  }

  /// The arguments between the bracket that opens here and its partner.
  func arguments(at bracket: Int) -> [(label: String, value: Range<Int>)] {
    parts(bracket + 1..<partner(bracket)).map(argument)
  }

  /// The case that words name outright: `top` of `.top` and `ALEdge.top`; nil for all that is
  /// chosen or asked for when it runs.
  func caseName(_ range: Range<Int>) -> String? {
    let texts = range.map(text)
    guard texts.count > 1, texts.count < 7, texts[texts.count - 2] == "." else { return nil }
    let owner = texts.dropLast(2).joined()
    let outer = ["NSLayoutConstraint.", "LayoutConstraint.", "NSLayout", "AL"]
    let inner = [
      "", "Attribute", "Relation", "Edge", "Axis", "Dimension", "Margin", "MarginAxis",
    ]
    let isKnown =
      owner.isEmpty
      || outer.contains { owner.hasPrefix($0) && inner.contains(String(owner.dropFirst($0.count))) }
    return isKnown ? texts[texts.count - 1] : nil
  }

  /// Where the expression begins that ends in front of a word.
  func start(before end: Int) -> Int {
    var index = end
    while index > 0 {
      let previous = text(index - 1)
      // A bracket that begins a line belongs to nothing in front of it.
      if index < end, startsLine(index), text(index) == "[" || text(index) == "(" { break }
      if previous == ")" || previous == "]" {
        let open = partner(index - 1)
        guard index == end || [".", "?", "!", "(", "["].contains(text(index)) else { break }
        index = open
      } else if previous == "."
        || ["?", "!"].contains(previous) && (index == end || [".", "(", "["].contains(text(index)))
      {
        index -= 1
      } else if previous.first?.isPartOfName == true, !Self.keywords.contains(previous),
        index == end || [".", "?", "!", "(", "["].contains(text(index))
      {
        index -= 1
      } else {
        break
      }
    }
    return index
  }

  private static let keywords: Set<String> = [
    "return", "in", "let", "var", "if", "else", "guard", "case", "try", "await", "as", "is",
  ]

  /// One step of a chain: a name behind a dot, and the bracket of its arguments.
  func links(from start: Int, to limit: Int) -> (links: [(name: String, bracket: Int?)], end: Int) {
    var links: [(name: String, bracket: Int?)] = []
    var index = start
    while index < limit {
      if text(index) == ".", index + 1 < limit {
        let name = text(index + 1)
        index += 2
        if text(index) == "(", index < limit, !startsLine(index) {
          links.append((name, index))
          index = after(index)
        } else {
          links.append((name, nil))
        }
      } else if ["?", "!"].contains(text(index)), text(index + 1) == "." || index + 1 == limit {
        index += 1
      } else if text(index) == "[", !startsLine(index), index > start {
        index = after(index)
      } else {
        break
      }
    }
    return (links, index)
  }

  /// The parameters of a closure and its body.
  func closure(at brace: Int) -> (parameters: [String], body: Range<Int>) {
    let end = partner(brace)
    var index = brace + 1
    if text(index) == "[" { index = after(index) }
    var names: [String] = []
    let bracket = text(index) == "("
    let list = bracket ? index + 1..<partner(index) : index..<end
    var cursor = list.lowerBound
    while cursor < list.upperBound, cursor < list.lowerBound + 60 {
      let word = text(cursor)
      if word == "in", !bracket { break }
      if word == ":" {
        while cursor < list.upperBound, text(cursor) != "," { cursor = after(cursor) }
        continue
      }
      guard word == "," || word.first?.isPartOfName == true else { return ([], brace + 1..<end) }
      if word != "," { names.append(word) }
      cursor += 1
    }
    var body = bracket ? after(index) : cursor
    while body < end, text(body) != "in", !startsLine(body) { body += 1 }
    guard body < end, text(body) == "in" else { return ([], brace + 1..<end) }
    return (names, body + 1..<end)
  }
}

extension Character {
  /// Whether a name or a number may have it.
  var isPartOfName: Bool {
    isLetter || isNumber || self == "_" || self == "$" || self == "#" || self == "@"
  }
}
