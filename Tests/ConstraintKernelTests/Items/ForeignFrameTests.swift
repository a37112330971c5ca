import ConstraintKernel
import Testing

/// A rectangle of a class of its own.
final class PlainBox: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: (any LayoutItem)? { didSet { layoutParentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame: LayoutRect { didSet { deliveries += 1 } }
  var deliveries = 0

  init(_ frame: LayoutRect = .zero, in parent: (any LayoutItem)? = nil) {
    layoutFrame = frame
    self.parent = parent
    layoutParentDidChange()
  }

  /// A box that lies in this one and is placed by constraints.
  func filledChild() -> PlainBox {
    let box = PlainBox(in: self)
    box.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: leftAnchor),
      box.rightAnchor.constraint(equalTo: rightAnchor),
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return box
  }
}

extension SeparatePrograms {
  @Suite("The frame of a foreign root is its own", .serialized)
  struct ForeignFrameTests {
    @Test("A root that got another frame is read anew in the next pass", arguments: [0.0, 1])
    func resized(scale: Double) {
      let root = PlainBox(rect(0, 0, 100, 80))
      root.layoutNode.environment = LayoutEnvironment(displayScale: scale)
      let box = root.filledChild()
      root.layoutIfNeeded()
      #expect(box.layoutFrame == rect(0, 0, 100, 80))
      root.layoutFrame = rect(5, 6, 200, 50)
      root.layoutIfNeeded()
      #expect(box.layoutFrame == rect(0, 0, 200, 50))
      #expect(root.layoutFrame == rect(5, 6, 200, 50))
      root.layoutFrame.size.width = 0
      box.layoutIfNeeded()
      #expect(box.layoutFrame == rect(0, 0, 0, 50))
    }

    @Test("No pass overwrites it, whatever else is edited")
    func untouched() {
      let root = PlainBox(rect(0, 0, 100, 80))
      let box = root.filledChild()
      root.layoutIfNeeded()
      let deliveries = root.deliveries
      root.layoutFrame = rect(0, 0, 200, 50)
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
      root.layoutIfNeeded()
      #expect(root.layoutFrame == rect(0, 0, 200, 50))
      #expect(box.layoutFrame == rect(0, 0, 200, 50))
      root.layoutFrame = rect(0, 0, 300, 40)
      root.invalidateIntrinsicContentSize()
      root.layoutMargins = LayoutInsets(top: 3)
      root.layoutIfNeeded()
      #expect(root.layoutFrame == rect(0, 0, 300, 40))
      #expect(box.layoutFrame == rect(0, 0, 300, 40))
      root.layoutFrame = rect(0, 0, 20, 30)
      root.layoutNode.environment = LayoutEnvironment(displayScale: 2)
      root.layoutIfNeeded()
      #expect(root.layoutFrame == rect(0, 0, 20, 30))
      #expect(root.deliveries == deliveries + 3)
    }

    @Test("A conflict with it is reported once, and it keeps its frame")
    func conflict() {
      let root = PlainBox(rect(0, 0, 100, 80))
      let box = root.filledChild()
      let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
      least.isActive = true
      root.layoutIfNeeded()
      root.layoutFrame = rect(0, 0, 40, 80)
      var told: [LayoutIssue.Kind] = []
      root.layoutNode.issueHandler = LayoutIssueHandler { told.append($0.kind) }
      root.layoutIfNeeded()
      #expect(told.count == 1)
      #expect(root.layoutConflicts.map(\.broken) == [least])
      #expect(root.layoutFrame == rect(0, 0, 40, 80))
      #expect(box.layoutFrame == rect(0, 0, 40, 80))
    }

    @Test("A root with a frame of no numbers is reported and keeps what the last pass read")
    func invalid() async {
      await #expect(processExitsWith: .success) {
        BoundedProcess.bound()
        let root = PlainBox(rect(0, 0, 100, 80))
        let box = root.filledChild()
        var told: [LayoutIssue.Kind] = []
        root.layoutNode.issueHandler = LayoutIssueHandler { told.append($0.kind) }
        root.layoutIfNeeded()
        root.layoutFrame = rect(0, 0, .nan, .infinity)
        root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
        root.layoutIfNeeded()
        #expect(box.layoutFrame == rect(0, 0, 100, 80))
        #expect(told.count == 1)
        root.layoutFrame = rect(0, 0, 50, 40)
        root.layoutIfNeeded()
        #expect(box.layoutFrame == rect(0, 0, 50, 40))
      }
    }
  }
}
