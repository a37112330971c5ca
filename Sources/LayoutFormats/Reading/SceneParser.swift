/// Reads JSON (RFC 8259) from bytes, and knows the path and line of whatever it cannot read.
///
/// Foundation's decoder is not used: outside Apple's platforms it names no line, and everywhere it
/// lets `{"a": 1,}` through and drops one of two members with the same key without a word.
struct SceneParser {
  /// How many arrays and objects may stand inside each other: enough for an item at
  /// ``SceneDocument/deepestNesting``, two for each level and three around it, and little enough
  /// for any thread's stack.
  private static let deepestContainer = 512

  private var bytes: SceneBytes
  private var path: [Step] = []

  private enum Step {
    case member(String)
    case element(Int)
  }

  /// Reads the UTF-8 text of one document.
  ///
  /// - Throws: ``SceneReadingError`` where the text stops being JSON.
  /// - Complexity: O(*n*) in the bytes.
  static func value(_ bytes: [UInt8]) throws(SceneReadingError) -> SceneValue {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw SceneReadingError(path: "", expected: "JSON in UTF-8", found: "other bytes")
    }
    var parser = SceneParser(bytes: SceneBytes(bytes))
    let value = try parser.value()
    guard parser.bytes.next() == nil else { throw parser.failure("the end of the document") }
    return value
  }

  private mutating func value() throws(SceneReadingError) -> SceneValue {
    guard let byte = bytes.next() else { throw failure(path.isEmpty ? "JSON" : "a value") }
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t") where bytes.take(word: "true"): return .flag(true)
    case UInt8(ascii: "f") where bytes.take(word: "false"): return .flag(false)
    case UInt8(ascii: "n") where bytes.take(word: "null"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw failure(path.isEmpty ? "JSON" : "a value")
    }
  }

  private mutating func object() throws(SceneReadingError) -> SceneValue {
    var members: [(key: String, value: SceneValue)] = []
    var keys: Set<String> = []
    try elements(closedBy: "}") { parser, _ throws(SceneReadingError) in
      guard parser.bytes.next() == UInt8(ascii: "\"") else {
        throw parser.failure("a key in quotes")
      }
      let start = parser.bytes
      let key = try parser.string()
      parser.path.append(.member(key))
      guard keys.insert(key).inserted else {
        throw parser.failure("one member of this name", found: "another", at: start)
      }
      guard parser.bytes.take(":") else { throw parser.failure("\":\"") }
      members.append((key, try parser.value()))
      parser.path.removeLast()
    }
    return .object(members)
  }

  private mutating func list() throws(SceneReadingError) -> SceneValue {
    var list: [SceneValue] = []
    try elements(closedBy: "]") { parser, index throws(SceneReadingError) in
      parser.path.append(.element(index))
      list.append(try parser.value())
      parser.path.removeLast()
    }
    return .list(list)
  }

  /// Reads from an opening bracket to its closing one, elements with commas between them.
  private mutating func elements(
    closedBy bracket: Unicode.Scalar,
    read: (inout SceneParser, Int) throws(SceneReadingError) -> Void
  ) throws(SceneReadingError) {
    guard path.count < Self.deepestContainer else {
      throw failure("at most \(Self.deepestContainer) arrays and objects inside each other")
    }
    bytes.skip()
    var count = 0
    while !bytes.take(bracket) {
      if count > 0, !bytes.take(",") { throw failure("\",\" or \"\(bracket)\"") }
      try read(&self, count)
      count += 1
    }
  }

  private mutating func number() throws(SceneReadingError) -> Double {
    let start = bytes
    guard let text = bytes.takeNumber() else { throw failure("a number in digits") }
    guard let number = Double(text), number.isFinite else {
      throw failure("a number of less than 309 digits", found: "a larger one", at: start)
    }
    return number
  }

  private mutating func string() throws(SceneReadingError) -> String {
    do {
      return try bytes.takeString()
    } catch {
      throw failure(error.expected)
    }
  }

  /// The error of expecting something else where the text has been read to, or at `start`.
  private func failure(
    _ expected: String,
    found: String? = nil,
    at start: SceneBytes? = nil
  ) -> SceneReadingError {
    var text = ""
    for step in path {
      switch step {
      case .member(let key): text = ScenePath.member(key, of: text)
      case .element(let index): text = ScenePath.element(index, of: text)
      }
    }
    return SceneReadingError(
      path: text,
      expected: expected,
      found: "\(found ?? bytes.nextSummary) in \((start ?? bytes).place)"
    )
  }
}
