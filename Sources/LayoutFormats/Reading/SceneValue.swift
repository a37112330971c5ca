import Foundation

/// A JSON value as Foundation reads it, before anything is known of its meaning.
enum SceneValue: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([SceneValue])
  case object([String: SceneValue])

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: SceneValue] = [:]
      for key in object.allKeys {
        members[key.stringValue] = try object.decode(SceneValue.self, forKey: key)
      }
      self = .object(members)
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [SceneValue] = []
      while !list.isAtEnd { elements.append(try list.decode(SceneValue.self)) }
      self = .list(elements)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let text = try? single.decode(String.self) {
      self = .text(text)
    } else if let number = try? single.decode(Double.self), number.isFinite {
      self = .number(number)
    } else if let flag = try? single.decode(Bool.self) {
      self = .flag(flag)
    } else {
      throw SceneReadingError(
        path: Self.path(decoder.codingPath),
        expected: "a number of less than 309 digits",
        found: "a larger one"
      )
    }
  }

  /// Reads the text of one JSON document.
  ///
  /// - Throws: ``SceneReadingError`` where the text is no JSON, or holds a number no `Double` can.
  static func parse(_ bytes: [UInt8]) throws(SceneReadingError) -> SceneValue {
    do {
      return try JSONDecoder().decode(SceneValue.self, from: Data(bytes))
    } catch let error as SceneReadingError {
      throw error
    } catch DecodingError.dataCorrupted(let context) {
      throw SceneReadingError(
        path: Self.path(context.codingPath),
        expected: "JSON",
        found: bytes.isEmpty ? "nothing" : Self.complaint(in: context)
      )
    } catch {
      throw SceneReadingError(path: "", expected: "JSON", found: "\(error)")
    }
  }

  /// Foundation's own account of what is wrong with the text, which names line and column.
  private static func complaint(in context: DecodingError.Context) -> String {
    let details = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
    return (details as? String) ?? context.debugDescription
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return ScenePath.element(index, of: path) }
      return ScenePath.member(key.stringValue, of: path)
    }
  }

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
