import LayoutStatements
import SourceRewriting
import Testing

/// `{ … }(UIButton())` is the button where the closure gives back what it gets.
@Suite("Closures that give back their argument")
struct ClosureResultTests {
  private func report(_ value: String) throws -> (text: String, left: [String: Int]) {
    let code = """
      let more = \(value)
      text.snp.makeConstraints { $0.width.equalTo(more) }
      """
    let (text, report) = try converted(view("SnapKit", code), .maker, .anchors)
    return (text, report.left)
  }

  @Test(
    "Are items where their arguments are",
    arguments: [
      "{ $0 }(UIButton())", "{ return $0 }(UIButton())",
      "{ $0.isHidden = true; return $0 }(UIButton())",
      "{ button in\nbutton.isHidden = true\nreturn button\n}(UIButton(type: .system))",
      "{ (button: UIButton) in\nbutton.isHidden = true\nreturn button\n}(UIButton())",
      "{ (button) in button }(UILabel())",
    ]
  )
  func items(_ value: String) throws {
    let (text, left) = try report(value)
    #expect(text.contains("text.widthAnchor.constraint(equalTo: more.widthAnchor)"), "\(text)")
    #expect(left.isEmpty, "\(text)")
  }

  @Test(
    "Are not known where they may give back something else",
    arguments: [
      "{ $0.tag }(UIButton())", "{ $0.isHidden = true; return $0.tag }(UIButton())",
      "{ if $0.isHidden { return nil }; return $0 }(UIButton())", "{ $0 }(make())",
      "{ (button) -> CGFloat in return button }(UIButton())", "{ $0 }(gap)",
      "{ a, b in return a }(UIButton(), 4)", "{ a in let a = 4; return a }(UIButton())",
    ]
  )
  func others(_ value: String) throws {
    let (text, _) = try report(value)
    #expect(!text.contains("equalTo: more.widthAnchor"), "\(text)")
  }
}
