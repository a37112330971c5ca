import ConstraintKernel
import Testing

@Suite("Explanations")
struct ExplainTests {
  /// A card 16 points inside a root 390 wide.
  private func makeCard() -> (root: LayoutView, card: LayoutView) {
    let (root, _) = makeRoot(390, 844)
    let card = makeView("card", in: root)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      card.heightAnchor.constraint(equalToConstant: 100),
    ])
    return (root, card)
  }

  @Test("A width between two edges is the whole less both distances")
  func width() {
    let (root, card) = makeCard()
    defer { withExtendedLifetime(root) {} }
    let why = card.explain(.width)
    #expect(why.value == 358)
    #expect(why.arithmetic == "390 − 16 − 16 = 358")
    #expect(
      why.steps.map(\.statement.text) == [
        "root.width == 390 (its frame)", "card.leading == root.leading + 16",
        "card.trailing == root.trailing - 16",
      ]
    )
    #expect(why.steps.map(\.rate) == [1, -1, 1])
    #expect(why.steps[0].statement.source == nil)
    #expect(why.steps[1].statement.source?.file.hasSuffix("ExplainTests.swift") == true)
    #expect(why.freedom == .unique)
    #expect(
      why.effects[1]
        == "one point more in card.leading == root.leading + 16 makes it one point less"
    )
  }

  @Test("A part of a whole is a factor times what the whole is")
  func fraction() {
    let (root, card) = makeCard()
    defer { withExtendedLifetime(root) {} }
    let part = makeView("part", in: card)
    LayoutConstraint.activate([
      part.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      part.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
    ])
    #expect(part.explain(.width).arithmetic == "(390 − 16 − 16) / 2 = 179")
    #expect(part.explain(.trailing).value == 179)
    #expect(part.explain(.centerX).arithmetic == "(390 − 16 − 16) / 4 = 89.5")
  }

  @Test("A natural size, and what it lost against")
  func natural() {
    let (root, card) = makeCard()
    defer { withExtendedLifetime(root) {} }
    let label = ContentView("label", 96, 20, in: card)
    let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: card.topAnchor),
    ])
    let natural = "label.width == 96 (its natural size, hugging 250, resistance 750)"
    var why = label.explain(.width)
    #expect(why.arithmetic == "96 = 96")
    #expect(why.steps.map(\.statement.text) == [natural])
    #expect(why.losses.isEmpty)
    #expect(why.support.isEmpty)
    limit.isActive = true
    why = label.explain(.width)
    #expect(why.arithmetic == "80 = 80")
    #expect(why.steps.map(\.statement.text) == ["label.width <= 80"])
    let wish = "label.width >= 96 (its natural size, resistance 750)"
    #expect(why.losses.map(\.statement.text) == [wish])
    // 80 is 16 less than 96.
    #expect(why.losses.map(\.amount) == [-16])
    // The other half of the natural size asks for no more than 96, which 80 is.
    let half = "label.width <= 96 (its natural size, hugging 250)"
    #expect(why.bystanders.map(\.statement.text) == [half])
    #expect(why.bystanders.map(\.slack) == [16])
    #expect(why.freedom == .unique)
  }

  @Test("An inequality that holds without deciding stands beside, with its slack")
  func slack() {
    let (root, card) = makeCard()
    defer { withExtendedLifetime(root) {} }
    let label = ContentView("label", 96, 20, in: card)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8),
    ])
    let why = label.explain(.width)
    // 358 − 8 is 350; the label ends at 8 + 96.
    #expect(why.bystanders.map(\.slack) == [246])
    #expect(why.bystanders[0].statement.text == "label.trailing <= card.trailing - 8")
  }

  @Test("A distance between two anchors is what lies between")
  func distance() {
    let (root, card) = makeCard()
    let other = makeView("other", in: root)
    LayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 12),
      other.heightAnchor.constraint(equalToConstant: 30),
      other.leadingAnchor.constraint(equalTo: card.leadingAnchor),
    ])
    let why = other.bottomAnchor.explainDistance(from: card.topAnchor)
    #expect(why.value == 142)
    #expect(why.arithmetic == "100 + 12 + 30 = 142")
    #expect(why.steps.count == 3)
    let across = other.leadingAnchor.explainDistance(from: card.trailingAnchor)
    #expect(across.value == -358)
  }

  @Test("What is ambiguous says how far, and what would settle it")
  func open() {
    let (root, card) = makeCard()
    defer { withExtendedLifetime(root) {} }
    let view = makeView("view", in: card)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: card.leadingAnchor, constant: 4),
      view.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -4),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    let why = view.explain(.leading)
    // From 4 to 358 − 4 − 50.
    #expect(why.freedom == .range(4...304, remedy: "view.leading == card.leading + 4"))
    let settling = view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4)
    settling.isActive = true
    let settled = view.explain(.leading)
    #expect(settled.freedom == .unique)
    #expect(settled.value == why.value)
  }

  @Test("What would settle a value at the end of its range says all digits that takes")
  func digits() throws {
    let (root, log) = makeRoot(370, 100)
    let view = makeView("view", in: root)
    // At least a third of 370: with four decimals, or rounded to the grain, it would be less.
    LayoutConstraint(
      item: root,
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: view,
      attribute: .width,
      multiplier: 3,
      constant: 0
    ).isActive = true
    guard case .range(let range, let remedy) = view.explain(.width).freedom else {
      Issue.record("it is open")
      return
    }
    #expect(range == 123.333333 ... .infinity)
    #expect(remedy.hasPrefix("view.width == 123.3333333333"))
    let width = try #require(remedy.split(separator: " ").last.flatMap { Double($0) })
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    root.layoutIfNeeded()
    #expect(view.explain(.width).freedom == .unique)
    #expect(log.issues.isEmpty)
  }

  @Test("From right to left a distance is measured from where reading starts")
  func mirrored() {
    let (root, card) = makeCard()
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let leading = card.explain(.leading)
    #expect(leading.value == 16)
    #expect(leading.arithmetic == "16 = 16")
    #expect(card.explain(.left).value == 16)
    #expect(card.explain(.width).arithmetic == "390 − 16 − 16 = 358")
  }

  @Test("Asking hands out no frame and calls no callback")
  func asking() {
    let (root, card) = makeCard()
    let view = ContentView("view", 10, 10, in: card)
    root.layoutIfNeeded()
    let count = view.layoutCount
    let wide = view.widthAnchor.constraint(equalToConstant: 70)
    wide.isActive = true
    view.setNeedsLayout()
    let frame = view.frame
    #expect(view.explain(.width).value == 70)
    #expect(view.frame == frame)
    #expect(view.layoutCount == count)
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    #expect(view.layoutCount > count)
  }

  @Test("A view that no constraint reaches is where its frame says")
  func unconstrained() {
    let (root, _) = makeRoot()
    let view = LayoutView(frame: rect(10, 20, 30, 40))
    view.layoutName = "view"
    root.addSubview(view)
    #expect(view.explain(.right).value == 40)
    #expect(view.explain(.right).steps.count == 1)
    #expect(view.explain(.height).arithmetic == "40 = 40")
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 20, 30, 40))
    let stranger = makeView("stranger")
    #expect(stranger.leftAnchor.explainDistance(from: view.leftAnchor).freedom == .unrelated)
  }

  /// Type of 16 points in a line of 20, with margins of 8 around the card and 44 of safe area above it.
  @Test(
    "What margins, baselines and insets bring in is reported beside the row, where its words do not say it"
  )
  func offsets() {
    let (root, _) = makeRoot(320, 480)
    root.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 0, bottom: 0, right: 0)
    let card = makeView("card", in: root)
    card.layoutMargins = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
    let label = LayoutLabel("text")
    label.layoutName = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 6),
      label.firstBaselineAnchor.constraint(equalTo: card.topAnchor, constant: 30),
      LayoutConstraint(
        item: label,
        attribute: .left,
        relatedBy: .equal,
        toItem: card,
        attribute: .leftMargin,
        multiplier: 1,
        constant: 0
      ),
    ])
    let lines = label.explain(.top).description.split(separator: "\n")
    #expect(lines[1] == "14 = 14")
    #expect(lines[2].hasSuffix(", brings in 14"))
    #expect(label.explain(.left).description.contains("card.leftMargin"))
    #expect(label.explain(.left).steps.map(\.constant) == [8])
    let top = card.explain(.top).description
    #expect(
      top.contains("44 + 6 = 50\n  root.safeAreaLayoutGuide lies in its owner, brings in 44\n")
    )
    #expect(!top.contains("brings in 6"))
  }

  @Test("An item that is gone has no width, and its distances count as nothing")
  func gone() {
    let (root, _) = makeRoot(320, 480)
    let (first, second) = (makeView("first", in: root), makeView("second", in: root))
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 88),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 4),
      second.widthAnchor.constraint(equalToConstant: 12),
    ])
    second.isGone = true
    #expect(
      second.explain(.width).description
        == "second.width = 0\n0 = 0\n  second.width == 0 (it is gone)"
    )
    let lines = second.explain(.left).description.split(separator: "\n")
    #expect(lines[1] == "10 + 88 = 98")
    #expect(lines.last?.hasPrefix("  second.left == first.right + 4") == true)
    #expect(lines.last?.hasSuffix(", brings in 0") == true)
  }

  @Test("Of two anchors in hierarchies of their own nothing is claimed")
  func unrelated() {
    let (one, _) = makeRoot()
    let (other, _) = makeRoot()
    other.layoutName = "other"
    let answer = one.leftAnchor.explainDistance(from: other.leftAnchor)
    #expect(answer.freedom == .unrelated && !answer.isTooLarge && answer.steps.isEmpty)
    let words = "is decided by nothing: the two lie in hierarchies of their own"
    #expect(answer.description == "root.left - other.left \(words)")
  }

  /// A label at (3, 40) that nothing ties to: type of 16 points in a line of 20.
  @Test("A baseline or margin that no constraint reaches lies where the frame and its offset say")
  func looseOffsets() {
    let (root, _) = makeRoot()
    let label = LayoutLabel("text")
    label.frame = LayoutRect(x: 3, y: 40, width: 60, height: 20)
    label.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.addSubview(label)
    #expect(label.explain(.firstBaseline).value == 56)
    #expect(label.explain(.lastBaseline).value == 56)
    #expect(label.explain(.leftMargin).value == 5)
    #expect(label.explain(.rightMargin).value == 59)
    #expect(label.explain(.bottomMargin).value == 57)
  }

  @Test("What was broken because of a conflict is said")
  func conflict() {
    let (root, card) = makeCard()
    defer { withExtendedLifetime(root) {} }
    let wide = card.widthAnchor.constraint(equalToConstant: 400)
    wide.isActive = true
    let why = card.explain(.width)
    #expect(why.value == 358)
    #expect(why.losses.map(\.isBroken) == [true])
    #expect(why.losses.map(\.amount) == [-42])
  }

  @Test("The text says everything a line at a time")
  func text() {
    let (root, card) = makeCard()
    defer { withExtendedLifetime(root) {} }
    let lines = card.explain(.width).description.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "card.width = 358")
    #expect(lines[1] == "390 − 16 − 16 = 358")
    #expect(lines[2] == "  root.width == 390 (its frame)")
  }
}
