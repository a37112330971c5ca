/// How much room characters take in a line.
protocol CharacterMetric {
  /// Cells of a grid, or points.
  associatedtype Length: Comparable & SignedNumeric

  /// How long a character is; never below 0.
  func length(of character: Character) -> Length

  /// What is left of an ellipsis in the middle of so much room.
  func half(of length: Length) -> Length
}

/// A text broken into lines, greedily, and the end of the last line there may be.
struct TextLines<Metric: CharacterMetric> {
  typealias Length = Metric.Length

  /// A line before truncation.
  struct Line {
    var range: Range<String.Index>
    /// How much room it takes, with its hyphen.
    var length: Length
    /// Whether it ends within a word, at a soft hyphen.
    var hasHyphen = false
    /// Where the paragraph it belongs to ends.
    var paragraphEnd: String.Index
  }

  private let text: String
  private let room: Length
  /// Whether lines end where paragraphs do, so that there is as much room as they need.
  private let isUnlimited: Bool
  private let metric: Metric
  private let breaksAnywhere: Bool
  private let mayHyphenate: Bool
  private(set) var lines: [Line] = []

  /// Breaks a text at its line feeds and into lines of so much room.
  ///
  /// - Complexity: O(*n*) in the characters.
  init(
    _ text: String,
    room: Length,
    isUnlimited: Bool,
    mode: LayoutLineBreakMode,
    metric: Metric
  ) {
    self.text = text
    self.room = room
    self.isUnlimited = isUnlimited
    self.metric = metric
    breaksAnywhere = mode == .byCharWrapping
    mayHyphenate = text.utf8.contains(0xC2) && text.unicodeScalars.contains("\u{AD}")
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      set(paragraph)
    }
  }

  private mutating func set(_ paragraph: Substring) {
    var line = Line(
      range: paragraph.startIndex..<paragraph.startIndex,
      length: 0,
      paragraphEnd: paragraph.endIndex
    )
    if breaksAnywhere {
      breakUp(paragraph, into: &line)
    } else {
      let space = metric.length(of: " ")
      var spaces: Length = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if !word.isEmpty {
          place(word, after: spaces, in: &line)
          spaces = 0
        }
        spaces += space
      }
    }
    lines.append(line)
  }

  /// Puts a word into the line, or into lines of its own.
  private mutating func place(_ word: Substring, after spaces: Length, in line: inout Line) {
    var (word, spaces) = (word, spaces)
    while true {
      let length = lengthThatFits(word)
      if let length, fits(length, after: spaces, in: line) {
        line.length += spaces + length
        line.range = line.range.lowerBound..<word.endIndex
        return
      }
      if mayHyphenate, let rest = hyphenate(word, after: spaces, in: &line) {
        (word, spaces) = (rest, 0)
        continue
      }
      let wasEmpty = line.length <= 0
      if !wasEmpty { lines.append(line) }
      line.range = word.startIndex..<word.startIndex
      line.length = 0
      if length == nil, wasEmpty || !mayHyphenate {
        breakUp(word, into: &line)
        return
      }
      spaces = 0
    }
  }

  private func fits(_ length: Length, after spaces: Length, in line: Line) -> Bool {
    length <= room && spaces <= room - length && line.length <= room - length - spaces
  }

  /// How long a word is; nil where it is longer than a line, which is not followed to its end.
  private func lengthThatFits(_ word: Substring) -> Length? {
    var length: Length = 0
    for character in word {
      length += metric.length(of: character)
      if length > room { return nil }
    }
    return length
  }

  /// Ends the line at the last soft hyphen of a word that there is room for, and begins the next.
  ///
  /// - Returns: The rest of the word, for the next line; nil where there is room for no part of it.
  private mutating func hyphenate(
    _ word: Substring,
    after spaces: Length,
    in line: inout Line
  ) -> Substring? {
    let hyphen = metric.length(of: "-")
    var length: Length = 0
    var found: (end: String.Index, length: Length)?
    for index in word.indices {
      guard word[index] == "\u{AD}" else {
        length += metric.length(of: word[index])
        if length > room { break }
        continue
      }
      if length > 0, fits(length + hyphen, after: spaces, in: line) { found = (index, length) }
    }
    guard let found else { return nil }
    line.range = line.range.lowerBound..<found.end
    line.length += spaces + found.length + hyphen
    line.hasHyphen = true
    lines.append(line)
    let rest = word[word.index(after: found.end)...]
    line.range = rest.startIndex..<rest.startIndex
    line.length = 0
    line.hasHyphen = false
    return rest
  }

  /// Sets characters, each in the line where there is still room; the last line stays open.
  private mutating func breakUp(_ word: Substring, into line: inout Line) {
    line.range = word.startIndex..<word.startIndex
    for index in word.indices {
      let width = metric.length(of: word[index])
      if width > 0, line.length > 0, line.length > room - width {
        lines.append(line)
        line.length = 0
        line.range = index..<index
      }
      line.length += width
      line.range = line.range.lowerBound..<word.index(after: index)
    }
  }

  // MARK: Truncation

  /// How long `…` is.
  var ellipsis: Length { metric.length(of: "…") }

  /// What a line shows, behind an ellipsis or without one, and how much room that takes.
  typealias End = (
    head: Range<String.Index>, tail: Range<String.Index>?, ellipsis: Length?, length: Length
  )

  /// What the last line shows where text is left over behind it; where the ellipsis begins is
  /// counted from the beginning of the line.
  func truncated(_ line: Line, _ mode: LayoutLineBreakMode) -> End {
    let rest = text[line.range.lowerBound..<line.paragraphEnd]
    let all = length(of: rest)
    let sign = ellipsis
    let room = isUnlimited ? all : self.room
    switch mode {
    case .byWordWrapping, .byCharWrapping: return (line.range, nil, nil, line.length)
    case .byClipping:
      let head = prefix(of: rest, within: room)
      return (head.startIndex..<head.endIndex, nil, nil, length(of: head))
    case .byTruncatingHead: return ellipsis(rest, sign, head: 0, tail: room - sign)
    case .byTruncatingTail: return ellipsis(rest, sign, head: room - sign, tail: 0)
    case .byTruncatingMiddle:
      // A paragraph that is complete has no middle to leave out: what is missing follows it.
      if all + sign <= room { return ellipsis(rest, sign, head: all, tail: 0) }
      let half = metric.half(of: room)
      return ellipsis(rest, sign, head: half, tail: room - sign - half)
    }
  }

  private func ellipsis(_ rest: Substring, _ sign: Length, head: Length, tail: Length) -> End {
    let (head, tail) = (prefix(of: rest, within: head), suffix(of: rest, within: tail))
    let start = length(of: head)
    return (
      head.startIndex..<head.endIndex,
      tail.isEmpty ? nil : tail.startIndex..<tail.endIndex,
      start,
      start + sign + length(of: tail)
    )
  }

  // MARK: Lengths

  private func length(of characters: Substring) -> Length {
    characters.reduce(0) { $0 + metric.length(of: $1) }
  }

  /// The longest beginning that takes no more than so much room.
  private func prefix(of characters: Substring, within room: Length) -> Substring {
    var used: Length = 0
    return characters.prefix { character in
      used += metric.length(of: character)
      return used <= room
    }
  }

  /// The longest end that takes no more than so much room.
  private func suffix(of characters: Substring, within room: Length) -> Substring {
    var used: Length = 0
    var start = characters.endIndex
    while start > characters.startIndex {
      let before = characters.index(before: start)
      used += metric.length(of: characters[before])
      guard used <= room else { break }
      start = before
    }
    return characters[start...]
  }
}

extension StringProtocol {
  /// How many cells of a monospaced grid the characters take together.
  ///
  /// - Complexity: O(*n*) in the characters.
  package var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}

extension Substring {
  /// The longest beginning that takes no more than so many cells.
  package func prefix(cells: Int) -> Substring {
    var used = 0
    return prefix { character in
      used += character.cellWidth
      return used <= cells
    }
  }
}
