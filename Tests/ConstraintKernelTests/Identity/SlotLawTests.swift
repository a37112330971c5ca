import ConstraintKernel
import Testing

@Suite("Slots: laws over random histories")
struct SlotLawTests {
  private final class Flags {
    var isOn = [Bool](repeating: false, count: 4)
  }

  /// One step of history, kept so that the test can tell what should stand without the ledger.
  private struct Step {
    let attribute: LayoutConstraint.Attribute
    let constant: Double
    let flag: Int?
    var isSeenOn: Bool
  }

  /// The rule told anew, by its words: a stack of wishes, the last raised on top.
  private struct Stack {
    var wishes: [Step] = []

    static func compete(
      _ one: LayoutConstraint.Attribute,
      _ other: LayoutConstraint.Attribute
    ) -> Bool {
      switch (one, other) {
      case (.width, .width): true
      case (.width, _), (_, .width): false
      case (.centerX, _), (_, .centerX): true
      default: one == other
      }
    }

    mutating func push(_ wish: Step) {
      if wish.flag == nil {
        wishes.removeAll { $0.isSeenOn && Self.compete($0.attribute, wish.attribute) }
      }
      wishes.append(wish)
    }

    mutating func look(at flags: [Bool]) {
      // Wishes that turned on go to the top, in the order they were made.
      var raised: [Step] = []
      var rest: [Step] = []
      for var wish in wishes {
        let isOn = wish.flag.map { flags[$0] } ?? true
        let isRaised = isOn && !wish.isSeenOn
        wish.isSeenOn = isOn
        if isRaised { raised.append(wish) } else { rest.append(wish) }
      }
      wishes = rest + raised.sorted { $0.constant < $1.constant }
    }

    var standing: [String] {
      var chosen: [Step] = []
      for wish in wishes.reversed() where wish.isSeenOn {
        if !chosen.contains(where: { Self.compete($0.attribute, wish.attribute) }) {
          chosen.append(wish)
        }
      }
      return chosen.map { "\($0.attribute) \(Int($0.constant))" }.sorted()
    }
  }

  @Test("What stands is what the rule's words say", arguments: 0..<40)
  func history(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let flags = Flags()
    var stack = Stack()
    let ledger = view.record.slotLedger
    for step in 0..<60 {
      if Int.random(in: 0..<3, using: &dice) == 0 {
        flags.isOn[Int.random(in: 0..<4, using: &dice)].toggle()
        ledger.reload()
        stack.look(at: flags.isOn)
      } else {
        let wish = Step(
          attribute: [.left, .right, .centerX, .width].randomElement(using: &dice) ?? .left,
          constant: Double(step),
          flag: Bool.random(using: &dice) ? Int.random(in: 0..<4, using: &dice) : nil,
          isSeenOn: true
        )
        var seen = wish
        seen.isSeenOn = wish.flag.map { flags.isOn[$0] } ?? true
        stack.push(seen)
        let condition = wish.flag.map { flag in { (_: LayoutEnvironment) in flags.isOn[flag] } }
        let wanted = want(wish.attribute, wish.constant, when: condition, line: UInt(step))
        let declaration = try #require(wanted.declaration(on: view))
        #expect(ledger.declare([declaration]) != nil)
      }
      let active = (root.constraints + view.constraints)
        .map { "\($0.firstAttribute) \(Int($0.constant))" }
        .sorted()
      #expect(active == stack.standing, "seed \(seed), step \(step)")
    }
    #expect(log.kinds == [])
    ledger.clear()
    #expect(root.constraints.isEmpty && view.constraints.isEmpty, "seed \(seed)")
  }
}
