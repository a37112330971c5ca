import LayoutStatements
import SourceRewriting
import Testing

/// Methods of a project's own that give a constraint a priority.
@Suite("Helpers of a project's own")
struct ConstraintHelperTests {
  private static let helper = """
    extension NSLayoutConstraint {
      func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
      }
      func set(priority value: Float) -> Self {
        priority = UILayoutPriority(rawValue: value)
        return self
      }
      func odd(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        log(self)
        return self
      }
    }

    """

  private func file(_ call: String) -> String {
    view(
      "",
      """
      title.translatesAutoresizingMaskIntoConstraints = false
      title.heightAnchor.constraint(equalToConstant: 4).\(call).isActive = true
      """
    )
  }

  @Test(
    "A helper is told by its body, and says the priority in every dialect",
    arguments: [
      (SourceDialect.maker, "make.height.equalTo(4).priority(.high)"),
      (.operators, "title.height == 4 ~ .defaultHigh"),
      (.attribute, "title.easy.layout(Height(4).with(.high))"),
      (.autoPin, "NSLayoutConstraint.autoSetPriority(.defaultHigh) {"),
    ]
  )
  func read(target: SourceDialect, line: String) throws {
    for call in ["withPriority(.defaultHigh)", "set(priority: 750)"] {
      let (text, report) = try converted(Self.helper + file(call), .anchors, target)
      #expect(report.left.isEmpty, "\(report.leftovers)")
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test("Initialisers and anchors keep the call, and chains get it")
  func written() throws {
    let before = Self.helper + file("withPriority(.defaultHigh)")
    #expect(
      try converted(before, .anchors, .constraint).text.contains(
        "multiplier: 1, constant: 4).withPriority(.defaultHigh).isActive = true"
      )
    )
    let block = "title.snp.makeConstraints { make in make.height.equalTo(4).priority(999) }"
    #expect(
      try converted(Self.helper + view("SnapKit", block), .maker, .anchors).text.contains(
        "title.heightAnchor.constraint(equalToConstant: 4).withPriority(UILayoutPriority(999))"
      )
    )
  }

  @Test("A helper of another file is known, one that does more or is not shown keeps its statement")
  func unknown() throws {
    var conversion = try #require(SourceConversion(from: .anchors, to: .maker))
    let bytes = Array(file("withPriority(.defaultHigh)").utf8)
    let alone = try conversion.convert(bytes)
    #expect(alone.report.left == ["unknown kind": 1])
    #expect(
      alone.report.leftovers.map(\.reason.text) == [
        "these files do not show what 'withPriority' is"
      ]
    )
    // What is private to another file cannot be called here.
    conversion.world.read(Array("private \(Self.helper)".utf8))
    #expect(try conversion.convert(bytes).report.left == ["unknown kind": 1])
    conversion.world.read(Array(Self.helper.utf8))
    #expect(try conversion.convert(bytes).report.left.isEmpty)
    #expect(
      try converted(Self.helper + file("odd(.defaultHigh)"), .anchors, .maker).report.left
        == ["unknown kind": 1]
    )
  }
}
