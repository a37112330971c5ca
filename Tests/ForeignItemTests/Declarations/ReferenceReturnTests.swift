import AttributeLayout
import Testing

@Suite("A reference that moves")
struct ReferenceReturnTests {
  private func makeView(_ name: String) -> LayoutView {
    let view = LayoutView()
    view.layoutName = name
    return view
  }

  @Test("An item moves, a pass, its reference follows: the attribute stands again")
  func follows() {
    let first = LayoutView(frame: rect(0, 0, 200, 100))
    let second = LayoutView(frame: rect(0, 0, 200, 100))
    for root in [first, second] { root.layoutNode.issueHandler = LayoutIssueHandler { _ in } }
    let (item, reference) = (makeView("item"), makeView("reference"))
    for view in [item, reference] { first.addSubview(view) }
    reference.easy.layout(Left(20), Width(10))
    item.easy.layout(Left(5).to(reference), Width(10))
    first.layoutIfNeeded()
    #expect(item.frame.minX == 35)
    second.addSubview(item)
    second.layoutIfNeeded()
    second.addSubview(reference)
    second.layoutIfNeeded()
    #expect(reference.frame.minX == 20)
    #expect(item.frame.minX == 35)
  }

  @Test("The reference leaves, a pass, and it returns: the attribute stands again")
  func returns() {
    let root = LayoutView(frame: rect(0, 0, 200, 100))
    root.layoutNode.issueHandler = LayoutIssueHandler { _ in }
    let (item, reference) = (makeView("item"), makeView("reference"))
    for view in [item, reference] { root.addSubview(view) }
    reference.easy.layout(Left(20), Width(10))
    item.easy.layout(Left(5).to(reference), Width(10))
    root.layoutIfNeeded()
    reference.removeFromSuperview()
    root.layoutIfNeeded()
    root.addSubview(reference)
    root.layoutIfNeeded()
    #expect(reference.frame.minX == 20)
    #expect(item.frame.minX == 35)
  }

  @Test("A reference that arrives after the item is tied in the next pass")
  func arrives() {
    let root = LayoutView(frame: rect(0, 0, 200, 100))
    root.layoutNode.issueHandler = LayoutIssueHandler { _ in }
    let (item, reference) = (makeView("item"), makeView("reference"))
    reference.easy.layout(Left(20), Width(10))
    item.easy.layout(Left(5).to(reference), Width(10))
    root.addSubview(item)
    root.layoutIfNeeded()
    root.addSubview(reference)
    root.layoutIfNeeded()
    #expect(item.frame.minX == 35)
  }
}
