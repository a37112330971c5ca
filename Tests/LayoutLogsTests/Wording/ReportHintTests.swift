import LayoutLogs
import Testing

@Suite("Hints of a report")
struct ReportHintTests {
  @Test(
    "The line that SnapKit or Masonry prints of a row is kept",
    arguments: ["SnapKit.LayoutConstraint", "MAS.MASLayoutConstraint", "Login.LoginConstraint"]
  )
  func ownLines(className: String) {
    let log = """
      (
        "<\(className):0x6000@LoginView.swift#77 UILabel:0x7f8.height == 24.0>",
        "<\(className):0x6001@My App/LoginView.swift#81 UILabel:0x7f8.height == 48.0>"
      )
      Will attempt to recover by breaking constraint
      <\(className):0x6001@My App/LoginView.swift#81 UILabel:0x7f8.height == 48.0>
      """
    let explanation = LogExplanation(log: log)
    let text = explanation.text()
    #expect(text.contains("line 2  UILabel.height == 24   (LoginView.swift:77)\n"), "\(text)")
    #expect(text.contains("line 3  UILabel.height == 48   (My App/LoginView.swift:81)\n"))
    #expect(explanation.html().contains("LoginView.swift:77"))
    #expect(explanation.reports[0].report.rows[0].place == "LoginView.swift:77")
  }

  @Test("A mask beside the view's own constraints is forgotten, and no passing state")
  func forgotten() {
    let text = LogExplanation(
      log: """
        <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIButton:0x7f8.width == 0>
        <NSLayoutConstraint:0x2 UIButton:0x7f8.width == 200>
        """
    ).text()
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints = false."))
    #expect(!text.contains("transient"), "\(text)")
  }

  @Test("A container at size zero gets one hint, which weighs both causes")
  func container() {
    let text = LogExplanation(
      log: """
        <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x7f8.width == 0>
        <NSLayoutConstraint:0x2 H:|-(16)-[UIButton:0x7f9]   (names: '|':UIView:0x7f8 )>
        <NSLayoutConstraint:0x3 H:[UIButton:0x7f9]-(16)-|   (names: '|':UIView:0x7f8 )>
        """
    ).text()
    let hints = text.split(separator: "\n").filter {
      $0.contains("transient") || $0.contains("translatesAutoresizingMaskIntoConstraints = ")
    }
    #expect(
      hints == [
        "  Probably transient: the view was first laid out at zero size; if it stays, and "
          + "the autoresizing mask is not meant: translatesAutoresizingMaskIntoConstraints = false."
      ],
      "\(text)"
    )
  }
}
