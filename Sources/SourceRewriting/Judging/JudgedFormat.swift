/// A format string as the judge reads it: a row of views, with what stands between them.
struct JudgedFormat {
  /// A distance or a size: how it is compared, a number or a name, and its level.
  struct Predicate {
    /// -1 for at most, 0 for equal, 1 for at least.
    var relation = 0
    var value = ""
    var priority = ""
  }

  /// What stands between two views.
  enum Gap {
    /// Nothing: they touch.
    case none
    /// A lone hyphen.
    case standard
    /// One or more distances.
    case distances([Predicate])
  }

  /// The superview where the name is empty.
  struct Part {
    let name: String
    let sizes: [Predicate]
  }

  private(set) var isVertical = false
  private(set) var parts: [Part] = []
  /// What stands behind each part but the last one.
  private(set) var gaps: [Gap] = []

  /// Reads a format; fails for what is none.
  init?(_ text: String) {
    var rest = Substring(text.filter { !$0.isWhitespace })
    if rest.hasPrefix("V:") || rest.hasPrefix("H:") {
      isVertical = rest.hasPrefix("V:")
      rest = rest.dropFirst(2)
    }
    while !rest.isEmpty {
      if !parts.isEmpty {
        guard let gap = Self.gap(&rest) else { return nil }
        gaps.append(gap)
      }
      if rest.first == "|" {
        rest.removeFirst()
        parts.append(Part(name: "", sizes: []))
        continue
      }
      guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return nil }
      var inner = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      let name = String(inner.prefix { $0 != "(" })
      inner = inner.dropFirst(name.count)
      var sizes: [Predicate] = []
      if !inner.isEmpty {
        guard inner.hasPrefix("("), inner.hasSuffix(")") else { return nil }
        sizes = Self.predicates(inner.dropFirst().dropLast())
      }
      guard !name.isEmpty else { return nil }
      parts.append(Part(name: name, sizes: sizes))
    }
    guard parts.contains(where: { !$0.name.isEmpty }) else { return nil }
  }

  private static func gap(_ rest: inout Substring) -> Gap? {
    guard rest.first == "-" else { return Gap.none }
    rest.removeFirst()
    if rest.first == "[" || rest.first == "|" { return .standard }
    if rest.first == "(" {
      guard let end = rest.firstIndex(of: ")") else { return nil }
      let inner = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      guard rest.first == "-" else { return nil }
      rest.removeFirst()
      return .distances(predicates(inner))
    }
    let inner = rest.prefix { $0 != "-" }
    rest = rest.dropFirst(inner.count)
    guard rest.first == "-" else { return nil }
    rest.removeFirst()
    return .distances(predicates(inner))
  }

  private static func predicates(_ text: Substring) -> [Predicate] {
    text.split(separator: ",").map { piece in
      var piece = piece
      var predicate = Predicate()
      for (sign, relation) in [("==", 0), ("<=", -1), (">=", 1)] where piece.hasPrefix(sign) {
        predicate.relation = relation
        piece = piece.dropFirst(2)
      }
      let sides = piece.split(separator: "@", maxSplits: 1)
      predicate.value = sides.first.map(String.init) ?? ""
      predicate.priority = sides.count > 1 ? String(sides[1]) : ""
      return predicate
    }
  }
}

// What the judge reads of format strings.
extension JudgedReader {
  mutating func format(_ word: Int) {
    guard let made = constraints(ofFormat: word) else {
      return miss(word..<min(word + 3, code.words.count))
    }
    for constraint in made { add(constraint, at: word) }
  }

  private func constraints(ofFormat word: Int) -> [JudgedConstraint]? {
    guard code.text(word - 1) == "(", code.text(word + 1) == ":" else { return nil }
    var arguments: [String: Range<Int>] = [:]
    for argument in code.arguments(at: word - 1) { arguments[argument.label] = argument.value }
    let text = code.text(word + 2)
    guard arguments["withVisualFormat"]?.count == 1, text.first == "\"", text.last == "\"",
      !text.contains("\\"), let format = JudgedFormat(String(text.dropFirst().dropLast())),
      let views = arguments["views"].flatMap(entries)
    else { return nil }
    var metrics: [String: Range<Int>] = [:]
    if let range = arguments["metrics"], code.text(range) != "nil" {
      guard let found = entries(range) else { return nil }
      metrics = found
    }
    let names = views.mapValues { range in
      code.text(range.lowerBound..<(range.first { code.text($0) == "as" } ?? range.upperBound))
    }
    let options = arguments["options"].map { $0.map(code.text) } ?? []
    return JudgedFormatRows(self, format, names, metrics, options).constraints()
  }

