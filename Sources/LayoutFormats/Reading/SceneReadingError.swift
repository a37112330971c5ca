/// Why a document is not a scene: a place, what belongs there, and what stands there.
///
///     constraints[3].priority: expected a number in (0, 1000], found "high"
public struct SceneReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The JSON path of the place, such as `root.children[2].id`; empty for the document itself.
  public let path: String
  /// What the format expects there.
  public let expected: String
  /// What stands there instead.
  public let found: String

  /// The error as one line.
  public var description: String {
    "\(path.isEmpty ? "document" : path): expected \(expected), found \(found)"
  }
}

extension SceneReadingError {
  /// The place of the constraint the error is about; -1 for anything else, which stands before.
  var constraint: Int {
    let start = "constraints["
    guard path.hasPrefix(start) else { return -1 }
    return Int(path.dropFirst(start.count).prefix { $0 != "]" }) ?? -1
  }
}

/// Builds JSON paths, piece by piece.
enum ScenePath {
  /// The path of a member of the object at `path`.
  static func member(_ key: String, of path: String) -> String {
    let isPlain = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isPlain else { return path + "[\(quoted(key))]" }
    return path.isEmpty ? key : "\(path).\(key)"
  }

  /// The path of an element of the array at `path`.
  static func element(_ index: Int, of path: String) -> String { "\(path)[\(index)]" }

  /// A piece of the document's text as messages show it: in quotes, on one line, and not too long.
  static func quoted(_ text: String) -> String {
    let shown = text.count > 40 ? text.prefix(39) + "…" : text[...]
    return SceneJSON.text(String(shown)).written()
  }
}
