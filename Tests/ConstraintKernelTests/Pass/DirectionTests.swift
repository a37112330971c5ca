import ConstraintKernel
import Testing

@Suite("Reading direction")
struct DirectionTests {
  private func scene() -> (LayoutView, LayoutView, LayoutView) {
    let (root, _) = makeRoot()
    let avatar = makeView("avatar", in: root)
    let title = makeView("title", in: root)
    LayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -24),
      avatar.topAnchor.constraint(equalTo: root.topAnchor),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (root, avatar, title)
  }

  @Test("Right to left mirrors leading and trailing with the meaning of constants kept")
  func mirror() {
    let (root, avatar, title) = scene()
    root.layoutIfNeeded()
    #expect(avatar.frame == rect(16, 0, 40, 40))
    #expect(title.frame == rect(64, 0, 312, 20))
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    root.layoutIfNeeded()
    #expect(avatar.frame == rect(344, 0, 40, 40))
    #expect(title.frame == rect(24, 0, 312, 20))
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .leftToRight)
    root.layoutIfNeeded()
    #expect(title.frame == rect(64, 0, 312, 20))
  }

  @Test("Left, right and centres stay physical")
  func physical() {
    let (root, _) = makeRoot()
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let view = makeView("view", in: root)
    pin(view, LayoutInsets(top: 0, left: 10, bottom: 0, right: 30))
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 360, 300))
  }

  @Test("A multiplier on a leading position counts from the right edge")
  func mirroredMultiplier() {
    let (root, _) = makeRoot()
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: view,
        attribute: .leading,
        relatedBy: .equal,
        toItem: root,
        attribute: .trailing,
        multiplier: 0.25,
        constant: 10
      ),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    // 0.25 · 400 + 10 = 110 points from the right edge to the view's right edge.
    #expect(view.frame == rect(400 - 110 - 50, 0, 50, 50))
  }

  @Test("Content that is forced left to right is not mirrored")
  func forced() {
    let (root, _) = makeRoot()
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let bar = makeView("bar", in: root)
    pin(bar)
    bar.semanticContentAttribute = .playback
    let button = makeView("button", in: bar)
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 5),
      button.topAnchor.constraint(equalTo: bar.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 10),
      button.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(button.frame == rect(5, 0, 10, 10))
    bar.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(button.frame == rect(385, 0, 10, 10))
  }

  @Test("Forcing a direction turns what ties items deep inside, and nothing that lies elsewhere")
  func forcedFromAbove() {
    let (root, _) = makeRoot()
    let bar = makeView("bar", in: root)
    pin(bar)
    let (first, last) = (makeView("first", in: bar), makeView("last", in: bar))
    let inner = makeView("inner", in: first)
    // Held by the bar, whose children neither of the two is alone.
    inner.leadingAnchor.constraint(equalTo: last.leadingAnchor, constant: 10).isActive = true
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 100),
      last.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      last.widthAnchor.constraint(equalToConstant: 80),
      inner.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.minX == 0 && last.frame.minX == 320 && inner.frame.minX == 330)
    bar.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    // The inner right edge lies 10 points before the last view's, at 80; the first starts at 300.
    #expect(first.frame.minX == 300 && last.frame.minX == 0 && inner.frame.minX == 50 - 300)
  }

  @Test("A constant per direction follows the direction of the item that holds the constraint")
  func constantPerDirection() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let left = view.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([
      leading, left,
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    leading.setConstant(DirectedConstant(leftToRight: 10, rightToLeft: 30))
    left.setConstant(DirectedConstant(leftToRight: 1, rightToLeft: 2))
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 1, 100, 20))
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    root.layoutIfNeeded()
    #expect(view.frame == rect(270, 2, 100, 20))
    #expect(leading.constant == 30)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 1, 100, 20))
    leading.constant = 5
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(view.frame == rect(295, 2, 100, 20))
  }

  @Test("A constant per direction that is not finite is reported and changes nothing")
  func constantPerDirectionIsFinite() {
    let (root, log) = makeRoot()
    let width = root.widthAnchor.constraint(equalToConstant: 7)
    width.setConstant(DirectedConstant(leftToRight: .infinity, rightToLeft: 1))
    width.setConstant(DirectedConstant(leftToRight: 1, rightToLeft: -.infinity))
    #expect(width.constant == 7)
    #expect(log.kinds == [.notFinite(.infinity), .notFinite(-.infinity)])
  }

  @Test("Moving a subtree under a parent of another direction mirrors what lies inside it")
  func moveBetweenDirections() {
    let (root, _) = makeRoot()
    let (left, right) = (makeView("left", in: root), makeView("right", in: root))
    right.semanticContentAttribute = .forceRightToLeft
    right.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    pin(left)
    pin(right)
    let box = LayoutView(frame: rect(0, 0, 100, 50))
    left.addSubview(box)
    let view = makeView("view", in: box)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 20, 20))
    right.addSubview(box)
    root.layoutIfNeeded()
    #expect(view.frame == rect(70, 0, 20, 20))
  }
}
