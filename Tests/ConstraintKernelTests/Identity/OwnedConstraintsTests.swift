import ConstraintKernel
import Testing

@Suite("Owned constraints and transactions")
struct OwnedConstraintsTests {
  private func width(_ view: LayoutView, _ constant: Double) -> LayoutConstraint {
    view.widthAnchor.constraint(equalToConstant: constant)
  }

  @Test("Replacing takes out what was owned and installs the rest in one step")
  func replace() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let owned = OwnedConstraints()
    let old = width(view, 10)
    let other = width(view, 10)
    other.isActive = true
    #expect(owned.install([old]))
    let new = width(view, 20)
    #expect(owned.replace(with: [new]))
    #expect(!old.isActive)
    #expect(new.isActive)
    #expect(other.isActive)
    #expect(owned.constraints == [new])
    #expect(log.issues.isEmpty)
  }

  @Test("A replacement that cannot come changes nothing")
  func refused() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let stranger = makeView("stranger")
    let owned = OwnedConstraints()
    let old = width(view, 10)
    owned.install([old])
    let bad = view.widthAnchor.constraint(equalTo: stranger.widthAnchor)
    #expect(!owned.replace(with: [width(view, 20), bad]))
    #expect(owned.constraints == [old])
    #expect(old.isActive)
    #expect(log.kinds == [.noCommonAncestor])
  }

  @Test("Identity counts items, attributes and relation, never the constant")
  func identity() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let first = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 1)
    let sameButConstant = view.widthAnchor.constraint(
      equalTo: root.widthAnchor,
      multiplier: 0.5,
      constant: 2
    )
    let otherMultiplier = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25)
    let otherRelation = view.widthAnchor.constraint(
      lessThanOrEqualTo: root.widthAnchor,
      multiplier: 0.5
    )
    let otherAttribute = view.heightAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    let otherPriority = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    otherPriority.priority = 500
    #expect(first.identity() == sameButConstant.identity())
    #expect(first.identity() != otherMultiplier.identity())
    #expect(
      first.identity(countingMultiplier: false)
        == otherMultiplier.identity(countingMultiplier: false)
    )
    #expect(first.identity() != otherRelation.identity())
    #expect(first.identity() != otherAttribute.identity())
    #expect(first.identity() != otherPriority.identity())
    #expect(
      first.identity(countingPriority: false) == otherPriority.identity(countingPriority: false)
    )
  }

  @Test("An update finds the oldest active constraint of its identity")
  func match() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let owned = OwnedConstraints()
    let inactive = width(view, 1)
    let oldest = width(view, 2)
    let newest = width(view, 3)
    owned.install([inactive, oldest, newest])
    inactive.isActive = false
    #expect(owned.first(matching: width(view, 9).identity()) === oldest)
    owned.remove([oldest])
    #expect(owned.first(matching: width(view, 9).identity()) === newest)
    owned.removeAll()
    #expect(owned.first(matching: width(view, 9).identity()) == nil)
    #expect(view.constraints.isEmpty)
  }

  @Test("Toggling a group keeps its constraints")
  func toggle() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let owned = OwnedConstraints()
    #expect(owned.isActive)
    owned.install([width(view, 1)])
    owned.setActive(false)
    #expect(!owned.isActive)
    #expect(view.constraints.isEmpty)
    owned.setActive(true)
    #expect(view.constraints == owned.constraints)
  }

  @Test("Adding and removing constraints many times leaves the order of the others alone")
  func order() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let all = (0..<100).map { width(view, Double($0)) }
    LayoutConstraint.activate(all)
    #expect(view.constraints == all)
    for index in stride(from: 0, to: 100, by: 3) { all[index].isActive = false }
    let rest = all.indices.filter { $0 % 3 != 0 }.map { all[$0] }
    #expect(view.constraints == rest)
    all[0].isActive = true
    #expect(view.constraints == rest + [all[0]])
    LayoutConstraint.deactivate(rest)
    #expect(view.constraints == [all[0]])
  }
}
