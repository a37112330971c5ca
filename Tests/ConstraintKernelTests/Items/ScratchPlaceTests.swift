import ConstraintKernel
import Testing

@Suite("What a front keeps for the next block of a hierarchy")
struct ScratchPlaceTests {
  private final class Tool {}
  private final class OtherTool {}

  private func keep(_ tool: AnyObject, for item: LayoutView) {
    ScratchPlace(for: .record(of: item))?.keep(tool)
  }

  private func take(for item: LayoutView) -> Tool? {
    ScratchPlace(for: .record(of: item))?.take(Tool.self)
  }

  @Test("One block takes what another of the hierarchy kept, once")
  func once() {
    let (root, first, second) = (LayoutView(), LayoutView(), LayoutView())
    root.addSubview(first)
    first.addSubview(second)
    let tool = Tool()
    keep(tool, for: first)
    #expect(take(for: second) === tool)
    #expect(take(for: second) == nil)
    keep(OtherTool(), for: first)
    #expect(take(for: first) == nil)
  }

  @Test("It goes with the first layout pass, and what is kept later stays")
  func passes() {
    let (root, view) = (LayoutView(), LayoutView())
    root.addSubview(view)
    weak var early: Tool?
    do {
      let tool = Tool()
      early = tool
      keep(tool, for: view)
    }
    #expect(early != nil)
    root.layoutIfNeeded()
    #expect(early == nil)
    let late = Tool()
    keep(late, for: view)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(take(for: view) === late)
  }

  @Test("Blocks of a deep hierarchy that is being built take what those before kept nearby")
  func depth() {
    let root = LayoutView()
    var views = [root]
    var tool = Tool()
    var changes = 0
    for _ in 0..<400 {
      let view = LayoutView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views[views.count - 1].addSubview(view)
      views.append(view)
      if let taken = take(for: view) {
        #expect(taken === tool)
      } else {
        tool = Tool()
        changes += 1
      }
      keep(tool, for: view)
    }
    #expect(changes <= 7)
    root.layoutIfNeeded()
    #expect(views.allSatisfy { take(for: $0) == nil })
  }

  @Test("An item on its own has no place")
  func alone() {
    let view = LayoutView()
    keep(Tool(), for: view)
    #expect(take(for: view) == nil)
  }

  @Test("A place keeps no item alive, and outlasts the top")
  func topGoes() {
    weak var gone: LayoutView?
    let view = LayoutView()
    do {
      let root = LayoutView()
      gone = root
      root.addSubview(view)
      let place = ScratchPlace(for: .record(of: view))
      view.removeFromSuperview()
      _ = consume root
      #expect(gone == nil)
      place?.keep(Tool())
    }
    #expect(take(for: view) == nil)
  }
}
