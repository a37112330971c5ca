/// The forms an answer can be written in.
package enum SceneOutput: String, Hashable, Sendable, CaseIterable {
  /// Frames and diagnostics as JSON.
  case json
  /// A picture of box-drawing characters, a list of frames, and the diagnostics.
  case text
  /// A picture for documents, the diagnostics below it.
  case svg
  /// A page for browsers: the picture, the diagnostics and a list of frames.
  case html
}

extension SceneTree {
  /// An answer in one of the forms, with a final newline.
  ///
  /// - Parameters:
  ///   - answer: What ``answer(findingAmbiguities:)`` gave for the tree as it stands.
  ///   - output: The form.
  ///   - columns: How many cells wide a picture in text may be.
  /// - Returns: A whole file in that form.
  package func text(of answer: SceneAnswer, as output: SceneOutput, columns: Int = 72) -> String {
    switch output {
    case .json: answer.json()
    case .text: picture(of: answer).listing(columns: columns)
    case .svg: picture(of: answer).svg()
    case .html: picture(of: answer).html(title: answer.name.isEmpty ? nil : answer.name)
    }
  }
}
