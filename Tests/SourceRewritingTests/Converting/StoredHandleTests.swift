import LayoutStatements
import SourceRewriting
import Testing

/// A variable that holds a constraint holds an active one, and code that runs when it is set sees that.
@Suite("Variables that hold constraints")
struct StoredHandleTests {
  private func file(_ module: String, _ members: String, _ statements: String) -> String {
    view(module, statements).replacing("  let count = 3\n", with: "  let count = 3\n  \(members)\n")
  }

  @Test(
    "A weak variable gets its constraint when that is active, since nothing else holds it before",
    arguments: ["weak var edge: NSLayoutConstraint!", "private weak var edge: NSLayoutConstraint?"]
  )
  func weakVariables(_ declaration: String) throws {
    let pins = file("PureLayout", declaration, "edge = title.autoPinEdge(toSuperviewEdge: .left)")
    for target in [SourceDialect.anchors, .constraint] {
      let text = try converted(pins, .autoPin, target).text
      #expect(!text.contains("edge = title."), "\(text)")
      #expect(!text.contains("edge = NSLayout"), "\(text)")
      let active = try #require(text.firstRange(of: ".isActive = true"), "\(text)")
      let stored = try #require(text.firstRange(of: "edge = titleLeft"), "\(text)")
      #expect(active.upperBound < stored.lowerBound, "\(text)")
    }
    let anchors = file(
      "",
      declaration,
      """
      title.translatesAutoresizingMaskIntoConstraints = false
      let made = title.leftAnchor.constraint(equalTo: leftAnchor)
      made.isActive = true
      edge = made
      """
    )
    let text = try converted(anchors, .anchors, .constraint).text
    #expect(text.contains("edge = titleLeft"), "\(text)")
  }

  @Test("A variable whose observer runs gets its constraint when that is active")
  func observers() throws {
    let declaration = "var edge: NSLayoutConstraint! { didSet { edge.isActive = count > 4 } }"
    let pin = "edge = title.autoPinEdge(toSuperviewEdge: .left)"
    let pins = file("PureLayout", declaration, pin)
    let text = try converted(pins, .autoPin, .anchors).text
    let active = try #require(text.firstRange(of: "titleLeft.isActive = true"), "\(text)")
    let stored = try #require(text.firstRange(of: "edge = titleLeft"), "\(text)")
    #expect(active.upperBound < stored.lowerBound, "\(text)")
    // A block makes its constraints active when it ends.
    for target in [SourceDialect.maker, .operators] {
      let result = try converted(pins, .autoPin, target)
      #expect(result.text.contains(pin), "\(result.text)")
      #expect(result.report.converted.isEmpty, "\(result.text)")
    }
    let setter = "var edge: NSLayoutConstraint! { get { nil } set { use(newValue) } }"
    let computed = file("PureLayout", setter, pin)
    #expect(try converted(computed, .autoPin, .anchors).text.contains("edge = titleLeft"))
  }

  @Test("What is made behind a constraint whose observer runs is made behind the observer")
  func observersInOrder() throws {
    let declaration = "var edge: NSLayoutConstraint? { didSet { update() } }"
    let pins = file(
      "PureLayout",
      declaration,
      """
      edge = title.autoPinEdge(toSuperviewEdge: .left)
      title.autoSetDimension(.height, toSize: 3)
      """
    )
    let text = try converted(pins, .autoPin, .anchors).text
    let stored = try #require(text.firstRange(of: "edge = titleLeft"), "\(text)")
    let height = try #require(text.firstRange(of: "title.heightAnchor"), "\(text)")
    #expect(stored.upperBound < height.lowerBound, "\(text)")
  }

  @Test("An observer that saw an inactive constraint does not get to see an active one")
  func observersOfBlocks() throws {
    let declaration = "var edge: NSLayoutConstraint? { didSet { update() } }"
    let block = """
      constrain(title) { title in
        edge = title.left == title.superview!.left
      }
      """
    let text = file("Cartography", declaration, block)
    for target in [SourceDialect.anchors, .autoPin, .attribute] {
      let result = try converted(text, .operators, target)
      #expect(result.report.converted.isEmpty, "\(target): \(result.text)")
    }
  }

  @Test("An observer of a list sees what was active, and no other constraints")
  func observedLists() throws {
    let pins = """
      edges = NSLayoutConstraint.autoCreateAndInstallConstraints {
        title.autoPinEdge(toSuperviewEdge: .left)
      }
      """
    let observed = "var edges: [NSLayoutConstraint] = [] { didSet { update() } }"
    for target in [SourceDialect.anchors, .maker] {
      let result = try converted(file("PureLayout", observed, pins), .autoPin, target)
      #expect(result.report.converted.isEmpty, "\(result.text)")
      let plain = "var edges: [NSLayoutConstraint] = []"
      let other = try converted(file("PureLayout", plain, pins), .autoPin, target)
      #expect(other.report.left.isEmpty, "\(other.text)")
    }
    let attributes = try converted(file("PureLayout", observed, pins), .autoPin, .attribute)
    #expect(attributes.text.contains("edges = title.easy.layout"), "\(attributes.text)")
  }

