import ConstraintKernel
import Dialects
import Testing

extension SeparatePrograms {
  /// What a condition holds dies with its declaration, which is foreign code as well.
  @Suite("Objects that die with a declaration")
  struct CapturedObjectTests {
    private final class Captured {
      let isThere = true
      let deed: () -> Void
      init(_ deed: @escaping () -> Void) { self.deed = deed }
      deinit { deed() }
    }

    /// What makes a declaration be forgotten.
    enum Verb: String, CaseIterable, Codable, Sendable {
      case replaced, cleared, targetGone, adopted
    }

    @Test("They may declare on the same item", arguments: Verb.allCases)
    func declares(verb: Verb) async {
      await #expect(processExitsWith: .success) { [verb] in
        let bench = SlotBench()
        var target: LayoutView? = makeView("target", in: bench.root)
        var didDie = false
        do {
          let captured = Captured {
            didDie = true
            bench.declare(want(.top, 9))
          }
          bench.declare(want(.left, 1, to: target, when: { _ in captured.isThere }))
        }
        switch verb {
        case .replaced: bench.declare(want(.left, 2))
        case .cleared: bench.ledger.clear()
        case .targetGone:
          target?.removeFromSuperview()
          target = nil
          bench.ledger.reload()
        case .adopted:
          bench.view.adoptConstraints(by: .maker)
          bench.ledger.reload()
        }
        BoundedProcess.require(didDie, "\(verb): it lives")
        BoundedProcess.require(bench.active.contains("top 9"), "\(verb): \(bench.active)")
        bench.ledger.clear()
        BoundedProcess.require(!bench.active.contains("top 9"), "\(verb): not found again")
      }
    }
  }
}
