import LayoutFormats
import Testing

@Suite("Checks in documents")
struct SceneChecksTests {
  private func json(_ checks: String) -> String {
    #"{"version": 1, "root": {"id": "r", "size": {"width": 9, "height": 9}}, "checks": \#(checks)}"#
  }

  @Test("Suppressions and tap targets are read, and written as they were")
  func reading() throws {
    let text = json(
      #"{"tapTargets": ["r"], "suppressed": [{"rule": "no-size", "items": ["r"], "reason": "why"}]}"#
    )
    let document = try SceneReading(json: text).document
    #expect(document.checks.tapTargets == ["r"])
    #expect(document.checks.suppressions == [LayoutSuppression(.noSize, ["r"], reason: "why")])
    #expect(try SceneReading(json: document.encoded()).document == document)
  }

  @Test(
    "A fault is named by its path",
    arguments: [
      (
        #"{"tapTargets": ["z"]}"#,
        "checks.tapTargets[0]: expected the id of an item or a guide, "
          + #"found "z", which the tree does not have"#
      ),
      (
        #"{"suppressed": [{"rule": "x"}]}"#,
        "checks.suppressed[0].rule: expected a rule, one of conflict "
          + "cut-off overlap outside no-size ambiguous tap-target negative-gap jump not-mirrored, "
          + #"found "x""#
      ),
      (
        #"{"suppressed": [{"rule": "jump"}]}"#,
        "checks.suppressed[0].reason: expected a reason in quotes, found nothing"
      ),
      (
        #"{"suppressed": [{"rule": "jump", "reason": ""}]}"#,
        #"checks.suppressed[0].reason: expected a reason that is not empty, found """#
      ),
    ]
  )
  func fault(checks: String, message: String) {
    let error = #expect(throws: SceneReadingError.self) { try SceneReading(json: json(checks)) }
    #expect(error?.description == message)
  }
}
