import Dialects
import Testing

@testable import ConstraintKernel

@Suite("Adoption")
struct AdoptionTests {
  static let heirs: [LayoutDialect] = [.maker, .autoPin, .operators, .kernel]

  @Test(
    "The former owner takes nothing back, whatever moves",
    arguments: heirs,
    [false, true]
  )
  func moves(heir: LayoutDialect, laysOut: Bool) {
    for isConditional in [false, true] {
      let bench = SlotBench()
      let box = makeView("box", in: bench.root)
      let condition = isConditional ? { (_: LayoutEnvironment) in true } : nil
      bench.declare(want(.left, 25, when: condition), want(.width, 7))
      bench.root.layoutIfNeeded()
      #expect(bench.view.adoptConstraints(by: heir).count == 2)
      if laysOut { bench.root.layoutIfNeeded() }
      #expect(bench.active == ["left 25", "width 7"])
      // What ties a view to its former superview leaves with it.
      box.addSubview(bench.view)
      bench.root.layoutIfNeeded()
      bench.ledger.reload()
      bench.root.addSubview(bench.view)
      bench.root.layoutIfNeeded()
      #expect(bench.active == ["width 7"])
      #expect(bench.view.constraints(of: .attribute) == [])
    }
  }

  @Test("What an adopted constraint had pushed out stays out", arguments: heirs, [false, true])
  func pushedOut(heir: LayoutDialect, laysOut: Bool) {
    let bench = SlotBench()
    let target = makeView("target", in: bench.root)
    let flag = Flag()
    bench.declare(want(.top, 4, to: target, when: { _ in flag.isOn }))
    bench.declare(want(.centerY, 11))
    flag.isOn = true
    bench.ledger.reload()
    if laysOut { bench.root.layoutIfNeeded() }
    bench.view.adoptConstraints(by: heir)
    for isOn in [true, false, true] {
      flag.isOn = isOn
      bench.root.layoutIfNeeded()
      bench.ledger.reload()
      #expect(bench.active == ["top 4"])
    }
    #expect(bench.view.constraints(of: .attribute) == [])
    #expect(bench.log.kinds == [])
  }

  @Test(
    "What came apart and lies together again is adopted, also before a pass",
    arguments: [
      false, true,
    ]
  )
  func cameApart(laysOut: Bool) {
    let bench = SlotBench()
    let box = makeView("box", in: bench.root)
    let target = makeView("target", in: bench.root)
    bench.declare(want(.left, 1, to: target))
    bench.root.layoutIfNeeded()
    box.addSubview(target)
    if laysOut { bench.root.layoutIfNeeded() }
    #expect(bench.view.adoptConstraints(by: .maker).count == 1)
    bench.root.layoutIfNeeded()
    #expect(bench.view.constraints(of: .maker).map(\.formula) == ["view.left == target.left + 1"])
    #expect(bench.view.constraints(of: .attribute) == [])
  }

  @Test("What waits for its target stays with its owner, who installs it when that comes")
  func waits() {
    for laysOut in [false, true] {
      let bench = SlotBench(isAttached: false)
      let target = makeView("target")
      bench.declare(want(.left, 1, to: target), want(.top, 2))
      bench.root.addSubview(bench.view)
      if laysOut { bench.root.layoutIfNeeded() }
      #expect(bench.view.adoptConstraints(by: .maker).map(\.firstAttribute) == [.top])
      bench.root.addSubview(target)
      bench.root.layoutIfNeeded()
      #expect(bench.active == ["left 1", "top 2"])
      #expect(bench.view.constraints(of: .attribute).map(\.firstAttribute) == [.left])
      bench.view.adoptConstraints(by: .maker)
      bench.ledger.clear()
      #expect(bench.active == ["left 1", "top 2"])
    }
  }

