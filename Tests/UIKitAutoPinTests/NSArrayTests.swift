import Testing
import UIKitAutoPin

@Suite("Arrays as source for UIKit writes them")
struct NSArrayTests {
  private let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  private let views = "abc".map { letter in
    let view = LayoutView()
    view.layoutName = String(letter)
    return view
  }

  init() {
    for view in views { root.addSubview(view) }
  }

  @Test("A literal distributes its views, and skips what is none")
  func literal() {
    let row: NSArray = [views[0], "no view", views[1], views[2]]
    let made = row.autoDistributeViews(
      along: .horizontal,
      alignedTo: .horizontal,
      withFixedSize: 40,
      insetSpacing: false
    )
    // Three sizes, three places, two alignments.
    #expect(made.count == 8)
    views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    row.autoSetViewsDimension(.height, toSize: 20)
    root.layoutIfNeeded()
    // 400 - 3 · 40 = 280 points in two spaces.
    #expect(views.map(\.frame.minX) == [0, 180, 360])
    #expect(views.map(\.frame.minY) == [10, 10, 10])
  }

  @Test("A Swift array bridges; each call answers as that of the Swift array does")
  func bridged() {
    let row = views as NSArray
    let pairs: [([LayoutConstraint], [LayoutConstraint])] = [
      (row.autoAlignViews(to: ALEdge.top), views.autoAlignViews(to: ALEdge.top)),
      (row.autoAlignViews(to: ALAxis.baseline), views.autoAlignViews(to: ALAxis.baseline)),
      (row.autoMatchViewsDimension(.width), views.autoMatchViewsDimension(.width)),
      (
        row.autoSetViewsDimension(.width, toSize: 4), views.autoSetViewsDimension(.width, toSize: 4)
      ),
      (row.autoSetViewsDimensions(to: .zero), views.autoSetViewsDimensions(to: .zero)),
      (
        row.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSpacing: 5),
        views.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSpacing: 5)
      ),
      (
        row.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 5),
        views.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 5)
      ),
    ]
    for (bridged, native) in pairs {
      #expect(!native.isEmpty)
      #expect(bridged.map(\.formula) == native.map(\.formula))
    }
  }

  @Test("Constraints in an array are installed, named and removed")
  func constraints() {
    let made = LayoutConstraint.autoCreateConstraintsWithoutInstalling {
      views[0].autoSetDimensions(to: LayoutSize(width: 1, height: 2))
    }
    let array = made as NSArray
    array.autoIdentifyConstraints("size").autoInstallConstraints()
    #expect(
      views[0].constraints.map(\.formula) == ["a.width == 1 'size'", "a.height == 2 'size'"]
    )
    array.autoRemoveConstraints()
    #expect(views[0].constraints.isEmpty)
  }

  @Test("What cannot be carried out names the line that asked for it")
  func refusal() {
    var issues: [LayoutIssue] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { issues.append($0) }
    ([views[0]] as NSArray).autoAlignViews(to: ALEdge.left)
    let line = UInt(#line - 1)
    #expect(issues.map(\.kind) == [.invalidUse("aligning takes at least 2 items")])
    #expect(issues.first?.source?.line == line)
  }
}
