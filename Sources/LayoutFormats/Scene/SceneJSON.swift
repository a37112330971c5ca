/// A JSON value: as it stands in a document, or on its way out, with bytes that depend on the value
/// alone.
///
/// Written keys are sorted by their Unicode scalars. Foundation's encoder is not used because its
/// key order, spacing and numbers differ between platforms.
package enum SceneJSON {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([SceneJSON])
  /// The members, in the order of the text where they were read; no key stands twice.
  case object([(key: String, value: SceneJSON)])

  /// An object of those members that have a value.
  package static func members(_ members: KeyValuePairs<String, SceneJSON?>) -> SceneJSON {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// A number as it is; `null` for one beyond all doubles.
  package static func exact(_ number: Double) -> SceneJSON {
    number.isFinite ? .number(number) : .null
  }

  /// A number of an answer, with at most four decimals; `null` for one beyond all doubles.
  package static func rounded(_ number: Double) -> SceneJSON {
    guard number.isFinite else { return .null }
    return .number(Double(SceneNumber.rounded(number)) ?? number)
  }

  /// The value in words short enough for a message.
  var summary: String {
    switch self {
    case .text(let text): ScenePath.quoted(text)
    case .list: "an array"
    case .object: "an object"
    case .null, .flag, .number: written()
    }
  }

  /// What it holds: elements, or the values of members.
  private var parts: [SceneJSON] {
    switch self {
    case .null, .flag, .number, .text: []
    case .list(let elements): elements
    case .object(let members): members.map(\.value)
    }
  }

  private var isFlat: Bool { parts.allSatisfy(\.parts.isEmpty) }

  /// The value on one line, or, with an indent, with that indent before closing brackets; what
  /// holds only scalars, and the pairs of those, stands on one line all the same.
  package func written(indent: String? = nil) -> String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): SceneNumber.exact(number)
    case .text(let text): Self.quoted(text)
    case .list(let elements):
      Self.joined("[", elements, "]", indent: isFlat ? nil : indent) { $0.written(indent: $1) }
    case .object(let members):
      Self.joined(
        "{",
        members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) },
        "}",
        indent: isFlat ? nil : indent
      ) { "\(Self.quoted($0.key)): \($0.value.written(indent: $1))" }
    }
  }

  private static func joined<Element>(
    _ opening: String,
    _ elements: [Element],
    _ closing: String,
    indent: String?,
    text: (Element, String?) -> String
  ) -> String {
    guard let indent else {
      return opening + elements.map { text($0, nil) }.joined(separator: ", ") + closing
    }
    let inner = "\n\(indent)  "
    let lines = elements.map { inner + text($0, indent + "  ") }
    return opening + lines.joined(separator: ",") + "\n\(indent)" + closing
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
