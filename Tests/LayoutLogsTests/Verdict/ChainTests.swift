import LayoutLogs
import Testing

@Suite("Long chains")
struct ChainTests {
  @Test("A chain of 500 rows that is too long is one set, whichever way it is listed")
  func chain() {
    // 249 views of at least 2 with gaps of 1 between them: 249 · 2 + 248 = 746 in 740.
    var rows = ["UIView:0x1.width == 740", "UIView:0x100.leading == UIView:0x1.leading"]
    for view in 0..<249 {
      let (this, next) = (String(256 + view, radix: 16), String(257 + view, radix: 16))
      rows.append("UIView:0x\(this).width >= 2")
      if view < 248 { rows.append("H:[UIView:0x\(this)]-(1)-[UIView:0x\(next)]") }
    }
    rows.append("UIView:0x1f8.trailing <= UIView:0x1.trailing")
    for rows in [rows, rows.reversed()] {
      let list = rows.enumerated().map { "<NSLayoutConstraint:0x\($0.offset + 1) \($0.element)>" }
      let report = LogExplanation(log: list.joined(separator: "\n")).reports[0]
      // Without two of the widths 742 would still be too much, without three 740 is not.
      #expect(report.core.count == 500 - 2)
      #expect(report.arithmetic?.hasSuffix(" = 742 > 740") == true)
    }
  }
}
