import Dialects
import Testing

@testable import ConstraintKernel

@Suite("Batches of adopted constraints that are refused")
struct RefusedAdoptionTests {
  /// Hands everything to the maker, lets something happen, and has a batch refused.
  private func refuse(on bench: SlotBench, after deed: () -> Void) {
    let changed = bench.view.adoptConstraints(by: .maker) {
      deed()
      let wrong = bench.view.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: .nan)
      #expect(!bench.view.record.makerLedger.replace(with: [wrong]))
    }
    #expect(changed.isEmpty)
  }

  @Test("Declarations find theirs again, though the ledger learnt of the new owner meanwhile")
  func learnt() {
    let bench = SlotBench()
    bench.declare(want(.left, 1), want(.width, 20))
    refuse(on: bench) { bench.ledger.reload() }
    #expect(bench.active == ["left 1", "width 20"])
    bench.declare(want(.left, 2))
    #expect(bench.active == ["left 2", "width 20"])
    bench.ledger.clear()
    #expect(bench.active == [])
  }

  @Test("What was adopted back meanwhile is declared once")
  func adoptedBack() {
    let bench = SlotBench()
    bench.declare(want(.left, 1))
    refuse(on: bench) { bench.view.adoptConstraints(by: .attribute) }
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
    bench.declare(want(.left, 2))
    #expect(bench.active == ["left 2"])
  }

  @Test("What an earlier batch took out is in layout again; what a move dropped is not")
  func leftMeanwhile() {
    for isMoved in [false, true] {
      let bench = SlotBench()
      let other = makeView("other", in: bench.root)
      bench.declare(want(.left, 1), want(.top, 2, to: other))
      refuse(on: bench) {
        if isMoved {
          other.removeFromSuperview()
        } else {
          bench.view.record.makerLedger.replace(with: [])
        }
      }
      bench.ledger.reload()
      #expect(bench.active == (isMoved ? ["left 1"] : ["left 1", "top 2"]))
      if isMoved { bench.root.addSubview(other) }
      bench.root.layoutIfNeeded()
      #expect(bench.active == ["left 1", "top 2"])
      bench.declare(want(.left, 3), want(.top, 4, to: other))
      #expect(bench.active == ["left 3", "top 4"])
      bench.ledger.clear()
      #expect(bench.active == [])
    }
  }

  /// What an item's constraints are, in their order.
  private func picture(of bench: SlotBench) -> [String] {
    bench.view.record.constraints(as: .first).map { constraint in
      let owner = constraint.owner.map { "\(ObjectIdentifier($0))" } ?? "nobody"
      let text = ConstraintDescription(constraint).description
      return "\(text), \(constraint.dialect), \(owner), \(constraint.rank)"
    }
  }

  /// What can be done to an item's constraints before a batch is refused, or throws.
  enum Deed: CaseIterable {
    case remake, add, update, edit, deactivate, declare, clear, adopt, adoptBack, takeOver
  }

  private func carryOut(_ deed: Deed, on bench: SlotBench) {
    let maker = bench.view.record.makerLedger
    let made = bench.view.heightAnchor.constraint(equalToConstant: 9)
    switch deed {
    case .remake: maker.replace(with: [made])
    case .add: maker.add([made])
    case .update:
      var wanted = bench.view.constraints(of: .maker).map { ConstraintDescription($0) }
      for index in wanted.indices {
        wanted[index].constant = DirectedConstant(77)
        wanted[index].priority = 77
        wanted[index].identifier = "other"
      }
      #expect(maker.update(wanted) != nil)
    case .edit:
      for constraint in bench.view.record.constraints(as: .first) {
        constraint.constant = 55
        constraint.priority = 55
        constraint.goneConstant = 5
        constraint.identifier = "edited"
      }
    case .deactivate: LayoutConstraint.deactivate(bench.view.constraints(of: .maker))
    case .declare: bench.declare(want(.centerX, 3), want(.width, 4))
    case .clear:
      bench.view.adoptConstraints(by: .attribute)
      bench.ledger.clear()
    case .adopt: bench.view.adoptConstraints(by: .autoPin)
    case .adoptBack: bench.view.adoptConstraints(by: .attribute)
    case .takeOver: ConstraintLedger(.operators).hold(bench.view.record.constraints(as: .first))
    }
  }

  /// A view with constraints of four owners and of none, some of them asleep or waiting.
  private func crowded(_ flag: Flag, _ groups: [ConstraintLedger]) -> SlotBench {
    let bench = SlotBench()
    bench.declare(want(.left, 1), want(.width, 20))
    bench.declare(want(.left, 2, when: { _ in flag.isOn }))
    let anchors = [
      bench.view.topAnchor.constraint(equalTo: bench.root.topAnchor),
      bench.view.bottomAnchor.constraint(lessThanOrEqualTo: bench.root.bottomAnchor),
      bench.view.widthAnchor.constraint(greaterThanOrEqualToConstant: 3),
    ]
    groups[0].add([anchors[0]])
    bench.view.record.makerLedger.add([anchors[1]])
    LayoutConstraint.activate([anchors[2]])
    bench.root.layoutIfNeeded()
    return bench
  }

  @Test(
    "All or nothing: whatever was done before the refusal is undone, to the order",
    arguments: Deed.allCases,
    Deed.allCases
  )
  func allOrNothing(first: Deed, second: Deed) {
    for flag in [Flag(false), Flag(true)] {
      for laysOut in [false, true] {
        let groups = [ConstraintLedger(.operators)]
        let bench = crowded(flag, groups)
        let before = picture(of: bench)
        let frame = bench.view.frame
        #expect(before.count == 5)
        refuse(on: bench) {
          carryOut(first, on: bench)
          if laysOut { bench.root.layoutIfNeeded() }
          carryOut(second, on: bench)
          if laysOut { bench.root.layoutIfNeeded() }
        }
        bench.log.clear()
        let place = "\(first), \(second), on: \(flag.isOn), laid out: \(laysOut)"
        #expect(picture(of: bench) == before, "\(place)")
        #expect(groups[0].constraints.count == 1, "\(place)")
        #expect(bench.view.record.makerLedger.constraints.count == 1, "\(place)")
        bench.root.layoutIfNeeded()
        bench.ledger.reload()
        #expect(picture(of: bench) == before, "\(place)")
        #expect(bench.view.frame == frame, "\(place)")
        #expect(bench.log.kinds == [], "\(place)")
        #expect(groups[0].constraints.count == 1, "the group has lived so far")
        // The declarations stand as they stood.
        flag.isOn.toggle()
        bench.ledger.reload()
        #expect(bench.active.contains(flag.isOn ? "left 2" : "left 1"), "\(place)")
        bench.declare(want(.left, 7))
        #expect(bench.active.contains("left 7") && !bench.active.contains("left 2"), "\(place)")
        flag.isOn.toggle()
      }
    }
  }

  @Test("What an error ends is undone as well, and the item is placed as before")
  func error() throws {
    struct Failure: Error {}
    let (root, _) = makeRoot()
    let view = LayoutView(frame: rect(1, 2, 3, 4))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    width.isActive = true
    #expect(throws: Failure.self) {
      try view.adoptConstraints(by: .maker) {
        let made = [
          ConstraintDescription(view.record, .width, dialect: .maker, source: LayoutSource())
        ]
        #expect(view.record.makerLedger.replace(with: try made.map { try $0.makeConstraint() }))
        #expect(!view.record.isPlacedByFrame)
        throw Failure()
      }
    }
    #expect(view.record.constraints(as: .first) == [width])
    #expect(view.record.isPlacedByFrame)
    #expect(width.dialect == .kernel)
    #expect(width.owner == nil)
  }

  @Test("A constraint of another item that came or went in one transaction goes along")
  func otherItems() {
    let bench = SlotBench()
    let other = makeView("other", in: bench.root)
    let group = ConstraintLedger(.operators)
    let old = [bench.view, other].map { $0.widthAnchor.constraint(equalToConstant: 1) }
    group.add(old)
    let ranks = old.map(\.rank)
    refuse(on: bench) {
      let new = [bench.view, other].map { $0.widthAnchor.constraint(equalToConstant: 2) }
      #expect(group.replace(with: new))
    }
    #expect(other.constraints + bench.view.constraints == [old[1], old[0]])
    #expect(old.map(\.rank) == ranks)
    #expect(group.constraints == old)
  }

  @Test("Only a refused batch with constraints of the item refuses, not what else is reported")
  func ownRefusals() {
    final class Wild: LayoutView {
      override var intrinsicContentSize: LayoutSize { LayoutSize(width: .nan, height: .nan) }
    }
    let bench = SlotBench()
    let wild = Wild()
    wild.translatesAutoresizingMaskIntoConstraints = false
    let other = makeView("other", in: bench.root)
    bench.declare(want(.left, 1), want(.top, 2), want(.width, 3), want(.height, 4))
    bench.root.layoutIfNeeded()
    let adopted = bench.view.adoptConstraints(by: .maker) {
      let made = bench.view.widthAnchor.constraint(equalToConstant: 9)
      #expect(bench.view.record.makerLedger.replace(with: [made]))
      bench.root.addSubview(wild)
      bench.root.layoutIfNeeded()
      let wrong = other.widthAnchor.constraint(equalToConstant: .infinity)
      #expect(!other.record.makerLedger.replace(with: [wrong]))
      other.leftAnchor.constraint(equalTo: bench.view.rightAnchor, constant: .nan).isActive = true
    }
    #expect(bench.log.kinds.count >= 3)
    #expect(adopted.count == 4)
    #expect(bench.active == ["width 9"])
    #expect(bench.view.constraints(of: .attribute) == [])
  }

  @Test("A refused edit of one of the item's constraints refuses the batch")
  func refusedEdit() {
    let bench = SlotBench()
    bench.declare(want(.width, 3))
    let changed = bench.view.adoptConstraints(by: .maker) {
      for constraint in bench.view.constraints {
        constraint.constant = 5
        constraint.priority = 5000
      }
    }
    #expect(changed == [])
    #expect(bench.active == ["width 3"])
    #expect(bench.view.constraints(of: .attribute).count == 1)
  }

  @Test("What took a slot that had become free gives it back")
  func takesSlotBack() {
    let bench = SlotBench()
    let flag = Flag(false)
    bench.declare(want(.left, 1, when: { _ in flag.isOn }))
    bench.declare(want(.left, 2))
    // A condition that holds pushes out; when it no longer does, what it pushed out returns.
    flag.isOn = true
    bench.ledger.reload()
    #expect(bench.active == ["left 1"])
    refuse(on: bench) { bench.ledger.reload() }
    #expect(bench.active == ["left 1"])
    flag.isOn = false
    bench.ledger.reload()
    #expect(bench.active == ["left 2"])
  }
}
