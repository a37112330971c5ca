import Dialects
import Testing

@testable import ConstraintKernel

@Suite("What an owner holds")
struct ConstraintLedgerTests {
  private func describe(
    _ view: LayoutView,
    _ constant: Double,
    at priority: LayoutPriority? = nil,
    relation: LayoutConstraint.Relation = .equal
  ) -> ConstraintDescription {
    ConstraintDescription(
      view.record,
      .width,
      relation,
      constant: DirectedConstant(constant),
      priority: priority,
      dialect: .maker,
      source: LayoutSource()
    )
  }

  private func width(_ view: LayoutView, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(describe(view, constant), second: nil)
  }

  @Test("What an owner holds stays its own while it is inactive, until it is let go of")
  func holding() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let ledger = view.record.makerLedger
    let all = [width(view, 1), width(view, 2), width(view, 3)]
    #expect(ledger.add(all))
    all[1].isActive = false
    #expect(ledger.constraints == all)
    #expect(view.constraints == [all[0], all[2]])
    all[1].isActive = true
    #expect(ledger.constraints == all)
    #expect(view.constraints == [all[0], all[2], all[1]])
    all[1].isActive = false
    ledger.release([all[1]])
    #expect(ledger.constraints == [all[0], all[2]])
    all[0].isActive = false
    let more = width(view, 4)
    #expect(ledger.add([more]))
    #expect(ledger.constraints == [all[2], more])
    #expect(ledger.replace(with: []))
    #expect(ledger.constraints == [])
    #expect(view.constraints.isEmpty)
  }

  @Test("An item that dies lets go of what it held, active or not")
  func heldByTheDead() {
    let (root, _) = makeRoot()
    weak var active: LayoutConstraint?
    weak var inactive: LayoutConstraint?
    do {
      let view = makeView("view", in: root)
      let all = [width(view, 1), width(view, 2)]
      (active, inactive) = (all[0], all[1])
      #expect(view.record.makerLedger.add(all))
      all[1].isActive = false
    }
    #expect(active != nil && inactive != nil)
    root.subviews[0].removeFromSuperview()
    #expect(active == nil && inactive == nil)
  }

  @Test("An update finds what agrees but for constant and priority, the wanted priority first")
  func update() throws {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let ledger = view.record.makerLedger
    let (older, younger) = (width(view, 1), width(view, 2))
    older.setIntendedPriority(500)
    #expect(ledger.add([older, younger]))
    #expect(try #require(ledger.update([describe(view, 10)])) == [younger])
    #expect(younger.constant == 10)
    #expect(try #require(ledger.update([describe(view, 20, at: 500)])) == [older])
    #expect(older.constant == 20 && older.priority == 500)
    let both = try #require(ledger.update([describe(view, 7), describe(view, 8, at: 300)]))
    #expect(both == [younger, older])
    #expect(older.priority == 300)
    #expect(log.issues.isEmpty)
  }

  @Test("An update of which one part is not found, or has a bad number, changes nothing")
  func refusedUpdate() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let ledger = view.record.makerLedger
    let only = width(view, 1)
    #expect(ledger.add([only]))
    let atLeast = describe(view, 5, relation: .greaterThanOrEqual)
    #expect(ledger.update([describe(view, 9), atLeast]) == nil)
    #expect(log.kinds == [.updateMatchesNothing])
    #expect(ledger.update([describe(view, .infinity)]) == nil)
    #expect(ledger.update([describe(view, 9, at: 2_000)]) == nil)
    #expect(log.kinds.count == 3)
    #expect(only.constant == 1 && only.priority == .required)
  }

  @Test("An update that meets what another dialect owns says whose it is")
  func updateOfOthers() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    #expect(view.record.makerLedger.add([width(view, 1)]))
    let other = view.heightAnchor.constraint(equalToConstant: 3)
    other.isActive = true
    view.record.slotLedger.adopt([other])
    var height = describe(view, 4)
    height.attribute = .height
    #expect(view.record.makerLedger.update([height]) == nil)
    #expect(log.kinds == [.updateMeetsAnotherOwner("AttributeLayout")])
    #expect(other.constant == 3)
  }

  @Test("An update where nothing is held adds")
  func updateOfNothing() throws {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let made = try #require(view.record.makerLedger.update([describe(view, 4)]))
    #expect(view.constraints == made)
    #expect(view.record.makerLedger.constraints == made)
  }

  @Test("An owner that takes a constraint over is its only one")
  func takingOver() {
    let (root, _) = makeRoot()
    let view = makeView("view", in: root)
    let (one, other) = (ConstraintLedger(.operators), ConstraintLedger(.operators))
    let constraint = width(view, 1)
    #expect(one.add([constraint]))
    other.hold([constraint])
    #expect(one.constraints.isEmpty)
    #expect(other.constraints == [constraint])
    #expect(one.replace(with: []))
    #expect(constraint.isActive)
  }
}

@Suite("Descriptions")
struct ConstraintDescriptionTests {
  private func describe(
    _ attribute: LayoutConstraint.Attribute,
    _ constant: DirectedConstant,
    of view: LayoutView
  ) -> ConstraintDescription {
    ConstraintDescription(
      view.record,
      attribute,
      .equal,
      .superview,
      attribute,
      constant: constant,
      priority: 750,
      identifier: "gap",
      dialect: .maker,
      source: LayoutSource()
    )
  }

  @Test("A description can be printed and compared without a tree")
  func values() {
    let view = makeView("name")
    let one = describe(.leading, DirectedConstant(10), of: view)
    #expect(one.description == "name.leading == superview.leading + 10 @750 'gap'")
    var other = one
    #expect(one == other)
    other.multiplier = 0.5
    #expect(one != other)
    #expect(other.description == "name.leading == 0.5 · superview.leading + 10 @750 'gap'")
  }

  @Test("The superview is looked up when the constraint is made, and missed by name")
  func superview() throws {
    let (root, _) = makeRoot()
    let view = makeView("name")
    let wanted = describe(.left, DirectedConstant(1), of: view)
    #expect(throws: LayoutIssue(.missingSuperview, items: ["name"], source: wanted.source)) {
      try wanted.makeConstraint()
    }
    root.addSubview(view)
    let made = try wanted.makeConstraint()
    #expect(made.secondItem === root)
    #expect(!made.isActive)
    #expect(ConstraintDescription(made).target == .item(root.record))
  }

  @Test("Insets count inwards, from the physical edge that leading and trailing lie on")
  func insets() {
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    func constant(_ attribute: LayoutConstraint.Attribute) -> [Double] {
      let constant = DirectedConstant(insets, on: attribute)
      return [constant.leftToRight, constant.rightToLeft]
    }
    #expect(constant(.top) == [1, 1])
    #expect(constant(.left) == [2, 2])
    #expect(constant(.bottom) == [-3, -3])
    #expect(constant(.right) == [-4, -4])
    #expect(constant(.leading) == [2, 4])
    #expect(constant(.trailing) == [-4, -2])
    #expect(constant(.centerX) == [-1, -1])
    #expect(constant(.width) == [-6, -6])
    let directional = LayoutDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let leading = DirectedConstant(directional, on: .leading)
    #expect([leading.leftToRight, leading.rightToLeft] == [2, 2])
    let left = DirectedConstant(directional, on: .left)
    #expect([left.leftToRight, left.rightToLeft] == [2, 4])
  }
}