  @Test("To clear an owner is to forget what waits for it")
  func waitingIsCleared() {
    let bench = SlotBench(isAttached: false)
    let target = makeView("target")
    bench.declare(want(.left, 1, to: target), want(.top, 2))
    bench.root.addSubview(bench.view)
    bench.view.adoptConstraints(by: .maker)
    bench.ledger.clear()
    bench.root.addSubview(target)
    bench.root.layoutIfNeeded()
    #expect(bench.active == ["top 2"])
  }

  @Test("What sleeps stays with its owner, who installs it when its condition comes true")
  func sleeps() {
    let bench = SlotBench()
    let flag = Flag()
    bench.declare(want(.left, 1), want(.width, 2, when: { _ in flag.isOn }))
    bench.view.adoptConstraints(by: .maker)
    flag.isOn = true
    bench.ledger.reload()
    #expect(bench.view.constraints(of: .attribute).map(\.firstAttribute) == [.width])
    #expect(bench.active == ["left 1", "width 2"])
  }

  @Test("With or without a pass, no formula changes, and nothing is owned twice", arguments: 0..<60)
  func history(seed: UInt64) {
    for heir in Self.heirs + [.attribute] {
      for laysOut in [false, true] {
        let world = AdoptionWorld(seed: seed)
        let twin = AdoptionWorld(seed: seed)
        for world in [world, twin] {
          world.live()
          if laysOut { world.root.layoutIfNeeded() }
        }
        world.view.adoptConstraints(by: heir)
        for world in [world, twin] { world.root.layoutIfNeeded() }
        #expect(world.formulas == twin.formulas, "seed \(seed), \(heir), laid out: \(laysOut)")
        let claims = world.view.record.existingSlotLedger?.slots.claims ?? []
        guard heir != .attribute else { continue }
        let held = claims.filter(\.hasConstraint).compactMap(\.constraint)
        // A constraint that somebody deactivated is not in layout, and so is not adopted.
        #expect(held.filter(\.isActive).allSatisfy { $0.dialect == .attribute })
        for claim in claims where claim.holds { #expect(claim.awaitsTarget || claim.hasSlot) }
      }
    }
  }
}

/// A view among others, for which things are declared at random.
private final class AdoptionWorld {
  let root: LayoutView
  let view = makeView("view")
  private let boxes: [LayoutView]
  private let targets = ["a", "b"].map { makeView($0) }
  private let flags = [Flag(), Flag(true)]
  private let log: IssueLog
  private var dice: Dice

  init(seed: UInt64) {
    (root, log) = makeRoot()
    boxes = ["left", "right"].map { [root] in makeView($0, in: root) }
    dice = Dice(state: seed)
    for view in targets + [view] { boxes[0].addSubview(view) }
  }

  /// The formulas of what takes part in layout, in alphabetical order.
  var formulas: [String] {
    ([root] + boxes + targets + [view]).flatMap(\.constraints).map(\.formula).sorted()
  }

  func live() {
    for step in 0..<12 { act(step) }
  }

  private func act(_ step: Int) {
    let parents = boxes + [root]
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: targets.randomElement(using: &dice)?.removeFromSuperview()
    case 1:
      let target = targets.randomElement(using: &dice)
      let parent = parents.randomElement(using: &dice)
      target.map { parent?.addSubview($0) }
    case 2: parents.randomElement(using: &dice)?.addSubview(view)
    case 3:
      flags.randomElement(using: &dice)?.isOn.toggle()
      view.record.slotLedger.reload()
    case 4: root.layoutIfNeeded()
    default: declare(Double(step))
    }
  }

  private func declare(_ constant: Double) {
    let attributes: [LayoutConstraint.Attribute] = [.left, .right, .centerX, .width]
    let attribute = attributes.randomElement(using: &dice) ?? .left
    let target = Bool.random(using: &dice) ? targets.randomElement(using: &dice) : nil
    let flag = Bool.random(using: &dice) ? flags.randomElement(using: &dice) : nil
    let wish = want(attribute, constant, to: target, when: flag.map { flag in { _ in flag.isOn } })
    _ = view.record.slotLedger.declare([wish].compactMap { $0.declaration(on: view) })
  }
}
