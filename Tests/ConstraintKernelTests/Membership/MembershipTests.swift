import ConstraintSolver
import Testing

@testable import ConstraintKernel

@Suite("Membership")
struct MembershipTests {
  private let engine = LayoutEngine(root: ItemRecord())

  private func variables(_ block: Int32) -> FrameVariables {
    FrameVariables(x: Variable(index: block * Int32(FrameVariables.count)))
  }

  @Test("an item is found by each of its variables until it leaves")
  func seats() {
    let members = Membership()
    let (one, two) = (ItemRecord(), ItemRecord())
    members.seat(two, at: variables(3), in: engine)
    members.seat(one, at: variables(0), in: engine)
    let own = variables(3)
    for variable in [own.x, own.top, own.width, own.height] {
      #expect(members.item(of: variable) === two)
    }
    #expect(members.item(of: variables(0).height) === one)
    #expect(members.item(of: variables(1).x) == nil && members.item(of: variables(9).x) == nil)
    #expect(two.engine === engine && two.variables?.block == 3)
    #expect(members.unseat(two)?.block == 3)
    #expect(two.engine == nil && two.variables == nil && two.systemRows == nil)
    #expect(members.item(of: own.x) == nil && members.unseat(two) == nil)
    #expect(members.departures == 0)
  }

  @Test("those who leave together are handed over once")
  func evictions() {
    let members = Membership()
    let items = [ItemRecord(), ItemRecord(), ItemRecord()]
    for (block, item) in items.enumerated() {
      members.seat(item, at: variables(Int32(block)), in: engine)
    }
    #expect(members.evict(items[2]) && members.evict(items[0]) && !members.evict(items[0]))
    #expect(members.takeLeaving().map(\.block) == [2, 0])
    #expect(members.takeLeaving().isEmpty)
    members.seat(items[0], at: variables(2), in: engine)
    let disbanded = members.disband()
    #expect(disbanded.count == 2 && disbanded[0] === items[1] && disbanded[1] === items[0])
    #expect(items.allSatisfy { $0.engine == nil } && members.items.isEmpty)
    #expect(members.departures == 1)
  }
}
