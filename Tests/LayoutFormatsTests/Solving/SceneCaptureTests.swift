import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("Scenes of view hierarchies")
struct SceneCaptureTests {
  @Test("A scene built in the kernel is captured as the same scene")
  func roundTrip() throws {
    var label = SceneItem(id: "label")
    label.intrinsicContentSize.width = 40
    label.contentHugging.horizontal = 300.5
    label.compressionResistance.vertical = 1
    label.baselineOffsets = SceneItem.BaselineOffsets(first: 3, last: 2)
    label.layoutMargins.left = 9
    var document = SceneDocument(
      name: "again",
      direction: .rightToLeft,
      size: LayoutSize(width: 80, height: 50),
      root: SceneItem(id: "root", children: [label], guides: ["guide"])
    )
    document.constraints = [
      SceneConstraint(
        SceneAnchor("label", .leading),
        .greaterThanOrEqual,
        SceneAnchor("guide", .trailing),
        multiplier: 2,
        constant: -3,
        priority: 700.5,
        identifier: "gap"
      ),
      SceneConstraint(SceneAnchor("guide", .width), .equal, SceneAnchor("root", .height)),
    ]
    let tree = try SceneTree(document)
    #expect(try SceneDocument(capturing: tree.root, name: "again") == document)
  }

  @Test(
    "A hidden view of a stack is reported with the place and thickness it has",
    arguments: LayoutAxis.allCases
  )
  func hidden(axis: LayoutAxis) throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 50))
    let views = [(20.0, 15.0), (30, 40), (10, 15)].map { length, thickness in
      let view = LayoutView()
      let isRow = axis == .horizontal
      view.widthAnchor.constraint(equalToConstant: isRow ? length : thickness).isActive = true
      view.heightAnchor.constraint(equalToConstant: isRow ? thickness : length).isActive = true
      return view
    }
    let stack = LayoutStackView(arrangedSubviews: views)
    views[1].layoutName = "hidden"
    views[1].isHidden = true
    stack.axis = axis
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let answer = try SceneDocument(capturing: root).solved()
    // Behind 20 points and half of the distance of 4.
    let frame =
      axis == .horizontal
      ? LayoutRect(x: 22, y: 0, width: 0, height: 15)
      : LayoutRect(x: 0, y: 22, width: 15, height: 0)
    #expect(views[1].frame == frame)
    #expect(answer.frames["hidden"] == frame)
    #expect(answer.diagnostics.isEmpty)
  }

  @Test("Constraints keep the order of activation, so that the same one yields in a conflict")
  func activationOrder() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 50))
    root.layoutName = "root"
    root.layoutNode.issueHandler = LayoutIssueHandler { _ in }
    let views = ["a", "b"].map { name in
      let view = LayoutView()
      view.layoutName = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
    // The tree has the third, which the root holds, before the two that the views hold.
    let active = [
      views[1].widthAnchor.constraint(equalToConstant: 40),
      views[0].widthAnchor.constraint(equalToConstant: 50),
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor),
    ]
    for constraint in active { constraint.isActive = true }
    root.layoutIfNeeded()
    let live = try #require(root.layoutConflicts.first)
    #expect(live.broken === active[2])
    let document = try SceneDocument(capturing: root)
    let captured = document.constraints.map(\.description)
    #expect(captured.suffix(3) == ["b.width == 40", "a.width == 50", "a.width == b.width"])
    let answer = try document.solved()
    #expect(answer.diagnostics.map { $0.broken?.text } == ["a.width == b.width"])
    for view in views { #expect(answer.frames[view.givenName]?.width == view.frame.width) }
  }

  @Test("Every scene of the collection gives the same frames after it was captured")
  func collection() throws {
    for scene in try SceneFile.all() where scene.isFeasible {
      let tree = try SceneTree(scene.document)
      tree.root.layoutIfNeeded()
      let captured = try SceneDocument(capturing: tree.root)
      #expect(captured.constraints.count == scene.document.constraints.count, "\(scene.file)")
      let copy = try SceneTree(captured)
      copy.root.layoutIfNeeded()
      let frames = copy.frames
      for (id, frame) in tree.frames {
        let again = try #require(frames[id])
        // Sums are taken in another order, and frames are rounded to about a millionth.
        let differences = [
          again.minX - frame.minX, again.minY - frame.minY, again.width - frame.width,
          again.height - frame.height,
        ]
        #expect(differences.allSatisfy { abs($0) < 0.00001 }, "\(scene.file) \(id)")
      }
    }
  }

  @Test("Views placed by frames and the guides of every view become constraints")
  func placement() throws {
    let root = LayoutView(frame: LayoutRect(x: 5, y: 6, width: 100, height: 50))
    root.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let placed = LayoutView(frame: LayoutRect(x: 10, y: 20, width: 30, height: 15))
    placed.layoutMargins = .zero
    let free = LayoutView()
    free.layoutName = "free"
    free.layoutMargins = .zero
    free.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(placed)
    placed.addSubview(free)
    let margins = root.layoutMarginsGuide
    LayoutConstraint.activate([
      free.leftAnchor.constraint(equalTo: margins.leftAnchor),
      free.topAnchor.constraint(equalTo: margins.topAnchor),
      free.rightAnchor.constraint(equalTo: margins.rightAnchor),
      free.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    let answer = try SceneDocument(capturing: root).solved()
    #expect(answer.isFeasible)
    #expect(answer.frames["LayoutView#1"] == LayoutRect(x: 0, y: 0, width: 100, height: 50))
    #expect(answer.frames["LayoutView#2"] == LayoutRect(x: 10, y: 20, width: 30, height: 15))
    // The margins of the root are (2, 1) to (96, 47), seen from (10, 20).
    #expect(answer.frames["free"] == LayoutRect(x: -8, y: -19, width: 94, height: 46))
  }

  @Test("Alignment insets and parts that read in another direction are kept")
  func surroundings() throws {
    final class Inset: LayoutView {
      override var alignmentRectInsets: LayoutInsets {
        LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 50))
    root.layoutName = "root"
    let odd = Inset(frame: LayoutRect(x: 10, y: 5, width: 60, height: 40))
    odd.layoutName = "odd"
    odd.semanticContentAttribute = .forceRightToLeft
    root.addSubview(odd)
    let inner = Inset()
    inner.layoutName = "inner"
    inner.translatesAutoresizingMaskIntoConstraints = false
    odd.addSubview(inner)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: odd.leadingAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: odd.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    let answer = try SceneDocument(capturing: root).solved()
    for view in [odd, inner] {
      #expect(answer.frames[view.givenName] == view.frame, "\(view.givenName)")
    }
    // 20 by 10 within insets, 7 inside the right end of what is 4 inside of 60.
    #expect(inner.frame.size == LayoutSize(width: 26, height: 14))
    #expect(inner.frame.maxX == 60 - 4 - 7 + 4)
  }

  @Test("A margin of what scrolls, seen from inside, has no word")
  func scrollingMargin() {
    let scroll = LayoutScrollView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    scroll.layoutName = "scroll"
    let content = LayoutView()
    content.layoutName = "content"
    scroll.addSubview(content)
    LayoutConstraint(
      item: content,
      attribute: .left,
      relatedBy: .equal,
      toItem: scroll,
      attribute: .leftMargin,
      multiplier: 1,
      constant: 0
    ).isActive = true
    let error = #expect(throws: SceneCaptureError.self) { try SceneDocument(capturing: scroll) }
    #expect(error?.reason == "it names a margin of something that scrolls")
  }

  @Test("The guides every view has are known whatever they are called")
  func renamedGuides() throws {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 50))
    root.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutMarginsGuide.identifier = "inner"
    let answer = try SceneDocument(capturing: root).solved()
    #expect(answer.isFeasible)
    #expect(answer.frames["LayoutView#1.inner"] == LayoutRect(x: 2, y: 1, width: 94, height: 46))
  }
}
