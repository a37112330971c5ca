import LayoutFormats
import Testing

@Suite("Checks of documents, written")
struct SceneChecksWritingTests {
  @Test("Either of the two lists is written without the other, and read again")
  func alone() throws {
    let lists = [
      #"{"tapTargets": ["root"]}"#,
      #"{"suppressed": [{"rule": "overlap", "items": ["root"], "reason": "meant"}]}"#,
    ]
    for checks in lists {
      let root = #"{"id": "root", "size": {"width": 10, "height": 10}}"#
      let text = #"{"version": 1, "root": \#(root), "checks": \#(checks)}"#
      let document = try SceneReading(json: Array(text.utf8)).document
      #expect(document.checks != SceneChecks())
      let again = try SceneReading(json: Array(document.encoded().utf8)).document
      #expect(again.checks == document.checks)
    }
  }
}
