extension PrintedStatements {
  /// The same code with long lines broken after the arguments of a call.
  package func wrapped(to length: Int, indentedBy indentation: String = "  ") -> PrintedStatements {
    var wrapped = self
    wrapped.lines = lines.flatMap { LineWrapping.lines($0, length, indentation) }
    return wrapped
  }
}

/// Breaks lines that are too long: between the calls of a chain, else one argument on each line.
private enum LineWrapping {
  static func lines(_ line: String, _ length: Int, _ indentation: String) -> [String] {
    guard line.count > length else { return [line] }
    let margin = String(line.prefix { $0 == " " })
    if let link = lastLink(in: line, before: length) {
      // What continues a chain continues it at the same depth.
      let deeper = line.dropFirst(margin.count).hasPrefix(".") ? margin : margin + indentation
      return [String(line[..<link])] + lines(deeper + line[link...], length, indentation)
    }
    guard let brackets = longestCall(in: line) else { return [line] }
    let (open, close) = brackets
    let head = String(line[...open])
    let arguments = split(line[line.index(after: open)..<close])
    let tail = margin + line[close...]
    let inner = arguments.enumerated().map { index, argument in
      margin + indentation + argument + (index < arguments.count - 1 ? "," : "")
    }
    return [head] + inner.flatMap { lines($0, length, indentation) }
      + lines(tail, length, indentation)
  }

  /// The last dot between two calls of a chain in front of which a line may break.
  private static func lastLink(in line: String, before length: Int) -> String.Index? {
    var depth = 0
    var isQuoted = false
    var previous: Character = " "
    var link: String.Index?
    for (count, index) in line.indices.enumerated() {
      let character = line[index]
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if character == ".", previous == ")", depth == 0, count <= length { link = index }
      }
      previous = character
    }
    return link
  }

  /// The brackets of the outermost call with the most text.
  private static func longestCall(in line: String) -> (String.Index, String.Index)? {
    var opened: [String.Index] = []
    var best: (String.Index, String.Index)?
    var bestLength = 0
    var isQuoted = false
    for index in line.indices {
      switch line[index] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: opened.append(index)
      case ")" where !isQuoted:
        guard let open = opened.popLast(), opened.isEmpty else { continue }
        let length = line.distance(from: open, to: index)
        if length > bestLength, length > 1 { (best, bestLength) = ((open, index), length) }
      default: break
      }
    }
    return best
  }

  /// Arguments, split at commas outside brackets and quotes.
  private static func split(_ arguments: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isQuoted = false
    for character in arguments {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if character == ",", depth == 0 {
          parts.append(part)
          part = ""
          continue
        }
      }
      if !(part.isEmpty && character == " ") { part.append(character) }
    }
    return parts + [part]
  }
}
