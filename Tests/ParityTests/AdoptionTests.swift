import AttributeLayout
import AutoPinLayout
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

  @Test("A group takes over what any dialect made, and replaces it as its own")
  func anythingToOperators() {
    let (root, view) = scene()
    view.snp.makeConstraints { $0.left.top.equalToSuperview().offset(5) }
    view.autoSetDimensions(to: LayoutSize(width: 50, height: 60))
    #expect(view.constraints(of: .autoPin).map(\.firstAttribute) == [.width, .height])
    let group = ConstraintGroup(adopting: view)
    #expect(group.constraints.count == 4)
    #expect(view.constraints(of: .maker).isEmpty)
    #expect(frame(root, view) == [5, 5, 50, 60])
    constrain(view, root, replace: group) { view, root in
      view.left == root.left + 7
      view.top == root.top + 8
      view.width == 9
      view.height == 10
    }
    #expect(frame(root, view) == [7, 8, 9, 10])
    #expect(view.constraints(of: .operators).count == 4)
  }

  @Test("Pinning finds and removes what another dialect gave it")
  func makerToAutoPin() {
    let (root, view) = scene()
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(5)
      make.size.equalTo(50)
    }
    view.adoptConstraints(by: .autoPin)
    view.snp.removeConstraints()
    #expect(frame(root, view) == [5, 5, 50, 50])
    view.constraints(of: .autoPin).autoRemoveConstraints()
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.isEmpty)
  }

  @Test("Two dialects in one slot of an item are told once, with both lines, and both hold")
  func sharing() {
    let (root, view) = scene()
    var kinds: [LayoutIssue.Kind] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    let line = LayoutSource(line: #line + 1)
    view.easy.layout(Left(10), Top(20), Width(30), Height(40))
    view.snp.makeConstraints { $0.left.equalToSuperview().offset(10) }
    guard case .slotIsShared(let held, "AttributeLayout")? = kinds.first else {
      Issue.record("\(kinds)")
      return
    }
    #expect(held.hasSuffix("Left(10) (\(line))"))
    view.snp.makeConstraints { $0.top.equalToSuperview().offset(20) }
    #expect(kinds.count == 1)
    #expect(frame(root, view) == [10, 20, 30, 40])
  }
}
