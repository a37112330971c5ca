import ConstraintKernel
import Dialects
import Testing

@Suite("Remedies that a person would choose")
struct RemedyTests {
  /// The line that tells what to do about the only conflict, and whether it was reported.
  private func advice(_ log: IssueLog) throws -> String {
    #expect(log.issues.count == 1, "\(log.issues)")
    let lines = try #require(log.issues.first).description.split(separator: "\n")
    return lines.last.map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init) ?? ""
  }

  // MARK: The forgotten flag

  @Test("A forgotten autoresizing flag is named as such, before anything else")
  func forgottenFlag() throws {
    let (root, log) = makeRoot()
    let card = makeView("card", in: root)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = LayoutRect(x: 0, y: 0, width: 50, height: 20)
    card.widthAnchor.constraint(equalToConstant: 80).isActive = true
    root.layoutIfNeeded()
    #expect(
      try advice(log)
        == "to fix it, let constraints place card, not its frame: "
        + "card.translatesAutoresizingMaskIntoConstraints = false"
    )
    log.clear()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(log.issues.isEmpty && card.frame.width == 80)
  }

  @Test("Of two forgotten flags both are named where one alone changes nothing")
  func twoForgottenFlags() throws {
    let (root, log) = makeRoot()
    let views = ["a", "b"].map { name in
      let view = makeView(name, in: root)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = LayoutRect(x: 0, y: 0, width: 50, height: 20)
      return view
    }
    LayoutConstraint.activate([
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, constant: 10)
    ])
    root.layoutIfNeeded()
    // Either flag fixes it, and the one of the first side is named.
    #expect(try advice(log).hasSuffix(": a.translatesAutoresizingMaskIntoConstraints = false"))
  }

  @Test("A view that is placed by its frame on purpose keeps its flag")
  func placedOnPurpose() throws {
    let (root, log) = makeRoot()
    let card = makeView("card", in: root)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = LayoutRect(x: 0, y: 0, width: 50, height: 20)
    let label = makeView("label", in: card)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8),
      label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -8),
      label.widthAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(try advice(log) == "to fix it, lower the priority to 999: label.width == 40 @999")
  }

  @Test("What stands at 0 by its frame is said to, and not that there is no room")
  func sumOfFrames() throws {
    let (root, log) = makeRoot()
    let card = makeView("card", in: root)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = LayoutRect(x: 0, y: 0, width: 50, height: 20)
    card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    let text = try #require(log.issues.first).description
    #expect(text.contains("\n  10 is asked for, but card.left is 0\n"), "\(text)")
  }

  @Test("Beside a size of zero no inset is dropped from the sum")
  func sumBesideZero() throws {
    let (root, log) = makeRoot(320, 100)
    let card = makeView("card", in: root)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    root.layoutIfNeeded()
    let conflict = try #require(log.issues.first)
    let sum = "320 − 16 = 304, but card is 0 wide"
    #expect(conflict.description.contains("\n  \(sum)\n"), "\(conflict)")
  }

  // MARK: Made twice

  @Test("An attribute made twice by one dialect is to be updated, in its words")
  func madeTwice() throws {
    let texts: [(LayoutDialect, String)] = [
      (.maker, "icon.snp.updateConstraints { $0.height.equalTo(48) }"),
      (.kernel, "set its constant to 48"),
      (
        .operators,
        "let group = constrain(icon) { … }, then "
          + "constrain(icon, replace: group) { … icon.height == 48 }"
      ),
    ]
    for (dialect, code) in texts {
      let (root, log) = makeRoot()
      let icon = makeView("icon", in: root)
      LayoutConstraint.activate([
        makeHeight(icon, 24, dialect, line: 12), makeHeight(icon, 48, dialect, line: 30),
      ])
      root.layoutIfNeeded()
      #expect(
        try advice(log)
          == "to fix it, update the constraint of App/Cell.swift:12 instead of making another: "
          + code
      )
    }
  }

  @Test("Two dialects that ask for two heights update nothing: one of the two goes")
  func twoDialects() throws {
    let (root, log) = makeRoot()
    let icon = makeView("icon", in: root)
    LayoutConstraint.activate([
      makeHeight(icon, 24, .maker, line: 12), makeHeight(icon, 48, .operators, line: 30),
    ])
    root.layoutIfNeeded()
    // That two dialects meet in one slot is reported besides.
    let conflicts = log.issues.filter { $0.code == .unsatisfiable }
    #expect(conflicts.count == 1)
    #expect(
      conflicts.allSatisfy { $0.description.contains("\n  to fix it, remove one of the two: ") }
    )
  }

  @Test("An attribute tied twice to two things is to be made anew")
  func tiedTwice() throws {
    let (root, log) = makeRoot()
    let (a, b) = (makeView("a", in: root), makeView("b", in: root))
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 40),
      b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    let text = try advice(log)
    #expect(text.hasPrefix("to fix it, remake the constraint of "), "\(text)")
    #expect(text.hasSuffix(": b.left == a.right + 8"), "\(text)")
  }

  // MARK: Sizes that content cannot have

  @Test("A size that text cannot have is to be loosened, where the text is as strong as required")
  func requiredContent() throws {
    let (root, log) = makeRoot()
    let label = ContentView("label", 100, 20, in: root)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(
      try advice(log)
        == "to fix it, loosen the relation to >=: label.width >= 40"
    )
  }

  @Test("A size that cuts text off says what to loosen, and that gives the text its room")
  func cutOff() throws {
    let (root, _) = makeRoot()
    let card = makeView("card", in: root)
    let label = ContentView("label", 100, 20, in: card)
    let wide = card.widthAnchor.constraint(equalToConstant: 60)
    LayoutConstraint.activate([
      wide,
      label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8),
      label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 44)
    #expect(
      label.explain(.width).description.contains(
        "\nto give it room, loosen the relation to >=: card.width >= 60"
      )
    )
    wide.isActive = false
    card.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(!label.explain(.width).description.contains("to give it room"))
  }

  @Test("Text that wraps lacks no room where it is narrower than on one line")
  func wrapped() {
    let (root, _) = makeRoot()
    let label = LayoutLabel("words that wrap over some lines", numberOfLines: 0)
    root.addSubview(label)
    LayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 60),
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.intrinsicContentSize.width > 60)
    #expect(label.explain(.width).suggestions.isEmpty)
  }

  @Test("Of texts that pull alike the one without room says how to pull more strongly, which helps")
  func outdone() throws {
    let (root, _) = makeRoot(100)
    let (one, two) = (ContentView("one", 60, 20, in: root), ContentView("two", 70, 20, in: root))
    LayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor),
      two.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    // Of two that pull alike the one made first is short.
    #expect(one.frame.width == 30 && two.frame.width == 70)
    #expect(
      one.explain(.width).description.contains(
        "\nto give it room, have its natural size pull more strongly: "
          + "one.setContentCompressionResistancePriority(751, for: .horizontal)"
      )
    )
    #expect(two.explain(.width).suggestions.isEmpty)
    one.setContentCompressionResistancePriority(751, for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 60 && two.frame.width == 40)
  }

  // MARK: Rivals

  /// Two contents side by side across the root; the sum of their lengths is not that of the root.
  private func rivals(_ first: Double, _ second: Double) -> (LayoutView, ContentView, ContentView) {
    let (root, _) = makeRoot(300)
    let caption = ContentView("caption", first, 20, in: root)
    let badge = ContentView("badge", second, 20, in: root)
    LayoutConstraint.activate([
      caption.leftAnchor.constraint(equalTo: root.leftAnchor),
      badge.leftAnchor.constraint(equalTo: caption.rightAnchor),
      badge.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    return (root, caption, badge)
  }

  @Test("Of two rivals with equal hugging one is raised to 251, and nothing moves")
  func hugging() {
    let (root, caption, badge) = rivals(40, 72)
    let frames = [caption.frame, badge.frame]
    for view in [caption, badge] {
      #expect(
        view.explain(.width).description.contains(
          "; badge.setContentHuggingPriority(251, for: .horizontal) settles it"
        ),
        "\(view.explain(.width))"
      )
    }
    badge.setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguities.allSatisfy { !$0.freeParts.contains(.width) })
    #expect([caption.frame, badge.frame] == frames)
  }

  @Test("Of two that are short of room one resists more, at 751")
  func resistance() {
    let (root, caption, badge) = rivals(240, 172)
    let frames = [caption.frame, badge.frame]
    #expect(
      caption.explain(.width).description.contains(
        "; badge.setContentCompressionResistancePriority(751, for: .horizontal) settles it"
      ),
      "\(caption.explain(.width))"
    )
    badge.setContentCompressionResistancePriority(751, for: .horizontal)
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguities.allSatisfy { !$0.freeParts.contains(.width) })
    #expect([caption.frame, badge.frame] == frames)
  }

  // MARK: Scrolling

  @Test("Scroll content without an end is tied to its last view")
  func scrolling() {
    let (root, _) = makeRoot(320, 400)
    let scroll = LayoutScrollView()
    scroll.layoutName = "scroll"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    pin(scroll)
    let content = makeView("content", in: scroll)
    let send = ContentView("send", 80, 44, in: content)
    let guide = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leftAnchor.constraint(equalTo: guide.leftAnchor),
      content.rightAnchor.constraint(equalTo: guide.rightAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      send.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      send.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16),
    ])
    root.layoutIfNeeded()
    let tie = "send.bottom == content.bottom"
    let end = "content.bottom == scroll.contentLayoutGuide.bottom"
    #expect(content.explain(.height).description.contains("; \(tie) settles it"))
    #expect(
      guide.explain(.height).description.contains("; \(end) with \(tie) settles it"),
      "\(guide.explain(.height))"
    )
    LayoutConstraint.activate([
      send.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 60)
    #expect(root.layoutAmbiguities.isEmpty)
  }
}
