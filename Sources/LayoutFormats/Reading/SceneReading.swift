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
  /// - Throws: ``SceneReadingError``, naming the JSON path and what was expected there; of
  ///   several faults the first, see ``faults(in:)``.
  /// - Complexity: O(*n*) in the bytes.
  public init(json bytes: [UInt8]) throws(SceneReadingError) {
    let (reader, document) = try Self.read(bytes)
    if let fault = Self.faults(of: document, reader).first { throw fault }
    self.document = document
    ignoredKeys = reader.ignoredKeys
  }

  /// Everything that keeps a text from being a scene, in the order of the text; empty for a scene.
  ///
  /// A text that is no JSON has one fault. Where the tree has any, constraints are read, but not held
  /// against it.
  /// - Complexity: O(*n*) in the bytes.
  public static func faults(in bytes: [UInt8]) -> [SceneReadingError] {
    do throws(SceneReadingError) {
      let (reader, document) = try read(bytes)
      return faults(of: document, reader)
    } catch {
      return [error]
    }
  }

  private static func read(
    _ bytes: [UInt8]
  ) throws(SceneReadingError) -> (SceneReader, SceneDocument) {
    let reader = SceneReader()
    let place = SceneCursor(try SceneParser.value(bytes), at: .document)
    let document = try reader.document(place)
    return (reader, document)
  }

  private static func faults(
    of document: SceneDocument,
    _ reader: SceneReader
  ) -> [SceneReadingError] {
    guard reader.hasWholeTree else { return reader.faults }
    let all =
      reader.faults
      + document.faults(
        places: reader.readConstraints,
        holdingSets: reader.hasWholeAlternatives
      )
    return all.enumerated()
      .sorted { ($0.element.constraint, $0.offset) < ($1.element.constraint, $1.offset) }
      .map(\.element)
  }

  /// Reads the text of one JSON document.
  ///
  /// - Throws: ``SceneReadingError``, naming the JSON path and what was expected there.
  public init(json text: String) throws(SceneReadingError) {
    try self.init(json: Array(text.utf8))
  }
}
