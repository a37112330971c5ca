import LayoutLogs
import Testing

@Suite("What an explanation says")
struct ExplanationWordingTests {
  private func explanation(_ name: String) throws -> LogExplanation {
    let answer = try #require(LogAnswer.all.first { $0.name == name })
    return LogExplanation(log: try answer.log)
  }

  @Test(
    "One sentence says why",
    arguments: [
      ("chain-plain", "16 + 300 + 16 = 332, but UIView is 320 wide."),
      ("two-widths", "UIButton cannot be 320 and 300 wide."),
      ("inequality-chain", "16 + 300 + 16 = 332, but UIView is at most 320 wide."),
      // 320 wide is 180 tall at that ratio; 200 tall asks for 355.6 wide.
      (
        "aspect-ratio-conflict",
        "UIButton is 200 tall, which asks for 1.77778 · 200 = 355.556, but UIButton is 320 wide."
      ),
      // The factor has as many digits as the product needs: 2 / 1.77778.
      (
        "ratio-of-half",
        "UIView is 568 wide, which asks for 1.1249986 · 568 = 638.9992, but UIView is 320 tall."
      ),
      (
        "cell-image",
        "120 + 12 + 8 + 12 = 152, but UITableViewCellContentView is 43.5 tall; "
          + "UILabel 'Blue suede shoes' would be -108.5 tall."
      ),
      ("assistant-bar", "0 is asked for, but TUISystemInputAssistantView is 45 tall."),
      ("own-edges", "300 is asked for, but RowCell is 320 wide."),
      ("collapsed", "5 is asked for, but UIView is 0 tall; UILabel would be -5 tall."),
      ("scroll-frame", "UIScrollView is 600 wide, but UIView is 320 wide."),
      ("zero-parent", "16 + 16 = 32, but UIView is 0 wide; UIButton would be -32 wide."),
      ("negative-width", "UIButton would be -20 wide, and no size is below 0."),
      ("contradicts-itself", "The row contradicts itself: 3 ≠ 0."),
      (
        "agrees-sum",
        "As printed these agree; something finer than the print, or missing from it, decides."
      ),
      ("dump", "No conflict here: these constraints can hold together."),
      ("spacing-sign", "This cannot be decided without the sign of the system spacing in line 7."),
    ]
  )
  func sentences(name: String, sentence: String) throws {
    #expect(try explanation(name).reports.first?.sentence == sentence)
  }

