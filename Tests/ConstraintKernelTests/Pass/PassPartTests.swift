import Testing

@testable import ConstraintKernel

@Suite("Marks of a pass")
struct PassMarksTests {
  @Test("an item takes one place in a queue, whatever it waits for")
  func places() {
    var marks = PassMarks()
    marks.require(.layout)
    #expect(!marks.isOnTheWay)
    let places = [marks.enqueue(), marks.enqueue()]
    #expect(places == [true, false] && marks.isQueued)
    marks.require([.metrics, .constraints])
    marks.honor(.metrics)
    let taken = marks.take()
    #expect(taken == [.layout, .constraints])
    #expect(marks.needs.isEmpty && !marks.isQueued)
  }

  @Test("the way down is taken once")
  func ways() {
    var marks = PassMarks()
    let led = [marks.leadDown(), marks.leadDown()]
    #expect(led == [true, false] && marks.isOnTheWay)
    let taken = [marks.takeLeadDown(), marks.takeLeadDown()]
    #expect(taken == [true, false] && !marks.isOnTheWay)
  }

  @Test("in another hierarchy an item is in no queue, and still needs what it needed")
  func moves() {
    var marks = PassMarks()
    marks.require(.placement)
    _ = (marks.enqueue(), marks.leadDown(), marks.awaitTargets(), marks.awaitLayout())
    marks.leaveHierarchy()
    #expect(!marks.isOnTheWay && !marks.awaitsTargets && marks.needs == .placement)
    // It is laid out by the pass that has collected it.
    let isNew = marks.awaitLayout()
    #expect(!isNew)
  }

  @Test("a mark leads down from the root, and every record is passed once")
  func announcements() {
    let (root, middle, leaf, other) = (ItemRecord(), ItemRecord(), ItemRecord(), ItemRecord())
    middle.link(to: root)
    leaf.link(to: middle)
    other.link(to: middle)
    leaf.mark(.metrics)
    #expect(root.marks.hasQueuedBelow && middle.marks.hasQueuedBelow && leaf.marks.isQueued)
    #expect(!root.marks.isQueued && !other.marks.isOnTheWay)
    other.mark(.layout)
    #expect(other.marks.isQueued)
  }
}

@Suite("Agenda")
struct AgendaTests {
  @Test("the queue is taken whole and in order")
  func queue() {
    let agenda = Agenda()
    let items = [ItemRecord(), ItemRecord()]
    for item in items { agenda.enqueue(item) }
    #expect(agenda.hasQueued)
    #expect(zip(agenda.takeQueue(), items).allSatisfy { $0 === $1 } && !agenda.hasQueued)
    #expect(agenda.takeQueue().isEmpty)
  }

  @Test("an item awaits its targets once, and not after it left")
  func targets() {
    let agenda = Agenda()
    let (stays, leaves) = (ItemRecord(), ItemRecord())
    for item in [stays, leaves, stays] { agenda.awaitTargets(of: item) }
    leaves.marks.leaveHierarchy()
    let waiting = agenda.takeAwaitingTargets()
    #expect(waiting.count == 1 && waiting[0] === stays && !stays.marks.awaitsTargets)
    #expect(agenda.takeAwaitingTargets().isEmpty)
  }

  @Test("frames are owed until they are handed out")
  func debts() {
    let agenda = Agenda()
    #expect(!agenda.owesFrames)
    agenda.oweFrames()
    #expect(agenda.owesFrames)
    agenda.frameDebtIsPaid()
    #expect(!agenda.owesFrames)
  }
}

@Suite("State of a pass")
struct LayoutPassStateTests {
  @Test("what had no turn is marked again when a pass ends, and what had one is not")
  func handsBack() {
    var pass = LayoutPass(isQuestion: false)
    let (served, late, waiting) = (ItemRecord(), ItemRecord(), ItemRecord())
    pass.collectUpdate(served)
    let updates = pass.takeUpdates()
    #expect(updates.count == 1)
    pass.collectUpdate(late)
    pass.collectLayout(waiting)
    pass.collectLayout(waiting)
    pass.handBack()
    #expect(late.marks.needs == .updateConstraints && waiting.marks.needs == .layout)
    #expect(served.marks.needs.isEmpty)
    let left = pass.takeLayouts()
    #expect(left.isEmpty && waiting.marks.awaitLayout())
  }

  @Test("whom declarations asked for parents is known for one round")
  func ancestry() {
    var pass = LayoutPass(isQuestion: false)
    let record = ItemRecord()
    pass.askedAncestry().insert(record)
    let same = pass.askedAncestry()
    #expect(same.contains(record))
    pass.forgetAskedAncestry()
    let other = pass.askedAncestry()
    #expect(!other.contains(record))
  }

  @Test("a height is asked for once at each width, and again after the item changed")
  func heights() {
    var measure = MeasuredHeight()
    measure.update(followsWidth: true)
    let asked = [100.0, 100, 90].map { measure.ask(at: $0) }
    #expect(asked == [true, false, true])
    measure.update(followsWidth: true)
    let again = measure.ask(at: 90)
    #expect(again)
  }
}
