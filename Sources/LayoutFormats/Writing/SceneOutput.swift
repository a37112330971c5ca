/// The forms an answer can be written in.
public enum SceneOutput: String, Hashable, Sendable, CaseIterable {
  /// Frames and diagnostics as JSON.
  case json
  /// A picture of box-drawing characters, a list of frames, and the diagnostics.
  case text
  /// A picture for browsers and documents; diagnostics are comments at its end.
  case svg
}

extension SceneAnswer {
  /// The answer in one of the forms, with a final newline.
  ///
  /// - Parameters:
  ///   - output: The form.
  ///   - columns: How many cells wide a picture in text may be.
  /// - Returns: A whole file in that form.
  public func text(as output: SceneOutput, columns: Int = 72) -> String {
    switch output {
    case .json:
      return json()
    case .text:
      let picture = TextPicture(columns: columns).text(of: self.picture)
      let sentences = diagnostics.map { "\n\($0)\n" }.joined()
      return "\(picture)\n\(TextTree().text(of: self.picture))\(sentences)"
    case .svg:
      let comments = diagnostics.map { "<!-- \(Self.comment($0.description)) -->\n" }
      return SVGPicture().text(of: picture) + comments.joined()
    }
  }

  /// Text as an XML comment can hold it: no two hyphens in a row, and only characters XML has.
  private static func comment(_ text: String) -> String {
    var comment = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", comment.hasSuffix("-") {
        comment += "‐"
      } else {
        comment.unicodeScalars.append(SVGPicture.isWritable(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return comment
  }
}
