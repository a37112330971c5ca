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

  @Test("Two dialects in one slot of an item are reported once, with both lines, and both hold")
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

  /// What the four dialects made of one view, and a batch in each that nobody can carry out.
  private static let refusals: [(owner: LayoutDialect, batch: @Sendable (LayoutView) -> Void)] = [
    (.maker, { view in view.snp.remakeConstraints { $0.width.equalTo(Double.nan) } }),
    (.attribute, { view in view.easy.layout(Width(.nan)) }),
    (
      .operators,
      { view in constrain(view, replace: ConstraintGroup(adopting: view)) { $0.width == .nan } }
    ),
    (.autoPin, { view in view.autoSetDimension(.width, toSize: .nan) }),
  ]

  @Test("A refused batch hands back what was adopted for it", arguments: 0..<4)
  func refusedBatch(number: Int) {
    let (root, view) = scene()
    var kinds: [LayoutIssue.Kind] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    view.easy.layout(Left(1))
    view.snp.makeConstraints { $0.top.equalToSuperview().offset(2) }
    let group = constrain(view) { $0.width == 3 }
    view.autoSetDimension(.height, toSize: 4)
    let made = root.constraints + view.constraints
    let dialects = made.map(\.dialect)
    let (owner, batch) = Self.refusals[number]
    #expect(view.adoptConstraints(by: owner) { batch(view) }.isEmpty)
    #expect(kinds.count == 1)
    #expect(made.map(\.dialect) == dialects)
    #expect(made.filter(\.isActive).count == made.count)
    #expect(group.constraints.count == 1)
    #expect(frame(root, view) == [1, 2, 3, 4])
    // Each dialect still finds, replaces and removes its own.
    view.snp.updateConstraints { $0.top.equalToSuperview().offset(5) }
    view.easy.layout(Left(6))
    constrain(view, replace: group) { $0.width == 7 }
    #expect(frame(root, view) == [6, 5, 7, 4])
    view.easy.clear()
    view.snp.removeConstraints()
    constrain(clear: group)
    #expect(view.constraints(of: .autoPin).count == 1)
    #expect((root.constraints + view.constraints).count == 1)
    #expect(kinds.count == 1)
  }

  /// Two views of which one belongs to each dialect, and a batch in each that speaks of both.
  private static let jointRefusals: [@Sendable (LayoutView, LayoutView) -> Void] = [
    { a, b in
      constrain(a, b, replace: ConstraintGroup(adopting: a)) { a, b in
        a.width == 5
        b.width == .nan
      }
    },
    { a, b in [a, b].autoSetViewsDimension(.width, toSize: .nan) },
    { a, b in
      LayoutConstraint.autoCreateAndInstallConstraints {
        a.autoSetDimension(.width, toSize: 5)
        b.autoSetDimension(.width, toSize: .nan)
      }
    },
    { a, _ in a.snp.updateConstraints { $0.top.equalToSuperview().offset(5) } },
    { a, _ in
      a.snp.makeConstraints { $0.height.equalTo(5) }
      a.snp.prepareConstraints { $0.left.equalTo(a.snp.width) }
    },
    { a, _ in
      a.easy.layout(Height(5))
      a.easy.layout(Left(.infinity))
    },
  ]

  @Test("A batch that speaks of several items is refused for all of them", arguments: 0..<6)
  func jointRefusal(number: Int) {
    let (root, a) = scene()
    let b = LayoutView()
    root.addSubview(b)
    var count = 0
    root.layoutNode.issueHandler = LayoutIssueHandler { _ in count += 1 }
    a.easy.layout(Left(1), Width(2))
    b.easy.layout(Left(3), Width(4))
    let made = root.constraints + a.constraints + b.constraints
    #expect(a.adoptConstraints(by: .maker) { Self.jointRefusals[number](a, b) }.isEmpty)
    #expect(count > 0)
    #expect(root.constraints + a.constraints + b.constraints == made)
    #expect(made.allSatisfy { $0.dialect == .attribute })
    a.easy.layout(Left(5))
    #expect(frame(root, a).first == 5)
  }

  @Test("What a layout pass reports in a batch does not refuse it, nor what is refused of others")
  func reportsOfOthers() {
    final class Wild: LayoutView {
      override var intrinsicContentSize: LayoutSize { LayoutSize(width: .nan, height: .nan) }
    }
    let (root, view) = scene()
    root.layoutNode.issueHandler = .silent
    let (wild, other) = (Wild(), LayoutView())
    for view in [wild, other] { root.addSubview(view) }
    view.easy.layout(Left(1), Top(2), Width(3), Height(4))
    let adopted = view.adoptConstraints(by: .maker) {
      view.snp.remakeConstraints { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(9)
      }
      wild.easy.layout(Left())
      root.layoutIfNeeded()
      other.snp.makeConstraints { $0.left.equalTo(view.snp.right).offset(Double.nan) }
    }
    #expect(adopted.count == 4)
    #expect(frame(root, view) == [0, 0, 9, 9])
    #expect(view.constraints(of: .attribute).isEmpty)
    #expect(view.constraints(of: .maker).count == 4)
  }

  @Test("A batch that has begun well and is refused in the end leaves nothing")
  func refusedInTheEnd() {
    let (root, view) = scene()
    root.layoutNode.issueHandler = .silent
    view.easy.layout(Left(1), Top(2), Width(3), Height(4))
    let made = root.constraints + view.constraints
    let adopted = view.adoptConstraints(by: .maker) {
      view.snp.remakeConstraints { $0.edges.equalToSuperview() }
      root.layoutIfNeeded()
      view.snp.makeConstraints { $0.left.equalTo(view.snp.width) }
    }
    #expect(adopted.isEmpty)
    #expect(frame(root, view) == [1, 2, 3, 4])
    #expect(root.constraints + view.constraints == made)
    view.easy.layout(Left(5))
    #expect(frame(root, view) == [5, 2, 3, 4])
  }

  @Test("A batch that is carried out keeps what it adopted")
  func acceptedBatch() {
    let (root, view) = scene()
    view.easy.layout(Left(1), Top(2), Width(3), Height(4))
    let adopted = view.adoptConstraints(by: .maker) {
      view.snp.updateConstraints { $0.left.equalToSuperview().offset(5) }
    }
    #expect(adopted.count == 4)
    view.easy.clear()
    #expect(frame(root, view) == [5, 2, 3, 4])
  }

  @Test("An error hands back what was adopted, and a refusal inside another batch undoes both")
  func errorsAndNesting() {
    struct Failure: Error {}
    let (root, view) = scene()
    root.layoutNode.issueHandler = LayoutIssueHandler { _ in }
    view.easy.layout(Left(1))
    view.snp.makeConstraints { $0.top.equalToSuperview().offset(2) }
    #expect(throws: Failure.self) {
      try view.adoptConstraints(by: .autoPin) { throw Failure() }
    }
    #expect(view.constraints(of: .attribute).count == 1)
    view.adoptConstraints(by: .maker) {
      view.adoptConstraints(by: .autoPin) { view.autoSetDimension(.width, toSize: .nan) }
    }
    #expect(view.constraints(of: .attribute).count == 1)
    #expect(view.constraints(of: .maker).count == 1)
  }
}
