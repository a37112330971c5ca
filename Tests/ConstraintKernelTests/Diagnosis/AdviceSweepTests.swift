import ConstraintKernel
import Foundation
import Testing

/// `LAYOUT_SWEEP=1` looks at thousands of layouts.
@Suite("Advice by trying it")
struct AdviceSweepTests {
  private static let isSweep = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil

  @Test("Every suggestion fixes its conflict and leaves out nothing else instead")
  func suggestions() throws {
    var (tried, conflicts) = (0, 0)
    for seed in 0..<UInt64(Self.isSweep ? 4_000 : 60) {
      let layout = TornLayout(seed: seed)
      let (broken, told) = layout.solve()
      for conflict in told {
        conflicts += 1
        #expect(conflict.arithmetic != nil, "seed \(seed)")
        #expect(conflict.multipliers.count == conflict.statements.count, "seed \(seed)")
        for suggestion in conflict.suggestions {
          tried += 1
          let index = try #require(suggestion.statement.identifier.flatMap { Int($0) })
          var changed = layout
          switch suggestion.change {
          case .priority(let priority): changed.ties[index].priority = priority
          case .relation(let relation): changed.ties[index].relation = relation
          case .constant(_, let constant): changed.ties[index].constant = constant
          // What is repeated goes; of optional rows none is left among those that conflict.
          case .repetition: changed.ties[index].priority = LayoutPriority(999)
          case .pull, .autoresizing: Issue.record("seed \(seed): no view is placed by its frame")
          case .duplicate: Issue.record("seed \(seed): all are of one dialect")
          }
          let rest = changed.solve().broken
          let own = conflict.broken.identifier ?? ""
          #expect(
            !rest.contains(own) && rest.isStrictSubset(of: broken),
            "seed \(seed): \(suggestion) leaves \(rest) of \(broken)"
          )
        }
      }
    }
    #expect(conflicts > (Self.isSweep ? 3_000 : 40))
    #expect(tried > 2 * conflicts)
  }

  @Test("What a sum says there is holds in the layout, and what is broken is asked for")
  func sums() throws {
    var (widths, wishes) = (0, 0)
    for seed in 0..<UInt64(Self.isSweep ? 4_000 : 120) {
      let layout = TornLayout(seed: seed)
      let (root, log, items) = layout.make()
      for case .unsatisfiable(let conflict) in log.kinds {
        let sum = try #require(conflict.arithmetic)
        let sides = sum.split(separator: ", but ", maxSplits: 1)
        try #require(sides.count == 2, "seed \(seed): \(sum)")
        let index = try #require(conflict.broken.identifier.flatMap { Int($0) })
        let constant = LayoutText.number(abs(layout.ties[index].constant))
        if constant != "0" {
          wishes += 1
          let numbers = sides[0].split(separator: " ").map { $0.filter { $0 != "−" } }
          #expect(numbers.contains(constant), "seed \(seed): \(conflict.broken): \(sum)")
        }
        let words = sides[1].split(separator: " ")
        guard words.count > 3, words[1] == "is", words.last == "wide" else { continue }
        widths += 1
        let item = try #require(([root] + items).first { $0.layoutName == words[0] })
        let there = try #require(Double(words[words.count - 2]))
        let width = item.explain(.width).value
        switch words[3] {
        case "least": #expect(width >= there - 1e-3, "seed \(seed): \(width), \(sum)")
        case "most": #expect(width <= there + 1e-3, "seed \(seed): \(width), \(sum)")
        default: #expect(abs(width - there) < 1e-3, "seed \(seed): \(width), \(sum)")
        }
      }
    }
    #expect(widths > (Self.isSweep ? 1_000 : 30) && wishes > widths)
  }

  @Test("The constraint that is said to settle a value does, and leaves it where it is")
  func remedies() {
    var settled = 0
    for seed in 0..<UInt64(Self.isSweep ? 10_000 : 60) {
      let layout = TornLayout(seed: seed, fewest: 1)
      for index in 0..<layout.views {
        for attribute in [LayoutConstraint.Attribute.width, .left, .leading] {
          let (root, _, items) = layout.make()
          let why = items[index].explain(attribute)
          guard case .range(let range, let remedy) = why.freedom else { continue }
          #expect(range.contains(why.value), "seed \(seed): \(why)")
          let settling = LayoutConstraint(
            item: items[index],
            attribute: attribute,
            relatedBy: .equal,
            toItem: attribute == .width ? nil : root,
            attribute: attribute == .width ? .notAnAttribute : attribute,
            multiplier: 1,
            constant: Self.formula(remedy).constant
          )
          // Said in full, where descriptions of constraints have four decimals.
          #expect(Self.formula(remedy).words == Self.formula(settling.description).words)
          let conflicts = root.layoutConflicts.count
          settling.isActive = true
          let rest = items[index].explain(attribute)
          settled += 1
          #expect(rest.freedom == .unique, "seed \(seed): \(why)\n\(rest)")
          #expect(rest.value == why.value, "seed \(seed): \(why)\n\(rest)")
          #expect(root.layoutConflicts.count == conflicts, "seed \(seed): \(why)")
        }
      }
    }
    #expect(settled > 30)
  }

  /// A formula as printed, taken apart into its words and its constant.
  private static func formula(_ text: String) -> (words: [Substring], constant: Double) {
    var words = text.split(separator: " ")
    guard let last = words.last, let number = Double(last) else { return (words, 0) }
    words.removeLast()
    return (words, words.last == "-" ? -number : number)
  }
}
