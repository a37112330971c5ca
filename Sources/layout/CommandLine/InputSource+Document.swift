import LayoutFormats

extension InputSource {
  /// The scene document it holds; keys that are not known are reported.
  func document(_ terminal: Terminal) throws(ToolExit) -> SceneDocument {
    let bytes = try bytes(terminal)
    do throws(SceneReadingError) {
      let reading = try SceneReading(json: bytes)
      for key in reading.ignoredKeys { terminal.say("\(self): \(key) is not known and ignored") }
      return reading.document
    } catch {
      let faults = SceneReading.faults(in: bytes).map { "\(self): \($0)" }
      throw ToolExit(status: .badData, message: faults.joined(separator: "\nlayout: "))
    }
  }
}
