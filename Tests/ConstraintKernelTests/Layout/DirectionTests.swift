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
}
