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
  /// - Complexity: O(*n*) in the text, as each value writes behind what stands there.
  package func written(indent: String? = nil) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }

  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += "\(flag)"
    case .number(let number): text += SceneNumber.exact(number)
    case .text(let string): Self.quote(string, in: &text)
    case .list(let elements):
      Self.join("[", elements, "]", in: &text, indent: isFlat ? nil : indent) {
        $0.write(to: &$1, indent: $2)
      }
    case .object(let members):
      Self.join(
        "{",
        members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) },
        "}",
        in: &text,
        indent: isFlat ? nil : indent
      ) { member, text, indent in
        Self.quote(member.key, in: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func join<Element>(
    _ opening: String,
    _ elements: [Element],
    _ closing: String,
    in text: inout String,
    indent: String?,
    write: (Element, inout String, String?) -> Void
  ) {
    let inner = indent.map { $0 + "  " }
    text += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { text += inner == nil ? ", " : "," }
      if let inner { text += "\n" + inner }
      write(element, &text, inner)
    }
    if let indent { text += "\n" + indent }
    text += closing
  }

  private static func quote(_ string: String, in text: inout String) {
    text += "\""
    if string.utf8.contains(where: isEscaped) {
      for scalar in string.unicodeScalars { text += escaped(scalar) }
    } else {
      text += string
    }
    text += "\""
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
