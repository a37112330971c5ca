/// What a failure says: plain and short where it is printed, all of it where it is attached.
///
/// `swift test` hands on what tests print in pieces of 4,096 bytes, and drops a piece that ends inside a
/// character. What is printed is therefore shorter, and has plain signs in place of others.
struct FailureText {
  /// How many bytes of what is wrong are printed; of why it is so; and of all.
  private static let (mostOfLines, mostOfReasons, most) = (1_600, 1_200, 3_400)
  /// How many bytes of one line are printed.
  private static let longestLine = 800

  /// What is wrong, in one line.
  let heading: String
  /// What is wrong, line by line.
  let lines: [String]
  /// Why it is so, line by line.
  let reasons: [String]
  /// Trees and pictures, each with a name.
  let details: [(name: String, text: String)]

  init(
    _ heading: String,
    lines: [String] = [],
    reasons: [String] = [],
    details: [(name: String, text: String)] = []
  ) {
    self.heading = heading
    self.lines = lines.flatMap { $0.split(separator: "\n").map(String.init) }
    self.reasons = reasons.flatMap { $0.split(separator: "\n").map(String.init) }
    self.details = details
  }

  /// All of it, as people read it.
  var whole: String {
    ([heading] + lines + reasons + details.map { "\($0.name):\n\($0.text)" })
      .joined(separator: "\n")
  }

  /// What is printed; short where all of it is attached.
  func comment(isAttached: Bool) -> String {
    guard isAttached else { return Self.plain(whole) }
    var printed = [Self.cut(Self.plain(heading))]
    var room = Self.most - printed[0].utf8.count
    var isComplete = true
    func print(_ lines: [String], atMost most: Int) {
      var left = min(most, room)
      for (index, line) in lines.enumerated() {
        let line = Self.cut(Self.plain(line))
        left -= line.utf8.count + 1
        guard left >= 0 else {
          printed.append("and \(lines.count - index) more lines")
          isComplete = false
          break
        }
        room -= line.utf8.count + 1
        printed.append(line)
      }
    }
    print(lines, atMost: reasons.isEmpty ? Self.most : Self.mostOfLines)
    print(reasons, atMost: Self.mostOfReasons)
    let plain = details.map { "\($0.name):\n\(Self.plainDrawing($0.text))" }
    if plain.reduce(0, { $0 + $1.utf8.count + 1 }) <= room {
      printed += plain
    } else {
      isComplete = false
    }
    if !isComplete {
      printed.append(
        "The rest is attached; swift test --attachments-path DIR keeps it where DIR exists."
      )
    }
    return printed.joined(separator: "\n")
  }

  /// A text with signs of ASCII in place of arrows, mathematical signs and lines; letters stay.
  static func plain(_ text: String) -> String { plain(text) { $0 } }

  /// A tree or a picture in plain signs, each as wide as before, without the rows in which nothing stands
  /// but edges that go on.
  static func plainDrawing(_ drawing: String) -> String {
    let rows = plain(drawing) { String($0.prefix(1)) }.split(separator: "\n")
    return rows.filter { row in !row.allSatisfy { $0 == "|" || $0 == " " } }
      .joined(separator: "\n")
  }

  private static func plain(_ text: String, _ replacement: (String) -> String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      if let sign = signs[scalar] {
        plain += replacement(sign)
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  private static let signs: [Unicode.Scalar: String] = {
    var signs: [Unicode.Scalar: String] = [
      "−": "-", "–": "-", "—": "-", "×": "x", "·": "*", "→": "->", "←": "<-", "≤": "<=", "≥": ">=",
      "≠": "!=", "≈": "~", "…": "...", "␣": "_",
    ]
    // Box drawing: what runs across or down, and all else, which is a corner or a crossing.
    for value in 0x2500...0x257F as ClosedRange<UInt32> {
      guard let line = Unicode.Scalar(value) else { continue }
      signs[line] = "+"
    }
    for line in "─━┄┅┈┉╌╍═╴╶╸╺".unicodeScalars { signs[line] = "-" }
    for line in "│┃┆┇┊┋╎╏║╵╷╹╻".unicodeScalars { signs[line] = "|" }
    return signs
  }()

  /// The beginning of a line that is too long.
  private static func cut(_ line: String) -> String {
    guard line.utf8.count > longestLine else { return line }
    var cut = line[...]
    while cut.utf8.count > longestLine { cut = cut.prefix(cut.count * 3 / 4) }
    return cut + "..."
  }
}
