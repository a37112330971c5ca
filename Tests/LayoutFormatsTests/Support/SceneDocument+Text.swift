import LayoutFormats

extension SceneDocument {
  /// The scene's answer in one of the forms.
  func text(as output: SceneOutput, columns: Int = 72) throws -> String {
    let tree = try SceneTree(self)
    return tree.text(of: tree.answer(), as: output, columns: columns)
  }
}