  /// The entries of a dictionary: of a literal, or of the constant declared last in front of it.
  private func entries(_ range: Range<Int>) -> [String: Range<Int>]? {
    var open = range.lowerBound
    if code.text(open) != "[" {
      guard range.count == 1 else { return nil }
      let name = code.text(open)
      guard
        var sign = (max(0, open - Self.farthest)..<open).last(where: {
          code.text($0) == "let" && code.text($0 + 1) == name
        })
      else { return nil }
      while sign < open, code.text(sign) != "=" { sign = code.after(sign) }
      open = sign + 1
    }
    guard code.text(open) == "[", code.partner(open) > open else { return nil }
    var entries: [String: Range<Int>] = [:]
    for part in code.parts(open + 1..<code.partner(open)) {
      let key = code.text(part.lowerBound)
      guard part.count > 2, code.text(part.lowerBound + 1) == ":", key.first == "\"" else {
        return nil
      }
      entries[String(key.dropFirst().dropLast())] = part.lowerBound + 2..<part.upperBound
    }
    return entries
  }
}

/// The constraints of a format.
private struct JudgedFormatRows {
  private let reader: JudgedReader
  private let format: JudgedFormat
  private let views: [String: String]
  private let metrics: [String: Range<Int>]
  private let options: [String]

  init(
    _ reader: JudgedReader,
    _ format: JudgedFormat,
    _ views: [String: String],
    _ metrics: [String: Range<Int>],
    _ options: [String]
  ) {
    self.reader = reader
    self.format = format
    self.views = views
    self.metrics = metrics
    self.options = options
  }

  private var edges: (near: String, far: String, size: String) {
    if format.isVertical { return ("top", "bottom", "height") }
    let isLeft = options.contains("directionLeftToRight")
    return isLeft ? ("left", "right", "width") : ("leading", "trailing", "width")
  }

  /// All of them; nil where a name stands for nothing.
  func constraints() -> [JudgedConstraint]? {
    var all: [JudgedConstraint] = []
    for (index, part) in format.parts.enumerated() {
      if !part.name.isEmpty {
        guard let item = views[part.name], let sizes = sizes(of: part, item) else { return nil }
        all += sizes
      }
      guard index + 1 < format.parts.count else { break }
      guard let found = between(part, format.parts[index + 1], format.gaps[index]) else {
        return nil
      }
      all += found
    }
    for option in options where option.hasPrefix("alignAll") {
      let word = option.dropFirst(8)
      let attribute = word.prefix(1).lowercased() + word.dropFirst()
      let names = format.parts.compactMap { views[$0.name] }
      for (one, other) in zip(names, names.dropFirst()) {
        all.append(
          JudgedConstraint(left: reader.item(one, attribute), right: reader.item(other, attribute))
        )
      }
    }
    return all
  }

  private func sizes(of part: JudgedFormat.Part, _ item: String) -> [JudgedConstraint]? {
    var made: [JudgedConstraint] = []
    for size in part.sizes {
      var constraint = JudgedConstraint(relation: size.relation)
      constraint.left = reader.item(item, edges.size)
      if metrics[size.value] == nil, let other = views[size.value] {
        constraint.right = reader.item(other, edges.size)
      } else if let number = number(size.value) {
        constraint.right = number
      } else {
        return nil
      }
      guard let priority = priority(size.priority) else { return nil }
      constraint.priority = priority
      made.append(constraint)
    }
    return made
  }

  private func between(
    _ one: JudgedFormat.Part,
    _ other: JudgedFormat.Part,
    _ gap: JudgedFormat.Gap
  ) -> [JudgedConstraint]? {
    let neighbour = views[one.name.isEmpty ? other.name : one.name]
    guard let neighbour else { return nil }
    let touchesSuperview = one.name.isEmpty || other.name.isEmpty
    var superview = neighbour + ".superview"
    if case .standard = gap { superview += ".layoutMarginsGuide" }
    guard let before = one.name.isEmpty ? superview : views[one.name],
      let behind = other.name.isEmpty ? superview : views[other.name]
    else { return nil }
    let left = reader.item(behind, other.name.isEmpty ? edges.far : edges.near)
    let right = reader.item(before, one.name.isEmpty ? edges.near : edges.far)
    let distances: [JudgedFormat.Predicate]
    switch gap {
    case .none: distances = [JudgedFormat.Predicate(value: "0")]
    case .standard: distances = [JudgedFormat.Predicate(value: touchesSuperview ? "0" : "8")]
    case .distances(let all): distances = all
    }
    var made: [JudgedConstraint] = []
    for distance in distances {
      guard let number = number(distance.value), let priority = priority(distance.priority) else {
        return nil
      }
      var constraint = JudgedConstraint(relation: distance.relation)
      constraint.left = left
      constraint.right = right
      constraint.right.add(number)
      constraint.priority = priority
      made.append(constraint)
    }
    return made
  }

  private func number(_ text: String) -> JudgedSum? {
    if let number = Double(text) { return JudgedSum(number) }
    let isNegative = text.first == "-"
    let name = isNegative ? String(text.dropFirst()) : text
    return metrics[name].map { reader.arithmetic.sum($0).times(isNegative ? -1 : 1) }
  }

  private func priority(_ text: String) -> String? {
    if text.isEmpty { return "" }
    if let level = Double(text) { return level == 1_000 ? "" : "\(level)" }
    return metrics[text].map { JudgedPriority.text($0, reader.code) }
  }
}
