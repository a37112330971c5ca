extension VisualFormat {
  /// What keeps a text from being a format.
  package struct Problem: Error, Hashable {
    /// What was expected, for people.
    package var expected: String
    /// How many characters were read before that.
    package var offset: Int
  }

  /// Reads a format.
  ///
  /// - Parameters:
  ///   - text: The format.
  ///   - isView: Whether a name in the place of a size stands for a view; else it is a metric.
  /// - Throws: ``Problem`` with the place where reading stopped.
  /// - Complexity: O(*n*) in the characters.
  package init(_ text: String, isView: @escaping (String) -> Bool) throws(Problem) {
    var reader = VisualFormatReader(text, isView)
    self = try reader.format()
  }
}

/// Reads a format from its beginning to its end.
private struct VisualFormatReader {
  private let text: String
  private let isView: (String) -> Bool
  private var rest: Substring

  init(_ text: String, _ isView: @escaping (String) -> Bool) {
    self.text = text
    self.isView = isView
    rest = text[...]
  }

  mutating func format() throws(VisualFormat.Problem) -> VisualFormat {
    var format = VisualFormat()
    if take("V:") {
      format.axis = .vertical
    } else {
      _ = take("H:")
    }
    if take("|") { format.leading = try connection() }
    while true {
      format.views.append(try view())
      if isAtEnd { return format }
      let next = try connection()
      if take("|") {
        format.trailing = next
        guard isAtEnd else { throw problem("the end of the format") }
        return format
      }
      format.gaps.append(next)
    }
  }

  /// `[name(sizes)]`.
  private mutating func view() throws(VisualFormat.Problem) -> VisualFormat.View {
    try expect("[", "a view in brackets")
    let name = word()
    guard !name.isEmpty else { throw problem("the name of a view") }
    let sizes = take("(") ? try predicates() : []
    try expect("]", "a closing bracket")
    return VisualFormat.View(name: name, sizes: sizes)
  }

  /// `-8-`, `-(>=8,<=20@750)-`, `-`, or nothing.
  private mutating func connection() throws(VisualFormat.Problem) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if isBefore("[") || isBefore("|") { return .standard }
    let start = rest
    let gaps = take("(") ? try predicates() : [try predicate()]
    for gap in gaps {
      if case .view = gap.object {
        rest = start
        throw problem("a distance, which no view is")
      }
    }
    try expect("-", "a hyphen")
    return .predicates(gaps)
  }

  /// What stands behind an opening parenthesis, the closing one included.
  private mutating func predicates() throws(VisualFormat.Problem) -> [VisualFormat.Predicate] {
    var all: [VisualFormat.Predicate] = []
    repeat { all.append(try predicate()) } while take(",")
    try expect(")", "a closing parenthesis")
    return all
  }

  private mutating func predicate() throws(VisualFormat.Problem) -> VisualFormat.Predicate {
    var relation = LayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var object = VisualFormat.Object.amount(try number())
    if case .amount(.metric(let name, isNegative: false)) = object, isView(name) {
      object = .view(name)
    }
    let priority = take("@") ? try number() : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func number() throws(VisualFormat.Problem) -> VisualFormat.Number {
    let isNegative = take("-")
    let start = rest
    let word = word()
    if let first = word.first, first.isASCII, first.isNumber || first == "." {
      guard let number = Double(word) else {
        rest = start
        throw problem("a number")
      }
      return .number(isNegative ? -number : number)
    }
    guard !word.isEmpty else { throw problem("a number or a name") }
    return .metric(word, isNegative: isNegative)
  }

  // MARK: Words

  private var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return rest.isEmpty
    }
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " }
  }

  private mutating func isBefore(_ sign: String) -> Bool {
    skipSpaces()
    return rest.hasPrefix(sign)
  }

  private mutating func take(_ sign: String) -> Bool {
    guard isBefore(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private mutating func expect(
    _ sign: String,
    _ expected: String
  ) throws(VisualFormat.Problem) {
    guard take(sign) else { throw problem(expected) }
  }

  /// A name or a number; empty where neither stands.
  private mutating func word() -> String {
    skipSpaces()
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private func problem(_ expected: String) -> VisualFormat.Problem {
    let offset = text.distance(from: text.startIndex, to: rest.startIndex)
    return VisualFormat.Problem(expected: expected, offset: offset)
  }
}