  @Test("An observer runs behind the activation where it did, also where another name is dropped")
  func observedNames() throws {
    let anchors = file(
      "",
      "var edge: NSLayoutConstraint? { didSet { update() } }",
      """
      title.translatesAutoresizingMaskIntoConstraints = false
      let made = title.leftAnchor.constraint(equalTo: leftAnchor)
      made.isActive = true
      edge = made
      """
    )
    let text = try converted(anchors, .anchors, .maker).text
    let made = try #require(text.firstRange(of: "made"), "\(text)")
    let stored = try #require(text.firstRange(of: "\n    edge = made"), "\(text)")
    #expect(made.upperBound < stored.lowerBound, "\(text)")
  }

  @Test(
    "What keeps nothing is left out",
    arguments: ["let _ = ", "_ = ", "let _: NSLayoutConstraint = "]
  )
  func discards(_ prefix: String) throws {
    let pins = view(
      "PureLayout",
      """
      \(prefix)title.autoPinEdge(toSuperviewEdge: .left)
      title.autoSetDimension(.height, toSize: 3)
      """
    )
    for target in [SourceDialect.anchors, .constraint, .maker, .operators, .attribute] {
      let result = try converted(pins, .autoPin, target)
      #expect(!result.text.contains("_ ="), "\(target): \(result.text)")
      #expect(!result.text.contains("_,"), "\(target): \(result.text)")
      #expect(result.report.left.isEmpty, "\(target): \(result.text)")
    }
  }

  @Test("A list or a block whose result is thrown away converts")
  func discardedLists() throws {
    let list = view("EasyPeasy", "_ = title.easy.layout(Left(), Top())")
    #expect(try converted(list, .attribute, .anchors).report.left.isEmpty)
    let block = view("Cartography", "_ = constrain(title) { title in title.height == 4 }")
    #expect(try converted(block, .operators, .anchors).report.left.isEmpty)
  }

  @Test("A priority is changed where SnapKit changes it: not from what is required, and not to it")
  func priorities() throws {
    func file(_ priority: String, _ update: String) -> String {
      view(
        "SnapKit",
        "title.snp.makeConstraints { edge = $0.width.equalTo(gap)\(priority).constraint }"
      )
      .replacing(
        "  let count = 3\n",
        with: "  var edge: Constraint!\n  func soften() { edge.update(priority: \(update)) }\n"
      )
    }
    let kept = [("", ".low"), (".priority(.required)", "250"), (".priority(.high)", ".required")]
    for (priority, update) in kept {
      // SnapKit ignores the call, and UIKit's constraint would take it, or trap.
      let (text, report) = try converted(file(priority, update), .maker, .anchors)
      #expect(report.converted.isEmpty, "\(text)")
      let own = try converted(file(priority, update), .maker, .anchors, module: .own)
      #expect(own.report.left.isEmpty, "\(own.text)")
    }
    let (text, report) = try converted(file(".priority(.high)", ".low"), .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("edge.priority = UILayoutPriority(250)"), "\(text)")
  }

  @Test("What a handle is offset by is a number of some type, whatever gives it")
  func offsets() throws {
    let file = view(
      "SnapKit",
      "title.snp.makeConstraints { edge = $0.width.equalTo(gap).constraint }"
    )
    .replacing(
      "  let count = 3\n",
      with: "  var edge: Constraint!\n  func grow(_ by: Growth) { edge.update(offset: by.width) }\n"
    )
    let (text, report) = try converted(file, .maker, .anchors)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("edge.constant = CGFloat(by.width)"), "\(text)")
    // Insets may be a structure, whose sides only its type shows.
    let insets = file.replacing("update(offset", with: "update(inset")
    #expect(try converted(insets, .maker, .anchors).report.converted.isEmpty)
  }

  @Test("A constraint that nothing activates beside its neighbours stays alone")
  func waiting() throws {
    let file = file(
      "",
      "var edge: NSLayoutConstraint?\n  var right: NSLayoutConstraint?",
      """
      title.translatesAutoresizingMaskIntoConstraints = false
      right = title.rightAnchor.constraint(equalTo: rightAnchor)
      right?.isActive = true
      edge = title.leftAnchor.constraint(equalTo: leftAnchor)
      title.topAnchor.constraint(equalTo: topAnchor).isActive = true
      title.heightAnchor.constraint(equalToConstant: gap).isActive = true
      """
    )
    for target in [SourceDialect.maker, .operators, .attribute, .autoPin] {
      let (text, report) = try converted(file, .anchors, target)
      #expect(report.converted.values.reduce(0, +) == 3, "\(text)")
      #expect(report.left == ["handed on": 1], "\(text)")
      #expect(text.contains("edge = title.leftAnchor.constraint(equalTo: leftAnchor)\n"), "\(text)")
    }
  }

  @Test("A handle whose constraint an initialiser makes is active before an optional takes it")
  func initialiser() throws {
    let file = file(
      "SnapKit",
      "var tall: Constraint?\n  var wide: Constraint?",
      """
      title.snp.makeConstraints { make in
        tall = make.height.equalTo(self).constraint
        wide = make.height.equalTo(text).constraint
      }
      wide?.deactivate()
      """
    )
    let (text, report) = try converted(file, .maker, .attribute)
    #expect(report.left.isEmpty, "\(text)")
    #expect(text.contains("let titleHeight = NSLayoutConstraint(item: title, "), "\(text)")
    #expect(text.contains("titleHeight.isActive = true\n    wide = titleHeight\n"), "\(text)")
    #expect(!text.contains("wide.isActive"), "\(text)")
  }
}
