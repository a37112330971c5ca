extension LayoutIssue: Codable {
  private enum Key: String, CodingKey {
    case code, message, kind, number, constraint, items, source
  }

  /// Writes the issue with its code and its message, so that readers need not know every kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(code, forKey: .code)
    try container.encode(description, forKey: .message)
    if case .notFinite(let number) = kind {
      // JSON has no word for such numbers.
      try container.encode("\(number)", forKey: .number)
    } else {
      try container.encode(kind, forKey: .kind)
    }
    try container.encode(constraint, forKey: .constraint)
    try container.encode(items, forKey: .items)
    try container.encodeIfPresent(source, forKey: .source)
  }

  /// Reads an issue; its code and message follow from the rest.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let number = try container.decodeIfPresent(String.self, forKey: .number).flatMap(Double.init)
    kind = try number.map(Kind.notFinite) ?? container.decode(Kind.self, forKey: .kind)
    constraint = try container.decode(String.self, forKey: .constraint)
    items = try container.decode([String].self, forKey: .items)
    source = try container.decodeIfPresent(Location.self, forKey: .source)
  }
}
