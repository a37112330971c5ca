/// A text broken into lines of a grid, greedily, and the end of the last line there may be.
struct TextLines {
  /// A line before truncation.
  struct Line {
    var range: Range<String.Index>
    /// How many cells it takes.
    var length: Int
    /// Where the paragraph it belongs to ends.
    var paragraphEnd: String.Index
  }

  private let text: String
  private let columns: Int
  private let breaksAnywhere: Bool
  private(set) var lines: [Line] = []

  /// Breaks a text at its line feeds and into lines of so many cells.
  ///
  /// - Complexity: O(*n*) in the characters.
  init(_ text: String, columns: Int, mode: LineBreakMode) {
    self.text = text
    self.columns = columns
    breaksAnywhere = mode == .byCharWrapping
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
      var spaces = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if !word.isEmpty {
          place(word, after: spaces, in: &line)
          spaces = 0
        }
        spaces += 1
      }
    }
    lines.append(line)
  }

  /// Puts a word into the line, or into lines of its own.
  private mutating func place(_ word: Substring, after spaces: Int, in line: inout Line) {
    let length = word.cellWidth
    if length <= columns, spaces <= columns - length, line.length <= columns - length - spaces {
      line.length += spaces + length
      line.range = line.range.lowerBound..<word.endIndex
      return
    }
    if line.length > 0 { lines.append(line) }
    line.range = word.startIndex..<word.endIndex
    line.length = length
    if length > columns {
      line.length = 0
      breakUp(word, into: &line)
    }
  }

  /// Sets characters, each in the line where there is still room; the last line stays open.
  private mutating func breakUp(_ word: Substring, into line: inout Line) {
    line.range = word.startIndex..<word.startIndex
    for index in word.indices {
      let width = word[index].cellWidth
      if width > 0, line.length > 0, line.length > columns - width {
        lines.append(line)
        line.length = 0
        line.range = index..<index
      }
      line.length += width
      line.range = line.range.lowerBound..<word.index(after: index)
    }
  }

  // MARK: Truncation

  /// What a line shows, behind an ellipsis or without one, and how many cells that takes.
  typealias End = (
    head: Range<String.Index>, tail: Range<String.Index>?, hasEllipsis: Bool, length: Int
  )

  /// What the last line shows where text is left over behind it.
  func truncated(_ line: Line, _ mode: LineBreakMode) -> End {
    let rest = text[line.range.lowerBound..<line.paragraphEnd]
    let room = columns == .max ? rest.cellWidth : columns
    switch mode {
    case .byWordWrapping, .byCharWrapping: return (line.range, nil, false, line.length)
    case .byClipping:
      let head = rest.prefix(cells: room)
      return (head.startIndex..<head.endIndex, nil, false, head.cellWidth)
    case .byTruncatingHead: return ellipsis(rest, head: 0, tail: room - 1)
    case .byTruncatingTail: return ellipsis(rest, head: room - 1, tail: 0)
    case .byTruncatingMiddle: return ellipsis(rest, head: room / 2, tail: room - 1 - room / 2)
    }
  }

  private func ellipsis(_ rest: Substring, head: Int, tail: Int) -> End {
    let (head, tail) = (rest.prefix(cells: head), rest.suffix(cells: tail))
    return (
      head.startIndex..<head.endIndex,
      tail.isEmpty ? nil : tail.startIndex..<tail.endIndex,
      true,
      head.cellWidth + 1 + tail.cellWidth
    )
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

  /// The longest end that takes no more than so many cells.
  fileprivate func suffix(cells: Int) -> Substring {
    var used = 0
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      used += self[before].cellWidth
      guard used <= cells else { break }
      start = before
    }
    return self[start...]
  }
}
