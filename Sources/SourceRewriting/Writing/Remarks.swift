/// The comments and blank lines of a unit, each beside the row it belongs to.
struct Remarks {
  /// What stands around one row.
  struct Remark {
    /// Whether a blank line stands before everything.
    var isBlankBefore = false
    /// Comments on lines of their own, before the row.
    var before: [String] = []
    /// Comments behind the row on its line.
    var behind: [String] = []

    /// All of it as lines before code that is not printed anew.
    var lines: [String] { (isBlankBefore ? [""] : []) + before + behind }
  }

  /// By the first token of a row.
  private(set) var byRow: [Int: Remark] = [:]
  /// Comments behind the last row.
  private(set) var atEnd: [String] = []

  /// Collects what stands between the rows of a group.
  init(_ group: UnitGroup, _ source: SwiftSource) {
    let rows = Self.leaves(group.rows)
    let bytes = group.bytes(source)
    let ranges = rows.map { source.bytes(ofTokens: $0) }
    for comment in source.comments(in: bytes) {
      let text = source.text(comment.range)
      let following = Self.first(in: ranges, endingAfter: comment.range.lowerBound)
      let next = following < ranges.count ? following : nil
      let previous = following > 0 ? following - 1 : nil
      if !comment.startsLine, let previous,
        source.line(of: ranges[previous].upperBound) == source.line(of: comment.range.lowerBound)
      {
        byRow[rows[previous].lowerBound, default: Remark()].behind.append(text)
      } else if let next {
        // Code that is kept to the byte keeps the comments inside it.
        if ranges[next].contains(comment.range.lowerBound), Self.isCode(rows[next], group.rows) {
          continue
        }
        byRow[rows[next].lowerBound, default: Remark()].before.append(text)
      } else {
        atEnd.append(text)
      }
    }
    for (index, range) in ranges.enumerated().dropFirst() {
      let first = source.comments(in: ranges[index - 1].upperBound..<range.lowerBound)
        .first { $0.startsLine }?.range.lowerBound
      if source.hasBlankLine(in: ranges[index - 1].upperBound..<(first ?? range.lowerBound)) {
        byRow[rows[index].lowerBound, default: Remark()].isBlankBefore = true
      }
    }
  }

  /// The same, with nothing behind the last row.
  func without(atEnd: Bool) -> Remarks {
    var remarks = self
    if atEnd { remarks.atEnd = [] }
    return remarks
  }

  /// The first range that ends behind an offset, by halving.
  private static func first(in ranges: [Range<Int>], endingAfter offset: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func leaves(_ rows: [LayoutRow]) -> [Range<Int>] {
    rows.flatMap { row -> [Range<Int>] in
      guard case .branch(let arms) = row.content else { return [row.tokens] }
      let opening =
        row.tokens.lowerBound..<(arms.first?.opening.upperBound ?? row.tokens.upperBound)
      return [opening] + arms.flatMap { leaves($0.rows) }
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func isCode(_ tokens: Range<Int>, _ rows: [LayoutRow]) -> Bool {
    rows.contains { row in
      switch row.content {
      case .code, .left: row.tokens == tokens
      case .branch(let arms): arms.contains { isCode(tokens, $0.rows) }
      case .statement: false
      }
    }
  }
}

/// Printed lines, into which comments are put back.
struct PlacedRemarks {
  private var texts: [(text: String, before: [String], behind: [String])]
  /// The lines of each core that are no heads of blocks, in order.
  private let places: [String: [Int]]
  private var onTop: [String] = []
  private var end: [String] = []

  init(_ lines: [String]) {
    texts = lines.map { ($0, [], []) }
    var places: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() where !Self.opens(line) {
      places[Self.core(line), default: []].append(index)
    }
    self.places = places
  }

  /// Puts comments beside the first line of what their row becomes; on top if that line is not
  /// found, as where rows were printed as one.
  mutating func place(_ remark: Remarks.Remark, at own: [String]) {
    let cores = Set(own.map(Self.core)).subtracting(["", "}", "])", ")"])
    let own = cores.flatMap { places[$0] ?? [] }
    guard let index = own.min(), let last = own.max() else {
      onTop += remark.before + remark.behind
      return
    }
    let isFirst = index == 0 || Self.opens(texts[index - 1].text)
    let blank = remark.isBlankBefore && !isFirst ? [""] : []
    texts[index].before = blank + remark.before + texts[index].before
    texts[last].behind += remark.behind
  }

  mutating func placeAtEnd(_ comments: [String]) {
    end += comments
  }

  var lines: [String] {
    var lines = onTop
    for (text, before, behind) in texts {
      let indentation = String(text.prefix { $0 == " " || $0 == "\t" })
      lines += before.map { $0.isEmpty ? $0 : indentation + $0 }
      lines.append(behind.isEmpty ? text : "\(text)  \(behind.joined(separator: " "))")
    }
    return lines + end
  }

  /// The part of a line that says the same alone and among others.
  private static func core(_ line: String) -> String {
    var core = line.drop { $0 == " " || $0 == "\t" }
    if core.hasSuffix(",") { core = core.dropLast() }
    if core.hasSuffix(".isActive = true") { core = core.dropLast(16) }
    if let start = core.firstRange(of: ".easy.layout("), core.hasSuffix(")"), !core.hasSuffix("])")
    {
      core = core[start.upperBound...].dropLast()
    }
    return String(core)
  }

  private static func opens(_ line: String) -> Bool {
    line.hasSuffix("([") || line.hasSuffix(" in") || line.hasSuffix("{") || line.hasSuffix("(")
  }
}

extension SwiftSource {
  /// The comments that begin in a range of bytes.
  func comments(in range: Range<Int>) -> ArraySlice<SwiftComment> {
    func first(from offset: Int) -> Int {
      var low = 0
      var high = comments.count
      while low < high {
        let middle = (low + high) / 2
        if comments[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = first(from: range.lowerBound)
    return comments[start..<max(start, first(from: range.upperBound))]
  }
}

extension SourceStyle {
  /// Code as lines, without the indentation of the line it begins in.
  func lines(of tokens: Range<Int>, _ source: SwiftSource) -> [String] {
    guard !tokens.isEmpty else { return [] }
    let bytes = source.bytes(ofTokens: tokens)
    let own = source.indentation(at: bytes.lowerBound)
    let text = source.text(bytes).replacing("\r\n", with: "\n")
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      $0.offset > 0 && $0.element.hasPrefix(own)
        ? String($0.element.dropFirst(own.count)) : String($0.element)
    }
  }
}
