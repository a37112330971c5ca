import LayoutStatements
import SourceRewriting
import Testing

/// Lists that are made in one place and activated in another keep their type, and stay inactive.
@Suite("Lists of constraints that other code activates")
struct KeptListTests {
  private static let cleared = "title.translatesAutoresizingMaskIntoConstraints = false\n"
  private static let list = """
    compact = [
        title.topAnchor.constraint(equalTo: topAnchor, constant: gap),
        title.widthAnchor.constraint(equalTo: text.widthAnchor),
        text.heightAnchor.constraint(equalToConstant: 12),
    ]
    """

  private func file(_ lines: String, _ module: String = "") -> String {
    view(
      module,
      Self.cleared + "text.translatesAutoresizingMaskIntoConstraints = false\n" + lines
    ).replacing("  let count = 3\n", with: "  var compact: [NSLayoutConstraint] = []\n")
  }

  @Test("Are prepared by chains, and not installed by methods that pin")
  func lists() throws {
    let chains = try converted(file(Self.list), .anchors, .maker)
    #expect(chains.report.left.isEmpty)
    // The superview may not be there yet, so that it is named.
    #expect(
      chains.text.contains(
        """
            compact = title.snp.prepareConstraints { make in
              make.top.equalTo(self.snp.top).offset(gap)
              make.width.equalTo(text)
            }.flatMap { $0.layoutConstraints }
              + text.snp.prepareConstraints { make in
                make.height.equalTo(12)
              }.flatMap { $0.layoutConstraints }
        """
      ),
      "\(chains.text)"
    )
    let pinned = try converted(file(Self.list), .anchors, .autoPin)
    #expect(pinned.report.left.isEmpty)
    #expect(
      pinned.text.contains(
        """
            compact = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
              title.autoPinEdge(.top, to: .top, of: self, withOffset: gap)
              title.autoMatch(.width, to: .width, of: text)
              text.autoSetDimension(.height, toSize: 12)
            }
        """
      ),
      "\(pinned.text)"
    )
    // And back: the same list as a literal.
    let back = try converted(pinned.text, .autoPin, .anchors)
    #expect(back.report.left.isEmpty)
    #expect(back.text.contains("compact = [\n"), "\(back.text)")
    #expect(
      back.text.contains("title.topAnchor.constraint(equalTo: self.topAnchor, constant: gap),")
    )
    #expect(!back.text.contains("activate"))
  }

  @Test(
    "Stay in dialects that only make what is active",
    arguments: [SourceDialect.operators, .attribute]
  )
  func active(_ target: SourceDialect) throws {
    let result = try converted(file(Self.list), .anchors, target)
    #expect(result.text.contains("title.topAnchor.constraint(equalTo: topAnchor, constant: gap),"))
    #expect(result.report.left == ["no words": 3])
  }

  @Test("Become the result of a call of attributes where the next line activates them")
  func next() throws {
    let list = """
      compact = [
          title.topAnchor.constraint(equalTo: topAnchor, constant: gap),
          title.widthAnchor.constraint(equalTo: text.widthAnchor),
      ]
      NSLayoutConstraint.activate(compact)
      """
    let result = try converted(file(list), .anchors, .attribute)
    #expect(result.text.contains("compact = title.easy.layout([\n"), "\(result.text)")
    let later = list.replacing("NSLayoutConstraint", with: "layoutIfNeeded()\nNSLayoutConstraint")
    let other = try converted(file(later), .anchors, .attribute)
    #expect(other.report.left == ["no words": 2], "\(other.text)")
  }

  @Test("One constraint that cannot be said keeps all of its list, which is one expression")
  func whole() throws {
    let list = Self.list.replacing(
      "text.heightAnchor.constraint(equalToConstant: 12)",
      with: "heightAnchor.constraint(equalToConstant: 12)"
    )
    let result = try converted(file(list), .anchors, .maker)
    #expect(!result.text.contains("snp"), "\(result.text)")
    #expect(result.report.left == ["flag stays": 3])
  }

  @Test(
    "The judge reads what is prepared",
    arguments: [
      ("offset(gap)", "offset(-gap)"), ("make.width.equalTo(text)", "make.width.equalTo(self)"),
      ("equalTo(12)", "equalTo(1)"), ("make.height", "make.width"),
      ("title.snp", "text.snp"), ("equalTo(self.snp.top)", "equalTo(self.snp.bottom)"),
    ]
  )
  func damage(_ printed: String, _ damaged: String) throws {
    let before = file(Self.list)
    let after = try converted(before, .anchors, .maker).text
    #expect(after.contains(printed))
    let judge = ConversionJudge(isOriginal: true)
    #expect(judge.verdict(Array(before.utf8), Array(after.utf8)) == .agrees)
    let other = after.replacing(printed, with: damaged)
    let verdict = judge.verdict(Array(before.utf8), Array(other.utf8))
    let isCaught = if case .differs = verdict { true } else { false }
    #expect(isCaught, "\(other)")
  }
}

@Suite("Lists of which some constraints stay")
struct DividedListTests {
  @Test("What has no words stays in a list of its own, with variables in front of it")
  func divided() throws {
    let lines = """
      title.translatesAutoresizingMaskIntoConstraints = false
      let height = title.heightAnchor.constraint(equalToConstant: 8)
      stored = height
      NSLayoutConstraint.activate([
          height,
          title.topAnchor.constraint(equalTo: topAnchor),
          title.leftAnchor.constraint(equalTo: text.safeAreaLayoutGuide.leftAnchor),
      ])
      """
    let file = view("", lines).replacing(
      "  let count = 3\n",
      with: "  var stored: NSLayoutConstraint?\n"
    )
    let result = try converted(file, .anchors, .autoPin)
    #expect(result.report.left == ["no words": 1], "\(result.text)")
    #expect(result.text.contains("stored = title.autoSetDimension(.height, toSize: 8)"))
    #expect(
      result.text.contains(
        """
            NSLayoutConstraint.activate([
              title.leftAnchor.constraint(equalTo: text.safeAreaLayoutGuide.leftAnchor),
            ])
        """
      )
        || result.text.contains(
          """
              NSLayoutConstraint.activate([
                title.leftAnchor.constraint(equalTo: text.safeAreaLayoutGuide.leftAnchor)
              ])
          """
        ),
      "\(result.text)"
    )
  }

  @Test("Methods that pin take no guides for views, but edges of the superview's")
  func guides() throws {
    let line = "title.rightAnchor.constraint(equalTo: layoutMarginsGuide.rightAnchor)"
    let own = "self.layoutMarginsGuide.rightAnchor"
    let file = view(
      "",
      "title.translatesAutoresizingMaskIntoConstraints = false\n"
        + line.replacing("layoutMarginsGuide.rightAnchor", with: own) + ".isActive = true"
    )
    let margin = try converted(file, .anchors, .autoPin)
    #expect(margin.text.contains("title.autoPinEdge(toSuperviewMargin: .right)"), "\(margin.text)")
    let other = file.replacing(own, with: "text.layoutMarginsGuide.rightAnchor")
    #expect(try converted(other, .anchors, .autoPin).report.left == ["no words": 1])
    #expect(try converted(other, .anchors, .autoPin, module: .own).report.left.isEmpty)
  }
}
