import LayoutStatements
import SourceRewriting
import Testing

/// Blocks that collect what is pinned in them, and install it as soon as they end.
@Suite("Constraints that a block creates and installs")
struct CollectedPinTests {
  private static let block = """
    NSLayoutConstraint.autoCreateAndInstallConstraints {
        title.autoSetDimension(.height, toSize: 20)
        title.autoPinEdge(.left, to: .right, of: text, withOffset: 4)
    }
    """

  private func file(_ lines: String, _ type: String = "[NSLayoutConstraint]") -> String {
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    return view("PureLayout", lines).replacing(
      "  let count = 3\n",
      with: "  var list: \(type)\(isOptional ? "" : " = []")\n"
    )
  }

  @Test("Become a list that the next line activates")
  func list() throws {
    let before = file("list = " + Self.block)
    let anchors = try converted(before, .autoPin, .anchors)
    #expect(anchors.report.left.isEmpty)
    #expect(
      anchors.text.contains(
        """
            list = [
              title.heightAnchor.constraint(equalToConstant: 20),
              title.leftAnchor.constraint(equalTo: text.rightAnchor, constant: 4),
            ]
            NSLayoutConstraint.activate(list)
        """
      ),
      "\(anchors.text)"
    )
    let chains = try converted(before, .autoPin, .maker)
    #expect(chains.report.left.isEmpty)
    #expect(chains.text.contains("list = title.snp.prepareConstraints { make in"), "\(chains.text)")
    #expect(chains.text.contains("    NSLayoutConstraint.activate(list)\n"), "\(chains.text)")
    // A call of attributes gives what it has installed.
    let attributes = try converted(before, .autoPin, .attribute)
    #expect(attributes.report.left.isEmpty)
    #expect(attributes.text.contains("list = title.easy.layout(["), "\(attributes.text)")
    #expect(!attributes.text.contains("activate"))
    let operators = try converted(before, .autoPin, .operators)
    #expect(operators.report.left == ["no words": 2], "\(operators.text)")
  }

  @Test(
    "The activation asks for the list as its declaration has it",
    arguments: [
      ("[NSLayoutConstraint]?", "list", "activate(list ?? [])"),
      ("[NSLayoutConstraint]!", "list", "activate(list)"),
      ("[NSLayoutConstraint]", "self.list", "activate(self.list)"),
      ("[NSLayoutConstraint]", "let own", "activate(own)"),
      ("[NSLayoutConstraint]", "let own: [NSLayoutConstraint]", "activate(own)"),
    ]
  )
  func types(_ type: String, _ storage: String, _ expected: String) throws {
    let result = try converted(file("\(storage) = " + Self.block, type), .autoPin, .anchors)
    #expect(result.report.left.isEmpty, "\(result.text)")
    #expect(result.text.contains("    NSLayoutConstraint.\(expected)\n"), "\(result.text)")
  }

  @Test("Without a list the block is what stands in it", arguments: ["", "_ = "])
  func unnamed(_ storage: String) throws {
    for target in [SourceDialect.anchors, .maker, .operators, .attribute] {
      let result = try converted(file(storage + Self.block), .autoPin, target)
      #expect(result.report.left.isEmpty, "\(result.text)")
      #expect(!result.text.contains("autoCreate"), "\(result.text)")
    }
  }

  @Test(
    "Stay where the list is none that the files show, and where more stands in the block",
    arguments: [
      ("[Any]", "list", ""), ("[NSLayoutConstraint]", "other.list", ""),
      ("[NSLayoutConstraint]", "missing", ""),
      ("[NSLayoutConstraint]", "list", "print(1)\n"),
      ("[NSLayoutConstraint]", "list", "let top = title.autoPinEdge(.top, to: .top, of: text)\n"),
    ]
  )
  func staying(_ type: String, _ storage: String, _ line: String) throws {
    let block = Self.block.replacing("title.autoSet", with: line + "title.autoSet")
    let before = file("\(storage) = " + block, type)
    let result = try converted(before, .autoPin, .anchors)
    #expect(result.report.converted.isEmpty, "\(result.text)")
    #expect(result.text.contains("autoCreateAndInstallConstraints {"))
  }

  @Test(
    "The judge misses a list that is not activated, and reads what it holds",
    arguments: [
      ("NSLayoutConstraint.activate(list)", ""),
      ("NSLayoutConstraint.activate(list)", "NSLayoutConstraint.deactivate(list)"),
      ("NSLayoutConstraint.activate(list)", "NSLayoutConstraint.activate(other)"),
      ("constant: 4", "constant: -4"),
    ]
  )
  func damage(_ printed: String, _ damaged: String) throws {
    let before = file("list = " + Self.block)
    let after = try converted(before, .autoPin, .anchors).text
    let judge = ConversionJudge(isOriginal: true)
    #expect(judge.verdict(Array(before.utf8), Array(after.utf8)) == .agrees)
    #expect(after.contains(printed))
    let other = after.replacing(printed, with: damaged)
    let verdict = judge.verdict(Array(before.utf8), Array(other.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught, "\(other)")
  }
}
