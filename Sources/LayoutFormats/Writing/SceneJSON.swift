/// JSON on its way out, with bytes that depend on the value alone.
///
/// Keys are sorted by their Unicode scalars, numbers arrive as finished text. Foundation's encoder
/// is not used because its key order, spacing and numbers differ between platforms.
package enum SceneJSON {
  case literal(String)
  case string(String)
  case array([SceneJSON])
  case object([String: SceneJSON])

  /// How the text is broken into lines.
  package enum Style {
    /// All on one line.
    case compact
    /// Values that hold only scalars, and the pairs of those, on one line; others indented by two.
    case readable
  }

  package static func bool(_ flag: Bool) -> SceneJSON { .literal(flag ? "true" : "false") }
  package static func exact(_ number: Double) -> SceneJSON { .literal(SceneNumber.exact(number)) }
  /// A number of an answer; `null` for one that is too large to be a number in JSON.
  package static func rounded(_ number: Double) -> SceneJSON {
    .literal(number.isFinite ? SceneNumber.rounded(number) : "null")
  }

  package func text(_ style: Style) -> String {
    var text = ""
    write(to: &text, indent: style == .compact ? nil : "")
    return text
  }

  private var isScalar: Bool {
    switch self {
    case .literal, .string: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  private var isFlat: Bool {
    switch self {
    case .literal, .string: true
    case .array(let elements): elements.allSatisfy(\.isScalar)
    case .object(let members): members.values.allSatisfy(\.isScalar)
    }
  }

  /// Writes on one line where `indent` is nil, otherwise with that indent before closing brackets.
  private func write(to text: inout String, indent: String?) {
    let indent = isFlat ? nil : indent
    switch self {
    case .literal(let literal):
      text += literal
    case .string(let string):
      Self.quote(string, to: &text)
    case .array(let elements):
      Self.list(elements, in: ("[", "]"), to: &text, indent: indent) { element, text, inner in
        element.write(to: &text, indent: inner)
      }
    case .object(let members):
      let sorted = members.sorted { lhs, rhs in
        lhs.key.unicodeScalars.lexicographicallyPrecedes(rhs.key.unicodeScalars)
      }
      Self.list(sorted, in: ("{", "}"), to: &text, indent: indent) { member, text, inner in
        Self.quote(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: inner)
      }
    }
  }

  private static func list<Element>(
    _ elements: [Element],
    in brackets: (String, String),
    to text: inout String,
    indent: String?,
    write: (Element, inout String, String?) -> Void
  ) {
    let inner = indent.map { $0 + "  " }
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n\(inner)" } else if index > 0 { text += " " }
      write(element, &text, inner)
    }
    if let indent { text += "\n\(indent)" }
    text += brackets.1
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
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
    text += "\""
  }
}
