import ConstraintSolver
import Testing

@testable import ConstraintKernel

@Suite("Moved items")
struct MovedItemsTests {
  @Test("an item is listed once until it is taken")
  func lists() {
    let (delivery, agenda) = (Delivery(), Agenda())
    let (one, two) = (ItemRecord(), ItemRecord())
    for item in [one, two, one] { delivery.note(item, measuring: agenda) }
    #expect(delivery.isPending && !agenda.hasToMeasure)
    #expect(delivery.take().map(ObjectIdentifier.init) == [one, two].map(ObjectIdentifier.init))
    #expect(!delivery.isPending && delivery.take().isEmpty)
    delivery.note(one, measuring: agenda)
    #expect(delivery.isPending)
  }

  @Test("a solution lists the items whose values it changed, and no others")
  func solutions() throws {
    let engine = LayoutEngine(root: ItemRecord())
    let rows = RowBook(blocks: 2, rows: 2, workLimit: nil)
    let (members, delivery, agenda) = (Membership(), Delivery(), Agenda())
    let items = [ItemRecord(), ItemRecord()]
    var own: [Int32] = []
    for (order, item) in items.enumerated() {
      let block = try #require(rows.addBlock(order: UInt64(order)))
      members.seat(item, at: block, in: engine)
      let row = try rows.add(.equal, 10, priority: .required, rank: .first, yields: false) {
        $0.append(Term(block.width, 1))
      }
      own.append(row)
    }
    _ = rows.solve()
    delivery.noteChanges(in: rows, of: members, measuring: agenda)
    #expect(delivery.take().count == 2)
    items[1].measure.update(followsWidth: true)
    rows.setConstant(11, of: own[1])
    _ = rows.solve()
    delivery.noteChanges(in: rows, of: members, measuring: agenda)
    let moved = delivery.take()
    #expect(moved.count == 1 && moved[0] === items[1])
    #expect(agenda.takeToMeasure().count == 1)
  }

  @Test("a frame from outside counts until the solver has other values")
  func hand() {
    var marks = DeliveryMarks()
    let before = marks.takeHand()
    #expect(!before)
    marks.noteHand()
    let taken = [marks.takeHand(), marks.takeHand()]
    #expect(taken == [true, false])
  }
}