  @Test("The text of a report is a few lines")
  func text() throws {
    #expect(
      try explanation("masonry").text() == """
        Report 1, line 1: conflict of 3 of 3 rows
          15 + 15 = 30, but UITableViewCellContentView is 0 wide; UILabel would be -30 wide.
            line 4  UILabel.left == UITableViewCellContentView.left + 15
            line 5  UILabel.right == UITableViewCellContentView.right - 15
            line 6  UITableViewCellContentView.width == 0  (probably a cell's size or an \
        autoresizing mask, whose names Masonry hides)
          Breaking line 5, as the system did, ends it.
          Probably transient: the view was first laid out at zero size.

        """
    )
  }

  /// Thirty views of 10 points side by side in a row of 299: 62 rows, all of them needed.
  @Test(
    "Of a sum of many terms, and of many rows, the ends are reported; what programs read has all"
  )
  func long() {
    var rows = ["Row:0xf0001.width == 299", "UIView:0x100.leading == Row:0xf0001.leading"]
    for view in 256..<286 {
      let (this, next) = (String(view, radix: 16), String(view + 1, radix: 16))
      rows.append("UIView:0x\(this).width == 10")
      if view < 285 { rows.append("UIView:0x\(next).leading == UIView:0x\(this).trailing") }
    }
    rows.append("UIView:0x11d.trailing == Row:0xf0001.trailing")
    let list = rows.enumerated().map { "<NSLayoutConstraint:0x\($0.offset + 1) \($0.element)>" }
    let explanation = LogExplanation(log: list.joined(separator: "\n"))
    let report = explanation.reports[0]
    let sentence =
      "10 + 10 + 10 + 10 + 10 + 200 (20 more terms) + 10 + 10 + 10 + 10 + 10 = 300, but Row is 299 wide."
    #expect(report.sentence == sentence)
    let all = Array(repeating: "10", count: 30).joined(separator: " + ")
    #expect(report.arithmetic == "\(all) = 300 ≠ 299")
    #expect(report.core == Array(0..<62))
    let lines = explanation.text().split(separator: "\n")
    // Title and sentence, ten rows at each end, and a line for the 42 between them.
    #expect(lines.count == 23)
    #expect(lines[12] == "    … and 42 more")
    #expect(lines[13].hasPrefix("    line 53  "))
    #expect(explanation.html().components(of: "<code>") == 20)
    #expect(explanation.html().contains("<td>… and 42 more</td>"))
  }

  @Test("A report whose cause was reported is short, and lines that were not read stand at the end")
  func groupsAndUnread() throws {
    let text = try explanation("three-cells").text()
    #expect(text.components(of: "The same cause as report 1.") == 2)
    #expect(
      try explanation("interleaved").text().hasSuffix(
        """
        Not read:
          line 8: no constraint stands there: 2019-02-03 09:14:55.120400+0100 Shop[901:44121] \
        [Network] request 12 finished

        """
      )
    )
  }

  @Test(
    "The system's rows are named for what they are",
    arguments: [
      ("zero-parent", 2, "the size its table, collection or hosting view gives it now"),
      ("stack-hiding", 0, "a stack view, for a view that is hidden"),
      ("stack-fill", 3, "a stack view"),
      ("measuring-pass", 0, "a measuring pass"),
      ("ios9-margins", 0, "the layout margins"),
      ("ios8-support", 0, "the top or bottom layout guide"),
      ("bar-buttons", 1, "a bar with button items"),
      ("keyboard", 0, "the keyboard, which is the system's own"),
      ("grid-view", 0, "a grid view"),
      ("system-baseline", 0, "system spacing between baselines"),
      ("prototyping", 0, "Interface Builder, for views without constraints"),
      (
        "autoresizing-names", 0,
        "an autoresizing mask (translatesAutoresizingMaskIntoConstraints)"
      ),
    ]
  )
  func roles(name: String, row: Int, role: String) throws {
    let report = try #require(try explanation(name).reports.first)
    #expect(report.roles[row]?.name == role)
    #expect(report.roles.count == report.report.rows.count)
  }

  @Test("Items of one class differ by their addresses, mangled classes by their last word")
  func names() {
    let log = """
      <NSLayoutConstraint:0x1 UIView:0x7fa0001.width == UIView:0x7fa0002.width>
      <NSLayoutConstraint:0x2 _TtC4Shop8CartCell:0x7fa0003.width == Shop.Basket:0x7fa0004.width>
      """
    #expect(
      LogExplanation(log: log).reports[0].rowTexts == [
        "UIView …0001.width == UIView …0002.width", "CartCell.width == Basket.width",
      ]
    )
  }

  @Test("A page holds nothing but escaped text")
  func html() {
    let log = """
      <NSLayoutConstraint:0x1 UILabel:0x2'<script>alert("&")</script>'.width == 5>
      <NSLayoutConstraint:0x3 UILabel:0x2'<script>alert("&")</script>'.width == 6>
      <NSLayoutConstraint:0x4 <img src=x onerror=alert(1)>>
      """
    let html = LogExplanation(log: log).html()
    #expect(html.contains("&lt;script&gt;alert("))
    for sign in ["<script", "<img", "http"] {
      #expect(!html.contains(sign))
    }
    // Every tag that is opened is one of the page's own.
    let tags = Set(html.split(separator: "<").dropFirst().map { $0.prefix { $0.isLetter } })
    let own: Set<Substring> = [
      "", "html", "head", "meta", "title", "style", "body", "section", "h", "p", "table", "tr",
      "th",
      "td", "code", "ul", "li",
    ]
    #expect(tags.subtracting(own).isEmpty, "\(tags)")
  }

  @Test("A log without constraints says so")
  func nothing() {
    for log in ["", "\n\n", "hello", "<UIView: 0x7f8; frame = (0 0; 1 1)>"] {
      let explanation = LogExplanation(log: log)
      #expect(explanation.reports.isEmpty && !explanation.hasConflict)
      #expect(explanation.text() == "There is no constraint in this log.\n")
    }
  }

  @Test("Right to left is what leading means, unless rows say it")
  func direction() {
    let log = """
      <NSLayoutConstraint:0x1 UIView:0x1.left == UIView:0x2.left + 10>
      <NSLayoutConstraint:0x2 UIView:0x1.leading == UIView:0x2.leading + 20>
      """
    #expect(LogExplanation(log: log).hasConflict)
    #expect(!LogExplanation(log: log, readsRightToLeft: true).hasConflict)
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
