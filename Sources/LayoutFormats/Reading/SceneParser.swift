/// Reads JSON (RFC 8259) from bytes, and knows the path and line of whatever it cannot read.
///
/// Foundation's decoder is not used: outside Apple's platforms it names no line, and everywhere it
/// lets `{"a": 1,}` through and drops one of two members with the same key without a word.
struct SceneParser {
  /// How many arrays and objects may stand inside each other: enough for an item at
  /// ``SceneDocument/deepestNesting``, two for each level and three around it, and little enough
  /// for any thread's stack.
  private static let deepestContainer = 512

  let bytes: [UInt8]
  var position = 0
  private var path: [Step] = []

  private enum Step {
    case member(String)
    case element(Int)
  }

  /// Starts at the first byte of valid UTF-8, after the byte order mark if there is one.
  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the UTF-8 text of one document.
  ///
  /// - Throws: ``SceneReadingError`` where the text stops being JSON.
  /// - Complexity: O(*n*) in the bytes.
  static func value(_ bytes: [UInt8]) throws(SceneReadingError) -> SceneJSON {
    guard bytes.isUTF8 else {
      throw SceneReadingError(path: "", expected: "JSON in UTF-8", found: "other bytes")
    }
    var parser = SceneParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.current == nil else { throw parser.failure("the end of the document") }
    return value
  }

  private mutating func value() throws(SceneReadingError) -> SceneJSON {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .text(try string())
    case _ where isAtDigit || current == UInt8(ascii: "-"): return .number(try number())
    default:
      if take("true") { return .flag(true) }
      if take("false") { return .flag(false) }
      if take("null") { return .null }
      throw failure(path.isEmpty ? "JSON" : "a value")
    }
  }

  private mutating func object() throws(SceneReadingError) -> SceneJSON {
    var members: [(key: String, value: SceneJSON)] = []
    var keys: Set<String> = []
    try elements(closedBy: "}") { parser, _ throws(SceneReadingError) in
      parser.skipSpace()
      let start = parser.position
      guard parser.current == UInt8(ascii: "\"") else { throw parser.failure("a key in quotes") }
      let key = try parser.string()
      parser.path.append(.member(key))
      guard keys.insert(key).inserted else {
        throw parser.failure("one member of this name", found: "another", at: start)
      }
      parser.skipSpace()
      guard parser.take(":") else { throw parser.failure("\":\"") }
      members.append((key, try parser.value()))
      parser.path.removeLast()
    }
    return .object(members)
  }

  private mutating func list() throws(SceneReadingError) -> SceneJSON {
    var list: [SceneJSON] = []
    try elements(closedBy: "]") { parser, index throws(SceneReadingError) in
      parser.path.append(.element(index))
      list.append(try parser.value())
      parser.path.removeLast()
    }
    return .list(list)
  }

  /// Reads from an opening bracket to its closing one, elements with commas between them.
  private mutating func elements(
    closedBy bracket: String,
    read: (inout SceneParser, Int) throws(SceneReadingError) -> Void
  ) throws(SceneReadingError) {
    guard path.count < Self.deepestContainer else {
      throw failure("at most \(Self.deepestContainer) arrays and objects inside each other")
    }
    position += 1
    for count in 0... {
      skipSpace()
      if take(bracket) { return }
      if count > 0, !take(",") { throw failure("\",\" or \"\(bracket)\"") }
      try read(&self, count)
    }
  }

  /// The error of expecting something else where the text has been read to, or at `start`.
  func failure(
    _ expected: String,
    found: String? = nil,
    at start: Int? = nil
  ) -> SceneReadingError {
    var text = ""
    for step in path {
      switch step {
      case .member(let key): text = ScenePath.member(key, of: text)
      case .element(let index): text = ScenePath.element(index, of: text)
      }
    }
    let found = "\(found ?? nextSummary) in \(place(of: start ?? position))"
    return SceneReadingError(path: text, expected: expected, found: found)
  }
}
