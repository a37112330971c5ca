/// A scene read from JSON, and what in the text was not understood.
///
///     let reading = try SceneReading(json: #"{"version": 1, "root": {"id": "root", …}}"#)
///     reading.document.root.id      // "root"
///     reading.ignoredKeys           // ["constraints[3].prioritty"]
public struct SceneReading: Hashable, Sendable {
  /// The scene, checked: every constraint of it names items of it.
  public let document: SceneDocument

  /// The JSON paths of the members no scene has, in the order they are met.
  ///
  /// They are let through, so that a document may carry notes of other tools; a reader who wants
  /// typing errors caught shows this list. `expected`, at the top, is such a note and not listed.
  public let ignoredKeys: [String]

  /// Reads the UTF-8 bytes of one JSON document.
  ///
  /// - Throws: ``SceneReadingError``, naming the JSON path and what was expected there.
  /// - Complexity: O(*n*) in the bytes.
  public init(json bytes: [UInt8]) throws(SceneReadingError) {
    var reader = SceneReader()
    document = try reader.document(SceneCursor(try SceneParser.value(bytes), at: .document))
    ignoredKeys = reader.ignoredKeys
    try document.validate()
  }

  /// Reads the text of one JSON document.
  ///
  /// - Throws: ``SceneReadingError``, naming the JSON path and what was expected there.
  public init(json text: String) throws(SceneReadingError) {
    try self.init(json: Array(text.utf8))
  }
}
