import LayoutStatements
import SourceRewriting
import Testing

/// Cartography and SnapKit make constraints active when their block ends; code in a block runs before.
@Suite("Code that runs before the constraints of its block are active")
struct ActivationOrderTests {
  @Test(
    "Keeps the block, where it may notice that they are not",
    arguments: [
      "stored = title.width == 4; stored?.isActive = false",
      "stored = title.width == 4; stored?.priority = .defaultHigh",
      "let width = title.width == 4; width.isActive = isHidden",
      "title.width == 4; layoutIfNeeded(); title.height == 5",
      "title.width == 4; subviews[0].removeFromSuperview()",
      "title.width == 4; UIView.animate(withDuration: 1) { self.layoutIfNeeded() }",
      "title.width == 4; show(); title.height == 5",
      "title.width == other.width; addSubview(text)",
    ]
  )
  func noticing(_ body: String) throws {
    let block = "constrain(title, text) { title, other in \(body) }"
    let source = view("Cartography", block).replacing(
      "let count = 3",
      with: "let count = 3\n  var stored: NSLayoutConstraint?\n  func show() { layoutIfNeeded() }"
    )
    for target in [SourceDialect.anchors, .maker, .attribute] {
      let result = try converted(source, .operators, target)
      #expect(result.report.converted.isEmpty, "\(result.text)")
      #expect(result.text.contains(body))
    }
  }

  @Test(
    "Moves with the statements, where it cannot",
    arguments: [
      "layoutIfNeeded(); title.width == 4",
      "title.width == 4; title.text = \"a\"; title.height == 5",
      "title.width == 4; print(count)",
      "title.width == 4; let double = gap * 2; title.height == double",
      "title.width == 4; addSubview(text)",
    ]
  )
  func harmless(_ body: String) throws {
    let source = view("Cartography", "constrain(title) { title in \(body) }")
    let result = try converted(source, .operators, .anchors)
    #expect(result.report.left.isEmpty, "\(result.text)")
  }

  @Test("A list of anchors is active when it says so")
  func lists() throws {
    func lines(_ code: String) -> String {
      """
      title.translatesAutoresizingMaskIntoConstraints = false
      var all = [title.topAnchor.constraint(equalTo: topAnchor)]
      \(code)
      all.append(title.leftAnchor.constraint(equalTo: leftAnchor))
      NSLayoutConstraint.activate(all)
      """
    }
    #expect(
      try converted(view("", lines("layoutIfNeeded()")), .anchors, .maker).report.converted.isEmpty
    )
    #expect(try converted(view("", lines("print(count)")), .anchors, .maker).report.left.isEmpty)
  }

  @Test("A handle of several constraints stays one, with all that is asked of it")
  func handles() throws {
    let statements = """
      title.snp.makeConstraints { make in
          stored = make.left.right.equalToSuperview().inset(4).constraint
      }
      stored?.update(offset: 8)
      """
    let source = view("SnapKit", statements).replacing(
      "let count = 3",
      with: "let count = 3\n  var stored: Constraint?"
    )
    for target in [SourceDialect.anchors, .operators, .attribute, .autoPin, .constraint] {
      let result = try converted(source, .maker, target)
      #expect(result.report.left == ["handle": 1], "\(result.text)")
      #expect(result.text.contains("stored?.update(offset: 8)"))
    }
  }

  @Test("A list of items is no item, and a new optional no constraint")
  func compiles() throws {
    let lists = "let all = [title, text]\nall.snp.makeConstraints { $0.width.equalTo(4) }"
    let result = try converted(view("SnapKit", lists), .maker, .anchors)
    #expect(result.report.left == ["unknown kind": 1], "\(result.text)")
    let first = "let made = title.easy.layout(Top(4)).first\nmade?.constant = 5"
    let other = try converted(view("EasyPeasy", first), .attribute, .anchors)
    #expect(other.report.left == ["handle": 1], "\(other.text)")
  }
}
