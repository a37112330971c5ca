import ConstraintKernel
import Testing

@Suite("Transactions")
struct ConstraintTransactionTests {
  private func width(_ view: LayoutView, _ constant: Double) -> LayoutConstraint {
    view.widthAnchor.constraint(equalToConstant: constant)
  }

  @Test("Replacing takes out what leaves and installs the rest in one step")
  func replace() {
    let (root, log) = makeRoot()
    let view = makeView("view", in: root)
    let old = width(view, 10)
    let other = width(view, 10)
    other.isActive = true
    #expect(ConstraintTransaction(arriving: [old]).commit())
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
