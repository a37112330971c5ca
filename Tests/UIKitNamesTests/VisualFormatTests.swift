import Testing
import UIKitNames

@Suite("Visual formats")
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.layoutName = "root"
    a.layoutName = "a"
    b.layoutName = "b"
  }

  private func constraints(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["a": a, "b": b]
    )
  }

  // The examples of Apple's "Auto Layout Guide", with the names of this suite.
  @Test(
    "Every form of the guide makes the constraints it stands for",
    arguments: [
      ("[a]-[b]", ["b.leading == a.trailing + gap"]),
      ("[a(>=50)]", ["a.width >= 50"]),
      ("|-50-[a]-50-|", ["a.leading == root.leading + 50", "root.trailing == a.trailing + 50"]),
      ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a(100@20)]", ["a.width == 100 @20"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
      (
        "|-[a]-[b(>=20)]-|",
        [
          "a.leading == root.leadingMargin", "b.width >= 20", "b.leading == a.trailing + gap",
          "root.trailingMargin == b.trailing",
        ]
      ),
      ("H:|[a]-(<=8@250)-[b]", ["a.leading == root.leading", "b.leading <= a.trailing + 8 @250"]),
      ("V:|-(-4)-[a]", ["a.top == root.top - 4"]),
      ("V:|-side-[a(double)]", ["a.height == 12", "a.top == root.top + 6"]),
      ("[a]-(-side)-[b(>= 8.5 @ level)]", ["b.width >= 8.5 @400", "b.leading == a.trailing - 6"]),
    ]
  )
  func guide(format: String, expected: [String]) {
    let metrics: [String: Any] = ["side": 6, "double": 12.0, "level": Float(400)]
    #expect(constraints(format, [], metrics).map(\.description) == expected)
  }

  @Test("Options align, turn round and take baselines")
  func options() {
    #expect(
      constraints("[a]-2-[b]", [.alignAllTop, .alignAllBottom]).map(\.description)
        == ["b.leading == a.trailing + 2", "b.top == a.top", "b.bottom == a.bottom"]
    )
    #expect(
      constraints("|-1-[a]-2-[b]", .directionLeftToRight).map(\.description)
        == ["a.left == root.left + 1", "b.left == a.right + 2"]
    )
    // From the right: a stands 1 before the right edge, and b 2 before a.
    #expect(
      constraints("|-1-[a]-2-[b]-|", .directionRightToLeft).map(\.description)
        == ["root.right == a.right + 1", "a.left == b.right + 2", "b.left == root.leftMargin"]
    )
    #expect(
      constraints("V:|-1-[a]-2-[b]", .spacingBaselineToBaseline).map(\.description)
        == ["a.top == root.top + 1", "b.firstBaseline == a.lastBaseline + 2"]
    )
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1 << 10)
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
  }

  @Test("A row from the right is laid out from the right")
  func frames() {
    NSLayoutConstraint.activate(
      constraints("|-10-[a(50)]-20-[b]-30-|", [.directionRightToLeft, .alignAllTop])
        + constraints("V:|-5-[a(40)]") + constraints("V:[b(==a)]")
    )
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 240, y: 5, width: 50, height: 40))
    #expect(b.frame == CGRect(x: 30, y: 5, width: 190, height: 40))
  }

  @Test(
    "What cannot be read is reported with its place, and makes nothing",
    arguments: [
      ("[a", "a closing bracket was expected after 2 characters"),
      ("", "a view in brackets was expected after 0 characters"),
      ("[]", "the name of a view was expected after 1 characters"),
      ("[a]-8[b]", "a hyphen was expected after 5 characters"),
      ("[a]-b-[b]", "a distance, which no view is was expected after 4 characters"),
      ("[a]|[b]", "the end of the format was expected after 4 characters"),
      ("[a(>=)]", "a number or a name was expected after 5 characters"),
      ("[a(1.2.3)]", "a number was expected after 3 characters"),
      ("[c]-[a]", "there is no view 'c'"),
      ("[a(>=wide)]", "there is no metric 'wide'"),
    ]
  )
  func problems(format: String, problem: String) {
    var issues: [LayoutIssue] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    #expect(constraints(format).isEmpty)
    #expect(
      issues.map(\.kind) == [
        .invalidUse("the visual format '\(format)' makes no constraints: \(problem)")
      ]
    )
    #expect(issues.first?.source?.file.hasSuffix("VisualFormatTests.swift") == true)
  }

  @Test("Wrong options, metrics and views are reported, too")
  func wrong() {
    var issues: [LayoutIssue] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    #expect(constraints("[a]-[b]", .alignAllLeft).isEmpty)
    #expect(constraints("[a]", .directionMask).isEmpty)
    #expect(constraints("[a]", [], ["x": "12"]).isEmpty)
    a.removeFromSuperview()
    #expect(constraints("|[a]|").isEmpty)
    #expect(issues.count == 3)
  }
}
