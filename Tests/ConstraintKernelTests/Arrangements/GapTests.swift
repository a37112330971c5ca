import ConstraintKernel
import Testing

@Suite("Usual gaps")
struct GapTests {
  /// A root of 400 × 300 with a photo, 40 wide, and a name behind it, and what was reported.
  private final class Stage {
    let root = LayoutView(frame: LayoutRect(x: 30, y: 20, width: 400, height: 300))
    let photo = LayoutView()
    let name = LayoutView()
    var issues: [LayoutIssue] = []

    init(_ environment: LayoutEnvironment = LayoutEnvironment()) {
      (root.layoutName, photo.layoutName, name.layoutName) = ("root", "photo", "name")
      for view in [photo, name] {
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      root.layoutNode.environment = environment
      root.layoutNode.issueHandler = LayoutIssueHandler { [unowned self] in issues.append($0) }
      LayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: root.topAnchor, gap: .system),
        photo.bottomAnchor.constraint(equalTo: root.bottomAnchor, gap: .system(-2)),
        photo.leadingAnchor.constraint(equalTo: root.leadingAnchor, gap: .system),
        photo.widthAnchor.constraint(equalToConstant: 40),
        name.topAnchor.constraint(equalTo: photo.topAnchor),
        name.heightAnchor.constraint(equalToConstant: 20),
        name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, gap: .system(2)),
        name.trailingAnchor.constraint(equalTo: root.trailingAnchor, gap: .system(-1)),
      ])
    }

    func frames() -> [LayoutRect] {
      root.layoutIfNeeded()
      return [photo.frame, name.frame]
    }
  }

  @Test("20 points to the superview and 8 between siblings, times a factor, in either direction")
  func frames() {
    // Photo: from 20 to 60, down to 300 - 2 · 20. Name: 2 · 8 behind it, to 400 - 20.
    let expected = [
      LayoutRect(x: 20, y: 20, width: 40, height: 240),
      LayoutRect(x: 76, y: 20, width: 304, height: 20),
    ]
    let stage = Stage()
    #expect(stage.frames() == expected)
    let mirrored = Stage(LayoutEnvironment(layoutDirection: .rightToLeft))
    for (frame, expected) in zip(mirrored.frames(), expected) {
      #expect(frame.minX == 400 - expected.maxX)
      #expect(frame.size == expected.size)
    }
    #expect(stage.issues + mirrored.issues == [])
  }

  @Test("Another environment moves what stands, and the former one moves it back")
  func environment() {
    let stage = Stage()
    let before = stage.frames()
    stage.root.layoutNode.environment = LayoutEnvironment(siblingGap: 5, superviewGap: 10)
    // Photo: from 10 to 50, down to 300 - 2 · 10. Name: 2 · 5 behind it, to 400 - 10.
    #expect(
      stage.frames() == [
        LayoutRect(x: 10, y: 10, width: 40, height: 270),
        LayoutRect(x: 60, y: 10, width: 330, height: 20),
      ]
    )
    stage.root.layoutNode.environment = nil
    #expect(stage.frames() == before)
  }

  @Test("The constant is the gap in points, and setting it takes the gap's place")
  func constant() {
    let stage = Stage()
    let tie = stage.name.topAnchor.constraint(equalTo: stage.photo.bottomAnchor, gap: .system(3))
    #expect(tie.constant == 24)
    let inside = stage.photo.topAnchor.constraint(equalTo: stage.root.topAnchor, gap: .system)
    #expect(inside.constant == 20)
    inside.constant = 7
    stage.root.layoutNode.environment = LayoutEnvironment(siblingGap: 5, superviewGap: 10)
    #expect(tie.constant == 15)
    #expect(inside.constant == 7)
  }

  @Test("The gap is that of the environment of the item that holds both")
  func nearestEnvironment() {
    let stage = Stage()
    stage.photo.layoutNode.environment = LayoutEnvironment(siblingGap: 1, superviewGap: 2)
    let badge = LayoutView()
    stage.photo.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: stage.photo.leadingAnchor, gap: .system),
      badge.topAnchor.constraint(equalTo: stage.photo.topAnchor, gap: .system(3)),
      badge.widthAnchor.constraint(equalToConstant: 5),
      badge.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(stage.frames().first == LayoutRect(x: 20, y: 20, width: 40, height: 240))
    #expect(badge.frame == LayoutRect(x: 2, y: 6, width: 5, height: 5))
  }

  @Test("What UIKit calls system spacing is the gap between siblings, to the superview as well")
  func anchors() {
    let stage = Stage()
    let tie = stage.photo.leadingAnchor.constraint(
      equalToSystemSpacingAfter: stage.root.leadingAnchor,
      multiplier: 2
    )
    #expect(tie.constant == 16)
    stage.root.layoutNode.environment = LayoutEnvironment(siblingGap: 5)
    #expect(tie.constant == 10)
  }

  @Test("A stack's system spacing follows the environment")
  func stack() {
    let stack = LayoutStackView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 20))
    let views = (0..<2).map { _ in LayoutView() }
    stack.distribution = .fillEqually
    stack.spacing = LayoutStackView.spacingUseSystem
    for view in views { stack.addArrangedSubview(view) }
    stack.layoutIfNeeded()
    // Half of what 8 points leave of 100.
    #expect(views.map(\.frame.minX) == [0, 54])
    stack.layoutNode.environment = LayoutEnvironment(siblingGap: 20)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 60])
  }

  @Test("A number of gaps that is not finite is reported, and none of its batch is installed")
  func refused() {
    let stage = Stage()
    let before = stage.frames()
    LayoutConstraint.activate([
      stage.name.topAnchor.constraint(equalTo: stage.photo.topAnchor, gap: .system(2)),
      stage.name.topAnchor.constraint(equalTo: stage.photo.topAnchor, gap: .system(.infinity)),
    ])
    #expect(stage.issues.map(\.kind) == [.notFinite(.infinity)])
    #expect(stage.frames() == before)
    stage.root.layoutNode.environment = LayoutEnvironment(siblingGap: .nan)
    #expect(stage.issues.count == 2)
    #expect(stage.frames() == before)
  }

  @Test("A formula says how many gaps, of a constraint and of its description")
  func words() {
    let stage = Stage()
    let tie = stage.name.topAnchor.constraint(equalTo: stage.photo.bottomAnchor, gap: .system(3))
    #expect(tie.formula == "name.top == photo.bottom + 3 · gap")
    #expect(ConstraintDescription(tie).description == "name.top == photo.bottom + 3 · gap")
    var wanted = ConstraintDescription(tie)
    wanted.constant.gaps = -1
    wanted.constant.leftToRight = -5
    wanted.constant.rightToLeft = -5
    #expect(wanted.description == "name.top == photo.bottom - 5 - gap")
  }
}
