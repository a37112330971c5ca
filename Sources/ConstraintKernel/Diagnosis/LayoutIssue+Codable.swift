extension LayoutIssue: Codable {
  private enum Key: String, CodingKey {
    case code, message, kind, number, constraint, items, source
  }

  /// Writes the issue with its code and its message, so that readers need not know every kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(code, forKey: .code)
    try container.encode(description, forKey: .message)
    if let number = kind.number {
      // JSON has no word for numbers that are not finite.
      try container.encode(number, forKey: .number)
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
    let number = try container.decodeIfPresent(String.self, forKey: .number)
    let code = try container.decodeIfPresent(LayoutIssue.Code.self, forKey: .code)
    kind =
      try number.flatMap { Kind(code ?? .notFinite, number: $0) }
      ?? container.decode(Kind.self, forKey: .kind)
    constraint = try container.decode(String.self, forKey: .constraint)
    items = try container.decode([String].self, forKey: .items)
    source = try container.decodeIfPresent(Location.self, forKey: .source)
  }
}

extension LayoutIssue.Kind {
  /// The number that cannot be taken, as text.
  fileprivate var number: String? {
    switch self {
    case .notFinite(let number), .multiplierOutOfRange(let number): "\(number)"
    case .priorityOutOfRange(let priority): "\(priority.rawValue)"
    default: nil
    }
  }

  /// Reads back what ``number`` wrote; nil for a code without a number, and for what is none.
  fileprivate init?(_ code: LayoutIssue.Code, number: String) {
    guard let value = Double(number) else { return nil }
    switch code {
    case .notFinite: self = .notFinite(value)
    case .multiplierOutOfRange: self = .multiplierOutOfRange(value)
    case .priorityOutOfRange:
      guard let level = Float(number) else { return nil }
      self = .priorityOutOfRange(LayoutPriority(level))
    default: return nil
    }
  }
}
