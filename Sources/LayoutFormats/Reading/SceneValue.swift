/// A JSON value as it stands in a document, before anything is known of its meaning.
enum SceneValue {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([SceneValue])
  /// The members in the order of the text; no key stands twice.
  case object([(key: String, value: SceneValue)])

  /// The value in words short enough for a message.
  var summary: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): SceneNumber.exact(number)
    case .text(let text): ScenePath.quoted(text)
    case .list: "an array"
    case .object: "an object"
    }
  }
}
