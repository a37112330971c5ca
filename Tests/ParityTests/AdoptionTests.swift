import AttributeLayout
import ConstraintKernel
import MakerLayout
import OperatorLayout
import Testing

@Suite("Moving between dialects")
struct AdoptionTests {
  private func scene() -> (LayoutView, LayoutView) {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    root.layoutNode.issueHandler = .strict
    let view = LayoutView()
    root.addSubview(view)
    return (root, view)
  }

  private func frame(_ root: LayoutView, _ view: LayoutView) -> [Double] {
    root.layoutIfNeeded()
    return [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
  }

  @Test("The maker updates and removes what attributes declared, once it has adopted it")
  func attributesToMaker() {
    let (root, view) = scene()
    view.easy.layout(Left(10), Top(20), Width(30), Height(40))
    #expect(frame(root, view) == [10, 20, 30, 40])
    #expect(view.adoptConstraints(by: .maker).count == 4)
    #expect(frame(root, view) == [10, 20, 30, 40])
    view.snp.updateConstraints { $0.left.equalToSuperview().offset(11) }
    #expect(frame(root, view) == [11, 20, 30, 40])
    view.easy.clear()
    #expect(frame(root, view) == [11, 20, 30, 40])
    view.snp.removeConstraints()
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.isEmpty)
  }

  @Test("Attributes replace by slot what a maker made, once they have adopted it")
  func makerToAttributes() {
    let (root, view) = scene()
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(5)
      make.size.equalTo(50)
    }
    #expect(frame(root, view) == [5, 5, 50, 50])
    view.adoptConstraints(by: .attribute)
    view.easy.layout(CenterX())
    #expect(frame(root, view) == [75, 5, 50, 50])
    view.snp.removeConstraints()
    #expect(frame(root, view) == [75, 5, 50, 50])
    view.easy.clear()
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.isEmpty)
  }

  @Test("What a group gave away it neither toggles nor replaces")
  func operatorsToMaker() {
    let (root, view) = scene()
    let group = constrain(view, root) { view, root in
      view.left == root.left + 1
      view.top == root.top + 2
      view.width == 3
      view.height == 4
    }
    view.adoptConstraints(by: .maker)
    constrain(clear: group)
    #expect(frame(root, view) == [1, 2, 3, 4])
  }

  @Test("Two dialects in one slot of an item are told, and both hold")
  func sharing() {
    let (root, view) = scene()
    var kinds: [LayoutIssue.Kind] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    view.easy.layout(Left(10), Top(20), Width(30), Height(40))
    view.snp.makeConstraints { $0.left.equalToSuperview().offset(10) }
    #expect(
      kinds == [
        .slotIsShared(with: "LayoutView.left == LayoutView.left + 10", of: "AttributeLayout")
      ]
    )
    #expect(frame(root, view) == [10, 20, 30, 40])
  }
}
