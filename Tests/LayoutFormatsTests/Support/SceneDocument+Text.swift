import ConstraintKernel
import LayoutFormats
import Testing

extension SceneDocument {
  /// The scene's answer in one of the forms.
  func text(as output: SceneOutput, columns: Int = 72) throws -> String {
    let tree = try SceneTree(self)
    return tree.text(of: tree.answer(), as: output, columns: columns)
  }

  /// The scene's frames once it was written and read again, which is expected to give the same document.
  func replayedFrames() throws -> [String: LayoutRect] {
    let again = try SceneReading(json: encoded())
    #expect(again.document == self)
    #expect(again.ignoredKeys == [])
    return try again.document.solved().frames
  }
}
