import ConstraintKernel
import Testing

@Suite("Transactions and identity")
struct ConstraintTransactionTests {
  private func width(_ view: LayoutView, _ constant: Double) -> LayoutConstraint {
    view.widthAnchor.constraint(equalToConstant: constant)
  }

  private func madeWidth(_ view: LayoutView, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(
      first: view.record,
      .width,
      .equal,
      second: nil,
      .notAnAttribute,
      constant: constant,
      dialect: .maker,
      source: LayoutSource()
    )
  }

  @Test("Replacing takes out what leaves and installs the rest in one step")
  func replace() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let old = width(view, 10)
    let other = width(view, 10)
    other.isActive = true
    #expect(ConstraintTransaction.install([old]))
    let new = width(view, 20)
    #expect(ConstraintTransaction(leaving: [old], arriving: [new]).commit())
    #expect(!old.isActive)
    #expect(new.isActive)
    #expect(other.isActive)
    #expect(view.constraints == [other, new])
    #expect(log.issues.isEmpty)
  }

  @Test("A replacement that cannot come changes nothing")
  func refused() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let stranger = makeView("stranger")
    let old = width(view, 10)
    old.isActive = true
    let bad = view.widthAnchor.constraint(equalTo: stranger.widthAnchor)
    #expect(!ConstraintTransaction(leaving: [old], arriving: [width(view, 20), bad]).commit())
    #expect(view.constraints == [old])
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

  @Test("What an item keeps stays its own while it is inactive, until it is let go of")
  func kept() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let all = [madeWidth(view, 1), madeWidth(view, 2), madeWidth(view, 3)]
    #expect(view.record.installKept(all, by: .maker))
    all[1].isActive = false
    #expect(view.record.kept(for: .maker) == all)
    #expect(view.constraints == [all[0], all[2]])
    all[1].isActive = true
    #expect(view.record.kept(for: .maker) == all)
    #expect(view.constraints == [all[0], all[2], all[1]])
    view.record.removeKept([all[1]], of: .maker)
    #expect(view.record.kept(for: .maker) == [all[0], all[2]])
    all[0].isActive = false
    let more = madeWidth(view, 4)
    #expect(view.record.installKept([more], by: .maker))
    #expect(view.record.kept(for: .maker) == [all[2], more])
    view.record.replaceKept(by: .maker, with: [])
    #expect(view.record.kept(for: .maker) == [])
    #expect(view.constraints.isEmpty)
  }

  @Test("An item that dies lets go of what it kept, active or not")
  func keptByTheDead() {
    let (root, _) = makeRoot()
    weak var active: LayoutConstraint?
    weak var inactive: LayoutConstraint?
    do {
      let view = makeView("view", in: root)
      let all = [madeWidth(view, 1), madeWidth(view, 2)]
      (active, inactive) = (all[0], all[1])
      #expect(view.record.installKept(all, by: .maker))
      all[1].isActive = false
    }
    #expect(active != nil && inactive != nil)
    root.subviews[0].removeFromSuperview()
    #expect(active == nil && inactive == nil)
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
