import Testing
import UIKitNames

@Suite("Anchors of distances")
struct DistanceAnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let views = [UIView(), UIView(), UIView()]

  init() {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
  }

  private func distance(_ first: Int, _ second: Int) -> NSLayoutDimension {
    views[first].trailingAnchor.anchorWithOffset(to: views[second].leadingAnchor)
  }

  @Test("Tied to a number it is one constraint, which may also be negative")
  func numbers() {
    let constraint = distance(0, 1).constraint(equalToConstant: -15)
    #expect(constraint.firstItem === views[1] && constraint.secondItem === views[0])
    constraint.isActive = true
    distance(1, 2).constraint(greaterThanOrEqualToConstant: 30).isActive = true
    views[2].trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    views[2].leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor).priority = 1
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 35)
    #expect(views[2].frame.minX >= 35 + 40 + 30)
    #expect(root.layoutGuides.isEmpty)
  }

  @Test("Tied to a width or to another distance it is the length of a guide")
  func lengths() {
    // The first gap is half a view and 5 points: 25; the second twice the first: 50.
    distance(0, 1).constraint(equalTo: views[0].widthAnchor, multiplier: 0.5, constant: 5)
      .isActive = true
    distance(1, 2).constraint(equalTo: distance(0, 1), multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [10, 75, 165])
    root.layoutNode.environment = UITraitCollection(layoutDirection: .rightToLeft)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [390, 325, 235])
  }

  @Test("From top to bottom, too")
  func vertical() {
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let above = root.topAnchor.anchorWithOffset(to: a.topAnchor)
    let between = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
    let below = b.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
    above.constraint(equalTo: between).isActive = true
    between.constraint(equalTo: below).isActive = true
    root.layoutIfNeeded()
    // 60 points are left over by two views of 20.
    #expect(a.frame.minY == 20 && b.frame.minY == 60)
  }

  @Test("Views of two hierarchies have no distance, which is reported")
  func strangers() {
    var issues: [LayoutIssue] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    let stranger = UIView()
    let distance = views[0].trailingAnchor.anchorWithOffset(to: stranger.leadingAnchor)
    let constraint = distance.constraint(equalTo: views[0].widthAnchor)
    #expect(issues.map(\.kind) == [.noCommonAncestor])
    constraint.isActive = true
    #expect(!constraint.isActive)
  }
}
